/** Invitations: a way in where registration is not open, and a tier to begin with. */

import { DAY_MS } from '../core/durations.ts'
import { ServiceError } from '../core/serving/errors.ts'
import type { AccountTierKey } from '../core/serving/tier.ts'
import type { Mail, Mailer } from '../provider/mail.ts'
import { findAccountByEmail } from '../store/accounts.ts'
import type { Queryable } from '../store/database.ts'
import { findInvitation, insertInvitation } from '../store/email-tokens.ts'
import { wasWithdrawn } from '../store/operator-actions.ts'
import { createLink, type LinksDeps } from './account-links.ts'
import { invitationMail } from './account-mails.ts'
import { parseEmail } from './accounts.ts'
import { SHOWN_AGAIN_MS } from './form-tokens.ts'
import { hashToken, newToken } from './tokens.ts'

const INVITATION_MS = 7 * DAY_MS

export interface Invitation {
  /** Absent: for whoever holds the link; a link to set a password is then sent to the address that they give. */
  email: string | undefined
  tier: AccountTierKey
  isOperator: boolean
  now: number
}

export interface InviteDeps extends LinksDeps {
  mailer: Mailer | undefined
  /** By which people may sign in. */
  providers: readonly object[]
}

/** Whether an invitation that names no address can be used: who holds it needs a mail, or a provider that vouches for them. */
export function takesOpenInvitations({ mailer, providers }: Pick<InviteDeps, 'mailer' | 'providers'>): boolean {
  return mailer !== undefined || providers.length > 0
}

export interface Invited {
  id: string
  url: string
  /** For the address that it names, once. */
  mail: Mail | undefined
  /** Not where the same secrets made it a moment ago. */
  isNew: boolean
}

/**
 * Makes an invitation, or gives the one that the same secrets have just made. One that names an address has a mail to be sent to it, where there
 * is a mail server. Throws `bad_request`.
 */
export async function invite(deps: InviteDeps, { email: given, tier, isOperator, now }: Invitation): Promise<Invited> {
  const email = given === undefined ? null : parseEmail(given)
  if (email === null && !takesOpenInvitations(deps)) {
    const why = 'nothing could be sent to one given later'
    throw new ServiceError('bad_request', `without a mail server or a sign-in provider an invitation names an e-mail address: ${why}`)
  }
  if (email !== null && (await findAccountByEmail(deps.db, email)))
    throw new ServiceError('bad_request', 'there is an account with this e-mail address already')
  const [id, token] = [deps.newId(), newToken(deps.newSecret)]
  const [hash, expiresAt] = [hashToken(token), now + INVITATION_MS]
  if (await wasWithdrawn(deps.db, { token: hash }))
    throw new ServiceError('bad_request', 'the form was sent already, and its invitation is withdrawn')
  const isNew = await insertInvitation(deps.db, { id, hash, email, tier, isOperator, createdAt: now, expiresAt })
  if (!isNew) await expectJustMade(deps, hash, now)
  if (email === null) return { id, url: `${deps.links.siteUrl}/sign-up?invitation=${token}`, mail: undefined, isNew }
  const url = await createLink(deps, { purpose: 'sign-up', email, invitationId: id, now, lastsMs: INVITATION_MS })
  return { id, url, mail: isNew ? invitationMail(email, url) : undefined, isNew }
}

async function expectJustMade({ db }: { db: Queryable }, hash: Buffer, now: number): Promise<void> {
  const made = await findInvitation(db, hash, now)
  if (!made || now - made.created_at > SHOWN_AGAIN_MS)
    throw new ServiceError('bad_request', 'the form was sent already, and its link was shown then')
}
