import type { Embedding } from '../learning/embedding.ts'
import { createPacker, createTermCounter, endTerm, type FieldVectors, foldTerm, startOf, startTerm, termOf } from '../learning/vector.ts'
import { NAMES_MAX, TITLE_CASE_SHARE } from '../text/names.ts'
import { GAP_SENTENCE, GAP_SPACE } from '../text/words.ts'
import { countriesIn } from './assign-countries.ts'
import { eachDate } from './assign-dates.ts'
import { type Fillings, fillingsOf } from './assign-templates.ts'
import {
  FACTS,
  FLAGS,
  IS_CAPITAL,
  IS_LONG,
  IS_NAME,
  IS_NUMBER,
  LOWER_TERM,
  NAME_FOLD,
  NAME_TERM,
  NUMBER_TERM,
  WORD_TERM,
} from './token-facts.ts'
import { emptyRun, type Part, type TokenRun, type TokenTable, tokenTableOf } from './token-table.ts'

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
  /** Its vector from an embedding server, where there is one. */
  readonly embedding?: Embedding | null | undefined
}

/** Fields of an article's and a cluster's vectors. */
export const TITLE = 0
export const LEAD = 1
export const ALL = 2
export const NAMES = 3
export const NAMES_ALL = 4
export const NUMBERS = 5
/** Of the dates that a text names the years, behind these their days (7) and weekdays (8). */
export const YEARS = 6
/** Numbers with the word beside them ("11 dead"), and those words: like slots with other values tell alike events apart. */
export const MEASURES = 9
export const UNITS = 10
/** Countries that the title and the lead may name, where one is named for sure. */
export const COUNTRIES = 11
export const FIELDS = 12
/** Dates (and measures and countries) count as they are: a year is no weaker an anchor for being common. */
export const FIRST_DATE_FIELD = YEARS
export const DATE_FIELDS = 3

const DATE = 4
const MEASURE = 6
const UNIT = 7
const COUNTRY = 8

const TITLE_TOKENS_MAX = 60
const SUMMARY_TOKENS_MAX = 120
const BODY_TOKENS_MAX = 500
const LEAD_TOKENS = 90
const MEASURED_TOKENS = 120
const TITLE_COUNT = 3
const FIELD_TERMS_MAX = 600
/** Fewer body and summary tokens than this and the article counts as a bare headline. */
const TEXT_TOKENS_MIN = 30

/**
 * An article read once: terms and counts per field (weights are 1 + ln count), nothing that depends on other articles. A name of weight 0 is one only if
 * it is known from other articles.
 */
export interface PreparedArticle {
  readonly id: string
  readonly language: string
  readonly publishedAt: number
  readonly undated: boolean
  readonly copyOf: string | null
  readonly isHeadline: boolean
  readonly embedding: Embedding | null
  readonly terms: FieldVectors
  /** Names written so among other words in lower case: what counts as evidence of a name. */
  readonly provenNames: Int32Array
  readonly lowerCase: Int32Array
  readonly fillings: Fillings
}

const counter = createTermCounter()
const packer = createPacker()
/** Scratch space of one reading. */
const [title, summary, body] = [emptyRun(), emptyRun(), emptyRun()]

/** Reads an article. Pure: what it keeps between calls is scratch space, and tables that only save time. */
export function prepareArticle(article: ClusterableArticle): PreparedArticle {
  const table = tokenTableOf(article.language)
  table.read(article.title, TITLE_TOKENS_MAX, title)
  table.read(article.summary, SUMMARY_TOKENS_MAX, summary)
  table.read(article.body, BODY_TOKENS_MAX, body)
  const [wholeTitle, wholeSummary, wholeBody] = [whole(title), whole(summary), whole(body)]
  const opening = { run: body, end: Math.min(body.length, Math.max(0, LEAD_TOKENS - summary.length)) }
  const lead = [wholeTitle, wholeSummary, opening]
  const all = [wholeTitle, wholeSummary, wholeBody]

  countTerms(table, wholeTitle, { which: WORD_TERM })
  endField()
  for (const part of lead) countTerms(table, part, { which: WORD_TERM })
  endField()
  countTerms(table, wholeTitle, { which: WORD_TERM, times: TITLE_COUNT })
  countTerms(table, wholeSummary, { which: WORD_TERM })
  countTerms(table, wholeBody, { which: WORD_TERM })
  endField()
  for (const part of lead) countNames(table, part)
  countOpeners(table, wholeTitle)
  endField()
  for (const part of all) countNames(table, part)
  countOpeners(table, wholeTitle)
  endField()
  for (const part of lead) countNumbers(table, part)
  endField()
  countDates(table, lead)
  const measured = [wholeTitle, wholeSummary, { run: body, end: Math.min(body.length, MEASURED_TOKENS) }]
  countMeasures(table, measured)
  countCountries(table, lead)

  const terms = packer.pack()
  return {
    id: article.id,
    language: article.language,
    publishedAt: article.publishedAt,
    undated: article.undated ?? false,
    copyOf: article.copyOf ?? null,
    isHeadline: summary.length + body.length < TEXT_TOKENS_MIN,
    embedding: article.embedding ?? null,
    terms,
    ...provenOf(table, terms),
    fillings: fillingsOf(table, isTitleCase(table, title) ? measured.slice(1) : measured),
  }
}

/** In a title whose words all have capitals, neither names nor other words are proven. */
function provenOf(table: TokenTable, terms: FieldVectors): Pick<PreparedArticle, 'provenNames' | 'lowerCase'> {
  const text = [whole(summary), whole(body)]
  if (!isTitleCase(table, title)) {
    const provenNames = sureNames(terms).slice()
    return { provenNames, lowerCase: lowerCaseIn(table, [whole(title), ...text]) }
  }
  for (const part of text) countNames(table, part)
  return { provenNames: counter.drainTerms(), lowerCase: lowerCaseIn(table, text) }
}

/** All names but those that may be none: these stand last, without a weight. */
export function sureNames(terms: FieldVectors): Int32Array {
  const start = startOf(terms, NAMES_ALL)
  let end = terms.ends[NAMES_ALL]!
  while (end > start && terms.weights[end - 1] === 0) end--
  return terms.ids.subarray(start, end)
}

function whole(run: TokenRun): Part {
  return { run, end: run.length }
}

function endField(): void {
  counter.drain(pushCounted)
  packer.endField(FIELD_TERMS_MAX, false)
}

const COUNT_WEIGHTS = Float64Array.from({ length: 64 }, (_, count) => (count === 0 ? 0 : 1 + Math.log(count)))

function pushCounted(term: number, count: number): void {
  packer.push(term, COUNT_WEIGHTS[count] ?? 1 + Math.log(count))
}

/** Counts one of the terms that each token has. */
function countTerms({ facts }: TokenTable, { run: { ids }, end }: Part, { which, times = 1 }: { which: number; times?: number }): void {
  for (let i = 0; i < end; i++) {
    const term = facts[ids[i]! * FACTS + which]!
    if (term !== 0) counter.add(term, times)
  }
}

function countNumbers({ facts }: TokenTable, { run: { ids, anchors, anchorCount }, end }: Part): void {
  for (let k = 0; k < anchorCount && anchors[k]! < end; k++) {
    const term = facts[ids[anchors[k]!]! * FACTS + NUMBER_TERM]!
    if (term !== 0) counter.add(term, 1)
  }
}

let lastMark = 0
let found = new Int32Array(1024)

/** The terms of the words in small letters, each word once. */
function lowerCaseIn({ facts, marks }: TokenTable, parts: readonly Part[]): Int32Array {
  const most = parts.reduce((sum, { end }) => sum + end, 0)
  if (most > found.length) found = new Int32Array(most * 2)
  let count = 0
  // As the marks wrap.
  lastMark = (lastMark + 1) | 0
  for (const { run, end } of parts) {
    const { ids } = run
    for (let i = 0; i < end; i++) {
      const id = ids[i]!
      const term = facts[id * FACTS + LOWER_TERM]!
      if (term === 0 || marks[id] === lastMark) continue
      marks[id] = lastMark
      found[count++] = term
    }
  }
  return found.slice(0, count)
}

/** As `eachName` (names.ts), on numbers. */
function countNames(table: TokenTable, { run, end }: Part): void {
  const { facts } = table
  const { ids, gaps } = run
  let seen = 0
  let previous = 0
  for (let i = 0; i < end && seen < NAMES_MAX; i++) {
    const id = ids[i]!
    if ((facts[id * FACTS + FLAGS]! & IS_NAME) === 0) {
      previous = 0
      continue
    }
    const followed = i + 1 < end && gaps[i + 1] === GAP_SPACE && (facts[ids[i + 1]! * FACTS + FLAGS]! & IS_CAPITAL) !== 0
    if (gaps[i] === GAP_SENTENCE && !followed) {
      previous = 0
      continue
    }
    counter.add(facts[id * FACTS + NAME_TERM]!, 1)
    if (previous !== 0 && gaps[i] === GAP_SPACE)
      counter.add(endTerm(foldTerm(foldTerm(facts[previous * FACTS + NAME_FOLD]!, ' '), table.nameAt(run, i))), 1)
    previous = id
    seen++
  }
}

/** Adds the names that open a sentence alone, without a count where they stand nowhere else: the stream may know them as names (names.ts, `eachOpener`). */
function countOpeners({ facts }: TokenTable, { run: { ids, gaps }, end }: Part): void {
  for (let i = 0; i < end; i++) {
    const at = ids[i]! * FACTS
    if (gaps[i] !== GAP_SENTENCE || (facts[at + FLAGS]! & IS_NAME) === 0) continue
    const followed = i + 1 < end && gaps[i + 1] === GAP_SPACE && (facts[ids[i + 1]! * FACTS + FLAGS]! & IS_CAPITAL) !== 0
    if (!followed) counter.add(facts[at + NAME_TERM]!, 0)
  }
}

/** Years, days of a month and weekdays, each a field of its own. */
function countDates(table: TokenTable, parts: readonly Part[]): void {
  for (const { run, end } of parts)
    eachDate(table, { run, end }, { year: (year) => counter.add(termOf(`y${year}`, DATE), 1), day: ignore, weekday: ignore })
  endField()
  for (const { run, end } of parts)
    eachDate(table, { run, end }, { year: ignore, day: (month, day) => counter.add(termOf(`d${month}-${day}`, DATE), 1), weekday: ignore })
  endField()
  for (const { run, end } of parts)
    eachDate(table, { run, end }, { year: ignore, day: ignore, weekday: (weekday) => counter.add(termOf(`w${weekday}`, DATE), 1) })
  endField()
}

function countCountries(table: TokenTable, parts: readonly Part[]): void {
  for (const country of countriesIn(table, parts)) counter.add(termOf(country, COUNTRY), 1)
  endField()
}

function ignore(): void {}

/** Each number with the word after it and the word before it; then those words alone. */
function countMeasures(table: TokenTable, parts: readonly Part[]): void {
  for (const part of parts)
    eachMeasure(table, part, (value, unit) => counter.add(endTerm(foldTerm(foldTerm(foldTerm(startTerm(MEASURE), value), ' '), unit)), 1))
  endField()
  for (const part of parts) eachMeasure(table, part, (_, unit) => counter.add(termOf(unit, UNIT), 1))
  endField()
}

function eachMeasure(table: TokenTable, { run, end }: Part, visit: (value: string, unit: string) => void): void {
  const { ids, gaps, anchors, anchorCount } = run
  for (let k = 0; k < anchorCount && anchors[k]! < end; k++) {
    const i = anchors[k]!
    if ((table.facts[ids[i]! * FACTS + FLAGS]! & IS_NUMBER) === 0) continue
    const value = table.numberAt(run, i)
    const after = i + 1 >= end || gaps[i + 1] === GAP_SENTENCE ? '' : table.wordAt(run, i + 1)
    const before = i === 0 || gaps[i] === GAP_SENTENCE ? '' : table.wordAt(run, i - 1)
    if (after !== '') visit(value, after)
    if (before !== '') visit(value, `${before} _`)
  }
}

/** As `isTitleCase` (names.ts), on numbers. */
function isTitleCase({ facts }: TokenTable, { ids, length }: TokenRun): boolean {
  let long = 0
  let capitals = 0
  for (let i = 1; i < length; i++) {
    const flag = facts[ids[i]! * FACTS + FLAGS]!
    if ((flag & IS_LONG) === 0 || (flag & IS_NUMBER) !== 0) continue
    long++
    if ((flag & IS_CAPITAL) !== 0) capitals++
  }
  return long > 1 && capitals / long >= TITLE_CASE_SHARE
}
