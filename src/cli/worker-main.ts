// The thread of the pipeline and the feeds. It ends when its parent says so.

import { randomUUID } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import type { Config } from '../config.ts'
import { createLog, type Log, type LogEvent, type LogFields } from '../log.ts'
import { runPipeline } from '../pipeline/run.ts'
import { runFeeds, userAgentOf } from '../pipeline/run-feeds.ts'
import { openStore } from '../store/open-store.ts'
import { pipelineDeps } from './pipeline-deps.ts'

export interface WorkerData {
  config: Config
  /** Whether a store that never had a feed gets those of the starter pack. */
  starterFeeds: boolean
}

/** What the thread tells its parent whenever it changes. */
export interface WorkerReport {
  degraded: readonly string[]
}

async function run({ config, starterFeeds }: WorkerData): Promise<void> {
  const ending = new AbortController()
  parentPort?.on('message', () => ending.abort())
  const log = reporting(createLog({ level: config.log_level }))
  const effects = { clock: () => Date.now(), newId: () => randomUUID(), log, config }
  const db = await openStore({ dataDir: config.data_dir, databaseUrl: config.database_url })
  await Promise.all([
    runPipeline(pipelineDeps(effects, db), ending.signal),
    runFeeds(
      { ...effects, db, allowPrivate: config.feeds_allow_private, userAgent: userAgentOf(config.public_url), starter: starterFeeds },
      ending.signal,
    ),
  ])
  await db.close()
  parentPort?.close()
}

/** What an event says of a part of the thread: whether it runs as it should. */
const CONDITION: Partial<Record<LogEvent, { part: string; runs: boolean }>> = {
  'pipeline.paused': { part: 'pipeline', runs: false },
  'pipeline.failed': { part: 'pipeline', runs: false },
  'pipeline.resumed': { part: 'pipeline', runs: true },
  'feeds.paused': { part: 'feeds', runs: false },
  'feeds.resumed': { part: 'feeds', runs: true },
}

/** Tells the parent when a part pauses and when it goes on. */
function reporting(log: Log): Log {
  const degraded = new Set<string>()
  const note = (event: LogEvent): void => {
    const condition = CONDITION[event]
    if (!condition) return
    if (condition.runs) degraded.delete(condition.part)
    else degraded.add(condition.part)
    parentPort?.postMessage({ degraded: [...degraded] } satisfies WorkerReport)
  }
  const level =
    (name: 'info' | 'warn' | 'error') =>
    (event: LogEvent, fields?: LogFields): void => {
      note(event)
      log[name](event, fields)
    }
  return { info: level('info'), warn: level('warn'), error: level('error') }
}

await run(workerData)
