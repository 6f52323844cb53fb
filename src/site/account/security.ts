/** How the owner signs in: sessions, password, other providers, and the end of the account. */

import type { FastifyInstance } from 'fastify'
import {
  changePassword,
  deleteAccount,
  joinProviderAgain,
  partFromProvider,
  type Settled,
  type SignInWays,
  signInWays,
} from '../../service/account-settings.ts'
import { uuidOf } from '../../service/record-key.ts'
import { setCookie } from '../../service/session-cookie.ts'
import { listSessions, revokeOtherSessions, revokeSession } from '../../service/sessions.ts'
import type { SignInProvider } from '../../service/sign-in-with.ts'
import { answer } from '../components/blocks.ts'
import { accountNameField, csrfField, rowButton, submitButton, textField } from '../components/form.ts'
import type { SiteDeps } from '../deps.ts'
import { agoElement, dayText, timeElement } from '../format.ts'
import { type Html, html } from '../html.ts'
import type { Page } from '../layout.ts'
import { type Make, type Outcome, page } from '../respond.ts'
import { redirectTelling } from '../told.ts'
import { tooMany } from './door.ts'
import { type AccountVisit, accountFrame, accountPage } from './frame.ts'
import { providerOf, wayCalled } from './providers.ts'
import { type Listed, recordList } from './records.ts'
import { passwordField } from './sign-up.ts'
import { addCookie, formValue, pathValue } from './viewer.ts'

const PATH = '/account/security'

export function securityRoutes(app: FastifyInstance, deps: SiteDeps): void {
  const post = (path: string, take: Make<AccountVisit>) => app.post(path, accountPage(deps, take))
  app.get(PATH, accountPage(deps, securityPage))
  // Where managers of passwords look for the page to change one on (W3C, "A Well-Known URL for Changing Passwords").
  app.get(
    '/.well-known/change-password',
    page(deps, () => ({ to: `${PATH}#password`, status: 303 })),
  )
  post('/account/sessions/:id/revoke', takeRevoke)
  post('/account/sessions/revoke-others', takeRevokeOthers)
  post('/account/password', takePassword)
  post('/account/providers/:provider/part', takePart)
  post('/account/providers/:provider/join', takeJoin)
  post('/account/delete', takeDelete)
}

async function takeRevoke(deps: SiteDeps, { viewer, request, reply }: AccountVisit): Promise<Outcome> {
  const sessionId = uuidOf(pathValue(request, 'id'))
  if (sessionId !== undefined) await revokeSession(deps.people, { accountId: viewer.accountId, sessionId })
  return redirectTelling(deps, reply, { to: PATH, text: 'The session has ended.' })
}

async function takeRevokeOthers(deps: SiteDeps, { viewer, reply }: AccountVisit): Promise<Outcome> {
  await revokeOtherSessions(deps.people, viewer.accountId, viewer.sessionId)
  return redirectTelling(deps, reply, { to: PATH, text: 'All other sessions have ended.' })
}

const proofOf = ({ viewer, request, now }: AccountVisit) => ({
  session: viewer,
  typed: formValue(request, 'current'),
  address: request.ip,
  now,
})

async function takePassword(deps: SiteDeps, visit: AccountVisit): Promise<Outcome> {
  const settled = await changePassword(deps.people, proofOf(visit), formValue(visit.request, 'password'))
  if (settled.kind !== 'done') return securityPage(deps, visit, { form: 'password', settled })
  return redirectTelling(deps, visit.reply, {
    to: PATH,
    text: 'The password is changed, and all other sessions have ended. API keys and connected assistants go on working.',
  })
}

async function takeDelete(deps: SiteDeps, visit: AccountVisit): Promise<Outcome> {
  const settled = await deleteAccount(deps.people, proofOf(visit))
  if (settled.kind !== 'done') return securityPage(deps, visit, { form: 'delete', settled })
  addCookie(visit.reply, setCookie(deps.people, 'session', { value: '', maxAgeSeconds: 0 }))
  return redirectTelling(deps, visit.reply, {
    to: '/sign-in',
    text: 'The account is deleted. Its keys, sessions and connected assistants have ended, and nothing of it is kept.',
  })
}

async function takePart(deps: SiteDeps, visit: AccountVisit): Promise<Outcome> {
  const { viewer, request, reply, now } = visit
  const { key, name } = providerOf(deps, request)
  const usable = deps.people.providers.map((provider) => provider.key)
  const settled = await partFromProvider(deps.people, { session: viewer, provider: key, usable, now })
  if (settled.kind !== 'done') return securityPage(deps, visit, { form: 'providers', settled })
  return redirectTelling(deps, reply, {
    to: PATH,
    text: `${name} signs in to this account no more. Other sessions that began there have ended.`,
  })
}

async function takeJoin(deps: SiteDeps, { viewer, request, reply }: AccountVisit): Promise<Outcome> {
  const { key, name } = providerOf(deps, request)
  await joinProviderAgain(deps.people, { accountId: viewer.accountId, provider: key })
  return redirectTelling(deps, reply, { to: PATH, text: `${name} signs in to this account again.` })
}

interface Shown {
  form?: 'password' | 'providers' | 'delete'
  settled?: Refused
}

type Refused = Exclude<Settled, { kind: 'done' }>

async function securityPage(deps: SiteDeps, visit: AccountVisit, shown: Shown = {}): Promise<Page> {
  const { viewer, now } = visit
  const sessions = await listSessions(deps.people, viewer.accountId, now)
  const ways = await signInWays(deps.people, viewer.accountId)
  return accountFrame({
    path: PATH,
    title: 'Sign-in',
    ...refusalOf(shown.settled),
    body: html`
      ${said(shown)}
      <h2>Where you are signed in</h2>
      ${recordList(
        'Sessions',
        sessions.map((session) => ({
          title: html`${session.device}${session.id === viewer.sessionId && html` <span class="muted">(this one)</span>`}`,
          facts: [
            { name: 'Since', value: timeElement(session.created_at, dayText(session.created_at)) },
            { name: 'Last seen', value: agoElement(session.seen_at, now) },
            { name: 'By', value: wayCalled(deps, session.signed_in_with) },
          ],
          actions: endButton(visit, session),
        })),
      )}
      ${
        sessions.length > 1 &&
        html`<form method="post" action="/account/sessions/revoke-others">
          ${csrfField(viewer)} ${submitButton('End all other sessions', { kind: 'quiet' })}
        </form>`
      }
      ${passwordForm(visit, { ...shown, hasPassword: ways.hasPassword })} ${providersOf(deps, visit, ways)} ${deleteForm(visit, { ...shown, hasPassword: ways.hasPassword })}
    `,
  })
}

function refusalOf(settled: Refused | undefined): { status?: number; headers?: Record<string, string> } {
  if (settled === undefined) return {}
  if (settled.kind === 'refused') return { status: 422 }
  const { status, headers } = tooMany(settled)
  return { status, headers }
}

function said(shown: Shown): Html {
  const problem = shown.settled?.kind === 'throttled' ? tooMany(shown.settled).problem : errorIn(shown, 'providers', 'provider')
  return problem === undefined ? null : answer('problem', problem)
}

function endButton({ viewer }: AccountVisit, { id, device }: { id: string; device: string }): Html {
  if (id === viewer.sessionId) return null
  return rowButton(viewer, { action: `/account/sessions/${id}/revoke`, label: 'End', of: `the session on ${device}`, kind: 'danger' })
}

type FormShown = Shown & { hasPassword: boolean }

const errorIn = ({ form, settled }: Shown, wanted: Shown['form'], field: 'current' | 'password' | 'provider'): string | undefined =>
  form === wanted && settled?.kind === 'refused' && settled.field === field ? settled.problem : undefined

function passwordForm({ viewer }: AccountVisit, shown: FormShown): Html {
  return html`<section aria-labelledby="password">
    <h2 id="password">Password</h2>
    ${
      shown.hasPassword
        ? html`<form class="stack" method="post" action="/account/password">
            ${csrfField(viewer)} ${accountNameField(viewer.email)}
            ${textField({ name: 'current', label: 'Present password', type: 'password', required: true, autocomplete: 'current-password', error: errorIn(shown, 'password', 'current') })}
            ${passwordField(errorIn(shown, 'password', 'password'))}
            <p>${submitButton('Change the password')}</p>
          </form>`
        : html`<p>This account has no password. <a href="/sign-in/forgotten">Ask for a link</a> to set one.</p>`
    }
  </section>`
}

function providersOf({ people }: SiteDeps, { viewer }: AccountVisit, ways: SignInWays): Html {
  if (people.providers.length === 0) return null
  return html`<section aria-labelledby="providers">
    <h2 id="providers">Other ways to sign in</h2>
    ${recordList(
      'Providers',
      people.providers.map((provider) => ({ title: provider.name, ...wayOf(viewer, provider, ways) })),
    )}
  </section>`
}

function wayOf(viewer: AccountVisit['viewer'], { key, name }: SignInProvider, { joined, parted }: SignInWays): Omit<Listed, 'title'> {
  const now = (value: string) => [{ name: 'Now', value }]
  const button = (act: 'part' | 'join', label: string, kind: 'danger' | 'quiet') =>
    rowButton(viewer, { action: `/account/providers/${key}/${act}`, label, of: name, kind })
  if (parted.includes(key))
    return { facts: now('parted: it signs in to this account no more'), actions: button('join', 'Join again', 'quiet') }
  if (joined.includes(key)) return { facts: now('signs in to this account'), actions: button('part', 'Part', 'danger') }
  return { facts: now('joined when you first sign in by it with this e-mail address'), actions: null }
}

function deleteForm({ viewer }: AccountVisit, shown: FormShown): Html {
  const error = errorIn(shown, 'delete', 'current')
  const field = shown.hasPassword
    ? { label: 'Your password', type: 'password', autocomplete: 'current-password' }
    : { label: `The account’s address, ${viewer.email}`, type: 'email', autocomplete: 'off' }
  return html`<section aria-labelledby="delete">
    <h2 id="delete">Delete the account</h2>
    <details open=${error !== undefined}>
      <summary>Keys, sessions and connected assistants end at once; nothing of yours is kept.</summary>
      <form class="stack" method="post" action="/account/delete">
        ${csrfField(viewer)} ${shown.hasPassword && accountNameField(viewer.email)}
        <div class=${`field${error ? ' wrong' : ''}`}>
          <label for="field-delete">${field.label}</label>
          <input
            id="field-delete"
            name="current"
            type=${field.type}
            autocomplete=${field.autocomplete}
            required
            aria-invalid=${error ? 'true' : undefined}
            aria-describedby=${error ? 'error-delete' : undefined}
          />
          ${error && html`<p class="error" id="error-delete">${error}</p>`}
        </div>
        <p>${submitButton('Delete the account for good', { kind: 'danger' })}</p>
      </form>
    </details>
  </section>`
}
