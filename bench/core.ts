/** Throughput of the core on invented text: node bench/core.ts [CLUSTERS] [ARTICLES] [WORDS]. Prints articles per second and latencies per step. */
import { type ClusterableArticle, createActiveClusters } from '../src/core/assign.ts'

const [clusters = 10_000, articles = 5_000, words = 300] = process.argv.slice(2).map(Number)

/** Words by rank with a Zipf-like spread; rare ranks act as the event's own words and names. */
function generator(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

const random = generator(1)
const common = () => `w${Math.floor(20_000 ** random())}`

function articleOf(event: number, i: number): ClusterableArticle {
  const own = Array.from({ length: 12 }, (_, k) => `e${event}x${k}`)
  const name = (k: number) => `Name${(event * 7 + k) % 30_000}`
  const text: string[] = []
  for (let w = 0; w < words; w++)
    text.push(random() < 0.15 ? own[Math.floor(random() * 12)]! : random() < 0.06 ? name(Math.floor(random() * 4)) : common())
  const title = `${name(0)} ${own[0]} ${common()} ${own[1]} ${common()} ${name(1)}`
  return {
    id: `a${i}`,
    title,
    summary: '',
    body: text.join(' '),
    language: 'en',
    sourceHost: `o${i % 500}.example`,
    publishedAt: 1_760_000_000_000 + i * 1000,
  }
}

/** Heap and typed arrays after a collection (run with --expose-gc). */
function bytesHeld(): number {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const active = createActiveClusters()
active.add(active.prepare(articleOf(-1, -1)), 'first')
const empty = bytesHeld()
for (let i = 0; i < clusters; i++) active.add(active.prepare(articleOf(i, i)), `c${i}`)
const bytes = (bytesHeld() - empty) / clusters
const stream = Array.from({ length: articles }, (_, i) => articleOf(Math.floor(random() * clusters * 1.2), clusters + i))
const times: Record<'prepare' | 'decide' | 'add' | 'all', number[]> = { prepare: [], decide: [], add: [], all: [] }
let joined = 0
for (const [i, article] of stream.entries()) {
  const t0 = performance.now()
  const prepared = active.prepare(article)
  const t1 = performance.now()
  const decision = active.decide(prepared)
  const t2 = performance.now()
  active.add(prepared, decision.action === 'join' ? decision.clusterId : `n${i}`)
  const t3 = performance.now()
  if (decision.action === 'join') joined++
  times.prepare.push(t1 - t0)
  times.decide.push(t2 - t1)
  times.add.push(t3 - t2)
  times.all.push(t3 - t0)
}
const round = (value: number) => Math.round(value * 1000) / 1000
const summary = Object.fromEntries(
  Object.entries(times).map(([step, list]) => {
    const sorted = list.toSorted((a, b) => a - b)
    return [
      step,
      {
        mean: round(list.reduce((sum, t) => sum + t, 0) / list.length),
        p50: round(sorted[sorted.length >> 1]!),
        p99: round(sorted[Math.floor(sorted.length * 0.99)]!),
      },
    ]
  }),
)
console.log(
  JSON.stringify({
    clusters,
    articles,
    words,
    joined,
    perSecond: Math.round(1000 / summary.all!.mean),
    bytesPerCluster: Math.round(bytes),
    milliseconds: summary,
  }),
)
