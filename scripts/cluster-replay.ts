import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { ActiveClusters, ClusterableArticle } from '../src/core/assign.ts'

/** A labelled article. */
export interface GoldArticle extends ClusterableArticle {
  readonly gold: string
}

export function readLines(file: string): string[] {
  const bytes = readFileSync(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return text.split('\n').filter((line) => line !== '')
}

export function readArticles(file: string): GoldArticle[] {
  return readLines(file).map((line, i) => {
    const row: Record<string, string | undefined> = JSON.parse(line)
    return {
      id: row.id ?? `${file}-${i}`,
      title: row.title ?? '',
      summary: row.summary ?? '',
      body: row.body ?? '',
      language: row.language ?? 'en',
      sourceHost: row.source_host ?? row.outlet ?? '',
      publishedAt: Date.parse(row.published_at ?? ''),
      gold: row.gold_cluster ?? `unlabelled-${file}-${i}`,
    }
  })
}

export const MERGE_EVERY_ARTICLES = 100

/** Runs the stream as the pipeline does: decide, add, merge sweeps over touched clusters in between and at the end. */
export function replay(
  active: ActiveClusters,
  articles: readonly ClusterableArticle[],
): { atArrival: string[]; final: string[]; merges: number } {
  const atArrival: string[] = []
  let touched = new Set<string>()
  let merges = 0
  for (const [i, article] of articles.entries()) {
    const prepared = active.prepare(article)
    const assignment = active.decide(prepared)
    const clusterId = assignment.action === 'join' ? assignment.clusterId : `c${i}`
    active.add(prepared, clusterId)
    atArrival.push(clusterId)
    touched.add(clusterId)
    if ((i + 1) % MERGE_EVERY_ARTICLES === 0 || i === articles.length - 1) {
      merges += sweep(active, touched)
      touched = new Set()
    }
  }
  const final = articles.map((article) => active.clusterOf(article.id) ?? '')
  return { atArrival, final, merges }
}

export function sweep(active: ActiveClusters, touched: Iterable<string>): number {
  let merges = 0
  let ids: Set<string> = new Set(touched)
  for (let round = 0; round < 6 && ids.size > 0; round++) {
    const next = new Set<string>()
    const busy = new Set<string>()
    for (const { from, into } of active.mergeProposals(ids)) {
      if (busy.has(from) || busy.has(into)) continue
      active.merge(from, into)
      for (const id of [from, into]) busy.add(id)
      next.add(into)
      merges++
    }
    ids = next
  }
  return merges
}
