// A database that takes connections and then says nothing, or no: given up in bounded time, and told as out of reach (R7-unavailable).

import { createServer, type Server, Socket } from 'node:net'
import sql from 'sql-template-tag'
import { afterEach, expect, test } from 'vitest'
import { checkStore } from '../../src/store/check-store.ts'
import { StoreRefused, StoreUnavailable } from '../../src/store/database.ts'
import { migrate } from '../../src/store/migrate.ts'
import { openPool } from '../../src/store/pool.ts'
import { openPostgres } from '../../src/store/postgres.ts'
import { openTestApi } from '../support/api.ts'
import { listening } from '../support/free-port.ts'

const SILENCE_MS = 500
/** AuthenticationOk, ReadyForQuery. */
const WELCOME = Buffer.from('520000000800000000' + '5a0000000549', 'hex')

let server: Server | undefined
const sockets = new Set<Socket>()
/** What a client asked first. */
let firstAsked = ''
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  server?.close()
})

async function openSilent(welcome: Buffer, answer = Buffer.alloc(0), later: readonly Buffer[] = []) {
  server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write(welcome)
      socket.once('data', (asked) => {
        firstAsked = asked.toString('latin1')
        socket.write(answer)
        const answers = later.values()
        socket.on('data', () => setTimeout(() => socket.write(answers.next().value ?? ''), 2 * SILENCE_MS))
      })
    })
  })
  const port = await listening(server)
  return openPostgres({ url: `postgres://reader@127.0.0.1:${port}/nothing`, silenceMsMax: SILENCE_MS })
}

test.each([
  ['never greets', Buffer.alloc(0), false],
  ['greets and never answers', WELCOME, true],
])('a server that %s is out of reach for a statement, for a transaction and for a request', async (_what, welcome, isUnanswered) => {
  const db = await openSilent(welcome)
  const refused = db.query(sql`select 1`)
  await expect(refused).rejects.toBeInstanceOf(StoreUnavailable)
  // Who was not greeted has asked nothing; what else was asked may be done all the same.
  await expect(refused).rejects.toMatchObject({ isUnanswered })
  await expect(db.transaction((tx) => tx.query(sql`select 1`))).rejects.toBeInstanceOf(StoreUnavailable)
  const { app } = openTestApi(db)
  const response = await app.inject({ url: '/v1/situations', headers: { 'x-api-key': `sitrep_${'a'.repeat(40)}` } })
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
})

test('a server is told to give up whoever opens a transaction and then says nothing: nobody else could take over what it was at', async () => {
  const db = await openSilent(WELCOME)
  await expect(db.transaction((tx) => tx.query(sql`select 1`))).rejects.toBeInstanceOf(StoreUnavailable)
  expect(firstAsked).toContain('begin; set local idle_in_transaction_session_timeout = 20000')
})

test.each(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EMFILE'])(
  'a server that can not be called (%s) is out of reach, and may be waited for',
  async (code) => {
    const failed = Object.assign(new Error(`connect ${code} 10.0.0.5:5432`), { code })
    const stream = () => new Socket().destroy(failed)
    const db = openPool({ connection: { stream }, engine: 'postgres', description: 'PostgreSQL at db/sitrep', connectionsMax: 1 })
    const refused = db.query(sql`select 1`)
    await expect(refused).rejects.not.toBeInstanceOf(StoreRefused)
    await expect(refused).rejects.toThrow(`PostgreSQL at db/sitrep is out of reach: connect ${code} 10.0.0.5:5432`)
  },
)

/** ErrorResponse, ReadyForQuery. */
function errorAnswer(code: string, message: string) {
  const fields = Buffer.from(`SERROR\0C${code}\0M${message}\0\0`)
  return Buffer.concat([Buffer.from([0x45, 0, 0, 0, fields.length + 4]), fields, WELCOME.subarray(9)])
}

test.each([
  ['whose disk is full', '53100', 'could not extend file', 'no space left on the disk of the store'],
  [
    'whose files may not grow',
    'XX000',
    'could not extend file "base/5/1": File too large',
    'the store may take no more room: could not extend',
  ],
  [
    'whose quota is used up',
    'XX000',
    'could not write to file "pg_wal/1": Disk quota exceeded',
    'the store may take no more room: could not',
  ],
  ['that a statement takes too long', '57014', 'canceling statement due to statement timeout', 'the store is out of reach'],
  [
    'to which we said nothing for too long',
    '25P03',
    'terminating connection due to idle-in-transaction timeout',
    'the store is out of reach',
  ],
  ['that a transaction takes too long', '25P04', 'terminating connection due to transaction timeout', 'the store is out of reach'],
  ['that gives no lock in time', '55P03', 'canceling statement due to lock timeout', 'others are in the way in the store: canceling'],
  ['that ends one of two who wait for one another', '40P01', 'deadlock detected', 'others are in the way in the store: deadlock'],
  [
    'that does not let us write what another wrote meanwhile',
    '40001',
    'could not serialize access due to concurrent update',
    'others are in the way in the store',
  ],
  ['that is a standby', '25006', 'cannot execute INSERT in a read-only transaction', 'the store takes nothing in: it is read-only'],
])('a server %s says so to the person in front, and is out of reach for a request', async (_which, code, message, words) => {
  const db = await openSilent(WELCOME, errorAnswer(code, message))
  const refused = db.query(sql`select 1`)
  await expect(refused).rejects.toBeInstanceOf(StoreUnavailable)
  await expect(refused).rejects.toThrow(words)
  const { app } = openTestApi(db)
  expect((await app.inject({ url: '/v1/situations', headers: { 'x-api-key': `sitrep_${'a'.repeat(40)}` } })).statusCode).toBe(503)
})

test.each([
  ['0A000', 'extension "vector" is not available'],
  ['42501', 'permission denied to create extension "vector"'],
])('a server that lacks what the schema needs (%s) refuses us, in one line', async (code, message) => {
  const refused = migrate(await openSilent(WELCOME, errorAnswer(code, message)))
  await expect(refused).rejects.toBeInstanceOf(StoreRefused)
  await expect(refused).rejects.toThrow(/^PostgreSQL at 127\.0\.0\.1:\d+\/nothing can't be used: /)
  await expect(refused).rejects.toThrow(message)
})

test('a statement that may take hours is waited for longer than others, and the server is told to allow it', async () => {
  const done = (tag: string) => Buffer.concat([Buffer.from([0x43, 0, 0, 0, tag.length + 5]), Buffer.from(`${tag}\0`), WELCOME.subarray(9)])
  const answers = ['CREATE INDEX', 'COMMIT'].map(done)
  const made = await openSilent(WELCOME, done('BEGIN'), answers)
  const index = sql`create index slow on articles (url)`
  expect(await made.transaction((tx) => tx.query(index), { mayTakeHours: true })).toEqual([])
  expect(firstAsked).toContain('; set local statement_timeout = 21600000')
  await expect((await openSilent(WELCOME, done('BEGIN'), answers)).transaction((tx) => tx.query(index))).rejects.toBeInstanceOf(
    StoreUnavailable,
  )
  expect(firstAsked).not.toContain('statement_timeout')
})

test('a look over the whole store may take hours', async () => {
  await expect(checkStore(await openSilent(WELCOME))).rejects.toBeInstanceOf(StoreUnavailable)
  expect(firstAsked).toContain('; set local statement_timeout = 21600000')
})

test('a pooler that lets no timeout through refuses us, and is not waited for', async () => {
  const refused = (await openSilent(errorAnswer('08P01', 'unsupported startup parameter: statement_timeout'))).query(sql`select 1`)
  await expect(refused).rejects.toBeInstanceOf(StoreRefused)
  await expect(refused).rejects.toThrow("can't be used: unsupported startup parameter: statement_timeout")
})

test.each(['sslrootcert', 'sslcert', 'sslkey'])(
  'a file of a certificate that is not there (%s) is named, and not waited for',
  async (name) => {
    server = createServer()
    const db = openPostgres({ url: `postgres://reader@127.0.0.1:1/nothing?sslmode=verify-full&${name}=/nowhere/one.pem` })
    await expect(db.query(sql`select 1`)).rejects.toBeInstanceOf(StoreRefused)
    await expect(db.query(sql`select 1`)).rejects.toThrow(
      "PostgreSQL at 127.0.0.1:1/nothing can't be used: ENOENT: no such file or directory, open '/nowhere/one.pem'",
    )
  },
)
