import { createCopyIndex, type Fingerprint, fingerprintOf } from '../src/core/articles/near-duplicate.ts'
import { createOutletHabits } from '../src/core/articles/outlet-habits.ts'
import { type ActiveClusters, amongAll, noteRivals, type Rivals } from '../src/core/clusters/assign.ts'
import type { ClusterableArticle, PreparedArticle } from '../src/core/clusters/assign-prepare.ts'
import { MERGE_RIPE_MS, type MergeProposal } from '../src/core/clusters/merge.ts'
import { SPLIT_GROWTH } from '../src/core/clusters/split.ts'
import { seededRandom } from '../src/core/seeded-random.ts'
import { readLines } from './read-lines.ts'

/** A labelled article. */
export interface GoldArticle extends ClusterableArticle {
  readonly gold: string
}

export function readArticles(file: string): GoldArticle[] {
  return readLines(file).map((line, i) => {
    const row: Record<string, string | undefined> = JSON.parse(line)
    const publishedAt = Date.parse(row.published_at ?? '')
    // No time is before or after none: whatever is ordered by it would be as it happens.
    if (Number.isNaN(publishedAt)) throw new Error(`line ${i + 1} of ${file} has no published_at`)
    const gold = String(row.gold_cluster ?? '')
    return {
      id: String(row.id ?? `${file}-${i}`),
      title: row.title ?? '',
      summary: row.summary ?? '',
      body: row.body ?? '',
      language: row.language ?? 'en',
      sourceHost: row.source_host ?? row.outlet ?? '',
      publishedAt,
      gold: gold === '' ? `${UNLABELLED}${file}-${i}` : gold,
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
  const random = seededRandom(seed)
  return articles
    .map((article) => ({ ...article, publishedAt: article.publishedAt + Math.round((random() - 0.5) * 2 * JITTER_MS) }))
    .sort((a, b) => a.publishedAt - b.publishedAt)
}

const JITTER_MS = 30 * 60_000

const fingerprints = new WeakMap<ClusterableArticle, Fingerprint>()

function fingerprintOnce(article: ClusterableArticle): Fingerprint {
  const known = fingerprints.get(article)
  if (known) return known
  const made = fingerprintOf(article)
  fingerprints.set(article, made)
  return made
}

/** Reads articles as the pipeline does: without what their outlets print with any, and as copies of what they repeat. */
function createReader(active: ActiveClusters): (article: ClusterableArticle) => PreparedArticle {
  const habits = createOutletHabits()
  const copies = createCopyIndex()
  return (article) => {
    const fingerprint = fingerprintOnce(article)
    const found = copies.find(fingerprint, article)
    const copyOf = found && active.clusterOf(found.copyOf) !== undefined ? found.copyOf : null
    copies.add(article.id, fingerprint, { publishedAt: article.publishedAt, copyOf })
    const prepared = active.prepare(habits.without(article))
    habits.note(article)
    return { ...prepared, copyOf }
  }
}

export const MERGE_EVERY_ARTICLES = 200

/**
 * Runs the stream as the pipeline does: decide, add; after every batch (`every` articles) early merges, looks at what is ripe by the stream's own time,
 * and splits of what grew; at the end everything is ripe. `isPlain`: every article is read as it is, be it a copy or not.
 */
export function replay(
  active: ActiveClusters,
  articles: readonly ClusterableArticle[],
  { every = MERGE_EVERY_ARTICLES, isPlain = false }: { every?: number; isPlain?: boolean } = {},
): { atArrival: string[]; final: string[]; merges: number } {
  const read = isPlain ? active.prepare : createReader(active)
  const atArrival: string[] = []
  const known: Known = { members: new Map(), grown: new Set(), due: new Set() }
  const lookedAt = new Map<string, number>()
  let touched: Rivals = new Map()
  let [merges, time] = [0, 0]
  const round = (ripeBy: number) => {
    const early = mergeOnce(active, active.mergeProposals(touched, { early: true }), known)
    merges += early.size
    for (let ripe = ripeOf(known, ripeBy); ripe.length > 0; ripe = ripeOf(known, ripeBy)) {
      for (const id of ripe) known.due.delete(id)
      merges += mergeOnce(active, active.mergeProposals(amongAll(ripe)), known).size
    }
    touched = amongAll([...early, ...splitGrown(active, { known, lookedAt })])
  }
  for (const [i, article] of articles.entries()) {
    const prepared = read(article)
    const assignment = active.decide(prepared)
    const clusterId = assignment.action === 'join' ? assignment.clusterId : `c${i}`
    active.add(prepared, clusterId)
    atArrival.push(clusterId)
    time = Math.max(time, article.publishedAt)
    note(known, clusterId, [...(known.members.get(clusterId) ?? []), prepared])
    noteRivals(touched, clusterId, assignment)
    if ((i + 1) % every === 0) round(time - MERGE_RIPE_MS)
  }
  for (let rounds = 0; rounds < ROUNDS_MAX && known.due.size > 0; rounds++) round(Number.POSITIVE_INFINITY)
  const final = articles.map((article) => active.clusterOf(article.id) ?? '')
  return { atArrival, final, merges }
}

const ROUNDS_MAX = 6

/** What is known of the clusters of a replay. */
interface Known {
  readonly members: Map<string, PreparedArticle[]>
  /** Those that changed since splits were last looked for. */
  grown: Set<string>
  /** Those that changed since they were last looked at for merging. */
  readonly due: Set<string>
}

function note({ members, grown, due }: Known, id: string, all: PreparedArticle[]): void {
  members.set(id, all)
  grown.add(id)
  due.add(id)
}

function ripeOf({ members, due }: Known, by: number): string[] {
  return [...due].filter((id) => members.get(id)!.every(({ publishedAt }) => publishedAt <= by))
}

/** Merges what was proposed; gives the survivors. */
function mergeOnce(active: ActiveClusters, proposals: readonly MergeProposal[], known: Known): Set<string> {
  const survivors = new Set<string>()
  for (const { from, into } of proposals) {
    if (!active.has(from) || !active.has(into)) continue
    const [gone, kept] = [known.members.get(from) ?? [], known.members.get(into) ?? []]
    if (active.tellTwoEvents(gone, kept)) continue
    active.merge(from, into)
    note(known, into, [...kept, ...gone])
    known.members.delete(from)
    known.due.delete(from)
    survivors.add(into)
  }
  return survivors
}

/** Splits what grew and tells two events; gives both parts of each. */
function splitGrown(active: ActiveClusters, { known, lookedAt }: { known: Known; lookedAt: Map<string, number> }): Set<string> {
  const { members } = known
  const parts = new Set<string>()
  const due = [...known.grown]
  known.grown = new Set()
  for (const id of due) {
    const all = members.get(id) ?? []
    if (all.length < SPLIT_GROWTH * (lookedAt.get(id) ?? 0)) continue
    lookedAt.set(id, all.length)
    const proposal = active.splitProposal(all)
    if (!proposal) continue
    const gone = new Set(proposal.articles)
    const to = `${id}-${all.length}`
    active.split({ from: id, to, members: all, articles: gone })
    const isGone = (article: PreparedArticle) => gone.has(article.id)
    note(known, to, all.filter(isGone))
    note(
      known,
      id,
      all.filter((article) => !isGone(article)),
    )
    lookedAt.delete(id)
    due.push(id, to)
    parts.add(id).add(to)
  }
  return parts
}
