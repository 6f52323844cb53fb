// Requests that come again byte for byte on their connection: answered before the HTTP library sees them, and nothing may tell but the time.

import { connect, type Socket } from 'node:net'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tiersWith } from '../../src/core/serving/tier.ts'
import { openTestApi, type TestApi, type TestApiOptions } from '../support/api.ts'
import { eventually } from '../support/eventually.ts'
import { clearRecords, seedAccount, seedCluster, seedSituation } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

interface Answer {
  status: number
  head: string[]
  body: string
}

interface Line {
  socket: Socket
  send(bytes: string): void
  /** Sends, and waits until the server has read that much. */
  sendAlone(bytes: string): Promise<void>
  /** The answers in the order in which they come. */
  next(): Promise<Answer>
  ask(bytes: string): Promise<Answer>
}

const WARM_MAX = 1_000

const store = storeOfFile()
let api: TestApi
let port: number
/** Requests that the HTTP library has read. */
let parsed: number
let connected: Socket[]
let key: string
let lines: Line[]

beforeEach(async () => {
  lines = []
  await clearRecords(store.db)
  key = (await seedAccount(store.db, 'busy', 'scale')).authorization
  await seedSituation(store.db, 'flood', { title: 'Überflutung – 洪水' })
  await seedCluster(store.db, 'one', { situation: 'flood' })
})
afterEach(async () => {
  for (const { socket } of lines) socket.destroy()
  await api.app.close()
  await api.usage.close()
})

async function serve(options: TestApiOptions = {}): Promise<void> {
  const tiers = tiersWith({ scale: { minute: 1_000_000 } })
  api = openTestApi(store.db, { answerAgeMsMax: 500, ceilingPerMinute: 1_000_000, tiers, ...options })
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port)
  parsed = 0
  connected = []
  api.app.server.on('connection', (socket) => connected.push(socket))
  api.app.server.prependListener('request', () => {
    parsed += 1
  })
}

const get = (path: string, more = ''): string => `GET ${path} HTTP/1.1\r\nHost: sitrep.example\r\nAuthorization: ${key}\r\n${more}\r\n`
const LIST = '/v1/situations'

async function open(): Promise<Line> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true })
  await new Promise((resolve) => socket.once('connect', resolve))
  const answers: Answer[] = []
  const waiting: ((answer: Answer) => void)[] = []
  let held = Buffer.alloc(0)
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    held = Buffer.concat([held, Buffer.from(chunk)])
    for (let end = held.indexOf('\r\n\r\n'); end >= 0; end = held.indexOf('\r\n\r\n')) {
      const head = held.toString('latin1', 0, end).split('\r\n')
      const length = Number(/content-length: (\d+)/i.exec(head.join('\n'))?.[1] ?? 0)
      if (held.length < end + 4 + length) return
      answers.push({ status: Number(head[0]?.split(' ')[1]), head, body: held.toString('utf8', end + 4, end + 4 + length) })
      held = held.subarray(end + 4 + length)
      waiting.shift()?.(answers.shift()!)
    }
  })
  const next = (): Promise<Answer> => {
    const answer = answers.shift()
    return answer ? Promise.resolve(answer) : new Promise((resolve) => waiting.push(resolve))
  }
  const send = (bytes: string): void => {
    socket.write(bytes, 'latin1')
  }
  const line = {
    socket,
    send,
    sendAlone: async (bytes: string) => {
      const server = connected.find(({ remotePort }) => remotePort === socket.localPort)
      const until = (server?.bytesRead ?? 0) + bytes.length
      send(bytes)
      await eventually(() => expect(server?.bytesRead).toBe(until), 1)
    },
    next,
    ask: (bytes: string) => {
      send(bytes)
      return next()
    },
  }
  lines.push(line)
  return line
}

/** A connection that has just been answered without the library. It comes to that when the account has requests taken ahead. */
async function openWarm(path = LIST): Promise<Line & { repeated: Answer }> {
  const line = await open()
  return { ...line, repeated: await repeatedOn(line, path) }
}

async function repeatedOn(line: Line, path: string): Promise<Answer> {
  for (let times = 0; times < WARM_MAX; times += 1) {
    const answer = await asked(line, get(path))
    if (answer.parsed === 0) return answer
  }
  throw new Error('every request went through the library')
}

/** The answer, and how many requests the library read for it. */
async function asked(line: Line, bytes: string): Promise<Answer & { parsed: number }> {
  const before = parsed
  const answer = await line.ask(bytes)
  return { ...answer, parsed: parsed - before }
}

// R8-headers D7-ratelimit D7-request-id R1-cors D3-expose
test.each([LIST, '/v1/situations/flood', '/v1/clusters/one'])(
  '%s asked again is answered with the bytes of the HTTP library',
  async (path) => {
    await serve()
    const line = await openWarm(path)
    const left = 100_000 - api.served.length
    const { repeated } = line
    const other = await asked(line, get(path, 'Accept: application/json\r\n'))
    expect([repeated.status, other.status, other.parsed]).toEqual([200, 200, 1])
    expect(repeated.body).toBe(other.body)
    expect(repeated.head.map((header) => header.split(':')[0])).toEqual(other.head.map((header) => header.split(':')[0]))
    const isFixed = (header: string) => !/^(X-Request-Id|X-RateLimit-Remaining-Day|RateLimit|Date):/.test(header)
    expect(repeated.head.filter(isFixed)).toEqual(other.head.filter(isFixed))
    const headerOf = (answer: Answer, name: string) => answer.head.find((header) => header.startsWith(`${name}: `))?.slice(name.length + 2)
    expect(headerOf(repeated, 'X-RateLimit-Remaining-Day')).toBe(String(left))
    expect(headerOf(repeated, 'RateLimit')).toBe(`"day";r=${left};t=49170, "search";r=10000;t=49170`)
    expect(headerOf(other, 'X-RateLimit-Remaining-Day')).toBe(String(left - 1))
    expect(headerOf(repeated, 'X-Request-Id')).not.toBe(headerOf(other, 'X-Request-Id'))
    const dateOf = (answer: Answer): number => Date.parse(headerOf(answer, 'Date') ?? '')
    expect(dateOf(repeated)).toBe(Math.floor(api.clock.now / 1_000) * 1_000)
    expect(api.served.at(-2)).toMatchObject({ method: 'GET', status: 200, request_id: headerOf(repeated, 'X-Request-Id') })
    api.clock.now += 1_000
    expect(dateOf(await repeatedOn(line, path))).toBe(dateOf(repeated) + 1_000)
  },
)

// R8-hard D6-message
test('repeated requests of many connections are served to the last of the day, and none beyond', async () => {
  await serve({ tiers: tiersWith({ scale: { day: 3_000, minute: 1_000_000 } }) })
  const statuses: number[] = []
  const client = async (): Promise<void> => {
    const line = await open()
    for (let times = 0; times < 200; times += 1) statuses.push((await line.ask(get(LIST))).status)
  }
  await Promise.all(Array.from({ length: 16 }, client))
  expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 429).length]).toEqual([3_000, 200])
  expect(parsed).toBeLessThan(3_200)
})

// R8-ceiling
test('repeated requests count against the ceiling of the address', async () => {
  await serve({ ceilingPerMinute: 300 })
  const line = await open()
  const statuses: number[] = []
  for (let times = 0; times < 302; times += 1) statuses.push((await line.ask(get(LIST))).status)
  expect(statuses.indexOf(429)).toBe(300)
  expect(parsed).toBeLessThan(302)
})

// R5-unauthorized
test('a revoked key is refused within a second, though its request is known by heart', async () => {
  await serve()
  const line = await openWarm()
  await store.db.query(sql`update api_keys set revoked_at = created_at`)
  api.clock.now += 1_000
  expect((await line.ask(get(LIST))).status).toBe(401)
})

test('in pieces, several at once, or after an unfinished answer, requests are answered in order by the library', async () => {
  await serve()
  const request = get(LIST)
  const inPieces = await openWarm()
  await inPieces.sendAlone(request.slice(0, 30))
  expect((await asked(inPieces, request.slice(30))).status).toBe(200)
  expect(await asked(inPieces, request)).toMatchObject({ status: 200, parsed: 1 })

  const atOnce = await openWarm()
  for (let times = 0; times < 2; times += 1) {
    atOnce.send(request + get('/v1/clusters/one') + request)
    const bodies = [await atOnce.next(), await atOnce.next(), await atOnce.next()].map(({ body }) => Object.keys(JSON.parse(body)).length)
    expect(bodies).toEqual([2, 1, 2])
  }

  // The first is made anew, so that the second comes before it is answered.
  const overtaken = await openWarm()
  await overtaken.sendAlone(get('/v1/situations/flood?timeline_limit=7'))
  overtaken.send(request)
  const [first, second] = [await overtaken.next(), await overtaken.next()]
  expect([JSON.parse(first.body).data.slug, Array.isArray(JSON.parse(second.body).data)]).toEqual(['flood', true])

  // The end of one answer is not the end of the next.
  const found = Promise.withResolvers<never[]>()
  const waiting = await openWarm()
  api.search.index = () => found.promise
  await waiting.sendAlone(get('/v1/situations/flood?timeline_limit=8'))
  await waiting.sendAlone(get('/v1/search?q=flood'))
  await waiting.next()
  await waiting.sendAlone(request)
  found.resolve([])
  expect([await waiting.next(), await waiting.next()].map(({ body }) => JSON.parse(body).data.length)).toEqual([0, 1])
})

test('the body of another request is no request, though it looks like one that is known', async () => {
  await serve()
  const request = get(LIST)
  for (const length of [`Content-Length: ${request.length}\r\n`, 'Transfer-Encoding: chunked\r\n']) {
    const line = await openWarm()
    const before = api.served.length
    expect((await line.ask(get('/v1/clusters/one', length))).status).toBe(200)
    line.send(request)
    if (length.startsWith('Transfer')) expect((await line.next()).status).toBe(400)
    else expect((await line.ask(get('/v1/clusters/one'))).body).toContain('"articles"')
    expect(api.served.slice(before)).not.toContainEqual(expect.objectContaining({ route: LIST }))
  }
})

// D3-methods
test('what follows a CONNECT on its connection reaches nobody', async () => {
  await serve()
  const line = await openWarm()
  expect((await line.ask('CONNECT sitrep.example:443 HTTP/1.1\r\nHost: sitrep.example\r\n\r\n')).status).toBe(404)
  const other = await open()
  await other.ask(get('/v1/clusters/one'))
  const before = parsed
  await line.sendAlone(get(LIST))
  line.send('no request at all\r\n\r\n')
  expect((await other.ask(get('/v1/clusters/one'))).status).toBe(200)
  expect(parsed - before).toBe(1)
})

test('a connection remembers a handful of requests, and answers all others as well', async () => {
  await serve()
  const line = await openWarm()
  for (let number = 0; number < 16; number += 1) {
    expect(await asked(line, get(LIST, `Cookie: ${number}\r\n`))).toMatchObject({ status: 200, parsed: 1 })
  }
  expect(await asked(line, get(LIST))).toMatchObject({ status: 200, parsed: 1 })
  const large = get(LIST, `Cookie: ${'x'.repeat(2_000)}\r\n`)
  for (let times = 0; times < 2; times += 1) expect(await asked(line, large)).toMatchObject({ status: 200, parsed: 1 })
})

test('while a reader has not taken what it was sent, its requests wait as the library has them wait', async () => {
  await serve()
  const line = await openWarm()
  const server = connected.find(({ remotePort }) => remotePort === line.socket.localPort)!
  // What is written now stays in this process.
  server.cork()
  await line.sendAlone(get(LIST))
  const before = parsed
  await line.sendAlone(get(LIST))
  server.uncork()
  expect([(await line.next()).status, (await line.next()).status, parsed - before]).toEqual([200, 200, 1])
})
