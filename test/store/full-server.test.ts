// A database whose connections others have taken: those that we hold serve on.

import { createServer, type Server, type Socket } from 'node:net'
import sql from 'sql-template-tag'
import { afterEach, expect, test } from 'vitest'
import { StoreUnavailable } from '../../src/store/database.ts'
import { openPostgres } from '../../src/store/postgres.ts'
import { listening } from '../support/free-port.ts'

/** ReadyForQuery. */
const READY = Buffer.from('5a0000000549', 'hex')
/** AuthenticationOk. */
const WELCOME = Buffer.concat([Buffer.from('520000000800000000', 'hex'), READY])
const DONE = Buffer.concat([message('C', 'SELECT 0\0'), READY])
const FULL = message('E', 'SFATAL\0C53300\0Msorry, too many clients already\0\0')

function message(type: string, body: string): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)])
}

let server: Server
const sockets = new Set<Socket>()
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})

/** Takes so many connections and tells what it is asked; what it is asked first it answers when it is told to. */
async function openFull(connectionsMax: number) {
  const [answerFirst, askedFirst, refused] = [1, 2, 3].map(() => Promise.withResolvers<void>()) as [Turn, Turn, Turn]
  server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    const isTaken = sockets.size <= connectionsMax
    socket.once('data', () => {
      if (!isTaken) {
        socket.end(FULL, refused.resolve)
        return
      }
      socket.write(WELCOME)
      socket.on('data', async () => {
        askedFirst.resolve()
        await answerFirst.promise
        socket.write(DONE)
      })
    })
  })
  const port = await listening(server)
  return { db: openPostgres({ url: `postgres://reader@127.0.0.1:${port}/full` }), answerFirst, askedFirst, refused }
}

type Turn = PromiseWithResolvers<void>

test('who is refused another connection waits for one of our own, one after the other', async () => {
  const { db, answerFirst, askedFirst, refused } = await openFull(1)
  const first = db.query(sql`select 1`)
  await askedFirst.promise
  const others = [db.query(sql`select 2`), db.transaction((tx) => tx.query(sql`select 3`)), db.query(sql`select 4`)]
  await refused.promise
  answerFirst.resolve()
  expect(await Promise.all([first, ...others])).toEqual([[], [], [], []])
})

test('who has none is told at once that the store is out of reach', async () => {
  const { db } = await openFull(0)
  const refused = db.query(sql`select 1`)
  await expect(refused).rejects.toBeInstanceOf(StoreUnavailable)
  await expect(refused).rejects.toThrow('is out of reach: sorry, too many clients already')
})
