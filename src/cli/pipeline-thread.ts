// The thread of the pipeline and the feeds, as its parent sees it. One that says nothing for minutes is caught in something that has no end: it is
// ended, and another takes its place, which is told what the first had in hand, and takes less of it.

import { extname, join } from 'node:path'
import { type ResourceLimits, Worker } from 'node:worker_threads'
import type { Log } from '../log.ts'
import type { Count } from '../meter.ts'
import type { InHand, WorkerData, WorkerMessage } from './worker-main.ts'

/** How often is looked whether the thread said anything. It reports every 2 seconds. */
const LOOK_MS = 5_000
/** Looks in vain until it is told to be silent, and until it is ended. */
const SILENT_LOOKS = 6
const LOST_LOOKS = 24

export interface PipelineThread {
  /** What it knows to be wrong, and that it says nothing. */
  degraded: () => readonly string[]
  counts: () => readonly Count[]
  /** Settles when it fails and none takes its place. */
  failure: Promise<Error>
  stop: () => Promise<void>
}

export interface PipelineThreadOptions {
  data: Omit<WorkerData, 'doubted' | 'goesOn'>
  log: Log
  /** The thread's program. */
  program?: string
  /** Unset: the engine's own. */
  limits?: ResourceLimits
  /** Has something done again and again; gives what ends that. Counted, not timed: a machine that slept was not silent. */
  again?: (look: () => void) => () => void
}

const everyLook = (look: () => void): (() => void) => {
  const timer = setInterval(look, LOOK_MS)
  return () => clearInterval(timer)
}

export function startPipelineThread({
  data,
  log,
  program = workerProgram(),
  limits,
  again = everyLook,
}: PipelineThreadOptions): PipelineThread {
  const failure = Promise.withResolvers<Error>()
  let report: Extract<WorkerMessage, { kind: 'report' }> = { kind: 'report', degraded: [], counts: [] }
  const inHand: Partial<Record<'pipeline' | 'feeds', InHand | null>> = {}
  // A feed is in hand only while the processor reads it: then that is what it is caught in.
  const doubtedNow = (): InHand | undefined => inHand.feeds ?? inHand.pipeline ?? undefined
  let silentLooks = 0
  let exited: Promise<unknown>
  let thread = start()

  function start(place: Pick<WorkerData, 'doubted' | 'goesOn'> = {}): Worker {
    const started = new Worker(program, {
      workerData: { ...data, ...place } satisfies WorkerData,
      ...(limits && { resourceLimits: limits }),
    })
    // Not by "once", which fails when the thread does: that it ended is all that is waited for.
    exited = new Promise((resolve) => started.once('exit', resolve))
    silentLooks = 0
    inHand.feeds = null
    inHand.pipeline = null
    started.on('message', (message: WorkerMessage) => {
      // What was on its way when it was ended.
      if (started !== thread) return
      silentLooks = 0
      if (message.kind === 'report') report = message
      else inHand[message.by] = message.taken
    })
    started.once('error', (error: unknown) => {
      // It may have run out of memory as it was ended.
      if (started !== thread) return
      // One that is too large for the memory is found as one that has no end.
      if (isOutOfMemory(error) && doubtedNow()) replace('out of memory')
      else failure.resolve(error instanceof Error ? error : new Error(String(error)))
    })
    return started
  }

  function replace(reason: string): void {
    const doubted = doubtedNow()
    log.error('pipeline.replaced', { reason, stage: doubted?.stage, records: doubted?.ids.length })
    thread = start({ doubted, goesOn: true })
  }

  const stopLooking = again(() => {
    silentLooks += 1
    if (silentLooks < LOST_LOOKS) return
    void thread.terminate()
    replace('silent')
  })

  return {
    degraded: () => (silentLooks < SILENT_LOOKS ? report.degraded : [...report.degraded, 'pipeline: silent']),
    counts: () => report.counts,
    failure: failure.promise,
    stop: async () => {
      stopLooking()
      thread.postMessage('stop')
      await exited
    },
  }
}

const workerProgram = (): string => join(import.meta.dirname, `worker-main${extname(import.meta.filename)}`)

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
