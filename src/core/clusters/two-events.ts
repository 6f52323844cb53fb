import { HOUR_MS } from '../durations.ts'
import { type Products, productsOf } from '../learning/bipartition.ts'
import { startOf } from '../learning/vector.ts'
import { daysOf, IDF_SCALE } from './assign-features.ts'
import { ALL, MEASURES, NAMES_ALL, NUMBERS, type PreparedArticle, TITLE, YEARS } from './assign-prepare.ts'
import type { TermStatistics } from './term-statistics.ts'

/**
 * Whether two groups of reports tell one event or two that look alike. What one report leaves out says little; what none of a whole group
 * says, and the other group says throughout, says much: two fights of one boxer share all words but the opponent, whom each half names and the
 * other never does. Learned by scripts/train-clusters.ts, as joining and merging are.
 */
export const EVIDENCE_FEATURES = [
  'smaller',
  'balance',
  'within',
  'between',
  'ownNames',
  'ownWords',
  'ownTitleWord',
  'ownNumber',
  'sharedName',
  'sharedNames',
  'sharedWord',
  'sharedWords',
  'gap',
  'apart',
  'yearClash',
  'measureClash',
  'headline',
  'foreign',
  'shared',
  'ownShare',
  'headlineBetween',
  'one',
] as const

const COUNT_MAX = 2.4
const NUMBER_SHARE = 0.5
/** Terms that count as known to a group, as unknown, and as known to both; and how rare they must be. */
const KNOWN_SHARE = 0.5
const UNKNOWN_SHARE = 0.1
const SHARED_SHARE = 0.4
const RARE = 0.2
const HEAVIEST = 5
const SPREAD_LEAST_MS = 12 * HOUR_MS
const APART_MAX = 5

/** Reports, read for comparing groups of them. */
export interface Reports {
  readonly articles: readonly PreparedArticle[]
  /** Of the vectors of all words, names and numbers. */
  readonly products: Products
  readonly words: Carriers
  readonly names: Carriers
  readonly titles: Carriers
  readonly numbers: Carriers
  readonly years: Carriers
  readonly measures: Carriers
}

/** Which reports have a term (places in the list of reports), and how rare it is, 0 to about 1. */
type Carriers = readonly { readonly places: readonly number[]; readonly rarity: number }[]

export function readReports(articles: readonly PreparedArticle[], statistics: TermStatistics): Reports {
  const rarity = (term: number) => Math.max(0, statistics.idfInTexts(term)) / IDF_SCALE
  const rare = (field: number) => carriersOf(articles, field, rarity).filter((term) => term.rarity > 0)
  return {
    articles,
    products: productsOf(articles.map((article) => vectorOf(article, statistics))),
    words: rare(ALL),
    names: rare(NAMES_ALL),
    titles: rare(TITLE),
    numbers: rare(NUMBERS),
    years: carriersOf(articles, YEARS, () => 1),
    measures: carriersOf(articles, MEASURES, () => 1),
  }
}

function carriersOf(articles: readonly PreparedArticle[], field: number, rarity: (term: number) => number): Carriers {
  const known = new Map<number, number[]>()
  for (const [place, { terms }] of articles.entries())
    for (let i = startOf(terms, field); i < terms.ends[field]!; i++) {
      const places = known.get(terms.ids[i]!)
      if (places) places.push(place)
      else known.set(terms.ids[i]!, [place])
    }
  return [...known].map(([term, places]) => ({ places, rarity: rarity(term) }))
}

/** Words and names by count and rarity, numbers by half, as a unit vector. */
function vectorOf({ terms }: PreparedArticle, statistics: TermStatistics): Map<number, number> {
  const vector = new Map<number, number>()
  const add = (field: number, share: (term: number, count: number) => number) => {
    for (let i = startOf(terms, field); i < terms.ends[field]!; i++) {
      const term = terms.ids[i]!
      const weight = Math.max(0, statistics.idfInTexts(term)) * share(term, Math.min(COUNT_MAX, terms.weights[i]!))
      if (weight > 0) vector.set(term, (vector.get(term) ?? 0) + weight)
    }
  }
  add(ALL, (_, count) => count)
  add(NAMES_ALL, (name, count) => count * statistics.properness(name))
  add(NUMBERS, () => NUMBER_SHARE)
  let square = 0
  for (const weight of vector.values()) square += weight * weight
  const length = Math.sqrt(square) || 1
  for (const [term, weight] of vector) vector.set(term, weight / length)
  return vector
}

/** Fills a row of EVIDENCE_FEATURES for reports parted by `sides` (0 or 1 by report; both occur). */
export function evidenceOf(reports: Reports, sides: Uint8Array): Float64Array {
  const { articles, products, words, names, titles, numbers, years, measures } = reports
  const second = sides.reduce((sum, side) => sum + side, 0)
  const sizes = [sides.length - second, second] as const
  const parted: Parted = { sides, sizes }
  const [within, between] = likeness(products, parted)
  const [ownNames, ownWords] = [ownOf(names, parted), ownOf(words, parted)]
  const [sharedNames, sharedWords] = [sharedOf(names, parted), sharedOf(words, parted)]
  const [ownMass, sharedMass] = massesOf([...words, ...names], parted)
  const headlines = articles.filter(({ isHeadline }) => isHeadline).length / articles.length
  const [gap, apart] = timesOf(articles, sides)
  return Float64Array.of(
    Math.log(Math.min(...sizes)),
    Math.min(...sizes) / sides.length,
    within,
    between,
    heaviestMeanOf(ownNames),
    heaviestMeanOf(ownWords),
    heaviestOf(ownOf(titles, parted)),
    heaviestOf(ownOf(numbers, parted)),
    sharedNames[0] ?? 0,
    sharedNames[2] ?? 0,
    sharedWords[0] ?? 0,
    sharedWords[2] ?? 0,
    Math.log1p(gap) / 5,
    apart,
    clashOf(years, parted),
    clashOf(measures, parted),
    headlines,
    foreignOf(articles, parted),
    Math.log1p(sharedMass),
    ownMass / (ownMass + sharedMass + 0.5),
    headlines * between,
    1,
  )
}

interface Parted {
  readonly sides: Uint8Array
  readonly sizes: readonly [number, number]
}

/** Which shares of the two groups have the term. */
function sharesOf(places: readonly number[], { sides, sizes }: Parted): [number, number] {
  let second = 0
  for (const place of places) second += sides[place]!
  return [(places.length - second) / sizes[0], second / sizes[1]]
}

/** Mean product of two reports of one group, and of one of each. */
function likeness(products: Products, { sides, sizes }: Parted): [number, number] {
  let [within, between] = [0, 0]
  for (const [i, row] of products.entries())
    for (let j = 0; j < row.length; j++) {
      if (i === j) continue
      if (sides[i] === sides[j]) within += row[j]!
      else between += row[j]!
    }
  const pairs = sizes[0] * (sizes[0] - 1) + sizes[1] * (sizes[1] - 1)
  return [within / Math.max(1, pairs), between / (2 * sizes[0] * sizes[1])]
}

/** For each group, how rare and how much its own its terms are, heaviest first; a term of one report alone says nothing. */
function ownOf(carriers: Carriers, parted: Parted): [number[], number[]] {
  const own: [number[], number[]] = [[], []]
  for (const { places, rarity } of carriers) {
    const shares = sharesOf(places, parted)
    for (const side of [0, 1] as const) {
      const lead = shares[side] - 2 * shares[1 - side]!
      if (lead > 0 && (shares[side] * parted.sizes[side] > 1.5 || parted.sizes[side] === 1)) own[side].push(lead * rarity)
    }
  }
  for (const weights of own) weights.sort((a, b) => b - a)
  return own
}

/** Of the group that has less of its own. */
function heaviestMeanOf(own: readonly [number[], number[]]): number {
  return Math.min(...own.map((weights) => weights.slice(0, HEAVIEST).reduce((sum, weight) => sum + weight, 0) / HEAVIEST))
}

function heaviestOf(own: readonly [number[], number[]]): number {
  return Math.min(own[0][0] ?? 0, own[1][0] ?? 0)
}

/** How rare the terms of both groups are, and how common in the group that has them less; heaviest first. */
function sharedOf(carriers: Carriers, parted: Parted): number[] {
  return carriers.map(({ places, rarity }) => Math.min(...sharesOf(places, parted)) * rarity).sort((a, b) => b - a)
}

/** Mass of rare terms that one group knows and the other does not (of the group that has less of it), and of those that both know. */
function massesOf(carriers: Carriers, parted: Parted): [number, number] {
  const own: [number, number] = [0, 0]
  let shared = 0
  for (const { places, rarity } of carriers) {
    if (rarity < RARE || places.length < 2) continue
    const shares = sharesOf(places, parted)
    if (Math.min(...shares) >= SHARED_SHARE) shared += rarity
    for (const side of [0, 1] as const) {
      const isOwn = shares[side] >= KNOWN_SHARE && shares[1 - side]! <= UNKNOWN_SHARE
      if (isOwn && shares[side] * parted.sizes[side] > 1.5) own[side] += rarity
    }
  }
  return [Math.min(...own), shared]
}

/** Days between the groups, and how far their middles lie apart for their spread, 0 to 1. */
function timesOf(articles: readonly PreparedArticle[], sides: Uint8Array): [number, number] {
  if (articles.some(({ undated }) => undated)) return [0, 0]
  const [one, other] = [0, 1].map((side) => spanOf(articles.filter((_, i) => sides[i] === side))) as [Span, Span]
  const gap = daysOf(Math.max(one.from - other.to, other.from - one.to))
  const apart = Math.abs(one.mean - other.mean) / (one.deviation + other.deviation + SPREAD_LEAST_MS)
  return [gap, Math.min(APART_MAX, apart) / APART_MAX]
}

interface Span {
  readonly from: number
  readonly to: number
  readonly mean: number
  readonly deviation: number
}

function spanOf(articles: readonly PreparedArticle[]): Span {
  const times = articles.map(({ publishedAt }) => publishedAt)
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length
  const variance = times.reduce((sum, time) => sum + (time - mean) ** 2, 0) / times.length
  return { from: Math.min(...times), to: Math.max(...times), mean, deviation: Math.sqrt(variance) }
}

/** How much each group agrees on a value (a year, "6 dead") that the other does not have, where both have any. */
function clashOf(carriers: Carriers, parted: Parted): number {
  const speaking = new Set(carriers.flatMap(({ places }) => places))
  const second = [...speaking].reduce((sum, place) => sum + parted.sides[place]!, 0)
  const speakers: [number, number] = [speaking.size - second, second]
  if (Math.min(...speakers) === 0) return 0
  const best: [number, number] = [0, 0]
  for (const { places } of carriers) {
    const shares = sharesOf(places, { sides: parted.sides, sizes: speakers })
    for (const side of [0, 1] as const) best[side] = Math.max(best[side], shares[side] - 2 * shares[1 - side]!)
  }
  return Math.min(...best) * Math.min(speakers[0] / parted.sizes[0], speakers[1] / parted.sizes[1])
}

/** How far the groups are groups of languages: then words say little. */
function foreignOf(articles: readonly PreparedArticle[], parted: Parted): number {
  const languages = Map.groupBy(articles.keys(), (place) => articles[place]!.language)
  return Math.max(
    ...[...languages.values()].map((places) => {
      const shares = sharesOf(places, parted)
      return Math.abs(shares[0] - shares[1])
    }),
  )
}
