import { foldTerm, grown, startTerm, termOf } from '../learning/vector.ts'
import { gazetteerOf } from '../tags/country-gazetteer.ts'
import { type Beginning, beginningOf, mayGoOn, type NameIndex, splitWords, type Word } from '../tags/country-match.ts'
import { nameOf, startsCapital } from '../text/names.ts'
import { isNumber, makeWord, scanTokens, spell, spelling, spellText, type TokenSink } from '../text/words.ts'
import { foldLatin } from '../text/words-stems.ts'
import { calendarDayOf, calendarOf, dayOf, yearOf } from './assign-dates.ts'
import { NAME, WORD } from './term-background.ts'
import {
  BEGINS_PLACE,
  CALENDAR,
  EXTENDS_PLACE,
  FACTS,
  FLAGS,
  IS_ANCHOR,
  IS_CAPITAL,
  IS_LONG,
  IS_NAME,
  IS_NUMBER,
  LOWER_TERM,
  NAME_FOLD,
  NAME_TERM,
  NUMBER_TERM,
  WORD_TERM,
  YEAR,
} from './token-facts.ts'

/**
 * Words as small integers. What a token means (its stem, its spelling as a name, the number or the date that it is) is worked out when it
 * is first seen; from then on a text is read straight from its characters into numbers, without making a string.
 */
const NUMBER_SPACE = 3

/** A word that begins with a small ASCII letter tells something from this length on. */
const LOWER_LENGTH_MIN = 3
const LONG_LENGTH_MIN = 5
/** Past so many tokens of a language its table starts anew: it only saves time. */
const TOKENS_MAX = 60_000
const INDEX_LENGTH = 1 << 17
const LANGUAGES_MAX = 32

/** What is known of each token, by its number. */
export interface TokenTable {
  /** Rows of `token-facts.ts`. */
  readonly facts: Int32Array
  /** What `dayOf` says of it. */
  readonly days: Uint8Array
  /** For those who pass over tokens. */
  readonly marks: Int32Array
  /** Texts of the token at a place of a run, where its numbers are not enough: its word, its name, its number. */
  wordAt(run: TokenRun, i: number): string
  nameAt(run: TokenRun, i: number): string
  numberAt(run: TokenRun, i: number): string
  /** What its texts are searched for names of places with. */
  readonly places: NameIndex
  /** What the token begins, where it is flagged so (`BEGINS_PLACE`). */
  placeAt(run: TokenRun, i: number): Beginning | null
  /** The token as names of places are split. */
  placeWordsAt(run: TokenRun, i: number): readonly Word[]
  /** Reads the tokens of a text, at most about `limit`, into `run`. */
  read(text: string, limit: number, run: TokenRun): void
}

/** A text as numbers of tokens, with what stood before each. Scratch space: the next reading overwrites it. */
export interface TokenRun {
  ids: Int32Array
  gaps: Uint8Array
  length: number
  /** Which of them are anchors (`IS_ANCHOR`), in order. */
  anchors: Int32Array
  anchorCount: number
  /** Two hashes of each token's spelling. */
  ones: Int32Array
  twos: Int32Array
  text: string
  /** Where it begins in the text; below 0: it is no span of it, but stands in `others`, counted from -1. */
  starts: Int32Array
  lengths: Uint8Array
  others: string[]
}

/** A text, or its first `end` tokens. */
export interface Part {
  readonly run: TokenRun
  readonly end: number
}

export function emptyRun(room = 1024): TokenRun {
  const numbers = { ids: room, anchors: room, ones: room, twos: room, starts: room }
  const columns = Object.fromEntries(Object.keys(numbers).map((name) => [name, new Int32Array(room)]))
  return {
    ...(columns as Record<keyof typeof numbers, Int32Array>),
    gaps: new Uint8Array(room),
    lengths: new Uint8Array(room),
    length: 0,
    anchorCount: 0,
    text: '',
    others: [],
  }
}

/** What is read. */
let spelled = emptyRun(0)

const sink: TokenSink = {
  get size() {
    return spelled.length
  },
  // biome-ignore lint/complexity/useMaxParams: called for every token, where an object costs
  span(_, start, end, gap) {
    if (spelling.start !== start || spelling.end !== end) spell(start, end)
    note(start, end - start, gap)
  },
  push(raw, gap) {
    spellText(raw)
    note(-spelled.others.push(raw), raw.length, gap)
  },
}

function spellAll(text: string, limit: number, run: TokenRun): void {
  spelled = run
  run.length = 0
  run.text = text
  run.others = []
  scanTokens(text, limit, sink)
}

function note(start: number, length: number, gap: number): void {
  const at = spelled.length++
  if (at === spelled.ones.length) {
    for (const column of ['ids', 'anchors', 'ones', 'twos', 'starts'] as const)
      spelled[column] = grown(spelled[column], new Int32Array(at * 2))
    for (const column of ['lengths', 'gaps'] as const) spelled[column] = grown(spelled[column], new Uint8Array(at * 2))
  }
  spelled.ones[at] = spelling.one ^ (spelling.one >>> 15)
  spelled.twos[at] = spelling.two
  spelled.starts[at] = start
  spelled.lengths[at] = length
  spelled.gaps[at] = gap
}

function rawAt({ text, starts, lengths, others }: TokenRun, i: number): string {
  const start = starts[i]!
  return start < 0 ? others[-start - 1]! : text.slice(start, start + lengths[i]!)
}

/** Keeps what `read` looked at from being seen as idle. */
export let looked = 0

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
  const places = gazetteerOf(language.slice(0, 2).toLowerCase())
  // Room for the article that fills it up: its three texts have some hundred tokens, and a run of a thousand each beyond them.
  const room = INDEX_LENGTH / 2
  const columns = {
    facts: new Int32Array(room * FACTS),
    days: new Uint8Array(room),
    marks: new Int32Array(room),
  }
  // A hash, then half of another beside the number: two spellings agree in both, and in their place, once in thousands of tables.
  const index = new Int32Array(INDEX_LENGTH * 2)
  let size = 1

  /** The number of a token that was spelled. Token 0 is no token (a table past all bounds). */
  const find = (run: TokenRun, i: number): number => {
    const one = run.ones[i]!
    const two = run.twos[i]!
    const tag = one & ~(INDEX_LENGTH - 1)
    for (let at = (one & (INDEX_LENGTH - 1)) * 2; ; at = (at + 2) & (INDEX_LENGTH * 2 - 1)) {
      const known = index[at + 1]!
      if (index[at] === two && ((known ^ tag) & ~(INDEX_LENGTH - 1)) === 0 && known !== 0) return known & (INDEX_LENGTH - 1)
      if (known !== 0) continue
      if (size === room) return 0
      index[at] = two
      index[at + 1] = tag | size
      describe(columns, size, { raw: rawAt(run, i), language, places })
      return size++
    }
  }
  const read = (text: string, limit: number, run: TokenRun) => {
    spellAll(text, limit, run)
    const { ids, anchors, ones, length } = run
    // What will be looked at is far memory: asked for all at once it comes in the time of a few.
    let sum = 0
    for (let i = 0; i < length; i++) sum += index[(ones[i]! & (INDEX_LENGTH - 1)) * 2]!
    for (let i = 0; i < length; i++) ids[i] = find(run, i)
    looked = sum | 0
    let count = 0
    for (let i = 0; i < length; i++) if ((columns.facts[ids[i]! * FACTS + FLAGS]! & IS_ANCHOR) !== 0) anchors[count++] = i
    run.anchorCount = count
  }
  const texts = { wordAt: once((raw) => makeWord(raw, language), ''), nameAt: once(nameIn, ''), numberAt: once(numberIn, '') }
  const placeAt = once((raw) => beginningOf(splitWords(raw), places), null)
  const placeWordsAt = once(splitWords, [])
  return { table: { ...columns, ...texts, places, placeAt, placeWordsAt, read }, size: () => size }
}

/** Makes what is wanted of tokens when it is asked for, each once: few ever are, and kept for all they were most of the table's memory. */
function once<T>(make: (raw: string) => T, none: T): (run: TokenRun, i: number) => T {
  const known = new Map<number, T>()
  return (run, i) => {
    const id = run.ids[i]!
    const made = known.get(id)
    if (made !== undefined) return made
    const text = id === 0 ? none : make(rawAt(run, i))
    known.set(id, text)
    return text
  }
}

function nameIn(raw: string): string {
  return raw.length > 1 && startsCapital(raw) ? nameOf(raw) : ''
}

function numberIn(raw: string): string {
  return isNumber(raw) ? raw.replaceAll(',', '').toLowerCase() : ''
}

type Columns = Pick<TokenTable, 'facts' | 'days'>

function describe(columns: Columns, id: number, { raw, language, places }: { raw: string; language: string; places: NameIndex }): void {
  const { facts, days } = columns
  const code = raw.charCodeAt(0)
  const isDigits = isNumber(raw)
  const isCapital = startsCapital(raw)
  const isLower = code >= 97 && code <= 122 && raw.length >= LOWER_LENGTH_MIN
  const at = id * FACTS
  const words = splitWords(raw)
  facts[at + FLAGS] =
    (isDigits ? IS_NUMBER : 0) |
    (isCapital ? IS_CAPITAL : 0) |
    (isCapital && raw.length > 1 ? IS_NAME : 0) |
    (raw.length >= LONG_LENGTH_MIN ? IS_LONG : 0) |
    (beginningOf(words, places) ? BEGINS_PLACE : 0) |
    (words.length > 0 && mayGoOn(words[0]!, places) ? EXTENDS_PLACE : 0)
  const word = makeWord(raw, language)
  facts[at + WORD_TERM] = word === '' ? 0 : termOf(word, WORD)
  const name = nameIn(raw)
  facts[at + NAME_TERM] = name === '' ? 0 : termOf(name, NAME)
  facts[at + NAME_FOLD] = foldTerm(startTerm(NAME), name)
  facts[at + LOWER_TERM] = isLower ? termOf(foldLatin(raw), NAME) : 0
  const number = numberIn(raw)
  facts[at + NUMBER_TERM] = number === '' ? 0 : termOf(number, NUMBER_SPACE)
  days[id] = dayOf(raw)
  if (code >= 48 && code <= 57) facts[at + YEAR] = yearOf(raw)
  else facts[at + CALENDAR] = calendarDayOf(raw, calendarOf(language))
  if (isDigits || (facts[at + YEAR]! | facts[at + CALENDAR]!) !== 0) facts[at + FLAGS]! |= IS_ANCHOR
}
