// An embedding server of a test's own, over HTTP. It knows what the test tells it: which texts are about one thing.

import { createServer } from 'node:http'
import { createEmbeddingServer, type EmbeddingServer } from '../../src/provider/embedding-server.ts'
import { listening } from './free-port.ts'

export interface ToldServer {
  /** What the pipeline is given. */
  server: EmbeddingServer
  url: string
  /** How many requests came. */
  requests: () => number
  /** What it does from now on: answers, never answers, never answers more than a few texts, answers with an error, or with vectors of another length. */
  becomes(mood: 'well' | 'silent' | 'slow' | 'failing' | 'shorter'): void
  /** Answers from now on with an error whenever one of the texts begins so. */
  breaksOver(beginning: string): void
  /** Answers as another model from now on: the same texts, other vectors of the same length. */
  changesModel(): void
  close(): Promise<void>
}

const DIMENSIONS = 48
const SLOW_TEXTS_MAX = 6
/** A silent server is given up on at once. One that answers does so in a fraction of this. */
const DEADLINE_MS = 2_000

/** `aboutOf`: what a text is about; texts about the same thing get nearly the same vector, all others share nothing but chance. */
export async function openToldServer(aboutOf: (text: string) => string, model = 'told'): Promise<ToldServer> {
  let mood: Parameters<ToldServer['becomes']>[0] = 'well'
  let version = 0
  let requests = 0
  let unbearable: string | undefined
  const http = createServer(async (request, response) => {
    requests += 1
    const chunks = await Array.fromAsync<Buffer>(request)
    if (mood === 'silent') return
    if (mood === 'failing') return response.writeHead(500).end()
    const { input } = JSON.parse(Buffer.concat(chunks).toString()) as { input: string[] }
    if (unbearable !== undefined && input.some((text) => text.startsWith(unbearable!))) return response.writeHead(500).end()
    if (mood === 'slow' && input.length > SLOW_TEXTS_MAX) return
    const data = input.map((text, index) => {
      const own = direction(`${version} ${text}`)
      const about = direction(`${version} about ${aboutOf(text)}`)
      const vector = about.map((value, i) => value + 0.3 * own[i]!)
      return { index, embedding: mood === 'shorter' ? vector.slice(1) : vector }
    })
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
  })
  const url = `http://127.0.0.1:${await listening(http)}`
  return {
    server: createEmbeddingServer({ url, model, deadlineMs: DEADLINE_MS }),
    url,
    requests: () => requests,
    becomes(next) {
      mood = next
    },
    breaksOver(beginning) {
      unbearable = beginning
    },
    changesModel() {
      version += 1
    },
    async close() {
      http.closeAllConnections()
      await new Promise((done) => http.close(done))
    },
  }
}

/** A direction that belongs to a text, as if by chance. */
function direction(text: string): number[] {
  let state = 0x811c9dc5
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193)
  return Array.from({ length: DIMENSIONS }, () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9
    return ((state ^ (state >>> 13)) | 0) / 2 ** 31
  })
}
