/**
 * How fast new feeds are taken in: node bench/feeds-cold.ts [--feeds 500] [--items 50]
 *
 * So many invented hosts with so many items each, none read before, the real reader and an embedded store on disk, on the real clock. The
 * publishers are a thread of their own. Tells the seconds until every item is stored.
 */

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import sql from 'sql-template-tag'
import { countIn } from '../scripts/read-lines.ts'
import { silentLog } from '../src/log.ts'
import { createFeedReader } from '../src/pipeline/fetch-feed-due.ts'
import type { Database } from '../src/store/database.ts'
import { addFeeds } from '../src/store/feeds.ts'
import { openStore } from '../src/store/open-store.ts'
import { clearedAfter, throwAwayFolder } from './programs.ts'

if (isMainThread) await measure()
else publish(workerData.items)

async function measure(): Promise<void> {
  const { values } = parseArgs({ options: { feeds: { type: 'string', default: '500' }, items: { type: 'string', default: '50' } } })
  const [feeds, items] = [countIn(values, 'feeds'), countIn(values, 'items')]
  const publishers = new Worker(import.meta.filename, { workerData: { items } })
  const [port] = await once(publishers, 'message')
  const db = await openStore({ dataDir: throwAwayFolder() })
  await clearedAfter(
    () => readAll(db, { feeds, items, port }),
    () => db.close(),
  )
  await publishers.terminate()
}

async function readAll(db: Database, { feeds, items, port }: { feeds: number; items: number; port: number }): Promise<void> {
  const now = Date.now()
  await addFeeds(
    db,
    Array.from({ length: feeds }, (_, i) => ({
      id: randomUUID(),
      url: `http://paper${i}.example:${port}/feed`,
      title: '',
      category: null,
      country: null,
      language: null,
      nextAt: now,
    })),
  )
  const began = performance.now()
  const reader = createFeedReader(
    {
      db,
      clock: () => Date.now(),
      newId: () => randomUUID(),
      log: silentLog,
      wait: (ms, signal) => sleep(ms, undefined, { signal }),
      allowPrivate: true,
      resolver: async () => [{ address: '127.0.0.1', family: 4 }],
      userAgent: 'Sitrep/0.1 (+bench)',
    },
    new AbortController().signal,
  )
  while ((await reader.start(Date.now())) > 0 || reader.inFlight() > 0) await reader.oneDone()
  const seconds = (performance.now() - began) / 1_000
  const [row] = await db.query<{ articles: number }>(sql`select count(*) as articles from articles`)
  process.stdout.write(`${JSON.stringify({ feeds, items: feeds * items, articles: row?.articles, seconds: Number(seconds.toFixed(1)) })}\n`)
}

function publish(items: number): void {
  const words =
    'The harbour council met again on Monday about the bridge, its costs and the time that the repairs will take this year. '.repeat(3)
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '')
    const list = Array.from(
      { length: items },
      (_, i) =>
        `<item><title>Report ${i} of ${host} from the council</title><link>https://${host}/item/${i}</link><guid>${host}-${i}</guid><pubDate>${new Date(Date.now() - i * 600_000).toUTCString()}</pubDate><description>${words}${i}</description></item>`,
    )
    response.setHeader('content-type', 'application/rss+xml')
    response.end(`<rss version="2.0"><channel><title>${host}</title>${list.join('')}</channel></rss>`)
  })
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo
    parentPort?.postMessage(port)
  })
}
