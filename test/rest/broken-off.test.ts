// Callers that go before they are answered, or before they have said all.

import { once } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, connect, Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { silentLog } from '../../src/log.ts'
import { openTestApi } from '../support/api.ts'
import { NOW } from '../support/seed.ts'
import { openTestServer } from '../support/server.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()

test('a request of which nobody is left is neither counted nor answered, and no fault of ours', async () => {
  const { app, served, faults } = openTestApi(store.db)
  await app.ready()
  // Reset before it was read: the connection has no address any more.
  const socket = new Socket()
  const request = Object.assign(new IncomingMessage(socket), { method: 'GET', url: '/v1/situations', httpVersion: '1.1' })
  request.rawHeaders.push('Host', 'api', 'X-Api-Key', `sitrep_${'a'.repeat(40)}`)
  app.server.emit('request', request, new ServerResponse(request))
  await app.close()
  expect([socket.destroyed, served, faults]).toEqual([true, [], []])
})

test('a body that breaks off is no fault of ours', async () => {
  const error = vi.fn()
  const server = await openTestServer(store, { now: NOW, log: { ...silentLog, error } })
  const { hostname, port, host } = new URL(server.origin)
  for (const path of ['/mcp', '/oauth/token', '/oauth/register', '/oauth/consent/x', '/websub/x', '/sign-in']) {
    const caller = connect(Number(port), hostname)
    const type = path === '/mcp' || path === '/oauth/register' ? 'application/json' : 'application/x-www-form-urlencoded'
    caller.write(`POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\nContent-Length: 50\r\nExpect: 100-continue\r\n\r\n{`)
    // From here on the body is awaited.
    await once(caller, 'data')
    caller.destroy()
  }
  // It waits for what is under way.
  await server.close()
  expect(error.mock.calls).toEqual([])
})

test('a connection whose reader takes nothing is closed, after two minutes', async () => {
  const { app } = openTestApi(store.db)
  await app.listen({ host: '127.0.0.1', port: 0 })
  expect(app.server.timeout).toBe(120_000)
  app.server.timeout = 50
  const { port } = app.server.address() as AddressInfo
  const reader = connect(port, '127.0.0.1').pause()
  const [[socket]] = await Promise.all([once(app.server, 'connection'), once(reader, 'connect')])
  // More than what lies on the way can hold.
  reader.write('GET /openapi.json HTTP/1.1\r\nHost: api\r\n\r\n'.repeat(500))
  await once(socket, 'close')
  reader.destroy()
  await app.close()
})

test('who takes too long to send a request is told so within two seconds more; where nothing was sent, or all is answered, the connection ends without a word', async () => {
  const { app } = openTestApi(store.db)
  await app.listen({ host: '127.0.0.1', port: 0 })
  // The library takes the greater for the whole request.
  expect([app.server.requestTimeout, app.server.headersTimeout]).toEqual([30_000, 30_000])
  expect(app.server).toHaveProperty('connectionsCheckingInterval', 2_000)
  const { port } = app.server.address() as AddressInfo
  const answerTo = async (sent: string, isAnswered = false): Promise<string> => {
    const caller = connect(port, '127.0.0.1').setEncoding('utf8')
    const [socket] = await once(app.server, 'connection')
    let answer = ''
    caller.on('data', (chunk) => {
      answer += chunk
    })
    if (sent !== '') {
      caller.write(sent)
      await vi.waitUntil(() => (isAnswered ? answer !== '' : socket.bytesRead > 0))
    }
    // As the library tells of it, whatever its clock says.
    app.server.emit('clientError', Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
    await once(caller, 'close')
    return answer
  }
  const late = await answerTo('GET /v1/limits HTTP/1.1\r\nHost: api\r\n')
  expect(late).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(late).toContain('{"error":{"code":"bad_request","message":"the request did not arrive whole within 30 seconds"}}')
  expect(await answerTo('')).toBe('')
  const announcing = await answerTo('GET /healthz HTTP/1.1\r\nHost: api\r\nContent-Length: 5\r\n\r\n', true)
  expect(announcing.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200'])
  await app.close()
})
