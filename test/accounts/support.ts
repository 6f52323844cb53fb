// What the services of accounts are given in tests: a clock that stands, chance that does not repeat.

import { randomBytes, randomUUID } from 'node:crypto'
import { createAccount } from '../../src/service/accounts.ts'
import { hashPassword } from '../../src/service/passwords.ts'
import type { Database } from '../../src/store/database.ts'
import { NOW } from '../support/seed.ts'

export const PASSWORD = 'seven herons over the weir'

export function accountDeps(db: Database) {
  return { db, clock: () => NOW, newId: () => randomUUID(), newSecret: (bytes: number) => randomBytes(bytes), providers: [] as object[] }
}

/** An account with `PASSWORD`. */
export async function seedPerson(db: Database, email: string, passwordHash?: string) {
  const deps = accountDeps(db)
  return createAccount(deps, { email, tier: 'hobby', passwordHash: passwordHash ?? (await hashPassword(PASSWORD, deps.newSecret)) })
}
