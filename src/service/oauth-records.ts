/**
 * What the authorization server keeps, in the form that its library asks for.
 *
 * Codes, tokens and the secrets of clients are kept by their hash alone. A refresh token stays usable for a moment after it was used: hosts of assistants refresh in
 * parallel, and would lose the sign-in otherwise (D9-flow). There are no sessions here: who is signed in is the website's to say.
 */

import { DAY_MS } from '../core/durations.ts'
import type { Queryable } from '../store/database.ts'
import {
  consumeOAuthRecord,
  deleteExpiredOAuthRecords,
  deleteOAuthRecord,
  deleteOAuthRecordsOfGrant,
  deleteOldGrants,
  deleteOldTokens,
  findOAuthRecord,
  isAccount,
  keepOAuthClient,
  type OAuthRecord,
  upsertOAuthRecord,
} from '../store/oauth.ts'
import { hashToken } from './tokens.ts'

const REFRESH_GRACE_MS = 60_000
/** A client that nobody has allowed anything. */
const UNUSED_CLIENT_MS = 7 * DAY_MS
/** How long a client outlives its last grant. */
const CLIENT_AFTER_GRANT_MS = 30 * DAY_MS

const TOKEN_MODELS: ReadonlySet<string> = new Set(['AccessToken', 'RefreshToken'])
const SECRET_MODELS: ReadonlySet<string> = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken'])

export type Payload = Record<string, unknown>

/** The records of one model. */
export interface OAuthRecords {
  /** False, and nothing is kept, when the account that it stands for is gone. */
  upsert(id: string, payload: Payload, expiresInSeconds: number | undefined): Promise<boolean>
  find(id: string): Promise<Payload | undefined>
  /** False when it was used before, be it at the same time. */
  consume(id: string): Promise<boolean>
  destroy(id: string): Promise<void>
  revokeByGrantId(grantId: string): Promise<void>
}

export interface OAuthRecordsDeps {
  db: Queryable
  clock: () => number
}

export function createOAuthRecords({ db, clock }: OAuthRecordsDeps, model: string): OAuthRecords {
  const isSecret = SECRET_MODELS.has(model)
  const keyOf = (id: string) => ({ model, id: isSecret ? tokenHash(id) : id })
  return {
    upsert: async (id, { jti, ...rest }, expiresInSeconds) => {
      if (model === 'Session') return true
      const now = clock()
      const { client_secret: secret } = rest
      const payload: Payload = {
        ...rest,
        ...(isSecret || jti === undefined ? {} : { jti }),
        ...(typeof secret === 'string' ? { client_secret: tokenHash(secret) } : {}),
      }
      const lifetime = model === 'Client' ? UNUSED_CLIENT_MS : expiresInSeconds === undefined ? null : expiresInSeconds * 1_000
      const record = {
        ...keyOf(id),
        payload,
        accountId: textOf(payload.accountId),
        clientId: textOf(payload.clientId),
        grantId: textOf(payload.grantId),
        createdAt: now,
        expiresAt: lifetime === null ? null : now + lifetime,
      }
      const isKept = await upsertOAuthRecord(db, record)
      if (model === 'Client') await deleteExpiredOAuthRecords(db, now)
      if (isKept) await endOldest(db, record)
      if (model === 'Grant' && isKept) await keepOAuthClient(db, String(payload.clientId), now + (lifetime ?? 0) + CLIENT_AFTER_GRANT_MS)
      return isKept
    },
    find: async (id) => {
      if (model === 'Session') return undefined
      const row = await findOAuthRecord(db, keyOf(id), clock())
      if (!row) return undefined
      const payload = isSecret ? { ...row.payload, jti: id } : row.payload
      const inGrace = model === 'RefreshToken' && row.consumed_at !== null && clock() - row.consumed_at < REFRESH_GRACE_MS
      return row.consumed_at === null || inGrace ? payload : { ...payload, consumed: Math.floor(row.consumed_at / 1_000) }
    },
    consume: (id) => consumeOAuthRecord(db, keyOf(id), clock()),
    destroy: (id) => deleteOAuthRecord(db, keyOf(id)),
    revokeByGrantId: (grantId) => deleteOAuthRecordsOfGrant(db, grantId),
  }
}

async function endOldest(db: Queryable, { model, id, accountId, grantId }: OAuthRecord): Promise<void> {
  if (model === 'Grant' && accountId !== null) await deleteOldGrants(db, { id, accountId })
  if (TOKEN_MODELS.has(model) && grantId !== null) await deleteOldTokens(db, { model, id, grantId })
}

/** Under what a code, a token or a client's secret is kept. */
export function tokenHash(token: string): string {
  return hashToken(token).toString('base64url')
}

/** Whether what a sign-in stands for is still there. */
export function hasAccount({ db }: Pick<OAuthRecordsDeps, 'db'>, accountId: string): Promise<boolean> {
  return /^[0-9a-f-]{36}$/.test(accountId) ? isAccount(db, accountId) : Promise.resolve(false)
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
