/** One situation: what it is, how it developed, and how it was put together. */

import type { CollectionPage, WithContext } from 'schema-dts'
import type { OlderEvents, SituationView } from '../../service/view-situation.ts'
import { facts, notice, pageHead, pager } from '../components/blocks.ts'
import { countryText, countText, dayText, inOneLine, instantText, numberText, timeElement } from '../format.ts'
import { type Html, html } from '../html.ts'
import type { Page } from '../layout.ts'
import { addressWith } from '../query.ts'
import { speech, speechOf } from '../speech.ts'
import { coveragePlot } from './coverage-plot.ts'
import { kickerParts, paragraphs, scoreMark, statusMark } from './labels.ts'
import { timeline } from './timeline.ts'

export function situationPage(view: SituationView, { wasMerged }: { wasMerged: boolean }): Page {
  const { situation, titlePinned, countries } = view
  const path = `/situations/${situation.slug}`
  const said = speechOf({ title: situation.title, text: situation.summary, titlePinned })
  const cursor = situation.timeline_cursor
  return {
    title: situation.title,
    description: inOneLine(situation.summary_preview),
    path,
    place: 'situations',
    kind: 'article',
    feeds: [
      { title: `${situation.title} (Atom)`, type: 'application/atom+xml', path: `${path}/feed.atom` },
      { title: `${situation.title} (JSON Feed)`, type: 'application/feed+json', path: `${path}/feed.json` },
    ],
    ...(cursor.has_more ? { nextPath: addressWith(path, { before: cursor.next_before }) } : {}),
    schema: schemaOf(view),
    body: html`<div class="wrap">
      ${wasMerged && notice('note', html`<p>The situation that you asked for turned out to be this one. The two were joined.</p>`)}
      ${view.isConcluded && notice('note', html`<p>This situation is concluded: no list names it any more, and no event is added to it.</p>`)}
      <div class="headed">
        ${pageHead({
          eyebrow: kickerParts({ category: situation.category, countries }),
          title: html`<span ...${said.title}>${situation.title}</span>`,
        })}
        ${scoreMark(situation.significance_score)}
      </div>
      <div class="reading-columns">
        <div class="summary" ...${said.text}>${paragraphs(situation.summary)}</div>
        ${atAGlance(view)}
      <section aria-labelledby="coverage">
        <h2 id="coverage">Coverage</h2>
        ${coveragePlot(view.coverage, { events: view.eventTimes, isExact: view.isCoverageExact })}
      </section>
      <section aria-labelledby="timeline">
        <h2 id="timeline">Timeline</h2>
        ${timeline(situation.timeline, view.languages)}
        ${cursor.has_more && olderSteps(path, { before: cursor.next_before, remaining: cursor.remaining_count })}
      </section>
      ${makeUpSection(view)}
      </div>
    </div>`,
  }
}

/** A further page of the timeline alone. */
export function olderEventsPage(older: OlderEvents): Page {
  const path = `/situations/${older.slug}`
  return {
    title: `${older.title}: earlier events`,
    path,
    place: 'situations',
    noIndex: true,
    previousPath: path,
    body: html`<div class="wrap">
      ${pageHead({ eyebrow: html`<a href=${path}>Back to the situation</a>`, title: html`<span ...${speech(older.title)}>${older.title}</span>` })}
      <section aria-labelledby="timeline">
        <h2 id="timeline">Earlier events</h2>
        ${older.timeline.length === 0 ? html`<p>There is nothing earlier.</p>` : timeline(older.timeline, older.languages)}
        ${olderSteps(path, { before: older.nextBefore, remaining: older.remaining, isFirst: false })}
      </section>
    </div>`,
  }
}

function olderSteps(path: string, step: { before: string | null; remaining: number; isFirst?: boolean }): Html {
  const { before, remaining, isFirst = true } = step
  return pager({
    ...(isFirst ? {} : { previous: { path, label: 'Newest events' } }),
    ...(before === null ? {} : { next: { path: addressWith(path, { before }), label: `Earlier events (${numberText(remaining)})` } }),
  })
}

function atAGlance({ situation, countries, makeUp, isConcluded }: SituationView): Html {
  return html`<aside class="glance" aria-label="At a glance">
    ${facts([
      { name: 'Status', value: isConcluded ? 'Concluded' : statusMark(situation.status) },
      { name: 'First seen', value: timeElement(situation.first_seen, dayText(situation.first_seen)) },
      { name: 'Newest event', value: timeElement(situation.last_updated, dayText(situation.last_updated)) },
      { name: 'Span', value: countText(situation.day_span, 'day') },
      { name: 'Events', value: numberText(situation.cluster_count) },
      { name: 'Outlets', value: numberText(situation.source_count) },
      { name: 'With their own report', value: numberText(situation.independent_sources) },
      { name: 'Articles', value: numberText(makeUp.articles) },
    ])}
    ${
      countries.length > 0 &&
      html`<p class="places">
        <span class="label">Countries</span>${' '}
        ${countries.map((code, place) => html`${place > 0 && ', '}<a href=${`/?country=${code}`}>${countryText(code)}</a>`)}
      </p>`
    }
    <p class="places">
      <span class="label">Follow</span> <a href=${`/situations/${situation.slug}/feed.atom`}>Atom</a>,${' '}<a href=${`/situations/${situation.slug}/feed.json`}>JSON Feed</a>, <a href="/docs">API</a>
    </p>
  </aside>`
}

function makeUpSection({ situation, makeUp }: SituationView): Html {
  const events = makeUp.linked + makeUp.reviewed + makeUp.placed
  const own = situation.independent_sources
  return html`<section class="make-up" aria-labelledby="make-up">
    <h2 id="make-up">How this was put together</h2>
    <p>
      ${countText(makeUp.articles, 'article')} of ${countText(situation.source_count, 'outlet')} were grouped into
      ${' '}${countText(events, 'event')}: reports of the same thing, told apart by their words, names, places and times. Events were
      linked into this situation because they share places, names and the kind of thing that happens. ${
        own < situation.source_count &&
        html`${countText(own, 'outlet')} wrote a report of their own; the others carried the text of an agency or of another outlet, which counts once.`
      }
    </p>
    <ul>
      ${makeUp.linked > 0 && html`<li>${countText(makeUp.linked, 'event')} linked as the reports came in.</li>`}
      ${makeUp.reviewed > 0 && html`<li>${countText(makeUp.reviewed, 'event')} moved here by a later review of the links.</li>`}
      ${makeUp.placed > 0 && html`<li>${countText(makeUp.placed, 'event')} placed here by an editor.</li>`}
      ${makeUp.merged.map(
        ({ title, at }) =>
          html`<li>Joined with “<span ...${speech(title)}>${title}</span>”${at !== null && html` on ${timeElement(at, dayText(at))}`}: it was the same affair.</li>`,
      )}
      ${makeUp.corrections.map(({ action, reason, at }) => html`<li>An editor's correction (${action}) on ${timeElement(at, dayText(at))}: <bdi>${reason}</bdi></li>`)}
    </ul>
    <p class="muted">
      Summary and titles are chosen from what the outlets wrote. The newest event is of ${instantText(situation.last_updated)}. Found a mistake in
      the grouping? <a href="/docs">The documentation</a> says how it works and where it falls short.
    </p>
  </section>`
}

function schemaOf({ situation, countries }: SituationView): WithContext<CollectionPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: situation.title,
    headline: situation.title,
    abstract: inOneLine(situation.summary_preview),
    url: situation.url,
    datePublished: situation.first_seen,
    dateModified: situation.last_updated,
    keywords: situation.categories,
    contentLocation: countries.map((code) => ({ '@type': 'Country', name: countryText(code) })),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: situation.timeline_cursor.total_count,
      itemListElement: situation.timeline.map(({ title, url }, place) => ({ '@type': 'ListItem', position: place + 1, name: title, url })),
    },
  }
}
