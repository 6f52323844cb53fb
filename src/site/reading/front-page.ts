/** The front page: top situations, narrowed as the reader likes. */

import type { CollectionPage, WithContext } from 'schema-dts'
import type { ListSituationsQuery } from '../../contract/endpoints.ts'
import { DAY_MS } from '../../core/durations.ts'
import { CATEGORIES, type Category, isCategory } from '../../core/tags/category-slugs.ts'
import { COUNTRY_CODES } from '../../core/tags/country-codes.ts'
import type { BrowsedSituations, Facet } from '../../service/browse-situations.ts'
import { pager } from '../components/blocks.ts'
import { selectField, submitButton } from '../components/form.ts'
import { agoElement, countryText, countText, longDayText, numberText, windowText } from '../format.ts'
import { type Html, html } from '../html.ts'
import type { Page } from '../layout.ts'
import { addressWith } from '../query.ts'
import { speech, speechOf } from '../speech.ts'
import { categoryName, kicker, scoreMark, statusMark } from './labels.ts'
import { sparkLine } from './spark-line.ts'

/** The heading of the list that nothing narrows. */
const ALL = 'Top situations'
const COUNTRIES_BESIDE = 10
const WINDOWS = [1, 3, 7, 14, 30]
const DEFAULT_DAYS = 7

export type BrowsedSituation = BrowsedSituations['situations'][number]

export interface FrontPageView {
  query: ListSituationsQuery
  list: BrowsedSituations
  /** The longest window that the reader may look at. */
  windowDaysMax: number
  now: number
}

export function frontPage(view: FrontPageView): Page {
  const { query, list, now } = view
  const isFirst = query.cursor === undefined
  const heading = headingOf(query)
  const next = list.nextCursor === null ? undefined : addressOf(query, { cursor: list.nextCursor })
  // No feed is narrowed to a country.
  const feed = { ...feedPaths(query.category), title: headingOf({ ...query, country: [] }) }
  return {
    title: heading === ALL ? 'Sitrep: the news as situations, with their sources' : heading,
    description: `${query.category === undefined ? 'What is developing in the world' : categoryName(query.category)}: reports of many outlets grouped into events and situations, each with a summary, a timeline and every source.`,
    // A window longer than the reader's is cut to theirs: the same page under one address.
    path: addressOf({ ...query, days: list.windowDays, cursor: undefined }),
    place: 'situations',
    noIndex: !isFirst || query.country.length > 0,
    feeds: [
      { title: `${feed.title} (Atom)`, type: 'application/atom+xml', path: feed.atom },
      { title: `${feed.title} (JSON Feed)`, type: 'application/feed+json', path: feed.json },
    ],
    ...(next === undefined ? {} : { nextPath: next }),
    schema: schemaOf(view),
    body: html`<div class="wrap front">
      <header class="front-head">
        <h1>${heading}</h1>
        <p class="dateline">${longDayText(now)}</p>
      </header>
      ${isFirst && heading === ALL && standfirst()}
      ${filterForm(view)}
      <div class="front-columns">
        <div>
          ${list.situations.length === 0 ? nothingFound(view) : situationList(view)}
          ${list.isCut && endOfWalk()}
          ${pager({
            ...(isFirst ? {} : { previous: { path: addressOf({ ...query, cursor: undefined }), label: 'Back to the top' } }),
            ...(next === undefined ? {} : { next: { path: next, label: 'More situations' } }),
          })}
        </div>
        ${beside(view)}
      </div>
    </div>`,
  }
}

/** For whoever comes for the first time: what stands here. */
function standfirst(): Html {
  return html`<p class="standfirst">
    Many outlets’ reports of the same thing are one event; events of one affair make a situation, with a summary, a timeline and every source.${' '}
    <a href="/docs/concepts">How it works</a>
  </p>`
}

function headingOf({ category, country }: ListSituationsQuery): string {
  const places = country.map(countryText).join(', ')
  if (category === undefined) return places === '' ? ALL : `Situations: ${places}`
  return places === '' ? categoryName(category) : `${categoryName(category)}: ${places}`
}

function situationList({ query, list, now }: FrontPageView): Html {
  const hasLead = query.cursor === undefined && query.sort === 'relevance'
  return html`<ol class="situations">
    ${list.situations.map((situation, place) => html`<li>${situationItem(situation, { now, isLead: hasLead && place === 0 })}</li>`)}
  </ol>`
}

function situationItem({ titlePinned, ...situation }: BrowsedSituation, { now, isLead }: { now: number; isLead: boolean }): Html {
  const { title, slug, summary_preview: preview, latest_cluster_title: latest } = situation
  const said = speechOf({ title, text: preview, titlePinned })
  const isNew = now - Date.parse(situation.first_seen) < DAY_MS
  return html`<article class=${`situation${isLead ? ' lead' : ''}`}>
    ${kicker(situation)}
    <h2 ...${said.title}><a href=${`/situations/${slug}`}>${title}</a></h2>
    <p class="preview" ...${said.text}>${preview}</p>
    <p class="latest">
      <span class="label">Latest, ${agoElement(situation.last_updated, now)}</span>${latest !== title && html` <span ...${speech(latest)}>${latest}</span>`}
    </p>
    <p class="meta">
      ${statusMark(situation.status)}${' '}
      ${isNew && html`<span>began ${agoElement(situation.first_seen, now)}</span> `}
      <span>${countText(situation.cluster_count, 'event')}</span>${' '}
      <span>${countText(situation.source_count, 'outlet')}</span>
    </p>
    <div class="figures">${scoreMark(situation.significance_score)} ${sparkLine(situation.coverage)}</div>
  </article>`
}

/** What follows is read no further: whoever came so far looks for something. */
function endOfWalk(): Html {
  return html`<p>There are more, but the list ends here. <a href="#narrow">Narrow it</a> by category, country or time, or <a href="/search">search</a>.</p>`
}

function filterForm({ query, list, windowDaysMax }: FrontPageView): Html {
  // They are counted in all countries.
  const categories = countsOf(query.country.length === 0 ? list.categories : [])
  const [country = ''] = query.country
  const countries = [...new Set([...list.countries.map(({ value }) => value), ...query.country])].filter((code) => COUNTRY_CODES.has(code))
  return html`<form class="filters" id="narrow" method="get" action="/" aria-label="Narrow the list">
    ${selectField({
      name: 'category',
      label: 'Category',
      value: query.category,
      choices: [
        { value: '', label: 'All categories' },
        ...CATEGORIES.map((slug) => ({ value: slug, label: withCount(categoryName(slug), categories.get(slug)) })),
      ],
    })}
    ${selectField({
      name: 'country',
      label: 'Country',
      value: query.country.length > 1 ? query.country.join(',') : country,
      choices: [
        { value: '', label: 'All countries' },
        ...(query.country.length > 1 ? [{ value: query.country.join(','), label: query.country.map(countryText).join(', ') }] : []),
        ...countries.map((code) => ({ value: code, label: countryText(code) })).sort((a, b) => a.label.localeCompare(b.label, 'en')),
      ],
    })}
    ${selectField({
      name: 'days',
      label: 'Within',
      value: String(list.windowDays),
      choices: windowsUpTo(windowDaysMax, list.windowDays).map((days) => ({ value: String(days), label: windowText(days) })),
    })}
    ${selectField({
      name: 'sort',
      label: 'Order',
      value: query.sort,
      choices: [
        { value: 'relevance', label: 'Top first' },
        { value: 'recent', label: 'Newest first' },
      ],
    })}
    ${submitButton('Apply', { kind: 'quiet' })}
  </form>`
}

function windowsUpTo(max: number, current: number): number[] {
  return [...new Set([...WINDOWS.filter((days) => days <= max), max, current])].sort((one, other) => one - other)
}

/** The counts are those of the window that is looked at, so that the links lead there. */
function beside({ query, list }: FrontPageView): Html {
  const categories = countsOf(list.categories)
  const within = { ...query, days: list.windowDays, cursor: undefined }
  const countries = list.countries
    .toSorted((a, b) => b.situations - a.situations || (a.value < b.value ? -1 : 1))
    .slice(0, COUNTRIES_BESIDE)
  return html`<aside class="beside" aria-label="Sections">
    ${sectionOf(
      'Categories',
      CATEGORIES.filter((slug) => categories.has(slug)).map((slug) =>
        counted({
          href: addressOf({ ...within, category: slug, country: [] }),
          label: categoryName(slug),
          count: categories.get(slug) ?? 0,
        }),
      ),
    )}
    ${sectionOf(
      'Countries',
      countries.map(({ value, situations }) =>
        counted({ href: addressOf({ ...within, category: undefined, country: [value] }), label: countryText(value), count: situations }),
      ),
    )}
    <section>
      <h2>Take it with you</h2>
      <p>The same situations as <a href="/feeds">feeds</a>, through the <a href="/docs">API</a>, and in your assistant.</p>
    </section>
  </aside>`
}

/** Headed only where there is something below. */
function sectionOf(heading: string, items: readonly Html[]): Html {
  return (
    items.length > 0 &&
    html`<section>
      <h2>${heading}</h2>
      <ul class="counted">
        ${items}
      </ul>
    </section>`
  )
}

function counted({ href, label, count }: { href: string; label: string; count: number }): Html {
  return html`<li><a href=${href}>${label}</a> <span class="count">${numberText(count)}</span></li>`
}

/** A later page of a list that has moved on since, as a bookmark may have it. */
export function pastPage(query: ListSituationsQuery): Page {
  const title = 'This page of the list is no longer there'
  return {
    status: 400,
    title,
    place: 'situations',
    noIndex: true,
    body: html`<div class="wrap narrow failure">
      <h1>${title}</h1>
      <p class="lede">Situations move all the time, so the pages of a list are kept for a day, and for the list that they were turned in.</p>
      <p><a href=${addressOf({ ...query, cursor: undefined })}>The list from the top</a> · <a href="/search">Search</a></p>
    </div>`,
  }
}

function nothingFound({ query, list, windowDaysMax }: FrontPageView): Html {
  const isFiltered = query.category !== undefined || query.country.length > 0 || query.days !== DEFAULT_DAYS
  return html`<div class="empty">
    <p class="lede">${query.cursor === undefined ? 'No situation fits.' : 'That was all.'}</p>
    ${
      isFiltered
        ? html`<p>Try ${list.windowDays < windowDaysMax && 'a longer window, or '}<a href="/">all situations</a>.</p>`
        : html`<p>A situation appears here when at least two events of one affair have been reported by several outlets.</p>`
    }
  </div>`
}

const withCount = (label: string, count: number | undefined): string => (count === undefined ? label : `${label} (${numberText(count)})`)

const countsOf = (facets: readonly Facet[]): Map<Category, number> =>
  new Map(facets.flatMap(({ value, situations }) => (isCategory(value) ? [[value, situations] as const] : [])))

/** The list's address: what is as usual is left out. */
function addressOf(query: Omit<ListSituationsQuery, 'cursor'> & { cursor?: string | undefined }, over: { cursor?: string } = {}): string {
  return addressWith('/', {
    category: query.category,
    country: query.country.length > 0 ? query.country.join(',') : undefined,
    days: query.days === DEFAULT_DAYS ? undefined : query.days,
    sort: query.sort === 'relevance' ? undefined : query.sort,
    cursor: over.cursor ?? query.cursor,
  })
}

export function feedPaths(category: Category | undefined): { atom: string; json: string } {
  const path = category === undefined ? '/feeds/situations' : `/feeds/categories/${category}`
  return { atom: `${path}.atom`, json: `${path}.json` }
}

function schemaOf({ query, list }: FrontPageView): WithContext<CollectionPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: headingOf(query),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: list.situations.map(({ title, url }, place) => ({ '@type': 'ListItem', position: place + 1, name: title, url })),
    },
  }
}
