/** The status for readers: one word, the figures behind it, and what is in trouble. */

import { MINUTE_MS } from '../../core/durations.ts'
import type { NoStatus, ServiceStatus, StatusPart } from '../../service/status.ts'
import { facts, notice, pageHead, table } from '../components/blocks.ts'
import { agoElement, capitalised, numberText, timeElement } from '../format.ts'
import { type Html, html } from '../html.ts'
import type { Page } from '../layout.ts'
import { titleInLine } from '../speech.ts'

const SHELL = {
  path: '/status',
  place: 'status',
  title: 'Status',
  description: 'Whether the news here is fresh: newest article, lag, queues of each stage, feeds in trouble.',
} as const

const HEADLINES: Record<ServiceStatus['freshness'], string> = {
  fresh: 'Fresh',
  late: 'Running, but late',
  empty: 'Nothing read yet',
}

export function statusPage(status: ServiceStatus | NoStatus): Page {
  if (status.kind === 'unavailable') return { ...SHELL, status: 503, body: unavailable(status), noIndex: true }
  const { freshness, reasons, checkedAt } = status
  return {
    ...SHELL,
    body: html`<div class="wrap">
      ${pageHead({
        eyebrow: html`<span>Status</span> ${timeElement(checkedAt)}`,
        title: HEADLINES[freshness],
        lede: heldText(status),
      })}
      ${reasons.length > 0 && notice('problem', html`<ul>${reasons.map((reason) => html`<li>${capitalised(reason)}.</li>`)}</ul>`)}
      ${glance(status)}
      <h2>What waits for each stage</h2>
      ${stagesTable(status)}
      <h2>Feeds</h2>
      ${feedsPart(status)}
      <p class="muted">The same for programs: <a href="/status.json">status.json</a></p>
    </div>`,
  }
}

/** A stream that was old when it was taken in, as a demo's, waits for nothing. */
function heldText({ heldMs }: ServiceStatus): string {
  if (heldMs === 0) return 'An event is shown as soon as enough outlets report it.'
  return `An event waits until its first report is ${spanText(heldMs)} old, on purpose; one that is older when we read it does not wait.`
}

const PART_WORDS: Record<StatusPart, string> = {
  news: 'the newest articles and events',
  running: 'whether anybody works',
  queues: 'what waits for each stage',
  feeds: 'how the feeds are',
  publish_delay: 'how long events take to the page',
  troubled_feeds: 'which feeds are in trouble',
}

function unavailable({ checkedAt, unknown, degraded }: NoStatus): Html {
  return html`<div class="wrap">
    ${pageHead({ eyebrow: html`<span>Status</span> ${timeElement(checkedAt)}`, title: 'Out of reach' })}
    ${notice('problem', html`<p>The store does not answer in time, so that we don't know how the service is. We look again with every request.</p>`)}
    <p>It did not tell: ${unknown.map((part) => PART_WORDS[part]).join(', ')}.</p>
    <p>In trouble: ${degraded.join(', ')}.</p>
  </div>`
}

/** The figures that answer the question. */
export function glance(status: ServiceStatus): Html {
  const { newestArticleAt, newestEventAt, lagMs, publishDelayMs, running, checkedAt } = status
  const when = (at: number | null) => (at === null ? 'never' : agoElement(at, checkedAt))
  return facts([
    { name: 'Newest article', value: when(newestArticleAt) },
    { name: 'Newest event', value: when(newestEventAt) },
    { name: 'Lag of grouping', value: lagMs === 0 ? 'none' : spanText(lagMs) },
    { name: 'From first reading to page, newest events', value: publishDelayMs === null ? 'unknown' : spanText(publishDelayMs) },
    { name: 'Grouping', value: running.pipeline ? 'runs' : 'stands still' },
    { name: 'Reading of feeds', value: running.feeds ? 'runs' : 'stands still' },
  ])
}

export function stagesTable({ queues }: ServiceStatus): Html {
  const rows = [
    { stage: 'assign', waiting: queues.assign, what: 'articles without an event' },
    { stage: 'settle', waiting: queues.settle, what: 'events whose title and summary are due' },
    { stage: 'publish', waiting: queues.publish, what: 'events whose delay is over' },
    { stage: 'group', waiting: queues.group, what: 'events that wait for their situation' },
    { stage: 'maintain', waiting: queues.maintain, what: 'situations whose summary or state is due' },
    { stage: 'index', waiting: queues.index, what: 'events that search does not know in their present form' },
    { stage: 'held', waiting: queues.held, what: 'events younger than the publish delay: as it should be' },
  ]
  return table(
    'Queue of each stage',
    [
      { label: 'Stage', names: true, cell: (row) => row.stage },
      { label: 'Waiting', cell: (row) => countText(row.waiting), numeric: true },
      { label: 'What waits', cell: (row) => row.what },
    ],
    rows,
  )
}

function feedsPart({ feeds, checkedAt }: ServiceStatus): Html {
  if (feeds.total === 0) return html`<p>This server reads no feeds.</p>`
  return html`<p>
      ${feeds.total === 1 ? 'One feed' : `${numberText(feeds.total)} feeds`}: ${numberText(feeds.healthy)} healthy, ${numberText(feeds.failing)} failing,${' '}
      ${numberText(feeds.paused)} paused, ${numberText(feeds.fresh)} not read yet.
    </p>
    ${feeds.troubled.length > 0 && troubledTable({ feeds, checkedAt })}`
}

export function troubledTable({ feeds, checkedAt }: Pick<ServiceStatus, 'feeds' | 'checkedAt'>): Html {
  return table(
    'Feeds in trouble, those that failed most often first',
    [
      {
        label: 'Outlet',
        names: true,
        cell: ({ host, title }) => html`${title ? titleInLine(title) : host}${title && html` <span class="muted">${host}</span>`}`,
      },
      { label: 'State', cell: ({ paused }) => (paused ? 'paused' : 'failing') },
      { label: 'Failures', cell: ({ failures }) => numberText(failures), numeric: true },
      {
        label: 'Last read',
        cell: ({ lastSuccessAt }) => (lastSuccessAt === null ? 'never' : agoElement(lastSuccessAt, checkedAt)),
      },
    ],
    feeds.troubled,
  )
}

/** Counting stops at a bound: then there are at least so many. */
const COUNTED_MAX = 10_000
const countText = (count: number): string => (count >= COUNTED_MAX ? `${numberText(COUNTED_MAX)} or more` : numberText(count))

const HOUR_MINUTES = 60

function spanText(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS)
  if (minutes < 1) return 'under a minute'
  return minutes < 2 * HOUR_MINUTES ? `${minutes} min` : `${Math.round(minutes / HOUR_MINUTES)} h`
}
