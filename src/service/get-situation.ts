/** One situation with a page of its timeline, or what became of it. */

import type { GetSituationQuery } from '../contract/endpoints.ts'
import type { SituationContinuation, SituationDetail, SituationResponse } from '../contract/resources.ts'
import { ANONYMOUS_TIMELINE_ENTRIES_MAX } from '../core/serving/bounds.ts'
import { ServiceError } from '../core/serving/errors.ts'
import { timelinePage } from '../core/situations/timeline.ts'
import type { Queryable } from '../store/database.ts'
import { isRetiredCluster } from '../store/read-clusters.ts'
import { findSituationPage, type SituationPage, type SituationTarget } from '../store/read-situations.ts'
import { clusterApiUrl, type Links } from './links.ts'
import { presentContinuation, presentSituation } from './present.ts'
import { recordKeyOf, uuidOf } from './record-key.ts'
import type { TimelineWalk } from './timeline-walks.ts'
import { unknownSituation } from './unknown-record.ts'

export interface GetSituationDeps {
  db: Queryable
  links: Links
}

export interface SituationAsk {
  query: GetSituationQuery
  /** Who asks, as its usage is counted. */
  subject: string
}

/** `walk` is there when the timeline goes on after this page: it is to be noted for everybody who is given the page, and for nobody else. */
export interface GivenSituation {
  body: SituationResponse
  walk: TimelineWalk | undefined
  /** What a walk has seen that goes on from within the page. */
  movesSeen: number
}

export async function getSituation(deps: GetSituationDeps, idOrSlug: string, ask: SituationAsk): Promise<GivenSituation> {
  const page = await readSituation(deps, idOrSlug, ask)
  const data = presentSituationPage(deps.links, page, ask.query.timeline_before)
  return withWalk({ data }, page)
}

/** What somebody without an account sees of a timeline. */
export type ShallowSituation = ({ kind: 'page' } & GivenSituation) | { kind: 'too_deep' }

/** The same for callers without an account, whose view ends at a timeline's 50th entry (D8-anonymous-depth). The counts stay true. */
export async function getShallowSituation(deps: GetSituationDeps, idOrSlug: string, ask: SituationAsk): Promise<ShallowSituation> {
  const page = await readSituation(deps, idOrSlug, ask)
  const { total, following } = page.target
  const allowed = ANONYMOUS_TIMELINE_ENTRIES_MAX - (total - following)
  if (allowed <= 0) return { kind: 'too_deep' }
  const entries = page.entries.slice(0, allowed)
  const { timeline_cursor: cursor, ...data } = presentSituationPage(deps.links, { ...page, entries }, ask.query.timeline_before)
  const body = { data: { ...data, timeline_cursor: { ...cursor, has_more: cursor.has_more && entries.length < allowed } } }
  return { kind: 'page', ...withWalk(body, page) }
}

function withWalk(body: SituationResponse, { target }: SituationPage): GivenSituation {
  const { has_more: hasMore, next_before: before } = body.data.timeline_cursor
  const movesSeen = target.moves_seen
  return { body, walk: hasMore ? { before, movesSeen } : undefined, movesSeen }
}

/** The situation that an id or slug leads to. Throws `not_found`, `gone` or, for a `timeline_before` that never belonged, `bad_request`. */
export async function readSituation(deps: GetSituationDeps, idOrSlug: string, { query, subject }: SituationAsk): Promise<SituationPage> {
  const key = recordKeyOf(idOrSlug)
  const before = query.timeline_before === undefined ? undefined : uuidOf(query.timeline_before)
  // A `timeline_before` that is no id names no member, but the situation's own fate is told first.
  const page =
    key &&
    (await findSituationPage(deps.db, {
      key,
      timelineLimit: query.timeline_limit,
      ...(before === undefined ? {} : { resume: { before, subject } }),
    }))
  const movedTo = page?.target.state === 'retired' ? page.target.moved_to : null
  if (movedTo !== null && (await isRetiredCluster(deps.db, movedTo))) throw retiredForGood()
  if (!page || !isReadable(deps.links, page.target)) throw await unknownSituation(deps.db, key)
  if (query.timeline_before !== undefined && (before === undefined || !page.target.place_known)) {
    throw new ServiceError(
      'bad_request',
      'timeline_before names no event that ever belonged to this situation; pass timeline_cursor.next_before',
    )
  }
  return page
}

function presentSituationPage(links: Links, page: SituationPage, sentBefore: string | undefined): SituationDetail | SituationContinuation {
  const { target, entries } = page
  const timeline = timelinePage(entries, { total: target.total, following: target.following }, sentBefore ?? '')
  return sentBefore === undefined ? presentSituation(links, target, timeline) : presentContinuation(links, target, timeline)
}

/** The outcomes of R3, after every merge was followed (D5-chain). False when readers know of no such record yet. */
function isReadable(links: Links, target: SituationTarget): boolean {
  switch (target.state) {
    case 'retired':
      if (target.moved_to === null) throw retiredForGood()
      // R3-situation-retired
      throw new ServiceError('not_found', 'this situation was retired; its successor is the event at moved_to', {
        moved_to: clusterApiUrl(links, target.moved_to),
      })
    case 'removed':
      throw new ServiceError('gone', 'this situation is concluded and its archive was removed')
    case 'merged':
      throw new Error(`the merges of situation ${target.requested_id} have no end`)
    case 'live':
    case 'concluded':
      return target.visible_at !== null
  }
}

/** Of one that left no event behind, or one that is retired itself. */
const retiredForGood = (): ServiceError => new ServiceError('gone', 'this situation was retired')
