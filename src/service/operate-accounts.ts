/** Accounts in an operator's hands. Everything that changes one is recorded with who did it. */

import { ServiceError } from '../core/serving/errors.ts'
import type { AccountTierKey } from '../core/serving/tier.ts'
import { updateOperator } from '../store/accounts.ts'
import type { Database, Queryable } from '../store/database.ts'
import { deleteInvitation, type InvitationRow, listInvitations } from '../store/email-tokens.ts'
import { findAccountsPage, findOperatedAccount, isLastOperator, type OperatedAccount, updateTierOf } from '../store/operate-accounts.ts'
import { insertOperatorAction, wasWithdrawn } from '../store/operator-actions.ts'
import type { Background } from './background.ts'
import { canonicalEmail } from './email-address.ts'
import { type InviteDeps, invite } from './invitations.ts'
import { uuidOf } from './record-key.ts'

const PAGE_ACCOUNTS = 50
const TEXT_CHARACTERS_MAX = 254
const INVITATIONS_LISTED_MAX = 100
/** Whom an invitation without an address is for. */
const WHOEVER = 'whoever holds the link'

export interface OperateAccountsDeps {
  db: Database
  clock: () => number
}

export interface AccountsPage {
  accounts: OperatedAccount[]
  /** The account that the next page starts after; null on the last one. */
  next: string | null
}

export async function listAccountsPage(
  { db }: { db: Queryable },
  ask: { text: string; tier: AccountTierKey | undefined; operatorsOnly: boolean; after: string | undefined },
): Promise<AccountsPage> {
  const after = ask.after === undefined ? undefined : uuidOf(ask.after)
  const text = ask.text.trim().slice(0, TEXT_CHARACTERS_MAX)
  const found = await findAccountsPage(db, { ...ask, text, after, limit: PAGE_ACCOUNTS + 1 })
  const accounts = found.slice(0, PAGE_ACCOUNTS)
  return { accounts, next: found.length > PAGE_ACCOUNTS ? (accounts.at(-1)?.id ?? null) : null }
}

/** One account by its id. Throws `not_found`. */
export async function accountById({ db }: { db: Queryable }, name: string): Promise<OperatedAccount> {
  const id = uuidOf(name)
  const account = id && (await findOperatedAccount(db, id))
  if (!account) throw new ServiceError('not_found', 'there is no such account')
  return account
}

/** Moves an account to another tier. It counts within a second. */
export async function moveAccountToTier(
  deps: OperateAccountsDeps,
  id: string,
  { tier, actor }: { tier: AccountTierKey; actor: string },
): Promise<OperatedAccount> {
  return deps.db.transaction(async (tx) => {
    const account = await accountById({ db: tx }, id)
    await updateTierOf(tx, account.id, tier)
    const detail = { from: account.tier, to: tier }
    await insertOperatorAction(tx, { at: deps.clock(), actor, action: 'account.tier', subject: account.email, detail })
    return { ...account, tier }
  })
}

/** Marks an account as an operator's, or takes the mark away, and ends the invitations that they made. Nobody takes it from themselves, so that one always remains. */
export async function markOperator(
  deps: OperateAccountsDeps,
  id: string,
  { isOperator, actor }: { isOperator: boolean; actor: { accountId: string; email: string } },
): Promise<OperatedAccount> {
  return deps.db.transaction(async (tx) => {
    const account = await accountById({ db: tx }, id)
    if (account.id === actor.accountId) throw new ServiceError('bad_request', 'another operator has to change your own mark')
    // Two who take it from each other at once would leave nobody.
    if (!isOperator && (await isLastOperator(tx, account.id))) throw new ServiceError('bad_request', 'somebody has to remain an operator')
    await updateOperator(tx, account, isOperator)
    const detail = { operator: isOperator }
    await insertOperatorAction(tx, { at: deps.clock(), actor: actor.email, action: 'account.operator', subject: account.email, detail })
    return { ...account, isOperator }
  })
}

/**
 * Invites somebody and gives the link, which is shown once, whether or not its mail is taken. The form may be sent twice: the same secrets give
 * the invitation that they made. Throws `bad_request`.
 */
export async function inviteByHand(
  deps: InviteDeps & OperateAccountsDeps & { background: Background },
  invitation: { email: string; tier: AccountTierKey; isOperator: boolean; actor: string },
): Promise<string> {
  const { tier, isOperator, actor } = invitation
  // Only what was left empty: anything else that is no address must not open a door to everybody.
  const email = invitation.email === '' ? undefined : invitation.email
  const now = deps.clock()
  const { url, mail } = await deps.db.transaction(async (tx) => {
    const invited = await invite({ ...deps, db: tx }, { email, tier, isOperator, now })
    const subject = email === undefined ? WHOEVER : canonicalEmail(email)
    const detail = { tier, operator: isOperator, invitation: invited.id }
    if (invited.isNew) await insertOperatorAction(tx, { at: now, actor, action: 'account.invited', subject, detail })
    return invited
  })
  const { mailer, background } = deps
  if (mailer && mail) background.run(() => mailer.send(mail))
  return url
}

export interface OpenInvitation {
  id: string
  /** An address, or in words that whoever holds the link may come. */
  invited: string
  tier: AccountTierKey
  isOperator: boolean
  expiresAt: number
}

/** The invitations that nobody has used yet, the newest hundred, whoever made them. */
export async function openInvitations({ db, clock }: OperateAccountsDeps): Promise<OpenInvitation[]> {
  return (await listInvitations(db, { now: clock(), limit: INVITATIONS_LISTED_MAX })).map(toOpenInvitation)
}

/** Ends an invitation that nobody has used, and the links that were sent for it; one that was withdrawn before stays so. Throws `not_found`. */
export async function withdrawInvitation(deps: OperateAccountsDeps, name: string, { actor }: { actor: string }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const id = uuidOf(name)
    const ended = id && (await deleteInvitation(tx, id))
    if (!ended && id && (await wasWithdrawn(tx, { id }))) return
    if (!ended) throw new ServiceError('not_found', 'there is no such invitation: it was used, withdrawn, or its time is over')
    await insertOperatorAction(tx, {
      at: deps.clock(),
      actor,
      action: 'account.uninvited',
      subject: ended.email ?? WHOEVER,
      // By the hash its form is known when it is sent again.
      detail: { invitation: id, token: ended.token_hash.toString('hex') },
    })
  })
}

function toOpenInvitation({ id, email, tier, is_operator: isOperator, expires_at: expiresAt }: InvitationRow): OpenInvitation {
  return { id, invited: email ?? WHOEVER, tier, isOperator, expiresAt }
}
