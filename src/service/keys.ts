/** API keys: made once, shown once, revoked for ever. */

import { ACTIVE_KEYS_MAX } from '../core/serving/bounds.ts'
import { ServiceError } from '../core/serving/errors.ts'
import { typedLine } from '../core/text/typed-line.ts'
import { lockAccount } from '../store/accounts.ts'
import {
  type ApiKeyRow,
  countActiveKeys,
  deleteOldRevokedKeys,
  findActiveKeysByPrefix,
  findApiKey,
  insertApiKey,
  listActiveApiKeys,
  revokeApiKey,
} from '../store/api-keys.ts'
import type { Database, Queryable } from '../store/database.ts'
import { SHOWN_AGAIN_MS } from './form-tokens.ts'
import { hashToken } from './tokens.ts'

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const KEY_LETTERS = 40
/** What all keys begin with. */
const KEY_BEGINNING = 'sitrep_'
const PREFIX_CHARACTERS = 12
export const KEY_NAME_CHARACTERS_MAX = 100
/** The name of a key that was given none. */
const NAMELESS = 'API key'
/** The greatest multiple of 62 that a byte can hold: bytes from here on would favour some letters. */
const FAIR_BYTES = 248

export interface KeysDeps {
  db: Database
  clock: () => number
  newId: () => string
  /** So many random bytes. The same ones as before name the same key. */
  newSecret: (bytes: number) => Uint8Array
}

export interface CreatedKey {
  key: string
  id: string
  name: string
  prefix: string
}

/** A new key of an account; the text is nowhere kept. Throws `bad_request` at the sixth active one (R5-active-keys), and for control characters in its name. */
export async function createKey(deps: KeysDeps, accountId: string, given: string): Promise<CreatedKey> {
  const name = typedLine(given)
  // Somebody else may read it on a terminal.
  if (name === undefined) throw new ServiceError('bad_request', 'the name of a key holds no control characters')
  return deps.db.transaction(async (tx) => {
    // The lock makes two that are created at once count one after the other.
    if (!(await lockAccount(tx, accountId))) throw new ServiceError('not_found', 'no such account')
    const key = newKey(deps.newSecret)
    return (await madeBefore(deps, tx, { accountId, key })) ?? insertNewKey(deps, tx, { accountId, name: name || NAMELESS, key })
  })
}

/** A new key of the same name in place of another, which is revoked. Throws `not_found` when it is no active key of the account. */
export function rollKey(deps: KeysDeps, accountId: string, keyId: string): Promise<CreatedKey> {
  return deps.db.transaction(async (tx) => {
    if (!(await lockAccount(tx, accountId))) throw new ServiceError('not_found', 'no such account')
    const key = newKey(deps.newSecret)
    const made = await madeBefore(deps, tx, { accountId, key })
    if (made) return made
    const old = (await listActiveApiKeys(tx, accountId)).find(({ id }) => id === keyId)
    if (!old || !(await revokeApiKey(tx, keyId, deps.clock()))) throw new ServiceError('not_found', 'no such active key')
    return insertNewKey(deps, tx, { accountId, name: old.name, key })
  })
}

/** Revokes a key of an account. False when it is no active one of it. */
export async function revokeKey(deps: Pick<KeysDeps, 'db' | 'clock'>, accountId: string, keyId: string): Promise<boolean> {
  const isOwn = (await listActiveApiKeys(deps.db, accountId)).some((key) => key.id === keyId)
  return isOwn && revokeApiKey(deps.db, keyId, deps.clock())
}

/** The active keys of an account, oldest first. */
export function listActiveKeys(deps: { db: Queryable }, accountId: string): Promise<ApiKeyRow[]> {
  return listActiveApiKeys(deps.db, accountId)
}

interface KeyToBe {
  accountId: string
  key: string
}

/** What the same request made a moment ago. Throws `bad_request` when that is longer ago, or the key is over. */
async function madeBefore({ clock }: KeysDeps, tx: Queryable, { accountId, key }: KeyToBe): Promise<CreatedKey | undefined> {
  const made = await findApiKey(tx, accountId, hashToken(key))
  if (!made) return undefined
  if (made.revoked_at !== null || clock() - made.created_at > SHOWN_AGAIN_MS) {
    throw new ServiceError('bad_request', 'the form was sent already, and its key was shown then')
  }
  return { key, id: made.id, name: made.name, prefix: made.prefix }
}

async function insertNewKey(deps: KeysDeps, tx: Queryable, { accountId, name, key }: KeyToBe & { name: string }): Promise<CreatedKey> {
  if ((await countActiveKeys(tx, accountId)) >= ACTIVE_KEYS_MAX) {
    throw new ServiceError('bad_request', `an account holds at most ${ACTIVE_KEYS_MAX} active keys; revoke one first`)
  }
  const record = {
    id: deps.newId(),
    accountId,
    // By code points: half a character is none.
    name: Array.from(name).slice(0, KEY_NAME_CHARACTERS_MAX).join(''),
    hash: hashToken(key),
    prefix: key.slice(0, PREFIX_CHARACTERS),
    createdAt: deps.clock(),
  }
  await insertApiKey(tx, record)
  await deleteOldRevokedKeys(tx, accountId)
  return { key, id: record.id, name: record.name, prefix: record.prefix }
}

/** Revokes the one active key that begins so. Throws `not_found`, or `bad_request` when several do. */
export async function revokeKeyByPrefix(deps: Pick<KeysDeps, 'db' | 'clock'>, prefix: string): Promise<ApiKeyRow> {
  // With one key in the store, nothing at all would name it: an empty variable of a script, for example.
  if (prefix.length <= KEY_BEGINNING.length) throw new ServiceError('bad_request', `give more of it than "${KEY_BEGINNING}"`)
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
  return KEY_BEGINNING + letters.slice(0, KEY_LETTERS)
}
