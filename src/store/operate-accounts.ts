// Accounts as an operator handles them: found page by page, moved between tiers, marked.

import sql, { empty } from 'sql-template-tag'
import type { AccountTierKey } from '../core/serving/tier.ts'
import type { Queryable } from './database.ts'

export interface OperatedAccount {
  id: string
  email: string
  tier: AccountTierKey
  isOperator: boolean
  emailVerifiedAt: number | null
  createdAt: number
  activeKeys: number
  lastUsedAt: number | null
}

const columns = sql`a.id, a.email, a.tier, a.is_operator as "isOperator", a.email_verified_at as "emailVerifiedAt", a.created_at as "createdAt",
  (select count(*)::int from api_keys k where k.account_id = a.id and k.revoked_at is null) as "activeKeys",
  (select max(k.last_used_at) from api_keys k where k.account_id = a.id) as "lastUsedAt"`

export interface AccountsQuestion {
  /** Part of the e-mail address. */
  text: string
  tier: AccountTierKey | undefined
  operatorsOnly: boolean
  /** The account that the page before ended with. */
  after: string | undefined
  limit: number
}

/** The newest first. */
export function findAccountsPage(db: Queryable, { text, tier, operatorsOnly, after, limit }: AccountsQuestion): Promise<OperatedAccount[]> {
  return db.query(sql`
    select ${columns} from accounts a
    where true
      ${text === '' ? empty : sql`and position(lower(${text}) in lower(a.email)) > 0`}
      ${tier === undefined ? empty : sql`and a.tier = ${tier}`}
      ${operatorsOnly ? sql`and a.is_operator` : empty}
      ${after === undefined ? empty : sql`and (a.created_at, a.id) < (select created_at, id from accounts where id = ${after}::uuid)`}
    order by a.created_at desc, a.id desc limit ${limit}`)
}

export async function findOperatedAccount(db: Queryable, id: string): Promise<OperatedAccount | undefined> {
  const [row] = await db.query<OperatedAccount>(sql`select ${columns} from accounts a where a.id = ${id}::uuid`)
  return row
}

export async function updateTierOf(tx: Queryable, id: string, tier: AccountTierKey): Promise<void> {
  await tx.query(sql`update accounts set tier = ${tier} where id = ${id}::uuid`)
}

/** Whether an account is an operator's and no other is. Marks stay as they are until the transaction ends. */
export async function isLastOperator(tx: Queryable, id: string): Promise<boolean> {
  const operators = await tx.query<{ id: string }>(sql`select id from accounts where is_operator order by id for update`)
  return operators.length === 1 && operators[0]?.id === id
}
