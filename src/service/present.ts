/** Records of the store to resources of the wire. Nothing is decided here but the form. */

import type {
  ClusterDetail,
  SituationBlock,
  SituationContinuation,
  SituationDetail,
  SituationRow,
  TimelineEntry,
} from '../contract/resources.ts'
import { previewOf, summaryBeside } from '../core/editorial/summary.ts'
import { daySpan, type TimelinePage } from '../core/situations/timeline.ts'
import { type Category, isCategory } from '../core/tags/category-slugs.ts'
import type { ClusterPage } from '../store/read-clusters.ts'
import type { EntryRow, SituationBlockRow } from '../store/read-entries.ts'
import type { SituationRecord, SituationTarget } from '../store/read-situations.ts'
import { clusterUrl, type Links, situationUrl } from './links.ts'

export type SummaryMode = 'preview' | 'full'

export function presentSituationRow(links: Links, situation: SituationRecord, mode: SummaryMode): SituationRow {
  const { status, categories } = situation
  return {
    id: situation.id,
    slug: situation.slug,
    title: situation.title,
    summary_preview: previewOf(situation.summary),
    ...(mode === 'full' ? { summary: situation.summary } : {}),
    cluster_count: situation.cluster_count,
    source_count: situation.source_count,
    independent_sources: situation.independent_count,
    first_seen: iso(situation.first_seen),
    last_updated: iso(situation.last_updated),
    status,
    ...categoriesOf(categories),
    countries: situation.countries,
    significance_score: situation.significance,
    latest_cluster_title: situation.latest_cluster_title,
    url: situationUrl(links, situation.slug),
  }
}

export function presentSituation(links: Links, target: SituationTarget, timeline: TimelinePage<EntryRow>): SituationDetail {
  const { countries: _, ...row } = presentSituationRow(links, target, 'full')
  const isMerged = target.requested_id !== target.id
  return {
    ...row,
    summary: target.summary,
    is_timeline_page: false,
    ...presentTimeline(links, timeline),
    day_span: daySpan(target.first_seen, target.last_updated),
    merged_into_shown: isMerged,
    ...(isMerged ? { requested_id: target.requested_id } : {}),
  }
}

// R2.5-fields: what a client has from page one is left out.
export function presentContinuation(links: Links, target: SituationTarget, timeline: TimelinePage<EntryRow>): SituationContinuation {
  return { id: target.id, slug: target.slug, is_timeline_page: true, ...presentTimeline(links, timeline) }
}

function presentTimeline(links: Links, page: TimelinePage<EntryRow>) {
  return {
    timeline: page.entries.map((entry) => presentEntry(links, entry)),
    timeline_cursor: {
      has_more: page.hasMore,
      next_before: page.nextBefore,
      remaining_count: page.remainingCount,
      total_count: page.totalCount,
    },
  }
}

export function presentEntry(links: Links, entry: EntryRow): TimelineEntry {
  const [category = DEFAULT_CATEGORY] = entry.categories.filter(isCategory)
  return {
    id: entry.id,
    slug: entry.slug,
    title: entry.title,
    summary: summaryBeside(entry.title, entry.summary),
    category,
    countries: entry.countries,
    significance_score: entry.significance,
    sources: entry.source_count,
    independent_sources: entry.independent_count,
    published_at: iso(entry.published_at),
    updated_at: iso(entry.updated_at),
    url: clusterUrl(links, entry.slug),
  }
}

export function presentCluster(links: Links, page: ClusterPage): ClusterDetail {
  const { target, articles } = page
  // The count of settled outlets may trail the articles by a moment; the greater is the truer.
  const articlesTotal = Math.max(target.source_count, target.outlets)
  return {
    ...presentEntry(links, target),
    summary_full: summaryBeside(target.title, target.summary_full),
    keywords: target.keywords,
    articles: articles.map((article) => ({
      source_host: article.source_host,
      url: article.url,
      title: article.title,
      published_at: iso(article.published_at),
    })),
    articles_total: articlesTotal,
    articles_truncated: articles.length < articlesTotal,
    situation: presentSituationBlock(target),
    merged_into_shown: target.requested_id !== target.id,
  }
}

export function presentSituationBlock(row: SituationBlockRow): SituationBlock | null {
  const { situation_id: id, situation_title: title, situation_slug: slug, situation_cluster_count: cluster_count } = row
  if (id === null || title === null || slug === null || cluster_count === null) return null
  return { id, title, slug, cluster_count }
}

/** A settled record always has a category; this keeps the form whole should one not. */
const DEFAULT_CATEGORY: Category = 'international'

function categoriesOf(stored: readonly string[]): { category: Category; categories: Category[] } {
  const known = stored.filter(isCategory)
  const categories = known.length > 0 ? known : [DEFAULT_CATEGORY]
  return { category: categories[0] ?? DEFAULT_CATEGORY, categories }
}

function iso(at: number): string {
  return new Date(at).toISOString()
}
