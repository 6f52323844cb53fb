/** One situation with a page of its timeline, or what became of it. */

import type { GetSituationQuery } from '../contract/endpoints.ts'
import type { SituationContinuation, SituationDetail, SituationResponse } from '../contract/resources.ts'
import { ServiceError } from '../core/errors.ts'
import { timelinePage } from '../core/timeline.ts'
import type { Queryable } from '../store/database.ts'
import { findSituationPage, type SituationPage, type SituationTarget } from '../store/read-situations.ts'
import { clusterApiUrl, type Links } from './links.ts'
import { presentContinuation, presentSituation } from './present.ts'
import { recordKeyOf, uuidOf } from './record-key.ts'

export interface GetSituationDeps {
  db: Queryable
  links: Links
}

export async function getSituation(deps: GetSituationDeps, idOrSlug: string, query: GetSituationQuery): Promise<SituationResponse> {
  const page = await readSituation(deps, idOrSlug, query)
  return { data: presentSituationPage(deps.links, page, query.timeline_before) }
}

/** The situation that an id or slug leads to. Throws `not_found`, `gone` or, for a `timeline_before` that never belonged, `bad_request`. */
export async function readSituation(deps: GetSituationDeps, idOrSlug: string, query: GetSituationQuery): Promise<SituationPage> {
  const key = recordKeyOf(idOrSlug)
  const before = query.timeline_before === undefined ? undefined : uuidOf(query.timeline_before)
  // A `timeline_before` that is no id names no member, but the situation's own fate is told first.
  const page =
    key && (await findSituationPage(deps.db, { key, timelineLimit: query.timeline_limit, ...(before === undefined ? {} : { before }) }))
  if (!page) throw unknownSituation()
  refuseUnlessReadable(deps.links, page.target)
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

// The outcomes of R3, after every merge was followed (D5-chain).
function refuseUnlessReadable(links: Links, target: SituationTarget): void {
  switch (target.state) {
    case 'retired':
      if (target.moved_to === null) throw new ServiceError('gone', 'this situation was retired')
      // R3-situation-retired
      throw new ServiceError('not_found', 'this situation was retired; its only event is at moved_to', {
        moved_to: clusterApiUrl(links, target.moved_to),
      })
    case 'removed':
      throw new ServiceError('gone', 'this situation is concluded and its archive was removed')
    case 'merged':
      throw new Error(`the merges of situation ${target.requested_id} have no end`)
    case 'live':
    case 'concluded':
      if (target.visible_at === null) throw unknownSituation()
  }
}

function unknownSituation(): ServiceError {
  return new ServiceError('not_found', 'no situation has this id or slug')
}
