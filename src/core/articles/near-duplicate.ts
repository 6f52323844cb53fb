/**
 * Wire copy: the same text, or nearly, under another address. A fingerprint holds an exact hash of the words, a MinHash
 * sketch of their 5-word shingles (Broder 1997; the share of equal minima estimates the Jaccard similarity) and what
 * look-alike texts differ in: numbers and names. Candidates come from bands of the sketch (locality-sensitive hashing,
 * 18 bands of 7: a pair at .8 is found with probability .986, at .5 with .13) and are verified on the whole sketch.
 *
 * Precision comes first: a false copy hides an independent report. Short texts are often templates (results, quakes, markets),
 * so there every number must agree, and what names one text has beside the other's may only be added ("(Meridian Wire)", a
 * correspondent), never put in place of others; a headline alone is a copy only when it is the same words on the same day.
 * Two longer texts under unlike headlines are one report only when the one tells what the other's headline says: else they are what
 * surrounds it on the page (a menu, a notice, a list of countries), taken for its text.
 */

import { DAY_MS } from '../durations.ts'
import type { Article } from './article.ts'
import { share, sharedCount, sortedSet } from './near-duplicate-sets.ts'
import { type Tokens, tokenize } from './near-duplicate-tokens.ts'

const SKETCH_SIZE = 126
const BAND_ROWS = 7
const BANDS = SKETCH_SIZE / BAND_ROWS
const SHINGLE_WORDS = 5
/** Texts with fewer words are not compared at all: "Read more on our site." */
const TEXT_WORDS_MIN = 20
const SKETCH_WORDS_MIN = 30
const SHORT_WORDS_MAX = 120
/** An agency and a correspondent who are named in one reprint and not in another. */
const NAMES_ADDED_MAX = 5
const TITLE_WORDS_MIN = 4
/** A dateline with a credit and one edited phrase leave this much of a short wire text's shingles. */
const SIMILARITY_MIN = 0.75
/** A longer text shares too few shingles with a short one to be its copy, so that its names are not kept. */
const NAMES_WORDS_MAX = SHORT_WORDS_MAX / SIMILARITY_MIN
const NUMBERS_SHARED_MIN = 0.6
const TITLE_SHARED_MIN = 0.25
/** Of 175 copies in a week of 1,694 full texts all but four tell half or more of the other's headline; of ten frames of pages none tells more than .22. */
const TITLE_TOLD_MIN = 0.4

export interface Fingerprint {
  /** Words of the text that was compared: the body, or the summary when there is no body. 0: headline only. */
  words: number
  textHash: number
  titleHash: number
  titleWords: Uint32Array
  /** Hashes of the tokens with digits, ascending. */
  numbers: Uint32Array
  /** Hashes of the capitalised words of a text that may be compared with a short one, ascending. */
  names: Uint32Array
  /** Hashes of the words of the text in their order; what is only compared with does without. */
  textWords: readonly number[]
  sketch: Uint16Array | null
}

export interface Copy {
  copyOf: string
  /** aggregated: an aggregator's item and its source's own, known by their headline. */
  reason: 'same_text' | 'near_text' | 'same_title' | 'aggregated'
}

/** The part of an article that the index needs. */
export type CopySource = Pick<Article, 'publishedAt'> & {
  /** Its own entries are no original of it. */
  id?: string
  /** When it is a copy itself: then its own copies are led to the same original. */
  copyOf?: string | null
  /** It came through an aggregator, whose text is none of the outlet's. */
  isAggregated?: boolean
}

export interface CopyIndex {
  /** The earlier article that this one repeats, or null. Never answers with the article's own id. */
  find(fingerprint: Fingerprint, article: CopySource): Copy | null
  add(id: string, fingerprint: Fingerprint, article: CopySource): void
  /** Forgets the days that ended before the instant. */
  expire(before: number): void
  readonly size: number
}

/** What is kept of an article to recognise its copies. */
export function fingerprintOf(article: Pick<Article, 'title' | 'summary' | 'body'>): Fingerprint {
  const title = tokenize(article.title)
  const body = tokenize(article.body)
  const text = body.hashes.length >= TEXT_WORDS_MIN ? body : tokenize(article.summary)
  const hasText = text.hashes.length >= TEXT_WORDS_MIN
  return {
    words: hasText ? text.hashes.length : 0,
    textHash: hasText ? hashSequence(text.hashes) : 0,
    titleHash: title.hashes.length >= TITLE_WORDS_MIN ? hashSequence(title.hashes) : 0,
    titleWords: sortedSet(title.hashes),
    numbers: hasText ? sortedSet(text.numbers) : NONE,
    names: hasText && text.hashes.length <= NAMES_WORDS_MAX ? sortedSet(text.names) : NONE,
    textWords: text.hashes,
    sketch: text.hashes.length >= SKETCH_WORDS_MIN ? sketchOf(text) : null,
  }
}

/** The estimated Jaccard similarity of two texts' shingles; 0 when one has no sketch. */
export function similarityOf(a: Fingerprint, b: Fingerprint): number {
  if (a.sketch === null || b.sketch === null) return 0
  let equal = 0
  for (let i = 0; i < SKETCH_SIZE; i++) if (a.sketch[i] === b.sketch[i]) equal++
  return equal / SKETCH_SIZE
}

/** True when the two texts are one text with small edits, judged on similarity, numbers and, for short ones, names. */
export function isNearText(a: Fingerprint, b: Fingerprint): boolean {
  if (similarityOf(a, b) < SIMILARITY_MIN) return false
  const isShort = Math.min(a.words, b.words) <= SHORT_WORDS_MAX
  if (!isShort) return share(a.numbers, b.numbers) >= NUMBERS_SHARED_MIN
  if (Math.max(a.words, b.words) > NAMES_WORDS_MAX) return false
  return onlyAdds(a.names, b.names) && share(a.numbers, b.numbers) === 1
}

/** True when one set holds the other and little more. */
function onlyAdds(a: Uint32Array, b: Uint32Array): boolean {
  const [small, large] = a.length <= b.length ? [a, b] : [b, a]
  return large.length - small.length <= NAMES_ADDED_MAX && sharedCount(small, large) === small.length
}

export interface CopyIndexOptions {
  articlesMax?: number
}

/** About 1.8 KB each with full text: 360 MB at most. */
const ARTICLES_MAX = 200_000
/** What is forgotten at once when there are more is this part of them, however many one day has. */
const FORGOTTEN_PART = 1 / 8
const WINDOW_DAYS = 7
/** How many articles of one bucket are compared; a bucket is larger only when hundreds republish one text. */
const CANDIDATES_MAX = 32

interface Entry {
  /** The original: of a copy, what it copies. */
  id: string
  /** The article whose text this is. */
  articleId: string
  fingerprint: Fingerprint
  publishedAt: number
  isAggregated: boolean
}

/** One day of articles, or a part of it; forgetting them is dropping it. */
interface Partition {
  size: number
  byText: Map<number, Entry>
  byTitle: Map<number, Entry[]>
  byBand: Map<number, Entry | Entry[]>
}

/** An index of the articles of the last days, in memory. It is bounded: past `articlesMax` the oldest go. */
export function createCopyIndex(options: CopyIndexOptions = {}): CopyIndex {
  const articlesMax = options.articlesMax ?? ARTICLES_MAX
  const partitionMax = Math.ceil(articlesMax * FORGOTTEN_PART)
  /** By day, in the order in which they were filled. */
  const days = new Map<number, Partition[]>()
  let size = 0
  const dropOldest = () => {
    const day = Math.min(...days.keys())
    const partitions = days.get(day) ?? []
    size -= partitions.shift()?.size ?? 0
    if (partitions.length === 0) days.delete(day)
  }
  return {
    find(fingerprint, article) {
      const day = Math.floor(article.publishedAt / DAY_MS)
      const partitions: Partition[] = []
      for (let d = day - WINDOW_DAYS; d <= day + WINDOW_DAYS; d++) partitions.push(...(days.get(d) ?? []))
      return findCopy(partitions, fingerprint, { article, windowMs: WINDOW_DAYS * DAY_MS })
    },
    add(id, fingerprint, article) {
      addEntry(partitionOf(days, Math.floor(article.publishedAt / DAY_MS), partitionMax), {
        id: article.copyOf ?? id,
        articleId: id,
        fingerprint: { ...fingerprint, textWords: NO_WORDS },
        publishedAt: article.publishedAt,
        isAggregated: article.isAggregated === true,
      })
      size++
      if (size > articlesMax) dropOldest()
    },
    expire(before) {
      for (const [day, partitions] of days) {
        if ((day + 1) * DAY_MS > before) continue
        size -= partitions.reduce((sum, partition) => sum + partition.size, 0)
        days.delete(day)
      }
    },
    get size() {
      return size
    },
  }
}

/** Where the next article of a day goes. */
function partitionOf(days: Map<number, Partition[]>, day: number, partitionMax: number): Partition {
  const partitions = days.get(day) ?? []
  days.set(day, partitions)
  const last = partitions.at(-1)
  if (last && last.size < partitionMax) return last
  const partition = { size: 0, byText: new Map(), byTitle: new Map(), byBand: new Map() }
  partitions.push(partition)
  return partition
}

function findCopy(
  partitions: readonly Partition[],
  fingerprint: Fingerprint,
  context: { article: CopySource; windowMs: number },
): Copy | null {
  const { article, windowMs } = context
  const isNear = (entry: Entry) => entry.articleId !== article.id && Math.abs(entry.publishedAt - article.publishedAt) <= windowMs
  if (fingerprint.words > 0) {
    const hasLikeTitle = likeTitles(fingerprint)
    for (const { byText } of partitions) {
      const entry = byText.get(fingerprint.textHash)
      if (entry !== undefined && isNear(entry) && entry.fingerprint.words === fingerprint.words && hasLikeTitle(entry.fingerprint))
        return { copyOf: entry.id, reason: 'same_text' }
    }
    const near = nearest(partitions, fingerprint, { isNear, hasLikeTitle })
    if (near !== null) return { copyOf: near.id, reason: 'near_text' }
  }
  if (fingerprint.titleHash !== 0) {
    for (const { byTitle } of partitions) {
      const entry = byTitle.get(fingerprint.titleHash)?.find((other) => isSameHeadline(other, fingerprint, article))
      if (entry === undefined) continue
      return { copyOf: entry.id, reason: article.isAggregated === true || entry.isAggregated ? 'aggregated' : 'same_title' }
    }
  }
  return null
}

/**
 * One day apart at most, and at least one of the two has nothing but its headline, or an aggregator's text: two texts are judged as
 * texts.
 */
function isSameHeadline(entry: Entry, fingerprint: Fingerprint, article: CopySource): boolean {
  const isAggregated = entry.isAggregated || article.isAggregated === true
  if (entry.articleId === article.id) return false
  if (!isAggregated && entry.fingerprint.words > 0 && fingerprint.words > 0) return false
  return Math.abs(entry.publishedAt - article.publishedAt) <= DAY_MS
}

function nearest(
  partitions: readonly Partition[],
  fingerprint: Fingerprint,
  { isNear, hasLikeTitle }: { isNear: (entry: Entry) => boolean; hasLikeTitle: (known: Fingerprint) => boolean },
): Entry | null {
  if (fingerprint.sketch === null) return null
  const seen = new Set<Entry>()
  let best: Entry | null = null
  let bestSimilarity = 0
  for (const band of bandsOf(fingerprint.sketch)) {
    for (const { byBand } of partitions) {
      for (const entry of listOf(byBand.get(band))) {
        if (seen.has(entry) || !isNear(entry)) continue
        seen.add(entry)
        const similarity = similarityOf(fingerprint, entry.fingerprint)
        const isAsNear = similarity > bestSimilarity && similarity >= SIMILARITY_MIN
        // Of a frame that hundreds of pages share the titles say sooner that it is none.
        const isCopy = isAsNear && hasLikeTitle(entry.fingerprint) && isNearText(fingerprint, entry.fingerprint)
        if (isCopy) {
          best = entry
          bestSimilarity = similarity
        }
      }
    }
    if (seen.size > CANDIDATES_MAX * BANDS) break
  }
  return best
}

/**
 * Whether another has a like title, or one that this longer text tells. A short text under an unlike title is a standing notice ("follow our live
 * coverage"). The words of the text are looked up, and gathered once: hundreds of pages may share a frame.
 */
function likeTitles(own: Fingerprint): (known: Fingerprint) => boolean {
  let told: ReadonlySet<number> | null = null
  return (known) => {
    if (share(known.titleWords, own.titleWords) >= TITLE_SHARED_MIN) return true
    if (Math.min(known.words, own.words) <= SHORT_WORDS_MAX) return false
    told ??= new Set(Uint32Array.from(own.textWords))
    return known.titleWords.filter((word) => told?.has(word)).length >= TITLE_TOLD_MIN * known.titleWords.length
  }
}

function listOf(bucket: Entry | Entry[] | undefined): readonly Entry[] {
  if (bucket === undefined) return []
  return Array.isArray(bucket) ? bucket : [bucket]
}

function addEntry(partition: Partition, entry: Entry): void {
  const { fingerprint } = entry
  partition.size++
  if (fingerprint.words > 0 && !partition.byText.has(fingerprint.textHash)) partition.byText.set(fingerprint.textHash, entry)
  if (fingerprint.titleHash !== 0) {
    const list = partition.byTitle.get(fingerprint.titleHash)
    if (list === undefined) partition.byTitle.set(fingerprint.titleHash, [entry])
    else if (list.length < CANDIDATES_MAX) list.push(entry)
  }
  if (fingerprint.sketch === null) return
  for (const band of bandsOf(fingerprint.sketch)) {
    const bucket = partition.byBand.get(band)
    // Most buckets hold one article: a list for each would cost more than the article.
    if (bucket === undefined) partition.byBand.set(band, entry)
    else if (!Array.isArray(bucket)) partition.byBand.set(band, [bucket, entry])
    else if (bucket.length < CANDIDATES_MAX) bucket.push(entry)
  }
}

const NONE = new Uint32Array(0)
const NO_WORDS: readonly number[] = []

function bandsOf(sketch: Uint16Array): number[] {
  const bands: number[] = []
  for (let band = 0; band < BANDS; band++) {
    let hash = Math.imul(band + 1, 0x9e3779b1)
    for (let row = 0; row < BAND_ROWS; row++) hash = mix(hash ^ (sketch[band * BAND_ROWS + row] ?? 0))
    bands.push(hash)
  }
  return bands
}

/**
 * MinHash in one pass (one-permutation hashing, Li, Owen and Zhang 2012): each shingle falls into few of the sketch's cells and
 * each cell keeps its least hash. Every shingle falls four times, so that short texts fill most cells; an empty cell takes the
 * value of another one, found by its number alone (Shrivastava 2017), so that equal sets stay equal.
 */
const FALLS = 4
const EMPTY = 0xffffffff
const DENSIFY_ATTEMPTS_MAX = 1_000

/** Scratch space. */
const minima = new Uint32Array(SKETCH_SIZE)

function sketchOf({ hashes }: Tokens): Uint16Array {
  minima.fill(EMPTY)
  const last = Math.max(1, hashes.length - SHINGLE_WORDS + 1)
  for (let start = 0; start < last; start++) {
    let hash = 0
    for (let i = start; i < start + SHINGLE_WORDS; i++) hash = mix(hash ^ (hashes[i] ?? 0)) + i - start
    for (let fall = 0; fall < FALLS; fall++) {
      hash = mix(hash + 0x9e3779b9)
      const cell = (hash >>> 16) % SKETCH_SIZE
      // The cell takes the upper half; the value must not be tied to it.
      const value = Math.imul(hash, 0xc2b2ae35) >>> 0
      if (value < minima[cell]!) minima[cell] = value
    }
  }
  // 16 of the 32 bits are enough: two unequal minima agree by chance once in 65,536.
  const sketch = new Uint16Array(SKETCH_SIZE)
  for (let cell = 0; cell < SKETCH_SIZE; cell++) sketch[cell] = mix(minima[cell] === EMPTY ? borrowed(cell) : minima[cell]!) >>> 16
  return sketch
}

function borrowed(cell: number): number {
  for (let attempt = 1; attempt <= DENSIFY_ATTEMPTS_MAX; attempt++) {
    const other = (mix(Math.imul(cell + 1, 0x9e3779b1) + attempt) >>> 0) % SKETCH_SIZE
    if (minima[other] !== EMPTY) return minima[other]!
  }
  return EMPTY
}

/** A 53-bit hash of a sequence: equal for half a million articles by chance less than once in ten thousand runs. */
function hashSequence(values: ArrayLike<number>): number {
  let high = 0x1234567
  let low = 0x89abcdef
  for (let i = 0; i < values.length; i++) {
    high = mix(high ^ (values[i] ?? 0))
    low = mix(low + Math.imul(values[i] ?? 0, 0x85ebca6b))
  }
  return (high & 0x1fffff) * 0x100000000 + (low >>> 0) || 1
}

/** The finaliser of MurmurHash3. */
function mix(value: number): number {
  let hash = value | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
