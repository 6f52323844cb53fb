// Clusters of our own invention, written straight into the store, and a search over them.

import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { indexClusters } from '../../src/pipeline/index-clusters.ts'
import { trainEmbedder, trainingEnded } from '../../src/pipeline/train-embedder.ts'
import type { EmbeddingServer } from '../../src/provider/embedding-server.ts'
import { createQueryEmbedder } from '../../src/service/query-embedder.ts'
import { searchClusters } from '../../src/service/search-clusters.ts'
import type { Database } from '../../src/store/database.ts'

export const NOW = Date.parse('2026-03-02T12:00:00Z')
export const HOUR_MS = 3_600_000

export interface InventedCluster {
  title: string
  summary?: string
  countries?: string[]
  language?: string
  publishedAt?: number
  visible?: boolean
  memberTitles?: { title: string; language: string }[]
}

/** Writes clusters that wait to be indexed. Gives their ids. */
export async function writeClusters(db: Database, clusters: readonly InventedCluster[]): Promise<string[]> {
  const ids: string[] = []
  for (const cluster of clusters) {
    const id = randomUUID()
    ids.push(id)
    const at = new Date(cluster.publishedAt ?? NOW - HOUR_MS).toISOString()
    await db.query(sql`
      insert into clusters (id, slug, title, summary, summary_full, language, countries, published_at, updated_at, visible_at, index_due)
      values (${id}, ${id}, ${cluster.title}, ${cluster.summary ?? ''}, ${cluster.summary ?? ''}, ${cluster.language ?? 'en'},
        ${cluster.countries ?? []}::text[], ${at}, ${at}, ${cluster.visible === false ? null : at}, true)`)
    for (const member of cluster.memberTitles ?? []) await writeArticle(db, { clusterId: id, at, ...member })
  }
  return ids
}

async function writeArticle(db: Database, article: { clusterId: string; at: string; title: string; language: string }): Promise<void> {
  const id = randomUUID()
  const url = `https://outlet.example/${id}`
  await db.query(sql`
    insert into articles (id, url_key, url, canonical_url, source_host, title, summary, body, language, published_at, published_at_is_first_seen, received_at, cluster_id)
    values (${id}, decode(${id.replaceAll('-', '')}, 'hex'), ${url}, ${url}, 'outlet.example', ${article.title}, '', '', ${article.language},
      ${article.at}, false, ${article.at}, ${article.clusterId})`)
}

/** Runs the stages until nothing is due. */
export async function indexAll(db: Database, options: { now?: number; server?: EmbeddingServer } = {}): Promise<void> {
  const deps = { db, server: options.server }
  const now = options.now ?? NOW
  for (let round = 0; round < 100; round++) {
    const { indexed, more } = await indexClusters(deps, now, 50)
    const { trained } = await trainEmbedder(deps, now)
    await trainingEnded(db)
    if (indexed === 0 && !more && !trained) return
  }
  throw new Error('the index did not come to rest')
}

/** Searches the last seven days. Gives ids, best first. */
export async function find(
  db: Database,
  q: string,
  options: { now?: number; server?: EmbeddingServer; days?: number } = {},
): Promise<string[]> {
  const now = options.now ?? NOW
  const embedQuery = createQueryEmbedder({ db, server: options.server, clock: () => now })
  const hits = await searchClusters({ db, embedQuery }, { q, since: now - (options.days ?? 7) * 24 * HOUR_MS, now, poolMax: 150 })
  return hits.map((hit) => hit.clusterId)
}
