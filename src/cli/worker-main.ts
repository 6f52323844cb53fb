// The thread of the pipeline and the feeds. It ends when its parent says so.

import { randomUUID } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import type { Config } from '../config.ts'
import { createClockWatch } from '../core/clock-watch.ts'
import { createLog, type Log, type LogEvent, type LogFields } from '../log.ts'
import { type Count, createMeter } from '../meter.ts'
import { userAgentOf } from '../pipeline/fetch-feed.ts'
import { runPipeline } from '../pipeline/run.ts'
import { runFeeds } from '../pipeline/run-feeds.ts'
import { createTroubleBook, type TroubleBook, troubleWords } from '../service/troubles.ts'
import { openStore } from '../store/open-store.ts'
import { pipelineDeps } from './pipeline-deps.ts'
import { openWorkerStore } from './worker-store.ts'

export interface WorkerData {
  config: Config
  /** Whether a store that never had a feed gets those of the starter pack. */
  starterFeeds: boolean
}

/** What the thread tells its parent, of its troubles at once. */
export interface WorkerReport {
  degraded: readonly string[]
  counts: readonly Count[]
}

const REPORT_MS = 2_000
const TELL_MS = 30_000

async function run({ config, starterFeeds }: WorkerData): Promise<void> {
  const ending = new AbortController()
  parentPort?.on('message', () => ending.abort())
  const clock = () => Date.now()
  const book = createTroubleBook()
  const meter = createMeter()
  const report = (): void => {
    parentPort?.postMessage({ degraded: book.present().map(troubleWords), counts: meter.read() } satisfies WorkerReport)
  }
  const log = noting(createLog({ level: config.log_level }), { book, clock, changed: report })
  const clockWatch = createClockWatch({ clock, steady: () => performance.now() })
  const effects = { clock, newId: () => randomUUID(), log, config }
  const db = await openWorkerStore({
    open: () => openStore({ dataDir: config.data_dir, databaseUrl: config.database_url }),
    isServer: config.database_url !== undefined,
    log,
    signal: ending.signal,
  })
  const timers = [
    setInterval(report, REPORT_MS),
    // Processes that only serve read there what is wrong here.
    setInterval(() => void book.tell(db, clock()).catch(() => {}), TELL_MS),
  ]
  await Promise.all([
    runPipeline({ ...pipelineDeps(effects, db), meter, isClockBelieved: clockWatch.isBelieved }, ending.signal),
    runFeeds(
      {
        ...effects,
        db,
        meter,
        clockWatch,
        allowPrivate: config.feeds_allow_private,
        userAgent: userAgentOf(config.public_url),
        callbackUrl: config.public_url === undefined ? undefined : `${config.public_url}/websub`,
        starter: starterFeeds,
      },
      ending.signal,
    ),
  ])
  for (const timer of timers) clearInterval(timer)
  await db.close()
  parentPort?.close()
}

/** Events that say of a part of the thread whether it runs as it should. */
const CONDITION: Partial<Record<LogEvent, { part: string; runs: boolean }>> = {
  'pipeline.paused': { part: 'pipeline', runs: false },
  'pipeline.failed': { part: 'pipeline', runs: false },
  'pipeline.resumed': { part: 'pipeline', runs: true },
  'embeddings.failed': { part: 'embeddings', runs: false },
  'embeddings.resumed': { part: 'embeddings', runs: true },
  'feeds.paused': { part: 'feeds', runs: false },
  'feeds.resumed': { part: 'feeds', runs: true },
}
/** What a part that goes on after trouble with the store is rid of. */
const STORE_REASONS = ['store', 'disk full', 'failed']
const EMBEDDING_REASONS = ['too slow', 'failing']

function reasonsOver(part: string, reason: string): readonly string[] {
  if (part === 'embeddings') return EMBEDDING_REASONS
  if (part === 'feeds') return reason === 'store' ? STORE_REASONS : [reason]
  return [...STORE_REASONS, 'clock']
}

/** Notes in the book when a part pauses and when it goes on, as the log says. */
function noting(log: Log, { book, clock, changed }: { book: TroubleBook; clock: () => number; changed: () => void }): Log {
  const note = (event: LogEvent, fields: LogFields = {}): void => {
    const condition = CONDITION[event]
    if (!condition) return
    const { part, runs } = condition
    const reason = typeof fields.reason === 'string' ? fields.reason : 'failed'
    if (!runs) book.begin(part, reason, clock())
    // A server that is slow no longer, but failing, is in one trouble, not in two.
    if (runs || part === 'embeddings')
      book.end(part, runs ? reasonsOver(part, reason) : EMBEDDING_REASONS.filter((other) => other !== reason))
    changed()
  }
  const level =
    (name: 'info' | 'warn' | 'error') =>
    (event: LogEvent, fields?: LogFields): void => {
      note(event, fields)
      log[name](event, fields)
    }
  return { info: level('info'), warn: level('warn'), error: level('error') }
}

await run(workerData)
