/**
 * Counts that several processes share through one store.
 *
 * Each request is taken by an atomic statement that judges the day, the minute and the search cap at once, so no interleaving and no number
 * of processes gets past a cap, and a process that dies keeps nothing back. While one statement for a subject is on its way, the requests
 * that arrive meanwhile wait and are taken by the next one together: a busy subject costs a statement per round trip, not per request.
 */

import { type CapRefusal, refusalOf, type Usage } from '../core/cap.ts'
import type { Tier } from '../core/tier.ts'
import type { Queryable } from '../store/database.ts'
import { giveBackUsage, readUsage, takeRequests, takeSearch, type UsageRow, type UsageWindows } from '../store/usage.ts'
import { NOTHING_USED, type Taken, type UsageCounter, type UsageSubject, usageOf, windowsOf } from './usage-counter.ts'

interface Waiter {
  now: number
  resolve: (taken: Taken) => void
  reject: (error: unknown) => void
}

/** The requests that one statement can take together: same subject, same caps, same kind, same windows. */
interface Batch {
  subject: UsageSubject
  search: boolean
  waiters: Waiter[]
}

interface Known {
  row: UsageRow
  day: number
}

/** What a failure of ours took and could not yet give back. */
interface Refund {
  windows: UsageWindows
  requests: number
  searches: number
}

const REFUNDS_OWED_MAX = 10_000
const UNITS_PER_STATEMENT_MAX = 10_000
const SUBJECTS_KNOWN_MAX = 100_000

export function createSharedUsageCounter({ db }: { db: Queryable }): UsageCounter {
  const queues = new Map<string, Batch[]>()
  const known = new Map<string, Known>()
  const owed: Refund[] = []

  const remember = (subject: UsageSubject, day: number, row: UsageRow): void => {
    known.delete(subject.id)
    known.set(subject.id, { row, day })
    if (known.size > SUBJECTS_KNOWN_MAX) known.delete(known.keys().next().value ?? '')
  }

  const payBack = ({ windows, ...units }: Refund) => giveBackUsage(db, windows, units)

  const payDebts = async (): Promise<void> => {
    for (let refund = owed.shift(); refund; refund = owed.shift()) {
      const unpaid = refund
      await payBack(unpaid).catch((error) => {
        owed.push(unpaid)
        throw error
      })
    }
  }

  const drain = async (id: string, queue: Batch[]): Promise<void> => {
    for (let batch = queue[0]; batch; batch = queue[0]) {
      queue.shift()
      if (owed.length > 0) await payDebts().catch(() => {})
      await takeBatch(db, batch, remember)
    }
    queues.delete(id)
  }

  return {
    takeRequest: (subject, { now, search }) =>
      new Promise((resolve, reject) => {
        const queue = queues.get(subject.id)
        const waiter = { now, resolve, reject }
        if (!queue) {
          const first = [{ subject, search, waiters: [waiter] }]
          queues.set(subject.id, first)
          void drain(subject.id, first)
          return
        }
        const last = queue.at(-1)
        if (last && joins(last, { subject, search, now })) last.waiters.push(waiter)
        else queue.push({ subject, search, waiters: [waiter] })
      }),
    takeNow: () => undefined,
    takeSearch: async (subject, now) => {
      const { tier } = subject
      const result = await takeSearch(db, windowsOf(subject, now), tier.searchesPerDay)
      const usage = { ...usageKnown(known, subject, now), searchesToday: result.searches }
      if (result.taken) return { kind: 'taken', usage }
      return { kind: 'refused', usage, refusal: searchRefusal(tier, result.searches, now) }
    },
    giveBack: async (subject, { at, requests, searches }) => {
      const refund = { windows: windowsOf(subject, at), requests, searches }
      await payBack(refund).catch(() => {
        // The store is out of reach; it is given back once the store is asked again.
        if (owed.length < REFUNDS_OWED_MAX) owed.push(refund)
      })
    },
    read: async (subject, now) => usageOf(await readUsage(db, windowsOf(subject, now)), now),
    lastKnown: (subject, now) => usageKnown(known, subject, now),
    close: async () => {},
  }
}

/** The refusal that a reached search cap gives. */
export function searchRefusal(tier: Tier, searches: number, now: number): CapRefusal {
  const usage = { ...NOTHING_USED, requestsToday: -1, requestsThisMinute: -1, searchesToday: Math.max(searches, tier.searchesPerDay) }
  return refusalOf(tier, usage, { now, search: true }) ?? { cap: 'search', limit: tier.searchesPerDay, retryAfterSeconds: 1 }
}

function joins(batch: Batch, ask: { subject: UsageSubject; search: boolean; now: number }): boolean {
  if (batch.search !== ask.search || batch.subject.tier !== ask.subject.tier || batch.waiters.length >= UNITS_PER_STATEMENT_MAX)
    return false
  const [first] = batch.waiters
  return first !== undefined && windowsOf(batch.subject, first.now).minute === windowsOf(ask.subject, ask.now).minute
}

async function takeBatch(
  db: Queryable,
  batch: Batch,
  remember: (subject: UsageSubject, day: number, row: UsageRow) => void,
): Promise<void> {
  const { subject, search, waiters } = batch
  const { tier } = subject
  const now = waiters[0]?.now ?? 0
  const windows = windowsOf(subject, now)
  const caps = {
    requestsPerDay: tier.requestsPerDay,
    requestsPerMinute: tier.requestsPerMinute,
    ...(search ? { searchesPerDay: tier.searchesPerDay } : {}),
  }
  try {
    const row = await takeRequests(db, windows, { units: waiters.length, caps })
    remember(subject, windows.day, row)
    waiters.forEach((waiter, index) => {
      waiter.resolve(verdict(tier, row, { now: waiter.now, search, index }))
    })
  } catch (error) {
    for (const waiter of waiters) waiter.reject(error)
  }
}

// The first `granted` of a batch are served, each seeing the count as of itself.
function verdict(tier: Tier, row: UsageRow, ask: { now: number; search: boolean; index: number }): Taken {
  const usage = usageOf(row, ask.now)
  if (ask.index < row.granted) {
    const later = row.granted - 1 - ask.index
    return {
      kind: 'taken',
      usage: { ...usage, requestsToday: usage.requestsToday - later, requestsThisMinute: Math.max(0, usage.requestsThisMinute - later) },
    }
  }
  // A minute that another clock has begun is over for nobody yet: its count is what refused.
  const refusing = { ...usage, requestsThisMinute: row.minute_requests }
  const refusal = refusalOf(tier, refusing, ask)
  if (!refusal) throw new Error(`the caps of ${tier.key} granted ${row.granted} and refuse nothing`)
  return { kind: 'refused', refusal, usage }
}

function usageKnown(known: Map<string, Known>, subject: UsageSubject, now: number): Usage {
  const last = known.get(subject.id)
  return last && last.day === windowsOf(subject, now).day ? usageOf(last.row, now) : NOTHING_USED
}
