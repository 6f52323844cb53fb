// Keys on the pages of an account: made and shown once, replaced, revoked.

import sql from 'sql-template-tag'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { clearRecords, MINUTE, NOW } from '../support/seed.ts'
import { openTestServer, type TestServer } from '../support/server.ts'
import { storeOfFile } from '../support/store.ts'
import { type Client, openClient, tokenIn } from './site.ts'
import { PASSWORD, seedPerson } from './support.ts'

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
const signIn = (values: Record<string, string> = ADA) => client.submit('/sign-in', '/sign-in', values)

describe('keys', () => {
  // R5-active-keys D1-key
  test('a key is shown once; the sixth is refused; a replaced one gives its name and place to the new', async () => {
    await seedPerson(store.db, ADA.email)
    await signIn()
    const make = (name: string) => {
      // Keys are listed in the order of their making.
      server.clock.now += 1_000
      return client.submit('/account/keys', '/account/keys', { name })
    }
    const first = /sitrep_[0-9A-Za-z]{40}/.exec((await make('one')).text)?.[0] ?? ''
    for (const name of ['two', 'three', 'four', 'five']) expect((await make(name)).status).toBe(200)
    const sixth = await make('six')
    expect(sixth.status).toBe(409)
    expect(sixth.text).toContain('at most 5 active keys')
    const { text } = await client.get('/account/keys')
    expect(text).not.toContain(first)
    const roll = /action="(\/account\/keys\/[\w-]+\/roll)"/.exec(text)?.[1] ?? ''
    const rolled = await client.submit('/account/keys', roll, { confirmed: 'yes' })
    const second = /sitrep_[0-9A-Za-z]{40}/.exec(rolled.text)?.[0] ?? ''
    expect(rolled.text).toContain('“<bdi>one</bdi>”')
    const ask = (key: string) => fetch(`${server.origin}/v1/limits`, { headers: { 'x-api-key': key } })
    expect((await ask(first)).status).toBe(401)
    expect((await ask(second)).status).toBe(200)
  })

  describe('of a form that is sent again', () => {
    const keyIn = (text: string) => /sitrep_[0-9A-Za-z]{40}/.exec(text)?.[0]
    const valuesIn = (text: string) => ({ csrf: tokenIn(text), chance: /name="chance" value="([^"]+)"/.exec(text)?.[1] ?? '' })
    const actives = () => store.db.query(sql`select 1 from api_keys where revoked_at is null`)
    const forms = {
      'the list': async () => ({ action: '/account/keys', values: { ...valuesIn((await client.get('/account/keys')).text), name: 'one' } }),
      'the documentation': async () => ({ action: '/docs/key', values: valuesIn((await client.get('/docs')).text) }),
      'the replacing': async () => {
        const made = await client.submit('/account/keys', '/account/keys', { name: 'old' })
        const [action = ''] = /\/account\/keys\/[\w-]+\/roll/.exec(made.text) ?? []
        return { action, values: { ...valuesIn((await client.submit('/account/keys', action)).text), confirmed: 'yes' } }
      },
    }

    // Of two presses of a button, a browser shows the answer to the second.
    test.each(Object.entries(forms))('the one key is shown again, for five minutes: %s', async (_, form) => {
      await seedPerson(store.db, ADA.email)
      await signIn()
      const { action, values } = await form()
      const [one, other] = await Promise.all([client.post(action, values), client.post(action, values)])
      expect(keyIn(one.text)).toMatch(/^sitrep_/)
      expect([other.status, keyIn(other.text)]).toEqual([200, keyIn(one.text)])
      server.clock.now += 5 * MINUTE
      expect(keyIn((await client.post(action, values)).text)).toBe(keyIn(one.text))
      server.clock.now += 1
      const late = await client.post(action, values)
      expect([late.status, late.text]).toEqual([409, expect.stringContaining('was sent already')])
      expect(await actives()).toHaveLength(1)
    })

    test('the last key that an account may hold is shown again as well; one that was revoked is not', async () => {
      await seedPerson(store.db, ADA.email)
      await signIn()
      for (const name of ['one', 'two', 'three', 'four']) await client.submit('/account/keys', '/account/keys', { name })
      const { action, values } = await forms['the list']()
      const { text } = await client.post(action, values)
      expect(keyIn((await client.post(action, values)).text)).toBe(keyIn(text))
      await store.db.query(sql`update api_keys set revoked_at = now()`)
      const over = await client.post(action, values)
      expect([over.status, keyIn(over.text)]).toEqual([409, undefined])
    })

    test('another name is another key, and so is the same form of another session', async () => {
      await seedPerson(store.db, ADA.email)
      await signIn()
      const { action, values } = await forms['the list']()
      const first = keyIn((await client.post(action, values)).text)
      const renamed = keyIn((await client.post(action, { ...values, name: 'two' })).text)
      client = openClient(server)
      await signIn()
      const elsewhere = keyIn((await client.submit('/account/keys', action, { chance: values.chance, name: 'one' })).text)
      expect(new Set([first, renamed, elsewhere, undefined]).size).toBe(4)
      expect(await actives()).toHaveLength(3)
    })
  })

  test.each([
    ['roll', 'Replace “<bdi>one</bdi>”?', 200],
    ['revoke', 'Revoke “<bdi>one</bdi>”?', 303],
  ])('work on until the question before their end (%s) is answered', async (verb, question, status) => {
    await seedPerson(store.db, ADA.email)
    await signIn()
    const key = /sitrep_[0-9A-Za-z]{40}/.exec((await client.submit('/account/keys', '/account/keys', { name: 'one' })).text)?.[0] ?? ''
    const ask = async () => (await fetch(`${server.origin}/v1/limits`, { headers: { 'x-api-key': key } })).status
    const [action = ''] = new RegExp(`/account/keys/[\\w-]+/${verb}`).exec((await client.get('/account/keys')).text) ?? []
    const asked = await client.submit('/account/keys', action)
    expect([asked.status, /<h1>(.*)<\/h1>/.exec(asked.text)?.[1]]).toEqual([200, question])
    for (const part of [`action="${action}"`, 'name="confirmed" value="yes"', 'href="/account/keys"']) expect(asked.text).toContain(part)
    server.clock.now += 1_000
    expect(await ask()).toBe(200)
    expect((await client.submit('/account/keys', action, { confirmed: 'yes' })).status).toBe(status)
    server.clock.now += 1_000
    expect(await ask()).toBe(401)
  })

  test('are nobody else’s to replace or revoke', async () => {
    await seedPerson(store.db, ADA.email)
    await seedPerson(store.db, 'bob@reader.example')
    await signIn()
    await client.submit('/account/keys', '/account/keys', { name: 'one' })
    const actions = [...(await client.get('/account/keys')).text.matchAll(/action="(\/account\/keys\/[\w-]+\/\w+)"/g)].map(
      ([, path]) => path ?? '',
    )
    expect(actions).toHaveLength(2)
    client = openClient(server)
    await signIn({ ...ADA, email: 'bob@reader.example' })
    for (const path of [...actions, '/account/keys/none/revoke']) {
      for (const confirmed of ['', 'yes']) {
        expect((await client.submit('/account/keys', path, { confirmed })).text).not.toContain('one</bdi>')
      }
    }
    expect(await store.db.query(sql`select 1 from api_keys where revoked_at is null`)).toHaveLength(1)
  })

  test('a name that would speak to the terminal of who lists the keys is refused', async () => {
    await seedPerson(store.db, ADA.email)
    await signIn()
    const { status, text } = await client.submit('/account/keys', '/account/keys', { name: 'lap\x1b]0;top\x07' })
    expect([status, text]).toEqual([409, expect.stringContaining('the name of a key holds no control characters')])
    expect(await store.db.query(sql`select 1 from api_keys`)).toEqual([])
    expect((await client.submit('/account/keys', '/account/keys', { name: ' my\tlaptop ' })).text).toContain(
      'Your new key “<bdi>my laptop</bdi>”',
    )
  })

  test('a name that is too long is cut between characters', async () => {
    await seedPerson(store.db, ADA.email)
    await signIn()
    const { text } = await client.submit('/account/keys', '/account/keys', { name: 'n'.repeat(99) + '🔑'.repeat(3) })
    expect(text).toContain(`Your new key “<bdi>${'n'.repeat(99)}🔑</bdi>”`)
  })

  test('a name from right to left, and one that was kept with an override, leave the sentences around them as they are', async () => {
    await seedPerson(store.db, ADA.email)
    await signIn()
    const made = await client.submit('/account/keys', '/account/keys', { name: '\u202Eמחשב\u200F' })
    expect(made.text).toContain('Your new key “<bdi>מחשב\u200F</bdi>”')
    expect((await client.submit('/account/keys', '/account/keys', { name: '\u202E' })).text).toContain('Your new key “<bdi>API key</bdi>”')
    await store.db.query(sql`update api_keys set name = ${'\u202Eone'}`)
    for (const page of ['/account/keys', '/docs']) {
      const { text } = await client.get(page)
      expect({ page, bare: text.replaceAll('<bdi>\u202Eone</bdi>', '').includes('\u202E') }).toEqual({ page, bare: false })
      expect(text).toContain('<bdi>\u202Eone</bdi>')
    }
  })

  test('a name of markup is only a name', async () => {
    await seedPerson(store.db, ADA.email)
    await signIn()
    const { text } = await client.submit('/account/keys', '/account/keys', { name: '"><script>alert(1)</script>' })
    expect(text).toContain('&lt;script')
    expect(text).not.toContain('<script>alert')
  })
})
