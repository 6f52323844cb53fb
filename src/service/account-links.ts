/**
 * Links that work once: for a new account, for a new password, for the first account of a fresh server.
 *
 * An account is made when its link is opened, not when it is asked for: whoever sets its password has read its mail, so nobody can lay a
 * password under somebody else's address. What is asked for is done in the background, so that neither the answer nor its time tells whether
 * there is an account.
 */

import { DAY_MS, HOUR_MS } from '../core/durations.ts'
import { networkOf } from '../core/serving/network.ts'
import type { Mail, Mailer } from '../provider/mail.ts'
import { findAccountByEmail, hasAccounts } from '../store/accounts.ts'
import type { Database, Queryable } from '../store/database.ts'
import { findEmailToken, findInvitation, insertEmailToken, type TokenPurpose } from '../store/email-tokens.ts'
import { existingAccountMail, resetMail, signUpMail, verifyMail } from './account-mails.ts'
import type { Background } from './background.ts'
import { canonicalEmail, isEmailAddress } from './email-address.ts'
import type { Links } from './links.ts'
import { attemptsFrom, forgive, LINK_RULES, type Throttle, throttle } from './throttle.ts'
import { hashToken, isToken, newToken } from './tokens.ts'

/** How long links work, by what they are for. */
const LINK_MS: Readonly<Record<TokenPurpose, number>> = { 'sign-up': DAY_MS, reset: HOUR_MS, verify: DAY_MS, first: DAY_MS }

export type Registration = 'open' | 'invite' | 'closed'

export interface LinksDeps {
  db: Queryable
  newId: () => string
  newSecret: (bytes: number) => Uint8Array
  links: Pick<Links, 'siteUrl'>
}

export interface RequestLinkDeps extends LinksDeps {
  db: Database
  registration: Registration
  /** Absent: no mail server is configured, and an operator's command prints links. */
  mailer: Mailer | undefined
  background: Background
}

interface LinkAsk {
  email: string
  now: number
}

interface LinkWish extends LinkAsk {
  wish: 'sign-up' | 'reset'
  /** The token of the invitation that they came with; empty where there is none. */
  invitation: string
}

/** Makes a link and gives its address. */
export async function createLink(
  deps: LinksDeps,
  link: { purpose: TokenPurpose; email: string | null; accountId?: string; invitationId?: string; now: number; lastsMs?: number },
): Promise<string> {
  const token = newToken(deps.newSecret)
  await insertEmailToken(deps.db, {
    hash: hashToken(token),
    purpose: link.purpose,
    email: link.email,
    accountId: link.accountId ?? null,
    invitationId: link.invitationId ?? null,
    createdAt: link.now,
    expiresAt: link.now + (link.lastsMs ?? LINK_MS[link.purpose]),
  })
  return `${deps.links.siteUrl}/sign-in/link?token=${token}`
}

/** What an operator hands to somebody where no mail is sent: a new password for who has an account, an account for who has none. */
export async function linkFor(deps: LinksDeps, { email, now }: LinkAsk): Promise<{ purpose: 'sign-up' | 'reset'; url: string }> {
  const account = await findAccountByEmail(deps.db, email)
  const lastsMs = DAY_MS
  if (!account) return { purpose: 'sign-up', url: await createLink(deps, { purpose: 'sign-up', email, now, lastsMs }) }
  return { purpose: 'reset', url: await createLink(deps, { purpose: 'reset', email: account.email, accountId: account.id, now, lastsMs }) }
}

/** The link by which the first account of a fresh server is made; undefined once there is one. */
export async function firstAccountLink(deps: LinksDeps, now: number): Promise<string | undefined> {
  return (await hasAccounts(deps.db)) ? undefined : createLink(deps, { purpose: 'first', email: null, now })
}

/** What a link is for, without using it up. Undefined when it is unknown, used, over or no longer possible. */
export async function openLink(
  deps: Pick<LinksDeps, 'db'>,
  token: unknown,
  now: number,
): Promise<{ purpose: TokenPurpose; email: string | null; isInvitation: boolean } | undefined> {
  const row = typeof token === 'string' && isToken(token) ? await findEmailToken(deps.db, hashToken(token), now) : undefined
  if (row?.purpose === 'first' && (await hasAccounts(deps.db))) return undefined
  return row && { purpose: row.purpose, email: row.email, isInvitation: row.invitation_id !== null }
}

/** Sends a link for a new account or a new password, if there is reason to. Tells nothing but that too many were asked for. */
export async function requestLink(deps: RequestLinkDeps, ask: LinkWish & { address: string }): Promise<Throttle> {
  const verdict = await throttle(deps.db, attemptsFrom(networkOf(ask.address), LINK_RULES), ask.now)
  const email = canonicalEmail(ask.email)
  if (verdict.kind === 'allowed' && isEmailAddress(email)) deps.background.run(() => mailLink(deps, { ...ask, email }))
  return verdict
}

/** Sends somebody who is signed in the link that shows that their address is read. */
export async function requestVerification(deps: RequestLinkDeps, ask: LinkAsk & { accountId: string; address: string }): Promise<Throttle> {
  const { mailer } = deps
  const { email, accountId, now } = ask
  const attempts = [...attemptsFrom(networkOf(ask.address), LINK_RULES), { rule: LINK_RULES.account, of: email.toLowerCase() }]
  const verdict = await throttle(deps.db, attempts, now)
  if (verdict.kind === 'allowed' && mailer) {
    deps.background.run(() =>
      sendOnce({ db: deps.db, mailer }, { what: `verify ${accountId} ${email}`, now }, async () =>
        verifyMail(email, await createLink(deps, { purpose: 'verify', email, accountId, now })),
      ),
    )
  }
  return verdict
}

async function mailLink(deps: RequestLinkDeps, ask: LinkWish): Promise<void> {
  const { mailer, db } = deps
  const { email, wish, invitation, now } = ask
  if (!mailer) return
  await sendOnce({ db, mailer }, { what: `${wish} ${email.toLowerCase()} ${invitation}`, now }, async () => {
    const verdict = await throttle(db, [{ rule: LINK_RULES.account, of: email.toLowerCase() }], now)
    return verdict.kind === 'allowed' ? linkMail(deps, ask) : undefined
  })
}

async function linkMail(deps: RequestLinkDeps, ask: LinkWish): Promise<Mail | undefined> {
  const { email, wish, now } = ask
  const account = await findAccountByEmail(deps.db, email)
  if (account) {
    const url = await createLink(deps, { purpose: 'reset', email: account.email, accountId: account.id, now })
    // To the address that is stored: another that the store takes for the same may be somebody else's.
    return wish === 'reset' ? resetMail(account.email, url) : existingAccountMail(account.email, url)
  }
  if (wish === 'reset') return undefined
  const invitationId = await invitationOf(deps, ask)
  if (deps.registration !== 'open' && invitationId === undefined) return undefined
  const url = await createLink(deps, { purpose: 'sign-up', email, now, ...(invitationId === undefined ? {} : { invitationId }) })
  return signUpMail(email, url)
}

/** Sends a mail, if there is one to send. Asked for the same again within a minute, it stays with the first: its link goes on working. */
async function sendOnce(
  { db, mailer }: { db: Queryable; mailer: Mailer },
  { what, now }: { what: string; now: number },
  makeMail: () => Promise<Mail | undefined>,
): Promise<void> {
  const attempts = [{ rule: LINK_RULES.again, of: what }]
  if ((await throttle(db, attempts, now)).kind === 'throttled') return
  try {
    const mail = await makeMail()
    if (mail) await mailer.send(mail)
  } catch (err) {
    // Nothing went out: who asks again is to get it.
    await forgive(db, attempts)
    throw err
  }
}

async function invitationOf({ db }: LinksDeps, ask: LinkWish): Promise<string | undefined> {
  if (!isToken(ask.invitation)) return undefined
  return (await findInvitation(db, hashToken(ask.invitation), ask.now))?.id
}
