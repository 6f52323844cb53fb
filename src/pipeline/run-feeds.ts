// Reads the feeds for ever, and what belongs to them: hubs, their pushes, and pages. One process at a time does; what it must know is in
// the store, so that any other can go on.

import { setTimeout as sleep } from 'node:timers/promises'
import type { ClockWatch } from '../core/feeds/clock-watch.ts'
import type { Log } from '../log.ts'
import type { Meter } from '../meter.ts'
import { createPageReader } from '../provider/page-text.ts'
import { unclaimPagesOfOthers } from '../store/article-pages.ts'
import { type Database, StoreUnavailable, troubleOf } from '../store/database.ts'
import { findNextDue, hastenFeedsOfLater, unclaimFeedsOfOthers } from '../store/feeds.ts'
import { holdFeedsLease, type LeaseWatch, newLeaseWatch, releaseFeedsLease } from '../store/leases.ts'
import { tryRoom } from '../store/room.ts'
import { unclaimSubscriptionsOfOthers } from '../store/websub.ts'
import type { ReadingDeps } from './document-in-hand.ts'
import { createFeedReader, type FeedReader, type FeedReaderDeps, HOST_SPACING_MS } from './fetch-feed-due.ts'
import { recordEndless } from './fetch-feed-record.ts'
import { createHostGate } from './host-gate.ts'
import { askHubs, type HubDeps, readPushes } from './hubs.ts'
import { type PageDeps, readPages } from './read-pages.ts'
import { createRobots } from './robots.ts'
import { createSideWork, type SideWork } from './side-work.ts'
import { ensureStarterFeeds } from './starter-feeds.ts'

/** The lease is renewed so often, well before it runs out. */
const RENEW_MS = 5_000
/** A feed that somebody adds is seen within this. */
const IDLE_MS_MAX = 5_000
const IDLE_MS_MIN = 100
/** While hubs push or pages wait, they are looked for so often. */
const SIDE_MS = 1_000
/** A feed is due, but its host or the network can't be asked now. */
const HELD_MS = 1_000
const STANDBY_MS = 5_000
const SUMMARY_MS = 60_000
const FAILURE_MS_MIN = 1_000
const FAILURE_MS_MAX = 60_000
const QUIET_MS = 90_000
/** A store whose disk is full is asked so often whether it has room. */
const FULL_MS = 10_000

export interface RunFeedsDeps extends ReadingDeps {
  db: Database
  clock: () => number
  newId: () => string
  log: Log
  allowPrivate: boolean
  /** What we call ourselves to publishers; see `userAgentOf`. */
  userAgent: string
  /** Where hubs find us; undefined: hubs are not used. */
  callbackUrl?: string | undefined
  /** Add the starter feeds to a store that never had any. */
  starter?: boolean | undefined
  /** The feed whose document an earlier thread did not come back from. */
  endless?: string | undefined
  meter?: Meter | undefined
  clockWatch?: ClockWatch | undefined
  /** For tests and measurements. */
  resolver?: FeedReaderDeps['resolver']
  spacingMs?: number | undefined
  /** How often a store whose disk is full is asked whether it has room, where it is not as usual. */
  fullMs?: number | undefined
}

/** Runs until `signal` aborts; failures are logged and tried again, later and later. */
export async function runFeeds(deps: RunFeedsDeps, signal: AbortSignal): Promise<void> {
  const holder = deps.newId()
  const pages = createPageReader()
  const loop = createLoop(deps, { holder, signal, pages })
  let failureMs = FAILURE_MS_MIN
  let failed = null as Failed | null
  while (!signal.aborted) {
    let waitMs = 0
    let isStillFull: boolean = failed?.reason === 'disk full'
    try {
      if (failed !== null && isStillFull) {
        await tryRoom(deps.db)
        isStillFull = false
        resume(deps, failed)
      }
      waitMs = await round(deps, loop)
      // One that was out of reach has taken in the lease: it is there again, also where no feed is due that would show it.
      if (failed?.reason === 'store') resume(deps, failed)
      // Who stands by has nothing to take in that would show it.
      if (failed !== null && (loop.heldAt === null || isOver(loop, failed, deps.clock()))) {
        resume(deps, failed)
        failed = null
        failureMs = FAILURE_MS_MIN
      }
    } catch (error) {
      loop.heldAt = null
      // No publisher was asked for what could not be kept: the store alone is asked again soon.
      waitMs = isStillFull ? (deps.fullMs ?? FULL_MS) : failureMs
      if (!isStillFull) failureMs = Math.min(FAILURE_MS_MAX, failureMs * 2)
      failed = { at: deps.clock(), recorded: loop.reader.recorded(), reason: reasonOf(error) }
      report(deps, error)
    }
    if (waitMs > 0) await sleep(waitMs, undefined, { signal }).catch(() => {})
  }
  await Promise.all([loop.reader.allDone().catch(() => {}), ...loop.beside.map((work) => work.done())])
  await pages.close()
  await releaseFeedsLease(deps.db, holder).catch(() => {})
}

interface Failed {
  at: number
  /** Null when it has been said that the feeds go on, and a feed is still to show it. */
  reason: ReturnType<typeof troubleOf> | 'failed' | null
  /** How many feeds had been recorded by then. */
  recorded: number
}

function resume({ log }: RunFeedsDeps, failed: Failed): void {
  if (failed.reason !== null) log.info('feeds.resumed', { reason: 'store' })
  failed.reason = null
}

function reasonOf(error: unknown): Failed['reason'] {
  return error instanceof StoreUnavailable ? troubleOf(error) : 'failed'
}

/** A store that answers may take nothing in: only what it takes in shows that it works again, or that a while goes by without a fault. */
function isOver({ reader }: Loop, { at, recorded }: Failed, now: number): boolean {
  return reader.recorded() > recorded || Math.abs(now - at) >= QUIET_MS
}

interface Loop {
  holder: string
  readonly watch: LeaseWatch
  reader: FeedReader
  /** Hubs, pushes, pages: they go on beside the feeds. */
  beside: SideWork[]
  /** When the lease was last renewed; null while another process may have it. */
  heldAt: number | null
  /** It has been said that this process reads the feeds. A failure is a pause of that. */
  isStarted: boolean
  toldAt: number
  starterDone: boolean
  isDoubted: boolean
  /** Whether times that a clock wrote which was ahead have been looked for since this clock is believed. */
  isSettled: boolean
  /** The feed of `RunFeedsDeps` until that is recorded. */
  endless: string | undefined
}

function createLoop(
  deps: RunFeedsDeps,
  { holder, signal, pages }: { holder: string; signal: AbortSignal; pages: PageDeps['pages'] },
): Loop {
  const wait: FeedReaderDeps['wait'] = (ms, waiting) => sleep(ms, undefined, { signal: waiting })
  const gate = createHostGate({ clock: deps.clock, wait, spacingMs: deps.spacingMs ?? HOST_SPACING_MS })
  const shared: HubDeps = { ...deps, gate, usesHubs: deps.callbackUrl !== undefined }
  const pageDeps: PageDeps = { ...shared, pages, robots: createRobots() }
  return {
    holder,
    watch: newLeaseWatch(),
    reader: createFeedReader({ ...shared, wait, gate }, signal),
    beside: [
      createSideWork((now) => askHubs(shared, now, signal)),
      createSideWork(async () => {
        const { read, accepted } = await readPushes(shared)
        deps.meter?.add('sitrep_feed_pushes_total', read)
        deps.meter?.add('sitrep_feed_items_total', accepted, 'accepted')
        return read
      }),
      createSideWork(async (now) => {
        const outcomes = await readPages(pageDeps, now, signal)
        for (const outcome of outcomes) deps.meter?.add('sitrep_pages_total', 1, outcome)
        if (outcomes.length > 0)
          deps.log.info('pages.read', { pages: outcomes.length, read: outcomes.filter((one) => one === 'read').length })
        return outcomes.length
      }),
    ],
    heldAt: null,
    isStarted: false,
    toldAt: deps.clock(),
    starterDone: deps.starter !== true,
    isDoubted: false,
    isSettled: false,
    endless: deps.endless,
  }
}

/** Starts what is due and waits for something to happen. Gives the milliseconds to wait on top. */
async function round(deps: RunFeedsDeps, loop: Loop): Promise<number> {
  const now = deps.clock()
  if (loop.heldAt === null || Math.abs(now - loop.heldAt) >= RENEW_MS) {
    loop.heldAt = (await holdFeedsLease(deps.db, loop.holder, { now, watch: loop.watch })) ? now : null
    if (loop.heldAt !== null && !loop.isStarted) await begin(deps, loop, now)
    loop.isStarted = loop.heldAt !== null
    if (loop.heldAt === null) return STANDBY_MS
  }
  const isBelieved = doubtClock(deps, loop)
  if (isBelieved && !loop.isSettled) await hastenFeedsOfLater(deps.db, now)
  loop.isSettled = isBelieved
  if (isBelieved && !loop.starterDone) {
    await ensureStarterFeeds(deps, now)
    loop.starterDone = true
  }
  const started = await loop.reader.start(now)
  const isBusy = isBelieved && loop.beside.map((work) => work.start(now)).includes(true)
  tell(deps, loop, now)
  const idleMs = started > 0 ? IDLE_MS_MIN : Math.min(await idleTime(deps, now), isBusy ? SIDE_MS : IDLE_MS_MAX)
  if (loop.reader.inFlight() === 0) return idleMs
  // Something ends: its place is free. Nothing ends: what came due meanwhile may have a place.
  const waiting = new AbortController()
  await Promise.race([loop.reader.oneDone(), sleep(idleMs, undefined, { signal: waiting.signal }).catch(() => {})]).finally(() =>
    waiting.abort(),
  )
  return started > 0 ? 0 : IDLE_MS_MIN
}

async function begin(deps: RunFeedsDeps, loop: Loop, now: number): Promise<void> {
  const { db, log } = deps
  await unclaimFeedsOfOthers(db, now)
  await unclaimPagesOfOthers(db, now)
  await unclaimSubscriptionsOfOthers(db, now)
  if (loop.endless !== undefined) await recordEndless(deps, loop.endless)
  loop.endless = undefined
  log.info('feeds.started')
}

/** While the clock can't be believed, feeds are only asked for the time. */
function doubtClock({ clockWatch, log }: RunFeedsDeps, loop: Loop): boolean {
  const isBelieved = clockWatch?.isBelieved() !== false
  if (!isBelieved && !loop.isDoubted) log.warn('feeds.paused', { reason: 'clock' })
  if (isBelieved && loop.isDoubted) log.info('feeds.resumed', { reason: 'clock' })
  loop.isDoubted = !isBelieved
  return isBelieved
}

async function idleTime({ db }: RunFeedsDeps, now: number): Promise<number> {
  const due = await findNextDue(db)
  if (due === null) return IDLE_MS_MAX
  if (due <= now) return HELD_MS
  return Math.min(Math.max(due - now, IDLE_MS_MIN), IDLE_MS_MAX)
}

/** One line for what was done in the last minute. */
function tell({ log }: RunFeedsDeps, loop: Loop, now: number): void {
  if (Math.abs(now - loop.toldAt) < SUMMARY_MS) return
  loop.toldAt = now
  const counts = loop.reader.takeCounts()
  if (counts.read + counts.unchanged + counts.failed > 0) log.info('feeds.read', { ...counts, inFlight: loop.reader.inFlight() })
}

function report({ log, meter }: RunFeedsDeps, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  meter?.add('sitrep_stage_failures_total', 1, 'feeds')
  if (error instanceof StoreUnavailable) log.warn('feeds.paused', { reason: troubleOf(error), message })
  else log.error('feeds.failed', { message, stack: error instanceof Error ? error.stack : undefined })
}
