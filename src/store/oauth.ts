// What the authorization server keeps, by model and id.

import sql from 'sql-template-tag'
import type { AccountTierKey } from '../core/serving/tier.ts'
import type { Queryable } from './database.ts'
import { instant, instantOrNull } from './instant.ts'

export interface OAuthRecord {
  model: string
  id: string
  payload: object
  accountId: string | null
  clientId: string | null
  grantId: string | null
  createdAt: number
  expiresAt: number | null
}

export interface OAuthRow {
  payload: Record<string, unknown>
  consumed_at: number | null
}

const GRANTS_LISTED_MAX = 200
/** Of one kind, of one grant. More than assistants have that refresh in parallel for half a day. */
const TOKENS_OF_GRANT_MAX = 50
const EXPIRED_PER_STATEMENT = 200
const PURGE_STATEMENTS_MAX = 500

/** False when the account that it would stand for is gone: it may be deleted between two steps of a sign-in. */
export async function upsertOAuthRecord(db: Queryable, record: OAuthRecord): Promise<boolean> {
  const expiresAt = instantOrNull(record.expiresAt)
  const rows = await db.query(sql`
    insert into oauth_records (model, id, payload, account_id, client_id, grant_id, created_at, expires_at)
    select ${record.model}, ${record.id}, ${JSON.stringify(record.payload)}::jsonb, ${record.accountId}::uuid, ${record.clientId}, ${record.grantId},
      ${instant(record.createdAt)}, ${expiresAt}::timestamptz
    where ${record.accountId}::uuid is null or exists (select 1 from accounts where id = ${record.accountId}::uuid for key share)
    on conflict (model, id) do update set payload = excluded.payload, account_id = excluded.account_id, client_id = excluded.client_id,
      grant_id = excluded.grant_id, expires_at = excluded.expires_at
    returning 1`)
  return rows.length > 0
}

export async function findOAuthRecord(db: Queryable, key: { model: string; id: string }, now: number): Promise<OAuthRow | undefined> {
  const rows = await db.query<OAuthRow>(sql`
    select payload, consumed_at from oauth_records
    where model = ${key.model} and id = ${key.id} and (expires_at is null or expires_at > ${instant(now)})`)
  return rows[0]
}

/** The first use counts. False when this is not it. */
export async function consumeOAuthRecord(db: Queryable, key: { model: string; id: string }, now: number): Promise<boolean> {
  const rows = await db.query(sql`
    update oauth_records set consumed_at = ${instant(now)}::timestamptz
    where model = ${key.model} and id = ${key.id} and consumed_at is null returning id`)
  return rows.length > 0
}

export async function deleteOAuthRecord(db: Queryable, key: { model: string; id: string }): Promise<void> {
  await db.query(sql`delete from oauth_records where model = ${key.model} and id = ${key.id}`)
}

/** Codes and tokens of a grant; the grant itself is a record of its own. */
export async function deleteOAuthRecordsOfGrant(db: Queryable, grantId: string): Promise<void> {
  await db.query(sql`delete from oauth_records where grant_id = ${grantId}`)
}

/** Ends the oldest tokens of a grant: whoever refreshes without end must not fill the store. */
export async function deleteOldTokens(db: Queryable, newest: { model: string; id: string; grantId: string }): Promise<void> {
  const ofGrant = sql`model = ${newest.model} and grant_id = ${newest.grantId} and id <> ${newest.id}`
  await db.query(sql`
    delete from oauth_records where ${ofGrant} and id in (
      select id from oauth_records where ${ofGrant} order by created_at desc, id offset ${TOKENS_OF_GRANT_MAX - 1})`)
}

/** Ends the oldest grants of an account, with their tokens: those that its owner would not see any more. */
export async function deleteOldGrants(db: Queryable, newest: { id: string; accountId: string }): Promise<void> {
  const ofAccount = sql`model = 'Grant' and account_id = ${newest.accountId}::uuid and id <> ${newest.id}`
  await db.query(sql`
    with ended as (
      delete from oauth_records where ${ofAccount} and id in (
        select id from oauth_records where ${ofAccount} order by created_at desc, id offset ${GRANTS_LISTED_MAX - 1})
      returning id)
    delete from oauth_records where grant_id in (select id from ended)`)
}

/** A client lives as long as somebody may use it. */
export async function keepOAuthClient(db: Queryable, clientId: string, until: number): Promise<void> {
  await db.query(sql`
    update oauth_records set expires_at = greatest(expires_at, ${instant(until)}) where model = 'Client' and id = ${clientId}`)
}

/** Forgets some of what has ended. Gives whether more is left. */
export async function deleteExpiredOAuthRecords(db: Queryable, now: number): Promise<boolean> {
  const rows = await db.query(sql`
    delete from oauth_records where (model, id) in (
      select model, id from oauth_records where expires_at < ${instant(now)} order by expires_at limit ${EXPIRED_PER_STATEMENT})
    returning 1`)
  return rows.length === EXPIRED_PER_STATEMENT
}

/** Forgets what has ended, most of it at least: what is left goes the next time. */
export async function purgeOAuthRecords(db: Queryable, now: number): Promise<void> {
  for (let statement = 1; statement <= PURGE_STATEMENTS_MAX; statement += 1) {
    if (!(await deleteExpiredOAuthRecords(db, now))) return
  }
}

export interface TokenHolder {
  account_id: string
  tier: AccountTierKey
  audience: string | null
}

/** Whom an access token with this hash stands for, while its grant holds. */
export async function findTokenHolder(db: Queryable, id: string, now: number): Promise<TokenHolder | undefined> {
  const rows = await db.query<TokenHolder>(sql`
    select t.account_id, a.tier, t.payload->>'aud' as audience
    from oauth_records t join accounts a on a.id = t.account_id
    join oauth_records g on g.model = 'Grant' and g.id = t.grant_id and g.account_id = t.account_id
    where t.model = 'AccessToken' and t.id = ${id} and t.expires_at > ${instant(now)} and g.expires_at > ${instant(now)}`)
  return rows[0]
}

export interface GrantRow {
  id: string
  client_id: string
  /** What the client calls itself. */
  client_name: string | null
  /** Where the client sends people back to. */
  redirect_uris: string[] | null
  created_at: number
  /** When the last token was made. */
  used_at: number | null
}

/** What an account has allowed and is still of use to somebody, the newest first: a grant without a token or a code gives none any more. */
export function listGrantRows(db: Queryable, accountId: string, now: number): Promise<GrantRow[]> {
  return db.query(sql`
    select g.id, g.client_id, c.payload->>'client_name' as client_name, c.payload->'redirect_uris' as redirect_uris, g.created_at,
      (select max(t.created_at) from oauth_records t where t.grant_id = g.id and t.model in ('AccessToken', 'RefreshToken')) as used_at
    from oauth_records g left join oauth_records c on c.model = 'Client' and c.id = g.client_id
    where g.model = 'Grant' and g.account_id = ${accountId}::uuid and g.expires_at > ${instant(now)}
      and exists (select 1 from oauth_records t where t.grant_id = g.id and t.expires_at > ${instant(now)})
    order by g.created_at desc, g.id limit ${GRANTS_LISTED_MAX}`)
}

/** Takes a grant back with everything that came of it. False when the account has no such grant. */
export async function deleteGrant(db: Queryable, grant: { id: string; accountId: string }): Promise<boolean> {
  const rows = await db.query(sql`
    with taken as (
      delete from oauth_records where model = 'Grant' and id = ${grant.id} and account_id = ${grant.accountId}::uuid returning id
    ), tokens as (
      delete from oauth_records where grant_id in (select id from taken)
    )
    select id from taken`)
  return rows.length > 0
}

/** Takes back everything that an account has allowed. */
export async function deleteGrantsOf(tx: Queryable, accountId: string): Promise<void> {
  await tx.query(sql`delete from oauth_records where account_id = ${accountId}::uuid`)
}

export async function isAccount(db: Queryable, id: string): Promise<boolean> {
  const rows = await db.query(sql`select 1 from accounts where id = ${id}::uuid`)
  return rows.length > 0
}
