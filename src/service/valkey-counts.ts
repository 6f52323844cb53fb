/**
 * Counts in Valkey, with the database as the last word.
 *
 * One script judges and takes requests: the minute, the day and the searches at once. What it hands out it has from the database, a small
 * block at a time, so the database never counts less than was handed out. Therefore nothing gets past a day cap when Valkey goes away, comes
 * back, loses what it knew, or is a copy that lags: without Valkey the requests are taken from the database itself, and what Valkey still held
 * stays counted as used. A run of the server is told from the next by its id, which is part of every key: a run that starts from an old
 * snapshot starts with nothing in hand.
 *
 * Searches are taken from the database alone (each costs far more than a statement); Valkey is told, so that it can refuse.
 */

import { keepNewest } from '../core/keep-newest.ts'
import { refusalOf, type Usage } from '../core/serving/cap.ts'
import type { Valkey } from '../provider/valkey.ts'
import type { Queryable } from '../store/database.ts'
import { readUsage, takeRequests } from '../store/usage.ts'
import { createStoredCounts } from './stored-counts.ts'
import { type Counts, NOTHING_USED, type UsageSubject, windowsOf } from './usage-counter.ts'
import { createValkeyLedger } from './valkey-ledger.ts'

/** A block is this part of the day cap and of the minute cap: it is what a lost Valkey costs an account. */
const BLOCK_DAY_FRACTION = 1 / 20
const BLOCK_MINUTE_FRACTION = 1 / 4
const BLOCK_UNITS_MAX = 1_024
const UNITS_MAX = 10_000
/** How often one taking fetches a block that others then take from under it. */
const BLOCKS_PER_TAKING_MAX = 8
/** What Valkey refuses by the day is checked with the database so often: units may have been given back there. */
const CHECK_MS = 1_000
/** Many times what a block takes from the database to Valkey; waited for once in CHECK_MS. */
const LAST_BLOCK_WAIT_MS = 50
const SUBJECTS_KNOWN_MAX = 100_000

export interface ValkeyCountsDeps {
  db: Queryable
  valkey: Valkey
  /** Tells this store's counts from those of others on the same Valkey. */
  namespace: string
}

export function createValkeyCounts({ db, valkey, namespace }: ValkeyCountsDeps): Counts {
  const stored = createStoredCounts({ db })
  const ledger = createValkeyLedger({ valkey, namespace })
  const checked = new Map<string, number>()
  const fetching = new Map<string, Promise<void>>()

  /** Takes units from the database and puts them in hand in Valkey. */
  const moveBlock = async (subject: UsageSubject, now: number, units: number): Promise<void> => {
    const { requestsPerDay } = subject.tier
    const row = await takeRequests(db, windowsOf(subject, now), { units, caps: { requestsPerDay } })
    await ledger.add(subject, now, row)
    // Another process may have the last block on its way to Valkey: who refused at once would refuse too early.
    if (row.granted < units) await new Promise((wake) => setTimeout(wake, LAST_BLOCK_WAIT_MS))
    keepNewest(checked, [subject.id, now], SUBJECTS_KNOWN_MAX)
  }

  /** Who asks meanwhile waits for the same block. */
  const fetchBlock = (subject: UsageSubject, now: number, units: number): Promise<void> => {
    const { id } = subject
    const moving = fetching.get(id) ?? moveBlock(subject, now, Math.min(units, UNITS_MAX)).finally(() => fetching.delete(id))
    fetching.set(id, moving)
    return moving
  }

  const isChecked = (subject: UsageSubject, now: number): boolean =>
    Math.abs(now - (checked.get(subject.id) ?? Number.NEGATIVE_INFINITY)) < CHECK_MS

  /** Asks Valkey until it has an answer. Without `usage` it had none: what is missing is the database's to give. */
  const takeInValkey = async (
    subject: UsageSubject,
    ask: { now: number; search: boolean; units: number },
  ): Promise<{ granted: number; usage?: Usage }> => {
    let granted = 0
    for (let blocks = 0; blocks < BLOCKS_PER_TAKING_MAX; blocks += 1) {
      const missing = ask.units - granted
      const verdict = await ledger.take(subject, { ...ask, units: missing })
      if (!verdict) break
      const { kind, usage } = verdict
      granted += verdict.granted
      if (kind === 'taken') return { granted, usage }
      const refusal = kind === 'refused' ? refusalOf(subject.tier, usage, ask) : undefined
      if (refusal && (refusal.cap === 'minute' || isChecked(subject, ask.now))) return { granted, usage }
      // Who is refused for searches needs no units, only the truth.
      await fetchBlock(subject, ask.now, refusal?.cap === 'search' ? 0 : Math.max(blockOf(subject), missing))
    }
    return { granted }
  }

  return {
    take: async (subject, ask) => {
      const { granted, usage } = await takeInValkey(subject, ask)
      if (usage) return { granted, usage }
      const rest = await stored.take(subject, { ...ask, units: ask.units - granted })
      return { granted: granted + rest.granted, usage: rest.usage }
    },
    takeSearch: async (subject, now) => {
      const result = await stored.takeSearch(subject, now)
      await ledger.tellSearches(subject, now, result.searches)
      return result
    },
    giveBack: async (subject, { at, requests, searches }) => {
      const isTakenBack = await ledger.giveBack(subject, { at, requests, searches })
      const left = isTakenBack ? 0 : requests
      if (left + searches > 0) await stored.giveBack(subject, { at, requests: left, searches })
    },
    read: async (subject, now) => {
      const held = (await ledger.held(subject, now)) ?? 0
      const row = await readUsage(db, windowsOf(subject, now))
      return { ...NOTHING_USED, requestsToday: Math.max(0, (row?.requests ?? 0) - held), searchesToday: row?.searches ?? 0 }
    },
    close: async () => {
      await Promise.allSettled(fetching.values())
      await valkey.close()
    },
  }
}

function blockOf({ tier }: UsageSubject): number {
  const part = Math.min(tier.requestsPerDay * BLOCK_DAY_FRACTION, tier.requestsPerMinute * BLOCK_MINUTE_FRACTION)
  return Math.max(1, Math.min(BLOCK_UNITS_MAX, Math.floor(part)))
}
