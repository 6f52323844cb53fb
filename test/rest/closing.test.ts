// The server is asked to end while callers are connected.

import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { Queryable } from '../../src/store/database.ts'
import { openTestApi } from '../support/api.ts'

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
