/**
 * What an account asked for and what came of it, day by day, for its owner to see.
 *
 * Counts are kept in memory and written together every few seconds, so that a request costs an addition. The caps do not rest on it: a crash
 * loses some seconds of a picture, and gives nobody a request more.
 */

import { DAY_MS } from '../core/durations.ts'
import { dateOf, dayStart } from '../core/serving/cap.ts'
import type { Log } from '../log.ts'
import { mayBeDone, type Queryable } from '../store/database.ts'
import { addHistory, findHistory, type HistoryEntry, type HistoryRow } from '../store/usage-history.ts'

export const HISTORY_DAYS = 30
const FLUSH_MS = 3_000
/** When more accounts than this were active since the last writing, it is time for the next. */
const ACCOUNTS_HELD_MAX = 5_000
/** What could not be written is kept for the next time, but not for ever. */
const ENTRIES_KEPT_MAX = 100_000
/** One statement writes so many rows. */
const ENTRIES_PER_STATEMENT = 2_000

/** Everything that may be asked: the endpoints of the API, and the tools. */
export const HISTORY_ENDPOINTS = [
  'situations',
  'situation',
  'cluster',
  'search',
  'get_top_situations',
  'get_situation_timeline',
  'get_cluster',
  'search_situations',
] as const
export type HistoryEndpoint = (typeof HISTORY_ENDPOINTS)[number]

/** served: an answer; refused: the request was at fault; the caps that fired; failed: the fault was ours. */
export const HISTORY_OUTCOMES = ['served', 'refused', 'day cap', 'minute cap', 'search cap', 'failed'] as const
export type HistoryOutcome = (typeof HISTORY_OUTCOMES)[number]

export interface UsageHistory {
  note(accountId: string, endpoint: HistoryEndpoint, outcome: HistoryOutcome, now: number): void
  /** The last days of an account with what is not written yet, oldest first. */
  read(accountId: string, now: number): Promise<HistoryRow[]>
  /** Writes what is held: before the end, or what may be asked for elsewhere. */
  flush(): Promise<void>
}

type Counts = Int32Array<ArrayBuffer>

// Looked up for every request: an object's own property is found faster than a place in a list.
const ROWS = Object.fromEntries(HISTORY_ENDPOINTS.map((name, index) => [name, index * HISTORY_OUTCOMES.length])) as Record<
  HistoryEndpoint,
  number
>
const COLUMNS = Object.fromEntries(HISTORY_OUTCOMES.map((name, index) => [name, index])) as Record<HistoryOutcome, number>

const cellOf = (endpoint: HistoryEndpoint, outcome: HistoryOutcome): number => ROWS[endpoint] + COLUMNS[outcome]

export function createUsageHistory({ db, log }: { db: Queryable; log: Pick<Log, 'warn'> }): UsageHistory {
  let day = 0
  let counts = new Map<string, Counts>()
  const unwritten: HistoryEntry[] = []
  let writing: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const collect = (): void => {
    if (counts.size > 0 && unwritten.length < ENTRIES_KEPT_MAX) unwritten.push(...entriesOf(counts, dateOf(day)))
    counts = new Map()
  }

  const write = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    collect()
    while (unwritten.length > 0) {
      const entries = unwritten.splice(0, ENTRIES_PER_STATEMENT)
      await addHistory(db, entries).catch((error) => {
        if (!mayBeDone(error)) unwritten.unshift(...entries)
        throw error
      })
    }
  }

  const flush = (): Promise<void> => {
    // One after the other: what one takes out, the next must not write again.
    writing = writing.then(write).catch((err) => log.warn('history.failed', { err }))
    return writing
  }

  const openCounts = (accountId: string): Counts => {
    const opened = new Int32Array(HISTORY_ENDPOINTS.length * HISTORY_OUTCOMES.length)
    counts.set(accountId, opened)
    if (counts.size >= ACCOUNTS_HELD_MAX) void flush()
    else timer ??= setTimeout(flush, FLUSH_MS).unref()
    return opened
  }

  return {
    // biome-ignore lint/complexity/useMaxParams: called for every request, where an object costs
    note: (accountId, endpoint, outcome, now) => {
      if (now < day || now >= day + DAY_MS) {
        collect()
        day = dayStart(now)
      }
      const held = counts.get(accountId) ?? openCounts(accountId)
      const cell = cellOf(endpoint, outcome)
      held[cell] = (held[cell] ?? 0) + 1
    },
    read: async (accountId, now) => {
      await flush()
      return findHistory(db, accountId, dateOf(dayStart(now) - (HISTORY_DAYS - 1) * DAY_MS))
    },
    flush,
  }
}

function entriesOf(counts: ReadonlyMap<string, Counts>, day: string): HistoryEntry[] {
  const entries: HistoryEntry[] = []
  for (const [accountId, held] of counts) {
    for (const endpoint of HISTORY_ENDPOINTS) {
      for (const outcome of HISTORY_OUTCOMES) {
        const requests = held[cellOf(endpoint, outcome)] ?? 0
        if (requests > 0) entries.push({ account_id: accountId, day, endpoint, outcome, requests })
      }
    }
  }
  return entries
}
