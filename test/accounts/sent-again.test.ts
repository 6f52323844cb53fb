// Forms that begin or end a session and are sent twice. A browser keeps what the second press of a button brings.

import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLink } from '../../src/service/account-links.ts'
import { clearRecords, NOW } from '../support/seed.ts'
import { openTestServer, type TestServer } from '../support/server.ts'
import { storeOfFile } from '../support/store.ts'
import { type Client, openClient, tokenIn } from './site.ts'
import { accountDeps, PASSWORD, seedPerson } from './support.ts'

const store = storeOfFile()
let server: TestServer
let client: Client

beforeEach(async () => {
  await clearRecords(store.db)
  server = await openTestServer(store, { now: NOW })
  client = openClient(server)
})
afterEach(() => server.close())

const ADA = { email: 'ada@reader.example', password: PASSWORD }
const sessions = () => store.db.query(sql`select 1 from sessions`)
const sessionIn = ({ headers }: { headers: Headers }) => /sitrep_session=([^;]+)/.exec(headers.getSetCookie().join())?.[1]

async function formOf(path: string): Promise<Record<string, string>> {
  const { text } = await client.get(path)
  return { csrf: tokenIn(text), chance: /name="chance" value="([^"]+)"/.exec(text)?.[1] ?? '' }
}

/** As two presses send it: the second without what the first one brought. */
function pressTwice(path: string, values: Record<string, string>) {
  const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ')
  const press = () =>
    fetch(server.origin + path, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(values),
      headers: { accept: 'text/html', cookie },
    })
  return Promise.all([press(), press()])
}

test('"Sign in" pressed twice begins one session', async () => {
  await seedPerson(store.db, ADA.email)
  const [one, other] = await pressTwice('/sign-in', { ...(await formOf('/sign-in')), ...ADA })
  expect([one.status, other.status]).toEqual([303, 303])
  expect(sessionIn(other)).toBe(sessionIn(one))
  expect(await sessions()).toHaveLength(1)
})

test('the button of a link pressed twice begins one session', async () => {
  const people = { ...accountDeps(store.db), links: { siteUrl: server.origin } }
  const link = new URL(await createLink(people, { purpose: 'sign-up', email: ADA.email, now: NOW }))
  const values = { ...(await formOf(link.pathname + link.search)), token: link.searchParams.get('token') ?? '', password: PASSWORD }
  const [one, other] = await pressTwice('/sign-in/link', values)
  expect([one.status, other.status]).toEqual([303, 303])
  expect(sessionIn(other)).toBe(sessionIn(one))
  expect(await sessions()).toHaveLength(1)
})

test('a session that is over is not begun again by its form, and one of another browser is another', async () => {
  await seedPerson(store.db, ADA.email)
  const form = await formOf('/sign-in')
  const first = sessionIn(await client.post('/sign-in', { ...form, ...ADA }))
  await client.submit('/account', '/sign-out')
  expect((await client.post('/sign-in', { ...form, ...ADA })).status).toBe(403)
  client = openClient(server)
  expect(sessionIn(await client.submit('/sign-in', '/sign-in', { ...ADA, chance: form.chance ?? '' }))).not.toBe(first)
})

test('an account that was deleted by a form sent twice is not told that nothing was changed', async () => {
  await seedPerson(store.db, ADA.email)
  await client.submit('/sign-in', '/sign-in', ADA)
  const csrf = tokenIn((await client.get('/account/security')).text)
  const before = new Map(client.cookies)
  await client.post('/account/delete', { csrf, current: PASSWORD })
  for (const [name, value] of before) client.cookies.set(name, value)
  const again = await client.post('/account/delete', { csrf, current: PASSWORD })
  expect([again.status, again.text]).toEqual([403, expect.stringContaining('the first press counted')])
  expect(again.text).not.toContain('Nothing was changed')
  // The page behind it may be the answer to a form as well, which loads no more.
  expect(again.text).toContain('<a href="/sign-in">sign in</a>')
})
