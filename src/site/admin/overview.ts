/** The operator's first page: is all well, and what happened last. */

import type { FastifyInstance } from 'fastify'
import type { FeedState } from '../../core/feeds/feed-state.ts'
import { setAsideCounts } from '../../service/check.ts'
import { changesPage, correctionsPage } from '../../service/operator-record.ts'
import { notice } from '../components/blocks.ts'
import type { SiteDeps } from '../deps.ts'
import { capitalised, countText, numberText } from '../format.ts'
import { type Html, html } from '../html.ts'
import type { Page } from '../layout.ts'
import { glance, stagesTable, troubledTable } from '../status/view.ts'
import { adminFrame, type OperatorVisit, operatorPage } from './frame.ts'
import { changesTable, correctionsTable } from './journal.ts'

const RECENT_ROWS = 8

export function overviewRoutes(app: FastifyInstance, deps: SiteDeps): void {
  app.get('/admin', operatorPage(deps, overviewPage))
}

async function overviewPage(deps: SiteDeps, { now }: OperatorVisit): Promise<Page> {
  const status = await deps.readStatus(now)
  if (status.kind === 'unavailable') {
    return adminFrame({ path: '/admin', title: 'Overview', status: 503, body: notice('problem', html`<p>The store does not answer.</p>`) })
  }
  const { rows: changes } = await changesPage(deps, {})
  const { rows: corrections } = await correctionsPage(deps, {})
  const aside = await setAsideCounts(deps)
  const { feeds } = status
  return adminFrame({
    path: '/admin',
    title: 'Overview',
    body: html`
      ${wellNotice(status.reasons, aside)} ${glance(status)} ${stagesTable(status)}
      <h2>Feeds</h2>
      <ul>
        <li>${countText(feeds.total, 'feed')} in all</li>
        ${feedCounts(feeds).map(({ state, count, label }) => html`<li><a href=${`/admin/feeds?state=${state}`}>${numberText(count)} ${label}</a></li>`)}
      </ul>
      ${feeds.troubled.length > 0 && troubledTable(status)}
      <h2>Last changes</h2>
      ${changesTable(changes.slice(0, RECENT_ROWS), now)}
      <p><a href="/admin/changes">All changes</a></p>
      <h2>Last corrections</h2>
      ${correctionsTable(corrections.slice(0, RECENT_ROWS), now)}
      <p><a href="/admin/corrections">All corrections</a></p>
    `,
  })
}

function feedCounts(feeds: {
  healthy: number
  failing: number
  paused: number
  fresh: number
}): { state: FeedState; count: number; label: string }[] {
  return [
    { state: 'healthy', count: feeds.healthy, label: 'healthy' },
    { state: 'failing', count: feeds.failing, label: 'failing' },
    { state: 'paused', count: feeds.paused, label: 'paused' },
    { state: 'new', count: feeds.fresh, label: 'not read yet' },
  ]
}

function wellNotice(reasons: readonly string[], aside: readonly { stage: string; count: number }[]): Html {
  if (reasons.length === 0 && aside.length === 0) return notice('success', html`<p>All is as it should be.</p>`)
  return notice(
    'problem',
    html`<ul>
      ${reasons.map((reason) => html`<li>${capitalised(reason)}.</li>`)} ${aside.length > 0 && html`<li>${asideText(aside)}</li>`}
    </ul>`,
  )
}

function asideText(aside: readonly { stage: string; count: number }[]): Html {
  const all = aside.reduce((sum, { count }) => sum + count, 0)
  const byStage = aside.map(({ stage, count }) => `${numberText(count)} at ${stage}`).join(', ')
  return html`${countText(all, 'record')} set aside, since a stage could not work ${all === 1 ? 'it' : 'them'}: ${byStage}.${' '}
    <code>npx sitrep check</code> tells which and why.`
}
