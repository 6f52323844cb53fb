// The thread of the pipeline and the feeds. It ends when its parent says so.

import { randomUUID } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import type { Config } from '../config.ts'
import { createClockWatch } from '../core/feeds/clock-watch.ts'
import { createLog } from '../log.ts'
import { type Count, createMeter } from '../meter.ts'
import { createCaution, type Taken } from '../pipeline/caution.ts'
import { userAgentOf } from '../pipeline/fetch-feed.ts'
import { runPipeline } from '../pipeline/run.ts'
import { runFeeds } from '../pipeline/run-feeds.ts'
import { openStore } from '../store/open-store.ts'
import { lastWorkOn } from './last-work.ts'
import { watchNewerStore } from './newer-store.ts'
import { pipelineDeps } from './pipeline-deps.ts'
import { openWorkerStore } from './worker-store.ts'
import { createWorkerTroubles } from './worker-troubles.ts'

export interface WorkerData {
  config: Config
  /** Whether a store that never had a feed gets those of the starter pack. */
  starterFeeds: boolean
  /** What a thread before it had in hand when it was lost. */
  doubted?: InHand | undefined
  /** Whether it takes the place of one that was lost. */
  goesOn?: boolean | undefined
}

/** What the thread tells its parent: its troubles at once, and what a stage takes in hand before it begins. */
export type WorkerMessage =
  | { kind: 'report'; degraded: readonly string[]; counts: readonly Count[] }
  | { kind: 'in hand'; taken: InHand | null; by: 'pipeline' | 'feeds' }

export type InHand = Taken | { stage: 'feed'; ids: readonly string[] }

const REPORT_MS = 2_000

async function run({ config, starterFeeds, doubted, goesOn }: WorkerData): Promise<void> {
  const ending = new AbortController()
  parentPort?.on('message', () => ending.abort())
  const tell = (message: WorkerMessage): void => parentPort?.postMessage(message)
  const clock = () => Date.now()
  const meter = createMeter()
  const report = (): void => {
    tell({ kind: 'report', degraded: troubles.present(), counts: meter.read() })
  }
  const troubles = createWorkerTroubles({ log: createLog({ level: config.log_level }), clock, changed: report })
  const { log } = troubles
  const effects = { clock, newId: () => randomUUID(), log, config }
  const db = await openWorkerStore({
    open: () => openStore({ dataDir: config.data_dir, databaseUrl: config.database_url }),
    isServer: config.database_url !== undefined,
    log,
    signal: ending.signal,
  })
  const workedAt = await lastWorkOn(db)
  const clockWatch = createClockWatch({ clock, steady: () => performance.now(), workedAt })
  const isFeed = doubted?.stage === 'feed'
  const caution = createCaution({
    told: (taken) => tell({ kind: 'in hand', by: 'pipeline', taken }),
    doubted: isFeed ? undefined : doubted,
  })
  const reporting = setInterval(report, REPORT_MS)
  const telling = troubles.tellTo(db)
  const newer = watchNewerStore(db, () => ending.abort())
  await Promise.all([
    runPipeline({ ...pipelineDeps(effects, db), meter, caution, goesOn, isClockBelieved: clockWatch.isBelieved }, ending.signal),
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
        reading: (id) => tell({ kind: 'in hand', by: 'feeds', taken: id === null ? null : { stage: 'feed', ids: [id] } }),
        endless: isFeed ? doubted.ids[0] : undefined,
      },
      ending.signal,
    ),
  ])
  clearInterval(reporting)
  telling.stop()
  newer.stop()
  await db.close()
  const refused = newer.found()
  if (refused) throw refused
  parentPort?.close()
}

await run(workerData)
