/** What an account used: of today's caps, and over the last days. */

import type { FastifyInstance } from 'fastify'
import { DAY_MS } from '../../core/durations.ts'
import { dateOf, dayStart, windowEnd } from '../../core/serving/cap.ts'
import { subjectOf } from '../../service/admit.ts'
import { HISTORY_DAYS, HISTORY_ENDPOINTS, HISTORY_OUTCOMES } from '../../service/usage-history.ts'
import { notice, table } from '../components/blocks.ts'
import type { SiteDeps } from '../deps.ts'
import { clockText, dayText, numberText } from '../format.ts'
import { type Html, html } from '../html.ts'
import type { Page } from '../layout.ts'
import { dailyPlot, type Series } from './daily-plot.ts'
import { type AccountVisit, accountFrame, accountPage } from './frame.ts'
import { meter } from './meter.ts'

type History = Awaited<ReturnType<SiteDeps['people']['history']['read']>>

export function usageRoutes(app: FastifyInstance, deps: SiteDeps): void {
  app.get('/account/usage', accountPage(deps, usagePage))
}

async function usagePage(deps: SiteDeps, { viewer, now }: AccountVisit): Promise<Page> {
  const history = await deps.people.history.read(viewer.accountId, now)
  const days = Array.from({ length: HISTORY_DAYS }, (_, index) => dateOf(dayStart(now) - (HISTORY_DAYS - 1 - index) * DAY_MS))
  return accountFrame({
    path: '/account/usage',
    title: 'Usage',
    lede: 'Requests by all keys and connected assistants of this account, and searches on this site. Days are UTC days.',
    body: html`
      ${await todaysCaps(deps, { viewer, now })} ${firedCaps(history)}
      <h2>The last ${HISTORY_DAYS} days</h2>
      ${
        history.length === 0
          ? html`<p class="muted">No requests yet. <a href="/account/keys">Create a key</a> and send the first.</p>`
          : html`${dailyPlot('Requests by endpoint', days, seriesOf(history, days, { by: 'endpoint', names: HISTORY_ENDPOINTS }))}
            ${dailyPlot('Requests by outcome', days, seriesOf(history, days, { by: 'outcome', names: HISTORY_OUTCOMES }))} ${figures(history)}`
      }
    `,
  })
}

/** What is used of the day's caps. */
export async function todaysCaps(deps: SiteDeps, { viewer, now }: Pick<AccountVisit, 'viewer' | 'now'>): Promise<Html> {
  const { tier, accountId } = viewer
  const used = await deps.usage.read(subjectOf({ kind: 'account', accountId, tier }), now)
  return html`<section aria-labelledby="today">
    <h2 id="today">Today</h2>
    <div class="meters">
      ${meter({ label: 'Requests', used: used.requestsToday, limit: tier.requestsPerDay })}
      ${meter({ label: 'Searches', used: used.searchesToday, limit: tier.searchesPerDay })}
    </div>
    <p class="muted small-text">
      Both begin anew at ${clockText(windowEnd('day', now))} UTC. Besides, ${numberText(tier.requestsPerMinute)} requests a minute.${' '}
      <a href="/pricing">What the caps mean</a>
    </p>
  </section>`
}

function firedCaps(history: History): Html {
  const fired = history.filter(({ outcome }) => outcome.endsWith(' cap'))
  if (fired.length === 0) return null
  const byDay = Map.groupBy(fired, ({ day }) => day)
  const lines = [...byDay].toReversed().slice(0, 7)
  return notice(
    'note',
    html`<p><strong>Caps were reached.</strong> Requests past a cap are answered with 429 and not counted.</p>
      <ul>
        ${lines.map(([day, rows]) => html`<li>${dayText(day)}: ${wordsFor(rows)}</li>`)}
      </ul>
      <p><a href="/account/plan">A wider plan</a></p>`,
  )
}

function wordsFor(rows: History): string {
  const byCap = Map.groupBy(rows, ({ outcome }) => outcome)
  return [...byCap].map(([cap, of]) => `${cap}, ${numberText(total(of))} refused`).join('; ')
}

function seriesOf(
  history: History,
  days: readonly string[],
  { by, names }: { by: 'endpoint' | 'outcome'; names: readonly string[] },
): Series[] {
  return names.flatMap((name, tone) => {
    const rows = history.filter((row) => row[by] === name)
    if (rows.length === 0) return []
    return [{ name, tone, values: days.map((day) => total(rows.filter((row) => row.day === day))) }]
  })
}

/** The same as figures: for those who can't see plots, and those who want to know. */
function figures(history: History): Html {
  const rows = [...Map.groupBy(history, ({ day, endpoint }) => `${day} ${endpoint}`).values()].toReversed()
  const count = (of: History, outcome: string) => numberText(total(of.filter((row) => row.outcome === outcome)))
  return html`<details>
    <summary>The figures</summary>
    ${table(
      'Requests by day, endpoint and outcome',
      [
        { label: 'Day', cell: (of: History) => of[0]?.day },
        { label: 'Endpoint or tool', cell: (of: History) => html`<code>${of[0]?.endpoint}</code>` },
        ...HISTORY_OUTCOMES.map((outcome) => ({ label: outcome, numeric: true, cell: (of: History) => count(of, outcome) })),
      ],
      rows,
    )}
  </details>`
}

function total(rows: History): number {
  return rows.reduce((sum, { requests }) => sum + requests, 0)
}
