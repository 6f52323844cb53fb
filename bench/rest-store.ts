/**
 * Fills a store with invented clusters, situations and articles as the pipeline would leave them, and has the real stages index them:
 * node bench/rest-store.ts CLUSTERS [--data DIR]. `SITREP_DATABASE_URL` counts as always. The same number gives the same records.
 */

import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import sql, { raw } from 'sql-template-tag'
import { embedDocuments } from '../src/pipeline/embed-documents.ts'
import { indexClusters } from '../src/pipeline/index-clusters.ts'
import { trainEmbedder, trainingEnded } from '../src/pipeline/train-embedder.ts'
import type { Database } from '../src/store/database.ts'
import { openStore } from '../src/store/open-store.ts'
import { chance } from './made-text.ts'

const HOUR_MS = 3_600_000
/** Clusters are spread over so many hours before now: the longest window. */
const SPREAD_HOURS = 29 * 24
const BATCH_CLUSTERS = 1_000
const INDEX_BATCH = 500
const WORDS = 30_000
const NAMES = 20_000
const THEMES = 250
const CATEGORIES = ['politics', 'business', 'conflict', 'sports', 'science', 'crime']
const COUNTRIES = ['NO', 'SE', 'DE', 'FR', 'US', 'BR', 'IN', 'KE']
/** Sizes of situations, in turn; one cluster in five stays alone. */
const SIZES = [2, 3, 5, 2, 9, 4, 24, 2, 3, 6]
const OUTLETS = 400

/** Fills an empty store. Takes some milliseconds for each cluster. */
export async function fillStore(db: Database, { clusters, now }: { clusters: number; now: number }): Promise<void> {
  let situation = 0
  let members = 0
  const rows: ClusterRow[] = []
  const flush = async (): Promise<void> => {
    await db.transaction(async (tx) => {
      await tx.query(insertSituations([...new Set(rows.flatMap((row) => (row.situation === null ? [] : [row.situation])))], now))
      await tx.query(insertClusters(rows, now))
      await tx.query(insertMembers(rows))
      await tx.query(insertArticles(rows.flatMap((row) => articlesOf(row))))
    })
    rows.length = 0
  }
  for (let cluster = 0; cluster < clusters; cluster += 1) {
    const alone = cluster % 5 === 4
    rows.push(clusterRow(cluster, alone ? null : situation, now))
    if (!alone) members += 1
    if (members < (SIZES[situation % SIZES.length] ?? 2) && cluster < clusters - 1) continue
    situation += 1
    members = 0
    if (rows.length >= BATCH_CLUSTERS || cluster === clusters - 1) await flush()
  }
  await db.query(countSituations())
  await db.query(listSituations())
  for (let more = true; more; ) ({ more } = await indexClusters({ db }, now, INDEX_BATCH))
  await trainEmbedder({ db }, now)
  await trainingEnded(db)
  for (let more = true; more; ) ({ more } = await embedDocuments({ db }, now, INDEX_BATCH))
  // As the server does by itself, in its time.
  for (const table of ['clusters', 'situations', 'situation_list', 'situation_members', 'articles', 'search_documents', 'search_vectors'])
    await db.query(raw(`vacuum analyze ${table}`))
}

/** News keeps to its themes: sport has its words, and trials have theirs. */
function themeShare(theme: number, chance: number): number {
  return chanceFrom(2_000_000 + theme * 100 + Math.floor(chance * 40))()
}

interface ClusterRow {
  id: string
  number: number
  situation: number | null
  slug: string
  title: string
  summary: string
  summaryFull: string
  keywords: string[]
  category: string
  country: string
  significance: number
  publishedAt: number
}

function clusterRow(number: number, situation: number | null, now: number): ClusterRow {
  const chance = chanceFrom(number + 1)
  // What a situation is about shows in the words of all its clusters.
  const about = chanceFrom(1_000_000 + (situation ?? 500_000 + number))
  const theme = Math.floor(about() * THEMES)
  const own = Array.from({ length: 10 }, (_, index) => Math.floor((index < 6 ? themeShare(theme, about()) : about()) * WORDS))
  const names = Array.from({ length: 4 }, () => nameOf(Math.floor(about() * NAMES)))
  const word = (): string => {
    if (chance() < 0.4) return wordOf(own[Math.floor(chance() * own.length)] ?? 0)
    return chance() < 0.1 ? (names[Math.floor(chance() * names.length)] ?? '') : wordOf(Math.floor(WORDS ** chance()) - 1)
  }
  const words = (count: number): string => Array.from({ length: count }, word).join(' ')
  const title = `${names[0]} ${words(8)}`
  const summary = `${words(24)}.`
  const place = ((number * 7_919) % 100_003) / 100_003
  return {
    id: idOf('cluster', number),
    number,
    situation,
    slug: `${title.toLowerCase().replaceAll(' ', '-').slice(0, 60)}-${number}`,
    title,
    summary,
    summaryFull: `${summary} ${words(60)}.`,
    keywords: own.slice(0, 8).map(wordOf),
    category: CATEGORIES[(situation ?? number) % CATEGORIES.length] ?? 'politics',
    country: COUNTRIES[(situation ?? number) % COUNTRIES.length] ?? 'NO',
    significance: 1 + (number % 10),
    publishedAt: now - HOUR_MS - Math.floor(place * SPREAD_HOURS * HOUR_MS),
  }
}

interface ArticleRow {
  id: string
  key: string
  url: string
  host: string
  title: string
  cluster: string
  at: string
}

function articlesOf({ id, number, title, publishedAt }: ClusterRow): ArticleRow[] {
  return Array.from({ length: 2 + (number % 4) }, (_, index) => {
    const host = `outlet-${(number * 13 + index * 7) % OUTLETS}.example`
    const url = `https://www.${host}/news/${number}-${index}`
    return {
      id: idOf('article', number * 10 + index),
      key: createHash('sha256').update(url).digest('hex').slice(0, 32),
      url,
      host,
      title: `${title} ${wordOf(number % WORDS)}`,
      cluster: id,
      at: new Date(publishedAt + index * 600_000).toISOString(),
    }
  })
}

const json = (value: unknown) => JSON.stringify(value)
const at = (time: number) => new Date(time).toISOString()

function insertSituations(situations: readonly number[], now: number) {
  const rows = situations.map((number) => ({ id: idOf('situation', number), slug: `affair-${number}`, title: `Affair ${number}` }))
  return sql`
    insert into situations (id, slug, visible_at, title, summary, opened_at, relevance_rank)
    select id, slug, ${at(now)}::timestamptz, title, repeat(title || ' goes on. ', 30), ${at(now)}::timestamptz, 0
    from jsonb_to_recordset(${json(rows)}::jsonb) as s (id uuid, slug text, title text) on conflict do nothing`
}

function insertClusters(rows: readonly ClusterRow[], now: number) {
  const values = rows.map((row) => ({
    ...row,
    situation: row.situation === null ? null : idOf('situation', row.situation),
    published_at: at(row.publishedAt),
    outlets: 2 + (row.number % 4),
  }))
  return sql`
    insert into clusters (id, slug, situation_id, visible_at, title, summary, summary_full, language, categories, countries, keywords, significance,
      article_count, source_count, independent_count, published_at, updated_at, index_due)
    select id, slug, situation, ${at(now)}::timestamptz, title, summary, "summaryFull", 'en', array[category], array[country], keywords,
      significance, outlets, outlets, outlets, published_at, published_at + interval '1 hour', true
    from jsonb_to_recordset(${json(values)}::jsonb) as c (id uuid, slug text, situation uuid, title text, summary text, "summaryFull" text,
      keywords text[], category text, country text, significance int, published_at timestamptz, outlets int)`
}

function insertMembers(rows: readonly ClusterRow[]) {
  const members = rows.filter((row) => row.situation !== null)
  return sql`
    insert into situation_members (situation_id, cluster_id)
    select s, c from unnest(
      ${members.map((row) => idOf('situation', row.situation ?? 0))}::uuid[], ${members.map((row) => row.id)}::uuid[]) as m (s, c)`
}

function insertArticles(rows: readonly ArticleRow[]) {
  return sql`
    insert into articles (id, url_key, url, canonical_url, source_host, title, summary, body, language, published_at, published_at_is_first_seen,
      received_at, cluster_id)
    select id, decode(key, 'hex'), url, url, host, title, '', '', 'en', at, false, at, cluster
    from jsonb_to_recordset(${json(rows)}::jsonb) as a (id uuid, key text, url text, host text, title text, cluster uuid, at timestamptz)`
}

/** Counts, times and places of the situations, from their clusters. */
function countSituations() {
  return sql`
    update situations s set cluster_count = m.clusters, source_count = m.outlets, independent_count = m.outlets, significance = m.significance,
      categories = m.categories, countries = m.countries, first_seen = m.first_at, last_updated = m.last_at, latest_cluster_title = m.title,
      relevance_rank = m.significance + extract(epoch from m.last_at) / 86400, maintain_due = false
    from (
      select situation_id, count(*) as clusters, sum(source_count) as outlets, max(significance) as significance, min(categories) as categories,
        min(countries) as countries, min(published_at) as first_at, max(published_at) as last_at, max(title) as title
      from clusters where situation_id is not null group by situation_id) as m
    where s.id = m.situation_id`
}

function listSituations() {
  return sql`
    insert into situation_list (situation_id, from_change, relevance_rank, last_updated, categories, countries)
    select id, 0, relevance_rank, last_updated, categories, countries from situations where cluster_count > 0`
}

const SYLLABLES = ['ba', 'ri', 'ton', 'mel', 'do', 'kash', 'ver', 'lin', 'po', 'gra', 'su', 'nek', 'ta', 'wol', 'fi', 'dran']

function wordOf(rank: number): string {
  let text = ''
  for (let rest = rank + 17; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) text += SYLLABLES[rest % SYLLABLES.length]
  return text
}

const nameOf = (rank: number): string =>
  `${wordOf(rank + WORDS)
    .slice(0, 1)
    .toUpperCase()}${wordOf(rank + WORDS).slice(1)}`

function idOf(kind: string, number: number): string {
  const hex = createHash('sha256').update(`${kind} ${number}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Seeds that follow each other begin far apart. */
const chanceFrom = (seed: number): (() => number) => chance(Math.imul(seed, 2_654_435_761))

if (process.argv[1] === import.meta.filename) {
  const { values, positionals } = parseArgs({ options: { data: { type: 'string', default: './data' } }, allowPositionals: true })
  const db = await openStore({ dataDir: values.data, databaseUrl: process.env.SITREP_DATABASE_URL })
  await fillStore(db, { clusters: Number(positionals[0] ?? 1_000), now: Date.now() })
  await db.close()
}
