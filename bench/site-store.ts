/** A store as it is after weeks of the whole world's news: clusters and situations of all sizes, a few of them huge. */

import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import { searchDocumentOf } from '../src/core/search/search-document.ts'
import { CATEGORIES } from '../src/core/tags/category-slugs.ts'
import { embedDocuments } from '../src/pipeline/embed-documents.ts'
import { trainEmbedder, trainingEnded } from '../src/pipeline/train-embedder.ts'
import type { Database } from '../src/store/database.ts'
import { writeSearchDocuments } from '../src/store/search-index.ts'
import { idOf } from '../test/support/seed.ts'
import { chance } from './made-text.ts'

const DAY_MS = 86_400_000
const DAYS = 30
const BATCH = 2_000
const EMBEDDED_AT_ONCE = 500
const PEOPLE = 10_000
const FEEDS = 2_000
const COUNTRIES = 'US GB FR DE IT ES PL UA RU TR IL IR IN CN JP KR ID PH AU BR AR MX CA ZA NG KE ET EG MA SD'.split(' ')

export interface SeededStore {
  situations: number
  clusters: number
  articles: number
}

/** Fills an empty store. The same seed gives the same records; only ids differ. */
export async function seedSiteStore(db: Database, clusters: number, now: number): Promise<SeededStore> {
  const random = chance(7)
  const situations = Math.max(10, Math.floor(clusters / 20))
  const sizes = sizesOf(situations, Math.floor(clusters * 0.6))
  await seedSituations(db, sizes, { now, random })
  await seedClusters(db, { clusters, sizes, now, random })
  await learnWords(db, now)
  await finishSituations(db)
  await seedJournal(db, now)
  await seedPeople(db, now)
  await seedFeeds(db, now)
  await db.query(sql`analyze`)
  await db.query(sql`vacuum`)
  const [row] = await db.query<SeededStore>(sql`
    select (select count(*) from situations)::int as situations, (select count(*) from clusters)::int as clusters, (select count(*) from articles)::int as articles`)
  if (!row) throw new Error('the store could not be counted')
  return row
}

/** Members of each situation, the largest first: about as Zipf has it, none with fewer than two. */
function sizesOf(situations: number, members: number): number[] {
  const weights = Array.from({ length: situations }, (_, place) => 1 / (place + 3))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => Math.max(2, Math.round((weight / total) * members)))
}

interface Chance {
  now: number
  random: () => number
}

async function seedSituations(db: Database, sizes: readonly number[], { now, random }: Chance): Promise<void> {
  for (let start = 0; start < sizes.length; start += BATCH) {
    const rows = sizes.slice(start, start + BATCH).map((_, offset) => {
      const place = start + offset
      return {
        id: idOf(`situation ${place}`),
        slug: `situation-${place}`,
        title: sentence(random, 9),
        summary: paragraphs(random, 2),
        category: pick(CATEGORIES, random),
        country: pick(COUNTRIES, random),
      }
    })
    await db.query(sql`
      insert into situations (id, slug, visible_at, title, summary, status, categories, countries, significance, relevance_rank, opened_at)
      select r.id::uuid, r.slug, ${iso(now)}::timestamptz, r.title, r.summary, 'ACTIVE', array[r.category], array[r.country], 5, 0, ${iso(now)}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id text, slug text, title text, summary text, category text, country text)`)
  }
}

async function seedClusters(db: Database, seed: Chance & { clusters: number; sizes: readonly number[] }): Promise<void> {
  const { clusters, sizes, now, random } = seed
  const owners = sizes.flatMap((size, place) => new Array<number>(size).fill(place))
  for (let start = 0; start < clusters; start += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, clusters - start) }, (_, offset) =>
      clusterOf(start + offset, owners[start + offset], { now, random }),
    )
    await db.query(sql`
      insert into clusters (id, slug, situation_id, grouping, visible_at, title, summary, summary_full, language, categories, countries, keywords,
        significance, article_count, source_count, independent_count, published_at, updated_at)
      select r.id::uuid, r.slug, r.situation::uuid, '{"action":"join"}', r.published_at, r.title, r.summary, r.summary_full, 'en', array[r.category],
        array[r.country], array['flood', 'river', 'dam'], r.significance, r.articles, r.articles, r.articles, r.published_at,
        r.published_at + interval '5 hours'
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id text, slug text, situation text, title text, summary text, summary_full text,
        category text, country text, significance smallint, articles int, published_at timestamptz)`)
    const documents = rows.map((row) => ({
      clusterId: row.id,
      publishedAt: Date.parse(row.published_at),
      textHash: createHash('sha256').update(row.id).digest().subarray(0, 16),
      document: searchDocumentOf({
        title: row.title,
        summary: row.summary,
        keywords: ['flood'],
        language: 'en',
        countries: [row.country],
        memberTitles: [],
      }),
    }))
    await db.transaction((tx) => writeSearchDocuments(tx, documents, now))
    await seedArticles(
      db,
      rows.map(({ id }) => id),
    )
  }
}

function clusterOf(place: number, owner: number | undefined, { now, random }: Chance) {
  const summary = sentences(random, 2)
  return {
    id: idOf(`cluster ${place}`),
    slug: `event-${place}`,
    situation: owner === undefined ? null : idOf(`situation ${owner}`),
    title: sentence(random, 10),
    summary,
    summary_full: `${summary}\n\n${paragraphs(random, 2)}`,
    category: pick(CATEGORIES, random),
    country: pick(COUNTRIES, random),
    significance: 1 + Math.floor(random() * 10),
    // Few outlets mostly, sometimes very many.
    articles: Math.min(120, 2 + Math.floor(2 / (random() + 0.02))),
    published_at: iso(now - Math.floor(random() * DAYS * DAY_MS)),
  }
}

async function seedArticles(db: Database, clusterIds: readonly string[]): Promise<void> {
  await db.query(sql`
    insert into articles (id, url_key, url, canonical_url, source_host, title, summary, body, language, published_at, published_at_is_first_seen,
      received_at, cluster_id)
    select gen_random_uuid(), decode(md5(c.id::text || n), 'hex'), 'https://outlet-' || n || '.example/' || c.slug,
      'https://outlet-' || n || '.example/' || c.slug, 'outlet-' || n || '.example', c.title, '', '', 'en',
      c.published_at + n * interval '4 minutes', false, c.published_at, c.id
    from clusters c cross join lateral generate_series(1, c.article_count) as n
    where c.id = any(${[...clusterIds]}::uuid[])`)
}

/** The pipeline's own stages count the words, learn an embedder and give each document its vector. */
async function learnWords(db: Database, now: number): Promise<void> {
  await trainEmbedder({ db }, now)
  await trainingEnded(db)
  for (let more = true; more; ) ({ more } = await embedDocuments({ db }, now, EMBEDDED_AT_ONCE))
}

async function finishSituations(db: Database): Promise<void> {
  await db.query(sql`
    update situations s set cluster_count = m.clusters, source_count = m.sources, independent_count = m.sources, first_seen = m.first_seen,
      last_updated = m.last_updated, relevance_rank = m.clusters, maintain_due = false
    from (select situation_id, count(*) as clusters, max(source_count) * 3 as sources, min(published_at) as first_seen, max(published_at) as last_updated
      from clusters where situation_id is not null group by 1) m where m.situation_id = s.id`)
  await db.query(sql`
    insert into situation_list (situation_id, from_change, relevance_rank, last_updated, categories, countries)
    select id, 0, relevance_rank, last_updated, categories, countries from situations where last_updated is not null`)
}

/** What the pipeline would have noted of it: who is a member, and every change that readers could see. */
async function seedJournal(db: Database, now: number): Promise<void> {
  await db.query(sql`
    insert into situation_members (situation_id, cluster_id)
    select situation_id, id from clusters where situation_id is not null`)
  await db.query(sql`
    insert into changes (at, kind, record, record_id, detail)
    select visible_at, 'cluster.published', 'cluster', id, '{}'::jsonb from clusters
    union all select visible_at, 'situation.joined', 'situation', situation_id, jsonb_build_object('cluster', id) from clusters where situation_id is not null
    union all select least(first_seen + interval '1 hour', ${iso(now)}::timestamptz), 'situation.published', 'situation', id, '{}'::jsonb from situations
    order by 1`)
}

async function seedPeople(db: Database, now: number): Promise<void> {
  await db.query(sql`
    insert into accounts (id, email, tier, created_at)
    select gen_random_uuid(), 'reader-' || n || '@readers.example', (array['hobby', 'hobby', 'builder', 'scale'])[1 + n % 4],
      ${iso(now)}::timestamptz - n * interval '7 minutes' from generate_series(1, ${PEOPLE}::int) as n`)
  await db.query(sql`
    insert into api_keys (id, account_id, name, key_hash, prefix, created_at, last_used_at)
    select gen_random_uuid(), id, 'key', sha256(email::bytea), 'sk_' || left(md5(email), 6), created_at, created_at + interval '1 hour' from accounts`)
}

async function seedFeeds(db: Database, now: number): Promise<void> {
  await db.query(sql`
    insert into feeds (id, url, title, next_at, last_success_at, last_error, failures, items_accepted)
    select gen_random_uuid(), 'https://outlet-' || n || '.example/feed', 'Outlet ' || n,
      ${iso(now)}::timestamptz + n * interval '1 second', ${iso(now)}::timestamptz - n * interval '1 second', case when n % 20 = 0 then 'timeout' end,
      case when n % 20 = 0 then 3 else 0 end, n from generate_series(1, ${FEEDS}::int) as n`)
}

const SYLLABLES = 'ba co di fe gu ha jo ki lu me no pa re so ti ur va wo xi ze'.split(' ')

/** Words as frequent as words are. */
function wordOf(random: () => number): string {
  let rank = Math.floor(20_000 ** random())
  let word = ''
  do {
    word += SYLLABLES[rank % SYLLABLES.length]
    rank = Math.floor(rank / SYLLABLES.length)
  } while (rank > 0)
  return word
}

function sentence(random: () => number, words: number): string {
  const text = Array.from({ length: words }, () => wordOf(random)).join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const sentences = (random: () => number, count: number): string => Array.from({ length: count }, () => `${sentence(random, 22)}.`).join(' ')
const paragraphs = (random: () => number, count: number): string => Array.from({ length: count }, () => sentences(random, 3)).join('\n\n')
const pick = <T>(values: readonly T[], random: () => number): T => values[Math.floor(random() * values.length)]!
const iso = (at: number): string => new Date(at).toISOString()
