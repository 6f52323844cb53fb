// Stage: the search index follows the clusters. Words are written in one transaction with the flag that asked for them; vectors come
// after, in batches of their own, because a server may keep us waiting for them. A document without its vector is found by its words.

import { DAY_MS } from '../core/durations.ts'
import { searchDocumentOf } from '../core/search/search-document.ts'
import type { EmbeddingServer } from '../provider/embedding-server.ts'
import type { Database, Queryable } from '../store/database.ts'
import {
  clearIndexDue,
  deleteSearchDocuments,
  findIndexed,
  type IndexableCluster,
  pruneSearchDocuments,
  searchTextHash,
  takeClustersToIndex,
  writeSearchDocuments,
} from '../store/search-index.ts'
import type { Caution } from './caution.ts'
import { embedDocuments } from './embed-documents.ts'

/** A search reaches back 30 days; a cursor may be a day old. */
const INDEX_DAYS_MAX = 32

/** Brings a batch of documents and a batch of vectors up to date. Running it again changes nothing. */
export async function indexClusters(
  deps: { db: Database; server?: EmbeddingServer | undefined; caution?: Caution | undefined },
  now: number,
  batchMax: number,
): Promise<{ indexed: number; more: boolean }> {
  const oldest = now - INDEX_DAYS_MAX * DAY_MS
  const most = deps.caution?.most('index', batchMax) ?? batchMax
  const taken = await deps.db.transaction((tx) => indexBatch(tx, { now, oldest, batchMax: most, caution: deps.caution }))
  deps.caution?.rest()
  const vectors = await embedDocuments(deps, now, batchMax)
  return { indexed: taken + vectors.embedded, more: taken === most || vectors.more }
}

async function indexBatch(
  tx: Queryable,
  { now, oldest, batchMax, caution }: { now: number; oldest: number; batchMax: number; caution: Caution | undefined },
): Promise<number> {
  const clusters = await takeClustersToIndex(tx, batchMax)
  if (clusters.length === 0) return pruneSearchDocuments(tx, oldest, batchMax)
  const ids = clusters.map((cluster) => cluster.clusterId)
  caution?.take('index', ids)
  const isWanted = (cluster: IndexableCluster) => cluster.visible && cluster.publishedAt >= oldest
  const wanted = clusters.filter(isWanted)
  const indexed = await findIndexed(tx, ids)
  const changed = wanted
    .map((cluster) => ({ ...cluster, textHash: searchTextHash(cluster.text) }))
    .filter(({ clusterId, publishedAt, textHash }) => {
      const known = indexed.get(clusterId)
      return !known || known.publishedAt !== publishedAt || !known.textHash.equals(textHash)
    })
  const documents = changed.map((cluster) => ({ ...cluster, document: searchDocumentOf(cluster.text) }))
  await writeSearchDocuments(tx, documents, now)
  await deleteSearchDocuments(
    tx,
    clusters.filter((cluster) => !isWanted(cluster)).map((cluster) => cluster.clusterId),
  )
  await clearIndexDue(tx, ids)
  return clusters.length
}
