import { PEOPLE } from '../data/country-people.ts'
import { foldLatin } from '../text/words-stems.ts'
/**
 * Finding names in running text: a trie over words, longest match first. Latin and Cyrillic names are matched with their case (a word in
 * capitals also matches its capitalised form, for headlines and datelines); stems match inflected words in any case; scripts without spaces
 * or with glued particles are searched by one alternation.
 */
export type NameKind = 'country' | 'place' | 'strong-cue' | 'weak-cue' | 'none'

export interface Name {
  /** Candidates, the likeliest first; several for a homonym. */
  countries: readonly string[]
  strength: number
  kind: NameKind
  /** Also a first name or a family name of people. */
  first: boolean
  family: boolean
  /** Behind another name it is somebody's, also where that opens a sentence. */
  surname?: boolean
  /** A town that is written with accents; without them it may be a common word. */
  accented?: boolean
  /** Where a stem is what a name begins with: only of a word with a capital. */
  capital?: boolean
  /** A town in a case that people who are called like it are hardly ever written in. */
  declined?: boolean
  /** With the s that tells whose something is. */
  genitive?: boolean
}

export interface Mention {
  name: Name
  /** Offset of the first character in the text. */
  at: number
  /** Place of the first word among the words searched; -1 where words were not split. */
  index: number
  words: number
}

interface Branch {
  name: Name | null
  next: Map<string, Branch> | null
}

export interface NameIndex {
  /** Names shared by all languages; an own name of the same length wins over them. */
  base: NameIndex | null
  roots: Map<string, Branch>
  /** The second words of names. */
  seconds: Set<string>
  /** Names of one word that have accents, as they are written. */
  accented: Set<string>
  /** Words with accents that are no names, though they are one without: Italian \"papà\" is a father, \"papa\" the pope. */
  ordinary: Set<string>
  /** A people, written as it is in somebody's name. */
  surnames: ReadonlySet<string>
  /** Lower-case stems for inflected words, by prefix. Accents count: what begins with "dän" is Danish, "dann" is not. */
  stems: Map<string, Name>
  /** What the stems begin with: most words begin otherwise. */
  stemHeads: Set<string>
  stemCharactersMax: number
  /** What a word may be the case or the adjective of; null where towns are not declined. */
  townsOfCase: ((word: string) => readonly string[]) | null
  /** For scripts without word borders; null when the index has none. What the pattern captures, or else matches, is a name. */
  glued: { pattern: RegExp; names: ReadonlyMap<string, Name> } | null
}

export interface Word {
  /** Without accents. */
  text: string
  /** With them. */
  written: string
  at: number
  end: number
}

const WORD = /\p{Lu}\.\p{Lu}(?:\.\p{Lu})*\.?(?!\p{L})|[\p{L}\p{M}\p{N}&]+/gu
const STEM_CHARACTERS_MIN = 3

export function emptyIndex(base: NameIndex | null = null): NameIndex {
  return {
    base,
    roots: new Map(),
    seconds: new Set(),
    accented: new Set(),
    ordinary: new Set(),
    surnames: new Set(),
    stems: new Map(),
    stemHeads: new Set(),
    stemCharactersMax: 0,
    townsOfCase: null,
    glued: null,
  }
}

export function splitWords(text: string): Word[] {
  if (isPlainWord(text)) return [{ text, written: text, at: 0, end: text.length }]
  const words: Word[] = []
  for (const found of text.matchAll(WORD)) {
    const raw = found[0]
    const written = raw.includes('.') ? raw.replaceAll('.', '') : raw
    words.push({ text: foldLatin(written), written, at: found.index, end: found.index + raw.length })
  }
  return words
}

function isPlainWord(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i) | 32
    if (code < 97 || code > 122) return false
  }
  return text !== ''
}

/** Later names do not replace earlier ones: the gazetteer adds the surest sources first. */
export function addName(index: NameIndex, phrase: string, name: Name): void {
  const words = splitWords(phrase)
  if (words.length > 1) index.seconds.add(words[1]!.text)
  else if (words[0] !== undefined && words[0].written !== words[0].text) index.accented.add(words[0].written)
  let branches = index.roots
  let branch: Branch | undefined
  for (const word of words) {
    branch = branches.get(word.text)
    if (branch === undefined) {
      branch = { name: null, next: null }
      branches.set(word.text, branch)
    }
    if (word === words.at(-1)) break
    branch.next ??= new Map()
    branches = branch.next
  }
  if (branch !== undefined) branch.name ??= name
}

/** What stems are compared by: the "İ" of Turkish becomes an i with a point of its own in small letters. */
export function stemKey(word: string): string {
  return word.toLowerCase().normalize('NFC').replaceAll('\u0307', '')
}

export function addStem(index: NameIndex, written: string, name: Name): void {
  const stem = stemKey(written)
  if (stem.length < STEM_CHARACTERS_MIN || index.stems.has(stem)) return
  index.stems.set(stem, name)
  index.stemHeads.add(stem.slice(0, STEM_CHARACTERS_MIN))
  index.stemCharactersMax = Math.max(index.stemCharactersMax, stem.length)
}

export function findMentions(words: readonly Word[], index: NameIndex): Mention[] {
  const mentions: Mention[] = []
  for (let i = 0; i < words.length; ) {
    const found = nameAt(words, i, index)
    if (found === null) {
      i += 1
      continue
    }
    mentions.push({ name: found.name, at: words[i]!.at, index: i, words: found.words })
    i += found.words
  }
  return mentions
}

/** The longest name that begins with a word. */
export function nameAt(words: readonly Word[], start: number, index: NameIndex): { name: Name; words: number } | null {
  if (index.ordinary.has(words[start]!.written)) return null
  const found = longestIn(words, start, index) ?? stemAt(words[start]!, index) ?? townAt(words[start]!, index)
  return found !== null && index.surnames.has(words[start]!.written) ? { ...found, name: { ...found.name, surname: true } } : found
}

/** What words begin: the name that they hold by themselves, and whether a longer one may go on behind them. */
export interface Beginning {
  readonly name: Name | null
  readonly goesOn: boolean
}

/** Null when no name begins so. */
export function beginningOf(words: readonly Word[], index: NameIndex): Beginning | null {
  if (words.length === 0 || !mayBegin(words[0]!, index)) return null
  const goesOn = [index, index.base].some((names) => names !== null && leadsOn(words, names.roots))
  const name = nameAt(words, 0, index)?.name ?? null
  return name || goesOn ? { name, goesOn } : null
}

function mayBegin(word: Word, index: NameIndex): boolean {
  // English, which the others build on, writes names with capitals.
  if (index.base === null && !isCapitalised(word.text)) return false
  if (step(index.roots, word.text) || (index.base && step(index.base.roots, word.text))) return true
  return stemAt(word, index) !== null
}

/** Whether names go on with the word. */
export function mayGoOn({ text }: Word, { seconds, base }: NameIndex): boolean {
  if (seconds.has(text) || base?.seconds.has(text)) return true
  const second = text.charCodeAt(1)
  if (second >= 97 && second <= 122) return false
  const folded = text.charAt(0) + text.slice(1).toLowerCase()
  return seconds.has(folded) || (base?.seconds.has(folded) ?? false)
}

function leadsOn(words: readonly Word[], roots: ReadonlyMap<string, Branch>): boolean {
  let branches: ReadonlyMap<string, Branch> | null = roots
  for (const { text } of words) branches = (branches && step(branches, text)?.next) ?? null
  return branches !== null
}

export function findGlued(text: string, index: NameIndex): Mention[] {
  if (index.glued === null) return []
  const mentions: Mention[] = []
  for (const found of text.matchAll(index.glued.pattern)) {
    const name = index.glued.names.get(found[1] ?? found[0])
    if (name !== undefined) mentions.push({ name, at: found.index, index: -1, words: 1 })
  }
  return mentions
}

export function isCapitalised(word: string): boolean {
  const first = word.charCodeAt(0)
  if (first < 128) return first >= 65 && first <= 90
  const head = word.charAt(0)
  return head !== head.toLowerCase()
}

function longestIn(words: readonly Word[], start: number, index: NameIndex): { name: Name; words: number } | null {
  const own = longestAt(words, start, index)
  const shared = index.base === null ? null : longestShared(words, start, index.base)
  return own === null || (shared !== null && shared.words > own.words) ? shared : own
}

/** In other languages a word with accents is no name that has none: Romanian "Puțin" (little) and "Mâine" (tomorrow) are not Putin and Maine. */
function longestShared(words: readonly Word[], start: number, base: NameIndex): { name: Name; words: number } | null {
  const found = longestAt(words, start, base)
  if (found === null || found.words > 1) return found
  const { written, text } = words[start]!
  const isSpelled = written === text || base.accented.has(written) || base.accented.has(written.charAt(0) + written.slice(1).toLowerCase())
  return isSpelled ? found : null
}

function longestAt(words: readonly Word[], start: number, index: NameIndex): { name: Name; words: number } | null {
  let branch = step(index.roots, words[start]!.text)
  let best: { name: Name; words: number } | null = null
  for (let i = start; branch !== undefined; ) {
    i += 1
    if (branch.name !== null) best = { name: branch.name, words: i - start }
    const word = words[i]
    if (branch.next === null || word === undefined) break
    branch = step(branch.next, word.text)
  }
  return best
}

function step(branches: ReadonlyMap<string, Branch>, word: string): Branch | undefined {
  const branch = branches.get(word)
  if (branch !== undefined) return branch
  const second = word.charCodeAt(1)
  if (word.length < 3 || (second < 128 && (second < 65 || second > 90)) || word !== word.toUpperCase()) return undefined
  const folded = branches.get(word.charAt(0) + word.slice(1).toLowerCase())
  // Three capitals are rather an abbreviation than a shouted name, unless they begin a longer one (NEW YORK, SAN JOSE).
  return word.length > 3 || folded === undefined || folded.name === null ? folded : { name: null, next: folded.next }
}

function stemAt(word: Word, index: NameIndex): { name: Name; words: number } | null {
  if (index.stemCharactersMax === 0 || isPersons(word)) return null
  const lower = stemKey(word.written)
  if (!index.stemHeads.has(lower.slice(0, STEM_CHARACTERS_MIN))) return null
  for (let length = Math.min(lower.length, index.stemCharactersMax); length >= STEM_CHARACTERS_MIN; length -= 1) {
    const name = index.stems.get(lower.slice(0, length))
    if (name !== undefined && (!name.capital || isCapitalised(word.written))) return { name, words: 1 }
  }
  return null
}

/** Least strength of a town that is known all over the world. */
const GREAT_STRENGTH = 0.75

/** A great town in a case of its own, or its adjective, which hardly anybody is called. */
function townAt(word: Word, index: NameIndex): { name: Name; words: number } | null {
  const isAdjective = !isCapitalised(word.text)
  for (const town of index.base === null ? [] : (index.townsOfCase?.(word.written) ?? [])) {
    const own = index.roots.get(town)
    const name = own === undefined || isAdjective ? (own ?? index.base?.roots.get(town))?.name : null
    if (
      name?.kind === 'place' &&
      name.strength >= GREAT_STRENGTH &&
      name.countries.length === 1 &&
      (isAdjective || !isPersonsCase(name, word.written, town))
    )
      return { name: { ...name, declined: true }, words: 1 }
  }
  return null
}

/** Somebody may be called by the town, and the case is as short as those of people are: Finnish "Sofian", not "Sofiassa". */
const PLACE_CASE_CHARACTERS_MIN = 3
const isPersonsCase = ({ first }: Name, word: string, town: string): boolean =>
  first && word.length - town.length < PLACE_CASE_CHARACTERS_MIN

const isPersons = ({ text }: Word): boolean =>
  isCapitalised(text) && (PEOPLE.has(text) || PEOPLE.has(text.charAt(0) + text.slice(1).toLowerCase()))
