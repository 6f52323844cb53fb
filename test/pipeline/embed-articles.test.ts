// An embedding server beside the words: its cosine is one more sign of where an article belongs, and never in the way.

import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { embeddingOf } from '../../src/core/learning/embedding.ts'
import { silentLog } from '../../src/log.ts'
import { articleText, createArticleEmbedder } from '../../src/pipeline/embed-articles.ts'
import { emptyMemory } from '../../src/pipeline/memory.ts'
import { createPipeline, type Pipeline } from '../../src/pipeline/pipeline.ts'
import { settleBy } from '../../src/pipeline/run.ts'
import type { EmbeddingServer } from '../../src/provider/embedding-server.ts'
import { explainCluster } from '../../src/service/explain.ts'
import { findWaitingArticles } from '../../src/store/articles.ts'
import { checkStore } from '../../src/store/check-store.ts'
import { openToldServer, type ToldServer } from '../support/embedding-server.ts'
import { createNewsroom, DAY, HOUR, type Newsroom, type Report } from '../support/pipeline.ts'
import { storeOfEach } from '../support/store.ts'

const SYLLABLES = 'ba cor dun fel gri hal jor kem lim mor nar pol rus sen tav vik wes zul'.split(' ')
const PLACES = ['Abbrin', 'Belcaro', 'Corvane', 'Dunmere']

/** A word of no language, other for each number. */
function word(number: number): string {
  return [0, 1, 2].map((k) => SYLLABLES[Math.floor(number / 18 ** k) % 18]).join('') + SYLLABLES[(number * 7) % 18]
}

/** An event of made-up words and two reports that share most of them. */
function event(i: number): Report[] {
  const [one, other, ...rest] = Array.from({ length: 14 }, (_, k) => word(i * 14 + k + 400))
  const place = PLACES[i % PLACES.length]
  const body = `The ${rest[0]} and the ${rest[1]} met the ${rest[2]} of ${place} at the ${rest[3]}, where ${rest[4]} was ${rest[5]} by ${rest[6]}.`
  return [
    { outlet: 'herald', hour: 5 * i, title: `The ${one} ${other} of ${place}`, body: `${body} A ${rest[7]} of the ${rest[8]} said so.` },
    { outlet: 'courier', hour: 5 * i + 1, title: `${place}: ${one} and ${other}`, body: `${body} It was the ${rest[9]} of ${rest[10]}.` },
  ]
}

const NEWS = Array.from({ length: 26 }, (_, i) => event(i)).flat()
const LATER_NEWS = Array.from({ length: 26 }, (_, i) => event(30 + i)).flat()
const FERRY: Report[] = [
  {
    outlet: 'herald',
    hour: 140,
    title: 'Ballast error toppled ferry in Orlinda harbour, inspectors find',
    body: 'The passenger vessel lay on its side at the pier of Orlinda after tanks on one flank were filled too fast, the board of inspectors wrote. Nobody was hurt, and the crew left by the stern ramp.',
  },
  {
    outlet: 'courier',
    hour: 142,
    title: 'Why the boat rolled over in port',
    body: 'Water pumped into one side made the craft lean until it fell over at its mooring in Orlinda, a report says. All seamen got away.',
  },
]

/** What a text is about, as the server sees it: both of the ferry are one thing. */
function aboutOf(text: string): string {
  if (FERRY.some(({ title }) => text.startsWith(title))) return 'ferry'
  return [...NEWS, ...LATER_NEWS].find(({ title }) => text.startsWith(title))?.body?.slice(0, 60) ?? text
}

const store = storeOfEach()
let newsroom: Newsroom
let told: ToldServer
let logged: string[]
let pipeline: Pipeline | undefined
beforeEach(async () => {
  newsroom = createNewsroom(store.db)
  told = await openToldServer(aboutOf)
  logged = []
})
afterEach(async () => {
  await pipeline?.close()
  pipeline = undefined
  await told.close()
})

/** Another store, with nothing in it. */
async function beginAnew(): Promise<void> {
  await pipeline?.close()
  pipeline = undefined
  await store.empty()
  newsroom = createNewsroom(store.db)
}

/** Starts the pipeline, with its memory empty. */
async function start(server?: EmbeddingServer): Promise<void> {
  await pipeline?.close()
  const note = (name: string, fields?: { reason?: unknown }) => void logged.push([name, fields?.reason].filter(Boolean).join(' '))
  pipeline = createPipeline({ ...newsroom.deps, log: { info: note, warn: note, error: note }, server })
}

/** Takes articles in, and works until nothing is due. */
async function read(...articles: readonly Report[]): Promise<void> {
  await newsroom.report(...articles)
  newsroom.pass(2 * HOUR)
  await settle()
}

async function settle(): Promise<void> {
  if (pipeline) await settleBy(pipeline, newsroom.deps)
}

interface Decision {
  title: string
  /** The number of the first article of its cluster. */
  cluster: number
  assignment: { action: string; reason: string; score: number | null; features: Record<string, number> }
}

/** Clusters that were merged away are numbered in the order in which they are named: their ids are each store's own. */
async function decisions(): Promise<Decision[]> {
  const rows = await store.db.query<Decision>(sql`
    select title, assignment, (min(seq) over (partition by cluster_id))::int as cluster from articles order by seq`)
  const gone = new Map<string, number>()
  const numberOf = (id: string) => gone.get(id) ?? gone.set(id, gone.size).size - 1
  return JSON.parse(JSON.stringify(rows, (key, value) => (key === 'from' ? numberOf(value) : value)))
}

/** What became of the two reports of the ferry. */
async function ferry(): Promise<{ together: boolean; second: Decision['assignment'] }> {
  const found = (await decisions()).filter(({ title }) => FERRY.some((report) => report.title === title))
  return { together: found[0]!.cluster === found[1]!.cluster, second: found[1]!.assignment }
}

const embeddingEvents = () => logged.filter((line) => line.startsWith('embeddings.'))
/** The spaces in which articles have vectors, and how many. */
const spaces = () => store.db.query(sql`select space, count(*) as vectors from article_vectors group by space order by space`)
/** Opening a store takes a while on a busy machine. */
const TWO_STORES_MS = 120_000
const half = NEWS.length / 2

test('two reports in other words are one event when the server says so, and the reason names its cosine', async () => {
  await start(told.server)
  await read(...NEWS)
  await read(...FERRY)
  const { together, second } = await ferry()
  expect(together).toBe(true)
  expect(second).toMatchObject({ action: 'join', reason: 'above_bar' })
  expect(second.features.cosine).toBeGreaterThan(1)
  expect(await spaces()).toEqual([{ space: 1, vectors: NEWS.length + FERRY.length }])
  const [row] = await store.db.query<{ cluster: string }>(sql`select cluster_id as cluster from articles where title = ${FERRY[1]!.title}`)
  const why = (await explainCluster(store.db, row!.cluster)).articles.at(-1)?.why
  expect(why?.features).toContainEqual(expect.objectContaining({ name: 'cosine', weight: 0.5 }))
  expect((await checkStore(store.db)).broken).toEqual([])
})

test('without a server they are two events, and nothing knows of a cosine', async () => {
  await start()
  await read(...NEWS)
  await read(...FERRY)
  expect((await ferry()).together).toBe(false)
  expect((await decisions()).filter(({ assignment }) => 'cosine' in assignment.features)).toEqual([])
  expect(await spaces()).toEqual([])
})

test('one text that the server breaks down over keeps no other article from its vector, and the server is no trouble', async () => {
  told.breaksOver(FERRY[0]!.title)
  await start(told.server)
  await read(...NEWS, ...FERRY)
  expect(await spaces()).toEqual([{ space: 1, vectors: NEWS.length + 1 }])
  expect(embeddingEvents()).toEqual([])
})

test('a server that was never there changes no decision, and is named as trouble', { timeout: TWO_STORES_MS }, async () => {
  told.becomes('failing')
  await start(told.server)
  await read(...NEWS.slice(0, half))
  const failing = await decisions()
  expect(embeddingEvents()).toContain('embeddings.failed failing')
  await beginAnew()
  await start()
  await read(...NEWS.slice(0, half))
  expect(failing).toEqual(await decisions())
})

test.each([
  ['silent', 'too slow'],
  ['failing', 'failing'],
] as const)('a server that turns %s leaves articles to their words, and counts again when it is well', async (mood, reason) => {
  await start(told.server)
  await read(...NEWS)
  told.becomes(mood)
  await read(...FERRY)
  const { together, second } = await ferry()
  expect([together, 'cosine' in second.features]).toEqual([false, false])
  expect(embeddingEvents()).toEqual([`embeddings.failed ${reason}`])
  told.becomes('well')
  newsroom.pass(HOUR)
  await read(...event(30))
  expect(embeddingEvents()).toEqual([`embeddings.failed ${reason}`, 'embeddings.resumed'])
  expect(await spaces()).toEqual([{ space: 1, vectors: NEWS.length + 2 }])
})

test('a server that failed is left alone for a while', async () => {
  told.becomes('failing')
  await start(told.server)
  await read(...event(0))
  const before = told.requests()
  await newsroom.report(...event(1))
  newsroom.pass(1_000)
  await settle()
  expect(told.requests()).toBe(before)
})

test('a pipeline that starts anew between batches decides as one that stays', { timeout: TWO_STORES_MS }, async () => {
  await start(told.server)
  await read(...NEWS.slice(0, half))
  await read(...NEWS.slice(half))
  await read(...FERRY)
  const stayed = await decisions()
  await beginAnew()
  for (const part of [NEWS.slice(0, half), NEWS.slice(half), FERRY]) {
    await start(told.server)
    await read(...part)
  }
  expect(await decisions()).toEqual(stayed)
})

test('a server that is too slow for many texts is given few', async () => {
  await newsroom.report(...NEWS)
  const articles = await findWaitingArticles(store.db, NEWS.length, newsroom.deps.clock())
  const memory = await emptyMemory(store.db, told.server.model)
  const embedder = createArticleEmbedder({ server: told.server, log: silentLog })
  told.becomes('slow')
  const given: number[] = []
  for (const minute of [0, 1, 2]) given.push((await embedder.embed(memory, articles, minute * 60_000)).size)
  expect(given).toEqual([0, 0, 9])
})

test.each([
  ['of the same length', () => told.changesModel()],
  ['of another length', () => told.becomes('shorter')],
])('another model at the same address, with vectors %s, is noticed by its first answer, without a restart', async (_, change) => {
  await start(told.server)
  await read(...NEWS, FERRY[0]!)
  change()
  await read(...LATER_NEWS)
  await read(FERRY[1]!)
  expect(embeddingEvents()).toEqual(['embeddings.replaced'])
  expect((await ferry()).second.features).not.toHaveProperty('cosine')
  expect(await spaces()).toEqual([
    { space: 1, vectors: NEWS.length + 1 },
    { space: 2, vectors: LATER_NEWS.length + 1 },
  ])
})

test('a corrected article is embedded as it reads now, and its cluster is compared by that', async () => {
  await start(told.server)
  await read(...NEWS, { ...FERRY[0]!, title: 'Harbour of Orlinda: more soon' })
  const { title, body } = FERRY[0]!
  await store.db.query(sql`update articles set title = ${title}, revision_due = true where body = ${body}`)
  await settle()
  const [row] = await store.db.query<{ vector: Buffer }>(sql`
    select vector from article_vectors join articles on id = article_id where title = ${title}`)
  const [vector] = await told.server.embed([articleText({ title, summary: '', body: body ?? '' })])
  expect(new Int8Array(row!.vector)).toEqual(embeddingOf(vector!))
  await read(FERRY[1]!)
  expect((await ferry()).together).toBe(true)
})

test('what is corrected while the server is away has no vector, rather than that of what it said before', async () => {
  await start(told.server)
  await read(...event(0))
  told.becomes('failing')
  await store.db.query(
    sql`update articles set title = 'Harbour of Orlinda: more soon', revision_due = true where source_host = 'herald.example'`,
  )
  await settle()
  const withVector = await store.db.query(sql`select source_host as outlet from article_vectors join articles on id = article_id`)
  expect(withVector).toEqual([{ outlet: 'courier.example' }])
})

test.each([
  ['by another name', 'another'],
  ['under the same name', 'told'],
])('vectors of a model are never compared with those of one %s', async (_, model) => {
  await start(told.server)
  await read(...NEWS, FERRY[0]!)
  told.changesModel()
  await start({ ...told.server, model })
  await read(...LATER_NEWS)
  await read(FERRY[1]!)
  const all = await decisions()
  expect(all.filter(({ assignment }) => 'cosine' in assignment.features).length).toBeGreaterThan(0)
  expect((await ferry()).second.features).not.toHaveProperty('cosine')
  expect(await spaces()).toEqual([
    { space: 1, vectors: NEWS.length + 1 },
    { space: 2, vectors: LATER_NEWS.length + 1 },
  ])
})

test('vectors go with the texts that they were made of', async () => {
  await start(told.server)
  await read(...event(0))
  newsroom.pass(50 * DAY)
  await settle()
  expect(await spaces()).toEqual([])
  expect((await checkStore(store.db)).broken).toEqual([])
})
