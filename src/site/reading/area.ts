/** The reading pages: everything that is there for readers without an account. */

import type { FastifyPluginAsync } from 'fastify'
import { listSituationsQuery, searchQuery } from '../../contract/endpoints.ts'
import { parseQuery, type RawQuery } from '../../contract/parse-query.ts'
import { ServiceError } from '../../core/serving/errors.ts'
import { browseSituations } from '../../service/browse-situations.ts'
import { countedSearch } from '../../service/counted-search.ts'
import { languagesOf } from '../../service/languages.ts'
import { isCursorRefused } from '../../service/list-situations.ts'
import { presentSearch } from '../../service/search.ts'
import { viewEvent } from '../../service/view-event.ts'
import { type ViewedSituation, viewOlderEvents, viewSituation } from '../../service/view-situation.ts'
import { pathValue } from '../account/viewer.ts'
import type { SiteDeps, Viewer } from '../deps.ts'
import { type Page, renderPage } from '../layout.ts'
import { addressWith, filledQuery } from '../query.ts'
import { type Outcome, page, type Redirect, type Visit } from '../respond.ts'
import { warmAfterListening } from '../warm.ts'
import { accountCaller, callerOf } from './caller.ts'
import { warmPlots } from './coverage-plot.ts'
import { type Arrival, eventPage } from './event-page.ts'
import { feedRoutes } from './feed-routes.ts'
import { frontPage, pastPage } from './front-page.ts'
import { machineRoutes } from './machine-routes.ts'
import { orMissing } from './missing-record.ts'
import { type SearchState, searchPage } from './search-page.ts'
import { olderEventsPage, situationPage } from './situation-page.ts'

const TIMELINE_ENTRIES = 50

export function readingArea(deps: SiteDeps): FastifyPluginAsync {
  return async (app) => {
    warmAfterListening(app, async () => {
      warmPlots()
      renderPage(deps.links, null, await front(deps, new Map(), { viewer: null, now: deps.clock() }))
    })
    app.get(
      '/',
      page(deps, (_, visit) => front(deps, filledQuery(visit.request), visit)),
    )
    for (const path of ['/situations', '/events']) app.get(path, page(deps, toFront))
    app.get('/situations/:name', page(deps, orMissing('situation', situation)))
    app.get('/events/:name', page(deps, orMissing('cluster', event)))
    app.get('/search', page(deps, search))
    await app.register(feedRoutes(deps))
    await app.register(machineRoutes(deps))
  }
}

const toFront = (): Redirect => ({ to: '/', status: 301 })

async function front(deps: SiteDeps, asked: RawQuery, { viewer, now }: Pick<Visit, 'viewer' | 'now'>): Promise<Page> {
  const caller = callerOf(deps, viewer)
  const query = parseQuery(listSituationsQuery, asked)
  try {
    const list = await browseSituations(deps, caller, { query, now })
    return frontPage({ query, list, windowDaysMax: caller.tier.windowDays, now })
  } catch (error) {
    if (isCursorRefused(error)) return pastPage(query)
    throw error
  }
}

async function situation(deps: SiteDeps, { request }: Visit): Promise<Outcome> {
  const name = pathValue(request, 'name')
  const query = filledQuery(request)
  const before = textOf(query, 'before')
  if (before !== '') return olderEvents(deps, name, before)
  const viewed = await viewSituation(deps, name, { timelineLimit: TIMELINE_ENTRIES })
  return viewed.kind === 'shown' ? situationPage(viewed.view, { wasMerged: query.has('merged') }) : elsewhere(viewed)
}

async function olderEvents(deps: SiteDeps, name: string, before: string): Promise<Outcome> {
  try {
    const older = await viewOlderEvents(deps, name, { before, timelineLimit: TIMELINE_ENTRIES })
    return older.kind === 'shown' ? olderEventsPage(older) : elsewhere(older, { before })
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'bad_request') throw error
    // An address that was changed on its way: what it was about is the timeline.
    return { to: `/situations/${encodeURIComponent(name)}`, status: 302 }
  }
}

function elsewhere(viewed: Exclude<ViewedSituation, { kind: 'shown' }>, query: { before?: string } = {}): Redirect {
  switch (viewed.kind) {
    case 'elsewhere':
      return { to: addressWith(`/situations/${viewed.slug}`, { ...query, merged: viewed.isMerged ? 1 : undefined }), status: 301 }
    case 'became_event':
      return { to: addressWith(`/events/${viewed.clusterId}`, { from: 'situation' }), status: 301 }
  }
}

async function event(deps: SiteDeps, { request }: Visit): Promise<Outcome> {
  const query = filledQuery(request)
  const arrival: Arrival | undefined = query.has('merged') ? 'merged' : textOf(query, 'from') === 'situation' ? 'situation' : undefined
  const viewed = await viewEvent(deps, pathValue(request, 'name'))
  if (viewed.kind === 'shown') return eventPage(viewed.view, arrival)
  const note = { merged: viewed.isMerged ? 1 : undefined, from: arrival === 'situation' ? 'situation' : undefined }
  return { to: addressWith(`/events/${viewed.slug}`, note), status: 301 }
}

async function search(deps: SiteDeps, { request, viewer, now }: Visit): Promise<Outcome> {
  const query = filledQuery(request)
  const fields = { q: textOf(query, 'q'), days: textOf(query, 'days') }
  if (viewer === null) return searchPage(fields, { kind: 'signed_out' })
  if (isBlank(query)) return searchPage(fields, { kind: 'blank', viewer })
  return searchPage(fields, await searchState(deps, { viewer, query, now }))
}

async function searchState(deps: SiteDeps, { viewer, query, now }: { viewer: Viewer; query: RawQuery; now: number }): Promise<SearchState> {
  try {
    const asked = parseQuery(searchQuery, query)
    const found = await countedSearch({ ...deps, history: deps.people.history }, accountCaller(viewer), { query: asked, now })
    if (found.kind === 'refused') return { kind: 'capped', viewer, refusal: found.refusal, upgradeUrl: deps.upgradeUrl }
    return {
      kind: 'found',
      viewer,
      results: presentSearch(deps.links, asked, found.page),
      languages: languagesOf(found.page.hits),
      isFirst: asked.cursor === undefined,
      searchesLeft: Math.max(0, viewer.tier.searchesPerDay - found.usage.searchesToday),
    }
  } catch (error) {
    if (isCursorRefused(error)) return { kind: 'past', viewer }
    // What a reader can act on stands on the page itself; the rest is a page of its own.
    if (error instanceof ServiceError && ['bad_request', 'upstream_error'].includes(error.code)) {
      return { kind: 'refused', viewer, error }
    }
    throw error
  }
}

/** Whether nothing is looked for: a browser takes spaces for something. */
function isBlank(query: RawQuery): boolean {
  return (query.get('q') ?? []).every((value) => typeof value === 'string' && value.trim() === '')
}

/** A parameter's first value, where it can be read. */
function textOf(query: RawQuery, name: string): string {
  const [value] = query.get(name) ?? []
  return typeof value === 'string' ? value : ''
}
