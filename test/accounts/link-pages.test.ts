import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLink, firstAccountLink } from '../../src/service/account-links.ts'
import { accountOf } from '../../src/service/accounts.ts'
import { DAY, NOW } from '../support/seed.ts'
import { openTestServer, type TestServer } from '../support/server.ts'
import { storeOfFile } from '../support/store.ts'
import { openClient } from './site.ts'
import { accountDeps, PASSWORD, seedPerson } from './support.ts'

const store = storeOfFile()
let server: TestServer

beforeAll(async () => {
  server = await openTestServer(store, { now: NOW })
})
afterAll(() => server?.close())

test('the link for the first account is gone once there is one, for who opens it and for who sends its form', async () => {
  const client = openClient(server)
  const url = (await firstAccountLink({ ...accountDeps(store.db), links: { siteUrl: server.origin } }, NOW)) ?? ''
  expect((await client.get(url)).text).toContain('<h1>Your server’s first account</h1>')
  await seedPerson(store.db, 'ada@reader.example')
  const values = { token: new URL(url).searchParams.get('token') ?? '', email: 'bob@reader.example', password: PASSWORD }
  for (const { status, text } of [
    await client.get(url),
    await client.submit('/sign-in', '/sign-in/link', values),
    await client.submit('/sign-in', '/sign-in/link', { ...values, password: 'short' }),
  ]) {
    expect([status, /<h1>(.*)<\/h1>/.exec(text)?.[1]]).toEqual([410, 'This link no longer works'])
  }
})

test.each([
  ['open', true],
  ['invite', false],
])('a link that is over leads to another for a new account where registration is open (%s)', async (registration, isOpen) => {
  const guarded = await openTestServer(store, { now: NOW, environment: { SITREP_REGISTRATION: registration } })
  try {
    const links = { siteUrl: guarded.origin }
    const url = await createLink(
      { ...accountDeps(store.db), links },
      { purpose: 'sign-up', email: 'eve@reader.example', now: NOW - 2 * DAY },
    )
    const { status, text } = await openClient(guarded).get(url)
    const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? ''
    const ways = [...main.matchAll(/href="([^"]+)"/g)].map(([, way]) => way)
    expect([status, ways]).toEqual([410, ['/sign-in', ...(isOpen ? ['/sign-up'] : []), '/sign-in/forgotten']])
  } finally {
    await guarded.close()
  }
})

test('a link by which an address is verified says so, to who is signed in and to who is not', async () => {
  const client = openClient(server)
  const ada = await accountOf({ db: store.db }, 'ada@reader.example')
  const links = { siteUrl: server.origin }
  const verify = async () => {
    const link = { purpose: 'verify', email: ada.email, accountId: ada.id, now: NOW } as const
    const url = await createLink({ ...accountDeps(store.db), links }, link)
    return client.submit(url, '/sign-in/link', { token: new URL(url).searchParams.get('token') ?? '' })
  }
  expect((await verify()).location).toBe('/account')
  const { location } = await client.get('/account')
  expect((await client.get(location ?? '')).text).toContain('ada@reader.example is verified.')
  expect((await client.get(location ?? '')).text).not.toContain('ada@reader.example is verified.')
  await client.submit('/sign-in', '/sign-in', { email: ada.email, password: PASSWORD })
  await verify()
  expect((await client.get('/account')).text).toContain('ada@reader.example is verified.')
})
