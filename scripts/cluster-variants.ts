import { readdirSync } from 'node:fs'
import { DAY_MS } from '../src/core/durations.ts'
import { seededRandom } from '../src/core/seeded-random.ts'
import { type GoldArticle, isLabelled, jittered, mixedWith, readArticles, readPairs } from './cluster-replay.ts'
import { readJudged } from './judged-events.ts'
import { readLines } from './read-lines.ts'

/** What the clusterer is trained on: each labelled set as it is, and as it might have been (headlines alone, no dates, another order, among other news). */
export interface Variant {
  /** The set that it was made from. */
  readonly set: string
  readonly name: string
  readonly articles: readonly GoldArticle[]
  /** Unlabelled articles that are in the store already. */
  readonly before: readonly GoldArticle[]
  readonly weight: number
  /** Seen with nothing merged as well: not what stands among other news, nor summaries, which add little to texts and headlines. */
  readonly isSmall: boolean
  /** Nobody labelled it: all it teaches is that what is days older is another event. */
  readonly isUnlabelled?: boolean
  /** Of another maker: what speaks for two events is not learned from it, which taught to take apart too little (docs/quality.md). */
  readonly isFurther?: boolean
}

const FILES = [
  'giveme5w1h.ndjson',
  'ecbplus-train-dev.ndjson',
  'allsides-2016-2020.ndjson.gz',
  'wikinews-handpicked.ndjson',
  'uci-headlines.ndjson',
]
const PAIRS = 'telegram-pairs.jsonl'
const FULL_TEXT = 'full-text-2019-10_2020-02.ndjson.gz'
const HEADLINES = 'headlines-2021-2022.ndjson.gz'
const EVENTS = 'current-events-2025-09_2026-03.jsonl'
/** Our own invented stream: a fortnight of affairs whose follow-ups are events of their own. */
const SAMPLE = 'sample/stream.ndjson'
const OTHERS_MAX = 1_200
const SAMPLE_OTHERS_MAX = 2_500
const UNLABELLED_MAX = 2_500
/** Articles a second apart were given their times by somebody who had none. */
const INVENTED_GAP_MS = 1_500

/** How much a set counts: equal sets would follow the smallest, equal articles the largest. */
export interface Weighing {
  readonly power: number
  readonly headlines: number
  readonly undated: number
  readonly reordered: number
  readonly mixed: number
  readonly sample: number
  readonly events: number
  readonly pairs: number
  readonly shifted: number
  readonly free: number
  readonly judged: number
  readonly summarised: number
  readonly more: number
}

export const WEIGHING: Weighing = {
  power: 0.82,
  headlines: 0.5,
  undated: 0.3,
  reordered: 0.5,
  mixed: 0.5,
  sample: 1.6,
  events: 0.9,
  pairs: 1.5,
  shifted: 0,
  free: 0,
  judged: 1,
  summarised: 0.3,
  more: 0.3,
}

/**
 * Everything, from the directory that holds `clusters`, `streams` and `situations`, and from one of further labelled sets, if any.
 */
export function allVariants(directory: string, weighing: Weighing, more?: string): Variant[] {
  const stream = readArticles(`${directory}/streams/${FULL_TEXT}`)
  const headlines = readArticles(`${directory}/streams/${HEADLINES}`)
  return [
    ...FILES.flatMap((file) => variantsOf(readArticles(`${directory}/clusters/${file}`), { set: file, stream, weighing })),
    ...readJudged(directory).flatMap(({ set, articles }) =>
      variantsOf(articles, { set, stream: null, weighing }).map((variant) => ({ ...variant, weight: variant.weight * weighing.judged })),
    ),
    ...(more === undefined ? [] : moreVariants(more, weighing)),
    ...sampleVariants([...stream.slice(0, SAMPLE_OTHERS_MAX), ...headlines.slice(0, SAMPLE_OTHERS_MAX)], weighing),
    ...pairVariants(`${directory}/clusters/${PAIRS}`, weighing),
    ...eventVariants(`${directory}/situations/${EVENTS}`, weighing),
    ...unlabelledVariants([stream, headlines.slice(0, UNLABELLED_MAX)], weighing),
  ].filter(({ weight }) => weight > 0)
}

/** Sets of other makers, as `read-public-sets.ts` writes them. */
function moreVariants(directory: string, weighing: Weighing): Variant[] {
  return readdirSync(directory)
    .toSorted()
    .flatMap((set) =>
      variantsOf(readArticles(`${directory}/${set}`), { set, stream: null, weighing }).map((variant) => ({
        ...variant,
        weight: variant.weight * weighing.more,
        isFurther: true,
      })),
    )
}

/** What training is judged on: each set in its own order, in two others, and as headlines. */
export function scoringVariants(directory: string): Variant[] {
  const sets = FILES.map((set) => ({ set, articles: readArticles(`${directory}/clusters/${set}`) }))
  return [...sets, ...readJudged(directory)].flatMap(({ set, articles }) => {
    const make = (name: string, made: readonly GoldArticle[]): Variant => ({
      set,
      name: `${set} ${name}`,
      articles: made,
      before: [],
      weight: 1,
      isSmall: true,
    })
    const reordered = isInvented(articles) ? dealtAnew : jittered
    const orders = [make('whole', articles), make('reordered', reordered(articles, 11)), make('reordered again', reordered(articles, 12))]
    return articles.every(({ body }) => body === '') ? orders : [...orders, make('headlines', articles.map(bare))]
  })
}

/** A variant with one half of its clusters; what nobody labelled stays. */
export function halfOf(variant: Variant, side: number): Variant {
  return { ...variant, articles: variant.articles.filter((article) => !isLabelled(article) || sideOf(article.gold) === side) }
}

function sideOf(label: string): number {
  let hash = 0
  for (let i = 0; i < label.length; i++) hash = Math.imul(hash ^ label.charCodeAt(i), 0x01000193)
  return (hash >>> 16) & 1
}

/** Whether somebody who had no times gave the articles theirs. */
function isInvented(articles: readonly GoldArticle[]): boolean {
  return articles.at(-1)!.publishedAt - articles[0]!.publishedAt <= articles.length * INVENTED_GAP_MS
}

function weightOf(articles: readonly GoldArticle[], weighing: Weighing): number {
  return articles.length ** -weighing.power
}

function bare(article: GoldArticle): GoldArticle {
  return { ...article, summary: '', body: '' }
}

/** What most feeds carry: the title and the first words. */
function summarised(article: GoldArticle): GoldArticle {
  return { ...article, summary: article.body.split(/\s+/, SUMMARY_WORDS).join(' '), body: '' }
}

const SUMMARY_WORDS = 40

function variantsOf(
  articles: readonly GoldArticle[],
  { set, stream, weighing }: { set: string; stream: readonly GoldArticle[] | null; weighing: Weighing },
): Variant[] {
  const weight = weightOf(articles, weighing)
  const make = (name: string, made: readonly GoldArticle[], share: number): Variant => ({
    set,
    name: `${set} ${name}`,
    articles: made,
    before: [],
    weight: weight * share,
    isSmall: name !== 'mixed' && name !== 'summarised',
  })
  const others = stream && everyNth(stream, OTHERS_MAX)
  const mixed = (made: readonly GoldArticle[], among: readonly GoldArticle[]) => make('mixed', mixedWith(made, among), weighing.mixed)
  const reordered = isInvented(articles) ? dealtAnew(articles, 3) : jittered(articles, 3)
  if (articles.every((article) => article.body === ''))
    // The set of bare headlines was crawled cluster by cluster, so that its order gives the labels away.
    return [make('reordered', reordered, 1), ...(others ? [mixed(dealtAnew(articles, 4), others.map(bare))] : [])]
  return [
    make('whole', articles, 1),
    make('headlines', reordered.map(bare), weighing.headlines),
    make('summarised', reordered.map(summarised), weighing.summarised),
    make('reordered', reordered, weighing.reordered),
    ...(others ? [mixed(articles, others)] : []),
    make(
      'undated',
      articles.map((article) => ({ ...article, undated: true })),
      isInvented(articles) ? 0 : weighing.undated,
    ),
    make('shifted', shifted(articles, 6), isInvented(articles) ? 0 : weighing.shifted),
  ]
}

/** Some articles weeks late, as if found in an archive: what is plainly one event stays one. */
function shifted(articles: readonly GoldArticle[], seed: number): GoldArticle[] {
  const random = seededRandom(seed)
  return articles
    .map((article) => {
      const late = random() < SHIFTED_SHARE ? Math.floor(random() * SHIFTED_MS_MAX) : 0
      return { ...article, publishedAt: article.publishedAt + late }
    })
    .sort((a, b) => a.publishedAt - b.publishedAt)
}

const SHIFTED_SHARE = 0.25
const SHIFTED_MS_MAX = 60 * DAY_MS

function unlabelledVariants(streams: readonly (readonly GoldArticle[])[], weighing: Weighing): Variant[] {
  return streams.map((articles, i) => ({
    set: 'unlabelled',
    name: `unlabelled ${i}`,
    articles,
    before: [],
    weight: weightOf(articles, weighing) * weighing.free,
    isSmall: true,
    isUnlabelled: true,
  }))
}

function everyNth(articles: readonly GoldArticle[], count: number): GoldArticle[] {
  const step = Math.max(1, Math.floor(articles.length / count))
  return articles.filter((_, i) => i % step === 0)
}

/** The same times, dealt out to the articles anew. */
function dealtAnew(articles: readonly GoldArticle[], seed: number): GoldArticle[] {
  const order = articles.map((_, i) => i)
  shuffle(order, seededRandom(seed))
  return order.map((from, i) => ({ ...articles[from]!, publishedAt: articles[i]!.publishedAt }))
}

export function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const kept = order[i]!
    order[i] = order[j]!
    order[j] = kept
  }
}

/** The sample on an empty store, on one that reads other news of the same days, and on one that has read others years before. */
function sampleVariants(others: readonly GoldArticle[], weighing: Weighing): Variant[] {
  const articles = readArticles(SAMPLE)
  const weight = weightOf(articles, weighing) * weighing.sample
  const start = articles[0]!.publishedAt
  const span = articles.at(-1)!.publishedAt - start
  const before = others.map((article, i) => ({ ...article, publishedAt: start + Math.floor((span * i) / others.length) }))
  const make = (name: string, share: number, rest: Pick<Variant, 'articles' | 'before'>): Variant => ({
    set: 'sample',
    name: `sample ${name}`,
    weight: weight * share,
    isSmall: rest.before.length === 0,
    ...rest,
  })
  return [
    make('whole', 1, { articles, before: [] }),
    make('headlines', 0.3, { articles: articles.map(bare), before: [] }),
    make('warm', 0.5, { articles, before }),
    make('after years', 0.4, { articles, before: others }),
  ]
}

/** Judged pairs: two languages, no dates. */
function pairVariants(file: string, weighing: Weighing): Variant[] {
  const { articles } = readPairs(file)
  const weight = weightOf(articles, weighing) * weighing.pairs
  const make = (name: string, made: GoldArticle[], share: number): Variant => ({
    set: PAIRS,
    name: `${PAIRS} ${name}`,
    articles: made,
    before: [],
    weight: weight * share,
    isSmall: true,
  })
  return [make('whole', articles, 1), make('reordered', dealtAnew(articles, 5), 0.5), make('headlines', articles.map(bare), 0.3)]
}

/** Single sentences on events of running affairs, each an event of its own: they teach that a follow-up is news. */
function eventVariants(file: string, weighing: Weighing): Variant[] {
  const articles = readLines(file)
    .map((line): { id: string; date: string; text: string } => JSON.parse(line))
    .filter(({ date }) => date < '2026-01-01')
    .map(({ id, date, text }) => ({
      id,
      title: text,
      summary: '',
      body: '',
      language: 'en',
      sourceHost: '',
      publishedAt: Date.parse(`${date}T12:00:00Z`),
      gold: id,
    }))
  const weight = weightOf(articles, weighing) * weighing.events
  return [{ set: 'events', name: 'events', articles, before: [], weight, isSmall: true }]
}
