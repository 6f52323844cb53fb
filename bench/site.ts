/**
 * The pages at size: node bench/site.ts [--clusters 100000] [--rounds 40] [--data DIR] [--budget-ms 50] [--budget-bytes 100000]
 *
 * Fills a store (a throw-away one, or DIR, which is used again when it is filled already; `SITREP_DATABASE_URL` counts as always), serves it
 * from a process of its own, and asks for each page, every time by another address, so that none is a kept one. Prints the time until the
 * whole page is there, the processor time of the server's own process, and the weight, and fails when a page's 95th percentile or weight is over the budget,
 * and when another page was answered than the one that is named: a store of fewer than some 11,000 clusters has not all of them.
 */

import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import sql from 'sql-template-tag'
import { countIn } from '../scripts/read-lines.ts'
import { createAccount } from '../src/service/accounts.ts'
import { startSession } from '../src/service/sessions.ts'
import type { Database } from '../src/store/database.ts'
import { openStore } from '../src/store/open-store.ts'
import { cpuMicroseconds, endPrograms, type Program, startSitrep, throwAwayFolder } from './programs.ts'
import { seedSiteStore } from './site-store.ts'

const { values } = parseArgs({
  options: {
    clusters: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '40' },
    data: { type: 'string' },
    'budget-ms': { type: 'string', default: '50' },
    'budget-bytes': { type: 'string', default: '100000' },
  },
})
const rounds = countIn(values, 'rounds')
const clusters = countIn(values, 'clusters')
const budget = { ms: Number(values['budget-ms']), bytes: Number(values['budget-bytes']) }
const directory = throwAwayFolder()
const dataDir = values.data ?? join(directory, 'data')
const env = { ...process.env, SITREP_ADDRESS_CEILING_PER_MINUTE: '10000000', SITREP_LOG_LEVEL: 'error' }

/** An address that nothing has. */
const MISSING = '/nowhere'

let session = ''
try {
  const pages = await prepareStore()
  const server = await startSitrep({ dataDir, env })
  // What a process does once it does beside its first requests: the documentation waits for the last of it.
  await (await fetch(`http://127.0.0.1:${server.port}/docs`)).text()
  let isWithin = true
  for (const [name, path] of Object.entries(pages)) isWithin = (await measure(name, path, server)) && isWithin
  process.exitCode = isWithin ? 0 : 1
} finally {
  await endPrograms()
}

/** Gives the pages to ask for. */
async function prepareStore(): Promise<Record<string, string | string[]>> {
  const db = await openStore({ dataDir, databaseUrl: process.env.SITREP_DATABASE_URL })
  try {
    const [filled] = await db.query(sql`select 1 from clusters limit 1`)
    if (!filled) print(`seeded ${JSON.stringify(await seedSiteStore(db, clusters, Date.now()))}`)
    const [largest] = await db.query<{ slug: string; cluster_count: number }>(
      sql`select slug, cluster_count from situations where state = 'live' order by cluster_count desc, id limit 1`,
    )
    const [middle] = await db.query<{ slug: string }>(sql`
      select slug from situations where state = 'live' and visible_at is not null order by cluster_count desc, id offset 500 limit 1`)
    const [event] = await db.query<{ slug: string; title: string; published_at: number; id: string }>(sql`
      select c.slug, c.title, c.published_at, c.id from clusters c join situations s on s.id = c.situation_id where s.slug = ${largest?.slug} order by c.article_count desc, c.id limit 1`)
    const others = await db.query<{ slug: string }>(sql`
      select slug from situations where state = 'live' and visible_at is not null order by cluster_count desc, id offset 20 limit ${rounds + 1}`)
    const slug = largest?.slug ?? ''
    const day = new Date(event?.published_at ?? 0).toISOString().slice(0, 10)
    session = await startOperatorSession(db)
    print(`the largest situation has ${largest?.cluster_count} events`)
    return {
      front: '/',
      'front, narrowed': '/?category=politics&country=FR&days=7',
      'front, newest first': '/?sort=recent',
      'situation, largest': `/situations/${slug}`,
      'situation, further page': `/situations/${slug}?before=${event?.id}`,
      'situation, middling': `/situations/${middle?.slug}`,
      'situation, never asked before': others.length > rounds ? others.map((other) => `/situations/${other.slug}`) : [],
      event: `/events/${event?.slug}`,
      search: '/search',
      'search, two words': `/search?q=${encodeURIComponent(event?.title.split(' ').slice(1, 3).join(' ') ?? '')}&days=7`,
      'search, a word of a sixth': '/search?q=baha&days=30',
      'search, a word of all events': '/search?q=flood&days=7',
      feeds: '/feeds',
      'feed of the front page': '/feeds/situations.atom',
      'feed of a situation': `/situations/${slug}/feed.json`,
      'map of the site': '/sitemap.xml',
      'map of a day': `/sitemap-${day}.xml`,
      'not found': MISSING,
      documentation: '/docs',
      'documentation of the list': '/docs/situations',
      'documentation of the tools': '/docs/tools',
      status: '/status',
      pricing: '/pricing',
      'sign-in': '/sign-in',
      account: '/account',
      'account, keys': '/account/keys',
      'account, usage': '/account/usage',
      'account, assistants': '/account/connections',
      'account, sign-in': '/account/security',
      'operator, overview': '/admin',
      'operator, feeds': '/admin/feeds',
      'operator, accounts': '/admin/accounts',
      'operator, changes': '/admin/changes',
      'operator, largest situation': `/admin/situations/${slug}`,
      'operator, event': `/admin/events/${event?.slug}`,
    }
  } finally {
    await db.close()
  }
}

/** Gives the token of a session: the pages of operators and the results of searches are for nobody else. */
async function startOperatorSession(db: Database): Promise<string> {
  const deps = { db, clock: () => Date.now(), newId: () => randomUUID(), newSecret: (bytes: number) => randomBytes(bytes) }
  const account = await createAccount(deps, { email: `bench-${process.pid}@sitrep.example`, tier: 'scale', isOperator: true })
  const { token } = await startSession(deps, { accountId: account.id, signedInWith: 'password', userAgent: 'bench', now: deps.clock() })
  return token
}

function cookieFor(path: string): Record<string, string> {
  return /^\/(admin|account|search\?)/.test(path) ? { cookie: `sitrep_session=${session}` } : {}
}

async function measure(name: string, paths: string | readonly string[], { port, child }: Program): Promise<boolean> {
  const times: number[] = []
  const list = [paths].flat()
  const statuses = new Set<number>()
  let bytes = 0
  let squeezed = 0
  let spent = 0
  // One round to warm up: a process meets its first request once.
  for (let round = 0; round <= rounds; round++) {
    const path = list[round % list.length] ?? MISSING
    const url = `http://127.0.0.1:${port}${path}${path.includes('?') ? '&' : '?'}round=${round}`
    if (round === 1) spent = cpuMicroseconds(child)
    const start = performance.now()
    // Who is led elsewhere would be measured by what is there.
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { accept: 'text/html', 'accept-encoding': 'identity', ...cookieFor(path) },
    })
    const body = Buffer.from(await response.arrayBuffer())
    if (round > 0) times.push(performance.now() - start)
    bytes = body.length
    squeezed = gzipSync(body).length
    statuses.add(response.status)
  }
  spent = (cpuMicroseconds(child) - spent) / rounds / 1_000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.ceil(share * times.length) - 1] ?? 0
  const isPage = !/\.(xml|json|atom)$/.test(list[0] ?? '')
  const isAsked = statuses.size === 1 && statuses.has(list[0] === MISSING ? 404 : 200)
  const isWithin = at(0.95) <= budget.ms && (!isPage || bytes <= budget.bytes)
  const figures = `${at(0.5).toFixed(1).padStart(7)} ms  p95 ${at(0.95).toFixed(1).padStart(6)} ms  processor ${spent.toFixed(1).padStart(5)} ms  ${(bytes / 1_000).toFixed(1).padStart(7)} KB  gzip ${(squeezed / 1_000).toFixed(1).padStart(6)} KB`
  print(`${isAsked ? (isWithin ? 'ok   ' : 'OVER ') : 'WRONG'} ${name.padEnd(29)} ${[...statuses].join(', ')} ${figures}`)
  return isAsked && isWithin
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
