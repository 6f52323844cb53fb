// The keys of the authorization server: made once, the same in every process of the store and after a restart (D9-durable).

import { generateKeyPairSync } from 'node:crypto'
import sql from 'sql-template-tag'
import type { OAuthSecrets } from '../oauth/deps.ts'
import type { Queryable } from '../store/database.ts'

const COOKIE_KEY_BYTES = 32
const MODULUS_BITS = 2_048

export async function oauthSecrets(db: Queryable, newSecret: (bytes: number) => Uint8Array): Promise<OAuthSecrets> {
  const kept = await keptSecrets(db)
  if (kept) return kept
  const made = JSON.stringify(makeOAuthSecrets(newSecret))
  await db.query(sql`insert into store_values (key, value) values ('oauth_secrets', ${made}::jsonb) on conflict (key) do nothing`)
  const first = await keptSecrets(db)
  if (!first) throw new Error('the store has no keys for the authorization server')
  return first
}

export function makeOAuthSecrets(newSecret: (bytes: number) => Uint8Array): OAuthSecrets {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: MODULUS_BITS })
  const key = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }
  return { jwks: { keys: [key] } as OAuthSecrets['jwks'], cookieKeys: [Buffer.from(newSecret(COOKIE_KEY_BYTES)).toString('hex')] }
}

async function keptSecrets(db: Queryable): Promise<OAuthSecrets | undefined> {
  const [row] = await db.query<{ value: OAuthSecrets }>(sql`select value from store_values where key = 'oauth_secrets'`)
  return row?.value
}
