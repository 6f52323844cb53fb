import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createNetServer, type Socket } from 'node:net'
import { brotliCompressSync, deflateRawSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FetchError, type Fetched, type FetchOptions, fetchUrl } from '../src/provider/fetch-url.ts'
import { isPublicAddress } from '../src/provider/public-address.ts'
import { readItems } from '../src/provider/read-items.ts'
import { listening } from './support/free-port.ts'

const FEED = '<rss><channel><title>G</title><item><title>One</title><link>/1</link></item></channel></rss>'

const ROUTES: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/feed': (_request, response) => response.setHeader('content-type', 'application/rss+xml').end(FEED),
  '/gzip': (_request, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync(FEED)),
  '/brotli': (_request, response) => response.setHeader('content-encoding', 'br').end(brotliCompressSync(FEED)),
  // As some servers do, without the wrapper that belongs around it.
  '/bare-deflate': ({ headers }, response) =>
    /deflate/.test(String(headers['accept-encoding']))
      ? response.setHeader('content-encoding', 'deflate').end(deflateRawSync(FEED))
      : response.end(FEED),
  '/bomb': (_request, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(30_000_000))),
  '/moved': (_request, response) => response.writeHead(301, { location: '/feed' }).end(),
  '/moved-unencoded': (_request, response) => response.writeHead(302, { location: Buffer.from('/flüsse').toString('latin1') }).end(),
  '/fl%C3%BCsse': (_request, response) => response.end(FEED),
  '/loop': (_request, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/elsewhere': (_request, response) => response.writeHead(302, { location: `http://elsewhere.example:${port}/feed` }).end(),
  '/file': (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/silent': () => {},
  '/drip': (_request, response) => response.write('a'),
  '/broken': (_request, response) => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('<rss>', () => response.destroy())
  },
  '/not-packed': (_request, response) => response.setHeader('content-encoding', 'gzip').end('plain text'),
  '/odd-xml': (_request, response) =>
    response.setHeader('content-type', 'application/rss+xml; charset=utf-8').end(`banner ${'-'.repeat(10_000)}${FEED}`),
  '/packed-error': (_request, response) => response.writeHead(404, { 'content-encoding': 'gzip' }).end('no gzip at all'),
  '/packed-half': (_request, response) => response.writeHead(404, { 'content-encoding': 'gzip' }).write(gzipSync(FEED).subarray(0, 20)),
  '/packed-moved': (_request, response) =>
    response.writeHead(302, { location: '/packed-half', 'content-encoding': 'br' }).write('no brotli at all'),
  '/echo': (request, response) => response.end(JSON.stringify(request.headers)),
  '/gone': (_request, response) => response.writeHead(410).end(),
}

let port = 0
const server = createServer((request, response) =>
  (ROUTES[request.url ?? ''] ?? ((_request, other: ServerResponse) => other.writeHead(404).end()))(request, response),
)
beforeAll(async () => {
  port = await listening(server)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const toLoopback = async () => [{ address: '127.0.0.1', family: 4 as const }]

function get(path: string, options: FetchOptions = {}): Promise<Fetched> {
  return fetchUrl(`http://gazette.example:${port}${path}`, { allowPrivate: true, resolver: toLoopback, timeoutMs: 5_000, ...options })
}

async function textOf(fetched: Fetched): Promise<string> {
  return Buffer.concat(await Array.fromAsync(fetched.body)).toString()
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof FetchError ? error.code : `not a FetchError: ${error}`
}

describe('fetchUrl', () => {
  test.each(['/feed', '/gzip', '/brotli', '/bare-deflate', '/moved', '/moved-unencoded'])('%s gives the feed', async (path) => {
    const fetched = await get(path)
    expect(fetched.status).toBe(200)
    expect(await textOf(fetched)).toBe(FEED)
  })

  test('the address that answered is told', async () => {
    const fetched = await get('/moved')
    await fetched.close()
    expect(fetched.url).toBe(`http://gazette.example:${port}/feed`)
  })

  test('a status of failure is an answer', async () => {
    const fetched = await get('/gone')
    expect(fetched.status).toBe(410)
    expect(await textOf(fetched)).toBe('')
  })

  test('the connection goes to the address that was checked, with the host of the name', async () => {
    const headers = JSON.parse(await textOf(await get('/echo', { userAgent: 'Test/1', headers: { 'if-none-match': '"a"' } })))
    expect(headers).toMatchObject({ host: `gazette.example:${port}`, 'user-agent': 'Test/1', 'if-none-match': '"a"' })
  })

  test('a name is resolved once for each request', async () => {
    let count = 0
    const resolver = () => {
      count++
      return toLoopback()
    }
    await textOf(await get('/feed', { resolver }))
    expect(count).toBe(1)
  })

  test.each<[string, string, FetchOptions, string]>([
    ['a private address', 'http://10.0.0.1/', {}, 'refused_address'],
    ['a loopback address', 'http://127.0.0.1/', {}, 'refused_address'],
    ['a loopback address written as a number', 'http://2130706433/', {}, 'refused_address'],
    ['a loopback address of IPv6', 'http://[::1]/', {}, 'refused_address'],
    [
      'a name that resolves to a private address',
      'http://gazette.example/',
      { resolver: async () => [{ address: '192.168.1.1', family: 4 }] },
      'refused_address',
    ],
    [
      'a name with one private address among public ones',
      'http://gazette.example/',
      {
        resolver: async () => [
          { address: '93.184.216.34', family: 4 },
          { address: 'fd00::1', family: 6 },
        ],
      },
      'refused_address',
    ],
    ['a name without an address', 'http://gazette.example/', { resolver: async () => [] }, 'unresolved'],
    ['a resolver that never answers', 'http://gazette.example/', { resolver: () => new Promise(() => {}), timeoutMs: 50 }, 'timeout'],
    ['another scheme', 'file:///etc/passwd', {}, 'bad_url'],
    ['no address', 'gazette', {}, 'bad_url'],
  ])('%s is refused', async (_name, address, options, code) => {
    expect(await codeOf(fetchUrl(address, options))).toBe(code)
  })

  test('a redirect to another name is resolved and checked anew', async () => {
    const names: string[] = []
    const resolver = (name: string) => {
      names.push(name)
      return toLoopback()
    }
    await textOf(await get('/elsewhere', { resolver }))
    expect(names).toEqual(['gazette.example', 'elsewhere.example'])
    const refusing = async (name: string) => (name === 'elsewhere.example' ? [] : toLoopback())
    expect(await codeOf(get('/elsewhere', { resolver: refusing }))).toBe('unresolved')
  })

  test('a redirect to another scheme or in a circle is refused', async () => {
    const resolver = async () => [{ address: '127.0.0.1', family: 4 as const }]
    expect(await codeOf(get('/file', { resolver }))).toBe('bad_url')
    expect(await codeOf(get('/loop', { resolver }))).toBe('redirects')
  })

  test('no more redirects are followed than were allowed', async () => {
    const followed: string[] = []
    const onRedirect = async ({ to }: { to: string }) => void followed.push(new URL(to).pathname)
    expect(await codeOf(get('/moved', { redirectsMax: 0, onRedirect }))).toBe('redirects')
    expect(await codeOf(get('/loop', { redirectsMax: 2, onRedirect }))).toBe('redirects')
    expect(followed).toEqual(['/loop', '/loop'])
    await get('/moved', { redirectsMax: 1 }).then(textOf)
  })

  test.each([
    ['/silent', { timeoutMs: 100 }, 'timeout'],
    ['/drip', { timeoutMs: 100 }, 'timeout'],
    ['/bomb', { bytesMax: 1_000_000 }, 'too_large'],
    ['/broken', {}, 'connection'],
  ])('%s ends with %j in %s', async (path, options, code) => {
    expect(await codeOf(get(path, options).then(textOf))).toBe(code)
  })

  test.each(['/packed-error', '/packed-half', '/packed-moved'])('the packed body of %s, which nobody reads, fails nobody', async (path) => {
    const faults: unknown[] = []
    const note = (fault: unknown): void => void faults.push(fault)
    process.on('uncaughtExceptionMonitor', note)
    const fetched = await get(path)
    await fetched.close()
    // The end of an unread body is told in a later turn.
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
    process.off('uncaughtExceptionMonitor', note)
    expect([fetched.status, faults]).toEqual([404, []])
  })
  test('a packed body that failed before anybody read it fails its reader', async () => {
    const fetched = await get('/packed-error')
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
    expect(await codeOf(Array.fromAsync(fetched.body))).toBe('damaged')
  })
  test('an abort by the caller ends the fetch', async () => {
    const controller = new AbortController()
    const fetched = get('/silent', { signal: controller.signal })
    controller.abort()
    expect(await codeOf(fetched)).toBe('aborted')
  })
})

describe('readItems over http', () => {
  const options = { fetch: { allowPrivate: true } }

  test('relative links are resolved against the address that answered', async () => {
    const items = await Array.fromAsync(readItems(`http://127.0.0.1:${port}/moved`, options))
    expect(items).toMatchObject([{ kind: 'item', item: { url: `http://127.0.0.1:${port}/1`, title: 'One' } }])
  })

  test('a status of failure and a broken connection are one message each', async () => {
    expect(await Array.fromAsync(readItems(`http://127.0.0.1:${port}/gone`, options))).toMatchObject([
      { kind: 'rejected', reason: 'the server answered 410' },
    ])
    expect(await Array.fromAsync(readItems(`http://127.0.0.1:${port}/broken`, options))).toMatchObject([{ kind: 'rejected' }])
  })

  test('an answer that is not packed as it says is told of, not called empty', async () => {
    expect(await Array.fromAsync(readItems(`http://127.0.0.1:${port}/not-packed`, options))).toMatchObject([
      { kind: 'rejected', reason: 'the packed answer is damaged (Z_DATA_ERROR)' },
    ])
  })

  test('what the server says to be XML is read as a feed, however it begins', async () => {
    const items = await Array.fromAsync(readItems(`http://127.0.0.1:${port}/odd-xml`, options))
    expect(items).toMatchObject([{ kind: 'item', item: { title: 'One' } }])
  })

  test('an inner address is refused unless allowed', async () => {
    expect(await Array.fromAsync(readItems(`http://127.0.0.1:${port}/feed`))).toMatchObject([
      { kind: 'rejected', reason: '127.0.0.1 is not on the public internet; SITREP_FEEDS_ALLOW_PRIVATE=true allows such addresses' },
    ])
  })
})

describe('isPublicAddress', () => {
  test.each([
    '93.184.216.34',
    '8.8.8.8',
    // Beside what is not.
    '11.0.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '172.15.255.255',
    '172.32.0.1',
    '198.17.255.255',
    '198.20.0.1',
    '2001:200::1',
    '2606:4700::1111',
    '2a00:1450:4001::200e',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.0.1',
    '192.168.255.255',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    '3fff::1',
    '4000::1',
    '7fff::1',
    '8000::1',
    'fc00::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    'localhost',
    '',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

// Sizes around what is taken before anybody reads: there the parser stands still while the end has come.
test.each([16_384, 65_536, 131_072])(
  'a server that hangs up before its %i bytes are read ends nothing, and all can be read',
  async (bytes) => {
    const sudden = createNetServer((socket) => {
      socket.once('data', () => {
        socket.write(`HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: ${bytes}\r\n\r\n`)
        socket.write('x'.repeat(bytes))
        socket.end()
      })
    })
    await once(sudden.listen(0, '127.0.0.1'), 'listening')
    const { port: suddenPort } = sudden.address() as AddressInfo
    const sent = once(sudden, 'connection').then(([socket]: Socket[]) => once(socket!, 'finish'))
    const response = await fetchUrl(`http://127.0.0.1:${suddenPort}/`, { allowPrivate: true })
    await sent
    for (let turn = 0; turn < 50; turn += 1) await new Promise((wake) => setImmediate(wake))
    const read = await Array.fromAsync(response.body)
    expect(read.reduce((sum, { length }) => sum + length, 0)).toBe(bytes)
    sudden.close()
  },
)
