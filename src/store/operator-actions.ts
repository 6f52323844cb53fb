// What operators did to feeds and accounts, for the record.

import sql, { empty } from 'sql-template-tag'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'

export type OperatorActionKind =
  | 'feed.added'
  | 'feed.paused'
  | 'feed.resumed'
  | 'feed.removed'
  | 'account.tier'
  | 'account.operator'
  | 'account.invited'
  | 'account.uninvited'

export interface OperatorAction {
  id: number
  at: number
  /** An account's e-mail address, or the command line. */
  actor: string
  action: OperatorActionKind
  /** The feed's address or the account's. */
  subject: string
  detail: Record<string, unknown>
}

export async function insertOperatorAction(tx: Queryable, action: Omit<OperatorAction, 'id'>): Promise<void> {
  await tx.query(sql`
    insert into operator_actions (at, actor, action, subject, detail)
    values (${instant(action.at)}, ${action.actor}, ${action.action}, ${action.subject}, ${JSON.stringify(action.detail)}::jsonb)`)
}

/** Whether the invitation with this id, or with the token of this hash, was withdrawn. */
export async function wasWithdrawn(db: Queryable, invitation: { id: string } | { token: Buffer }): Promise<boolean> {
  const detail = 'id' in invitation ? { invitation: invitation.id } : { token: invitation.token.toString('hex') }
  const rows = await db.query(sql`
    select 1 from operator_actions where action = 'account.uninvited' and detail @> ${JSON.stringify(detail)}::jsonb limit 1`)
  return rows.length > 0
}

/** The newest first, from the start or those before a number. */
export function listOperatorActions(db: Queryable, page: { limit: number; before?: number | undefined }): Promise<OperatorAction[]> {
  const older = page.before === undefined ? empty : sql`where id < ${page.before}`
  return db.query(sql`select id, at, actor, action, subject, detail from operator_actions ${older} order by id desc limit ${page.limit}`)
}
