import type { TermStatistics } from '../clusters/term-statistics.ts'
import { DAY_MS } from '../durations.ts'
import { type FieldVectors, type Lens, startOf } from '../learning/vector.ts'
import { isSameLanguage } from '../text/language-serbo-croatian.ts'
import { NAMES, PAIRS, type PreparedCluster, TITLE, type Weighed, WORDS } from './link.ts'

export const LINK_FEATURES = [
  'words',
  'names',
  'pairs',
  'bestName',
  'nextName',
  'namesShared',
  'bestWord',
  'nextWord',
  'places',
  'placesJaccard',
  'placesShared',
  'placesUnknown',
  'placeRarity',
  'sameCategory',
  'anyCategory',
  'days3',
  'days14',
  'gapLog',
  'cell',
  'burst',
  'placeDensity',
  'unsharedName',
  'wordsInPlace',
  'namesInPlace',
  'categoryShare',
  'one',
  'categoryNewer',
  'categoryOlder',
  'placesNewer',
  'placesOlder',
  'burstPlace',
  'nameBurst',
  'nameShare',
  'rareNames',
  'placeBoth',
  'cellShare',
  'firstPlace',
  'outlets',
  'themes',
  'heatShared',
  'heatUnsharedNewer',
  'heatUnsharedOlder',
  'raritySharedBest',
  'rarityUnsharedNewer',
  'surgeShared',
  'surgeUnsharedNewer',
  'rareWordsShared',
  'wordsLeast',
  'titleBest',
  'titleShared',
  'titleRare',
  'titleNewer',
  'titleOlder',
  'bestPair',
  'pairsShared',
  'namesNewer',
  'namesOlder',
  'wordsNewer',
  'wordsOlder',
  'foreign',
] as const
const LINK_FEATURE_COUNT = LINK_FEATURES.length

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
  const out = new Float64Array(LINK_FEATURE_COUNT)
  const names = topShared(older.vectors, NAMES, { lens, statistics })
  const words = topShared(older.vectors, WORDS, { lens, statistics })
  const pairs = topShared(older.vectors, PAIRS, { lens, statistics })
  out[0] = words.dot
  out[1] = names.dot
  out[2] = pairs.dot
  out[3] = names.best / 10
  out[4] = names.next / 10
  out[5] = Math.log1p(names.count)
  out[6] = words.best / 10
  out[7] = words.next / 10
  const shared = fillPlaces(newer.places, older.places, out)
  out[13] = newer.prepared.category === older.prepared.category ? 1 : 0
  out[14] = newer.prepared.profile.categories.some((category) => older.prepared.profile.categories.includes(category)) ? 1 : 0
  const gap = Math.abs(newer.prepared.profile.publishedAt - older.prepared.profile.publishedAt) / DAY_MS
  out[15] = Math.exp(-gap / 3)
  out[16] = Math.exp(-gap / 14)
  out[17] = Math.log1p(gap) / 5
  const { month, days, place, category, all } = surroundings.cell(shared ?? '', newer.prepared.category)
  out[12] = shared === null ? 0 : Math.log((all + 1) / (place + 0.5)) / 5
  out[18] = Math.log1p(month) / 5
  out[19] = month === 0 ? 0 : days / month
  out[20] = Math.log1p(place) / 5
  out[21] = newer.strongestName === 0 ? 0 : unshared(newer, older) / 10
  out[22] = out[0] * out[8]!
  out[23] = out[1] * out[8]!
  out[24] = (category + 1) / (all + 5)
  out[25] = 1
  out[26] = CATEGORY_ORDER.indexOf(newer.prepared.category)
  out[27] = CATEGORY_ORDER.indexOf(older.prepared.category)
  out[28] = newer.prepared.places.size
  out[29] = older.prepared.places.size
  const lately = surroundings.cell(shared ?? '', newer.prepared.category)
  out[30] = lately.place === 0 ? 0 : lately.placeDays / lately.place
  out[31] = names.best === 0 ? 0 : Math.log1p(surroundings.sightings(names.term))
  out[32] = names.mass
  out[33] = names.rare
  out[34] = shared === null ? 0 : shares(older.places, newer.places)
  out[35] = lately.place === 0 ? 0 : lately.month / lately.place
  out[36] = firstOf(newer.prepared) !== '' && firstOf(newer.prepared) === firstOf(older.prepared) ? 1 : 0
  out[37] = Math.log1p(Math.min(newer.prepared.profile.outlets, older.prepared.profile.outlets))
  for (let i = 0; i < newer.prepared.themes.length; i++) out[38]! += newer.prepared.themes[i]! * older.prepared.themes[i]!
  addPlaces(newer, older, { surroundings, out })
  out[46] = words.count
  out[47] = Math.min(newer.vectors.ends[WORDS]!, older.vectors.ends[WORDS]!)
  addTitles(newer, older, { lens, statistics, out })
  out[53] = pairs.best / 10
  out[54] = Math.log1p(pairs.count)
  out[55] = shareOf(names.rarity, newer.masses[NAMES]!)
  out[56] = shareOf(names.rarity, older.masses[NAMES]!)
  out[57] = shareOf(words.rarity, newer.masses[WORDS]!)
  out[58] = shareOf(words.rarity, older.masses[WORDS]!)
  out[59] = areForeign(newer.prepared.profile.language, older.prepared.profile.language) ? 1 : 0
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
    out[48] = Math.max(out[48]!, rarity / 10)
    if (rarity > 3) out[50]!++
  }
  let newerTold = 0
  for (let i = startOf(older.vectors, WORDS); i < ends[WORDS]!; i++) if (lens.weight(ids[i]!, TITLE) > 0) newerTold += rarityOf(ids[i]!)
  out[49] = shareOf(2 * inBoth, newer.masses[TITLE]! + older.masses[TITLE]!)
  out[51] = shareOf(newerTold, newer.masses[TITLE]!)
  out[52] = shareOf(olderTold, older.masses[TITLE]!)
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
    const [h, r, u] = shared ? [39, 42, 44] : [40, 43, 45]
    out[h] = Math.max(out[h]!, heat)
    out[r] = Math.max(out[r]!, rarity)
    out[u] = Math.max(out[u]!, surge)
  }
  for (const place of older.places.keys()) if (!newer.places.has(place)) out[41] = Math.max(out[41]!, measures(place).heat)
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
  out[8] = dot === 0 ? 0 : dot / (length(a) * length(b))
  out[9] = union === 0 ? 0 : shared / union
  out[10] = Math.min(3, shared) / 3
  out[11] = a.size === 0 || b.size === 0 ? 1 : 0
  return strongest
}
