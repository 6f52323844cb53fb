/** Asking for an account or a new password, and opening the links that come of it. */

import type { FastifyInstance } from 'fastify'
import { PASSWORD_CODE_POINTS_MIN } from '../../core/serving/password-rules.ts'
import { openLink, requestLink } from '../../service/account-links.ts'
import { EMAIL_CHARACTERS_MAX, isEmailAddress } from '../../service/email-address.ts'
import { shellWord } from '../../service/shell-word.ts'
import { useLink } from '../../service/use-link.ts'
import { notice } from '../components/blocks.ts'
import { accountNameField, linkButton, submitButton, textField } from '../components/form.ts'
import type { SiteDeps } from '../deps.ts'
import { countText } from '../format.ts'
import { type Html, html } from '../html.ts'
import type { Page } from '../layout.ts'
import { type Make, type Outcome, page, type Visit } from '../respond.ts'
import { chanceField, secretsOfForm } from '../sent-again.ts'
import { redirectTelling, takeTold } from '../told.ts'
import { AFTER_SIGN_IN, beginSession, doorForm, doorPage, providerLinks, tooMany } from './door.ts'
import { formValue, queryValue } from './viewer.ts'
import { doorAddress, keepReturnTo, keptReturnTo, returnToOf, takeReturnTo } from './way-back.ts'

export function signUpRoutes(app: FastifyInstance, deps: SiteDeps): void {
  const unkept = { kept: false }
  app.get('/sign-up', page(deps, showSignUp, unkept))
  app.post('/sign-up', page(deps, takeRequest('sign-up'), unkept))
  for (const [path, wish] of SENT) app.get(path, page(deps, sentPage(wish), unkept))
  app.get('/sign-in/forgotten', page(deps, forgottenPage, unkept))
  app.post('/sign-in/forgotten', page(deps, takeRequest('reset'), unkept))
  app.get('/sign-in/link', page(deps, showLink, unkept))
  app.post('/sign-in/link', page(deps, takeLink, unkept))
}

/** What a form for a link leads to. */
const SENT = [
  ['/sign-up/sent', 'sign-up'],
  ['/sign-in/forgotten/sent', 'reset'],
] as const
type Wish = (typeof SENT)[number][1]

type Shown = Pick<Parameters<typeof doorPage>[0], 'status' | 'problem' | 'headers'> & { email?: string; error?: string }

function showSignUp(deps: SiteDeps, visit: Visit): Outcome {
  if (visit.viewer !== null) return { to: returnToOf(visit), status: 303 }
  return signUpPage(deps, visit, {})
}

function signUpPage(deps: SiteDeps, visit: Visit, { email, error, ...rest }: Shown): Page {
  const { registration, providers } = deps.people
  const returnTo = returnToOf(visit)
  const invitation = queryValue(visit.request, 'invitation') || formValue(visit.request, 'invitation')
  if (registration === 'closed' || (registration === 'invite' && invitation === '')) return closedPage(registration, returnTo)
  const fields = html`
    ${invitation !== '' && html`<input type="hidden" name="invitation" value=${invitation} />`}
    <input type="hidden" name="return_to" value=${returnTo} />
    ${textField({ name: 'email', label: 'E-mail', type: 'email', value: email, required: true, autocomplete: 'email', maxLength: EMAIL_CHARACTERS_MAX, help: comes(deps, 'sign-up'), error })}
    <p>${submitButton(deps.people.mailer === undefined ? 'Ask for the link' : 'Send me the link')}</p>
  `
  return doorPage({
    ...rest,
    title: 'Make an account',
    lede: `Free, without a card: ${countText(deps.tiers.hobby.requestsPerDay, 'request')} a day, search, and full timelines.`,
    body: html`${doorForm(deps, visit, { action: '/sign-up', fields })} ${providerLinks(providers, returnTo, invitation)}
      <p>You have one already? <a href=${doorAddress('/sign-in', returnTo)}>Sign in</a></p>`,
  })
}

/** How a link gets to who asks for it. */
function comes({ people }: SiteDeps, wish: Wish): string {
  if (people.mailer === undefined) {
    const what = wish === 'sign-up' ? 'a password' : 'a new password'
    return `This server sends no mail: whoever runs it gives you a link, behind which you choose ${what}.`
  }
  return wish === 'sign-up'
    ? 'A link comes to this address; behind it you choose a password.'
    : 'A link comes to the address of your account; behind it you choose a new password.'
}

function closedPage(registration: 'invite' | 'closed', returnTo: string): Page {
  return doorPage({
    title: registration === 'invite' ? 'Accounts are by invitation' : 'No new accounts',
    lede:
      registration === 'invite'
        ? 'Whoever runs this server invites people by a link. Ask them for one.'
        : 'Whoever runs this server makes accounts themselves. Ask them for one.',
    body: html`<p>${linkButton('Sign in', doorAddress('/sign-in', returnTo), { kind: 'quiet' })}</p>`,
  })
}

function forgottenPage(deps: SiteDeps, visit: Visit, { email, error, ...rest }: Shown = {}): Page {
  const returnTo = returnToOf(visit)
  const fields = html`
    <input type="hidden" name="return_to" value=${returnTo} />
    ${textField({ name: 'email', label: 'E-mail', type: 'email', value: email, required: true, autocomplete: 'username', maxLength: EMAIL_CHARACTERS_MAX, error })}
    <p>${submitButton(deps.people.mailer === undefined ? 'Ask for a link' : 'Send me a link')}</p>
  `
  return doorPage({
    ...rest,
    title: 'A new password',
    lede: comes(deps, 'reset'),
    body: html`${doorForm(deps, visit, { action: '/sign-in/forgotten', fields })}
      <p><a href=${doorAddress('/sign-in', returnTo)}>Back to signing in</a></p>`,
  })
}

function takeRequest(wish: Wish): Make {
  return async (deps, visit) => {
    const { request, now } = visit
    const email = formValue(request, 'email')
    const invitation = formValue(request, 'invitation')
    const again = (shown: Shown) => (wish === 'sign-up' ? signUpPage : forgottenPage)(deps, visit, { email, ...shown })
    if (!isEmailAddress(email.trim())) return again({ status: 422, error: 'This is not an e-mail address.' })
    const asked = await requestLink(deps.people, { email, wish, invitation, address: request.ip, now })
    if (asked.kind === 'throttled') return again(tooMany(asked))
    keepReturnTo(deps, visit)
    const [to] = SENT.find(([, of]) => of === wish) ?? SENT[0]
    return redirectTelling(deps, visit.reply, { to, text: email.trim() })
  }
}

// The same for every address: who has an account is nobody's business.
function sentPage(wish: Wish): Make {
  return (deps, visit) => {
    const email = takeTold(deps, visit)
    if (deps.people.mailer === undefined) return unsentPage(email ?? 'YOUR_ADDRESS', wish)
    return doorPage({
      title: 'Look into your mail',
      lede: html`If it can have one, a link is on its way to <strong>${email ?? 'your address'}</strong>.`,
      body: html`<p>It works once, and not for long. If nothing comes within some minutes, look among the unwanted mails, or ask again: an address gets one mail of this kind a minute.</p>`,
    })
  }
}

function unsentPage(email: string, wish: Wish): Page {
  const what = wish === 'sign-up' ? 'makes your account' : 'lets you choose a new password'
  return doorPage({
    title: 'Ask for your link',
    lede: `This server sends no mail. Whoever runs it can print the link that ${what}.`,
    body: html`${notice('note', html`<p>The command, on the server: <code>npx sitrep accounts link ${shellWord(email)}</code></p>`)}
      <p>Open the link in this browser or any other; it works once.</p>`,
  })
}

async function showLink(deps: SiteDeps, visit: Visit): Promise<Outcome> {
  const token = queryValue(visit.request, 'token')
  const link = await openLink(deps.people, token, visit.now)
  return link ? linkPage(deps, visit, { token, link }) : deadLinkPage(deps)
}

async function takeLink(deps: SiteDeps, visit: Visit): Promise<Outcome> {
  const { request, reply, now } = visit
  const [token, email, password] = ['token', 'email', 'password'].map((name) => formValue(request, name))
  const link = await openLink(deps.people, token, now)
  const userAgent = request.headers['user-agent'] ?? ''
  const newSecret = secretsOfForm(deps, visit, `session ${token} ${email}`)
  const used = await useLink(
    { ...deps.people, newSecret },
    { token, email: email ?? '', password: password ?? '', address: request.ip, userAgent, now },
  )
  switch (used.kind) {
    case 'signed-in': {
      beginSession(deps, visit, used)
      const to = takeReturnTo(deps, visit, '/account/keys')
      return used.purpose === 'reset' ? redirectTelling(deps, reply, { to, text: AFTER_RESET }) : { to, status: 303 }
    }
    case 'verified':
      return redirectTelling(deps, reply, { to: AFTER_SIGN_IN, text: `${link?.email ?? 'The address'} is verified.` })
    case 'refused':
      return link ? linkPage(deps, visit, { token: token ?? '', link, email: email ?? '', wrong: used }) : deadLinkPage(deps)
    case 'invalid':
      return deadLinkPage(deps)
  }
}

const AFTER_RESET =
  'The password is set; all sessions and connected assistants have ended. Keys go on working: replace any that somebody else may know.'

interface LinkShown {
  token: string
  link: NonNullable<Awaited<ReturnType<typeof openLink>>>
  email?: string
  wrong?: { field: 'email' | 'password'; problem: string }
}

const LINK_TITLES = {
  'sign-up': 'Choose a password',
  reset: 'Choose a new password',
  verify: 'Is this your address?',
  first: 'Your server’s first account',
} as const
const LINK_BUTTONS = {
  'sign-up': 'Make the account',
  reset: 'Set the password',
  verify: 'Yes, it is mine',
  first: 'Make the account',
} as const

function linkPage(deps: SiteDeps, visit: Visit, { token, link, email, wrong }: LinkShown): Page {
  const { purpose } = link
  // The same address, verified by a provider, is as good as a password.
  const mayUseProvider = purpose === 'sign-up' && (link.isInvitation || deps.people.registration === 'open')
  const errorOf = (field: 'email' | 'password') => (wrong?.field === field ? wrong.problem : undefined)
  const emailField: Html =
    link.email === null
      ? textField({
          name: 'email',
          label: 'E-mail',
          type: 'email',
          value: email,
          required: true,
          autocomplete: 'username',
          maxLength: EMAIL_CHARACTERS_MAX,
          error: errorOf('email'),
        })
      : html`<p>Account: <strong>${link.email}</strong></p>
          ${accountNameField(link.email)}`
  const fields = html`
    ${chanceField(deps)} <input type="hidden" name="token" value=${token} />
    ${emailField} ${purpose !== 'verify' && passwordField(errorOf('password'))}
    <p>${submitButton(LINK_BUTTONS[purpose])}</p>
  `
  return doorPage({
    status: wrong ? 422 : 200,
    title: LINK_TITLES[purpose],
    ...(purpose === 'first' ? { lede: 'It will be the operator’s, on the Scale plan.' } : {}),
    ...(purpose === 'reset'
      ? { lede: 'All sessions end when you do, and assistants have to be connected anew. API keys go on working.' }
      : {}),
    body: html`${doorForm(deps, visit, { action: '/sign-in/link', fields })} ${mayUseProvider && providerLinks(deps.people.providers, keptReturnTo(deps, visit))}`,
  })
}

/** Where a password is chosen. */
export function passwordField(error: string | undefined): Html {
  return textField({
    name: 'password',
    label: 'New password',
    type: 'password',
    required: true,
    autocomplete: 'new-password',
    minLength: PASSWORD_CODE_POINTS_MIN,
    help: `At least ${PASSWORD_CODE_POINTS_MIN} characters. A few words that do not belong together are good.`,
    error,
  })
}

// What it was for is not known any more: whoever never had an account would ask for a new password in vain.
function deadLinkPage({ people }: SiteDeps): Page {
  return doorPage({
    status: 410,
    title: 'This link no longer works',
    lede: 'It was used already, or its time is over.',
    body: html`<p>If it made your account or set your password, <a href="/sign-in">sign in</a>. Else ask for another:</p>
      <p class="choices">
        ${people.registration === 'open' && linkButton('For a new account', '/sign-up', { kind: 'quiet' })}
        ${linkButton('For a new password', '/sign-in/forgotten', { kind: 'quiet' })}
      </p>
      ${people.registration !== 'open' && html`<p>For an account, ask whoever invited you for another invitation.</p>`}`,
  })
}
