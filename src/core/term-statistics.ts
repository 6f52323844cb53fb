import { BACKGROUND_ARTICLES, commonNames, commonWords } from './term-background.ts'
import { TERMS } from './vector.ts'

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

export interface TermStatistics {
  readonly articles: number
  idfInTitles(term: number): number
  idfInTexts(term: number): number
  /** Between 0 and 1: how much a capitalised word is a name. */
  properness(name: number): number
  /** One article seen: the distinct terms of its title, of its text (null for a bare headline) and the words that it writes in lower case. */
  count(terms: { title: readonly Int32Array[]; text: readonly Int32Array[] | null; lower: Int32Array }): void
}

export function createTermStatistics(background = BACKGROUND_ARTICLES): TermStatistics {
  const titles = new Float32Array(TERMS)
  const texts = new Float32Array(TERMS)
  const lowers = new Float32Array(TERMS)
  let unit = 1
  let titleTotal = background
  let textTotal = background
  let articles = 0
  commonWords.terms.forEach((term, i) => {
    titles[term]! += commonWords.first[i]! * background
    texts[term]! += commonWords.second[i]! * background
  })
  commonNames.terms.forEach((term, i) => {
    texts[term]! += commonNames.first[i]! * background
    lowers[term]! += commonNames.second[i]! * background
  })

  const titleShare = (term: number) => titles[term]! / unit / (titleTotal / unit + 1)
  const rescale = () => {
    for (const table of [titles, texts, lowers]) for (let i = 0; i < TERMS; i++) table[i]! /= unit
    titleTotal /= unit
    textTotal /= unit
    unit = 1
  }
  return {
    get articles() {
      return articles
    },
    idfInTitles: (term) => Math.log((titleTotal / unit + 1) / (titles[term]! / unit + 0.5)),
    idfInTexts(term) {
      const guessed = Math.min(TEXT_SHARE_MAX, TEXT_OVER_TITLE * titleShare(term))
      const prior = Math.min(PRIOR_TEXTS, titleTotal / unit)
      return -Math.log((texts[term]! / unit + prior * guessed + 0.5) / (textTotal / unit + prior + 1))
    },
    properness(name) {
      const capital = (texts[name]! + titles[name]!) / unit
      return (capital + 1) / (capital + lowers[name]! / unit + 1)
    },
    count({ title, text, lower }) {
      articles++
      titleTotal += unit
      for (const terms of title) addUnit(titles, terms, unit)
      if (text) {
        textTotal += unit
        for (const terms of text) addUnit(texts, terms, unit)
      }
      addUnit(lowers, lower, unit)
      unit *= GROWTH
      if (unit > UNIT_MAX) rescale()
    },
  }
}

function addUnit(table: Float32Array, terms: Int32Array, unit: number): void {
  for (let i = 0; i < terms.length; i++) table[terms[i]!]! += unit
}
