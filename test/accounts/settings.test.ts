// What an account's owner changes, and what goes with it.

import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { createLink } from '../../src/service/account-links.ts'
import { changePassword, partFromProvider } from '../../src/service/account-settings.ts'
import { authenticateSession, startSession } from '../../src/service/sessions.ts'
import { useLink } from '../../src/service/use-link.ts'
import { insertIdentity } from '../../src/store/identities.ts'
import { clearRecords, NOW } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'
import { accountDeps, PASSWORD, seedPerson } from './support.ts'

const store = storeOfFile()
const email = 'ada@reader.example'
const deps = () => ({ ...accountDeps(store.db), links: { siteUrl: 'https://sitrep.example' } })
const sessionOf = (accountId: string) => ({ accountId, sessionId: randomUUID(), email })

beforeEach(() => clearRecords(store.db))

test('a changed password ends the links to a new one that were asked for before', async () => {
  const { id } = await seedPerson(store.db, email)
  const url = await createLink(deps(), { purpose: 'reset', email, accountId: id, now: NOW })
  const proof = { session: sessionOf(id), typed: PASSWORD, address: '192.0.2.1', now: NOW }
  expect(await changePassword(deps(), proof, 'nine otters under the pier')).toEqual({ kind: 'done' })
  const token = new URL(url).searchParams.get('token')
  const use = { token, email: '', password: 'ten geese along the dyke', address: '192.0.2.1', userAgent: '', now: NOW }
  expect(await useLink(deps(), use)).toEqual({ kind: 'invalid' })
})

test('whoever sets the password that the account has is told the truth: all other sessions have ended', async () => {
  const { id } = await seedPerson(store.db, email)
  const { token } = await startSession(deps(), { accountId: id, signedInWith: 'password', userAgent: '', now: NOW })
  const proof = { session: sessionOf(id), typed: 'not the present one', address: '192.0.2.1', now: NOW }
  expect(await changePassword(deps(), proof, PASSWORD)).toEqual({ kind: 'done' })
  expect(await authenticateSession(deps(), token, NOW)).toBeUndefined()
})

test('a provider that this server knows no more is no way in that is left', async () => {
  const { id: accountId } = await seedPerson(store.db, email)
  await store.db.query(sql`update accounts set password_hash = null`)
  for (const provider of ['harbour', 'closed-down'])
    await insertIdentity(store.db, { issuer: `https://${provider}.example`, subject: 'ada', accountId, provider, at: NOW })
  const part = (usable: string[]) => partFromProvider(deps(), { session: sessionOf(accountId), provider: 'harbour', usable, now: NOW })
  expect(await part(['harbour'])).toMatchObject({ kind: 'refused', field: 'provider' })
  expect(await part(['harbour', 'closed-down'])).toEqual({ kind: 'done' })
})

test('whoever is parted from a provider stays signed in where that began in another way', async () => {
  const { id: accountId } = await seedPerson(store.db, email)
  await insertIdentity(store.db, { issuer: 'https://harbour.example', subject: 'ada', accountId, provider: 'harbour', at: NOW })
  const begin = (signedInWith: string) => startSession(deps(), { accountId, signedInWith, userAgent: '', now: NOW })
  const [there, here] = [await begin('harbour'), await begin('password')]
  await partFromProvider(deps(), { session: sessionOf(accountId), provider: 'harbour', usable: ['harbour'], now: NOW })
  expect(await authenticateSession(deps(), there.token, NOW)).toBeUndefined()
  expect(await authenticateSession(deps(), here.token, NOW)).toBeDefined()
})
