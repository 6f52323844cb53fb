// An embedded store that ends between the beginning of a transaction and its first statement: the next one is asked, and only then.

import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import sql from 'sql-template-tag'
import { afterEach, expect, test } from 'vitest'
import { StoreUnavailable } from '../../src/store/database.ts'
import { openPool } from '../../src/store/pool.ts'
import { listening } from '../support/free-port.ts'

/** AuthenticationOk, ReadyForQuery. */
const WELCOME = Buffer.from('5200000008000000005a0000000549', 'hex')
/** A command that is complete, ReadyForQuery. */
const DONE = Buffer.from('430000000a424547494e005a0000000554', 'hex')

let server: Server
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.close()
})

/** A store of which each owner in turn answers so many statements and is gone. */
async function openOwners(...answers: number[]) {
  const owners = answers.values()
  server = createServer((socket) => {
    let left = owners.next().value ?? Number.POSITIVE_INFINITY
    sockets.push(socket)
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write(WELCOME)
      socket.on('data', () => {
        if (--left === 0) socket.end(DONE)
        else socket.write(DONE)
      })
    })
  })
  const port = await listening(server)
  const connection = { host: '127.0.0.1', port, user: 'sitrep', database: 'sitrep' }
  return openPool({ connection, engine: 'embedded', description: 'the store', connectionsMax: 1, revive: async () => {} })
}

const ended = (owner: number) => once(sockets[owner]!, 'close')

test('a transaction of which nothing was asked yet is begun anew with the next owner', async () => {
  const db = await openOwners(1)
  let attempts = 0
  await db.transaction(async (tx) => {
    attempts += 1
    if (attempts === 1) await ended(0)
    await tx.query(sql`select 1`)
  })
  expect(attempts).toBe(2)
  await db.close()
})

test('one that had an answer is not, for what it did besides would be done twice', async () => {
  const db = await openOwners(2)
  let attempts = 0
  const asked = db.transaction(async (tx) => {
    attempts += 1
    await tx.query(sql`select 1`)
    await ended(0)
    await tx.query(sql`select 2`)
  })
  await expect(asked).rejects.toBeInstanceOf(StoreUnavailable)
  expect(attempts).toBe(1)
  await db.close()
})
