// What the pipeline keeps in memory to decide fast: active clusters, recent texts (to know copies), live situations.
// All of it is derived: it can be dropped at any moment and read anew from the store.

import { type CopyIndex, createCopyIndex, fingerprintOf } from '../core/articles/near-duplicate.ts'
import { createOutletHabits, type OutletHabits } from '../core/articles/outlet-habits.ts'
import { type ActiveClusters, createActiveClusters, type Rivals } from '../core/clusters/assign.ts'
import type { PreparedArticle } from '../core/clusters/assign-prepare.ts'
import { assignRules } from '../core/clusters/assign-rules.ts'
import { DAY_MS, HOUR_MS } from '../core/durations.ts'
import type { Embedding } from '../core/learning/embedding.ts'
import { createLiveSituations, type LiveSituations } from '../core/situations/group.ts'
import type { PlacedEvent } from '../core/situations/group-restore.ts'
import { groupRules } from '../core/situations/group-rules.ts'
import { findArticleVectors, type VectorSpace } from '../store/article-vectors.ts'
import { findActiveArticles, type StoredArticle } from '../store/articles.ts'
import type { Queryable } from '../store/database.ts'
import {
  countToRemember,
  findConstraints,
  findGroupedClusters,
  findGroupedTime,
  findStreamTime,
  findUpdateOfNewest,
  findUpdateOfNewestGrouped,
  type GroupedCluster,
  isRepairDue,
  type ToRemember,
} from '../store/pipeline-state.ts'
import { spaceOf } from './embed-articles.ts'
import { inSteps } from './in-steps.ts'
import { profilesOf } from './profile.ts'

/** A cluster without a new article for so long takes no more; counted in the stream's own time. */
const CLUSTER_ACTIVE_MS = 400 * DAY_MS
/** More clusters than these are not kept active: the stalest go first. Bounds memory (some 2 to 4 KB each) and the time to read them anew. */
const CLUSTERS_ACTIVE_MAX = 150_000
/** How much the time is cut at once when there are too many, and the least that is left of it. */
const STALE_SHARE = 0.9
const WINDOW_MS_MIN = HOUR_MS
/** Texts are compared with those of so many days. */
const COPY_WINDOW_MS = 7 * DAY_MS
/** Events that are older take no part in grouping. */
export const GROUP_WINDOW_MS = 120 * DAY_MS
/** More events than these take no part in it either, the stalest first: some 6 to 11 KB each. */
const EVENTS_GROUPED_MAX = 100_000
/** Whoever else the process serves waits for so many at a time. */
const PAGE_ARTICLES = 200
const PAGE_CLUSTERS = 100

export interface Memory {
  clusters: ActiveClusters
  /** In which the clusters' vectors lie; null without an embedding server. */
  space: VectorSpace | null
  copies: CopyIndex
  habits: OutletHabits
  situations: LiveSituations
  /** What is to be looked at for merges at once; a restart forgets it, since all that changed is looked at once more when it is ripe. */
  touched: Rivals
  /** Whether anything was grouped since situations were last repaired. */
  regrouped: boolean
  /** The greatest publication time assigned so far: the stream's own clock. */
  streamTime: number
  /** The greatest publication time of an event grouped so far, which lags behind while months are taken in at once. */
  groupedTime: number
}

/** Memory of nothing, which takes vectors of a model, if any. */
export async function emptyMemory(db: Queryable, model: string | undefined): Promise<Memory> {
  const space = model === undefined ? null : await spaceOf(db, model)
  const clusters = createActiveClusters(assignRules, space?.scale)
  return {
    clusters,
    space,
    copies: createCopyIndex(),
    habits: createOutletHabits(),
    situations: createLiveSituations(groupRules, clusters),
    touched: new Map(),
    regrouped: false,
    streamTime: 0,
    groupedTime: 0,
  }
}

/** How far the reading is, and how much there is to read. */
export interface MemoryRead extends ToRemember {
  articlesRead: number
  eventsRead: number
  /** Once or twice each: where they were grouped first, and where last. */
  eventsPlaced: number
}

/** Called before anything is read, and again and again while it is; throws what ends it. */
export type Reading = (read: Readonly<MemoryRead>) => Promise<void>

/** Reads the memory from the store, in the order in which it came about, with the vectors of a model. */
export async function rebuildMemory(db: Queryable, model: string | undefined, reading: Reading = async () => {}): Promise<Memory> {
  const memory = await emptyMemory(db, model)
  memory.streamTime = await findStreamTime(db)
  memory.groupedTime = await findGroupedTime(db)
  memory.regrouped = await isRepairDue(db)
  const since = {
    clusters: Math.max(memory.streamTime - CLUSTER_ACTIVE_MS, await findUpdateOfNewest(db, CLUSTERS_ACTIVE_MAX)),
    events: Math.max(memory.groupedTime - GROUP_WINDOW_MS, await findUpdateOfNewestGrouped(db, EVENTS_GROUPED_MAX)),
  }
  const read: MemoryRead = { ...(await countToRemember(db, since)), articlesRead: 0, eventsRead: 0, eventsPlaced: 0 }
  await rebuildClusters(db, memory, { since: since.clusters, read, reading })
  await rebuildSituations(db, memory, { since: since.events, read, reading })
  for (const pair of await findConstraints(db)) {
    if (pair.record === 'cluster') memory.clusters.keepApart(pair.oneId, pair.otherId)
    else memory.situations.keepApart(pair.oneId, pair.otherId)
  }
  return memory
}

interface Rebuild {
  since: number
  read: MemoryRead
  reading: Reading
}

async function rebuildClusters(db: Queryable, memory: Memory, { since, read, reading }: Rebuild): Promise<void> {
  let afterSeq = 0
  for (;;) {
    await reading(read)
    const articles = await findActiveArticles(db, { since, afterSeq, limit: PAGE_ARTICLES })
    const vectors = await vectorsOf(db, memory, articles)
    for (const article of articles) {
      if (article.clusterId === null) continue
      rememberText(memory, article)
      memory.clusters.add(prepareNew(memory, article, vectors.get(article.id)), article.clusterId)
    }
    read.articlesRead += articles.length
    const last = articles.at(-1)
    if (!last || articles.length < PAGE_ARTICLES) return
    afterSeq = last.seq
  }
}

/** An article as assigning reads it, by what is known of outlets' habits; what it teaches of them holds from the next one on. */
export function prepareNew({ clusters, habits }: Memory, article: StoredArticle, embedding: Embedding | undefined): PreparedArticle {
  const prepared = clusters.prepare({ ...habits.without(article), embedding })
  habits.note(article)
  return prepared
}

/** The same of articles that are in clusters already, in the order in which they came; they teach nothing new. */
export function prepareMembers({ clusters, habits }: Memory, articles: readonly StoredArticle[], vectors: Vectors): PreparedArticle[] {
  return articles
    .toSorted((a, b) => a.seq - b.seq)
    .map((article) => clusters.prepare({ ...habits.without(article), embedding: vectors.get(article.id) }))
}

/** By article. */
export type Vectors = ReadonlyMap<string, Embedding>
export const NO_VECTORS: Vectors = new Map()

/** The stored vectors of articles, in the space that memory is in. */
export async function vectorsOf(db: Queryable, { space }: Pick<Memory, 'space'>, articles: readonly { id: string }[]): Promise<Vectors> {
  if (!space) return NO_VECTORS
  return findArticleVectors(
    db,
    space.space,
    articles.map(({ id }) => id),
  )
}

function rememberText(memory: Memory, article: StoredArticle): void {
  if (article.publishedAt >= memory.streamTime - COPY_WINDOW_MS) memory.copies.add(article.id, fingerprintOf(article), article)
}

async function rebuildSituations(
  db: Queryable,
  { situations, habits, groupedTime }: Memory,
  { since, read, reading }: Rebuild,
): Promise<void> {
  const events: PlacedEvent[] = []
  let after: GroupedCluster | null = null
  for (;;) {
    await reading(read)
    const page: GroupedCluster[] = await findGroupedClusters(db, { since, after, limit: PAGE_CLUSTERS })
    for (const { profile, cluster } of await profilesOf({ db, habits }, page)) {
      const { id, pinned, situationId, groupedFirst: first, groupedLast: last } = cluster
      events.push({ prepared: situations.prepare(profile), situationId, first, last })
      if (pinned) situations.pin(id)
    }
    read.eventsRead += page.length
    after = page.at(-1) ?? null
    if (page.length < PAGE_CLUSTERS) break
  }
  await inSteps(situations.restore(events, groupedTime), (taken) => {
    read.eventsPlaced = taken
    return reading(read)
  })
}

/** Lets go of what is too old to matter, or too much. */
export function forgetOld({ clusters, copies, situations, streamTime, groupedTime }: Memory): void {
  forgetStalest(clusters, { now: streamTime, windowMs: CLUSTER_ACTIVE_MS, most: CLUSTERS_ACTIVE_MAX })
  copies.expire(streamTime - COPY_WINDOW_MS)
  forgetStalest(situations, { now: groupedTime, windowMs: GROUP_WINDOW_MS, most: EVENTS_GROUPED_MAX })
}

/** Keeps what is no older than the window, and shortens the window while that is more than `most`. */
export function forgetStalest(
  records: Pick<LiveSituations | ActiveClusters, 'size' | 'expire'>,
  { now, windowMs, most }: { now: number; windowMs: number; most: number },
): void {
  records.expire(now - windowMs)
  for (let ms = windowMs * STALE_SHARE; records.size > most && ms > WINDOW_MS_MIN; ms *= STALE_SHARE) records.expire(now - ms)
}
