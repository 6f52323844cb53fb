/** Signing in and out. */

import type { FastifyInstance } from 'fastify'
import { EMAIL_CHARACTERS_MAX } from '../../service/email-address.ts'
import { setCookie } from '../../service/session-cookie.ts'
import { revokeSession } from '../../service/sessions.ts'
import { signIn } from '../../service/sign-in.ts'
import { answer } from '../components/blocks.ts'
import { submitButton, textField } from '../components/form.ts'
import type { SiteDeps } from '../deps.ts'
import { type Html, html } from '../html.ts'
import type { Page } from '../layout.ts'
import { type Outcome, page, type Visit } from '../respond.ts'
import { chanceField, secretsOfForm } from '../sent-again.ts'
import { takeTold } from '../told.ts'
import { beginSession, doorForm, doorPage, providerLinks, tooMany } from './door.ts'
import { addCookie, formValue } from './viewer.ts'
import { doorAddress, returnToOf } from './way-back.ts'

export function signInRoutes(app: FastifyInstance, deps: SiteDeps): void {
  app.get('/sign-in', page(deps, showSignIn, { kept: false }))
  app.post('/sign-in', page(deps, takeSignIn, { kept: false }))
  app.post('/sign-out', page(deps, takeSignOut, { kept: false }))
}

function showSignIn(deps: SiteDeps, visit: Visit): Outcome {
  const returnTo = returnToOf(visit)
  if (visit.viewer !== null) return { to: returnTo, status: 303 }
  // Somebody may come from a page that is for whoever is signed in, after a link that signs nobody in.
  const told = takeTold(deps, visit)
  const page = signInPage(deps, visit, { returnTo })
  return told === undefined ? page : { ...page, told: answer('success', html`<p>${told}</p>`) }
}

async function takeSignIn(deps: SiteDeps, visit: Visit): Promise<Outcome> {
  const { request, now } = visit
  const returnTo = returnToOf(visit)
  const email = formValue(request, 'email')
  const newSecret = secretsOfForm(deps, visit, `session ${email}`)
  const result = await signIn(
    { ...deps.people, newSecret },
    {
      email,
      password: formValue(request, 'password'),
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      now,
    },
  )
  switch (result.kind) {
    case 'signed-in':
      beginSession(deps, visit, result)
      return { to: returnTo, status: 303 }
    case 'refused':
      return signInPage(deps, visit, {
        returnTo,
        email,
        status: 401,
        problem: html`<p>The address or the password is wrong.</p>`,
      })
    case 'throttled':
      return signInPage(deps, visit, { returnTo, email, ...tooMany(result) })
  }
}

async function takeSignOut({ people }: SiteDeps, { viewer, reply }: Visit): Promise<Outcome> {
  if (viewer !== null) await revokeSession(people, viewer)
  addCookie(reply, setCookie(people, 'session', { value: '', maxAgeSeconds: 0 }))
  // Whatever the browser keeps of pages that were private goes as well.
  reply.header('Clear-Site-Data', '"cache"')
  return { to: '/', status: 303 }
}

interface SignInShown {
  returnTo: string
  /** The token of the invitation that they came with, for the ways that lead to an account. */
  invitation?: string | undefined
  email?: string
  status?: number
  problem?: Html
  headers?: Record<string, string>
}

/** The page to sign in on. */
export function signInPage(deps: SiteDeps, visit: Visit, { returnTo, invitation, email, ...rest }: SignInShown): Page {
  const fields = html`
    ${chanceField(deps)} <input type="hidden" name="return_to" value=${returnTo} />
    ${textField({ name: 'email', label: 'E-mail', type: 'email', value: email, required: true, autocomplete: 'username', maxLength: EMAIL_CHARACTERS_MAX })}
    ${textField({ name: 'password', label: 'Password', type: 'password', required: true, autocomplete: 'current-password' })}
    <p>${submitButton('Sign in')}</p>
  `
  return doorPage({
    ...rest,
    title: 'Sign in',
    body: html`${doorForm(deps, visit, { action: '/sign-in', fields })} ${providerLinks(deps.people.providers, returnTo, invitation)}
      <p><a href=${doorAddress('/sign-in/forgotten', returnTo)}>Forgotten the password?</a> · <a href=${doorAddress('/sign-up', returnTo, invitation)}>Make an account</a></p>`,
  })
}
