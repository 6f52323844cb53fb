// API keys: only the SHA-256 and the first characters of each are kept (D1-key).

import sql from 'sql-template-tag'
import type { AccountTierKey } from '../core/serving/tier.ts'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'

export interface ApiKeyRow {
  id: string
  name: string
  prefix: string
  created_at: number
  last_used_at: number | null
  revoked_at: number | null
}

export interface KeyHolder {
  key_id: string
  account_id: string
  tier: AccountTierKey
  last_used_at: number | null
}

const columns = sql`id, name, prefix, created_at, last_used_at, revoked_at`
const KEYS_LISTED_MAX = 1_000
const REVOKED_KEYS_KEPT_MAX = 100

/** Who holds the key with this hash; undefined when it is unknown or revoked. */
export async function findKeyHolder(db: Queryable, keyHash: Buffer): Promise<KeyHolder | undefined> {
  const rows = await db.query<KeyHolder>(sql`
    select k.id as key_id, k.account_id, k.last_used_at, a.tier
    from api_keys k join accounts a on a.id = k.account_id
    where k.key_hash = ${keyHash} and k.revoked_at is null`)
  return rows[0]
}

export async function countActiveKeys(db: Queryable, accountId: string): Promise<number> {
  const rows = await db.query<{ active: number }>(sql`
    select count(*) as active from api_keys where account_id = ${accountId}::uuid and revoked_at is null`)
  return rows[0]?.active ?? 0
}

/** The key of an account with this hash, active or revoked. */
export async function findApiKey(db: Queryable, accountId: string, hash: Buffer): Promise<ApiKeyRow | undefined> {
  const rows = await db.query<ApiKeyRow>(sql`
    select ${columns} from api_keys
    where key_hash = ${hash} and account_id = ${accountId}::uuid`)
  return rows[0]
}

export async function insertApiKey(
  db: Queryable,
  key: { id: string; accountId: string; name: string; hash: Buffer; prefix: string; createdAt: number },
): Promise<void> {
  await db.query(sql`
    insert into api_keys (id, account_id, name, key_hash, prefix, created_at)
    values (${key.id}, ${key.accountId}, ${key.name}, ${key.hash}, ${key.prefix}, ${instant(key.createdAt)})`)
}

/** The keys of an account, revoked ones too, oldest first. */
export function listApiKeys(db: Queryable, accountId: string): Promise<ApiKeyRow[]> {
  return db.query(sql`
    select ${columns} from api_keys
    where account_id = ${accountId}::uuid order by created_at, id limit ${KEYS_LISTED_MAX}`)
}

export function listActiveApiKeys(db: Queryable, accountId: string): Promise<ApiKeyRow[]> {
  return db.query(sql`
    select ${columns} from api_keys
    where account_id = ${accountId}::uuid and revoked_at is null order by created_at, id limit ${KEYS_LISTED_MAX}`)
}

/** Active keys that begin so. */
export function findActiveKeysByPrefix(db: Queryable, prefix: string): Promise<ApiKeyRow[]> {
  return db.query(sql`
    select ${columns} from api_keys
    where starts_with(prefix, ${prefix}) and revoked_at is null order by created_at, id limit ${KEYS_LISTED_MAX}`)
}

export async function revokeApiKey(db: Queryable, keyId: string, revokedAt: number): Promise<boolean> {
  const rows = await db.query(sql`
    update api_keys set revoked_at = ${instant(revokedAt)} where id = ${keyId}::uuid and revoked_at is null returning id`)
  return rows.length > 0
}

/** Forgets the revoked keys of an account but for the newest: whoever makes and revokes without end must not fill the store. */
export async function deleteOldRevokedKeys(tx: Queryable, accountId: string): Promise<void> {
  await tx.query(sql`
    delete from api_keys where id in (
      select id from api_keys where account_id = ${accountId}::uuid and revoked_at is not null
      order by revoked_at desc, id offset ${REVOKED_KEYS_KEPT_MAX})`)
}

export async function noteKeyUse(db: Queryable, keyId: string, usedAt: number): Promise<void> {
  await db.query(sql`update api_keys set last_used_at = ${instant(usedAt)} where id = ${keyId}::uuid`)
}
