/** API keys: made and shown once, replaced, revoked. */

import type { FastifyInstance } from 'fastify'
import { ACTIVE_KEYS_MAX } from '../../core/serving/bounds.ts'
import { ServiceError } from '../../core/serving/errors.ts'
import {
  type CreatedKey,
  createKey,
  KEY_NAME_CHARACTERS_MAX,
  type KeysDeps,
  listActiveKeys,
  revokeKey,
  rollKey,
} from '../../service/keys.ts'
import { uuidOf } from '../../service/record-key.ts'
import { attempt } from '../attempt.ts'
import { answer, codeBlock } from '../components/blocks.ts'
import { csrfField, rowButton, submitButton, textField } from '../components/form.ts'
import { isConfirmed } from '../confirmation.ts'
import type { SiteDeps } from '../deps.ts'
import { agoElement, dayText, timeElement } from '../format.ts'
import { type Html, html } from '../html.ts'
import type { Page } from '../layout.ts'
import type { Outcome } from '../respond.ts'
import { CHANCE, chanceField, newChance, secretsOfForm } from '../sent-again.ts'
import { redirectTelling } from '../told.ts'
import { type AccountVisit, accountFrame, accountPage, confirmPage } from './frame.ts'
import { type Listed, recordList } from './records.ts'
import { formValue, pathValue } from './viewer.ts'

type ActiveKey = Awaited<ReturnType<typeof listActiveKeys>>[number]

export function keyRoutes(app: FastifyInstance, deps: SiteDeps): void {
  app.get('/account/keys', accountPage(deps, keysPage))
  app.post('/account/keys', accountPage(deps, takeCreate))
  app.post('/account/keys/:id/roll', accountPage(deps, takeRoll))
  app.post('/account/keys/:id/revoke', accountPage(deps, takeRevoke))
}

function takeCreate(deps: SiteDeps, visit: AccountVisit): Promise<Outcome> {
  const name = formValue(visit.request, 'name')
  return showMade(deps, visit, createKey(newKeyDeps(deps, visit, name), visit.viewer.accountId, name))
}

/** The answer holds the key, so it can't be a redirect. The form sent again shows the same key and makes no other. */
export function newKeyDeps(deps: SiteDeps, visit: Pick<AccountVisit, 'request' | 'viewer'>, content: string): KeysDeps {
  return { ...deps.people, clock: deps.clock, newSecret: secretsOfForm(deps, visit, content) }
}

async function takeRoll(deps: SiteDeps, visit: AccountVisit): Promise<Outcome> {
  const id = keyIdOf(visit)
  const asked = await keyAskedAbout(deps, visit, id)
  if (asked) return askRoll(deps, visit, asked)
  return showMade(deps, visit, rollKey(newKeyDeps(deps, visit, id), visit.viewer.accountId, id))
}

async function takeRevoke(deps: SiteDeps, visit: AccountVisit): Promise<Outcome> {
  const id = keyIdOf(visit)
  const asked = await keyAskedAbout(deps, visit, id)
  if (asked) return askRevoke(visit, asked)
  await revokeKey({ ...deps.people, clock: deps.clock }, visit.viewer.accountId, id)
  return redirectTelling(deps, visit.reply, { to: '/account/keys', text: 'The key is revoked. It stops working within a second.' })
}

/** The key whose end has to be confirmed first; undefined when it was, and when there is no such key. */
async function keyAskedAbout({ people }: SiteDeps, visit: AccountVisit, id: string): Promise<ActiveKey | undefined> {
  if (isConfirmed(visit)) return undefined
  return (await listActiveKeys(people, visit.viewer.accountId)).find((key) => key.id === id)
}

function askRoll(deps: SiteDeps, visit: AccountVisit, key: ActiveKey): Page {
  return confirmPage(visit, {
    path: '/account/keys',
    title: `Replace “${key.name}”?`,
    heading: html`Replace “<bdi>${key.name}</bdi>”?`,
    meaning: html`<p>A new key of this name is made and shown once. ${endOf(key, visit.now)}</p>`,
    action: `/account/keys/${key.id}/roll`,
    fields: { [CHANCE]: newChance(deps) },
    button: 'Replace the key',
    back: '/account/keys',
  })
}

function askRevoke(visit: AccountVisit, key: ActiveKey): Page {
  return confirmPage(visit, {
    path: '/account/keys',
    title: `Revoke “${key.name}”?`,
    heading: html`Revoke “<bdi>${key.name}</bdi>”?`,
    meaning: html`<p>${endOf(key, visit.now)}</p>`,
    action: `/account/keys/${key.id}/revoke`,
    button: 'Revoke the key',
    back: '/account/keys',
  })
}

function endOf(key: ActiveKey, now: number): Html {
  return html`The key <code>${key.prefix}…</code> stops working within a second, for good. Last used: ${lastUsed(key, now)}.`
}

// An id that is none belongs to nobody's key.
function keyIdOf({ request }: AccountVisit): string {
  const id = uuidOf(pathValue(request, 'id'))
  if (id === undefined) throw new ServiceError('not_found', 'no such key')
  return id
}

/** The page with the new key, the one time that it can be read; or with why there is none. */
async function showMade(deps: SiteDeps, visit: AccountVisit, making: Promise<CreatedKey>): Promise<Page> {
  const made = await attempt(making)
  return keysPage(deps, visit, 'problem' in made ? made : { made: made.done })
}

async function keysPage(deps: SiteDeps, visit: AccountVisit, shown: { made?: CreatedKey; problem?: string } = {}): Promise<Page> {
  const { viewer } = visit
  const keys = await listActiveKeys(deps.people, viewer.accountId)
  const { made, problem } = shown
  return accountFrame({
    path: '/account/keys',
    title: 'API keys',
    lede: `Up to ${ACTIVE_KEYS_MAX} at a time; all of them share the account’s caps. A key is a secret: keep it out of pages and repositories.`,
    status: problem === undefined ? 200 : 409,
    body: html`
      ${problem !== undefined && answer('problem', html`<p>No key was made: ${problem}.</p>`)} ${made && madeNotice(deps, made)}
      ${
        keys.length === 0
          ? html`<p class="muted">You have no keys yet.</p>`
          : recordList(
              'Active keys',
              keys.map((key) => listed(visit, key)),
            )
      }
      ${keys.length < ACTIVE_KEYS_MAX ? createForm(deps, visit) : html`<p class="muted">Revoke a key to make another.</p>`}
    `,
  })
}

function madeNotice(deps: SiteDeps, { key, name }: CreatedKey): Html {
  const call = `curl -s -H 'Authorization: Bearer ${key}' '${deps.links.apiUrl}/situations?limit=3'`
  return answer(
    'success',
    html`<h2>Your new key “<bdi>${name}</bdi>”</h2>
      <p>Copy it now: it is shown this once, and kept here only as a hash.</p>
      ${codeBlock(key, 'The new API key')}
      <p>Try it:</p>
      ${codeBlock(call, 'A first request')}`,
  )
}

function listed({ viewer, now }: AccountVisit, key: ActiveKey): Listed {
  const { id, name, prefix, created_at } = key
  const button = (verb: 'roll' | 'revoke', label: string, kind: 'quiet' | 'danger') =>
    rowButton(viewer, { action: `/account/keys/${id}/${verb}`, label, of: html`<bdi>${name}</bdi>`, kind })
  return {
    title: html`<bdi>${name}</bdi> <code>${prefix}…</code>`,
    facts: [
      { name: 'Created', value: timeElement(created_at, dayText(created_at)) },
      { name: 'Last used', value: lastUsed(key, now) },
    ],
    actions: html`${button('roll', 'Replace', 'quiet')} ${button('revoke', 'Revoke', 'danger')}`,
  }
}

function lastUsed({ last_used_at }: ActiveKey, now: number): Html {
  return last_used_at === null ? 'never' : agoElement(last_used_at, now)
}

function createForm(deps: SiteDeps, { viewer }: AccountVisit): Html {
  return html`<form class="stack" method="post" action="/account/keys">
    ${csrfField(viewer)} ${chanceField(deps)}
    ${textField({ name: 'name', label: 'Name of the new key', help: 'For you to know it by: “laptop”, “dashboard”.', maxLength: KEY_NAME_CHARACTERS_MAX, autocomplete: 'off' })}
    <p>${submitButton('Create key')}</p>
  </form>`
}
