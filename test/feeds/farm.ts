// Publishers for tests: one loopback server that plays every host, a resolver that leads all names to it, and a clock that moves only
// when the test moves it or when somebody waits.

import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Log, LogFields } from '../../src/log.ts'
import { createFeedReader, type FeedReaderDeps, type ReadCounts } from '../../src/pipeline/fetch-feed-due.ts'
import type { Database } from '../../src/store/database.ts'
import { addFeeds } from '../../src/store/feeds.ts'
import { listening } from '../support/free-port.ts'

export const START = Date.parse('2026-03-02T10:00:00Z')

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

export interface Farm {
  port: number
  /** What each host answers to everything. */
  hosts: Map<string, Answer>
  /** Every request in order of arrival. */
  requests: { host: string; path: string; headers: IncomingMessage['headers']; at: number }[]
  url: (host: string, path?: string) => string
  close: () => Promise<void>
}

export async function openFarm(clock: () => number): Promise<Farm> {
  const hosts = new Map<string, Answer>()
  const requests: Farm['requests'] = []
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '')
    requests.push({ host, path: request.url ?? '', headers: request.headers, at: clock() })
    const answer = hosts.get(host)
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  const port = await listening(server)
  return {
    port,
    hosts,
    requests,
    url: (host, path = '/feed') => `http://${host}:${port}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export interface World {
  clock: () => number
  advance: (ms: number) => void
  log: Log
  lines: { event: string; fields: LogFields }[]
  deps: (db: Database) => FeedReaderDeps
}

/** A clock of its own; who waits moves it. */
export function createWorld(): World {
  let now = START
  const lines: World['lines'] = []
  const note = (event: string, fields: LogFields = {}): void => {
    lines.push({ event, fields })
  }
  const log: Log = { info: note, warn: note, error: note }
  const clock = (): number => now
  const advance = (ms: number): void => {
    now += ms
  }
  return {
    clock,
    advance,
    log,
    lines,
    deps: (db) => ({
      db,
      clock,
      newId: randomUUID,
      log,
      allowPrivate: true,
      userAgent: 'Sitrep/0.1 (+https://wire.example)',
      resolver: async () => [{ address: '127.0.0.1', family: 4 }],
      timeoutMs: 5_000,
      wait: async (ms) => advance(ms),
    }),
  }
}

/** One round of a reader of its own: what is due now, at most one feed of each host, is read and recorded. */
export async function readDueFeeds(deps: FeedReaderDeps, now: number): Promise<ReadCounts> {
  const reader = createFeedReader(deps, new AbortController().signal)
  await reader.start(now)
  await reader.allDone()
  return reader.takeCounts()
}

export interface FeedHints {
  title?: string
  category?: string
  country?: string
  language?: string
  nextAt?: number
}

/** Adds one feed, due at the start of the test's time. Gives its id. */
export async function addFeed(db: Database, url: string, hints: FeedHints = {}): Promise<string> {
  const id = randomUUID()
  const { title = '', category = null, country = null, language = null, nextAt = START } = hints
  await addFeeds(db, [{ id, url, title, category, country, language, nextAt }])
  return id
}

export interface Item {
  title: string
  link?: string
  date?: string
}

/** An RSS feed with these items. */
export function rss(items: readonly Item[], head = ''): string {
  const texts = items.map(
    ({ title, link, date }) =>
      `<item><title>${title}</title>${link ? `<link>${link}</link>` : ''}${date ? `<pubDate>${date}</pubDate>` : ''}</item>`,
  )
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>The Gazette</title>${head}${texts.join('')}</channel></rss>`
}
