/** Accounts: found, moved between tiers, marked as operators', invited. */

import type { FastifyInstance } from 'fastify'
import { ACCOUNT_TIER_KEYS, type AccountTierKey } from '../../core/serving/tier.ts'
import { type SignInWays, signInWays } from '../../service/account-settings.ts'
import { takesOpenInvitations } from '../../service/invitations.ts'
import { accountById, inviteByHand, listAccountsPage, markOperator, moveAccountToTier } from '../../service/operate-accounts.ts'
import { wayCalled } from '../account/providers.ts'
import { formValue, pathValue, queryValue } from '../account/viewer.ts'
import { attempt } from '../attempt.ts'
import { answer, codeBlock, facts, stackedTable } from '../components/blocks.ts'
import { checkbox, csrfField, selectField, submitButton, textField } from '../components/form.ts'
import { isConfirmed } from '../confirmation.ts'
import type { SiteDeps } from '../deps.ts'
import { agoElement, dayText, timeElement } from '../format.ts'
import { type Html, html } from '../html.ts'
import type { Page } from '../layout.ts'
import type { Outcome } from '../respond.ts'
import { chanceField, secretsOfForm } from '../sent-again.ts'
import { redirectTelling } from '../told.ts'
import { adminFrame, confirmPage, nothingFurther, type OperatorVisit, olderRows, operatorPage, problemNotice } from './frame.ts'
import { invitationsSection } from './invitations.ts'

type Account = Awaited<ReturnType<typeof accountById>>

const PATH = '/admin/accounts'

export function accountRoutes(app: FastifyInstance, deps: SiteDeps): void {
  app.get(PATH, operatorPage(deps, accountsPage))
  app.post(`${PATH}/invite`, operatorPage(deps, takeInvitation))
  app.get(`${PATH}/:id`, operatorPage(deps, showAccount))
  app.post(`${PATH}/:id/tier`, operatorPage(deps, takeTier))
  app.post(`${PATH}/:id/operator`, operatorPage(deps, takeMark))
}

interface Shown {
  problem?: string
  link?: string
  typed?: { email: string; tier: string; isOperator: boolean }
}

const tierOf = (text: string): AccountTierKey | undefined => ACCOUNT_TIER_KEYS.find((key) => key === text)

async function accountsPage(deps: SiteDeps, { request, now, viewer }: OperatorVisit, shown: Shown = {}): Promise<Page> {
  const text = queryValue(request, 'q')
  const tier = tierOf(queryValue(request, 'tier'))
  const operatorsOnly = queryValue(request, 'operators') === 'yes'
  const after = queryValue(request, 'after') || undefined
  const { accounts, next } = await listAccountsPage(deps, { text, tier, operatorsOnly, after })
  const query = { q: text, tier: tier ?? '', operators: operatorsOnly ? 'yes' : '' }
  const mayBeEmpty = takesOpenInvitations(deps.people) ? { help: 'Empty: whoever holds the link may use it.' } : { required: true }
  return adminFrame({
    path: PATH,
    title: 'Accounts',
    ...(shown.problem === undefined ? {} : { status: 409 }),
    body: html`
      ${problemNotice(shown.problem)} ${shown.link !== undefined && invitedNotice(shown.link)}
      <form class="lookup" method="get" action=${PATH} role="search">
        ${textField({ name: 'q', label: 'E-mail address', type: 'search', value: text })} ${tierField(deps, { name: 'tier', value: tier, any: true })}
        ${checkbox({ name: 'operators', label: 'Operators only', checked: operatorsOnly })} ${submitButton('Find', { kind: 'quiet' })}
      </form>
      ${accounts.length > 0 ? accountsTable(deps, accounts, now) : after === undefined ? html`<p class="muted">No account is so.</p>` : nothingFurther(PATH, query)}
      ${olderRows(PATH, next, query)}
      <h2>Invite somebody</h2>
      <form class="stack" method="post" action=${`${PATH}/invite`}>
        ${csrfField(viewer)} ${chanceField(deps)}
        ${textField({ name: 'email', label: 'E-mail address', type: 'email', value: shown.typed?.email, ...mayBeEmpty })}
        ${tierField(deps, { name: 'tier', value: tierOf(shown.typed?.tier ?? '') ?? 'hobby', id: 'invite-tier' })} ${checkbox({ name: 'operator', label: 'Also an operator', checked: shown.typed?.isOperator ?? false })}
        ${submitButton('Make an invitation')}
      </form>
      ${await invitationsSection(deps, { viewer })}
    `,
  })
}

function tierField(
  deps: SiteDeps,
  { name, value, any, id }: { name: string; value: AccountTierKey | undefined; any?: boolean; id?: string },
): Html {
  const choices = ACCOUNT_TIER_KEYS.map((key) => ({ value: key, label: deps.tiers[key].name }))
  return selectField({
    name,
    label: 'Plan',
    value,
    choices: any ? [{ value: '', label: 'all' }, ...choices] : choices,
    ...(id === undefined ? {} : { id }),
  })
}

function invitedNotice(link: string): Html {
  return answer(
    'success',
    html`<p>The link of the invitation, shown this once:</p>
      ${codeBlock(link, 'Link of the invitation')}`,
  )
}

function accountsTable(deps: SiteDeps, accounts: readonly Account[], now: number): Html {
  return stackedTable(
    'Accounts, the newest first',
    [
      {
        label: 'E-mail address',
        names: true,
        cell: ({ id, email }: Account) => html`<a class="address" href=${`${PATH}/${id}`}>${email}</a>`,
      },
      { label: 'Plan', cell: ({ tier }) => deps.tiers[tier].name },
      { label: 'Since', cell: ({ createdAt }) => timeElement(createdAt, dayText(createdAt)) },
      { label: 'Active keys', cell: ({ activeKeys }) => String(activeKeys), numeric: true },
      {
        label: 'Key last used',
        cell: ({ lastUsedAt }) => (lastUsedAt === null ? 'never' : agoElement(lastUsedAt, now)),
      },
      { label: 'Mark', cell: ({ isOperator }) => (isOperator ? 'operator' : '') },
    ],
    accounts,
  )
}

async function showAccount(deps: SiteDeps, visit: OperatorVisit): Promise<Page> {
  return accountPage(deps, visit, { account: await accountById(deps, pathValue(visit.request, 'id')) })
}

async function accountPage(
  deps: SiteDeps,
  { viewer, now }: OperatorVisit,
  { account, problem }: { account: Account; problem?: string },
): Promise<Page> {
  const { id, email, tier, isOperator, emailVerifiedAt, createdAt, activeKeys, lastUsedAt } = account
  return adminFrame({
    path: PATH,
    title: email,
    ...(problem === undefined ? {} : { status: 409 }),
    body: html`
      ${problemNotice(problem)}
      ${facts([
        { name: 'Plan', value: deps.tiers[tier].name },
        { name: 'Since', value: timeElement(createdAt, dayText(createdAt)) },
        { name: 'Address verified', value: emailVerifiedAt === null ? 'no' : timeElement(emailVerifiedAt, dayText(emailVerifiedAt)) },
        { name: 'Signs in by', value: waysText(deps, await signInWays(deps.people, id)) },
        { name: 'Active keys', value: String(activeKeys) },
        { name: 'Key last used', value: lastUsedAt === null ? 'never' : agoElement(lastUsedAt, now) },
        { name: 'Operator', value: isOperator ? 'yes' : 'no' },
      ])}
      <h2>Plan</h2>
      <form class="stack" method="post" action=${`${PATH}/${id}/tier`}>
        ${csrfField(viewer)} ${tierField(deps, { name: 'tier', value: tier })} ${submitButton('Change the plan')}
      </form>
      <h2>Operator</h2>
      ${
        id === viewer.accountId
          ? html`<p class="muted">This is you. Another operator has to change your own mark.</p>`
          : html`<form method="post" action=${`${PATH}/${id}/operator`}>
              ${csrfField(viewer)} <input type="hidden" name="operator" value=${isOperator ? 'no' : 'yes'} />
              ${submitButton(isOperator ? 'Take the mark away…' : 'Make an operator…', { kind: 'danger' })}
            </form>`
      }
    `,
  })
}

function waysText(deps: SiteDeps, { hasPassword, joined, parted }: SignInWays): string {
  const called = (keys: readonly string[]) => [...new Set(keys)].map((key) => wayCalled(deps, key))
  const ways = [...(hasPassword ? ['password'] : []), ...called(joined)].join(', ') || 'nothing yet'
  return parted.length === 0 ? ways : `${ways}; parted from ${called(parted).join(', ')}`
}

async function takeTier(deps: SiteDeps, visit: OperatorVisit): Promise<Outcome> {
  const id = pathValue(visit.request, 'id')
  const tier = tierOf(formValue(visit.request, 'tier'))
  if (tier === undefined) return accountPage(deps, visit, { account: await accountById(deps, id), problem: 'there is no such plan' })
  await moveAccountToTier(deps.operator.feeds, id, { tier, actor: visit.viewer.email })
  const text = `On ${deps.tiers[tier].name} from now on. It counts within a second.`
  return redirectTelling(deps, visit.reply, { to: `${PATH}/${id}`, text })
}

async function takeMark(deps: SiteDeps, visit: OperatorVisit): Promise<Outcome> {
  const { viewer, request } = visit
  const account = await accountById(deps, pathValue(request, 'id'))
  const isOperator = formValue(request, 'operator') === 'yes'
  if (!isConfirmed(visit)) return askMark(visit, account, isOperator)
  const marked = await attempt(markOperator(deps.operator.feeds, account.id, { isOperator, actor: viewer }))
  if ('problem' in marked) return accountPage(deps, visit, { account, ...marked })
  const text = isOperator ? 'An operator from now on.' : 'No operator any more.'
  return redirectTelling(deps, visit.reply, { to: `${PATH}/${account.id}`, text })
}

function askMark(visit: OperatorVisit, { id, email }: Account, isOperator: boolean): Page {
  return confirmPage(visit, {
    path: PATH,
    title: isOperator ? `Make ${email} an operator?` : `Take the operator's mark from ${email}?`,
    meaning: isOperator
      ? html`<p>Operators see all accounts, change plans and feeds, correct records, and make other operators.</p>`
      : html`<p>The pages of operators are then closed to this account, at once, and the invitations that it made and nobody has used end.</p>`,
    action: `${PATH}/${id}/operator`,
    fields: { operator: isOperator ? 'yes' : 'no' },
    button: isOperator ? 'Make an operator' : 'Take the mark away',
    back: `${PATH}/${id}`,
  })
}

async function takeInvitation(deps: SiteDeps, visit: OperatorVisit): Promise<Outcome> {
  const { request, viewer } = visit
  const typed = {
    email: formValue(request, 'email'),
    tier: formValue(request, 'tier'),
    isOperator: formValue(request, 'operator') === 'yes',
  }
  const invitation = { ...typed, tier: tierOf(typed.tier) ?? 'hobby', actor: viewer.email }
  const newSecret = secretsOfForm(deps, visit, JSON.stringify(invitation))
  const invited = await attempt(inviteByHand({ ...deps.people, clock: deps.clock, newSecret }, invitation))
  return accountsPage(deps, visit, 'problem' in invited ? { problem: invited.problem, typed } : { link: invited.done })
}
