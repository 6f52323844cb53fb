/**
 * Speed of deciding where articles belong, on made text: npm run bench:pipeline [-- WORDS [ARTICLES]]
 *
 * Fills memories of 1,000, 10,000 and 100,000 active clusters, then reads a stream into each of them in turn, a small batch at a time, so that the
 * sizes are compared under the same load. Stages are told in time of the processor, summed over the run, for its clock ticks coarsely: what else
 * runs on the machine slows them a little, but does not count. How long one assignment takes is told by the clock, and means something on a quiet machine.
 */

import { countsIn } from '../scripts/read-lines.ts'
import { createCopyIndex, fingerprintOf } from '../src/core/articles/near-duplicate.ts'
import { type ActiveClusters, amongAll, createActiveClusters, noteRivals, type Rivals } from '../src/core/clusters/assign.ts'
import type { ClusterableArticle, PreparedArticle } from '../src/core/clusters/assign-prepare.ts'
import { articleMaker, chance } from './made-text.ts'
import { held, processor } from './spent.ts'

const SIZES = [1_000, 10_000, 100_000]
const BATCH = 250
const NEW_EVENTS = 1.2
/** Of clusters that became ripe for merging, counted on the nine labelled sets and real streams of docs/quality.md: several articles share one look. */
const LOOKS_AN_ARTICLE = 0.6
const [words = 300, articles = 5_000] = countsIn(process.argv.slice(2))

type Stage = 'fingerprint' | 'prepare' | 'assign' | 'merge' | 'ripe'

interface Subject {
  readonly clusters: number
  readonly active: ActiveClusters
  readonly copies: ReturnType<typeof createCopyIndex>
  readonly bytes: number
  /** Seconds of the processor to read the memory anew from its articles. */
  readonly restart: number
  readonly microseconds: Record<Stage, number>
  readonly latencies: number[]
  /** Per cluster that the stream opened: its event. Those that were there are named by theirs. */
  readonly opened: Map<string, number>
  joined: number
  /** Joined a cluster of another event. */
  strange: number
}

const random = chance(1)
const make = articleMaker(random, words)

function filled(clusters: number): Subject {
  const active = createActiveClusters()
  active.add(active.prepare(make(-1, -1)), 'first')
  const empty = held()
  let used = 0
  for (let i = 0; i < clusters; i++) {
    const article = make(i, i)
    const started = processor()
    active.add(active.prepare(article), `c${i}`)
    used += processor() - started
  }
  const microseconds = { fingerprint: 0, prepare: 0, assign: 0, merge: 0, ripe: 0 }
  const bytes = (held() - empty) / clusters
  const counts = { joined: 0, strange: 0 }
  return {
    clusters,
    active,
    copies: createCopyIndex(),
    bytes,
    restart: used / 1e6,
    microseconds,
    latencies: [],
    opened: new Map(),
    ...counts,
  }
}

function measured<T>({ microseconds }: Subject, stage: Stage, run: () => T): T {
  const started = processor()
  const result = run()
  microseconds[stage] += (processor() - started) / articles
  return result
}

/** One batch through all stages; each article's assignment is timed alone as well. `events`: of what each article tells. */
function readBatch(subject: Subject, batch: readonly ClusterableArticle[], events: readonly number[]): void {
  const { active, copies, latencies } = subject
  measured(subject, 'fingerprint', () => {
    for (const article of batch) {
      const fingerprint = fingerprintOf(article)
      copies.find(fingerprint, article)
      copies.add(article.id, fingerprint, article)
    }
  })
  const prepared: PreparedArticle[] = measured(subject, 'prepare', () => batch.map((article) => active.prepare(article)))
  const touched: Rivals = new Map()
  const homes: string[] = []
  measured(subject, 'assign', () => {
    for (const article of prepared) {
      const started = performance.now()
      const decision = active.decide(article)
      const clusterId = decision.action === 'join' ? decision.clusterId : `n${article.id}`
      active.add(article, clusterId)
      latencies.push(performance.now() - started)
      homes.push(clusterId)
      noteRivals(touched, clusterId, decision)
    }
  })
  for (const [i, home] of homes.entries()) noteHome(subject, home, { article: prepared[i]!.id, event: events[i]! })
  measured(subject, 'merge', () => active.mergeProposals(touched, { early: true }))
  measured(subject, 'ripe', () => active.mergeProposals(amongAll(homes)))
}

function noteHome(subject: Subject, home: string, { article, event }: { article: string; event: number }): void {
  if (home === `n${article}`) return void subject.opened.set(home, event)
  subject.joined++
  if ((subject.opened.get(home) ?? Number(home.slice(1))) !== event) subject.strange++
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!
}

const round = (value: number, digits = 0) => Number(value.toFixed(digits))
const subjects = SIZES.map(filled)
for (let at = 0; at < articles; at += BATCH) {
  for (const subject of subjects) {
    const events = Array.from({ length: Math.min(BATCH, articles - at) }, () => Math.floor(random() * subject.clusters * NEW_EVENTS))
    const batch = events.map((event, i) => make(event, subject.clusters + at + i))
    readBatch(subject, batch, events)
  }
}
const rows = subjects.map(({ clusters, bytes, restart, microseconds, latencies, joined, strange }) => {
  const { fingerprint, prepare, assign, merge, ripe } = microseconds
  const core = prepare + assign + merge + ripe * LOOKS_AN_ARTICLE
  return {
    clusters,
    joined: round(joined / articles, 2),
    strange: round(strange / articles, 3),
    microseconds: {
      fingerprint: round(fingerprint),
      prepare: round(prepare),
      assign: round(assign),
      merge: round(merge),
      ripe: round(ripe),
    },
    articlesPerSecond: round(1e6 / core),
    withFingerprint: round(1e6 / (core + fingerprint)),
    assignMilliseconds: { p50: round(quantile(latencies, 0.5), 3), p99: round(quantile(latencies, 0.99), 3) },
    bytesPerCluster: round(bytes),
    restartSeconds: round(restart, 1),
  }
})
for (const row of rows) process.stdout.write(`${JSON.stringify(row)}\n`)
const [small, middle, large] = rows.map((row) => 1 / row.articlesPerSecond)
process.stdout.write(`${JSON.stringify({ words, articles, tenTimesCosts: [round(middle! / small!, 2), round(large! / middle!, 2)] })}\n`)
