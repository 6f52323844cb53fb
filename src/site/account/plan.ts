/** What the tiers are, for everybody, and the plan of an account. */

import type { FastifyInstance } from 'fastify'
import { ACTIVE_KEYS_MAX, ANONYMOUS_TIMELINE_ENTRIES_MAX } from '../../core/serving/bounds.ts'
import { ACCOUNT_TIER_KEYS, TIER_KEYS, type Tier, type TierKey } from '../../core/serving/tier.ts'
import { facts, pageHead, stackedTable } from '../components/blocks.ts'
import { linkButton } from '../components/form.ts'
import type { SiteDeps, Viewer } from '../deps.ts'
import { countText, numberText } from '../format.ts'
import { type Html, html } from '../html.ts'
import type { Page } from '../layout.ts'
import { page, type Visit } from '../respond.ts'
import { type AccountVisit, accountFrame, accountPage } from './frame.ts'

/** What each tier costs: the specification's, with every cap hard and nothing charged past it. */
const PRICES: Readonly<Record<TierKey, string>> = { anonymous: 'none', hobby: 'free', builder: '$29 a month', scale: '$299 a month' }

export function planRoutes(app: FastifyInstance, deps: SiteDeps): void {
  app.get('/pricing', page(deps, pricingPage))
  app.get('/account/plan', accountPage(deps, planPage))
}

function pricingPage(deps: SiteDeps, { viewer }: Visit): Page {
  return {
    title: 'Pricing',
    description: 'Four plans with hard caps and no overage charges. The Free plan needs no card.',
    path: '/pricing',
    place: 'pricing',
    body: html`<div class="wrap">
      ${pageHead({ title: 'Pricing', lede: 'Caps are hard: past one the answer is 429, and nothing is ever charged beyond the price.' })}
      ${tierTable(deps, viewer?.tier.key)}
      ${
        viewer === null
          ? html`<p>${linkButton('Get an API key', '/sign-up')} ${linkButton('Sign in', '/sign-in', { kind: 'quiet' })}</p>`
          : changeOf(deps, viewer)
      }
      ${meanings(deps)}
    </div>`,
  }
}

function planPage(deps: SiteDeps, { viewer }: AccountVisit): Page {
  const { tier } = viewer
  return accountFrame({
    path: '/account/plan',
    title: 'Plan',
    body: html`
      ${facts([
        { name: 'Plan', value: tier.name },
        { name: 'Price', value: PRICES[tier.key] },
        { name: 'Requests a day', value: numberText(tier.requestsPerDay) },
        { name: 'Searches a day', value: numberText(tier.searchesPerDay) },
        { name: 'Window', value: countText(tier.windowDays, 'day') },
      ])}
      ${changeOf(deps, viewer)} ${tierTable(deps, tier.key)} ${meanings(deps)}
    `,
  })
}

function tierTable({ tiers }: SiteDeps, current: TierKey | undefined): Html {
  const rows: readonly Tier[] = TIER_KEYS.map((key) => tiers[key])
  return stackedTable(
    'Plans and their caps',
    [
      {
        label: 'Plan',
        names: true,
        cell: (tier) => html`<strong>${tier.name}</strong>${tier.key === current && html` <span class="muted">(yours)</span>`}`,
      },
      { label: 'Price', cell: (tier) => html`<span class="whole-line">${PRICES[tier.key]}</span>` },
      { label: 'Requests a day', numeric: true, cell: (tier) => numberText(tier.requestsPerDay) },
      { label: 'Requests a minute', numeric: true, cell: (tier) => numberText(tier.requestsPerMinute) },
      {
        label: 'Searches a day',
        numeric: true,
        cell: (tier) => (tier.key === 'anonymous' ? 'with a key' : numberText(tier.searchesPerDay)),
      },
      { label: 'History window', numeric: true, cell: (tier) => countText(tier.windowDays, 'day') },
      { label: 'List summaries', cell: (tier) => (tier.fullSummaries ? 'full' : 'preview') },
    ],
    rows,
  )
}

/** How to get another plan: by the address that the operator has set, or by asking whoever runs the server. */
function changeOf(deps: SiteDeps, { tier }: Viewer): Html {
  const pricing = `${deps.links.siteUrl}/pricing`
  if (tier.key === ACCOUNT_TIER_KEYS.at(-1)) return html`<p class="muted">You have the widest plan there is.</p>`
  if (deps.upgradeUrl === pricing)
    return html`<p>To change the plan, write to whoever runs this server: they set it for you, and it counts within a second.</p>`
  return html`<p>${linkButton('Change the plan', deps.upgradeUrl)}</p>`
}

function meanings({ tiers }: SiteDeps): Html {
  const { anonymous, platformRequestsPerDay } = tiers
  return html`<section class="prose meanings" aria-labelledby="meanings">
    <h2 id="meanings">What the caps mean</h2>
    <dl>
      <dt>Requests a day</dt>
      <dd>
        Every request with a key counts once, whatever its answer, except a 429 and a fault of ours. One tool call of an assistant is one request. Days
        are UTC days.
      </dd>
      <dt>Requests a minute</dt>
      <dd>The same within a UTC minute. There is no count of what is left; a 429 says how long to wait.</dd>
      <dt>Searches a day</dt>
      <dd>Each page of a search counts, since each runs the search again. A search is a request as well.</dd>
      <dt>History window</dt>
      <dd>How far back lists and searches reach. Asking for more gives the window; a situation’s own timeline is always whole.</dd>
      <dt>List summaries</dt>
      <dd>
        Whether <code>summary=full</code> puts whole summaries into lists. Without it lists carry a preview; one situation has its summary in full on
        every plan.
      </dd>
      <dt>Anonymous</dt>
      <dd>
        Assistants without sign-in: two tools, counted by network, ${numberText(platformRequestsPerDay)} requests a day for all of them together, and
        timelines of ${ANONYMOUS_TIMELINE_ENTRIES_MAX} entries. With ${countText(anonymous.requestsPerDay, 'request')} a day that is a taste; a free key gives more.
      </dd>
    </dl>
    <p>
      Caps belong to the account: its ${ACTIVE_KEYS_MAX} keys and its assistants share them. What the Free plan shows in public must link back to this
      site.
    </p>
  </section>`
}
