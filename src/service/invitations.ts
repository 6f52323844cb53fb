/** Invitations: a way in where registration is not open, and a tier to begin with. */

import { ServiceError } from '../core/errors.ts'
import type { AccountTierKey } from '../core/tier.ts'
import type { Mail } from '../provider/mail.ts'
import { findAccountByEmail } from '../store/accounts.ts'
import { insertInvitation } from '../store/email-tokens.ts'
import { createLink, type LinksDeps } from './account-links.ts'
import { invitationMail } from './account-mails.ts'
import { parseEmail } from './accounts.ts'
import { hashToken, newToken } from './tokens.ts'

const INVITATION_MS = 7 * 86_400_000

export interface Invitation {
  /** Absent: for whoever holds the link; a link to set a password is then sent to the address that they give. */
  email: string | undefined
  tier: AccountTierKey
  isOperator: boolean
  now: number
}

/** Makes an invitation. One that names an address has a mail to be sent to it, where there is a mail server. Throws `bad_request`. */
export async function invite(
  deps: LinksDeps,
  { email: given, tier, isOperator, now }: Invitation,
): Promise<{ id: string; url: string; mail: Mail | undefined }> {
  const email = given === undefined ? null : parseEmail(given)
  if (email !== null && (await findAccountByEmail(deps.db, email)))
    throw new ServiceError('bad_request', 'there is an account with this e-mail address already')
  const [id, token] = [deps.newId(), newToken(deps.newSecret)]
  const expiresAt = now + INVITATION_MS
  await insertInvitation(deps.db, { id, hash: hashToken(token), email, tier, isOperator, createdAt: now, expiresAt })
  if (email === null) return { id, url: `${deps.links.siteUrl}/sign-up?invitation=${token}`, mail: undefined }
  const url = await createLink(deps, { purpose: 'sign-up', email, invitationId: id, now, lastsMs: INVITATION_MS })
  return { id, url, mail: invitationMail(email, url) }
}
