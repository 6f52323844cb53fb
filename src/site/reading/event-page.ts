/** One event: what happened, who reported it, and where it lies in its situation. */

import type { Article, WithContext } from 'schema-dts'
import { repeatsTitle } from '../../core/editorial/title.ts'
import type { EventView, Neighbour, Neighbours, Report, SourceArticle } from '../../service/view-event.ts'
import { facts, notice, pageHead } from '../components/blocks.ts'
import { countText, linkable, numberText, outsideLink, shortDayText, timeElement, timeOfDayText } from '../format.ts'
import { type Html, html } from '../html.ts'
import type { Page } from '../layout.ts'
import { speech, speechIn, speechOfTitle } from '../speech.ts'
import { kickerParts, paragraphs, scoreMark } from './labels.ts'

const CITATIONS_MAX = 20

export type Arrival = 'merged' | 'situation'

const ARRIVALS: Record<Arrival, string> = {
  merged: 'The event that you asked for turned out to be this one. The two were joined.',
  situation: 'The situation that you asked for is no longer one: this is the event that is left of it.',
}

export function eventPage(view: EventView, arrival: Arrival | undefined): Page {
  const { event, spoken, reports } = view
  const path = `/events/${event.slug}`
  const said = { title: speechOfTitle(event.title, spoken), text: speechIn(spoken.language) }
  return {
    title: event.title,
    description: event.summary,
    path,
    place: 'situations',
    kind: 'article',
    schema: schemaOf(view),
    body: html`<div class="wrap">
      ${arrival && notice('note', html`<p>${ARRIVALS[arrival]}</p>`)}
      <div class="headed">
        ${pageHead({
          eyebrow: kickerParts(event),
          title: html`<span ...${said.title}>${event.title}</span>`,
        })}
        ${scoreMark(event.significance_score)}
      </div>
      <div class="reading-columns">
        <div class="summary" ...${said.text}>${!repeatsTitle(event.summary_full, event.title) && paragraphs(event.summary_full || event.summary)}</div>
        <aside class="glance" aria-label="At a glance">
          ${facts([
            { name: 'First report', value: timeElement(event.published_at) },
            { name: 'Newest report', value: timeElement(event.updated_at) },
            { name: 'Outlets', value: numberText(event.articles_total) },
            { name: 'With their own report', value: numberText(event.independent_sources) },
          ])}
          ${
            event.keywords.length > 0 &&
            html`<div class="places">
              <span class="label" id="keywords">Keywords</span>
              <ul class="keywords" aria-labelledby="keywords">
                ${event.keywords.map((keyword) => html`<li ...${said.text}>${keyword}</li>`)}
              </ul>
            </div>`
          }
        </aside>
      ${situationSection(view)}
      <section aria-labelledby="sources">
        <h2 id="sources">Sources</h2>
        <p class="muted">${sourcesText(view)}</p>
        <ol class="reports">
          ${reports.map((report) => html`<li>${reportItem(report)}</li>`)}
        </ol>
      </section>
      </div>
    </div>`,
  }
}

function sourcesText({ event, reports }: EventView): string {
  const listed = reports.reduce((sum, { copies }) => sum + 1 + copies.length, 0)
  const all =
    event.articles_total > listed
      ? `The first ${numberText(listed)} of ${numberText(event.articles_total)} outlets`
      : countText(event.articles_total, 'outlet')
  const copies = listed - reports.length
  return copies === 0 ? `${all}, in order of publication.` : `${all}, in order of publication; copies of one text are folded under it.`
}

function reportItem({ article, copies }: Report): Html {
  return html`<article class="report">
    <p class="outlet"><span class="host">${article.source_host}</span> ${timeElement(article.published_at, `${shortDayText(article.published_at)}, ${timeOfDayText(article.published_at)}`)}</p>
    <h3 ...${speechIn(article.language)}>${outsideLink(article.url, article.title)}</h3>
    ${
      copies.length > 0 &&
      html`<details>
        <summary>The same text in ${countText(copies.length, 'more outlet', 'more outlets')}</summary>
        <ul>
          ${copies.map((copy) => html`<li><span class="host">${copy.source_host}</span> ${copyLink(copy)}</li>`)}
        </ul>
      </details>`
    }
  </article>`
}

function copyLink({ url, title, language }: SourceArticle): Html {
  return outsideLink(url, html`<span ...${speechIn(language)}>${title}</span>`)
}

function situationSection({ event, spoken, neighbours }: EventView): Html {
  const { situation } = event
  if (situation === null) return null
  return html`<section class="whole" aria-labelledby="situation">
    <h2 id="situation">Part of a situation</h2>
    <p class="whole-title" ...${speech(situation.title)}><a href=${`/situations/${situation.slug}`}>${situation.title}</a></p>
    ${neighbours && placeInTimeline({ event, spoken }, neighbours)}
  </section>`
}

/** The events around this one; in order of time, newest first, as in the timeline itself. */
function placeInTimeline(
  { event, spoken }: Pick<EventView, 'event' | 'spoken'>,
  { older, newer, olderCount, totalCount }: Neighbours,
): Html {
  const link = ({ slug, title, language, title_pinned: titlePinned, published_at }: Neighbour) =>
    html`<li>${timeElement(published_at, shortDayText(published_at))} <a href=${`/events/${slug}`} ...${speechOfTitle(title, { language, titlePinned })}>${title}</a></li>`
  return html`<p class="muted">Event ${numberText(olderCount + 1)} of ${numberText(totalCount)} in its timeline, counted from the first.</p>
    <ol class="around" reversed start=${olderCount + 1 + newer.length}>
      ${newer.toReversed().map(link)}
      <li aria-current="true">${timeElement(event.published_at, shortDayText(event.published_at))} <strong ...${speechOfTitle(event.title, spoken)}>${event.title}</strong></li>
      ${older.map(link)}
    </ol>`
}

function schemaOf({ event, spoken, reports }: EventView): WithContext<Article> {
  const { situation } = event
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: event.title,
    abstract: event.summary,
    url: event.url,
    ...(spoken.language === 'und' ? {} : { inLanguage: spoken.language }),
    datePublished: event.published_at,
    dateModified: event.updated_at,
    articleSection: event.category,
    keywords: event.keywords,
    publisher: { '@type': 'Organization', name: 'Sitrep' },
    citation: reports
      .slice(0, CITATIONS_MAX)
      .filter(({ article }) => linkable(article.url) !== undefined)
      .map(({ article }) => ({
        '@type': 'Article',
        headline: article.title,
        url: article.url,
        publisher: { '@type': 'Organization', name: article.source_host },
      })),
    ...(situation === null
      ? {}
      : { isPartOf: { '@type': 'CollectionPage', name: situation.title, url: new URL(`/situations/${situation.slug}`, event.url).href } }),
  }
}
