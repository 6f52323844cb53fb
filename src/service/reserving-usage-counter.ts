/**
 * Counts of the one process that serves an embedded store.
 *
 * A round trip per request would cost more than the request. So day units are taken ahead from the store, a small block at a time, and handed
 * out from memory; the next block is fetched before the last one ends. What the store holds is never less than what was handed out: a crash
 * loses the rest of a block and gives nobody extra (D6-hard). Minutes are counted in memory alone.
 */

import { dayStart, minuteStart, refusalOf, type Usage } from '../core/cap.ts'
import type { Queryable } from '../store/database.ts'
import { giveBackUsage, readUsage, takeRequests, takeSearch } from '../store/usage.ts'
import { searchRefusal } from './shared-usage-counter.ts'
import { NOTHING_USED, type Taken, type UsageCounter, type UsageSubject, windowsOf } from './usage-counter.ts'

/** A block is this part of the day cap, so that a crash costs a small account little. */
const BLOCK_FRACTION = 1 / 100
const BLOCK_UNITS_MAX = 4_096
/** And this part of the minute cap: who asks faster fetches more at a time. */
const BLOCK_MINUTE_FRACTION = 1 / 4
const SUBJECTS_MAX = 100_000

interface Ledger {
  subject: string
  day: number
  /** Day units that the store counts as used and that were not handed out. */
  held: number
  /** What the store counts; undefined until it was asked. */
  stored: { requests: number; searches: number } | undefined
  minute: number
  minuteRequests: number
  /** Requests that wait for a unit. */
  waiting: number
  fetching: Promise<void> | undefined
}

export function createReservingUsageCounter({ db }: { db: Queryable }): UsageCounter {
  const ledgers = new Map<string, Ledger>()

  const ledgerOf = (subject: UsageSubject, now: number): Ledger => {
    const day = dayStart(now)
    const known = ledgers.get(subject.id)
    const ledger = known?.day === day ? known : openLedger(subject.id, day)
    if (ledger !== known) keepLedger(ledgers, ledger)
    const minute = minuteStart(now)
    if (ledger.minute < minute) Object.assign(ledger, { minute, minuteRequests: 0 })
    return ledger
  }

  return {
    takeRequest: (subject, ask) => takeFrom(db, ledgerOf(subject, ask.now), { subject, ...ask }),
    takeNow: (subject, now) => {
      const ledger = ledgerOf(subject, now)
      const isOpen = ledger.stored !== undefined && ledger.held > 0 && ledger.minuteRequests < subject.tier.requestsPerMinute
      return isOpen ? takeHeld(db, ledger, { subject, now }) : undefined
    },
    takeSearch: async (subject, now) => {
      const ledger = ledgerOf(subject, now)
      const result = await takeSearch(db, windowsOf(subject, now), subject.tier.searchesPerDay)
      if (ledger.stored) ledger.stored.searches = result.searches
      const usage = { ...usageIn(ledger), searchesToday: result.searches }
      if (result.taken) return { kind: 'taken', usage }
      return { kind: 'refused', usage, refusal: searchRefusal(subject.tier, result.searches, now) }
    },
    giveBack: async (subject, { at, requests, searches }) => {
      const ledger = ledgers.get(subject.id)
      if (ledger?.day !== dayStart(at)) return giveBackUsage(db, windowsOf(subject, at), { requests, searches })
      ledger.held += requests
      if (ledger.minute === minuteStart(at)) ledger.minuteRequests = Math.max(0, ledger.minuteRequests - requests)
      if (searches === 0) return
      await giveBackUsage(db, windowsOf(subject, at), { requests: 0, searches })
      if (ledger.stored) ledger.stored.searches = Math.max(0, ledger.stored.searches - searches)
    },
    read: async (subject, now) => {
      const ledger = ledgerOf(subject, now)
      const row = await readUsage(db, windowsOf(subject, now))
      if (!ledger.fetching) ledger.stored = { requests: row?.requests ?? 0, searches: row?.searches ?? 0 }
      return usageIn(ledger)
    },
    lastKnown: (subject, now) => usageIn(ledgerOf(subject, now)),
    close: async () => {
      await Promise.allSettled([...ledgers.values()].map((ledger) => release(db, ledger)))
      ledgers.clear()
    },
  }
}

async function takeFrom(db: Queryable, ledger: Ledger, ask: { subject: UsageSubject; now: number; search: boolean }): Promise<Taken> {
  const { tier } = ask.subject
  for (;;) {
    if (!ledger.stored) {
      await waitForBlock(db, ledger, ask)
      continue
    }
    const refusal = refusalOf(tier, usageIn(ledger), ask)
    if (refusal) return { kind: 'refused', refusal, usage: usageIn(ledger) }
    if (ledger.held > 0) break
    await waitForBlock(db, ledger, ask)
  }
  return { kind: 'taken', usage: takeHeld(db, ledger, ask) }
}

/** Hands out one of the units held. */
function takeHeld(db: Queryable, ledger: Ledger, ask: { subject: UsageSubject; now: number }): Usage {
  ledger.held -= 1
  ledger.minuteRequests += 1
  const usage = usageIn(ledger)
  const { tier } = ask.subject
  const block = blockOf(ask.subject)
  const isStoreOpen = (ledger.stored?.requests ?? 0) < tier.requestsPerDay
  // Before the block ends, so that nobody waits; a failure shows when somebody has to.
  if (block > 1 && ledger.held < block / 2 && isStoreOpen && !ledger.fetching) fetchBlock(db, ledger, ask).catch(() => {})
  return usage
}

async function waitForBlock(db: Queryable, ledger: Ledger, ask: { subject: UsageSubject; now: number }): Promise<void> {
  ledger.waiting += 1
  try {
    await fetchBlock(db, ledger, ask)
  } finally {
    ledger.waiting -= 1
  }
}

/** Takes a block from the store; whoever asks meanwhile waits for the same one. */
function fetchBlock(db: Queryable, ledger: Ledger, ask: { subject: UsageSubject; now: number }): Promise<void> {
  ledger.fetching ??= takeRequests(db, windowsOf(ask.subject, ask.now), {
    units: unitsToFetch(ledger, ask.subject),
    caps: { requestsPerDay: ask.subject.tier.requestsPerDay },
  })
    .then((row) => {
      ledger.held += row.granted
      ledger.stored = { requests: row.requests, searches: row.searches }
    })
    .finally(() => {
      ledger.fetching = undefined
    })
  return ledger.fetching
}

/** A block, or as many as wait when they are more; but no more than this minute could hand out. */
function unitsToFetch(ledger: Ledger, subject: UsageSubject): number {
  const usable = subject.tier.requestsPerMinute - ledger.minuteRequests
  return Math.max(1, Math.min(usable, Math.max(blockOf(subject), ledger.waiting)))
}

function blockOf({ tier }: UsageSubject): number {
  const part = Math.min(tier.requestsPerDay * BLOCK_FRACTION, tier.requestsPerMinute * BLOCK_MINUTE_FRACTION)
  return Math.max(1, Math.min(BLOCK_UNITS_MAX, Math.floor(part)))
}

function usageIn(ledger: Ledger): Usage {
  if (!ledger.stored) return NOTHING_USED
  return {
    requestsToday: ledger.stored.requests - ledger.held,
    requestsThisMinute: ledger.minuteRequests,
    searchesToday: ledger.stored.searches,
  }
}

function openLedger(subject: string, day: number): Ledger {
  return { subject, day, held: 0, stored: undefined, minute: 0, minuteRequests: 0, waiting: 0, fetching: undefined }
}

/** The oldest goes when there are too many: what it held stays counted as used, which is never too little. */
function keepLedger(ledgers: Map<string, Ledger>, ledger: Ledger): void {
  ledgers.delete(ledger.subject)
  ledgers.set(ledger.subject, ledger)
  if (ledgers.size > SUBJECTS_MAX) ledgers.delete(ledgers.keys().next().value ?? '')
}

async function release(db: Queryable, ledger: Ledger): Promise<void> {
  await ledger.fetching?.catch(() => {})
  const { held } = ledger
  ledger.held = 0
  if (held > 0) await giveBackUsage(db, { subject: ledger.subject, day: ledger.day, minute: 0 }, { requests: held, searches: 0 })
}
