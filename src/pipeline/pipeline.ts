// The pipeline: rounds of due work, one writer at a time. A round takes a few bounded batches of each stage in the order of the
// journey, so that a flood of articles delays what readers see but never starves it. Whatever goes wrong, memory is dropped and
// read anew: the store alone is the truth.

import { DAY_MS, HOUR_MS, MINUTE_MS } from '../core/durations.ts'
import type { Log } from '../log.ts'
import type { Meter } from '../meter.ts'
import type { EmbeddingServer } from '../provider/embedding-server.ts'
import type { LanguageModel } from '../provider/language-model.ts'
import { removeTexts } from '../store/articles.ts'
import { purgeUpdates } from '../store/changes.ts'
import { noteUnsettled } from '../store/clusters.ts'
import { type Database, type Queryable, StoreUnavailable } from '../store/database.ts'
import {
  type Lease,
  LeaseLost,
  type LeaseWatch,
  newLeaseWatch,
  releaseLease,
  renewLease,
  takeLease,
  writeUnderLease,
} from '../store/leases.ts'
import { purgePeople } from '../store/purge-people.ts'
import { returnSetAside, setAside } from '../store/set-aside.ts'
import { purgeSituationTexts } from '../store/situation-texts.ts'
import { noteOtherSpans, purgeSituationList } from '../store/situations.ts'
import { purgeTimelineWalks } from '../store/timeline-walks.ts'
import { analyzeUnknown, tendStore } from '../store/upkeep.ts'
import { purgeUsage } from '../store/usage.ts'
import { assignWaiting } from './assign-articles.ts'
import { type Caution, createCaution } from './caution.ts'
import { type ArticleEmbedder, createArticleEmbedder } from './embed-articles.ts'
import { groupClusters } from './group-clusters.ts'
import type { GoingOn } from './in-steps.ts'
import { indexClusters } from './index-clusters.ts'
import { maintainSituations } from './maintain-situations.ts'
import { forgetOld, type Memory, type Reading, rebuildMemory } from './memory.ts'
import { mergeRipe, mergeTouched } from './merge-clusters.ts'
import { publishDue } from './publish-clusters.ts'
import { repairSituations } from './repair-situations.ts'
import { reviseArticles } from './revise-articles.ts'
import { settleClusters } from './settle-clusters.ts'
import { splitChained } from './split-clusters.ts'
import type { PipelineRules, StageContext, StageOutcome } from './stage.ts'
import { trainEmbedder, trainingEnded } from './train-embedder.ts'
import { createWriting, type Writing } from './write-situations.ts'

const ASSIGN_BATCHES_MAX = 10
const OTHER_BATCHES_MAX = 4
const INDEX_BATCH_CLUSTERS = 200
/** While articles stream in without a pause, second thoughts come at most so often. */
const REPAIR_INTERVAL_MS = 5 * MINUTE_MS
/** Texts of articles that are removed at once. */
const TEXTS_REMOVED_MAX = 1_000
/** Updates of records that are forgotten at once, and after how long. */
const UPDATES_FORGOTTEN_MAX = 5_000
const UPDATES_HISTORY_MS = 30 * DAY_MS
/** Of tens of thousands of events a repair of situations takes many seconds: a pipeline that runs on takes a tenth of its time for it at most. */
const REPAIR_REST = 10
const PURGE_INTERVAL_MS = HOUR_MS
/** A store that fills quickly must be planned for as it is now. */
const TEND_INTERVAL_MS = 5_000
/** The lease is renewed so often, well before it runs out. */
const RENEW_MS = 5_000
/** A reading of the memory that takes so long, and so long again, is told of. */
const READING_TOLD_MS = 10_000
/** A walk of the list may take a day, and a little more. */
const LIST_HISTORY_MS = 25 * HOUR_MS
/** Counts of requests older than this are nobody's business any more. */
const USAGE_HISTORY_MS = 35 * DAY_MS
/** Addresses of people are kept for no longer than their counts may still be asked for. */
const NETWORKS_HISTORY_MS = 2 * DAY_MS

export interface PipelineDeps {
  db: Database
  clock: () => number
  newId: () => string
  log: Log
  rules: PipelineRules
  server?: EmbeddingServer | undefined
  model?: LanguageModel | undefined
  meter?: Meter | undefined
  /** What is known of records that can't be worked; unset: nothing. */
  caution?: Caution | undefined
  /** Whether it goes on in the place of one that ended without a word: what that set aside is not tried again. */
  goesOn?: boolean | undefined
  /** Whether the clock can be believed; while it can't, nothing is decided. */
  isClockBelieved?: (() => boolean) | undefined
  /** Whether it runs for ever: what is better done now and then need not be done before it is idle. Unset: it is. */
  runsOn?: boolean | undefined
  /** Ends what takes long, with nothing of it written: a round then says `standby`, and has its lease to give back. */
  signal?: AbortSignal | undefined
}

/** worked: there may be more to do at once. idle: nothing is due. standby: another process has the lease. */
export type RoundOutcome = 'worked' | 'idle' | 'standby'

export interface Pipeline {
  /** Does one round. Throws what a stage throws, but where taking less may find what failed; the next round then starts from the store. */
  round(): Promise<RoundOutcome>
  /** Gives the lease back. */
  close(): Promise<void>
}

interface State {
  lease: Lease | null
  readonly watch: LeaseWatch
  memory: Memory | null
  thoughtAt: number
  repairedAt: number
  /** What the last repair of situations took. */
  repairMs: number
  purgedAt: number
  tendedAt: number
  readonly caution: Caution
  /** Whether what was set aside before this program began is due again. */
  hasReturned: boolean
  readonly writing: Writing | null
  readonly embedder: ArticleEmbedder | undefined
}

export function createPipeline(deps: PipelineDeps): Pipeline {
  const holder = deps.newId()
  const { db, model, log, server } = deps
  const writing = model ? createWriting({ db, model, log }) : null
  const embedder = server && createArticleEmbedder({ server, log })
  const caution = deps.caution ?? createCaution()
  const hasReturned = deps.goesOn === true
  const state: State = {
    lease: null,
    watch: newLeaseWatch(),
    memory: null,
    thoughtAt: 0,
    repairedAt: 0,
    repairMs: 0,
    purgedAt: 0,
    tendedAt: 0,
    caution,
    hasReturned,
    writing,
    embedder,
  }
  return {
    async round() {
      try {
        if (!(await holdLease(deps, holder, state))) return 'standby'
        return await runRound(deps, state)
      } catch (error) {
        state.memory = null
        if (deps.signal?.aborted && error === deps.signal.reason) return 'standby'
        state.lease = null
        if (error instanceof LeaseLost || error instanceof StoreUnavailable) caution.drop()
        else if (isBlamed(deps, caution, error)) return 'worked'
        if (error instanceof LeaseLost) return 'standby'
        throw error
      }
    },
    async close() {
      await state.writing?.close()
      // It ends as well: its store is closed next.
      if (deps.signal?.aborted) await trainingEnded(deps.db)
      if (state.lease) await releaseLease(deps.db, state.lease)
      state.lease = null
      state.memory = null
    },
  }
}

/** Whether a failure is one of what a stage had in hand: that is tried again at once, less at a time. */
function isBlamed({ log, meter }: PipelineDeps, caution: Caution, error: unknown): boolean {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
  const failed = caution.blame(message)
  if (!failed) return false
  meter?.add('sitrep_stage_failures_total', 1, 'pipeline')
  log.error('batch.failed', { stage: failed.stage, records: failed.ids.length, message, stack })
  return true
}

async function holdLease(deps: PipelineDeps, holder: string, state: State): Promise<boolean> {
  const { db, clock, log, rules } = deps
  if (state.lease && (await renewLease(db, state.lease, clock()))) return true
  state.memory = null
  state.lease = await takeLease(db, holder, { now: clock(), watch: state.watch })
  if (!state.lease) return false
  const startedAt = clock()
  await writeUnderLease({ db, lease: state.lease, clock }, async (tx) => {
    await noteOtherSettings(tx, rules)
    if (!state.hasReturned) await returnSetAside(tx)
    await setAside(tx, state.caution.condemned(), startedAt)
  })
  state.hasReturned = true
  for (const { stage, id, why } of state.caution.settled()) log.error('record.set_aside', { stage, record: id, why })
  await analyzeUnknown(db)
  try {
    state.memory = await rebuildMemory(db, state.embedder?.model, tellReading(deps, keepLease(deps, state.lease)))
  } catch (error) {
    log.info('rebuild.ended', { reason: error instanceof Error ? error.message : String(error) })
    throw error
  }
  log.info('pipeline.rebuilt', {
    clusters: state.memory.clusters.size,
    grouped: state.memory.situations.size,
    milliseconds: clock() - startedAt,
  })
  return renewLease(db, state.lease, clock())
}

/** Nothing is assigned or grouped until all is read, of a large store for minutes: what there is to read is told at first, and how far it is now and then. */
function tellReading({ clock, log }: PipelineDeps, goingOn: GoingOn): Reading {
  let toldAt: number | undefined
  return async (read) => {
    await goingOn()
    const now = clock()
    if (toldAt !== undefined && Math.abs(now - toldAt) < READING_TOLD_MS) return
    log.info(toldAt === undefined ? 'rebuild.begun' : 'rebuild.continued', { ...read })
    toldAt = now
  }
}

/** Renews the lease while something takes longer than it lasts: whoever stands by would take it, and have it taken in turn, for ever. */
function keepLease({ db, clock, signal }: PipelineDeps, lease: Lease): GoingOn {
  let renewedAt = clock()
  return async () => {
    signal?.throwIfAborted()
    const now = clock()
    if (Math.abs(now - renewedAt) < RENEW_MS) return
    if (!(await renewLease(db, lease, now))) throw new LeaseLost('the pipeline lease was lost')
    renewedAt = now
  }
}

/** What was decided under other settings is looked at again. */
async function noteOtherSettings(tx: Queryable, { minOutlets, activeMs, concludeDays, archiveDays }: PipelineRules): Promise<void> {
  await noteUnsettled(tx, minOutlets)
  await noteOtherSpans(tx, { activeMs, quietMs: concludeDays * DAY_MS, archiveMs: archiveDays * DAY_MS })
}

async function runRound(deps: PipelineDeps, state: State): Promise<RoundOutcome> {
  const { lease, memory, embedder, caution } = state
  if (!lease || !memory) return 'standby'
  const goingOn = keepLease(deps, lease)
  const context = (): StageContext => ({ ...deps, lease, memory, embedder, caution, goingOn, now: deps.clock() })
  const stage = (name: string, run: () => Promise<StageOutcome>) => goingOn().then(() => measured(deps, name, run))
  const before = [
    await stage('assign', () => assignRound(context)),
    await stage('revise', () => repeat(OTHER_BATCHES_MAX, () => reviseArticles(context()))),
    await stage('settle', () => repeat(OTHER_BATCHES_MAX, () => settleClusters(context()))),
    await stage('publish', () => repeat(OTHER_BATCHES_MAX, () => publishDue(context()))),
    await stage('group', () => repeat(OTHER_BATCHES_MAX, () => groupClusters(context))),
  ]
  // While articles wait, a situation may look older than it is: only who has read everything may say that it is over.
  const caughtUp = before.every(({ more }) => !more)
  const maintained = await stage('maintain', () => repeat(ASSIGN_BATCHES_MAX, () => maintainSituations(context(), { caughtUp })))
  state.writing?.start(deps.clock())
  const { trained } = await trainEmbedder(deps, deps.clock())
  // A server may keep us waiting: once, before new articles are looked at again.
  const indexed = await stage('index', () =>
    repeat(deps.server ? 1 : OTHER_BATCHES_MAX, () => goingOn().then(() => index({ ...deps, caution }))),
  )
  let done = sum([...before, maintained, indexed]) + (trained ? 1 : 0)
  await goingOn()
  // A clock that was set back makes neither wait.
  if (done === 0 || Math.abs(deps.clock() - state.thoughtAt) >= REPAIR_INTERVAL_MS) {
    state.thoughtAt = deps.clock()
    done += await secondThoughts(context)
    if (memory.regrouped && isRested(deps, state)) done += await repair(context, state)
  }
  if (Math.abs(deps.clock() - state.purgedAt) >= PURGE_INTERVAL_MS) done += await purge(deps, state)
  if (Math.abs(deps.clock() - state.tendedAt) >= TEND_INTERVAL_MS) {
    state.tendedAt = deps.clock()
    await tendStore(deps.db, { idle: done === 0 })
  }
  return done > 0 ? 'worked' : 'idle'
}

/** Removes what has had its time. While texts or updates are left to be removed, the next round goes on with them. */
async function purge({ db, clock, rules, log }: PipelineDeps, state: State): Promise<number> {
  const now = clock()
  await purgeSituationList(db, now - LIST_HISTORY_MS)
  await purgeTimelineWalks(db, now - LIST_HISTORY_MS)
  await purgeSituationTexts(db)
  await purgeUsage(db, { before: now - USAGE_HISTORY_MS, networksBefore: now - NETWORKS_HISTORY_MS })
  await purgePeople(db, now)
  const removed = await removeTexts(db, { before: now - rules.textDays * DAY_MS, limit: TEXTS_REMOVED_MAX }, now)
  const forgotten = await purgeUpdates(db, { before: now - UPDATES_HISTORY_MS, limit: UPDATES_FORGOTTEN_MAX })
  if (removed < TEXTS_REMOVED_MAX && forgotten < UPDATES_FORGOTTEN_MAX) state.purgedAt = now
  if (removed > 0) log.info('texts.removed', { articles: removed })
  return removed + forgotten
}

async function measured({ meter, clock }: PipelineDeps, name: string, run: () => Promise<StageOutcome>): Promise<StageOutcome> {
  const startedAt = clock()
  const outcome = await run()
  if (outcome.done === 0) return outcome
  meter?.add('sitrep_stage_items_total', outcome.done, name)
  meter?.observe('sitrep_stage_seconds', Math.max(0, clock() - startedAt) / 1_000, name)
  return outcome
}

const sum = (outcomes: readonly StageOutcome[]): number => outcomes.reduce((total, { done }) => total + done, 0)

/** Assigns what is waiting, up to a bound, and merges what turned out to be one. */
export async function assignRound(context: () => StageContext): Promise<StageOutcome> {
  return repeat(ASSIGN_BATCHES_MAX, async () => {
    const assigned = await assignWaiting(context())
    const { memory } = context()
    // After every batch: what is mended late has misled others by then.
    const merged = memory.touched.size > 0 ? await mergeTouched(context()) : { done: 0 }
    if (assigned.done > 0) {
      // By the stream's own clock, so that news of months, taken in at once, is merged as it would have been day by day.
      await mergeRipe(context(), memory.streamTime)
      await repeat(OTHER_BATCHES_MAX, () => splitChained(context()))
    }
    // Last, so that a batch that spans years is looked over before its beginning is forgotten.
    forgetOld(memory)
    return { done: assigned.done + merged.done, more: assigned.more }
  })
}

async function secondThoughts(context: () => StageContext): Promise<number> {
  const merged = await repeat(OTHER_BATCHES_MAX, () => mergeRipe(context(), context().now))
  const split = await repeat(OTHER_BATCHES_MAX, () => splitChained(context()))
  return merged.done + split.done
}

/** A clock that was set back makes it no longer. */
function isRested({ clock, runsOn }: PipelineDeps, { repairedAt, repairMs }: State): boolean {
  return runsOn !== true || Math.abs(clock() - repairedAt) >= REPAIR_REST * repairMs
}

async function repair(context: () => StageContext, state: State): Promise<number> {
  const startedAt = context().now
  const { done } = await repairSituations(context)
  state.repairedAt = context().now
  state.repairMs = Math.max(0, state.repairedAt - startedAt)
  return done
}

async function index(deps: PipelineDeps): Promise<StageOutcome> {
  const { indexed, more } = await indexClusters(deps, deps.clock(), INDEX_BATCH_CLUSTERS)
  if (indexed > 0) deps.log.info('clusters.indexed', { clusters: indexed })
  return { done: indexed, more }
}

/** Runs batches of a stage until nothing is waiting, or `batchesMax` are done. */
async function repeat(batchesMax: number, runBatch: () => Promise<StageOutcome>): Promise<StageOutcome> {
  let done = 0
  for (let batch = 0; batch < batchesMax; batch += 1) {
    const outcome = await runBatch()
    done += outcome.done
    if (!outcome.more) return { done, more: false }
  }
  return { done, more: true }
}
