// Takes articles in: each item is normalised, then stored in batches; from then on it can't be lost, and the pipeline finds it.

import { type Article, FUTURE_MS_MAX, normalizeArticle, type RawItem, type UnusedField, unusedFields } from '../core/articles/article.ts'
import { parsePublishedAt } from '../core/text/published-at.ts'
import { type Place, readItems } from '../provider/read-items.ts'
import type { OpenOptions } from '../provider/read-source.ts'
import { insertArticles } from '../store/articles.ts'
import type { Database } from '../store/database.ts'
import { storeOnce } from './store-once.ts'

const BATCH_ARTICLES = 200
const BATCH_CHARACTERS_MAX = 4_000_000

export interface IngestCounts {
  accepted: number
  duplicate: number
  rejected: number
}

export interface Rejection {
  at: Place
  reason: string
  /** The line as it came, when it is known. */
  raw: string | null
}

export interface IngestOptions extends OpenOptions {
  /** Milliseconds to add to every time. */
  rebaseBy: number
  onRejected: (rejection: Rejection) => void
  /** A field of a line that the article was made without. */
  onUnused?: (unused: UnusedField & { at: Place }) => void
  /** Called after each stored batch. */
  onStored?: (counts: IngestCounts) => void
}

export interface IngestDeps {
  db: Database
  clock: () => number
  newId: () => string
}

/** Ingests sources one after another. What was stored when it throws stays; when it is aborted, what was read is stored. */
export async function ingestSources(deps: IngestDeps, sources: readonly string[], options: IngestOptions): Promise<IngestCounts> {
  const counts: IngestCounts = { accepted: 0, duplicate: 0, rejected: 0 }
  let batch: Article[] = []
  let characters = 0
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return
    const stored = await storeArticles(deps, batch)
    counts.accepted += stored
    counts.duplicate += batch.length - stored
    batch = []
    characters = 0
    options.onStored?.(counts)
  }
  for (const source of sources) {
    for await (const read of readItems(source, options)) {
      if (read.kind === 'repeated') {
        counts.duplicate += 1
        continue
      }
      const normalized =
        read.kind === 'item'
          ? normalizeArticle(read.item, { now: deps.clock(), rebaseBy: options.rebaseBy, missingDate: read.missingDate })
          : read
      if (normalized.kind === 'rejected') {
        counts.rejected += 1
        options.onRejected({ at: read.at, reason: normalized.reason, raw: read.raw })
        continue
      }
      if (options.onUnused && read.kind === 'item' && read.at.line !== undefined)
        for (const unused of unusedFields(read.item)) options.onUnused({ ...unused, at: read.at })
      const { article } = normalized
      batch.push(read.kind === 'item' && read.identity ? { ...article, canonicalUrl: read.identity.canonicalUrl } : article)
      characters += article.body.length
      if (batch.length >= BATCH_ARTICLES || characters >= BATCH_CHARACTERS_MAX) await flush()
    }
  }
  await flush()
  return counts
}

/** Stores articles; gives how many were not known yet. */
export async function storeArticles({ db, clock, newId }: IngestDeps, articles: readonly Article[]): Promise<number> {
  const identified = articles.map((article) => ({ ...article, id: newId() }))
  const stored = await storeOnce(() => insertArticles(db, identified, clock()))
  return stored.size
}

/** The greatest publication time in sources that is not in the future (if all are, the greatest); null when there is none. Reads them whole. */
export async function newestTime(sources: readonly string[], options: OpenOptions, now: number): Promise<number | null> {
  const newest: { past: number | null; any: number | null } = { past: null, any: null }
  for (const source of sources) {
    for await (const read of readItems(source, options)) {
      const time = read.kind === 'item' ? publishedAtOf(read.item) : null
      if (time === null) continue
      newest.any = Math.max(time, newest.any ?? time)
      if (time <= now + FUTURE_MS_MAX) newest.past = Math.max(time, newest.past ?? time)
    }
  }
  return newest.past ?? newest.any
}

function publishedAtOf(item: RawItem): number | null {
  return typeof item.published_at === 'string' ? parsePublishedAt(item.published_at) : null
}
