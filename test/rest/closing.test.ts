// The server is asked to end while callers are connected.

import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import type { Queryable } from '../../src/store/database.ts'
import { openTestApi } from '../support/api.ts'
import { seedAccount } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()

// R7-shape
test('what still comes on a connection in use is answered as ever while the server ends, and the connection with it', async () => {
  const asked = Promise.withResolvers<void>()
  const mayAnswer = Promise.withResolvers<never[]>()
  const db: Queryable = {
    query: () => {
      asked.resolve()
      return mayAnswer.promise
    },
  }
  const { app } = openTestApi(db)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const caller = connect(port, '127.0.0.1')
  await once(caller, 'connect')
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: api\r\nX-Api-Key: sitrep_${'a'.repeat(40)}\r\n\r\n`
  const answers = text(caller)
  caller.write(request('/v1/situations'))
  await asked.promise
  const closed = app.close()
  while (app.server.listening) await new Promise((wake) => setImmediate(wake))
  caller.write(request('/v1/limits'))
  mayAnswer.resolve([])
  await closed
  const bodies = [...(await answers).matchAll(/^\{.*\}/gm)].map(([body]) => JSON.parse(body))
  expect(bodies).toMatchObject([{ error: { code: 'unauthorized' } }, { error: { code: 'unauthorized' } }])
})

test('a request that was on its way as the server began to end is answered, and its connection ends; one on which nothing comes ends too', async () => {
  const { app } = openTestApi(store.db)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const open = async () => {
    const caller = connect(port, '127.0.0.1')
    const answers = text(caller)
    caller.write(request)
    await once(app.server, 'request').then(([, response]) => once(response, 'close'))
    return { caller, answers }
  }
  const request = 'GET /healthz HTTP/1.1\r\nHost: api\r\n\r\n'
  const [busy, idle] = [await open(), await open()]
  const closed = app.close()
  while (app.server.listening) await new Promise((wake) => setImmediate(wake))
  busy.caller.write(request)
  const told = async (answers: Promise<string>) => [...(await answers).matchAll(/^connection: (.*)$/gim)].map(([, value]) => value)
  expect(await told(busy.answers)).toEqual(['keep-alive', 'close'])
  expect(await told(idle.answers)).toEqual(['keep-alive'])
  await closed
})

test('who is given a kept answer while the server ends is told that the connection ends with it', async () => {
  const key = await seedAccount(store.db, 'busy', 'scale')
  const { app, usage, history } = openTestApi(store.db, { answerAgeMsMax: 500 })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const request = `GET /v1/situations HTTP/1.1\r\nHost: api\r\nAuthorization: ${key.authorization}\r\n\r\n`
  await app.inject({ url: '/v1/situations', headers: key })
  const caller = connect(port, '127.0.0.1')
  await once(caller, 'connect')
  const answers = text(caller)
  // The first byte of a request: the connection is in use.
  const [socket] = await Promise.all([once(app.server, 'request').then(([{ socket: used }]) => used), caller.write(request)])
  await once(caller, 'readable')
  caller.write(request.slice(0, 1))
  await vi.waitUntil(() => socket.bytesRead > request.length)
  const closed = app.close()
  while (app.server.listening) await new Promise((wake) => setImmediate(wake))
  caller.write(request.slice(1))
  await closed
  const told = [...(await answers).matchAll(/^connection: (.*)$/gim)].map(([, value]) => value)
  expect(told).toEqual(['keep-alive', 'close'])
  await usage.close()
  await history.flush()
})
