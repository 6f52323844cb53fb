/** What programs read: the map of the site, who may crawl what, and a short account for language models. */

import type { FastifyPluginAsync } from 'fastify'
import { dateOf } from '../../core/serving/cap.ts'
import { ServiceError } from '../../core/serving/errors.ts'
import { CATEGORIES } from '../../core/tags/category-slugs.ts'
import { xmlText } from '../../core/text/xml-text.ts'
import { mappedDay, mappedDays } from '../../service/site-map.ts'
import { pathValue } from '../account/viewer.ts'
import type { SiteDeps } from '../deps.ts'
import { DOC_PAGES } from '../docs/pages.ts'
import { type Document, page } from '../respond.ts'

const XML_TYPE = 'application/xml; charset=utf-8'
const TEXT_TYPE = 'text/plain; charset=utf-8'
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const PAGES = [
  '/',
  '/feeds',
  ...DOC_PAGES.map((doc) => doc.path),
  '/pricing',
  '/status',
  '/search',
  ...CATEGORIES.map((category) => `/?category=${category}`),
]

export function machineRoutes(deps: SiteDeps): FastifyPluginAsync {
  const { siteUrl } = deps.links
  return async (app) => {
    app.get(
      '/robots.txt',
      page(deps, () => ({ type: TEXT_TYPE, text: robots(siteUrl) })),
    )
    app.get(
      '/llms.txt',
      page(deps, () => ({ type: TEXT_TYPE, text: languageModels(deps) })),
    )
    app.get(
      '/sitemap.xml',
      page(deps, async () => {
        const days = await mappedDays(deps)
        const parts = ['pages', ...days.map(dateOf)]
        return indexOf(parts.map((part) => `${siteUrl}/sitemap-${part}.xml`))
      }),
    )
    app.get(
      '/sitemap-pages.xml',
      page(deps, () => mapOf(PAGES.map((path) => ({ url: siteUrl + path })))),
    )
    app.get(
      '/sitemap-:name.xml',
      page(deps, async (_, { request }) => {
        const name = pathValue(request, 'name')
        const day = (await mappedDays(deps)).find((mapped) => dateOf(mapped) === name)
        if (day === undefined) throw new ServiceError('not_found', 'No page has this address.')
        const { situations, events } = await mappedDay(deps, day)
        return mapOf([
          ...situations.map(({ slug, updated_at }) => ({ url: `${siteUrl}/situations/${slug}`, updatedAt: updated_at })),
          ...events.map(({ slug, updated_at }) => ({ url: `${siteUrl}/events/${slug}`, updatedAt: updated_at })),
        ])
      }),
    )
  }
}

function indexOf(addresses: readonly string[]): Document {
  const entries = addresses.map((address) => `<sitemap><loc>${xmlText(address)}</loc></sitemap>\n`)
  return {
    type: XML_TYPE,
    text: `<?xml version="1.0" encoding="utf-8"?>\n<sitemapindex xmlns="${SITEMAP}">\n${entries.join('')}</sitemapindex>\n`,
  }
}

function mapOf(entries: readonly { url: string; updatedAt?: number }[]): Document {
  const lines = entries.map(({ url, updatedAt }) => {
    const changed = updatedAt === undefined ? '' : `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`
    return `<url><loc>${xmlText(url)}</loc>${changed}</url>\n`
  })
  return { type: XML_TYPE, text: `<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="${SITEMAP}">\n${lines.join('')}</urlset>\n` }
}

function robots(siteUrl: string): string {
  return `User-agent: *
Disallow: /account
Disallow: /admin
Disallow: /oauth/
Disallow: /search?
Disallow: /v1/

Sitemap: ${siteUrl}/sitemap.xml
`
}

/** In the form of llmstxt.org, whose readers take each item of a list for one link and what is said of it: what is no link stands above. */
function languageModels({ links: { siteUrl, apiUrl }, people: { mcpUrl, registration } }: SiteDeps): string {
  return `# Sitrep

> The news as records: reports of many outlets on one thing are grouped into an event (a cluster), events of one affair into a situation
> with a maintained summary and a timeline. Every record links to its sources.

Sitrep lags the wires by 30 to 90 minutes by design: it shows what many outlets report, not what one has just said. All times are UTC.
Significance runs from 1 to 10; 8 and above is exceptional. Summaries are made of what outlets wrote: quote and link the sources.

A situation is at ${siteUrl}/situations/{slug}, its events as JSON Feed at ${siteUrl}/situations/{slug}/feed.json, an event with its
sources at ${siteUrl}/events/{slug}. The API is at ${apiUrl}; the tool server (MCP, streamable HTTP) at ${mcpUrl}, two of whose
four tools need no account.

## Read

- [Top situations](${siteUrl}/): narrowed by category, country, window
- [Top situations as JSON Feed](${siteUrl}/feeds/situations.json)
- [Top situations as Atom](${siteUrl}/feeds/situations.atom)
- [All feeds](${siteUrl}/feeds): of each category too

## Ask

${DOC_PAGES.map(({ path, title, description }) => `- [${title}](${siteUrl}${path}.md): ${description}`).join('\n')}
- [OpenAPI 3.1](${siteUrl}/openapi.json): the API's description for programs
- [Plans and caps](${siteUrl}/pricing): ${registration === 'open' ? 'a free key is made in a minute' : 'what each plan allows'}

## Optional

- [Status](${siteUrl}/status): how fresh the data are
- [Map of the site](${siteUrl}/sitemap.xml)
`
}
