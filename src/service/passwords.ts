/**
 * Passwords: kept only as argon2id hashes with their parameters, so that these can be raised later. Hashes of earlier parameters, or by scrypt,
 * go on verifying; whoever signs in with one gets a new hash.
 */

import { argon2, scrypt, timingSafeEqual } from 'node:crypto'
import { PASSWORD_CHARACTERS_READ_MAX } from '../core/serving/password-rules.ts'

/** OWASP's parameters for argon2id at 19 MiB. */
const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1
const SALT_BYTES = 16
const HASH_BYTES = 32
const SCRYPT_MEMORY_BYTES_MAX = 128 * 1024 * 1024
/** Bounds of what a stored hash may ask for. */
const COST_MAX = 2 ** 20

type Parameters =
  | { kind: 'argon2id'; memory: number; passes: number; lanes: number; salt: Buffer; hash: Buffer }
  | { kind: 'scrypt'; cost: number; block: number; lanes: number; salt: Buffer; hash: Buffer }

/** `$argon2id$v=19$m=…,t=…,p=…$salt$hash`, as every library of argon2 writes it. */
export async function hashPassword(password: string, newSecret: (bytes: number) => Uint8Array): Promise<string> {
  const salt = Buffer.from(newSecret(SALT_BYTES))
  const hash = await argon2id(password, { memory: MEMORY_KIB, passes: PASSES, lanes: LANES, salt, bytes: HASH_BYTES })
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(salt)}$${unpadded(hash)}`
}

export interface PasswordVerdict {
  matches: boolean
  /** The hash is not of today's kind: the password, if it matches, should be hashed anew. */
  isOutdated: boolean
}

/**
 * Whether a password belongs to a stored hash. Without one the same work is done in vain, so that nobody can tell by the time whether there is
 * an account. While hashes by scrypt are stored (`withScrypt`), every check does the work of both kinds.
 */
export async function verifyPassword(password: string, stored: string | null, withScrypt: boolean): Promise<PasswordVerdict> {
  const parameters = stored === null ? undefined : parseHash(stored)
  const kinds = [{ ...IN_VAIN.argon2id }, ...(withScrypt ? [{ ...IN_VAIN.scrypt }] : [])]
  const works = kinds.map((inVain) => (parameters?.kind === inVain.kind ? parameters : inVain))
  if (parameters && !works.includes(parameters)) works.push(parameters)
  let matches = false
  for (const work of works) {
    const hash = await computeHash(password, work)
    const isEqual = hash.length === work.hash.length && timingSafeEqual(hash, work.hash)
    if (work === parameters) matches = isEqual
  }
  return { matches, isOutdated: parameters !== undefined && !isCurrent(parameters) }
}

const IN_VAIN = {
  argon2id: {
    kind: 'argon2id',
    memory: MEMORY_KIB,
    passes: PASSES,
    lanes: LANES,
    salt: Buffer.alloc(SALT_BYTES),
    hash: Buffer.alloc(HASH_BYTES),
  },
  scrypt: { kind: 'scrypt', cost: 2 ** 15, block: 8, lanes: 3, salt: Buffer.alloc(SALT_BYTES), hash: Buffer.alloc(HASH_BYTES) },
} as const satisfies Record<string, Parameters>

function isCurrent(parameters: Parameters): boolean {
  return (
    parameters.kind === 'argon2id' &&
    parameters.memory >= MEMORY_KIB &&
    parameters.passes >= PASSES &&
    parameters.lanes >= LANES &&
    parameters.hash.length >= HASH_BYTES
  )
}

function parseHash(stored: string): Parameters | undefined {
  const modern = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{11,88})\$([\w+/]{22,88})$/.exec(stored)
  if (modern) {
    const [memory = 0, passes = 0, lanes = 0] = modern.slice(1, 4).map(Number)
    const [salt, hash] = modern.slice(4).map((text) => Buffer.from(text, 'base64'))
    return memory <= COST_MAX && salt && hash ? { kind: 'argon2id', memory, passes, lanes, salt, hash } : undefined
  }
  const older = /^scrypt\$(\d{1,7})\$(\d{1,2})\$(\d{1,2})\$([\w-]{11,88})\$([\w-]{22,88})$/.exec(stored)
  if (!older) return undefined
  const [cost = 0, block = 0, lanes = 0] = older.slice(1, 4).map(Number)
  const [salt, hash] = older.slice(4).map((text) => Buffer.from(text, 'base64url'))
  return cost <= COST_MAX && salt && hash ? { kind: 'scrypt', cost, block, lanes, salt, hash } : undefined
}

function computeHash(password: string, parameters: Parameters): Promise<Buffer> {
  const bytes = parameters.hash.length
  return parameters.kind === 'argon2id' ? argon2id(password, { ...parameters, bytes }) : scryptOf(password, { ...parameters, bytes })
}

// The same text may be typed as different code points on different systems. What is longer than any password that is kept is none.
const textOf = (password: string): string => password.slice(0, PASSWORD_CHARACTERS_READ_MAX).normalize('NFKC')

function argon2id(
  password: string,
  { memory, passes, lanes, salt, bytes }: { memory: number; passes: number; lanes: number; salt: Buffer; bytes: number },
): Promise<Buffer> {
  const options = { message: textOf(password), nonce: salt, parallelism: lanes, tagLength: bytes, memory, passes }
  return new Promise((resolve, reject) => {
    argon2('argon2id', options, (error, hash) => (error ? reject(error) : resolve(hash)))
  })
}

function scryptOf(
  password: string,
  { cost, block, lanes, salt, bytes }: { cost: number; block: number; lanes: number; salt: Buffer; bytes: number },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(textOf(password), salt, bytes, { N: cost, r: block, p: lanes, maxmem: SCRYPT_MEMORY_BYTES_MAX }, (error, hash) =>
      error ? reject(error) : resolve(hash),
    )
  })
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
