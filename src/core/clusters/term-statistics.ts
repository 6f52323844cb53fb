import { BACKGROUND_ARTICLES, type BackgroundShares, commonNames, commonWords } from './term-background.ts'
import { LIST, RECORD, type TermRecords } from './term-records.ts'

/**
 * Running document frequencies, from which terms get their weights. Two tables: titles, and texts; while few texts were seen, a
 * term's frequency in texts is guessed from titles (a word of p in titles is in about 6·p of the texts). Old counts fade with the number of
 * articles, not with time: a growing unit is added instead of shrinking all counts, and the tables are rescaled when the unit gets large.
 * A third table counts words seen in lower case, which tells names from capitalised words. All start from a light background of common words,
 * so that an unseen name is rare from the first article on.
 */
const HALF_LIFE_ARTICLES = 100_000
const GROWTH = 2 ** (1 / HALF_LIFE_ARTICLES)
const UNIT_MAX = 1e6
const PRIOR_TEXTS = 1_500
const TEXT_OVER_TITLE = 6
const TEXT_SHARE_MAX = 0.5
const KNOWN_SIGHTINGS_MIN = 2
const KNOWN_PROPERNESS_MIN = 0.9

export interface TermStatistics {
  readonly articles: number
  idfInTitles(term: number): number
  idfInTexts(term: number): number
  /** Brings the counts of terms near, all at once: read one after the other each would wait for far memory. */
  fetch(terms: Int32Array): void
  /** Between 0 and 1: how much a capitalised word is a name. */
  properness(name: number): number
  /** How many of the texts and titles read carry a term, older ones fading. */
  sightings(term: number): number
  /** Whether a capitalised word is a name, also where it stands first in a sentence: it was read as one elsewhere, and hardly ever in small letters. */
  isKnownName(name: number): boolean
  /** One article seen; what it counts for from here on. */
  count(terms: ArticleTerms): void
  /** One that was counted when so many articles were, this one too, counts no more. */
  uncount(terms: ArticleTerms, articles: number): void
}

/** The distinct terms of an article's title, of its text (null for a bare headline) and the words that it writes in lower case. */
export interface ArticleTerms {
  readonly title: readonly Int32Array[]
  readonly text: readonly Int32Array[] | null
  readonly lower: Int32Array
}

const IN_TITLES = 0
const IN_TEXTS = 1
const IN_LOWER = 2

export function createTermStatistics({ counts }: TermRecords): TermStatistics {
  let unit = 1
  let titleTotal = BACKGROUND_ARTICLES
  let textTotal = BACKGROUND_ARTICLES
  let articles = 0
  let fetched = 0
  const addShares = ({ terms, first, second }: BackgroundShares, [one, two]: readonly [number, number]) =>
    terms.forEach((term, i) => {
      counts[term * RECORD + one]! += first[i]! * BACKGROUND_ARTICLES
      counts[term * RECORD + two]! += second[i]! * BACKGROUND_ARTICLES
    })
  addShares(commonWords, [IN_TITLES, IN_TEXTS])
  addShares(commonNames, [IN_TEXTS, IN_LOWER])

  // What all terms share, worked out once an article.
  let [perUnit, perTitle, prior, titleLog, textLog] = [1, 1, 1, 0, 0]
  const noteTotals = () => {
    const titles = titleTotal / unit
    perUnit = 1 / unit
    perTitle = (TEXT_OVER_TITLE * perUnit) / (titles + 1)
    prior = Math.min(PRIOR_TEXTS, titles)
    titleLog = Math.log(titles + 1)
    textLog = Math.log(textTotal / unit + prior + 1)
  }
  noteTotals()
  const rescale = () => {
    for (let i = 0; i < counts.length; i++) if (i % RECORD !== LIST) counts[i]! /= unit
    titleTotal /= unit
    textTotal /= unit
    unit = 1
  }
  const add = ({ title, text, lower }: ArticleTerms, amount: number) => {
    titleTotal += amount
    for (const terms of title) addAmount(counts, terms, { amount, column: IN_TITLES })
    if (text) {
      textTotal += amount
      for (const terms of text) addAmount(counts, terms, { amount, column: IN_TEXTS })
    }
    addAmount(counts, lower, { amount, column: IN_LOWER })
  }
  const sightings = (term: number) => (counts[term * RECORD + IN_TEXTS]! + counts[term * RECORD + IN_TITLES]!) * perUnit
  const properness = (name: number) => {
    const capital = sightings(name)
    return (capital + 1) / (capital + counts[name * RECORD + IN_LOWER]! * perUnit + 1)
  }
  return {
    get articles() {
      return fetched < 0 ? 0 : articles
    },
    idfInTitles: (term) => titleLog - Math.log(counts[term * RECORD]! * perUnit + 0.5),
    idfInTexts(term) {
      const at = term * RECORD
      const guessed = Math.min(TEXT_SHARE_MAX, counts[at]! * perTitle)
      return textLog - Math.log(counts[at + IN_TEXTS]! * perUnit + prior * guessed + 0.5)
    },
    fetch(terms) {
      let sum = 0
      for (let i = 0; i < terms.length; i++) sum += counts[terms[i]! * RECORD]!
      // The sum is kept so that the loop is not seen as idle.
      fetched = sum
    },
    properness,
    sightings,
    isKnownName: (name) => sightings(name) >= KNOWN_SIGHTINGS_MIN && properness(name) > KNOWN_PROPERNESS_MIN,
    count(terms) {
      articles++
      add(terms, unit)
      unit *= GROWTH
      if (unit > UNIT_MAX) rescale()
      noteTotals()
    },
    uncount(terms, counted) {
      add(terms, -unit * GROWTH ** (counted - 1 - articles))
      noteTotals()
    },
  }
}

function addAmount(counts: Float32Array, terms: Int32Array, { amount, column }: { amount: number; column: number }): void {
  for (let i = 0; i < terms.length; i++) counts[terms[i]! * RECORD + column]! += amount
}
