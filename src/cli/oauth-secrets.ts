// The keys of the authorization server: made once, the same in every process of the store and after a restart (D9-durable).

import { generateKeyPairSync } from 'node:crypto'
import type { OAuthSecrets } from '../oauth/deps.ts'
import type { Queryable } from '../store/database.ts'
import { findStoreValue, firstStoreValue } from '../store/store-values.ts'

const COOKIE_KEY_BYTES = 32
const MODULUS_BITS = 2_048

/** The keys of this store. */
export async function oauthSecrets(db: Queryable, newSecret: (bytes: number) => Uint8Array): Promise<OAuthSecrets> {
  // Making them takes long: only where there are none.
  const kept = await findStoreValue<OAuthSecrets>(db, 'oauth_secrets')
  return kept ?? firstStoreValue(db, 'oauth_secrets', makeOAuthSecrets(newSecret))
}

/** New keys, which nobody has yet. */
export function makeOAuthSecrets(newSecret: (bytes: number) => Uint8Array): OAuthSecrets {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: MODULUS_BITS })
  const key = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }
  return { jwks: { keys: [key] } as OAuthSecrets['jwks'], cookieKeys: [Buffer.from(newSecret(COOKIE_KEY_BYTES)).toString('hex')] }
}
