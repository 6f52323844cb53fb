/** The list of situations, page by page. */

import type { ListSituationsQuery } from '../contract/endpoints.ts'
import type { SituationListResponse } from '../contract/resources.ts'
import { DAY_MS } from '../core/durations.ts'
import { SITUATIONS_PAGES_MAX } from '../core/serving/bounds.ts'
import { type CursorBinding, openCursor, sealCursor } from '../core/serving/cursor.ts'
import { ServiceError } from '../core/serving/errors.ts'
import { isReached } from '../store/changes.ts'
import type { Queryable } from '../store/database.ts'
import { findListedSituations, type ListedSituation } from '../store/read-situations.ts'
import type { Caller } from './caller.ts'
import type { Links } from './links.ts'
import { presentSituationRow, type SummaryMode } from './present.ts'
import { uuidOf } from './record-key.ts'

export interface ListSituationsDeps {
  db: Queryable
  links: Links
  cursorSecret: string
}

export interface SituationsPage {
  body: SituationListResponse
  summaryMode: SummaryMode
  windowDays: number
  /** The ids of those whose title an operator gave. */
  titlesPinned: ReadonlySet<string>
  /** More fits, but the walk may not go on. */
  isCut: boolean
}

/** Where a page of the list starts: the walk it belongs to, and the row that the page before ended with. */
interface Position {
  page: number
  change: number
  since: number
  place: number
  id: string
}

export async function listSituations(
  deps: ListSituationsDeps,
  caller: Caller,
  ask: { query: ListSituationsQuery; now: number },
): Promise<SituationsPage> {
  const { query, now } = ask
  const { tier } = caller
  const windowDays = Math.min(query.days, tier.windowDays)
  const summaryMode = query.summary === 'full' && tier.fullSummaries ? 'full' : 'preview'
  const binding = bindingOf(query, windowDays)
  const position = query.cursor === undefined ? undefined : openPosition(deps.cursorSecret, binding, { token: query.cursor, now })
  // The list that this walk began with is lost where an older backup was restored since: going on in another would repeat and skip rows (D3-stable).
  if (position && !(await isReached(deps.db, position.change))) throw cursorRefused()
  const since = position?.since ?? now - windowDays * DAY_MS
  const startedAt = since + windowDays * DAY_MS
  const found = await findListedSituations(deps.db, {
    sort: query.sort,
    since,
    category: query.category,
    countries: query.country,
    fullSummaries: summaryMode === 'full',
    limit: query.limit + 1,
    ...(position ? { resume: position } : {}),
  })
  const rows = found.slice(0, query.limit)
  const page = position?.page ?? 1
  const last = rows.at(-1)
  // R4.1-pages, D3-last-page
  const isCut = found.length > query.limit && page >= SITUATIONS_PAGES_MAX
  const next = last && found.length > query.limit && !isCut ? positionAfter(last, { page, since }) : undefined
  return {
    body: {
      data: rows.map((row) => presentSituationRow(deps.links, row, summaryMode)),
      // The age of a cursor is that of its walk: the list's past is kept for so long, however slowly its pages are read (D3-cursor).
      next_cursor: next ? sealCursor(deps.cursorSecret, binding, { position: next, now: startedAt }) : null,
    },
    summaryMode,
    windowDays,
    titlesPinned: new Set(rows.flatMap(({ id, title_pinned: pinned }) => (pinned ? [id] : []))),
    isCut,
  }
}

// D3-cursor, D3-cursor-free: limit and summary are not part of the question.
function bindingOf(query: ListSituationsQuery, windowDays: number): CursorBinding {
  const countries = [...query.country].sort().join(',')
  return { kind: 'situations', question: [windowDays, query.sort, query.category ?? null, countries] }
}

function positionAfter(row: ListedSituation, walk: { page: number; since: number }): (number | string)[] {
  return [walk.page + 1, row.change, walk.since, row.place, row.id]
}

function openPosition(secret: string, binding: CursorBinding, cursor: { token: string; now: number }): Position {
  const opened = openCursor(secret, binding, cursor)
  const position = opened.kind === 'opened' ? positionOf(opened.position) : undefined
  if (!position) throw cursorRefused()
  return position
}

function positionOf(sealed: unknown): Position | undefined {
  if (!Array.isArray(sealed)) return undefined
  const [page, change, since, place, id] = sealed
  if (typeof page !== 'number' || typeof change !== 'number' || typeof since !== 'number' || typeof place !== 'number') return undefined
  return typeof id === 'string' && uuidOf(id) ? { page, change, since, place, id } : undefined
}

const CURSOR_REFUSED = 'cursor is not valid for this request or has expired; start again without it'

/** One message for every reason: a caller can only start again. */
export function cursorRefused(): ServiceError {
  return new ServiceError('bad_request', CURSOR_REFUSED)
}

/** For surfaces whose readers know of no cursors. */
export function isCursorRefused(error: unknown): boolean {
  return error instanceof ServiceError && error.message === CURSOR_REFUSED
}
