// Runs the pipeline for ever, or until nothing is due.

import { setTimeout as sleep } from 'node:timers/promises'
import { StoreUnavailable, troubleOf } from '../store/database.ts'
import { countWork, type WorkWaiting } from '../store/pipeline-state.ts'
import { createPipeline, type Pipeline, type PipelineDeps, type RoundOutcome } from './pipeline.ts'
import { trainingEnded } from './train-embedder.ts'

/** Where nothing is due the store is asked again soon, then more and more seldom: each time it is twenty statements. */
const IDLE_MS_MIN = 500
const IDLE_MS_MAX = 2_000
const STANDBY_MS = 1_000
const FAILURE_MS_MIN = 1_000
const FAILURE_MS_MAX = 60_000

/** Runs until `signal` aborts; failures are logged and tried again, later and later. Gives the lease back at the end. */
export async function runPipeline(deps: PipelineDeps, signal: AbortSignal): Promise<void> {
  const pipeline = createPipeline({ ...deps, signal, runsOn: true })
  let failureMs = FAILURE_MS_MIN
  let idleRounds = 0
  let isPaused = false
  let isDoubted = false
  deps.log.info('pipeline.started')
  while (!signal.aborted) {
    let waitMs = 0
    try {
      const isBelieved = deps.isClockBelieved?.() !== false
      if (!isBelieved && !isDoubted) deps.log.warn('pipeline.paused', { reason: 'clock' })
      isDoubted = !isBelieved
      const outcome = isBelieved ? await pipeline.round() : 'standby'
      idleRounds = outcome === 'idle' ? idleRounds + 1 : 0
      waitMs = pauseAfter(outcome, idleRounds)
      if (isBelieved && isPaused) deps.log.info('pipeline.resumed')
      isPaused = !isBelieved
      failureMs = FAILURE_MS_MIN
    } catch (error) {
      isPaused = true
      report(deps, error)
      waitMs = failureMs
      failureMs = Math.min(FAILURE_MS_MAX, failureMs * 2)
    }
    if (waitMs > 0) await sleep(waitMs, undefined, { signal }).catch(() => {})
  }
  await pipeline.close().catch((error: unknown) => report(deps, error))
}

/** Milliseconds until the next round, after `idleRounds` in a row that found nothing due. */
export function pauseAfter(outcome: RoundOutcome, idleRounds: number): number {
  switch (outcome) {
    case 'worked':
      return 0
    case 'idle':
      return Math.min(IDLE_MS_MIN * 2 ** (idleRounds - 1), IDLE_MS_MAX)
    case 'standby':
      return STANDBY_MS
  }
}

function report({ log, meter }: PipelineDeps, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  const stack = error instanceof Error ? error.stack : undefined
  meter?.add('sitrep_stage_failures_total', 1, 'pipeline')
  if (error instanceof StoreUnavailable) log.warn('pipeline.paused', { reason: troubleOf(error), message })
  else log.error('pipeline.failed', { message, stack })
}

export interface SettleOptions {
  onProgress?: (waiting: WorkWaiting) => void
  /** Ends it with the round in work, or within one that takes long. */
  signal?: AbortSignal
}

/**
 * Works, or waits for the process that has the lease to work, or for the clock to be believed, until no stage has anything due now, or it is aborted. Gives what is left: held
 * clusters.
 */
export async function settleAll(deps: PipelineDeps, options: SettleOptions = {}): Promise<WorkWaiting> {
  const pipeline = createPipeline({ ...deps, signal: options.signal })
  try {
    return await settleBy(pipeline, deps, options)
  } finally {
    await pipeline.close()
  }
}

/** The same by a pipeline that stays, with its memory. */
export async function settleBy(pipeline: Pipeline, deps: PipelineDeps, { onProgress, signal }: SettleOptions = {}): Promise<WorkWaiting> {
  for (;;) {
    const outcome = deps.isClockBelieved?.() === false ? 'standby' : await pipeline.round()
    const waiting = await waitingNow(deps)
    onProgress?.(waiting)
    if (signal?.aborted) return waiting
    if (outcome === 'standby') await sleep(STANDBY_MS, undefined, { ...(signal && { signal }) }).catch(() => {})
    // What a training beside the rounds has learned is put to work in the rounds after it.
    if (outcome !== 'worked' && isSettled(waiting) && !(await trainingEnded(deps.db))) return waiting
  }
}

function waitingNow({ db, rules, clock }: PipelineDeps): Promise<WorkWaiting> {
  const now = clock()
  return countWork(db, { minOutlets: rules.minOutlets, publishedBefore: now - rules.publishDelayMs, now })
}

function isSettled({ articles, settle, group, maintain, index, split, publish }: WorkWaiting): boolean {
  return articles + settle + group + maintain + index + split + publish === 0
}
