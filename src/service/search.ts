/**
 * Search, page by page.
 *
 * Each page runs the search again (R4.4-counted), over an index that moves. So the cursor carries a short mark of every result shown: a page
 * is the best of the pool that was not shown before, and no walk repeats a result.
 */

import { createHash } from 'node:crypto'
import type { SearchQuery } from '../contract/endpoints.ts'
import type { SearchResponse, SearchWithSituationsResponse } from '../contract/resources.ts'
import { DAY_MS } from '../core/durations.ts'
import { SEARCH_POOL_MAX } from '../core/serving/bounds.ts'
import { type CursorBinding, openCursor, sealCursor } from '../core/serving/cursor.ts'
import { ServiceError, UpstreamError } from '../core/serving/errors.ts'
import type { Queryable } from '../store/database.ts'
import { type EntryRow, findEntries, type SituationBlockRow } from '../store/read-entries.ts'
import type { Caller } from './caller.ts'
import type { Links } from './links.ts'
import { cursorRefused } from './list-situations.ts'
import { presentEntry, presentSituationBlock } from './present.ts'

/** The index: clusters that match, best first. Throws `UpstreamError` when the embedding server fails. */
export type SearchIndex = (ask: {
  q: string
  since: number
  poolMax: number
  now: number
}) => Promise<readonly { clusterId: string; score: number }[]>

export interface SearchDeps {
  db: Queryable
  cursorSecret: string
  searchIndex: SearchIndex
}

export interface SearchPage {
  hits: (EntryRow & SituationBlockRow)[]
  days: number
  nextCursor: string | null
}

const MARK_BYTES = 4

/** What a question to the index needs, known before the search is counted. */
export interface PreparedSearch {
  query: SearchQuery
  days: number
  now: number
  since: number
  shown: readonly string[]
}

/** Checks everything that can be refused before the index is reached. */
export function prepareSearch(
  deps: Pick<SearchDeps, 'cursorSecret'>,
  caller: Caller,
  ask: { query: SearchQuery; now: number },
): PreparedSearch {
  const { query, now } = ask
  // R4.4-window
  const days = Math.min(query.days, caller.tier.windowDays)
  const position =
    query.cursor === undefined
      ? { since: now - days * DAY_MS, shown: [] }
      : openPosition(deps.cursorSecret, bindingOf(query.q, days), { token: query.cursor, now })
  return { query, days, now, ...position }
}

export async function search(deps: SearchDeps, prepared: PreparedSearch): Promise<SearchPage> {
  const { query, days, since } = prepared
  const pool = await poolOf(deps, prepared)
  const shown = new Set(prepared.shown)
  const fresh = pool.filter((clusterId) => !shown.has(markOf(clusterId))).slice(0, SEARCH_POOL_MAX - shown.size)
  const page = fresh.slice(0, query.limit)
  const rows = new Map((await findEntries(deps.db, page)).map((row) => [row.id, row]))
  const isExhausted = fresh.length <= query.limit
  return {
    hits: page.flatMap((clusterId) => rows.get(clusterId) ?? []),
    days,
    nextCursor: isExhausted
      ? null
      : sealCursor(deps.cursorSecret, bindingOf(query.q, days), {
          position: [since, [...shown, ...page.map(markOf)].join('')],
          // As of the list, the age is the walk's: it searches from where its first page did, and would leave the window behind (R4.4-window).
          now: since + days * DAY_MS,
        }),
  }
}

export function presentSearch(links: Links, query: SearchQuery, page: SearchPage): SearchResponse {
  return { data: page.hits.map((hit) => presentEntry(links, hit)), query: { q: query.q, days: page.days }, next_cursor: page.nextCursor }
}

/** The same, and each result names its situation (R4.5-situation-block). */
export function presentSearchWithSituations(links: Links, query: SearchQuery, page: SearchPage): SearchWithSituationsResponse {
  const data = page.hits.map((hit) => ({ ...presentEntry(links, hit), situation: presentSituationBlock(hit) }))
  return { ...presentSearch(links, query, page), data }
}

async function poolOf(deps: SearchDeps, { query, since, now }: PreparedSearch): Promise<string[]> {
  try {
    // Control characters mean nothing to the index, and the store refuses some of them.
    const q = query.q.replace(/\p{Cc}/gu, ' ')
    const pool = await deps.searchIndex({ q, since, poolMax: SEARCH_POOL_MAX, now })
    return pool.slice(0, SEARCH_POOL_MAX).map((hit) => hit.clusterId)
  } catch (error) {
    // R4.4-upstream
    if (error instanceof UpstreamError)
      throw new ServiceError('upstream_error', 'the embedding server failed; retry shortly', { cause: error })
    throw error
  }
}

function bindingOf(q: string, days: number): CursorBinding {
  return { kind: 'search', question: [q, days] }
}

function openPosition(secret: string, binding: CursorBinding, cursor: { token: string; now: number }): { since: number; shown: string[] } {
  const opened = openCursor(secret, binding, cursor)
  if (opened.kind === 'refused' || !Array.isArray(opened.position)) throw cursorRefused()
  const [since, marks] = opened.position
  if (typeof since !== 'number' || typeof marks !== 'string') throw cursorRefused()
  return { since, shown: marks.match(/.{6}/g) ?? [] }
}

/** Six letters that stand for an id: two of a pool share one with a chance of about 1 in 400,000. */
function markOf(clusterId: string): string {
  return createHash('sha256').update(clusterId).digest().subarray(0, MARK_BYTES).toString('base64url')
}
