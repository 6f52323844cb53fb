/** The front of an account: what it is, what it used today, where to go on. */

import type { FastifyInstance } from 'fastify'
import { requestVerification } from '../../service/account-links.ts'
import { listActiveKeys } from '../../service/keys.ts'
import { answer, facts, notice } from '../components/blocks.ts'
import { csrfField, linkButton, submitButton } from '../components/form.ts'
import type { SiteDeps } from '../deps.ts'
import { countText } from '../format.ts'
import { type Html, html } from '../html.ts'
import type { Page } from '../layout.ts'
import type { Outcome } from '../respond.ts'
import { redirectTelling } from '../told.ts'
import { tooMany } from './door.ts'
import { type AccountVisit, accountFrame, accountPage } from './frame.ts'
import { todaysCaps } from './usage.ts'

export function overviewRoutes(app: FastifyInstance, deps: SiteDeps): void {
  app.get('/account', accountPage(deps, overviewPage))
  app.post('/account/verification', accountPage(deps, takeVerification))
}

async function takeVerification(deps: SiteDeps, visit: AccountVisit): Promise<Outcome> {
  const { viewer, request, now } = visit
  const asked = await requestVerification(deps.people, { email: viewer.email, accountId: viewer.accountId, address: request.ip, now })
  if (asked.kind === 'allowed')
    return redirectTelling(deps, visit.reply, { to: '/account', text: 'A link is on its way to your address, one mail a minute at most.' })
  return overviewPage(deps, visit, tooMany(asked))
}

async function overviewPage(deps: SiteDeps, visit: AccountVisit, refused?: ReturnType<typeof tooMany>): Promise<Page> {
  const { viewer } = visit
  const keys = await listActiveKeys(deps.people, viewer.accountId)
  return accountFrame({
    path: '/account',
    title: 'Your account',
    ...(refused ? { status: refused.status, headers: refused.headers } : {}),
    body: html`
      ${refused ? answer('problem', refused.problem) : verification(deps, visit)}
      ${facts([
        { name: 'E-mail', value: viewer.email },
        { name: 'Plan', value: html`<a href="/account/plan">${viewer.tier.name}</a>` },
        { name: 'Keys', value: html`<a href="/account/keys">${countText(keys.length, 'active key')}</a>` },
      ])}
      ${await todaysCaps(deps, visit)}
      <h2>Go on</h2>
      <p class="choices">
        ${linkButton(keys.length === 0 ? 'Create your first key' : 'API keys', '/account/keys')}${' '}
        ${linkButton('Connect an assistant', '/account/connections', { kind: 'quiet' })} ${linkButton('Documentation', '/docs', { kind: 'quiet' })}
      </p>
    `,
  })
}

function verification({ people }: SiteDeps, { viewer }: AccountVisit): Html {
  if (viewer.isEmailVerified || people.mailer === undefined) return null
  return notice(
    'note',
    html`<p>Nobody has shown yet that mail to this address reaches you. Other ways to sign in need that.</p>
      <form method="post" action="/account/verification">${csrfField(viewer)} ${submitButton('Send me a link', { kind: 'quiet', small: true })}</form>`,
  )
}
