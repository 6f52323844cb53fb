/**
 * Speed of assigning through the embedded store: npm run bench:store [-- CLUSTERS [ARTICLES [WORDS]]]
 * By the clock, and by the processor time that the program and the database's process take for each article, which other work on the machine blurs less.
 * The memory holds CLUSTERS clusters of other events; ARTICLES made articles are stored, then assigned and merged in the pipeline's own rounds.
 */
import { readFileSync } from 'node:fs'
import { countsIn } from '../scripts/read-lines.ts'
import { type Article, normalizeArticle } from '../src/core/articles/article.ts'
import { openEvalStore } from '../src/pipeline/eval-store.ts'
import { storeArticles } from '../src/pipeline/ingest.ts'
import { assignRound } from '../src/pipeline/pipeline.ts'
import { insertClusters } from '../src/store/clusters.ts'
import { tendStore } from '../src/store/upkeep.ts'
import { articleMaker, chance } from './made-text.ts'

const [clusters = 100_000, articles = 4_000, words = 300] = countsIn(process.argv.slice(2))
const BATCH_ARTICLES = 200
const REPORTS_PER_EVENT = 4
const INSERTED_MAX = 5_000
const random = chance(2)
const make = articleMaker(random, words)

function articleOf(event: number, i: number): Article {
  const { title, body, sourceHost, publishedAt } = make(event, i)
  const url = `https://${sourceHost}/${i}`
  const item = { url, title, body, source_host: sourceHost, published_at: new Date(publishedAt).toISOString() }
  const result = normalizeArticle(item, { now: Number.MAX_SAFE_INTEGER, missingDate: 'reject' })
  if (result.kind !== 'article') throw new Error(result.reason)
  return result.article
}

const stream = Array.from({ length: articles }, (_, i) => articleOf(Math.floor((random() * articles) / REPORTS_PER_EVENT), i))
const now = stream.at(-1)!.publishedAt
const store = await openEvalStore(now)
const { memory, newId } = store.context()
const others = Array.from({ length: clusters }, () => ({ id: newId(), publishedAt: stream[0]!.publishedAt }))
for (let at = 0; at < clusters; at += INSERTED_MAX) await insertClusters(store.db, others.slice(at, at + INSERTED_MAX))
while (await tendStore(store.db, { idle: true }));
for (const [i, { id, publishedAt }] of others.entries())
  memory.clusters.add(memory.clusters.prepare({ ...make(articles + i, i), id, publishedAt }), id)
const before = processorMs()
const started = performance.now()
for (let at = 0; at < articles; at += BATCH_ARTICLES)
  await storeArticles({ db: store.db, clock: () => now, newId }, stream.slice(at, at + BATCH_ARTICLES))
const stored = performance.now()
while ((await assignRound(store.context)).more);
const assigned = performance.now()
const after = processorMs()
await store.close()
const perSecond = (milliseconds: number) => Math.round((articles / milliseconds) * 1000)
const rates = { stored: perSecond(stored - started), assigned: perSecond(assigned - stored), both: perSecond(assigned - started) }
const each = (of: 'program' | 'engine') => Number(((after[of] - before[of]) / articles).toFixed(3))
const processor = { program: each('program'), engine: each('engine') }
process.stdout.write(`${JSON.stringify({ clusters, articles, words, articlesPerSecond: rates, processorMs: processor })}\n`)

/** What this process and the first of its children have used so far. */
function processorMs(): { program: number; engine: number } {
  const { user, system } = process.cpuUsage()
  const child = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').split(' ')[0]
  const nanoseconds = Number(readFileSync(`/proc/${child}/schedstat`, 'utf8').split(' ')[0])
  return { program: (user + system) / 1_000, engine: nanoseconds / 1e6 }
}
