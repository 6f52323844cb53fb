/** API keys: made once, shown once, revoked for ever. */

import { createHash } from 'node:crypto'
import { ACTIVE_KEYS_MAX } from '../core/bounds.ts'
import { ServiceError } from '../core/errors.ts'
import { lockAccount } from '../store/accounts.ts'
import { type ApiKeyRow, countActiveKeys, findActiveKeysByPrefix, insertApiKey, revokeApiKey } from '../store/api-keys.ts'
import type { Database } from '../store/database.ts'

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const KEY_LETTERS = 40
const PREFIX_CHARACTERS = 12
const NAME_CHARACTERS_MAX = 100
/** The greatest multiple of 62 that a byte can hold: bytes from here on would favour some letters. */
const FAIR_BYTES = 248

export interface KeysDeps {
  db: Database
  clock: () => number
  newId: () => string
  /** So many random bytes. */
  newSecret: (bytes: number) => Uint8Array
}

/** A new key of an account; the text is nowhere kept. Throws `bad_request` at the sixth active one (R5-active-keys). */
export async function createKey(deps: KeysDeps, accountId: string, name: string): Promise<{ key: string; id: string; prefix: string }> {
  const key = newKey(deps.newSecret)
  const record = {
    id: deps.newId(),
    accountId,
    name: name.slice(0, NAME_CHARACTERS_MAX),
    hash: createHash('sha256').update(key).digest(),
    prefix: key.slice(0, PREFIX_CHARACTERS),
    createdAt: deps.clock(),
  }
  await deps.db.transaction(async (tx) => {
    // The lock makes two that are created at once count one after the other.
    if (!(await lockAccount(tx, accountId))) throw new ServiceError('not_found', 'no such account')
    if ((await countActiveKeys(tx, accountId)) >= ACTIVE_KEYS_MAX) {
      throw new ServiceError('bad_request', `an account holds at most ${ACTIVE_KEYS_MAX} active keys; revoke one first`)
    }
    await insertApiKey(tx, record)
  })
  return { key, id: record.id, prefix: record.prefix }
}

/** Revokes the one active key that begins so. Throws `not_found`, or `bad_request` when several do. */
export async function revokeKeyByPrefix(deps: Pick<KeysDeps, 'db' | 'clock'>, prefix: string): Promise<ApiKeyRow> {
  // A whole key may be given where its beginning is meant.
  const found = await findActiveKeysByPrefix(deps.db, prefix.slice(0, PREFIX_CHARACTERS))
  const [key] = found
  if (!key) throw new ServiceError('not_found', 'no active key begins so')
  if (found.length > 1) throw new ServiceError('bad_request', `${found.length} active keys begin so; give more of it`)
  await revokeApiKey(deps.db, key.id, deps.clock())
  return key
}

function newKey(newSecret: KeysDeps['newSecret']): string {
  let letters = ''
  while (letters.length < KEY_LETTERS) {
    for (const byte of newSecret(KEY_LETTERS)) {
      if (byte < FAIR_BYTES) letters += BASE62[byte % 62]
    }
  }
  return `sitrep_${letters.slice(0, KEY_LETTERS)}`
}
