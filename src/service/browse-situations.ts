/** The front page: a page of the list with the coverage of each row, and what the list can be narrowed by. */

import type { ListSituationsQuery } from '../contract/endpoints.ts'
import type { SituationRow } from '../contract/resources.ts'
import { DAY_MS } from '../core/durations.ts'
import { bucketsUntil, type Coverage, countsOf } from '../core/situations/coverage.ts'
import { findCoverageByEvent } from '../store/read-coverage.ts'
import { type FacetRow, findFacets } from '../store/read-facets.ts'
import type { Caller } from './caller.ts'
import { keptFresh } from './kept-fresh.ts'
import { type ListSituationsDeps, listSituations } from './list-situations.ts'

/** Bars of a spark line. */
const SPARK_BUCKETS = 28

export interface Facet {
  value: string
  situations: number
}

export interface BrowsedSituations {
  situations: (SituationRow & { titlePinned: boolean; coverage: Coverage })[]
  nextCursor: string | null
  isCut: boolean
  windowDays: number
  categories: Facet[]
  countries: Facet[]
}

/** What the list can be narrowed by takes a look at all of the list. */
const FACETS_KEPT = { freshMs: 30_000, shownMs: 3_600_000 }
const facetsOfDeps = new WeakMap<ListSituationsDeps, Map<number, (now: number) => Promise<FacetRow[]>>>()

function rememberedFacets(deps: ListSituationsDeps, windowDays: number, now: number): Promise<FacetRow[]> {
  const remembered = facetsOfDeps.get(deps) ?? new Map<number, (now: number) => Promise<FacetRow[]>>()
  facetsOfDeps.set(deps, remembered)
  const read = remembered.get(windowDays) ?? keptFresh((at) => findFacets(deps.db, at - windowDays * DAY_MS), FACETS_KEPT)
  remembered.set(windowDays, read)
  return read(now)
}

export async function browseSituations(
  deps: ListSituationsDeps,
  caller: Caller,
  ask: { query: ListSituationsQuery; now: number },
): Promise<BrowsedSituations> {
  const { now } = ask
  const { body, windowDays, titlesPinned, isCut } = await listSituations(deps, caller, ask)
  const { since, bucketMs, buckets } = bucketsUntil(now, (windowDays * DAY_MS) / SPARK_BUCKETS, SPARK_BUCKETS)
  const situationIds = body.data.map(({ id }) => id)
  const [rows, facets] = await Promise.all([
    findCoverageByEvent(deps.db, { situationIds, since, until: since + buckets * bucketMs, bucketMs }),
    rememberedFacets(deps, windowDays, now),
  ])
  const bySituation = Map.groupBy(rows, (row) => row.situation_id)
  const facetsOf = (facet: 'category' | 'country'): Facet[] =>
    facets.filter((row) => row.facet === facet).map(({ value, situations }) => ({ value, situations }))
  return {
    situations: body.data.map((situation) => ({
      ...situation,
      titlePinned: titlesPinned.has(situation.id),
      coverage: { since, bucketMs, counts: countsOf(bySituation.get(situation.id) ?? [], buckets) },
    })),
    nextCursor: body.next_cursor,
    isCut,
    windowDays,
    categories: facetsOf('category'),
    countries: facetsOf('country'),
  }
}
