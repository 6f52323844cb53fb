// Records as the pipeline would publish them, in the language of the domain: what a test says is what the store holds.

import { createHash } from 'node:crypto'
import sql, { raw, type Sql } from 'sql-template-tag'
import type { AccountTierKey } from '../../src/core/serving/tier.ts'
import type { DuePage } from '../../src/store/article-pages.ts'
import { recountClusters } from '../../src/store/clusters.ts'
import type { Queryable } from '../../src/store/database.ts'

/** The instant at which most tests ask: a Wednesday. */
export const NOW = Date.parse('2026-03-18T10:20:30.400Z')
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** A UUID that a name always gives. */
export function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export function at(time: number): Sql {
  return sql`${new Date(time).toISOString()}::timestamptz`
}

export interface ArticleSeed {
  outlet: string
  url?: string
  title?: string
  publishedAt?: number
  copyOf?: string
  language?: string
}

export interface ClusterSeed {
  title?: string
  summary?: string
  summaryFull?: string
  categories?: string[]
  countries?: string[]
  keywords?: string[]
  significance?: number
  publishedAt?: number
  updatedAt?: number
  /** Articles, or only how many outlets have one each. */
  articles?: ArticleSeed[]
  outlets?: number
  /** How many of them have a text of their own; all when absent. */
  independent?: number
  situation?: string
  state?: 'open' | 'merged' | 'retired'
  mergedInto?: string
  isVisible?: boolean
}

/** A cluster by name: its slug is the name, its id `idOf(name)`. */
export async function seedCluster(db: Queryable, name: string, seed: ClusterSeed = {}): Promise<string> {
  const id = idOf(name)
  const publishedAt = seed.publishedAt ?? NOW - 2 * HOUR
  const articles = seed.articles ?? Array.from({ length: seed.outlets ?? 2 }, (_, index) => ({ outlet: `outlet-${index + 1}.example` }))
  const outlets = new Set(articles.map((article) => article.outlet)).size
  const visibleAt = seed.isVisible === false ? null : new Date(publishedAt + 30 * MINUTE).toISOString()
  await db.query(sql`
    insert into clusters (id, slug, state, merged_into, situation_id, visible_at, title, summary, summary_full, language, categories, countries,
      keywords, significance, article_count, source_count, independent_count, published_at, updated_at)
    values (${id}, ${name}, ${seed.state ?? 'open'}, ${seed.mergedInto ? idOf(seed.mergedInto) : null},
      ${seed.situation ? idOf(seed.situation) : null}, ${visibleAt}, ${seed.title ?? `Title of ${name}`}, ${seed.summary ?? `Short summary of ${name}.`},
      ${seed.summaryFull ?? `Full summary of ${name}.`}, 'en', ${seed.categories ?? ['politics']}, ${seed.countries ?? ['NO']},
      ${seed.keywords ?? ['harbour']}, ${seed.significance ?? 5}, ${articles.length}, ${outlets}, ${seed.independent ?? outlets}, ${at(publishedAt)},
      ${at(seed.updatedAt ?? publishedAt + HOUR)})`)
  for (const [index, article] of articles.entries())
    await seedArticle(db, `${name}-${index + 1}`, { publishedAt: publishedAt + index * MINUTE, ...article }, id)
  if (seed.situation) await seedMember(db, seed.situation, name)
  return id
}

async function seedArticle(db: Queryable, name: string, article: ArticleSeed & { publishedAt: number }, clusterId: string): Promise<void> {
  const url = article.url ?? `https://www.${article.outlet}/${name}`
  await db.query(sql`
    insert into articles (id, url_key, url, canonical_url, source_host, title, summary, body, language, published_at, published_at_is_first_seen,
      received_at, cluster_id, copy_of)
    values (${idOf(`article ${name}`)}, ${createHash('sha256').update(`${name} ${url}`).digest().subarray(0, 16)}, ${url}, ${url}, ${article.outlet},
      ${article.title ?? `Headline ${name}`}, '', '', ${article.language ?? 'en'}, ${at(article.publishedAt)}, false, ${at(article.publishedAt)}, ${clusterId},
      ${article.copyOf ? idOf(`article ${article.copyOf}`) : null})`)
}

/** The page of an article, as somebody who is reading it holds it. */
export async function claimPage(db: Queryable, articleId: string): Promise<DuePage> {
  const [page] = await db.query<DuePage>(sql`
    insert into article_pages (article_id, host, due_at, claimed_until)
    select id, source_host, ${at(NOW)}, ${at(NOW)} from articles where id = ${articleId}
    returning article_id as "articleId", '' as url, attempts, claimed_until as "claimedUntil"`)
  if (!page) throw new Error('there is no such article')
  return page
}

export interface SituationSeed {
  title?: string
  summary?: string
  categories?: string[]
  countries?: string[]
  significance?: number
  status?: 'ACTIVE' | 'QUIET'
  state?: 'live' | 'merged' | 'retired' | 'concluded' | 'removed'
  mergedInto?: string
  movedTo?: string
  isVisible?: boolean
  relevanceRank?: number
  clusterCount?: number
  sourceCount?: number
  independentCount?: number
  firstSeen?: number
  lastUpdated?: number
  latestClusterTitle?: string
}

/** A situation by name, listed when it is live and visible. Its clusters are seeded after it, naming it. */
export async function seedSituation(db: Queryable, name: string, seed: SituationSeed = {}): Promise<string> {
  const id = idOf(name)
  const state = seed.state ?? 'live'
  const lastUpdated = seed.lastUpdated ?? NOW - 2 * HOUR
  const firstSeen = seed.firstSeen ?? lastUpdated - DAY
  const isVisible = seed.isVisible ?? true
  await db.query(sql`
    insert into situations (id, slug, state, merged_into, moved_to, visible_at, title, summary, status, categories, countries, cluster_count,
      source_count, independent_count, significance, relevance_rank, first_seen, last_updated, latest_cluster_title, opened_at)
    values (${id}, ${name}, ${state}, ${seed.mergedInto ? idOf(seed.mergedInto) : null}, ${seed.movedTo ? idOf(seed.movedTo) : null},
      ${isVisible ? new Date(firstSeen + HOUR).toISOString() : null}, ${seed.title ?? `Title of ${name}`}, ${seed.summary ?? `Summary of ${name}.`},
      ${seed.status ?? 'ACTIVE'}, ${seed.categories ?? ['politics']}, ${seed.countries ?? ['NO']}, ${seed.clusterCount ?? 2}, ${seed.sourceCount ?? 3},
      ${seed.independentCount ?? seed.sourceCount ?? 3}, ${seed.significance ?? 5}, ${seed.relevanceRank ?? 1}, ${at(firstSeen)}, ${at(lastUpdated)},
      ${seed.latestClusterTitle ?? `Latest of ${name}`}, ${at(firstSeen)})`)
  if (state === 'live' && isVisible) await list(db, name)
  return id
}

async function seedMember(db: Queryable, situation: string, cluster: string): Promise<void> {
  await db.query(sql`
    insert into situation_members (situation_id, cluster_id) values (${idOf(situation)}, ${idOf(cluster)})
    on conflict (situation_id, cluster_id) do update set left_at = null, left_published_at = null`)
}

/** A cluster leaves its situation: for another one, or for none. */
export async function moveCluster(db: Queryable, cluster: string, to: string | null): Promise<void> {
  await db.query(sql`
    update situation_members m set left_at = ${at(NOW)}, left_published_at = c.published_at
    from clusters c where c.id = m.cluster_id and c.id = ${idOf(cluster)} and m.left_at is null`)
  await db.query(sql`update clusters set situation_id = ${to ? idOf(to) : null} where id = ${idOf(cluster)}`)
  if (to) await seedMember(db, to, cluster)
}

export async function mergeCluster(db: Queryable, cluster: string, into: string): Promise<void> {
  await moveCluster(db, cluster, null)
  await db.query(sql`update clusters set state = 'merged', merged_into = ${idOf(into)} where id = ${idOf(cluster)}`)
  await db.query(sql`update articles set cluster_id = ${idOf(into)} where cluster_id = ${idOf(cluster)}`)
}

/** Its only article is now one of another time: the cluster moves in its timeline, as it does when an earlier article comes late. */
export async function retimeCluster(db: Queryable, cluster: string, publishedAt: number): Promise<void> {
  retimed += 1
  await db.query(sql`delete from articles where cluster_id = ${idOf(cluster)}`)
  await seedArticle(db, `${cluster}-retimed-${retimed}`, { outlet: 'late.example', publishedAt }, idOf(cluster))
  await recountClusters(db, [idOf(cluster)], { minOutlets: 1, at: NOW })
  // Seeded events are all told in the same words: no pipeline is to merge them.
  await db.query(sql`update clusters set merge_due = false where id = ${idOf(cluster)}`)
}

let retimed = 0

export async function retireCluster(db: Queryable, cluster: string): Promise<void> {
  await moveCluster(db, cluster, null)
  await db.query(sql`update clusters set state = 'retired' where id = ${idOf(cluster)}`)
}

export async function mergeSituation(db: Queryable, situation: string, into: string): Promise<void> {
  const members = await db.query<{ slug: string }>(sql`select slug from clusters where situation_id = ${idOf(situation)}`)
  for (const member of members) await moveCluster(db, member.slug, into)
  await db.query(sql`update situations set state = 'merged', merged_into = ${idOf(into)} where id = ${idOf(situation)}`)
  await unlist(db, situation)
}

export async function retireSituation(db: Queryable, situation: string, movedTo?: string): Promise<void> {
  await db.query(sql`update situations set state = 'retired', moved_to = ${movedTo ? idOf(movedTo) : null} where id = ${idOf(situation)}`)
  await unlist(db, situation)
}

/** Its numbers move: the list gets a new version of its row. */
export async function updateSituation(
  db: Queryable,
  situation: string,
  to: { relevanceRank?: number; lastUpdated?: number },
): Promise<void> {
  await db.query(sql`
    update situations set relevance_rank = coalesce(${to.relevanceRank ?? null}::float8, relevance_rank),
      last_updated = coalesce(${to.lastUpdated === undefined ? null : new Date(to.lastUpdated).toISOString()}::timestamptz, last_updated)
    where id = ${idOf(situation)}`)
  const change = await unlist(db, situation)
  await list(db, situation, change)
}

async function list(db: Queryable, situation: string, change?: number): Promise<void> {
  const seq = change ?? (await appendChange(db, situation))
  await db.query(sql`
    insert into situation_list (situation_id, from_change, relevance_rank, last_updated, categories, countries)
    select id, ${seq}, relevance_rank, last_updated, categories, countries from situations where id = ${idOf(situation)}`)
}

async function unlist(db: Queryable, situation: string): Promise<number> {
  const change = await appendChange(db, situation)
  await db.query(sql`
    update situation_list set until_change = ${change}, until_at = ${at(NOW)} where situation_id = ${idOf(situation)} and until_change is null`)
  return change
}

async function appendChange(db: Queryable, situation: string): Promise<number> {
  const rows = await db.query<{ seq: number }>(sql`
    insert into changes (at, kind, record, record_id) values (${at(NOW)}, 'test', 'situation', ${idOf(situation)}) returning seq`)
  return rows[0]!.seq
}

/** A key of an account, made from a name: always the same text. */
export function keyOf(name: string): string {
  return `sitrep_${createHash('sha256').update(name).digest('hex').slice(0, 40)}`
}

/** An account with one active key, `keyOf(name)`, and its header. */
export async function seedAccount(db: Queryable, name: string, tier: AccountTierKey): Promise<{ authorization: string }> {
  await db.query(sql`
    insert into accounts (id, email, tier, created_at) values (${idOf(`account ${name}`)}, ${`${name}@reader.example`}, ${tier}, ${at(NOW - DAY)})`)
  return seedKey(db, name, name)
}

export async function seedKey(db: Queryable, account: string, name: string): Promise<{ authorization: string }> {
  const key = keyOf(name)
  await db.query(sql`
    insert into api_keys (id, account_id, name, key_hash, prefix, created_at)
    values (${idOf(`key ${name}`)}, ${idOf(`account ${account}`)}, ${name}, ${createHash('sha256').update(key).digest()}, ${key.slice(0, 12)}, ${at(NOW - DAY)})`)
  return { authorization: `Bearer ${key}` }
}

export async function revokeKey(db: Queryable, name: string): Promise<void> {
  await db.query(sql`update api_keys set revoked_at = ${at(NOW)} where id = ${idOf(`key ${name}`)}`)
}

/** What an account has used today. */
export async function seedUsage(
  db: Queryable,
  account: string,
  used: { requests?: number; searches?: number; day?: string },
): Promise<void> {
  await db.query(sql`
    insert into usage_days (subject, day, requests, searches, minute)
    values (${idOf(`account ${account}`)}, ${used.day ?? '2026-03-18'}::date, ${used.requests ?? 0}, ${used.searches ?? 0}, ${at(NOW - HOUR)})`)
}

/** Tables that the functions above fill, those that refer to others first. */
const TABLES = [
  'timeline_walks',
  'timeline_moves',
  'situation_list',
  'situation_texts',
  'situation_members',
  'articles',
  'changes',
  'usage_days',
  'sessions',
  'email_tokens',
  'invitations',
  'identities',
  'throttles',
  'usage_history',
  'api_keys',
  'accounts',
  'clusters',
  'situations',
]

/** Empties them. Deleting is much quicker than truncating on the embedded engine. */
export async function clearRecords(db: Queryable): Promise<void> {
  for (const table of TABLES) await db.query(sql`delete from ${raw(table)}`)
}
