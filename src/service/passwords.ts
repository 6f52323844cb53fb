// Passwords: kept only as scrypt hashes with their parameters, so that these can be raised later.

import { scrypt } from 'node:crypto'

const COST = 2 ** 15
const BLOCK = 8
const PARALLEL = 3
const SALT_BYTES = 16
const HASH_BYTES = 32
const MEMORY_BYTES_MAX = 128 * 1024 * 1024

/** `scrypt$N$r$p$salt$hash` (base64url). The parameters are OWASP's for scrypt at 32 MiB. */
export function hashPassword(password: string, newSecret: (bytes: number) => Uint8Array): Promise<string> {
  const salt = Buffer.from(newSecret(SALT_BYTES))
  return new Promise((resolve, reject) => {
    const options = { N: COST, r: BLOCK, p: PARALLEL, maxmem: MEMORY_BYTES_MAX }
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options, (error, hash) => {
      if (error) reject(error)
      else resolve(['scrypt', COST, BLOCK, PARALLEL, salt.toString('base64url'), hash.toString('base64url')].join('$'))
    })
  })
}
