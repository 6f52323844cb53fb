/**
 * Forms whose answer can't be a redirect, or that must not be carried out twice. A browser shows the answer to the second press of a button, so
 * that one has to be answered by what the first one did: chance in the form makes the same secrets again, and by them what they made is known.
 */

import { readCookie } from '../service/session-cookie.ts'
import { isToken, newToken } from '../service/tokens.ts'
import { formValue } from './account/viewer.ts'
import type { SiteDeps } from './deps.ts'
import { type Html, html } from './html.ts'
import type { Visit } from './respond.ts'

/** The field with the chance of a form. */
export const CHANCE = 'chance'

export const newChance = ({ people }: Pick<SiteDeps, 'people'>): string => newToken(people.newSecret)

export function chanceField(deps: Pick<SiteDeps, 'people'>): Html {
  return html`<input type="hidden" name=${CHANCE} value=${newChance(deps)} />`
}

/** Secrets that come again where the same form, with the same content, is sent again. A form without chance has new ones each time. */
export function secretsOfForm(
  { people }: Pick<SiteDeps, 'people'>,
  { request, viewer }: Pick<Visit, 'request' | 'viewer'>,
  content: string,
): (bytes: number) => Uint8Array {
  const chance = formValue(request, CHANCE)
  const visitor = readCookie(people, 'visitor', request.headers.cookie)
  const sender = viewer ?? (visitor === undefined ? undefined : { visitor })
  return isToken(chance) && sender ? people.forms.secretsOf(sender, `${chance} ${content}`) : people.newSecret
}
