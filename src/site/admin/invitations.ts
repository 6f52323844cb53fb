/** Invitations that nobody has used yet: listed, and withdrawn. */

import type { FastifyInstance } from 'fastify'
import { type OpenInvitation, openInvitations, withdrawInvitation } from '../../service/operate-accounts.ts'
import { pathValue } from '../account/viewer.ts'
import { stackedTable } from '../components/blocks.ts'
import { rowButton } from '../components/form.ts'
import { isConfirmed } from '../confirmation.ts'
import type { SiteDeps } from '../deps.ts'
import { dayText, timeElement } from '../format.ts'
import { type Html, html } from '../html.ts'
import type { Outcome } from '../respond.ts'
import { redirectTelling } from '../told.ts'
import { confirmPage, type OperatorVisit, operatorPage } from './frame.ts'

const ACCOUNTS = '/admin/accounts'

export function invitationRoutes(app: FastifyInstance, deps: SiteDeps): void {
  app.post(`${ACCOUNTS}/invitations/:id/withdraw`, operatorPage(deps, takeWithdrawal))
}

/** The part of the page of accounts that lists them; nothing where there are none. */
export async function invitationsSection(deps: SiteDeps, { viewer }: Pick<OperatorVisit, 'viewer'>): Promise<Html> {
  const open = await openInvitations(deps.operator.feeds)
  if (open.length === 0) return null
  return html`<h2>Open invitations</h2>
    ${stackedTable(
      'Invitations that nobody has used yet, the newest first',
      [
        { label: 'For', names: true, cell: ({ invited }: OpenInvitation) => html`<span class="address">${invited}</span>` },
        { label: 'Plan', cell: ({ tier }) => deps.tiers[tier].name },
        { label: 'Mark', cell: ({ isOperator }) => (isOperator ? 'operator' : '') },
        { label: 'Until', cell: ({ expiresAt }) => timeElement(expiresAt, dayText(expiresAt)) },
        {
          label: 'What can be done',
          cell: ({ id, invited }) =>
            rowButton(viewer, { action: withdrawalPath(id), label: 'Withdraw…', of: `the invitation for ${invited}`, kind: 'danger' }),
        },
      ],
      open,
    )}`
}

const withdrawalPath = (id: string): string => `${ACCOUNTS}/invitations/${id}/withdraw`

async function takeWithdrawal(deps: SiteDeps, visit: OperatorVisit): Promise<Outcome> {
  const id = pathValue(visit.request, 'id')
  if (!isConfirmed(visit))
    return confirmPage(visit, {
      path: ACCOUNTS,
      title: 'Withdraw the invitation?',
      meaning: html`<p>Its link, and what was sent by mail, then make no account any more. Another one has another link.</p>`,
      action: withdrawalPath(id),
      button: 'Withdraw it',
      back: ACCOUNTS,
    })
  await withdrawInvitation(deps.operator.feeds, id, { actor: visit.viewer.email })
  return redirectTelling(deps, visit.reply, { to: ACCOUNTS, text: 'The invitation is withdrawn.' })
}
