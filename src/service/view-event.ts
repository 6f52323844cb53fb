/** An event as a page shows it, or where its reader is to be sent. */

import type { ClusterDetail } from '../contract/resources.ts'
import { findSourceArticles, type SourceArticle } from '../store/read-articles.ts'
import { findNeighbours, type Neighbours } from '../store/read-neighbours.ts'
import { type GetClusterDeps, readCluster } from './get-cluster.ts'
import type { Spoken } from './languages.ts'
import { presentCluster } from './present.ts'

export type { SourceArticle } from '../store/read-articles.ts'
export type { Neighbour, Neighbours } from '../store/read-neighbours.ts'

/** More outlets than any page should list. */
const ARTICLES_MAX = 300
const NEIGHBOURS_EACH_SIDE = 2

/** One report, and the outlets that carried it as it was. */
export interface Report {
  article: SourceArticle
  copies: readonly SourceArticle[]
}

export interface EventView {
  event: ClusterDetail
  spoken: Spoken
  reports: readonly Report[]
  /** Its place in the timeline of its situation; absent when it is in none. */
  neighbours?: Neighbours
}

export type ViewedEvent = { kind: 'shown'; view: EventView } | { kind: 'elsewhere'; slug: string; isMerged: boolean }

/** Throws `not_found` or `gone`. */
export async function viewEvent(deps: GetClusterDeps, idOrSlug: string): Promise<ViewedEvent> {
  // One article: the page reads all of them by itself, with what the resource leaves out.
  const page = await readCluster(deps, idOrSlug, { articles: 1 })
  const event = presentCluster(deps.links, page)
  if (event.slug !== idOrSlug) return { kind: 'elsewhere', slug: event.slug, isMerged: event.merged_into_shown }
  const [articles, neighbours] = await Promise.all([
    findSourceArticles(deps.db, event.id, ARTICLES_MAX),
    event.situation === null
      ? undefined
      : findNeighbours(
          deps.db,
          { situationId: event.situation.id, clusterId: event.id, publishedAt: Date.parse(event.published_at) },
          NEIGHBOURS_EACH_SIDE,
        ),
  ])
  const { language, title_pinned: titlePinned } = page.target
  const spoken = { language, titlePinned }
  return { kind: 'shown', view: { event, spoken, reports: reportsOf(articles), ...(neighbours ? { neighbours } : {}) } }
}

/** Copies folded under what they repeat; the reports in the order given. */
function reportsOf(articles: readonly SourceArticle[]): Report[] {
  const byId = new Map(articles.map((article) => [article.id, article]))
  const copies = new Map<string, SourceArticle[]>()
  const originals: SourceArticle[] = []
  for (const article of articles) {
    const original = originalOf(article, byId)
    if (original.id === article.id) originals.push(article)
    else copies.set(original.id, [...(copies.get(original.id) ?? []), article])
  }
  return originals.map((article) => ({ article, copies: copies.get(article.id) ?? [] }))
}

/** Follows copies of copies. Where they lead in a circle, the article stands for itself. */
function originalOf(article: SourceArticle, byId: ReadonlyMap<string, SourceArticle>): SourceArticle {
  const seen = new Set<string>()
  let current = article
  while (current.copy_of !== null && !seen.has(current.id)) {
    seen.add(current.id)
    const next = byId.get(current.copy_of)
    if (!next) break
    current = next
  }
  return seen.has(current.id) ? article : current
}
