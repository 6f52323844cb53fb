/** A situation as a page shows it, or where its reader is to be sent. */

import type { SituationDetail, TimelineEntry } from '../contract/resources.ts'
import { ServiceError } from '../core/serving/errors.ts'
import { bucketsOf, type Coverage, countsOf } from '../core/situations/coverage.ts'
import { timelinePage } from '../core/situations/timeline.ts'
import type { Queryable } from '../store/database.ts'
import { findCoverageByArticle, findCoverageByEvent } from '../store/read-coverage.ts'
import { findMakeUp, type MakeUp } from '../store/read-make-up.ts'
import { readSituation, type SituationAsk } from './get-situation.ts'
import { type Languages, languagesOf } from './languages.ts'
import type { Links } from './links.ts'
import { presentContinuation, presentSituation } from './present.ts'

export type { MakeUp } from '../store/read-make-up.ts'

export interface ViewSituationDeps {
  db: Queryable
  links: Links
}

/** Pages are given to anybody, so no walk through a timeline is anybody's own. */
const READERS = 'readers'

/** More are not looked at one by one while a reader waits. */
const ARTICLES_COUNTED_MAX = 2_000
/** Marks of events on a plot: more could not be told apart. */
const MARKS_MAX = 360

export interface SituationView {
  situation: SituationDetail
  titlePinned: boolean
  languages: Languages
  countries: readonly string[]
  /** Listed no more, but still to be read. */
  isConcluded: boolean
  coverage: Coverage
  /** Whether articles are counted at their own time; at that of their event where there are very many. */
  isCoverageExact: boolean
  /** When its events were, all of them, as nearly as a plot shows it: one instant for those that fall together. */
  eventTimes: readonly number[]
  makeUp: MakeUp
}

export type ViewedSituation =
  | { kind: 'shown'; view: SituationView }
  /** It has another name: its slug, or that of the situation that it was merged into. */
  | { kind: 'elsewhere'; slug: string; isMerged: boolean }
  /** Only one of its events is left. */
  | { kind: 'became_event'; clusterId: string }

/** Throws `not_found` or `gone`. */
export async function viewSituation(deps: ViewSituationDeps, idOrSlug: string, ask: { timelineLimit: number }): Promise<ViewedSituation> {
  const read = await readOrMoved(deps, idOrSlug, { query: { timeline_limit: ask.timelineLimit }, subject: READERS })
  if ('clusterId' in read) return read
  const { target, entries } = read
  if (target.slug !== idOrSlug) return { kind: 'elsewhere', slug: target.slug, isMerged: target.requested_id !== target.id }
  const timeline = timelinePage(entries, { total: target.total, following: target.following }, '')
  const newest = Math.max(target.last_updated, ...entries.map((entry) => entry.updated_at))
  const buckets = bucketsOf(target.first_seen, newest)
  const { since, bucketMs } = buckets
  const makeUp = await findMakeUp(deps.db, target.id)
  const isExact = makeUp.articles <= ARTICLES_COUNTED_MAX
  const span = buckets.buckets * bucketMs
  const question = { situationIds: [target.id], since, until: since + span, bucketMs }
  const rows = await (isExact ? findCoverageByArticle : findCoverageByEvent)(deps.db, question)
  const marks = await findCoverageByEvent(deps.db, { ...question, bucketMs: span / MARKS_MAX })
  return {
    kind: 'shown',
    view: {
      situation: presentSituation(deps.links, target, timeline),
      titlePinned: target.title_pinned,
      languages: languagesOf(entries),
      countries: target.countries,
      isConcluded: target.state === 'concluded',
      coverage: { since, bucketMs, counts: countsOf(rows, buckets.buckets) },
      isCoverageExact: isExact,
      eventTimes: marks.map(({ bucket }) => since + Math.round(((bucket + 0.5) * span) / MARKS_MAX)),
      makeUp,
    },
  }
}

export interface OlderEvents {
  kind: 'shown'
  title: string
  slug: string
  timeline: readonly TimelineEntry[]
  languages: Languages
  nextBefore: string | null
  remaining: number
}

/** A further page of the timeline. Throws `not_found`, `gone` or `bad_request`. */
export async function viewOlderEvents(
  deps: ViewSituationDeps,
  idOrSlug: string,
  ask: { before: string; timelineLimit: number },
): Promise<OlderEvents | Exclude<ViewedSituation, { kind: 'shown' }>> {
  const { before, timelineLimit } = ask
  const query = { timeline_limit: timelineLimit, timeline_before: before }
  const read = await readOrMoved(deps, idOrSlug, { query, subject: READERS })
  if ('clusterId' in read) return read
  const { target, entries } = read
  if (target.slug !== idOrSlug) return { kind: 'elsewhere', slug: target.slug, isMerged: target.requested_id !== target.id }
  const page = timelinePage(entries, { total: target.total, following: target.following }, before)
  const { timeline, timeline_cursor: cursor } = presentContinuation(deps.links, target, page)
  // The title is not part of a continuation; the page needs it all the same.
  const head = await readSituation(deps, target.id, { query: { timeline_limit: 1 }, subject: READERS })
  return {
    kind: 'shown',
    title: head.target.title,
    slug: target.slug,
    timeline,
    languages: languagesOf(entries),
    nextBefore: cursor.has_more ? cursor.next_before : null,
    remaining: cursor.remaining_count,
  }
}

async function readOrMoved(
  deps: ViewSituationDeps,
  idOrSlug: string,
  ask: SituationAsk,
): Promise<Awaited<ReturnType<typeof readSituation>> | { kind: 'became_event'; clusterId: string }> {
  try {
    return await readSituation(deps, idOrSlug, ask)
  } catch (error) {
    const movedTo = error instanceof ServiceError ? error.extras.moved_to : undefined
    if (movedTo === undefined) throw error
    return { kind: 'became_event', clusterId: movedTo.slice(movedTo.lastIndexOf('/') + 1) }
  }
}
