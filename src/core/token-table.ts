import { calendarOf, dayNumber, yearOf } from './assign-dates.ts'
import { nameOf, startsCapital } from './names.ts'
import { NAME, WORD } from './term-background.ts'
import { foldTerm, grown, startTerm, termOf } from './vector.ts'
import { isNumber, makeWord, scanTokens, type TokenSink } from './words.ts'

/**
 * Words as small integers. What a token means (its stem, its spelling as a name, the number or the date that it is) is worked out when it
 * is first seen; from then on a text is read straight from its characters into numbers, without making a string.
 */
const NUMBER_SPACE = 3

export const IS_NUMBER = 1
export const IS_CAPITAL = 2
/** Capitalised and more than one character. */
export const IS_NAME = 4
/** Begins with a small ASCII letter and is long enough to tell something. */
const IS_LOWER = 8
export const IS_LONG = 16

const LOWER_LENGTH_MIN = 3
const LONG_LENGTH_MIN = 5
/** Past so many tokens of a language its table starts anew: it only saves time. */
const TOKENS_MAX = 60_000
const INDEX_LENGTH = 1 << 17
const LANGUAGES_MAX = 32

/** What is known of each token, by its number. */
export interface TokenTable {
  readonly flags: Uint8Array
  /** The term of the word; 0: it says nothing. */
  readonly words: Int32Array
  readonly names: Int32Array
  /** The name's hash before its end, so that a second name can be folded on. */
  readonly nameFolds: Int32Array
  readonly lowers: Int32Array
  readonly numbers: Int32Array
  readonly years: Int16Array
  /** 1 to 12, 0: none. */
  readonly months: Uint8Array
  /** 1 (Monday) to 7, 0: none. */
  readonly weekdays: Uint8Array
  readonly days: Uint8Array
  readonly wordTexts: string[]
  readonly nameTexts: string[]
  readonly numberTexts: string[]
  /** Reads the tokens of a text, at most about `limit`, into `run`. */
  read(text: string, limit: number, run: TokenRun): void
}

/** A text as numbers of tokens, with what stood before each. Scratch space: the next reading overwrites it. */
export interface TokenRun {
  ids: Int32Array
  gaps: Uint8Array
  length: number
}

export function emptyRun(): TokenRun {
  return { ids: new Int32Array(1024), gaps: new Uint8Array(1024), length: 0 }
}

const tables = new Map<string, { table: TokenTable; size: () => number }>()

/** The table of a language. It holds for the reading of one article: a full one is dropped between articles. */
export function tokenTableOf(language: string): TokenTable {
  const known = tables.get(language)
  if (known && known.size() < TOKENS_MAX) return known.table
  if (!known && tables.size >= LANGUAGES_MAX) tables.clear()
  const made = createTokenTable(language)
  tables.set(language, made)
  return made.table
}

function createTokenTable(language: string): { table: TokenTable; size: () => number } {
  // Room for the article that fills it up.
  const room = INDEX_LENGTH / 2
  const columns = {
    flags: new Uint8Array(room),
    words: new Int32Array(room),
    names: new Int32Array(room),
    nameFolds: new Int32Array(room),
    lowers: new Int32Array(room),
    numbers: new Int32Array(room),
    years: new Int16Array(room),
    months: new Uint8Array(room),
    weekdays: new Uint8Array(room),
    days: new Uint8Array(room),
    wordTexts: [''],
    nameTexts: [''],
    numberTexts: [''],
  }
  // A hash, then half of another beside the number: two spellings agree in both, and in their place, once in thousands of tables.
  const index = new Int32Array(INDEX_LENGTH * 2)
  let size = 1

  /** The number of the token that a span of the text spells. Token 0 is no token (a table past all bounds). */
  const find = (text: string, start: number, end: number): number => {
    let one = 0x811c9dc5
    let two = end - start
    for (let i = start; i < end; i++) {
      const code = text.charCodeAt(i)
      one = Math.imul(one ^ code, 0x01000193)
      two = Math.imul(two, 0x5bd1e995) + code
    }
    one ^= one >>> 15
    two |= 0
    const tag = one & ~(INDEX_LENGTH - 1)
    for (let at = (one & (INDEX_LENGTH - 1)) * 2; ; at = (at + 2) & (INDEX_LENGTH * 2 - 1)) {
      const known = index[at + 1]!
      if (index[at] === two && ((known ^ tag) & ~(INDEX_LENGTH - 1)) === 0 && known !== 0) return known & (INDEX_LENGTH - 1)
      if (known !== 0) continue
      if (size === room) return 0
      index[at] = two
      index[at + 1] = tag | size
      describe(columns, size, text.slice(start, end), language)
      return size++
    }
  }
  const sink: TokenSink & { run: TokenRun } = {
    run: emptyRun(),
    get size() {
      return this.run.length
    },
    // biome-ignore lint/complexity/useMaxParams: called for every token, where an object costs
    span(text, start, end, gap) {
      append(this.run, find(text, start, end), gap)
    },
    push(raw, gap) {
      append(this.run, find(raw, 0, raw.length), gap)
    },
  }
  const read = (text: string, limit: number, run: TokenRun) => {
    run.length = 0
    sink.run = run
    scanTokens(text, limit, sink)
  }
  return { table: { ...columns, read }, size: () => size }
}

function append(run: TokenRun, id: number, gap: number): void {
  if (run.length === run.ids.length) {
    run.ids = grown(run.ids, new Int32Array(run.length * 2))
    run.gaps = grown(run.gaps, new Uint8Array(run.length * 2))
  }
  run.ids[run.length] = id
  run.gaps[run.length++] = gap
}

type Columns = Omit<TokenTable, 'read'>

// biome-ignore lint/complexity/useMaxParams: called for every new word, where an object costs
function describe(columns: Columns, id: number, raw: string, language: string): void {
  const code = raw.charCodeAt(0)
  const isDigits = isNumber(raw)
  const isCapital = startsCapital(raw)
  const isLower = code >= 97 && code <= 122 && raw.length >= LOWER_LENGTH_MIN
  columns.flags[id] =
    (isDigits ? IS_NUMBER : 0) |
    (isCapital ? IS_CAPITAL : 0) |
    (isCapital && raw.length > 1 ? IS_NAME : 0) |
    (isLower ? IS_LOWER : 0) |
    (raw.length >= LONG_LENGTH_MIN ? IS_LONG : 0)
  const word = makeWord(raw, language)
  columns.wordTexts.push(word)
  columns.words[id] = word === '' ? 0 : termOf(word, WORD)
  const name = isCapital && raw.length > 1 ? nameOf(raw) : ''
  columns.nameTexts.push(name)
  columns.names[id] = name === '' ? 0 : termOf(name, NAME)
  columns.nameFolds[id] = foldTerm(startTerm(NAME), name)
  columns.lowers[id] = isLower ? termOf(raw, NAME) : 0
  const number = isDigits ? raw.replaceAll(',', '').toLowerCase() : ''
  columns.numberTexts.push(number)
  columns.numbers[id] = number === '' ? 0 : termOf(number, NUMBER_SPACE)
  describeDate(columns, id, raw, language)
}

// biome-ignore lint/complexity/useMaxParams: called for every new word, where an object costs
function describeDate(columns: Columns, id: number, raw: string, language: string): void {
  const code = raw.charCodeAt(0)
  columns.days[id] = dayNumber(raw) ?? 0
  if (code >= 48 && code <= 57) {
    columns.years[id] = yearOf(raw)
    return
  }
  const { months, weekdays } = calendarOf(language)
  const lower = raw.toLowerCase()
  columns.months[id] = (months.get(lower) ?? -1) + 1
  columns.weekdays[id] = (weekdays.get(lower) ?? -1) + 1
}
