/** Search: a form for everybody, results for who is signed in. */

import type { SearchResponse } from '../../contract/resources.ts'
import { repeatsTitle } from '../../core/editorial/title.ts'
import { QUERY_CODE_POINTS_MAX } from '../../core/serving/bounds.ts'
import type { CapRefusal } from '../../core/serving/cap.ts'
import { ERRORS, type ServiceError } from '../../core/serving/errors.ts'
import type { Languages, Spoken } from '../../service/languages.ts'
import { answer, pageHead, pager } from '../components/blocks.ts'
import { linkButton, selectField, submitButton } from '../components/form.ts'
import type { Viewer } from '../deps.ts'
import { countText, dayText, numberText, timeElement, waitText, windowText } from '../format.ts'
import { type Html, html } from '../html.ts'
import type { Page } from '../layout.ts'
import { addressWith } from '../query.ts'
import { speechIn, speechOfTitle } from '../speech.ts'
import { kicker, scoreMark } from './labels.ts'

const WINDOWS = [1, 3, 7, 14, 30]
const DEFAULT_DAYS = 7

export type SearchState =
  /** Nobody is signed in. */
  | { kind: 'signed_out' }
  /** Nothing was asked yet. */
  | { kind: 'blank'; viewer: Viewer }
  /** A later page of results that are no longer kept. */
  | { kind: 'past'; viewer: Viewer }
  | { kind: 'refused'; viewer: Viewer; error: ServiceError }
  | { kind: 'capped'; viewer: Viewer; refusal: CapRefusal; upgradeUrl: string }
  | { kind: 'found'; viewer: Viewer; results: SearchResponse; languages: Languages; isFirst: boolean; searchesLeft: number }

/** What was filled in, as it came. */
export interface SearchFields {
  q: string
  days: string
}

export function searchPage(fields: SearchFields, state: SearchState): Page {
  return {
    status: statusOf(state),
    title: fields.q === '' ? 'Search' : `Search: ${fields.q}`,
    description: 'Search the events of the last days by meaning, across languages and outlets.',
    path: '/search',
    place: 'search',
    noIndex: fields.q !== '',
    headers: state.kind === 'capped' ? { 'Retry-After': String(state.refusal.retryAfterSeconds) } : {},
    body: html`<div class="wrap searching">
      ${pageHead({ title: 'Search', lede: 'Events by meaning, not only by their words.' })} ${searchForm(fields, state)} ${resultOf(fields, state)}
    </div>`,
  }
}

function statusOf(state: SearchState): number {
  switch (state.kind) {
    case 'past':
      return 400
    case 'refused':
      return state.error.status
    case 'capped':
      return ERRORS.rate_limited.status
    default:
      return 200
  }
}

function searchForm({ q, days }: SearchFields, state: SearchState): Html {
  const daysMax = state.kind === 'signed_out' ? 7 : state.viewer.tier.windowDays
  const chosen = windowShown(days, daysMax)
  const wrong = state.kind === 'refused' && state.error.code === 'bad_request' ? state.error.message : undefined
  return html`<form class="search-form" method="get" action="/search" role="search">
    <div class=${`field${wrong ? ' wrong' : ''}`}>
      <label for="q">What are you looking for?</label>
      <input
        id="q"
        name="q"
        type="search"
        dir="auto"
        value=${q}
        required
        maxlength=${2 * QUERY_CODE_POINTS_MAX}
        autocomplete="off"
        placeholder="floods in West Africa"
        autofocus=${wrong !== undefined}
        aria-invalid=${wrong ? 'true' : undefined}
        aria-describedby=${wrong ? 'q-error' : undefined}
      />
      ${wrong && html`<p class="error" id="q-error">${wrong}</p>`}
    </div>
    ${selectField({
      name: 'days',
      label: 'Within',
      value: String(chosen),
      choices: [...new Set([...WINDOWS.filter((window) => window <= daysMax), chosen])]
        .sort((one, other) => one - other)
        .map((window) => ({ value: String(window), label: windowText(window) })),
    })}
    ${submitButton('Search')}
  </form>`
}

/** The window that is searched: what an address asks for, such as one that somebody of a wider plan sent, within the reader's plan. */
function windowShown(days: string, daysMax: number): number {
  return Math.min(/^-?\d+$/.test(days) ? Math.max(1, Number(days)) : DEFAULT_DAYS, daysMax)
}

function resultOf(fields: SearchFields, state: SearchState): Html {
  switch (state.kind) {
    case 'signed_out':
      return invitation(fields)
    case 'blank':
      return html`<p class="muted">Your plan has ${numberText(state.viewer.tier.searchesPerDay)} searches a day, here and through the API together.</p>`
    case 'past':
      return answer(
        'problem',
        html`<p>These pages of results were kept for a day. Search again to see them from the top; it counts as a search.</p>`,
      )
    case 'refused':
      return state.error.code === 'bad_request' ? null : failure()
    case 'capped':
      return capReached(state)
    case 'found':
      return results(fields, state)
  }
}

function invitation({ q, days }: SearchFields): Html {
  const back = addressWith('/search', { q: q || undefined, days: days || undefined })
  return html`<div class="invitation">
    <p>Search needs an account, since each one is computed for you. The free plan has some every day, and an API key comes with it.</p>
    <p class="actions">
      ${linkButton('Sign in', addressWith('/sign-in', { return_to: back }))} ${linkButton('Make a free account', addressWith('/sign-up', { return_to: back }), { kind: 'quiet' })}
    </p>
  </div>`
}

const failure = (): Html =>
  answer('problem', html`<p>The search did not work just now, and was not counted. Please try again in a moment.</p>`)

/** For readers, who know their plan by its name and have asked for no seconds. */
function capReached({
  viewer: { tier },
  refusal: { cap, limit, retryAfterSeconds },
  upgradeUrl,
}: Extract<SearchState, { kind: 'capped' }>): Html {
  const counted = cap === 'search' ? countText(limit, 'search', 'searches') : countText(limit, 'request')
  return answer(
    'problem',
    html`<p>
      Your plan, ${tier.name}, has ${counted} ${cap === 'minute' ? 'a minute' : 'a day'}, here and through the API together, and they are used up.
      There are more in ${waitText(retryAfterSeconds)}${cap === 'minute' ? '' : ', at 00:00 UTC'}.${' '}
      ${tier.key !== 'scale' && html`<a href=${upgradeUrl}>Plans with more</a>`}
    </p>`,
  )
}

function results({ q, days }: SearchFields, state: Extract<SearchState, { kind: 'found' }>): Html {
  const { data, query, next_cursor: cursor } = state.results
  const path = (next?: string) => addressWith('/search', { q, days: days === '' ? undefined : days, cursor: next })
  if (data.length === 0) {
    const { windowDays } = state.viewer.tier
    const longer = addressWith('/search', { q, days: windowDays })
    return html`<div class="empty">
      <p class="lede">${state.isFirst ? 'Nothing fits.' : 'That was all.'}</p>
      <p>
        Looked through the last ${windowText(query.days)}. Other words may find it; the meaning counts, not the spelling.${' '}
        ${query.days < windowDays && html`Or search <a href=${longer}>the last ${windowText(windowDays)}</a>, which counts as a search.`}
      </p>
    </div>`
  }
  return html`<section aria-labelledby="results">
    <h2 id="results" class="visually-hidden">Results</h2>
    <p class="muted">
      ${countText(data.length, 'event')}${state.isFirst ? '' : ' more'} of the last ${windowText(query.days)}, best first.${' '}
      ${countText(state.searchesLeft, 'search', 'searches')} left today.
    </p>
    <ol class="results">
      ${data.map((entry) => html`<li>${resultItem(entry, state.languages.get(entry.id))}</li>`)}
    </ol>
    ${pager({
      ...(state.isFirst ? {} : { previous: { path: path(), label: 'Back to the best' } }),
      ...(cursor === null ? {} : { next: { path: path(cursor), label: 'More results (counts as a search)' } }),
    })}
  </section>`
}

function resultItem(entry: SearchResponse['data'][number], spoken: Spoken | undefined): Html {
  return html`<article class="situation">
    ${kicker(entry)}
    <h3 ...${speechOfTitle(entry.title, spoken)}><a href=${`/events/${entry.slug}`}>${entry.title}</a></h3>
    ${!repeatsTitle(entry.summary, entry.title) && html`<p class="preview" ...${speechIn(spoken?.language)}>${entry.summary}</p>`}
    <p class="meta">
      <span>${timeElement(entry.published_at, dayText(entry.published_at))}</span>${' '}
      <span>${countText(entry.sources, 'outlet')}</span>
    </p>
    <div class="figures">${scoreMark(entry.significance_score)}</div>
  </article>`
}
