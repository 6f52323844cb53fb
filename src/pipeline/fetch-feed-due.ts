// Reads the feeds that are due: claims them a few at a time, keeps a bounded number in flight, records each as it ends.

import type { ClockWatch } from '../core/feeds/clock-watch.ts'
import { FEED_INTERVAL_MS_MAX } from '../core/feeds/feed-schedule.ts'
import { isInnerHost } from '../core/feeds/inner-host.ts'
import type { Meter } from '../meter.ts'
import { StoreUnavailable } from '../store/database.ts'
import { claimDueFeeds, type Feed, findFeedsToAsk, postponeFeeds, unclaimFeed } from '../store/feeds.ts'
import { type FeedFetch, type FetchFeedDeps, fetchFeed, unusable } from './fetch-feed.ts'
import { loggedAddress, type RecordDeps, type Recorded, recordFetch } from './fetch-feed-record.ts'
import { createHostGate, type HostGate } from './host-gate.ts'
import { createNetworkWatch, type NetworkWatch } from './network-watch.ts'

const FEEDS_IN_FLIGHT_MAX = 32
export const HOST_SPACING_MS = 1_000
/** Claims are made for so many places at a time, or after a pause: each looks through all that is due. */
const CLAIM_FEEDS_MIN = 4
const CLAIM_PAUSE_MS = 1_000
/** A claimed feed of which nothing is heard is due again after so long. */
const CLAIM_MS = 600_000
/** A due time further ahead than any that we give: the clock was set back. */
const SANE_MS_MAX = FEED_INTERVAL_MS_MAX + 3_600_000
/** While nothing can be reached, so many feeds at a time are asked whether it can again. */
const PROBES_MAX = 3
const PROBE_INTERVAL_MS = 15_000
/** Sooner than what a host told of the time stops being believed (`clock-watch.ts`). */
const ASKED_ANEW_MS = 300_000

export interface FeedReaderDeps extends RecordDeps, Omit<FetchFeedDeps, 'gate'> {
  /** Waits; rejects when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  spacingMs?: number | undefined
  /** Whether our clock can be believed, as the servers that are asked say. */
  clockWatch?: ClockWatch | undefined
  meter?: Meter | undefined
  /** Where the hosts of all requests wait for their turn; one of its own when there is none. */
  gate?: HostGate | undefined
}

export interface ReadCounts {
  read: number
  unchanged: number
  failed: number
  deferred: number
  accepted: number
  revised: number
  rejected: number
  paused: number
}

export interface FeedReader {
  /** Claims what is due, up to the places that are free, and begins to read it. Gives how many. Throws when the store failed since. */
  start(now: number): Promise<number>
  /** Settles when one of those in flight has ended; at once when there is none. Who waits no longer takes no failure away from `start`. */
  oneDone(): Promise<void>
  /** Settles when all in flight have ended. Throws when the store failed meanwhile. */
  allDone(): Promise<void>
  inFlight(): number
  /** How many feeds were recorded in all. */
  recorded(): number
  /** What was done since the last call. */
  takeCounts(): ReadCounts
  /** False while nothing outside can be reached. */
  isOnline(): boolean
}

interface State {
  running: Set<Promise<unknown>>
  counts: ReadCounts
  failure: unknown
  /** Feeds that were read while the store failed. */
  unrecorded: Set<string>
  recorded: number
  network: NetworkWatch
  probedAt: number
  /** Hosts that told the time lately, while our clock is in doubt, and since when. */
  probedHosts: Set<string>
  probedSince: number
  claimedAt: number
}

const noCounts = (): ReadCounts => ({ read: 0, unchanged: 0, failed: 0, deferred: 0, accepted: 0, revised: 0, rejected: 0, paused: 0 })

export function createFeedReader(deps: FeedReaderDeps, signal: AbortSignal): FeedReader {
  const gate = deps.gate ?? createHostGate({ clock: deps.clock, wait: deps.wait, spacingMs: deps.spacingMs ?? HOST_SPACING_MS })
  const state: State = {
    running: new Set(),
    counts: noCounts(),
    failure: undefined,
    unrecorded: new Set(),
    recorded: 0,
    network: createNetworkWatch(deps.log),
    probedAt: 0,
    probedHosts: new Set(),
    probedSince: 0,
    claimedAt: 0,
  }
  const rethrow = (): void => {
    const { failure } = state
    state.failure = undefined
    if (failure !== undefined) throw failure
  }
  const run = (work: Promise<unknown>): void => {
    const running = work.finally(() => state.running.delete(running))
    state.running.add(running)
  }
  return {
    async start(now) {
      rethrow()
      await giveBack(deps, state, now)
      const { side, places } = placesFor(deps, state, now)
      const limit = places - state.running.size
      if (limit <= 0 || (limit < CLAIM_FEEDS_MIN && Math.abs(now - state.claimedAt) < CLAIM_PAUSE_MS)) return 0
      state.claimedAt = now
      if (!isOrderly(deps, state) && side !== 'inner') state.probedAt = now
      askHostsAnew(deps, state, now)
      const hostsBusy = [...gate.busy(), ...state.probedHosts]
      const claim = { now, claimedUntil: now + CLAIM_MS, latestSane: now + SANE_MS_MAX, hostsBusy, side, limit }
      const held = gate.held()
      if (held.length > 0 && deps.clockWatch?.isBelieved() !== false) await postponeFeeds(deps.db, held, claim)
      const feeds = await claimDueFeeds(deps.db, claim)
      // A clock that was set back finds none due for a while, and its doubt is to end all the same.
      const asked = feeds.length > 0 || deps.clockWatch?.isBelieved() !== false ? [] : await findFeedsToAsk(deps.db, claim)
      for (const feed of feeds) run(readOne({ ...deps, gate }, { feed, state, signal }))
      // It throws only when we are ending.
      for (const feed of asked) run(Promise.allSettled([ask({ ...deps, gate }, { feed, state, signal })]))
      return feeds.length + asked.length
    },
    async oneDone() {
      if (state.running.size > 0) await Promise.race(state.running)
    },
    async allDone() {
      await Promise.all(state.running)
      rethrow()
    },
    inFlight: () => state.running.size,
    recorded: () => state.recorded,
    takeCounts() {
      const { counts } = state
      state.counts = noCounts()
      return counts
    },
    isOnline: () => state.network.isOnline(),
  }
}

/** What a host told is no evidence any more after a while. */
function askHostsAnew({ clockWatch }: FeedReaderDeps, state: State, now: number): void {
  if (clockWatch?.isBelieved() === false && Math.abs(now - state.probedSince) < ASKED_ANEW_MS) return
  state.probedHosts.clear()
  state.probedSince = now
}

/** What was read and could not be recorded is due at once, not only when its claim runs out. */
async function giveBack({ db }: FeedReaderDeps, { unrecorded }: State, now: number): Promise<void> {
  for (const id of unrecorded) {
    await unclaimFeed(db, id, now)
    unrecorded.delete(id)
  }
}

/** Whether feeds can be read, and not only asked whether they can. */
function isOrderly({ clockWatch }: FeedReaderDeps, { network }: State): boolean {
  return network.isOnline() && clockWatch?.isBelieved() !== false
}

/** What may be asked now. While nothing outside answers, feeds on our own side are read as ever, and a few others are asked now and then. */
function placesFor(deps: FeedReaderDeps, state: State, now: number): { places: number; side?: 'inner' | 'outer' } {
  if (isOrderly(deps, state)) return { places: FEEDS_IN_FLIGHT_MAX }
  const readsInner = deps.allowPrivate && deps.clockWatch?.isBelieved() !== false
  const probes = Math.abs(now - state.probedAt) >= PROBE_INTERVAL_MS ? PROBES_MAX : 0
  if (!readsInner) return { places: probes }
  return probes > 0 ? { places: probes, side: 'outer' } : { places: FEEDS_IN_FLIGHT_MAX, side: 'inner' }
}

interface Reading {
  feed: Feed
  state: State
  signal: AbortSignal
}

async function readOne(
  deps: RecordDeps & FetchFeedDeps & Pick<FeedReaderDeps, 'clockWatch' | 'meter'>,
  { feed, state, signal }: Reading,
): Promise<void> {
  try {
    const { fetched, isInner } = await ask(deps, { feed, state, signal })
    // Nothing is written at a time that may be wrong; whatever time it turns out to be, the feed is due.
    if (deps.clockWatch?.isBelieved() === false) return await unclaimFeed(deps.db, feed.id, 0)
    const recorded = await recordFetch(deps, feed, { fetched, isOffline: !isInner && !state.network.isOnline() })
    state.counts[recorded.outcome] += 1
    state.recorded += 1
    measure(deps.meter, recorded)
    state.counts.accepted += recorded.accepted
    state.counts.revised += recorded.revised
    state.counts.rejected += recorded.rejected
    state.counts.paused += recorded.paused ? 1 : 0
  } catch (error) {
    await failed(deps, { feed, state, signal }, error)
  }
}

/** Asks for a feed, and notes what its host tells of the network and of the time. */
async function ask(
  deps: FetchFeedDeps & Pick<FeedReaderDeps, 'clockWatch'>,
  { feed, state, signal }: Reading,
): Promise<{ fetched: FeedFetch; isInner: boolean }> {
  const host = new URL(feed.movedTo ?? feed.url).hostname
  const isInner = deps.allowPrivate && isInnerHost(host)
  const asked = { isFailing: feed.failures > 0, heardBefore: state.network.heard() }
  const fetched = await fetchFeed(deps, feed, signal)
  if (!isInner) state.network.note(fetched, asked)
  if (deps.clockWatch?.isBelieved() === false) {
    state.probedHosts.add(host)
    // A redirect may have led elsewhere, by which the store knows the feed.
    if (fetched.kind !== 'deferred') state.probedHosts.add(fetched.host)
  }
  return { fetched, isInner }
}

function measure(meter: Meter | undefined, { outcome, accepted, revised, rejected }: Recorded): void {
  meter?.add('sitrep_feed_fetches_total', 1, outcome)
  meter?.add('sitrep_feed_items_total', accepted, 'accepted')
  meter?.add('sitrep_feed_items_total', revised, 'revised')
  meter?.add('sitrep_feed_items_total', rejected, 'rejected')
}

/** What is not the feed's own fault: we are ending, or the store fails. The claim runs out, and the feed is read again. */
async function failed(deps: RecordDeps, { feed, state, signal }: Reading, error: unknown): Promise<void> {
  if (signal.aborted) return unclaimFeed(deps.db, feed.id, deps.clock()).catch(() => {})
  if (error instanceof StoreUnavailable) {
    state.failure = error
    state.unrecorded.add(feed.id)
    return
  }
  // The store refuses what this feed brought; the others go on.
  deps.log.error('feeds.failed', { feed: loggedAddress(feed.url), message: error instanceof Error ? error.message : String(error) })
  const refused = unusable(new URL(feed.url).hostname, 'its articles cannot be stored')
  await recordFetch(deps, feed, { fetched: refused, isOffline: false }).catch((again: unknown) => {
    state.failure = again
  })
  state.counts.failed += 1
}
