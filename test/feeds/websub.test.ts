// WebSub, with a hub on loopback: found in a feed, asked, confirmed, believed only when it signs, and never relied on alone.

import { createHmac } from 'node:crypto'
import { Readable } from 'node:stream'
import fastify, { type FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ServiceError } from '../../src/core/serving/errors.ts'
import { createHostGate } from '../../src/pipeline/host-gate.ts'
import { askHubs, type HubDeps, readPushes } from '../../src/pipeline/hubs.ts'
import { createWebsubRoutes } from '../../src/rest/websub.ts'
import { createAddressCeiling } from '../../src/service/address-ceiling.ts'
import { StoreUnavailable } from '../../src/store/database.ts'
import { listFeeds } from '../../src/store/feeds.ts'
import { pauseFeed, resumeFeed } from '../../src/store/operate-feeds.ts'
import { storeOfFile } from '../support/store.ts'
import { addFeed, createWorld, type Farm, openFarm, readDueFeeds, rss, type World } from './farm.ts'
import { hubsWith, seedWaiting } from './waiting-pushes.ts'

const HOUR = 3_600_000
const CEILING = 60
const ITEM = { title: 'Harbour bridge reopens after repairs', link: 'https://gazette.example/bridge' }
const PUSHED = { title: 'Dock workers of Port Osten strike', link: 'https://gazette.example/strike' }

const store = storeOfFile()
let world: World
let farm: Farm
let app: FastifyInstance
let forms: URLSearchParams[]
let hubStatus: number
let hub: string
beforeEach(async () => {
  await store.db.query(sql`delete from feeds`)
  await store.db.query(sql`delete from articles`)
  world = createWorld()
  farm = await openFarm(world.clock)
  app = fastify()
  app.register(createWebsubRoutes({ db: store.db, clock: world.clock, ceiling: createAddressCeiling({ perMinute: CEILING }) }), {
    prefix: '/websub',
  })
  app.setErrorHandler((error, _, reply) => reply.code(error instanceof ServiceError ? error.status : 400).send())
  forms = []
  hubStatus = 202
  farm.hosts.set('hub.example', async (request, response) => {
    forms.push(new URLSearchParams(Buffer.concat(await Array.fromAsync(request)).toString()))
    response.writeHead(hubStatus).end()
  })
  hub = farm.url('hub.example', '/')
  showFeed(ITEM)
  await addFeed(store.db, farm.url('gazette.example'))
})
afterEach(async () => {
  await app.close()
  await farm.close()
})

const head = (): string => `<link xmlns="http://www.w3.org/2005/Atom" rel="hub" href="${hub}"/>`
const showFeed = (...items: (typeof ITEM)[]): void => {
  farm.hosts.set('gazette.example', (_, response) => response.end(rss(items, head())))
}
const deps = (): HubDeps => {
  const given = world.deps(store.db)
  return { ...given, usesHubs: true, callbackUrl: 'https://wire.example/websub', gate: createHostGate({ ...given, spacingMs: 0 }) }
}
const poll = () => readDueFeeds({ ...world.deps(store.db), usesHubs: true, spacingMs: 0 }, world.clock())
const ask = () => askHubs(deps(), world.clock(), new AbortController().signal)
interface Row {
  token: string
  secret: string
  state: string
  due: number
  topic: string
}
const subscription = async (): Promise<Row> => {
  const [row] = await store.db.query<Row>(sql`
    select token, secret, state, due_at as due, topic from websub_subscriptions where topic = ${farm.url('gazette.example')}`)
  if (!row) throw new Error('there is no subscription')
  return row
}
const confirm = async (given: Record<string, string> = {}) => {
  const { token, topic } = await subscription()
  const query = { 'hub.mode': 'subscribe', 'hub.topic': topic, 'hub.challenge': 'c-1', 'hub.lease_seconds': '86400', ...given }
  return app.inject({ url: `/websub/${token}?${new URLSearchParams(query)}` })
}
const push = async (body: string, signature?: string) => {
  const { token, secret } = await subscription()
  const signed = signature ?? `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
  const headers = { 'content-type': 'application/rss+xml', 'x-hub-signature': signed }
  return app.inject({ method: 'POST', url: `/websub/${token}`, headers, payload: body })
}
const subscribedInClear = async (): Promise<void> => {
  hub = farm.url('hub.example', '/')
  await poll()
  await ask()
  await confirm()
}
/** As if the hub, which is asked by http here, had been asked by https. */
const subscribed = async (): Promise<void> => {
  await subscribedInClear()
  hub = hub.replace('http:', 'https:')
  await store.db.query(sql`update websub_subscriptions set hub = ${hub}`)
}
const feed = async () => {
  const [first] = await listFeeds(store.db)
  if (!first) throw new Error('there is no feed')
  return first
}

describe('a hub', () => {
  test('that a feed names is asked with our address, and its topic; it is asked once', async () => {
    await poll()
    expect(await ask()).toBe(1)
    const { token, state } = await subscription()
    expect(Object.fromEntries(forms[0] ?? [])).toEqual({
      'hub.mode': 'subscribe',
      'hub.callback': `https://wire.example/websub/${token}`,
      'hub.topic': farm.url('gazette.example'),
      'hub.lease_seconds': '864000',
    })
    expect(state).toBe('asked')
    expect(await ask()).toBe(0)
  })

  test('is confirmed with its challenge, for the topic that was asked alone', async () => {
    await poll()
    await ask()
    expect((await confirm({ 'hub.topic': 'https://other.example/feed' })).statusCode).toBe(404)
    expect((await confirm({ 'hub.mode': 'unsubscribe' })).statusCode).toBe(404)
    for (const challenge of ['', 'c'.repeat(2_001)]) expect((await confirm({ 'hub.challenge': challenge })).statusCode).toBe(404)
    expect((await app.inject({ url: `/websub/${'0'.repeat(32)}?hub.mode=subscribe` })).statusCode).toBe(404)
    expect((await subscription()).state).toBe('asked')
    const answer = await confirm()
    expect(answer).toMatchObject({ statusCode: 200, body: 'c-1' })
    expect(answer.headers).toMatchObject({ 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' })
    expect((await subscription()).state).toBe('active')
  })

  test('is asked again when four fifths of the lease have passed, which is a day where it names none', async () => {
    await subscribedInClear()
    for (const lease of ['', 'forever', '-1']) await confirm({ 'hub.lease_seconds': lease })
    world.advance(19 * HOUR)
    expect(await ask()).toBe(0)
    world.advance(HOUR)
    expect(await ask()).toBe(1)
    expect((await subscription()).state).toBe('active')
  })

  test('that fails is asked later and later; one that refuses, after a week', async () => {
    hubStatus = 500
    await poll()
    await ask()
    expect((await subscription()).due).toBe(world.clock() + 300_000)
    world.advance(300_000)
    await ask()
    expect((await subscription()).due).toBe(world.clock() + 600_000)
    expect((await confirm({ 'hub.mode': 'denied', 'hub.reason': 'no' })).statusCode).toBe(200)
    expect(await subscription()).toMatchObject({ state: 'refused', due: world.clock() + 7 * 24 * HOUR })
  })

  test('that asks to be left alone is left alone, for its other feeds too, which is no failure of theirs', async () => {
    farm.hosts.set('hub.example', (_, response) => response.writeHead(503, { 'retry-after': '3600' }).end())
    farm.hosts.set('herald.example', (_, response) => response.end(rss([PUSHED], head())))
    await addFeed(store.db, farm.url('herald.example'))
    await poll()
    expect(await ask()).toBe(2)
    expect(farm.requests.filter(({ host }) => host === 'hub.example')).toHaveLength(1)
    const rows = await store.db.query<{ failures: number; due: number }>(sql`
      select failures, due_at as due from websub_subscriptions order by failures`)
    expect(rows).toEqual([0, 1].map((failures) => ({ failures, due: world.clock() + HOUR })))
  })

  test('that refuses in words that no database takes and no terminal should is noted in plain ones', async () => {
    await poll()
    await ask()
    const reason = `not\0 you\x1b[2J \ud83d${'!'.repeat(300)}`
    expect((await confirm({ 'hub.mode': 'denied', 'hub.reason': reason })).statusCode).toBe(200)
    const [row] = await store.db.query<{ state: string; error: string }>(sql`select state, last_error as error from websub_subscriptions`)
    expect(row).toEqual({ state: 'refused', error: `the hub refused: not you[2J \ufffd${'!'.repeat(187)}…` })
  })

  test('on an inner network is refused like every other address', async () => {
    await poll()
    await askHubs({ ...deps(), allowPrivate: false }, world.clock(), new AbortController().signal)
    expect(forms).toEqual([])
    const [row] = await store.db.query<{ error: string }>(sql`select last_error as error from websub_subscriptions`)
    expect(row?.error).toBe('hub.example is not on the public internet')
  })
})

describe('a push', () => {
  test('that is signed brings its items, once; the feed is then polled slowly', async () => {
    await subscribed()
    expect((await push(rss([PUSHED]))).statusCode).toBe(202)
    expect(await readPushes(deps())).toEqual({ read: 1, accepted: 1 })
    expect(await readPushes(deps())).toEqual({ read: 0, accepted: 0 })
    showFeed(PUSHED, ITEM)
    world.advance(HOUR)
    expect(await poll()).toMatchObject({ read: 1, accepted: 0 })
    expect(await feed()).toMatchObject({ scheduleReason: 'pushed' })
    expect((await feed()).nextAt - world.clock()).toBeGreaterThanOrEqual(6 * HOUR)
  })

  test.each([
    ['without a signature', ''],
    ['with a wrong one', `sha256=${'0'.repeat(64)}`],
    ['with an algorithm that is none', `md5=${'0'.repeat(32)}`],
  ])('%s is dropped, and its sender learns nothing', async (_, signature) => {
    await subscribed()
    expect((await push(rss([PUSHED]), signature)).statusCode).toBe(202)
    expect(await readPushes(deps())).toEqual({ read: 0, accepted: 0 })
  })

  test('without a subscription, or after its lease, is told that nobody is here', async () => {
    await poll()
    expect((await push(rss([PUSHED]))).statusCode).toBe(410)
    await ask()
    await confirm()
    world.advance(25 * HOUR)
    expect((await push(rss([PUSHED]))).statusCode).toBe(410)
  })

  test('without a subscription is refused before a byte of it is read', async () => {
    const payload = new Readable({ read: () => expect.unreachable('the push was read') })
    const headers = { 'content-type': 'application/rss+xml', 'content-length': '4000000' }
    const answer = await app.inject({ method: 'POST', url: `/websub/${'0'.repeat(32)}`, headers, payload })
    expect(answer.statusCode).toBe(410)
  })

  // R8-ceiling
  test('to guessed addresses is refused past the ceiling, as a question to them is', async () => {
    const guess = (method: 'GET' | 'POST', number: number) =>
      app.inject({ method, url: `/websub/${number.toString(16).padStart(32, '0')}` })
    const answers = await Promise.all(Array.from({ length: CEILING }, (_, number) => guess('GET', number)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
    expect((await guess('GET', CEILING)).statusCode).toBe(429)
    expect((await guess('POST', CEILING)).statusCode).toBe(429)
  })

  test('that is sent again later brings no older wording back; the feed is asked, which says what is right', async () => {
    await subscribed()
    const early = rss([PUSHED])
    await push(early)
    await readPushes(deps())
    const corrected = { ...PUSHED, title: 'Dock workers of Port Osten end their strike' }
    showFeed(corrected, ITEM)
    world.advance(HOUR)
    expect(await poll()).toMatchObject({ read: 1, revised: 1 })
    const titles = async () =>
      (await store.db.query<{ title: string }>(sql`select title from articles order by url`)).map(({ title }) => title)
    expect(await titles()).toEqual([ITEM.title, corrected.title])
    await push(early)
    expect(await readPushes(deps())).toEqual({ read: 1, accepted: 0 })
    expect(await titles()).toEqual([ITEM.title, corrected.title])
    expect((await feed()).nextAt - world.clock()).toBe(5 * 60_000)
  })

  test('that corrects is followed by a look at the feed, which is believed', async () => {
    await subscribed()
    await push(rss([PUSHED]))
    await readPushes(deps())
    const corrected = { ...PUSHED, title: 'Dock workers of Port Osten end their strike' }
    showFeed(corrected, ITEM)
    world.advance(HOUR / 2)
    await push(rss([corrected]))
    await readPushes(deps())
    expect(await poll()).toMatchObject({ read: 1, revised: 1 })
  })

  test('of a hub without a secret brings nothing but a look at the feed, at most one in five minutes', async () => {
    await subscribedInClear()
    showFeed({ title: 'Parliament passes the budget', link: 'https://gazette.example/budget' }, ITEM)
    expect((await push(rss([PUSHED]))).statusCode).toBe(202)
    expect(await readPushes(deps())).toEqual({ read: 0, accepted: 0 })
    expect(await poll()).toMatchObject({ read: 0 })
    world.advance(5 * 60_000)
    expect(await poll()).toMatchObject({ read: 1, accepted: 1 })
    expect((await feed()).scheduleReason).not.toBe('pushed')
  })

  test('that is no feed harms nothing, and more than 5 MiB of it is refused', async () => {
    await subscribed()
    const noFeed = '\u0000 no feed'.padEnd(5 * 1024 * 1024)
    expect([(await push(noFeed)).statusCode, (await push(`${noFeed} `)).statusCode]).toEqual([202, 400])
    expect(await readPushes(deps())).toEqual({ read: 1, accepted: 0 })
  })

  test('that the store refuses is dropped, and those behind it are read; a store that is away drops none', async () => {
    await subscribed()
    await push(rss([ITEM]))
    await push(rss([PUSHED]))
    const failing = (error: Error): HubDeps => {
      let calls = 0
      const transaction: HubDeps['db']['transaction'] = async (work) => {
        if (++calls === 1) throw error
        return store.db.transaction(work)
      }
      return { ...deps(), db: { ...store.db, query: store.db.query.bind(store.db), transaction } }
    }
    await expect(readPushes(failing(new StoreUnavailable('away')))).rejects.toThrow('away')
    expect(await readPushes(failing(new Error('invalid byte sequence')))).toEqual({ read: 2, accepted: 1 })
    expect(world.lines.some(({ event, fields }) => event === 'feeds.failed' && fields.message === 'invalid byte sequence')).toBe(true)
    expect(await readPushes(deps())).toEqual({ read: 0, accepted: 0 })
  })

  test.each([
    ['500 of all', [...hubsWith(125, 'one', 'two', 'three'), ...hubsWith(124, 'four')]],
    ['250 of its hub, at whatever addresses', hubsWith(249, 'hub')],
  ])('is asked to come again when as many wait as may: %s', async (_, waiting) => {
    await subscribed()
    for (const hub of waiting) await seedWaiting(store.db, farm, hub)
    expect((await push(rss([ITEM]))).statusCode).toBe(202)
    expect(await push(rss([PUSHED]))).toMatchObject({ statusCode: 503, headers: { 'retry-after': '60' } })
  })

  test('is asked to come again when the pushes of its hub that wait have 128 MB, and others are not', async () => {
    await subscribed()
    const grow = () => store.db.query(sql`update websub_pushes set body = decode(repeat('00', 5 * 1024 * 1024), 'hex')`)
    for (const hub of hubsWith(25, 'hub')) await seedWaiting(store.db, farm, hub)
    await grow()
    expect((await push(rss([ITEM]))).statusCode).toBe(202)
    await grow()
    expect((await push(rss([PUSHED]))).statusCode).toBe(503)
    await store.db.query(
      sql`update websub_subscriptions set hub = 'https://loud.example/hub' where topic <> ${farm.url('gazette.example')}`,
    )
    expect((await push(rss([PUSHED]))).statusCode).toBe(202)
  })

  test('of another hub is taken whatever one feed or one hub pushes, and 20 of its own wait', async () => {
    await subscribed()
    for (const hub of hubsWith(250, 'loud')) await seedWaiting(store.db, farm, hub)
    for (let count = 1; count <= 20; count += 1) expect((await push(rss([PUSHED]))).statusCode).toBe(202)
    expect((await push(rss([PUSHED]))).statusCode).toBe(503)
    await readPushes(deps())
    expect((await push(rss([PUSHED]))).statusCode).toBe(503)
    await store.db.query(sql`delete from websub_pushes where body = ''`)
    await readPushes(deps())
    expect((await push(rss([PUSHED]))).statusCode).toBe(202)
  })
})

test.each(['\u0000', '\ud800'])('a hub at an address that no database takes is left, and its feed is read', async (character) => {
  const feed = { version: 'https://jsonfeed.org/version/1.1', title: 'The Gazette', items: [{ title: ITEM.title, url: ITEM.link }] }
  const hubs = [{ type: 'WebSub', url: `${farm.url('hub.example', '/')}${character}` }]
  farm.hosts.set('gazette.example', (_, response) => response.end(JSON.stringify({ ...feed, hubs })))
  expect(await poll()).toMatchObject({ read: 1, accepted: 1 })
  expect(await ask()).toBe(0)
})

test('a hub that misses an item is not relied on until it pushes again', async () => {
  await subscribed()
  await push(rss([PUSHED]))
  await readPushes(deps())
  showFeed({ title: 'Parliament passes the budget', link: 'https://gazette.example/budget' }, PUSHED, ITEM)
  world.advance(HOUR)
  expect(await poll()).toMatchObject({ accepted: 1 })
  expect((await feed()).scheduleReason).not.toBe('pushed')
  showFeed({ title: 'Parliament passes the new budget', link: 'https://gazette.example/budget' }, PUSHED, ITEM)
  world.advance(24 * HOUR - 1)
  await poll()
  expect((await feed()).scheduleReason).not.toBe('pushed')
})

test('a feed that is paused takes nothing from its hub, and is pushed again when it was resumed', async () => {
  farm.hosts.set('gazette.example', ({ headers }, response) => {
    if (headers['if-none-match'] === '"1"') return response.writeHead(304).end()
    return response.setHeader('etag', '"1"').end(rss([ITEM], head()))
  })
  await subscribed()
  const { id } = await feed()
  const { token, secret } = await subscription()
  const late = rss([PUSHED])
  const pushLate = () => {
    const signed = `sha256=${createHmac('sha256', secret).update(late).digest('hex')}`
    return app.inject({ method: 'POST', url: `/websub/${token}`, headers: { 'x-hub-signature': signed }, payload: late })
  }
  expect((await pushLate()).statusCode).toBe(202)
  await pauseFeed(store.db, id, { at: world.clock(), reason: 'by somebody' })
  expect((await pushLate()).statusCode).toBe(410)
  expect(await readPushes(deps())).toEqual({ read: 0, accepted: 0 })
  world.advance(HOUR)
  await resumeFeed(store.db, id, world.clock())
  await subscribed()
  expect(await subscription()).toMatchObject({ state: 'active' })
  expect((await push(late)).statusCode).toBe(202)
  expect(await readPushes(deps())).toEqual({ read: 1, accepted: 1 })
})

test('a feed that names its hub no more loses the subscription; hubs are left alone when nobody can reach us', async () => {
  await subscribed()
  farm.hosts.set('gazette.example', (_, response) => response.end(rss([PUSHED])))
  world.advance(HOUR)
  await poll()
  expect(await store.db.query(sql`select 1 from websub_subscriptions`)).toEqual([])
  showFeed(ITEM)
  world.advance(24 * HOUR)
  await readDueFeeds({ ...world.deps(store.db), spacingMs: 0 }, world.clock())
  expect(await store.db.query(sql`select 1 from websub_subscriptions`)).toEqual([])
})
