/** Feeds: their health, and adding, checking, pausing, resuming and removing them. */

import type { FastifyInstance } from 'fastify'
import { FEED_STATES } from '../../core/feeds/feed-state.ts'
import { leftOutReason } from '../../core/feeds/left-out.ts'
import { CATEGORIES } from '../../core/tags/category-slugs.ts'
import { FEED_TITLE_CHARACTERS_MAX } from '../../service/new-feed.ts'
import { addFeed, checkedAddress, feedOf, listFeedsPage, setFeedPaused, takeFeedOff } from '../../service/operate-feeds.ts'
import { formValue, pathValue, queryValue } from '../account/viewer.ts'
import { attempt } from '../attempt.ts'
import { answer, stackedTable } from '../components/blocks.ts'
import { csrfField, rowButton, selectField, submitButton, textField } from '../components/form.ts'
import { isConfirmed } from '../confirmation.ts'
import type { CheckedAddress, SiteDeps } from '../deps.ts'
import { agoElement, countText, instantText, numberText, outsideLink } from '../format.ts'
import { type Html, html } from '../html.ts'
import type { Page } from '../layout.ts'
import { addressWith } from '../query.ts'
import type { Outcome } from '../respond.ts'
import { titleInLine } from '../speech.ts'
import { redirectTelling } from '../told.ts'
import { adminFrame, confirmPage, nothingFurther, type OperatorVisit, olderRows, operatorPage, problemNotice } from './frame.ts'

type Feed = Awaited<ReturnType<typeof feedOf>>

const PATH = '/admin/feeds'
const ITEMS_SHOWN_MAX = 10

export function feedRoutes(app: FastifyInstance, deps: SiteDeps): void {
  app.get(PATH, operatorPage(deps, feedsPage))
  app.post(PATH, operatorPage(deps, takeNew))
  app.post(`${PATH}/:id/:deed`, operatorPage(deps, takeDeed))
}

interface Shown {
  problem?: string
  checked?: { url: string; found: CheckedAddress }
  /** What was typed, to be mended. */
  typed?: Readonly<Record<string, string>>
}

async function feedsPage(deps: SiteDeps, visit: OperatorVisit, shown: Shown = {}): Promise<Page> {
  const { request, now, viewer } = visit
  const text = queryValue(request, 'q')
  const state = FEED_STATES.find((known) => known === queryValue(request, 'state'))
  const after = queryValue(request, 'after') || undefined
  const { feeds, next } = await listFeedsPage(deps, { text, state, after })
  const query = { q: text, state: state ?? '' }
  return adminFrame({
    path: PATH,
    title: 'Feeds',
    ...(shown.problem === undefined ? {} : { status: 409 }),
    body: html`
      ${problemNotice(shown.problem)} ${shown.checked && checkedPart(shown.checked, now)}
      <form class="lookup" method="get" action=${PATH} role="search">
        ${textField({ name: 'q', label: 'Address or title', type: 'search', value: text })}
        ${selectField({ name: 'state', label: 'State', value: state, choices: [{ value: '', label: 'all' }, ...FEED_STATES.map((value) => ({ value, label: value }))] })}
        ${submitButton('Find', { kind: 'quiet' })}
      </form>
      ${feeds.length === 0 ? noFeeds(query, after) : feedsTable(visit, feeds)} ${olderRows(PATH, next, query)}
      <h2>Add a feed</h2>
      ${newForm(viewer, shown.typed ?? {})}
    `,
  })
}

function noFeeds(query: { q: string; state: string }, after: string | undefined): Html {
  if (after !== undefined) return nothingFurther(PATH, query)
  return html`<p class="muted">${query.q === '' && query.state === '' ? 'No feed yet.' : 'No feed fits.'}</p>`
}

function feedsTable(visit: OperatorVisit, feeds: readonly Feed[]): Html {
  const { now } = visit
  return stackedTable(
    'Feeds, in order of address',
    [
      { label: 'Feed', names: true, cell: (feed: Feed) => nameOf(feed) },
      { label: 'State', cell: ({ state }) => state },
      { label: 'Last read', cell: ({ lastSuccessAt: at }) => (at === null ? 'never' : agoElement(at, now)) },
      { label: 'Articles', cell: ({ itemsAccepted }) => numberText(itemsAccepted), numeric: true },
      { label: 'How it is', cell: (feed) => healthText(feed) },
      { label: html`<span class="visually-hidden">What to do</span>`, cell: (feed) => deedsOf(visit, feed) },
    ],
    feeds,
  )
}

function nameOf({ title, url, movedTo, categoryHint, countryHint, languageHint }: Feed): Html {
  const hints = [categoryHint, countryHint, languageHint].filter((hint) => hint !== null)
  return html`${title && html`<strong>${titleInLine(title)}</strong><br />`}${outsideLink(url, url, { class: 'address' })}
    ${movedTo !== null && html`<br />moved to <span class="address">${movedTo}</span>`}
    ${hints.length > 0 && html`<br /><span class="muted">${hints.join(', ')}</span>`}`
}

function healthText({ state, pausedAt, pauseReason, failures, lastError, nextAt, scheduleReason }: Feed): Html {
  if (pausedAt !== null) return html`paused ${instantText(pausedAt)}: ${pauseReason ?? 'no reason given'}`
  const next = `due ${instantText(nextAt)} (${scheduleReason})`
  return state === 'failing' ? `${countText(failures, 'failure')}: ${lastError ?? 'unknown'}; ${next}` : next
}

function deedsOf(visit: OperatorVisit, { id, url, title, state }: Feed): Html {
  const deed = (verb: string, label: string, kind: 'quiet' | 'danger' = 'quiet') =>
    rowButton(visit.viewer, { action: partOfList(visit, `${PATH}/${id}/${verb}`), label, of: title || url, kind })
  return html`<div class="row-actions">
    ${deed('check', 'Check')} ${state === 'paused' ? deed('resume', 'Resume') : deed('pause', 'Pause')} ${deed('remove', 'Remove', 'danger')}
  </div>`
}

/** An address with the part of the list that is looked at: a form leads back to it. */
function partOfList({ request }: OperatorVisit, path: string): string {
  const [q, state, after] = ['q', 'state', 'after'].map((name) => queryValue(request, name) || undefined)
  return addressWith(path, { q, state, after })
}

function newForm(viewer: OperatorVisit['viewer'], typed: Readonly<Record<string, string>>): Html {
  return html`<form class="stack" method="post" action=${PATH}>
    ${csrfField(viewer)}
    ${textField({ name: 'url', label: 'Address', type: 'url', required: true, value: typed.url, placeholder: 'https://outlet.example/feed' })}
    ${textField({ name: 'title', label: 'Title', help: 'Empty: what the feed calls itself.', value: typed.title, maxLength: FEED_TITLE_CHARACTERS_MAX })}
    ${selectField({ name: 'category', label: 'Category', help: 'Only when the whole feed is about one thing.', value: typed.category, choices: [{ value: '', label: 'none' }, ...CATEGORIES.map((value) => ({ value, label: value }))] })}
    ${textField({ name: 'country', label: 'Country', help: 'ISO 3166-1, two letters.', value: typed.country, maxLength: 2 })}
    ${textField({ name: 'language', label: 'Language', help: 'ISO 639-1, two letters.', value: typed.language, maxLength: 2 })}
    <div class="row-actions">${submitButton('Add')} ${submitButton('Check first', { kind: 'quiet', name: 'check', value: 'yes' })}</div>
  </form>`
}

async function takeNew(deps: SiteDeps, visit: OperatorVisit): Promise<Outcome> {
  const { request, viewer } = visit
  const value = (name: string) => formValue(request, name)
  const typed = {
    url: value('url'),
    title: value('title'),
    category: value('category'),
    country: value('country'),
    language: value('language'),
  }
  if (value('check') === 'yes') return check(deps, visit, { url: typed.url, typed })
  const added = await attempt(addFeed(deps.operator.feeds, typed, viewer.email))
  if ('problem' in added) return feedsPage(deps, visit, { problem: added.problem, typed })
  // The same for one that was known: it may be so by the first of two presses.
  return tell(deps, visit, `${added.done} is on the list, with what was filled in here.`)
}

async function check(deps: SiteDeps, visit: OperatorVisit, asked: { url: string; typed?: Shown['typed'] }): Promise<Page> {
  const typed = asked.typed === undefined ? {} : { typed: asked.typed }
  const judged = await attempt(checkedAddress(deps.operator.feeds, asked.url))
  if ('problem' in judged) return feedsPage(deps, visit, { problem: judged.problem, ...typed })
  return feedsPage(deps, visit, { checked: { url: judged.done, found: await deps.operator.checkFeed(judged.done) }, ...typed })
}

function checkedPart({ url, found }: NonNullable<Shown['checked']>, now: number): Html {
  if (found.kind === 'unreadable') {
    return answer(
      'problem',
      html`<p>${url} cannot be read: ${found.reason}.</p>
        ${found.feeds.length > 0 && html`<p>The page names ${found.feeds.map((feed) => html`<br /><code>${feed.url}</code> ${feed.title}`)}</p>`}`,
    )
  }
  const { title, items, rejected, isCut, leftOut } = found
  return html`${answer('success', html`<p>${title || url}: ${countText(items.length, 'article')} to read, ${rejected.length + leftOut} refused${isCut && ', and it ends in the middle'}.${leftOut > 0 && ` ${leftOutReason(leftOut)}.`}</p>`)}
  ${
    items.length > 0 &&
    stackedTable(
      `What ${url} brings, the first ${ITEMS_SHOWN_MAX}`,
      [
        {
          label: 'Published',
          cell: ({ publishedAt }) => (publishedAt === null ? 'undated' : agoElement(publishedAt, now)),
        },
        { label: 'Title', cell: (item) => titleInLine(item.title) },
      ],
      items.slice(0, ITEMS_SHOWN_MAX),
    )
  }
  ${
    rejected.length > 0 &&
    stackedTable(
      'What would be refused',
      [
        { label: 'Title', cell: ({ item }) => (item.title ? titleInLine(item.title) : '(no title)') },
        { label: 'Why', cell: ({ reason }) => reason },
      ],
      rejected.slice(0, ITEMS_SHOWN_MAX),
    )
  }`
}

async function takeDeed(deps: SiteDeps, visit: OperatorVisit): Promise<Outcome> {
  const id = pathValue(visit.request, 'id')
  const actor = visit.viewer.email
  const deed = pathValue(visit.request, 'deed')
  if (deed === 'remove' && isConfirmed(visit)) return takeOff(deps, visit, id)
  const feed = await feedOf(deps, id)
  switch (deed) {
    case 'check':
      return check(deps, visit, { url: feed.movedTo ?? feed.url })
    case 'pause':
      await setFeedPaused(deps.operator.feeds, id, { paused: true, actor })
      return tell(deps, visit, `${feed.url} is asked no more.`)
    case 'resume':
      await setFeedPaused(deps.operator.feeds, id, { paused: false, actor })
      return tell(deps, visit, `${feed.url} is asked again, at once.`)
    case 'remove':
      return askRemoval(visit, feed)
    default:
      return { to: partOfList(visit, PATH), status: 303 }
  }
}

/** One that is not there was taken off before, most likely by the first of two presses. */
async function takeOff(deps: SiteDeps, visit: OperatorVisit, id: string): Promise<Outcome> {
  const off = await attempt(takeFeedOff(deps.operator.feeds, id, visit.viewer.email))
  return tell(deps, visit, `${'done' in off ? off.done.url : 'The feed'} is off the list.`)
}

function tell(deps: SiteDeps, visit: OperatorVisit, text: string): Outcome {
  return redirectTelling(deps, visit.reply, { to: partOfList(visit, PATH), text })
}

function askRemoval(visit: OperatorVisit, { id, url, title, itemsAccepted }: Feed): Page {
  return confirmPage(visit, {
    path: PATH,
    title: `Remove ${title || url}?`,
    meaning: html`<p class="address">${url}</p>
      <p>It is read no more, and its history of fetches is lost. The ${countText(itemsAccepted, 'article')} that it brought stay. To stop it for a while, pause it instead.</p>`,
    action: partOfList(visit, `${PATH}/${id}/remove`),
    button: 'Remove the feed',
    back: partOfList(visit, PATH),
  })
}
