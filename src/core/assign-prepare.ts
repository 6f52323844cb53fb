import { eachDate } from './assign-dates.ts'
import { eachLowerCase, eachName, isTitleCase } from './names.ts'
import { NAME, WORD } from './term-background.ts'
import { createPacker, createTermCounter, type FieldVectors, termOf } from './vector.ts'
import { GAP_SENTENCE, isNumber, type Tokens, tokensOf, wordOf } from './words.ts'

/** What the clusterer reads of an article. */
export interface ClusterableArticle {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly body: string
  readonly language: string
  readonly sourceHost: string
  readonly publishedAt: number
  /** The time says nothing (an archive without dates). */
  readonly undated?: boolean
  /** The id of the article that this one copies; a copy weighs nothing in its cluster's vectors. */
  readonly copyOf?: string | null
}

/** Fields of an article's and a cluster's vectors. */
export const TITLE = 0
export const LEAD = 1
export const ALL = 2
export const NAMES = 3
export const NAMES_ALL = 4
export const NUMBERS = 5
export const YEARS = 6
export const DAYS = 7
export const WEEKDAYS = 8
/** Numbers with the word beside them ("11 dead"), and those words: like slots with other values tell alike events apart. */
export const MEASURES = 9
export const UNITS = 10
export const FIELDS = 11
/** Dates (and measures) count as they are: a year is no weaker an anchor for being common. */
export const FIRST_DATE_FIELD = YEARS
export const DATE_FIELDS = 3

const NUMBER = 3
const DATE = 4
const MEASURE = 6
const UNIT = 7

const TITLE_TOKENS_MAX = 60
const SUMMARY_TOKENS_MAX = 120
const BODY_TOKENS_MAX = 700
const LEAD_TOKENS = 90
const MEASURED_TOKENS = 120
const TITLE_COUNT = 3
const FIELD_TERMS_MAX = 600
/** Fewer body and summary tokens than this and the article counts as a bare headline. */
const TEXT_TOKENS_MIN = 30

/** An article read once: terms and counts per field (weights are 1 + ln count), nothing that depends on other articles. */
export interface PreparedArticle {
  readonly id: string
  readonly language: string
  readonly sourceHost: string
  readonly publishedAt: number
  readonly undated: boolean
  readonly copyOf: string | null
  readonly isHeadline: boolean
  readonly terms: FieldVectors
  /** Names written so among other words in lower case: what counts as evidence of a name. */
  readonly provenNames: Int32Array
  readonly lowerCase: Int32Array
}

const counter = createTermCounter()

/** Reads an article. Pure: the counter is only scratch space and empty between calls. */
export function prepareArticle(article: ClusterableArticle): PreparedArticle {
  const title = tokensOf(article.title, TITLE_TOKENS_MAX)
  const summary = tokensOf(article.summary, SUMMARY_TOKENS_MAX)
  const body = tokensOf(article.body, BODY_TOKENS_MAX)
  const { language } = article
  const packer = createPacker()
  const endField = () => {
    counter.drain((term, count) => packer.push(term, 1 + Math.log(count)))
    packer.endField(FIELD_TERMS_MAX, false)
  }
  const lead: Span = { to: Math.max(0, LEAD_TOKENS - summary.raw.length) }

  countWords(title, { language, count: 1 })
  endField()
  countWords(title, { language, count: 1 })
  countWords(summary, { language, count: 1 })
  countWords(body, { language, count: 1, ...lead })
  endField()
  countWords(title, { language, count: TITLE_COUNT })
  countWords(summary, { language, count: 1 })
  countWords(body, { language, count: 1 })
  endField()
  for (const tokens of [title, summary, until(body, lead.to ?? 0)]) countNames(tokens)
  endField()
  for (const tokens of [title, summary, body]) countNames(tokens)
  endField()
  for (const tokens of [title, summary, until(body, lead.to ?? 0)]) countNumbers(tokens)
  endField()

  const dates = datesIn([title, summary, until(body, lead.to ?? 0)], language)
  for (const terms of [dates.years, dates.days, dates.weekdays]) {
    for (const term of terms) counter.add(term, 1)
    endField()
  }

  const near = [title, summary, until(body, MEASURED_TOKENS)]
  for (const tokens of near) eachMeasure(tokens, language, (value, unit) => counter.add(termOf(`${value} ${unit}`, MEASURE), 1))
  endField()
  for (const tokens of near) eachMeasure(tokens, language, (_, unit) => counter.add(termOf(unit, UNIT), 1))
  endField()

  const proven = isTitleCase(title) ? [summary, body] : [title, summary, body]
  for (const tokens of proven) countNames(tokens)
  const provenNames = drained()
  for (const tokens of proven) eachLowerCase(tokens, (word) => counter.add(termOf(word, NAME), 1))
  const lowerCase = drained()
  return {
    id: article.id,
    language: article.language,
    sourceHost: article.sourceHost,
    publishedAt: article.publishedAt,
    undated: article.undated ?? false,
    copyOf: article.copyOf ?? null,
    isHeadline: summary.raw.length + body.raw.length < TEXT_TOKENS_MIN,
    terms: packer.pack(),
    provenNames,
    lowerCase,
  }
}

interface Span {
  readonly to?: number
}

function countWords(tokens: Tokens, { language, count, to = tokens.raw.length }: Span & { language: string; count: number }): void {
  const end = Math.min(to, tokens.raw.length)
  for (let i = 0; i < end; i++) {
    const word = wordOf(tokens.raw[i]!, language)
    if (word !== '') counter.add(termOf(word, WORD), count)
  }
}

function countNames(tokens: Tokens): void {
  eachName(tokens, (name) => counter.add(termOf(name, NAME), 1))
}

function countNumbers(tokens: Tokens): void {
  for (const raw of tokens.raw) {
    if (isNumber(raw)) counter.add(termOf(raw.replaceAll(',', '').toLowerCase(), NUMBER), 1)
  }
}

/** Visits each number with the word after it and the word before it. */
function eachMeasure({ raw, gaps }: Tokens, language: string, visit: (value: string, unit: string) => void): void {
  for (let i = 0; i < raw.length; i++) {
    if (!isNumber(raw[i]!)) continue
    const value = raw[i]!.replaceAll(',', '').toLowerCase()
    const after = gaps[i + 1] === GAP_SENTENCE ? '' : wordOf(raw[i + 1] ?? '', language)
    const before = gaps[i] === GAP_SENTENCE ? '' : wordOf(raw[i - 1] ?? '', language)
    if (after !== '') visit(value, after)
    if (before !== '') visit(value, `${before} _`)
  }
}

function datesIn(texts: readonly Tokens[], language: string): { years: number[]; days: number[]; weekdays: number[] } {
  const found = { years: [] as number[], days: [] as number[], weekdays: [] as number[] }
  const visitor = {
    year: (year: number) => void found.years.push(termOf(`y${year}`, DATE)),
    day: (month: number, day: number) => void found.days.push(termOf(`d${month}-${day}`, DATE)),
    weekday: (weekday: number) => void found.weekdays.push(termOf(`w${weekday}`, DATE)),
  }
  for (const tokens of texts) eachDate(tokens, { language, end: tokens.raw.length }, visitor)
  return found
}

function until(tokens: Tokens, end: number): Tokens {
  return { raw: tokens.raw.slice(0, end), gaps: tokens.gaps.slice(0, end) }
}

function drained(): Int32Array {
  const terms: number[] = []
  counter.drain((term) => terms.push(term))
  return Int32Array.from(terms)
}
