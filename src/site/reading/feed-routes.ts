/** Feeds of the front page, of each category, of each situation; and the page that lists them. */

import type { FastifyPluginAsync } from 'fastify'
import { listSituationsQuery } from '../../contract/endpoints.ts'
import { SITUATIONS_LIMIT } from '../../core/serving/bounds.ts'
import { dayStart } from '../../core/serving/cap.ts'
import { CATEGORIES, type Category } from '../../core/tags/category-slugs.ts'
import { readCluster } from '../../service/get-cluster.ts'
import { listSituations } from '../../service/list-situations.ts'
import { presentCluster } from '../../service/present.ts'
import { viewSituation } from '../../service/view-situation.ts'
import { pathValue } from '../account/viewer.ts'
import { pageHead, table } from '../components/blocks.ts'
import type { SiteDeps } from '../deps.ts'
import { html } from '../html.ts'
import type { Page } from '../layout.ts'
import { type Document, type Make, page } from '../respond.ts'
import { anonymousCaller } from './caller.ts'
import { ATOM_TYPE, atomText, eventEntry, type Feed, JSON_FEED_TYPE, jsonFeedText, situationEntry } from './feed-documents.ts'
import { feedPaths } from './front-page.ts'
import { categoryName } from './labels.ts'

const EVENTS_MAX = 100

type FeedForm = 'atom' | 'json'
const FORMS: readonly FeedForm[] = ['atom', 'json']

export function feedRoutes(deps: SiteDeps): FastifyPluginAsync {
  return async (app) => {
    // Pages of other sites may read them, as they may the API, for which they can hold no key; the asterisk lets no cookie come along.
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('Access-Control-Allow-Origin', '*')
    })
    app.get('/feeds', page(deps, feedsPage))
    for (const form of FORMS) {
      for (const category of [undefined, ...CATEGORIES]) {
        const path = feedPaths(category)[form]
        app.get(
          path,
          page(deps, async (_, { now }) => documentOf(await feedOfList(deps, { category, path, now }), form)),
        )
      }
      app.get(`/situations/:name/feed.${form}`, page(deps, feedOfSituation(form)))
    }
  }
}

async function feedOfList(deps: SiteDeps, ask: { category: Category | undefined; path: string; now: number }): Promise<Feed> {
  const { category, path, now } = ask
  const query = listSituationsQuery.parse({ limit: SITUATIONS_LIMIT.max, ...(category === undefined ? {} : { category }) })
  const { body, titlesPinned } = await listSituations(deps, anonymousCaller(deps), { query, now })
  const { siteUrl } = deps.links
  return {
    title: category === undefined ? 'Sitrep: top situations' : `Sitrep: ${categoryName(category)}`,
    pageUrl: category === undefined ? `${siteUrl}/` : `${siteUrl}/?category=${category}`,
    feedUrl: siteUrl + path,
    emptyAt: new Date(dayStart(now)).toISOString(),
    entries: body.data.map((row) => situationEntry(row, titlesPinned.has(row.id))),
  }
}

function feedOfSituation(form: FeedForm): Make {
  return async (deps, { request }) => {
    const viewed = await viewSituation(deps, pathValue(request, 'name'), { timelineLimit: EVENTS_MAX })
    switch (viewed.kind) {
      case 'elsewhere':
        return { to: `/situations/${viewed.slug}/feed.${form}`, status: 301 }
      case 'became_event':
        return documentOf(await feedOfWhatIsLeft(deps, viewed.clusterId, `/situations/${pathValue(request, 'name')}/feed.${form}`), form)
      case 'shown': {
        const { situation, languages } = viewed.view
        const { title, url, timeline, last_updated: emptyAt } = situation
        const entries = timeline.map((entry) => eventEntry(entry, languages.get(entry.id)))
        return documentOf({ title: `Sitrep: ${title}`, pageUrl: url, feedUrl: `${url}/feed.${form}`, emptyAt, entries }, form)
      }
    }
  }
}

/** The one event that is left of a situation: a page is nothing that a feed reader could be sent to. */
async function feedOfWhatIsLeft(deps: SiteDeps, clusterId: string, path: string): Promise<Feed> {
  const page = await readCluster(deps, clusterId, { articles: 1 })
  const event = presentCluster(deps.links, page)
  const { title, url, updated_at: emptyAt } = event
  const { language, title_pinned: titlePinned } = page.target
  const entries = [eventEntry(event, { language, titlePinned })]
  return { title: `Sitrep: ${title}`, pageUrl: url, feedUrl: deps.links.siteUrl + path, emptyAt, entries }
}

function documentOf(feed: Feed, form: FeedForm): Document {
  return form === 'atom' ? { type: ATOM_TYPE, text: atomText(feed) } : { type: JSON_FEED_TYPE, text: jsonFeedText(feed) }
}

function feedsPage(): Page {
  return {
    title: 'Feeds',
    description: 'Situations as Atom and JSON Feed: the front page, each category, each situation.',
    path: '/feeds',
    body: html`<div class="wrap">
      ${pageHead({
        title: 'Feeds',
        lede: 'Follow what develops in a feed reader. Each situation and each event appears once; when it changes, its entry changes.',
      })}
      ${table(
        'Feeds of lists',
        [
          { label: 'What', names: true, cell: ({ label }) => label },
          { label: 'Atom', cell: ({ paths }) => html`<a href=${paths.atom}>${paths.atom}</a>` },
          { label: 'JSON Feed', cell: ({ paths }) => html`<a href=${paths.json}>${paths.json}</a>` },
        ],
        [
          { label: 'Top situations', paths: feedPaths(undefined) },
          ...CATEGORIES.map((category) => ({ label: categoryName(category), paths: feedPaths(category) })),
        ],
      )}
      <p>Every situation has feeds of its events as well: its page links to them.</p>
    </div>`,
  }
}
