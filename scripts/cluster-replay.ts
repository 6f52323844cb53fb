import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { type ActiveClusters, type ClusterableArticle, noteRivals, type PreparedArticle, type Rivals } from '../src/core/assign.ts'
import { createOutletLabels } from '../src/core/outlet-labels.ts'
import { SPLIT_GROWTH } from '../src/core/split.ts'
import { generator } from './boost.ts'

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

/** What stands in for the gold of an article without a label: never equal to another's. */
const UNLABELLED = 'unlabelled-'

export function isLabelled({ gold }: Pick<GoldArticle, 'gold'>): boolean {
  return !gold.startsWith(UNLABELLED)
}

/** Pairs that people judged, as one stream of articles: those judged the same, and what follows from it, share a label. */
export function readPairs(file: string): { articles: GoldArticle[]; pairs: { a: string; b: string; same: boolean }[] } {
  interface Side {
    title: string
    text: string
  }
  const rows: { id: string; lang: string; a: Side; b: Side; same: boolean }[] = readLines(file).map((line) => JSON.parse(line))
  const known = new Map<string, GoldArticle>()
  const labels = new Map<string, string>()
  const idOf = (row: (typeof rows)[number], side: Side): string => {
    const key = `${side.title}\n${side.text}`
    const id = known.get(key)?.id ?? `${row.id}-${known.size}`
    if (!known.has(key))
      known.set(key, {
        id,
        title: side.title,
        summary: '',
        body: side.text,
        language: row.lang,
        sourceHost: '',
        publishedAt: PAIRS_AT + known.size * 1000,
        gold: id,
      })
    return id
  }
  const labelOf = (id: string): string => (labels.has(id) ? labelOf(labels.get(id)!) : id)
  const pairs = rows.map((row) => ({ a: idOf(row, row.a), b: idOf(row, row.b), same: row.same }))
  for (const { a, b, same } of pairs) if (same && labelOf(a) !== labelOf(b)) labels.set(labelOf(b), labelOf(a))
  return { articles: [...known.values()].map((article) => ({ ...article, gold: labelOf(article.id) })), pairs }
}

const PAIRS_AT = Date.UTC(2020, 0, 1)

/** A set among other articles: of the same days if the stream has them, else dealt out over the set's days. */
export function mixedWith(articles: readonly GoldArticle[], stream: readonly GoldArticle[]): GoldArticle[] {
  const from = Math.min(...articles.map(({ publishedAt }) => publishedAt))
  const to = Math.max(...articles.map(({ publishedAt }) => publishedAt))
  const within = stream.filter(({ publishedAt }) => publishedAt >= from && publishedAt <= to)
  const others =
    within.length * 2 > stream.length
      ? within
      : stream.map((article, i) => ({ ...article, publishedAt: from + Math.floor(((to - from) * i) / stream.length) }))
  return [...articles, ...others].sort((a, b) => a.publishedAt - b.publishedAt)
}

/** The set as it would arrive if every article came up to half an hour earlier or later. */
export function jittered(articles: readonly GoldArticle[], seed: number): GoldArticle[] {
  const random = generator(seed)
  return articles
    .map((article) => ({ ...article, publishedAt: article.publishedAt + Math.round((random() - 0.5) * 2 * JITTER_MS) }))
    .sort((a, b) => a.publishedAt - b.publishedAt)
}

const JITTER_MS = 30 * 60_000

export const MERGE_EVERY_ARTICLES = 200

type Members = Map<string, PreparedArticle[]>

/** Runs the stream as the pipeline does: decide, add; in between and at the end merge sweeps over touched clusters, and splits of those that grew. */
export function replay(
  active: ActiveClusters,
  articles: readonly ClusterableArticle[],
): { atArrival: string[]; final: string[]; merges: number; splits: number } {
  const labels = createOutletLabels()
  const atArrival: string[] = []
  const members: Members = new Map()
  const lookedAt = new Map<string, number>()
  let [touched, grown]: [Rivals, Set<string>] = [new Map(), new Set()]
  let [merges, splits] = [0, 0]
  for (const [i, article] of articles.entries()) {
    const prepared = active.prepare(labels.without(article))
    labels.note(article)
    const assignment = active.decide(prepared)
    const clusterId = assignment.action === 'join' ? assignment.clusterId : `c${i}`
    active.add(prepared, clusterId)
    members.set(clusterId, [...(members.get(clusterId) ?? []), prepared])
    atArrival.push(clusterId)
    grown.add(clusterId)
    noteRivals(touched, clusterId, assignment)
    const isLast = i === articles.length - 1
    if ((i + 1) % MERGE_EVERY_ARTICLES === 0 || isLast) {
      merges += sweep(active, isLast ? withAny(members.keys()) : touched, { members, grown })
      splits += splitGrown(active, { grown, members, lookedAt })
      touched = new Map()
      grown = new Set()
    }
  }
  const final = articles.map((article) => active.clusterOf(article.id) ?? '')
  return { atArrival, final, merges, splits }
}

/** Clusters to be compared with all that are near. */
export function withAny(ids: Iterable<string>): Rivals {
  return new Map([...ids].map((id) => [id, null]))
}

/** `known`: the clusters' members, and which grew; without them nothing is kept from being merged. */
export function sweep(active: ActiveClusters, touched: Rivals, known?: { members: Members; grown: Set<string> }): number {
  let merges = 0
  let ids = touched
  for (let round = 0; round < 6 && ids.size > 0; round++) {
    const next: Rivals = new Map()
    const busy = new Set<string>()
    for (const { from, into } of active.mergeProposals(ids)) {
      if (busy.has(from) || busy.has(into)) continue
      const [gone, kept] = [known?.members.get(from) ?? [], known?.members.get(into) ?? []]
      if (active.tellTwoEvents(gone, kept)) continue
      active.merge(from, into)
      known?.members.delete(from)
      known?.members.set(into, [...kept, ...gone])
      known?.grown.add(into)
      for (const id of [from, into]) busy.add(id)
      next.set(into, null)
      merges++
    }
    ids = next
  }
  return merges
}

function splitGrown(
  active: ActiveClusters,
  { grown, members, lookedAt }: { grown: ReadonlySet<string>; members: Members; lookedAt: Map<string, number> },
): number {
  let splits = 0
  const due = [...grown]
  for (const id of due) {
    const all = members.get(id) ?? []
    if (all.length < SPLIT_GROWTH * (lookedAt.get(id) ?? 0)) continue
    lookedAt.set(id, all.length)
    const proposal = active.splitProposal(all)
    if (!proposal) continue
    const gone = new Set(proposal.articles)
    const to = `${id}-${all.length}`
    active.split({ from: id, to, members: all, articles: gone })
    members.set(
      id,
      all.filter((article) => !gone.has(article.id)),
    )
    members.set(
      to,
      all.filter((article) => gone.has(article.id)),
    )
    lookedAt.delete(id)
    due.push(id, to)
    splits++
  }
  return splits
}
