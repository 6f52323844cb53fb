/**
 * Counts requests in the one place that all processes share, at a fraction of a round trip for each.
 *
 * Two ways, and both count before they serve, so that nothing gets past a cap. What arrives while a subject's taking is on its way waits, and is
 * taken by the next one together. And a subject that asks fast has some more taken along: a lease, which is served from memory. A lease is as
 * large as what this process was asked in the last moments, and a small part of what the caps have left: who asks slowly or is near a cap is
 * counted one by one, exactly. It holds for its minute; what is left of it then, or when it is not used for a moment, is given back. So a process
 * that dies costs an account a moment's requests and gives it none (D6-hard).
 */

import { type CapRefusal, dayStart, minuteStart, refusalOf, retryAfterSeconds, type Usage } from '../core/serving/cap.ts'
import type { Tier } from '../core/serving/tier.ts'
import { type Counts, NOTHING_USED, type Taken, type UsageCounter, type UsageSubject } from './usage-counter.ts'

/** How long the moment is in which requests are counted, and for how many like it they are taken ahead: a store at work may answer late. */
const MOMENT_MS = 100
const MOMENTS_AHEAD = 3
/** Who asks less in a moment is counted one by one. */
const LEASE_ASKED_MIN = 8
/** At most this part of what the caps have left: many processes may each hold a lease. */
const LEASE_PART_OF_LEFT = 1 / 128
const LEASE_UNITS_MAX = 4_096
const LEASE_IDLE_MS = 50
/** Twice the time in which an unused lease comes back. Before a cap refuses that others may hold leases of, it is asked again after so long. */
const LEASES_BACK_MS = 120
/** And then not again for so long: it did refuse. */
const REFUSED_AGAIN_MS = 1_000
/** A count that a lease's end made uncertain is read again, but not for ever. */
const READS_MAX = 5
const UNITS_PER_TAKING_MAX = 10_000
const SUBJECTS_MAX = 100_000

interface Ask {
  now: number
  search: boolean
}

interface Waiter {
  now: number
  resolve: (taken: Taken) => void
  reject: (error: unknown) => void
}

/** The requests that can be taken together: same caps, same kind, same windows. Without waiters: a lease is to be filled up. */
interface Batch extends Ask {
  subject: UsageSubject
  waiters: Waiter[]
}

/** Units that are counted as used and were not handed out. */
interface Lease {
  subject: UsageSubject
  at: number
  minute: number
  held: number
  /** Below this it is filled up, before somebody has to wait. */
  low: number
  isUsed: boolean
  /** It was not used for a moment, and what was taken meanwhile kept it from ending. */
  isIdle: boolean
}

interface Ledger {
  queue: Batch[]
  draining: Promise<void> | undefined
  lease: Lease | undefined
  /** What was left of the last lease, on its way back or there. */
  ending: Promise<void> | undefined
  /** What was counted when it was last asked, a lease included. */
  known: { at: number; usage: Usage }
  /** When a refusal last stood though all unused leases had come back. */
  refusedAt: number
  /** Requests by moments. */
  moment: { number: number; asked: number; askedBefore: number }
}

export function createLeasingUsageCounter({ counts }: { counts: Counts }): UsageCounter {
  const ledgers = new Map<string, Ledger>()
  const leases = createLeaseKeeper({ counts })

  const ledgerOf = (subject: UsageSubject): Ledger => {
    const ledger = ledgers.get(subject.id) ?? newLedger()
    if (ledgers.has(subject.id)) return ledger
    const [oldest] = ledgers.size < SUBJECTS_MAX ? [] : ledgers.entries()
    if (oldest) {
      ledgers.delete(oldest[0])
      void leases.end(oldest[1])
    }
    ledgers.set(subject.id, ledger)
    return ledger
  }

  const takeNow = (subject: UsageSubject, now: number): Usage | undefined => {
    const ledger = ledgers.get(subject.id)
    const lease = ledger?.lease
    if (!ledger || !lease || lease.held === 0 || !isLeaseFor(lease, subject, now)) return undefined
    noteAsked(ledger, now)
    lease.held -= 1
    lease.isUsed = true
    if (lease.held < lease.low) {
      // Once: what could not be filled up is asked for by whoever has to wait.
      lease.low = 0
      enqueue(ledger, subject, { now, search: false })
      drain(ledger, { counts, leases })
    }
    return usageHandedOut(ledger, now)
  }

  return {
    takeNow,
    takeRequest: (subject, ask) => {
      const usage = ask.search ? undefined : takeNow(subject, ask.now)
      if (usage) return Promise.resolve({ kind: 'taken', usage })
      const ledger = ledgerOf(subject)
      noteAsked(ledger, ask.now)
      return new Promise((resolve, reject) => {
        enqueue(ledger, subject, ask).waiters.push({ now: ask.now, resolve, reject })
        drain(ledger, { counts, leases })
      })
    },
    takeSearch: async (subject, now) => {
      const { taken, searches } = await counts.takeSearch(subject, now)
      const ledger = ledgerOf(subject)
      if (dayStart(ledger.known.at) === dayStart(now)) ledger.known.usage = { ...ledger.known.usage, searchesToday: searches }
      const usage = { ...usageHandedOut(ledger, now), searchesToday: searches }
      return taken ? { kind: 'taken', usage } : { kind: 'refused', usage, refusal: searchRefusal(subject.tier, now) }
    },
    giveBack: counts.giveBack,
    read: async (subject, now) => {
      const ledger = ledgers.get(subject.id)
      for (let reads = 1; ; reads += 1) {
        // What is taken meanwhile may stand in the count already or not yet.
        await ledger?.draining
        // One that could not be given back is no reason not to tell what is counted.
        await Promise.allSettled([ledger?.ending])
        const ending = ledger?.ending
        const usage = await counts.read(subject, now)
        await ledger?.draining
        // Nor is it known of a lease that ended meanwhile.
        if (ledger?.ending !== ending && reads < READS_MAX) continue
        const lease = ledger?.lease
        return lease && dayStart(lease.at) === dayStart(now) ? usageWithout(usage, lease.held) : usage
      }
    },
    lastKnown: (subject, now) => {
      const ledger = ledgers.get(subject.id)
      return ledger ? usageHandedOut(ledger, now) : NOTHING_USED
    },
    close: async () => {
      await Promise.all([...ledgers.values()].map(({ draining }) => draining))
      await leases.close()
      await counts.close()
    },
  }
}

interface LeaseKeeper {
  /** Adds units to the lease of a ledger. */
  add(ledger: Ledger, batch: Batch, units: number): void
  /** Gives back what is left of it. */
  end(ledger: Ledger): Promise<void>
  close(): Promise<void>
}

/** Leases end when nobody used them for a moment. */
function createLeaseKeeper({ counts }: { counts: Pick<Counts, 'giveBack'> }): LeaseKeeper {
  const leased = new Set<Ledger>()
  let sweeping: NodeJS.Timeout | undefined

  const end = async (ledger: Ledger): Promise<void> => {
    const { lease } = ledger
    ledger.lease = undefined
    leased.delete(ledger)
    if (!lease || lease.held === 0) return
    ledger.known.usage = usageWithout(ledger.known.usage, lease.held)
    ledger.ending = counts.giveBack(lease.subject, { at: lease.at, requests: lease.held, searches: 0 })
    await ledger.ending
  }
  const sweep = (): void => {
    for (const ledger of leased) {
      if (ledger.lease?.isUsed) ledger.lease.isUsed = false
      // What is being taken is answered with a count that holds the lease; the next taking or sweep ends it.
      else if (ledger.lease && ledger.draining) ledger.lease.isIdle = true
      else void end(ledger)
    }
    sweeping = leased.size > 0 ? setTimeout(sweep, LEASE_IDLE_MS).unref() : undefined
  }

  return {
    add: (ledger, { subject, now }, units) => {
      const held = units + (ledger.lease?.held ?? 0)
      ledger.lease = { subject, at: now, minute: minuteStart(now), held, low: held / 2, isUsed: true, isIdle: false }
      leased.add(ledger)
      sweeping ??= setTimeout(sweep, LEASE_IDLE_MS).unref()
    },
    end,
    close: async () => {
      clearTimeout(sweeping)
      await Promise.all([...leased].map(end))
    },
  }
}

function enqueue(ledger: Ledger, subject: UsageSubject, ask: Ask): Batch {
  const last = ledger.queue.at(-1)
  if (last && joins(last, subject, ask)) return last
  const batch = { subject, ...ask, waiters: [] }
  ledger.queue.push(batch)
  return batch
}

interface Takes {
  counts: Pick<Counts, 'take'>
  leases: Pick<LeaseKeeper, 'add' | 'end'>
}

/** Takes for all that wait, one batch after another. */
function drain(ledger: Ledger, takes: Takes): void {
  const takeAll = async (): Promise<void> => {
    for (let batch = ledger.queue.shift(); batch; batch = ledger.queue.shift()) {
      const { waiters } = batch
      await takeBatch(ledger, batch, takes).catch((error) => {
        for (const { reject } of waiters) reject(error)
      })
    }
    ledger.draining = undefined
  }
  ledger.draining ??= takeAll()
}

async function takeBatch(ledger: Ledger, batch: Batch, { counts, leases }: Takes): Promise<void> {
  const { subject, now, search, waiters } = batch
  if (ledger.lease && (ledger.lease.isIdle || !isLeaseFor(ledger.lease, subject, now))) await leases.end(ledger)
  // Callers are told what is counted: it must not hold what is on its way back. One that could not be given back is no reason not to take.
  await Promise.allSettled([ledger.ending])
  const units = waiters.length + unitsAhead(ledger, batch)
  if (units === 0) return
  let { granted, usage } = await counts.take(subject, { now, search, units })
  if (granted < waiters.length && isRefusedTooSoon(ledger, batch, usage)) {
    await new Promise((wake) => setTimeout(wake, LEASES_BACK_MS))
    // What was granted is served, though the second look fails; the first refusal then stands.
    const rest = await counts.take(subject, { now, search, units: waiters.length - granted }).catch(() => undefined)
    granted += rest?.granted ?? 0
    usage = rest?.usage ?? usage
    if (granted < waiters.length) ledger.refusedAt = now
  }
  ledger.known = { at: now, usage }
  if (granted > waiters.length) leases.add(ledger, batch, granted - waiters.length)
  answer(ledger, batch, Math.min(granted, waiters.length))
}

/** Whether another process may hold what is refused here. The caps of the smaller tiers leave no room for leases: they refuse at once. */
function isRefusedTooSoon({ refusedAt }: Ledger, { subject: { tier }, now, search }: Batch, usage: Usage): boolean {
  if (search && usage.searchesToday >= tier.searchesPerDay) return false
  const isKnown = now - refusedAt < REFUSED_AGAIN_MS && minuteStart(now) === minuteStart(refusedAt)
  return !isKnown && leaseOf(Math.min(tier.requestsPerDay, tier.requestsPerMinute)) > 0
}

/** The most that one process takes ahead when so much is left. */
function leaseOf(left: number): number {
  return Math.min(Math.floor(left * LEASE_PART_OF_LEFT), LEASE_UNITS_MAX)
}

/** The first of a batch are served, each seeing the count as of itself; the others are refused, unless a lease still has units for them. */
function answer(ledger: Ledger, { subject, search, waiters }: Batch, granted: number): void {
  const { tier } = subject
  for (const [index, { now, resolve, reject }] of waiters.entries()) {
    const usage = usageHandedOut(ledger, now)
    if (index < granted) {
      resolve({ kind: 'taken', usage: usageWithout(usage, granted - 1 - index) })
      continue
    }
    const refusal = refusalOf(tier, usage, { now, search })
    if (refusal) resolve({ kind: 'refused', refusal, usage })
    else if (ledger.lease && ledger.lease.held > 0) {
      // Nothing but what is held here is left: it is theirs, of whichever kind they are.
      ledger.lease.held -= 1
      resolve({ kind: 'taken', usage: usageHandedOut(ledger, now) })
    } else reject(new Error(`the caps of ${tier.key} granted ${granted} and refuse nothing`))
  }
}

function newLedger(): Ledger {
  const known = { at: Number.NEGATIVE_INFINITY, usage: NOTHING_USED }
  return {
    queue: [],
    draining: undefined,
    lease: undefined,
    ending: undefined,
    known,
    refusedAt: Number.NEGATIVE_INFINITY,
    moment: { number: 0, asked: 0, askedBefore: 0 },
  }
}

function joins(batch: Batch, subject: UsageSubject, { now, search }: Ask): boolean {
  const isAlike = batch.search === search && batch.subject.tier === subject.tier && minuteStart(batch.now) === minuteStart(now)
  return isAlike && batch.waiters.length < UNITS_PER_TAKING_MAX
}

// A tier that was changed has other caps: what was taken under the old ones is given back.
function isLeaseFor(lease: Lease, { tier }: UsageSubject, now: number): boolean {
  return lease.minute === minuteStart(now) && lease.subject.tier === tier
}

function noteAsked({ moment }: Ledger, now: number): void {
  const number = Math.floor(now / MOMENT_MS)
  if (number !== moment.number) {
    moment.askedBefore = number === moment.number + 1 ? moment.asked : 0
    moment.number = number
    moment.asked = 0
  }
  moment.asked += 1
}

/** How many units are taken along with those that are waited for. */
function unitsAhead(ledger: Ledger, { subject, now, search, waiters }: Batch): number {
  // Nothing is known of what is left, or the search cap is judged too.
  if (search || dayStart(ledger.known.at) !== dayStart(now)) return 0
  const { moment, lease } = ledger
  const asked = Math.max(moment.asked, moment.askedBefore)
  if (asked < LEASE_ASKED_MIN) return 0
  const used = usageKnown(ledger, now)
  const left = Math.min(subject.tier.requestsPerDay - used.requestsToday, subject.tier.requestsPerMinute - used.requestsThisMinute)
  return Math.max(0, Math.min(leaseOf(left - waiters.length), asked * MOMENTS_AHEAD) - (lease?.held ?? 0))
}

/** What was counted last, as it concerns `now`, with all that is leased. */
function usageKnown({ known: { at, usage } }: Ledger, now: number): Usage {
  if (minuteStart(at) === minuteStart(now)) return usage
  return dayStart(at) === dayStart(now) ? { ...usage, requestsThisMinute: 0 } : NOTHING_USED
}

function usageHandedOut(ledger: Ledger, now: number): Usage {
  const usage = usageKnown(ledger, now)
  return ledger.lease ? usageWithout(usage, ledger.lease.held) : usage
}

function usageWithout(usage: Usage, requests: number): Usage {
  return {
    requestsToday: Math.max(0, usage.requestsToday - requests),
    requestsThisMinute: Math.max(0, usage.requestsThisMinute - requests),
    searchesToday: usage.searchesToday,
  }
}

/** The refusal that a reached search cap gives. */
function searchRefusal(tier: Tier, now: number): CapRefusal {
  return { cap: 'search', limit: tier.searchesPerDay, retryAfterSeconds: retryAfterSeconds('search', now) }
}
