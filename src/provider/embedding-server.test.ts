import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { UpstreamError } from '../core/serving/errors.ts'
import { embedTexts } from './embed-texts.ts'
import { createEmbeddingServer } from './embedding-server.ts'
import { pauseAfter, RequestRefused } from './model-server.ts'

interface Sent {
  address: string
  headers: Headers
  body: unknown
}

/** A server whose network is this function's answer. */
function serverAnswering(answer: () => Response | Promise<Response>) {
  const sent: Sent[] = []
  const send = async (address: string | URL | Request, init?: RequestInit) => {
    sent.push({ address: String(address), headers: new Headers(init?.headers), body: JSON.parse(String(init?.body)) })
    return answer()
  }
  return { sent, server: createEmbeddingServer({ url: 'http://embeddings.example:9', model: 'tiny', key: 'secret-key', fetch: send }) }
}

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })

test('texts go out with model and key, and come back as unit vectors in their order', async () => {
  const { sent, server } = serverAnswering(() =>
    json({
      data: [
        { index: 1, embedding: [0, 2] },
        { index: 0, embedding: [3, 4] },
      ],
    }),
  )
  const vectors = await server.embed(['one', 'two'])
  expect(vectors.map((vector) => Array.from(vector, (value) => Number(value.toFixed(3))))).toEqual([
    [0.6, 0.8],
    [0, 1],
  ])
  expect(sent[0]?.address).toBe('http://embeddings.example:9/v1/embeddings')
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer secret-key')
  expect(sent[0]?.body).toEqual({ model: 'tiny', input: ['one', 'two'], encoding_format: 'float' })
})

test('an answer may begin with a byte order mark, as some frameworks write it', async () => {
  const { server } = serverAnswering(() => new Response(`\ufeff${JSON.stringify({ data: [{ index: 0, embedding: [2] }] })}`))
  expect(await server.embed(['one'])).toEqual([Float32Array.of(1)])
})

test('a long text that is cut within a character goes out without half of one', async () => {
  const { sent, server } = serverAnswering(() => json({ data: [{ index: 0, embedding: [1] }] }))
  await server.embed([`${'a'.repeat(5_999)}🚢`])
  expect(sent[0]?.body).toMatchObject({ input: [`${'a'.repeat(5_999)}\ufffd`] })
})

test.each([
  ['http://models.example:9', 'http://models.example:9/v1/embeddings'],
  ['http://models.example:9/v1/', 'http://models.example:9/v1/embeddings'],
  ['https://models.example/api/embeddings', 'https://models.example/api/embeddings'],
  ['https://models.example/openai/v1?api-version=2', 'https://models.example/openai/v1/embeddings?api-version=2'],
  ['https://models.example/a/embeddings?api-version=2', 'https://models.example/a/embeddings?api-version=2'],
  ['https://models.example/?key=1', 'https://models.example/v1/embeddings?key=1'],
])('a server at %s is asked at %s', async (url, address) => {
  let asked: unknown
  const send = async (to: string | URL | Request) => {
    asked = to
    return json({ data: [{ index: 0, embedding: [1] }] })
  }
  await createEmbeddingServer({ url, model: 'tiny', fetch: send }).embed(['one'])
  expect(asked).toBe(address)
})

test('a key that no header can carry is an upstream error that tells nothing of it, and nothing goes out', async () => {
  let isAsked = false
  const send = async () => {
    isAsked = true
    return json({ data: [{ index: 0, embedding: [1] }] })
  }
  const server = createEmbeddingServer({ url: 'http://embeddings.example:9', model: 'tiny', key: 'secret\nkey', fetch: send })
  const failure = await server.embed(['text']).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(UpstreamError)
  expect(inspect(failure, { depth: 9 })).not.toMatch(/secret|Bearer/)
  expect(isAsked).toBe(false)
})

test.each([
  ['an error status', () => json({ error: 'secret-key is wrong' }, 500)],
  ['no JSON', () => new Response('<html>')],
  ['too few vectors', () => json({ data: [] })],
  ['no data', () => json({})],
  ['a vector of words', () => json({ data: [{ index: 0, embedding: ['a'] }] })],
  ['a vector of zeros', () => json({ data: [{ index: 0, embedding: [0, 0] }] })],
  ['an index out of range', () => json({ data: [{ index: 7, embedding: [1] }] })],
  ['no answer', () => Promise.reject(new TypeError('connect ECONNREFUSED'))],
])('%s is an upstream error that tells nothing of the key or the answer', async (_, answer) => {
  const failure = await serverAnswering(answer)
    .server.embed(['text'])
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(UpstreamError)
  expect(String(failure)).not.toMatch(/secret-key|html|ECONNREFUSED/)
})

test.each([
  ['the key that it refuses', () => json({ error: 'Incorrect API key provided: secret-key' }, 401), 'HTTP 401'],
  ['the text that it refuses', () => json({ detail: [{ input: 'secret-key' }] }, 422), 'HTTP 422'],
  ['the text in no JSON', () => new Response('secret-key'), 'JSON'],
])('of a server that repeats %s the log has the status alone', async (_, answer, told) => {
  const failure = await serverAnswering(answer)
    .server.embed(['text'])
    .catch((error: unknown) => error)
  const logged = inspect(failure, { depth: null })
  expect(logged).toContain(told)
  expect(logged).not.toContain('secret-key')
})

test('a text that the server refuses is told apart from a server that fails', async () => {
  await expect(serverAnswering(() => json({}, 413)).server.embed(['long'])).rejects.toBeInstanceOf(RequestRefused)
  await expect(serverAnswering(() => json({}, 503)).server.embed(['long'])).rejects.not.toBeInstanceOf(RequestRefused)
})

test.each([[[0, 0]], [[null, null]], [[1, 'NaN']], [[]], [null]])(
  'a text for which there is only %j keeps no other from its vector',
  async (embedding) => {
    const answering = async (_: string | URL | Request, init?: RequestInit) => {
      const { input } = JSON.parse(String(init?.body)) as { input: string[] }
      return json({ data: input.map((text, index) => ({ index, embedding: text === 'overflowing' ? embedding : [0, 1] })) })
    }
    const server = createEmbeddingServer({ url: 'http://embeddings.example:9', model: 'tiny', fetch: answering })
    const vectors = await embedTexts(server, ['one', 'two', 'overflowing', 'three'])
    expect(vectors.map((vector) => vector && [...vector])).toEqual([[0, 1], [0, 1], null, [0, 1]])
  },
)

test.each([
  [500, undefined, [[1], null, [1]]],
  [424, undefined, [[1], null, [1]]],
  [500, '30', 'error'],
  [503, undefined, 'error'],
])('a server that answers %i (Retry-After: %s) to one text gives %j', async (status, after, expected) => {
  const breaking = async (_: string | URL | Request, init?: RequestInit) => {
    const { input } = JSON.parse(String(init?.body)) as { input: string[] }
    if (input.includes('overlong')) return new Response('{}', { status, headers: after ? { 'retry-after': after } : {} })
    return json({ data: input.map((__, index) => ({ index, embedding: [2] })) })
  }
  const server = createEmbeddingServer({ url: 'http://embeddings.example:9', model: 'tiny', fetch: breaking })
  const given = await embedTexts(server, ['one', 'overlong', 'three']).catch(() => 'error' as const)
  expect(given === 'error' ? given : given.map((vector) => vector && [...vector])).toEqual(expected)
})

test('a NaN for one text, which is no JSON, keeps no other from its vector', async () => {
  const withNaN: typeof fetch = async (_, init) => {
    const { input } = JSON.parse(String(init?.body)) as { input: string[] }
    const data = input.map((text, index) => `{"index":${index},"embedding":[${text === 'overlong' ? 'NaN' : '1'},0]}`)
    return new Response(`{"data":[${data.join(',')}]}`)
  }
  const server = createEmbeddingServer({ url: 'http://embeddings.example:9', model: 'tiny', fetch: withNaN })
  const given = await embedTexts(server, ['one', 'overlong', 'three'])
  expect(given.map((vector) => vector && [...vector])).toEqual([[1, 0], null, [1, 0]])
})

test('a server that breaks down over everything is asked for one plain sentence and no more', async () => {
  const { sent, server } = serverAnswering(() => json({}, 500))
  await expect(embedTexts(server, ['one', 'two', 'three', 'four'])).rejects.toBeInstanceOf(UpstreamError)
  expect(sent).toHaveLength(2)
})

test.each([
  ['120', 120_000],
  ['1', 5_000],
  ['86400', 3_600_000],
  ['Mon, 02 Mar 2026 10:30:00 GMT', 1_800_000, 'Mon, 02 Mar 2026 10:00:00 GMT'],
  ['Mon, 02 Mar 2026 10:30:00 GMT', 5_000, 'Mon, 02 Mar 2026 11:00:00 GMT'],
  ['Mon, 02 Mar 2026 10:30:00 GMT', 5_000],
])('a server that says Retry-After: %s is left alone so long', async (header, ms, date?: string) => {
  const headers = { 'retry-after': header, ...(date ? { date } : {}) }
  const { server } = serverAnswering(() => new Response('{}', { status: 429, headers }))
  const error = await server.embed(['text']).catch((failure: unknown) => failure)
  expect(error instanceof UpstreamError && pauseAfter(error, { backoffMs: 5_000, maxMs: 3_600_000 })).toBe(ms)
})

test('an answer without end is cut off', async () => {
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)) })
  await expect(serverAnswering(() => new Response(endless)).server.embed(['text'])).rejects.toThrow('too much')
})

test('a server that leads elsewhere is not followed: neither key nor texts go there', async () => {
  const asked: (string | undefined)[] = []
  const server = createServer(({ url }, response) => {
    asked.push(url)
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  await expect(createEmbeddingServer({ url, model: 'tiny', key: 'secret-key' }).embed(['text'])).rejects.toBeInstanceOf(UpstreamError)
  server.close()
  expect(asked).toEqual(['/v1/embeddings'])
})
