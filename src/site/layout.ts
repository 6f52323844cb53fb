/** The shell of every page: head, masthead with navigation, footer. */

import type { Links } from '../service/links.ts'
import { assetAddresses } from './assets.ts'
import type { Viewer } from './deps.ts'
import { dataScript, type Html, html, renderHtml } from './html.ts'

/** The places of the masthead. */
const PLACES = [
  { key: 'situations', path: '/', label: 'Situations' },
  { key: 'search', path: '/search', label: 'Search' },
  { key: 'docs', path: '/docs', label: 'API' },
  { key: 'pricing', path: '/pricing', label: 'Pricing' },
  { key: 'status', path: '/status', label: 'Status' },
] as const

export type Place = (typeof PLACES)[number]['key'] | 'account' | 'admin'

/** One page, before the shell is put around it. */
export interface Page {
  /** 200 where nothing is said. */
  status?: number
  title: string
  /** For search engines and previews. */
  description?: string
  /** Its own address on the site, with the query that belongs to it; absent on pages that have none (errors). */
  path?: string
  place?: Place
  body: Html
  /** What is said above the page, once: what was just done. */
  told?: Html
  /** Kept out of search engines. */
  noIndex?: boolean
  feeds?: readonly { title: string; type: 'application/atom+xml' | 'application/feed+json'; path: string }[]
  /** Addresses of the pages before and after, in a walk of several. */
  previousPath?: string
  nextPath?: string
  /** schema.org data. */
  schema?: object
  /** `article` for pages about one thing that happened. */
  kind?: 'website' | 'article'
  headers?: Record<string, string>
  /** Style and scripts beside those of every page. */
  styles?: readonly string[]
  scripts?: readonly string[]
}

const SITE_NAME = 'Sitrep'

/** The whole document. */
export function renderPage(links: Links, viewer: Viewer | null, page: Page): string {
  return `<!doctype html>${renderHtml(html`
    <html lang="en">
      ${headOf(links, page)}
      <body>
        <a class="skip" href="#main">Skip to content</a>
        ${masthead(viewer, page.place)}
        <main id="main" tabindex="-1">${page.told && html`<div class="wrap told">${page.told}</div>`}${page.body}</main>
        ${footer()}
      </body>
    </html>
  `)}`
}

function headOf(links: Links, page: Page): Html {
  const title = page.title.startsWith(`${SITE_NAME}: `) ? page.title : `${page.title} – ${SITE_NAME}`
  const address = page.path === undefined ? undefined : links.siteUrl + page.path
  return html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    ${page.description && html`<meta name="description" content=${page.description} />`}
    ${page.noIndex && html`<meta name="robots" content="noindex" />`}
    ${address && !page.noIndex && html`<link rel="canonical" href=${address} />`}
    ${page.previousPath && html`<link rel="prev" href=${page.previousPath} />`}
    ${page.nextPath && html`<link rel="next" href=${page.nextPath} />`}
    ${page.feeds?.map((feed) => html`<link rel="alternate" type=${feed.type} title=${feed.title} href=${feed.path} />`)}
    <link rel="stylesheet" href=${assetAddresses.style} />
    ${page.styles?.map((href) => html`<link rel="stylesheet" href=${href} />`)}
    <link rel="icon" type="image/svg+xml" href=${assetAddresses.icon} />
    <script type="module" src=${assetAddresses.script}></script>
    ${page.scripts?.map((src) => html`<script defer src=${src}></script>`)}
    ${address && previewOf(links, page, address)} ${page.schema && dataScript('application/ld+json', page.schema)}
  </head>`
}

/** Open Graph. */
function previewOf({ siteUrl }: Links, page: Page, address: string): Html {
  return html`<meta property="og:site_name" content=${SITE_NAME} />
    <meta property="og:type" content=${page.kind ?? 'website'} />
    <meta property="og:title" content=${page.title} />
    <meta property="og:url" content=${address} />
    ${page.description && html`<meta property="og:description" content=${page.description} />`}
    <meta property="og:image" content=${siteUrl + assetAddresses.preview} />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content="Sitrep: the news as events and situations, each with its sources" />
    <meta name="twitter:card" content="summary_large_image" />`
}

function masthead(viewer: Viewer | null, place: Place | undefined): Html {
  return html`<header class="masthead">
    <div class="wrap masthead-row">
      <a class="wordmark" href="/" aria-label="Sitrep, front page">Sitrep</a>
      <nav class="places" aria-label="Main">
        <ul>
          ${PLACES.map(({ key, path, label }) => html`<li><a href=${path} aria-current=${place === key ? 'page' : undefined}>${label}</a></li>`)}
        </ul>
      </nav>
      <nav class="who" aria-label="Account">
        <ul>
          ${viewer === null ? signedOut() : signedIn(viewer, place)}
        </ul>
      </nav>
    </div>
  </header>`
}

function signedOut(): Html {
  return html`<li><a href="/sign-in">Sign in</a></li>
    <li><a class="button small" href="/sign-up">Get an API key</a></li>`
}

function signedIn(viewer: Viewer, place: Place | undefined): Html {
  return html`${viewer.isOperator && html`<li><a href="/admin" aria-current=${place === 'admin' ? 'page' : undefined}>Operator</a></li>`}
    <li><a href="/account" aria-current=${place === 'account' ? 'page' : undefined} title=${viewer.email}>Account</a></li>
    <li>
      <form method="post" action="/sign-out">
        <input type="hidden" name="csrf" value=${viewer.csrf} />
        <button class="plain" type="submit">Sign out</button>
      </form>
    </li>`
}

function footer(): Html {
  return html`<footer class="colophon">
    <div class="wrap">
      <p><strong>Sitrep</strong> groups the reports of many outlets into events, and events into situations. Every summary links to its sources.</p>
      <nav aria-label="More">
        <ul>
          <li><a href="/docs">Documentation</a></li>
          <li><a href="/feeds">Feeds</a></li>
          <li><a href="/llms.txt">llms.txt</a></li>
          <li><a href="/status">Status</a></li>
        </ul>
      </nav>
    </div>
  </footer>`
}
