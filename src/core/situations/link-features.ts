import type { TermStatistics } from '../clusters/term-statistics.ts'
import { DAY_MS } from '../durations.ts'
import { type FieldVectors, type Lens, startOf } from '../learning/vector.ts'
import { isSameLanguage } from '../text/language-serbo-croatian.ts'
import { NAMES, PAIRS, type PreparedCluster, TITLE, type Weighed, WORDS } from './link.ts'

/** What is compared between two events: where each feature stands in the rows that the trees read. */
export const LINK_AT = {
  words: 0,
  names: 1,
  pairs: 2,
  bestName: 3,
  nextName: 4,
  namesShared: 5,
  bestWord: 6,
  nextWord: 7,
  places: 8,
  placesJaccard: 9,
  placesShared: 10,
  placesUnknown: 11,
  placeRarity: 12,
  sameCategory: 13,
  anyCategory: 14,
  days3: 15,
  days14: 16,
  gapLog: 17,
  cell: 18,
  burst: 19,
  placeDensity: 20,
  unsharedName: 21,
  wordsInPlace: 22,
  namesInPlace: 23,
  categoryShare: 24,
  one: 25,
  categoryNewer: 26,
  categoryOlder: 27,
  placesNewer: 28,
  placesOlder: 29,
  burstPlace: 30,
  nameBurst: 31,
  nameShare: 32,
  rareNames: 33,
  placeBoth: 34,
  cellShare: 35,
  firstPlace: 36,
  outlets: 37,
  themes: 38,
  heatShared: 39,
  heatUnsharedNewer: 40,
  heatUnsharedOlder: 41,
  raritySharedBest: 42,
  rarityUnsharedNewer: 43,
  surgeShared: 44,
  surgeUnsharedNewer: 45,
  rareWordsShared: 46,
  wordsLeast: 47,
  titleBest: 48,
  titleShared: 49,
  titleRare: 50,
  titleNewer: 51,
  titleOlder: 52,
  bestPair: 53,
  pairsShared: 54,
  namesNewer: 55,
  namesOlder: 56,
  wordsNewer: 57,
  wordsOlder: 58,
  foreign: 59,
} as const

/** Their names, in that order. */
export const LINK_FEATURES = Object.keys(LINK_AT) as readonly (keyof typeof LINK_AT)[]

/** How much was happening lately, for telling "the war there" from "a crime there". Shares and counts at the time of the newer event. */
export interface Surroundings {
  /** Events of the last 30 days in a country and category; of the last 3 days; in the country; in all. */
  cell(
    country: string,
    category: string,
  ): { month: number; days: number; place: number; placeDays: number; category: number; all: number; allDays: number }
  /** Events of the last 30 days that carry a name. */
  sightings(name: number): number
}

export interface LinkContext {
  readonly lens: Lens
  readonly statistics: TermStatistics
  readonly surroundings: Surroundings
}

const UNKNOWN_LANGUAGE = 'und'

/** The features of the link from a newer event, loaded in the lens, to an older one with its unit vectors. */
export function compareEvents(newer: Weighed, older: Weighed, { lens, statistics, surroundings }: LinkContext): Float64Array {
  const out = new Float64Array(LINK_FEATURES.length)
  const names = topShared(older.vectors, NAMES, { lens, statistics })
  const words = topShared(older.vectors, WORDS, { lens, statistics })
  const pairs = topShared(older.vectors, PAIRS, { lens, statistics })
  out[LINK_AT.words] = words.dot
  out[LINK_AT.names] = names.dot
  out[LINK_AT.pairs] = pairs.dot
  out[LINK_AT.bestName] = names.best / 10
  out[LINK_AT.nextName] = names.next / 10
  out[LINK_AT.namesShared] = Math.log1p(names.count)
  out[LINK_AT.bestWord] = words.best / 10
  out[LINK_AT.nextWord] = words.next / 10
  const shared = fillPlaces(newer.places, older.places, out)
  out[LINK_AT.sameCategory] = newer.prepared.category === older.prepared.category ? 1 : 0
  out[LINK_AT.anyCategory] = newer.prepared.profile.categories.some((category) => older.prepared.profile.categories.includes(category))
    ? 1
    : 0
  const gap = Math.abs(newer.prepared.profile.publishedAt - older.prepared.profile.publishedAt) / DAY_MS
  out[LINK_AT.days3] = Math.exp(-gap / 3)
  out[LINK_AT.days14] = Math.exp(-gap / 14)
  out[LINK_AT.gapLog] = Math.log1p(gap) / 5
  const { month, days, place, placeDays, category, all } = surroundings.cell(shared ?? '', newer.prepared.category)
  out[LINK_AT.placeRarity] = shared === null ? 0 : Math.log((all + 1) / (place + 0.5)) / 5
  out[LINK_AT.cell] = Math.log1p(month) / 5
  out[LINK_AT.burst] = month === 0 ? 0 : days / month
  out[LINK_AT.placeDensity] = Math.log1p(place) / 5
  out[LINK_AT.unsharedName] = newer.strongestName === 0 ? 0 : unshared(newer, older) / 10
  out[LINK_AT.wordsInPlace] = out[LINK_AT.words]! * out[LINK_AT.places]!
  out[LINK_AT.namesInPlace] = out[LINK_AT.names]! * out[LINK_AT.places]!
  out[LINK_AT.categoryShare] = (category + 1) / (all + 5)
  out[LINK_AT.one] = 1
  out[LINK_AT.categoryNewer] = CATEGORY_ORDER.indexOf(newer.prepared.category)
  out[LINK_AT.categoryOlder] = CATEGORY_ORDER.indexOf(older.prepared.category)
  out[LINK_AT.placesNewer] = newer.prepared.places.size
  out[LINK_AT.placesOlder] = older.prepared.places.size
  out[LINK_AT.burstPlace] = place === 0 ? 0 : placeDays / place
  out[LINK_AT.nameBurst] = names.best === 0 ? 0 : Math.log1p(surroundings.sightings(names.term))
  out[LINK_AT.nameShare] = names.mass
  out[LINK_AT.rareNames] = names.rare
  out[LINK_AT.placeBoth] = shared === null ? 0 : shares(older.places, newer.places)
  out[LINK_AT.cellShare] = place === 0 ? 0 : month / place
  out[LINK_AT.firstPlace] = firstOf(newer.prepared) !== '' && firstOf(newer.prepared) === firstOf(older.prepared) ? 1 : 0
  out[LINK_AT.outlets] = Math.log1p(Math.min(newer.prepared.profile.outlets, older.prepared.profile.outlets))
  const [themes, others] = [newer.prepared.themes(), older.prepared.themes()]
  for (let i = 0; i < themes.length; i++) out[LINK_AT.themes]! += themes[i]! * others[i]!
  addPlaces(newer, older, { surroundings, out })
  out[LINK_AT.rareWordsShared] = words.count
  out[LINK_AT.wordsLeast] = Math.min(newer.vectors.ends[WORDS]!, older.vectors.ends[WORDS]!)
  addTitles(newer, older, { lens, statistics, out })
  out[LINK_AT.bestPair] = pairs.best / 10
  out[LINK_AT.pairsShared] = Math.log1p(pairs.count)
  out[LINK_AT.namesNewer] = shareOf(names.rarity, newer.masses[NAMES]!)
  out[LINK_AT.namesOlder] = shareOf(names.rarity, older.masses[NAMES]!)
  out[LINK_AT.wordsNewer] = shareOf(words.rarity, newer.masses[WORDS]!)
  out[LINK_AT.wordsOlder] = shareOf(words.rarity, older.masses[WORDS]!)
  out[LINK_AT.foreign] = areForeign(newer.prepared.profile.language, older.prepared.profile.language) ? 1 : 0
  return out
}

/** Whether two events are told in two languages, both of which are known. */
export function areForeign(one: string, other: string): boolean {
  return !isSameLanguage(one, other) && one !== UNKNOWN_LANGUAGE && other !== UNKNOWN_LANGUAGE
}

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

/** What both titles say, and how much of either stands in the other's text: what an event is about tells more than what its reports mention. */
function addTitles(
  newer: Weighed,
  older: Weighed,
  { lens, statistics, out }: Pick<LinkContext, 'lens' | 'statistics'> & { out: Float64Array },
): void {
  const { ids, ends } = older.vectors
  const rarityOf = (term: number) => Math.max(0, statistics.idfInTexts(term))
  let inBoth = 0
  let olderTold = 0
  for (let i = startOf(older.vectors, TITLE); i < ends[TITLE]!; i++) {
    const term = ids[i]!
    if (!lens.has(term)) continue
    const rarity = rarityOf(term)
    if (lens.weight(term, WORDS) > 0) olderTold += rarity
    if (lens.weight(term, TITLE) === 0) continue
    inBoth += rarity
    out[LINK_AT.titleBest] = Math.max(out[LINK_AT.titleBest]!, rarity / 10)
    if (rarity > 3) out[LINK_AT.titleRare]!++
  }
  let newerTold = 0
  for (let i = startOf(older.vectors, WORDS); i < ends[WORDS]!; i++) if (lens.weight(ids[i]!, TITLE) > 0) newerTold += rarityOf(ids[i]!)
  out[LINK_AT.titleShared] = shareOf(2 * inBoth, newer.masses[TITLE]! + older.masses[TITLE]!)
  out[LINK_AT.titleNewer] = shareOf(newerTold, newer.masses[TITLE]!)
  out[LINK_AT.titleOlder] = shareOf(olderTold, older.masses[TITLE]!)
}

/** How busy and how rare the places are that both events name, and those that only one of them names: a war's other front is no link. */
function addPlaces(newer: Weighed, older: Weighed, { surroundings, out }: { surroundings: Surroundings; out: Float64Array }): void {
  const { category } = newer.prepared
  const measures = (place: string) => {
    const { placeDays, allDays, place: month, all } = surroundings.cell(place, category)
    const heat = (placeDays + 0.5) / (allDays + 5)
    return { heat, rarity: Math.log((all + 5) / (month + 0.5)) / 5, surge: Math.log(heat / ((month + 0.5) / (all + 5))) }
  }
  for (const place of newer.places.keys()) {
    const { heat, rarity, surge } = measures(place)
    const shared = older.places.has(place)
    const [h, r, u] = shared
      ? [LINK_AT.heatShared, LINK_AT.raritySharedBest, LINK_AT.surgeShared]
      : [LINK_AT.heatUnsharedNewer, LINK_AT.rarityUnsharedNewer, LINK_AT.surgeUnsharedNewer]
    out[h] = Math.max(out[h]!, heat)
    out[r] = Math.max(out[r]!, rarity)
    out[u] = Math.max(out[u]!, surge)
  }
  for (const place of older.places.keys())
    if (!newer.places.has(place)) out[LINK_AT.heatUnsharedOlder] = Math.max(out[LINK_AT.heatUnsharedOlder]!, measures(place).heat)
}

/** Categories in an order that puts like things side by side, so that a tree can cut between them. */
const CATEGORY_ORDER: readonly string[] = [
  'conflict',
  'international',
  'politics',
  'crime',
  'society',
  'labour',
  'disaster',
  'weather',
  'environment',
  'health',
  'science',
  'technology',
  'business',
  'education',
  'religion',
  'culture',
  'lifestyle',
  'sports',
]

function firstOf({ places }: PreparedCluster): string {
  for (const country of places.keys()) return country
  return ''
}

/** How much of both events' places is the shared one: 1 when neither names another. */
function shares(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let shared = 0
  for (const country of a.keys()) if (b.has(country)) shared++
  return shared / Math.max(a.size, b.size)
}

function unshared(newer: Weighed, older: Weighed): number {
  for (let i = startOf(older.vectors, NAMES); i < older.vectors.ends[NAMES]!; i++)
    if (older.vectors.ids[i] === newer.strongestName) return 0
  return newer.strongestNameIdf
}

/** What the loaded event shares with another in a field: the product of their vectors, the rarest terms, and how many and how rare they are. */
function topShared(
  vectors: FieldVectors,
  field: number,
  { lens, statistics }: Pick<LinkContext, 'lens' | 'statistics'>,
): { dot: number; best: number; next: number; count: number; rare: number; mass: number; rarity: number; term: number } {
  let dot = 0
  let term = 0
  let rare = 0
  let mass = 0
  let rarity = 0
  let best = 0
  let next = 0
  let count = 0
  for (let i = startOf(vectors, field); i < vectors.ends[field]!; i++) {
    const id = vectors.ids[i]!
    const weight = lens.weight(id, field)
    if (weight === 0) continue
    dot += vectors.weights[i]! * weight
    const idf = statistics.idfInTexts(id)
    mass += weight * weight
    rarity += Math.max(0, idf)
    if (idf > 3) count++
    if (idf > 5) rare++
    if (idf > best) {
      next = best
      best = idf
      term = id
    } else if (idf > next) next = idf
  }
  return { dot, best, next, count, rare, mass, rarity, term }
}

/** Returns the shared country that weighs most, null when none is shared. */
function fillPlaces(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>, out: Float64Array): string | null {
  let dot = 0
  let shared = 0
  let strongest: string | null = null
  let strongestWeight = 0
  for (const [country, weight] of a) {
    const other = b.get(country)
    if (other === undefined) continue
    shared++
    dot += weight * other
    if (weight * other > strongestWeight) {
      strongestWeight = weight * other
      strongest = country
    }
  }
  const length = (places: ReadonlyMap<string, number>) => Math.sqrt([...places.values()].reduce((sum, weight) => sum + weight * weight, 0))
  const union = a.size + b.size - shared
  out[LINK_AT.places] = dot === 0 ? 0 : dot / (length(a) * length(b))
  out[LINK_AT.placesJaccard] = union === 0 ? 0 : shared / union
  out[LINK_AT.placesShared] = Math.min(3, shared) / 3
  out[LINK_AT.placesUnknown] = a.size === 0 || b.size === 0 ? 1 : 0
  return strongest
}
