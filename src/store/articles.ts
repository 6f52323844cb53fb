// Articles: taking them in, handing them to the pipeline in order of arrival, and reading the members of clusters.

import sql from 'sql-template-tag'
import type { Article } from '../core/article.ts'
import { urlKey } from '../core/canonical-url.ts'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'

/** Stores articles in their order; one whose address is known already, or stands twice in the batch, is left out. Gives how many were new. */
export async function insertArticles(db: Queryable, articles: readonly (Article & { id: string })[], receivedAt: number): Promise<number> {
  const rows = await db.query(sql`
    insert into articles (id, url_key, url, canonical_url, source_host, title, summary, body, language, category_hint, country_hint,
      published_at, published_at_is_first_seen, received_at)
    select id, url_key, url, canonical_url, source_host, title, summary, body, language, category_hint, country_hint,
      published_at, is_first_seen, ${instant(receivedAt)}
    from unnest(
      ${articles.map((article) => article.id)}::uuid[],
      ${articles.map((article) => Buffer.from(urlKey(article.canonicalUrl), 'hex'))}::bytea[],
      ${articles.map((article) => article.url)}::text[],
      ${articles.map((article) => article.canonicalUrl)}::text[],
      ${articles.map((article) => article.sourceHost)}::text[],
      ${articles.map((article) => article.title)}::text[],
      ${articles.map((article) => article.summary)}::text[],
      ${articles.map((article) => article.body)}::text[],
      ${articles.map((article) => article.language)}::text[],
      ${articles.map((article) => article.category)}::text[],
      ${articles.map((article) => article.country)}::text[],
      ${articles.map((article) => instant(article.publishedAt))}::timestamptz[],
      ${articles.map((article) => article.publishedAtIsFirstSeen)}::boolean[]
    ) with ordinality as article (id, url_key, url, canonical_url, source_host, title, summary, body, language, category_hint,
      country_hint, published_at, is_first_seen, place)
    order by place
    on conflict (url_key) do nothing
    returning id`)
  return rows.length
}

/** An article as the pipeline reads it. */
export interface StoredArticle {
  id: string
  seq: number
  url: string
  title: string
  summary: string
  body: string
  language: string
  sourceHost: string
  publishedAt: number
  categoryHint: string | null
  countryHint: string | null
  copyOf: string | null
  clusterId: string | null
}

/** No stage looks further into a text. */
const BODY_CHARACTERS_READ = 8_000

const columns = sql`id, seq, url, title, summary, left(body, ${BODY_CHARACTERS_READ}) as body, language, source_host as "sourceHost",
  published_at as "publishedAt", category_hint as "categoryHint", country_hint as "countryHint", copy_of as "copyOf",
  cluster_id as "clusterId"`

/** The oldest articles that are in no cluster yet. */
export function findWaitingArticles(db: Queryable, limit: number): Promise<StoredArticle[]> {
  return db.query(sql`select ${columns} from articles where cluster_id is null order by seq limit ${limit}`)
}

/** Articles of the open clusters that were alive after `since`, in order of arrival, a page at a time. */
export function findActiveArticles(db: Queryable, page: { since: number; afterSeq: number; limit: number }): Promise<StoredArticle[]> {
  return db.query(sql`
    select ${columns} from articles
    where seq > ${page.afterSeq}
      and cluster_id in (select id from clusters where state = 'open' and updated_at >= ${instant(page.since)})
    order by seq limit ${page.limit}`)
}

/** Up to `limit` members of each cluster: originals before copies, then in order of arrival. */
export function findMembers(
  db: Queryable,
  clusterIds: readonly string[],
  limit: number,
): Promise<(StoredArticle & { clusterId: string })[]> {
  return db.query(sql`
    select member.* from unnest(${clusterIds}::uuid[]) as cluster (cluster_key)
    cross join lateral (
      select ${columns} from articles where cluster_id = cluster.cluster_key
      order by copy_of is not null, seq limit ${limit}
    ) as member`)
}

export interface AssignedArticle {
  id: string
  clusterId: string
  copyOf: string | null
  copyReason: string | null
  assignment: Record<string, unknown>
}

/** Writes where articles went and why. */
export async function assignArticles(tx: Queryable, articles: readonly AssignedArticle[]): Promise<void> {
  await tx.query(sql`
    update articles set cluster_id = a.cluster_id, copy_of = a.copy_of, copy_reason = a.copy_reason, assignment = a.assignment
    from unnest(
      ${articles.map((article) => article.id)}::uuid[],
      ${articles.map((article) => article.clusterId)}::uuid[],
      ${articles.map((article) => article.copyOf)}::uuid[],
      ${articles.map((article) => article.copyReason)}::text[],
      ${articles.map((article) => JSON.stringify(article.assignment))}::jsonb[]
    ) as a (id, cluster_id, copy_of, copy_reason, assignment)
    where articles.id = a.id`)
}
