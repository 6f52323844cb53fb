/**
 * Scores the clusterer of src/core on labelled files: node scripts/measure-clusters.ts [option…] FILE…
 *   --headlines       titles alone
 *   --mixed STREAM    among unlabelled articles; the score is of the labelled
 *   --jitters N       N times with every article up to half an hour earlier or later; prints the spread
 *   --every N         articles that come at once (200); a live service takes in a few at a time
 *   --shown           what a reader sees: of the clusters of two outlets or more how many hold one event alone, how many no two reports of one, and how many
 *                     of the events that two outlets reported are found
 *   --rules FILE      weights other than the shipped
 *   --embeddings      with the cosine of the embedding server that SITREP_EMBEDDINGS_URL names
 *   --known           what the cosine is worth is learned on all files first, as in a service that has run for a while
 * A file of pairs (…pairs.jsonl) is scored by the pairs found together, as it is: without the first three options, and --shown.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { embeddingServerOf } from '../src/cli/pipeline-deps.ts'
import { readConfig } from '../src/config.ts'
import { type ActiveClusters, createActiveClusters } from '../src/core/clusters/assign.ts'
import { assignRules, rulesOf } from '../src/core/clusters/assign-rules.ts'
import { createCosineScale } from '../src/core/learning/cosine-scale.ts'
import { embeddingOf } from '../src/core/learning/embedding.ts'
import { adjustedMutualInformation, bcubed, bcubedOfShared, ceafE, floors, pairwise } from '../src/core/learning/metrics.ts'
import { articleText } from '../src/pipeline/embed-articles.ts'
import { embedManyTexts } from '../src/provider/embed-texts.ts'
import {
  type GoldArticle,
  isLabelled,
  jittered,
  MERGE_EVERY_ARTICLES,
  mixedWith,
  readArticles,
  readPairs,
  replay,
} from './cluster-replay.ts'
import { countIn, someOf } from './read-lines.ts'

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    headlines: { type: 'boolean', default: false },
    mixed: { type: 'string' },
    jitters: { type: 'string', default: '0' },
    every: { type: 'string', default: String(MERGE_EVERY_ARTICLES) },
    shown: { type: 'boolean', default: false },
    rules: { type: 'string' },
    embeddings: { type: 'boolean', default: false },
    known: { type: 'boolean', default: false },
  },
})
const rules = options.rules ? rulesOf(JSON.parse(readFileSync(options.rules, 'utf8'))) : assignRules
const every = { every: countIn(options, 'every') }
const jitters = countIn(options, 'jitters', 0)
const stream = options.mixed ? readArticles(options.mixed) : null
const config = readConfig({ environment: process.env, flags: {} })
const server = options.embeddings ? embeddingServerOf(config) : undefined
if (options.embeddings && !server) throw new Error('SITREP_EMBEDDINGS_URL names no server')
const round = (value: number) => value.toFixed(3)

const known = createCosineScale()
// All are embedded first: a connection that idles while a set is scored would be closed by the server.
const articlesOf = new Map<string, readonly GoldArticle[]>()
for (const file of someOf(files, 'no file is named')) articlesOf.set(file, await articlesIn(file))
if (options.known) for (const articles of articlesOf.values()) replay(createActiveClusters(rules, known), articles)

for (const [file, articles] of articlesOf) {
  const name = file.split('/').at(-1)!.slice(0, 12).padEnd(12)
  if (file.endsWith('pairs.jsonl')) {
    console.log(name, pairsLine(articles, readPairs(file).pairs))
    continue
  }
  if (options.shown) console.log(name, shownLine(articles))
  else console.log(name, jitters > 0 ? spreadLine(articles, jitters) : scoresLine(articles))
}

async function articlesIn(file: string): Promise<readonly GoldArticle[]> {
  if (file.endsWith('pairs.jsonl')) {
    const given = ['headlines', 'mixed', 'jitters', 'shown'] as const
    const unfit = given.find((name) => (name === 'jitters' ? jitters > 0 : options[name]))
    if (unfit) throw new Error(`--${unfit} says nothing of ${file}: pairs are scored as they are`)
    return embedded(readPairs(file).articles)
  }
  const read = readArticles(file)
  someOf(read.filter(isLabelled), `no line of ${file} has a gold_cluster`)
  const given = read.map((article) => (options.headlines ? { ...article, summary: '', body: '' } : article))
  return embedded(stream ? mixedWith(given, stream) : given)
}

/** Each run begins with what is known beforehand, and keeps what it learns to itself. */
function fresh(): ActiveClusters {
  return createActiveClusters(rules, structuredClone(known))
}

function run(articles: readonly GoldArticle[]): { gold: string[]; atArrival: string[]; final: string[]; merges: number } {
  const { atArrival, final, merges } = replay(fresh(), articles, every)
  const labelled = articles.map((article, i) => ({ article, i })).filter(({ article }) => isLabelled(article))
  return {
    gold: labelled.map(({ article }) => article.gold),
    atArrival: labelled.map(({ i }) => atArrival[i]!),
    final: labelled.map(({ i }) => final[i]!),
    merges,
  }
}

function scoresLine(articles: readonly GoldArticle[]): string {
  const started = performance.now()
  const { gold, atArrival, final, merges } = run(articles)
  const seconds = (performance.now() - started) / 1000
  const [one, merged, shared] = [bcubed(atArrival, gold), bcubed(final, gold), bcubedOfShared(final, gold)]
  const { alone, together } = floors(gold)
  return [
    `arrival ${round(one.f1)}  B3 ${round(merged.f1)} (P ${round(merged.precision)} R ${round(merged.recall)}) shared ${round(shared.f1)}`,
    `pair ${round(pairwise(final, gold).f1)} ceaf-e ${round(ceafE(final, gold).f1)} ami ${round(adjustedMutualInformation(final, gold))}`,
    `floors ${round(alone.f1)} ${round(together.f1)}`,
    `clusters ${new Set(final).size}/${new Set(gold).size} merges ${merges}  ${Math.round(articles.length / seconds)}/s`,
  ].join('  ')
}

function spreadLine(articles: readonly GoldArticle[], times: number): string {
  const scores = Array.from({ length: times }, (_, i) => {
    const { gold, final } = run(jittered(articles, i + 1))
    return bcubed(final, gold).f1
  })
  const mean = scores.reduce((sum, score) => sum + score, 0) / times
  const deviation = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / times)
  return `B3 mean ${round(mean)} sd ${round(deviation)} from ${round(Math.min(...scores))} to ${round(Math.max(...scores))}`
}

/** Of the clusters and the events that two outlets report. */
function shownLine(articles: readonly GoldArticle[]): string {
  const { final } = replay(fresh(), articles, every)
  const labelled = articles.map((article, i) => ({ ...article, cluster: final[i]! })).filter(isLabelled)
  const isShown = (members: readonly GoldArticle[]) => new Set(members.map(({ sourceHost }) => sourceHost)).size > 1
  const shown = [...Map.groupBy(labelled, ({ cluster }) => cluster).values()].filter(isShown)
  const events = [...Map.groupBy(labelled, ({ gold }) => gold)].filter(([, members]) => isShown(members))
  // Per shown cluster: its reports by event, most first.
  const told = shown.map((members) => [...Map.groupBy(members, ({ gold }) => gold)].sort(([, a], [, b]) => b.length - a.length))
  const share = (count: number, of: number) => round(count / Math.max(1, of))
  const found = new Set(told.filter(([best]) => best![1].length > 1).map(([best]) => best![0]))
  return [
    `shown ${shown.length}  one event alone ${share(told.filter(({ length }) => length === 1).length, shown.length)}`,
    `no two of one ${share(told.filter(([best]) => best![1].length === 1).length, shown.length)}`,
    `found ${share(events.filter(([gold]) => found.has(gold)).length, events.length)} of ${events.length}`,
  ].join('  ')
}

/** With the vectors that the pipeline would ask for. */
async function embedded(articles: readonly GoldArticle[]): Promise<readonly GoldArticle[]> {
  if (!server) return articles
  const vectors = await embedManyTexts(server, articles.map(articleText))
  return articles.map((article, i) => ({ ...article, embedding: vectors[i] ? embeddingOf(vectors[i]) : null }))
}

function pairsLine(articles: readonly GoldArticle[], pairs: ReturnType<typeof readPairs>['pairs']): string {
  const { final } = replay(fresh(), articles, every)
  const clusterOf = new Map(articles.map(({ id }, i) => [id, final[i]]))
  const found = pairs.map(({ a, b, same }) => ({ same, together: clusterOf.get(a) === clusterOf.get(b) }))
  const right = found.filter(({ same, together }) => same && together).length
  const precision = right / Math.max(1, found.filter(({ together }) => together).length)
  const recall = right / Math.max(1, found.filter(({ same }) => same).length)
  return `pairs F1 ${round((2 * precision * recall) / Math.max(1e-9, precision + recall))} (P ${round(precision)} R ${round(recall)})`
}
