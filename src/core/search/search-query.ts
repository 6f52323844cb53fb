import { keepNewest } from '../keep-newest.ts'
import type { Respelled, SpelledWord } from '../learning/embed.ts'
import { namedCountries, type SpokenCountry } from '../tags/country-named.ts'
import { detectLanguage } from '../text/language.ts'
import { tokensOf } from '../text/words.ts'
import { withoutUmlauts } from '../text/words-accents.ts'
import { STEMMED_LANGUAGES, stemWithoutAccents } from '../text/words-stems.ts'
import { alternateForms, alternateStems } from './search-alternations.ts'
import { type ApartWord, apartOf } from './search-apart.ts'
import { countryWordOf, searchWordOf, wordKeyOf } from './search-document.ts'
import { nameForms, type OtherwiseNamed, otherwiseNamed, type Whole } from './search-names.ts'
import { hebrewFormsOf, joinedWordsOf, plainSpellingOf, spacedNumbersOf } from './search-spellings.ts'

/**
 * A query as data: nothing in it is an operator, so that no input can do more than fail to match. A word is tried as the stems that
 * it may have in the index: those of English and of the language that the query seems to be in, and, where the index has none of
 * these, those of the other languages that are stemmed. The name of a country in another language stands for its English name too.
 */
export interface SearchQuery {
  readonly words: readonly QueryWord[]
  /** Of a short query, what words of it are as one ("cease fire", "cease-fire", "O'Hare"), should the index have it. */
  readonly joined: readonly JoinedWord[]
  /** The other way round, what words of it may be in two, should texts have them so. */
  readonly apart: readonly ApartWord[]
  /** What stood between quotation marks, in lower case and plain spelling: a document that has it word for word is meant more. */
  readonly phrases: readonly string[]
}

export interface QueryWord {
  /** Lower case, as written. */
  readonly text: string
  readonly stems: readonly string[]
  readonly otherStems: readonly string[]
  /** How often it was said. */
  readonly count: number
  /** Of a country: what else names it, in several words, each of these wordings whole. What names it in one word is among the stems. */
  readonly wordings: readonly (readonly QueryWord[])[]
  /** What else says the same in several words, of which none says it by itself. Of what is such a name itself, that one is the first. */
  readonly wholes: readonly Whole[]
  /** Of a country: what documents that are tagged with it have. */
  readonly tag: string | null
}

interface JoinedWord {
  readonly stems: readonly string[]
  /** The texts of the words that it is made of, whether or not they are among those of the query: a lone letter says nothing by itself. */
  readonly parts: readonly string[]
}

const QUERY_WORDS_MAX = 32
const QUERY_CHARACTERS_MAX = 800
const PHRASES_MAX = 4

/** A search reads its query for its words, its vector and its new words. */
const READ_MAX = 64
const read = new Map<string, SearchQuery>()

/** Reads a query. Without a word that says anything, `words` is empty. */
export function parseSearchQuery(q: string): SearchQuery {
  const known = read.get(q)
  if (known) return known
  const query = readQuery(q)
  keepNewest(read, [q, query], READ_MAX)
  return query
}

function readQuery(q: string): SearchQuery {
  const text = q.slice(0, QUERY_CHARACTERS_MAX).normalize('NFKC')
  const language = detectLanguage(text)
  const words = new Map<string, QueryWord>()
  const add = (word: QueryWord | null) => {
    const known = word && words.get(word.text)
    if (known) words.set(known.text, { ...known, count: known.count + 1 })
    else if (word && words.size < QUERY_WORDS_MAX) words.set(word.text, word)
  }
  let at = 0
  for (const span of apartFrom([...namedCountries(text).map(spanOfCountry), ...otherwiseNamed(text).map(spanOfName)])) {
    for (const word of wordsOf(text.slice(at, span.at), language)) add(word)
    add(span.read(text.slice(span.at, span.end), language))
    at = span.end
  }
  for (const word of wordsOf(text.slice(at), language)) add(word)
  return { words: [...words.values()], joined: joinedOf(text, language), apart: apartOf(text, language), phrases: phrasesOf(text) }
}

/** Words of a query that are one name. */
interface NameSpan {
  readonly at: number
  readonly end: number
  readonly read: (written: string, language: string) => QueryWord
}

const spanOfCountry = (country: SpokenCountry): NameSpan => ({ ...country, read: (written) => countryWord(written, country) })
const spanOfName = (name: OtherwiseNamed): NameSpan => ({ ...name, read: (written, language) => namedWord(written, language, name) })

/** Of names that overlap the one that begins first, then the longer. */
function apartFrom(spans: readonly NameSpan[]): NameSpan[] {
  const apart: NameSpan[] = []
  for (const span of spans.toSorted((a, b) => a.at - b.at || b.end - a.end)) if (span.at >= (apart.at(-1)?.end ?? 0)) apart.push(span)
  return apart
}

/** In a longer query, a headline say, what stands side by side by chance outweighs what belongs together. */
const JOINED_TOKENS_MAX = 6
/** "Orsk's library", of which all behind the apostrophe would be cut off; "the rapist", "a head". */
const NEVER_JOINED = /^(?:\S*['’]\S* |the |an? \p{L})/iu

function joinedOf(text: string, language: string): JoinedWord[] {
  const { raw } = tokensOf(text, JOINED_TOKENS_MAX + 1)
  if (raw.length > JOINED_TOKENS_MAX) return []
  const stemsOf = (word: string) => distinct([searchWordOf(word, 'en'), searchWordOf(word, language)])
  const pairs = raw.slice(1).flatMap((word, i) => {
    const first = raw[i]!
    // What is an ending there ("with Ed") is no part of it.
    const stems = NEVER_JOINED.test(`${first} ${word}`) ? [] : stemsOf(first + word).filter((stem) => stem.length > first.length)
    return stems.length === 0 ? [] : [{ stems, parts: [first, word] }]
  })
  const numbers = spacedNumbersOf(text).map((number) => ({ stems: [number.replaceAll(' ', '')], parts: number.split(' ') }))
  const whole = raw.map((word) => ({ stems: joinedWordsOf(word).flatMap(stemsOf), parts: [word] }))
  return [...numbers, ...pairs, ...whole].map(({ stems, parts }) => ({ stems, parts: parts.map((part) => part.toLowerCase()) }))
}

function wordsOf(text: string, language: string): QueryWord[] {
  const { raw } = tokensOf(text, QUERY_CHARACTERS_MAX)
  return raw.flatMap((word, i) => queryWord(word, language, raw[i - 1]) ?? [])
}

function queryWord(raw: string, language: string, before = ''): QueryWord | null {
  const stems = distinct([
    searchWordOf(raw, 'en'),
    searchWordOf(raw, language),
    ...alternatesOf(raw, language),
    ...hebrewFormsOf(raw).map((form) => searchWordOf(form, 'he')),
    ...nameForms(raw.toLowerCase(), before.toLowerCase()).map((form) => searchWordOf(form, 'en')),
  ])
  if (stems.length === 0) return null
  // An acronym is kept whole in the index, so a query in small letters finds it as the plain word.
  const whole = raw.toLowerCase()
  const written = respelled(whole).flatMap(([word, languages]) => languages.map((other) => searchWordOf(word, other)))
  const others = [...STEMMED_LANGUAGES, 'und'].flatMap((other) => [
    searchWordOf(raw, other),
    stemWithoutAccents(whole, other),
    ...(language === 'und' ? alternatesOf(raw, other) : []),
  ])
  const otherStems = distinct([...others, plainSpellingOf(whole), ...written]).filter((stem) => !stems.includes(stem))
  return { text: whole, stems, otherStems, count: 1, wordings: [], wholes: [], tag: null }
}

/** "EU": its own word, those of its other names, and "European Union". */
function namedWord(written: string, language: string, { stems, wholes }: OtherwiseNamed): QueryWord {
  const [own, ...others] = wordsOf(written, language)
  // Of several words none stands for it.
  const single = own && others.length === 0 && !written.includes(' ') ? own : null
  return {
    text: written.toLowerCase(),
    stems: distinct([...(single?.stems ?? []), ...stems]),
    otherStems: single?.otherStems ?? [],
    count: 1,
    wordings: [],
    wholes,
    tag: null,
  }
}

/** The stems that a word has in other forms. */
function alternatesOf(raw: string, language: string): string[] {
  const forms = alternateForms(raw.toLowerCase(), language).map((form) => searchWordOf(form, language))
  return [...forms, ...alternateStems(searchWordOf(raw, language), language)]
}

/** What keyboards without umlauts stand for: "Lokfuehrer", "Strasse", "Vaesteraas", "Koebenhavn"; and the other way round. After another vowel "ue" is none ("Steuer"). */
function respelled(word: string): [word: string, languages: readonly string[]][] {
  const swedish = word.replaceAll('aa', 'å').replaceAll('ae', 'ä').replaceAll('oe', 'ö')
  const danish = word.replaceAll('aa', 'å').replaceAll('ae', 'æ').replaceAll('oe', 'ø')
  const german = word
    .replaceAll('ae', 'ä')
    .replaceAll('oe', 'ö')
    .replace(/(?<![aeiouq])ue/gu, 'ü')
  const all: [string, readonly string[]][] = [
    [german, ['de', 'und']],
    [withoutUmlauts(word), ['de', 'und']],
    [german.replaceAll('ss', 'ß'), ['de']],
    [swedish, ['sv']],
    [danish, ['da', 'no']],
  ]
  return all.filter(([other]) => other !== word)
}

/** "Corée du Sud": its own words, or "South Korea". */
function countryWord(written: string, { languages, english, countries }: SpokenCountry): QueryWord {
  const own = languages[0]!
  const said = [
    wordsOf(written, own).filter(({ text }) => searchWordOf(text, own) !== ''),
    ...english.map((name) => wordsOf(name, 'en').filter(({ text }) => searchWordOf(text, 'en') !== '')),
  ]
  const single = said.flatMap((words) => (words.length === 1 ? words : []))
  return {
    text: written.toLowerCase(),
    stems: distinct(single.flatMap(({ stems }) => stems)),
    otherStems: distinct(single.flatMap(({ otherStems }) => otherStems)),
    count: 1,
    wordings: said.filter((words) => words.length > 1),
    wholes: [],
    tag: countries.length === 1 ? countryWordOf(countries[0]!) : null,
  }
}

const distinct = (words: readonly string[]): string[] => [...new Set(words)].filter((word) => word !== '')

function phrasesOf(text: string): string[] {
  const phrases: string[] = []
  for (const match of text.matchAll(/["“”«»„]([^"“”«»„]{3,200})["“”«»„]/gu)) {
    const phrase = comparable(match[1] ?? '')
    if (phrase.includes(' ') && phrases.length < PHRASES_MAX) phrases.push(phrase)
  }
  return phrases
}

/** Text with only its tokens left, in lower case and plain spelling, so that phrases compare. */
export function comparable(text: string): string {
  return plainSpellingOf(tokensOf(text.normalize('NFKC'), 2_000).raw.join(' ').toLowerCase())
}

/** A query that asks for other spellings of its words too. */
export function withRespelled(query: SearchQuery, respelled: readonly Respelled[]): SearchQuery {
  if (respelled.length === 0) return query
  const added = (stems: readonly string[]) =>
    distinct([...stems, ...respelled.flatMap(({ spelling, word }) => (stems.includes(spelling) ? [word] : []))])
  return { ...query, words: query.words.map((word) => ({ ...word, stems: added(word.stems), otherStems: added(word.otherStems) })) }
}

/** Every key under which a word of the query may stand in the index. */
export function keysOf(query: SearchQuery): number[] {
  const words = query.words.flatMap((word) => [word, ...word.wordings.flat()])
  return [
    ...new Set(
      [
        ...words.flatMap((word) => [...word.stems, ...word.otherStems, ...(word.tag ? [word.tag] : []), ...ownPartsOf(word)]),
        ...query.joined.flatMap(({ stems }) => stems),
      ].map(wordKeyOf),
    ),
  ]
}

/** Keys of what is looked for only if it was counted: other names, and words cut in two. */
export function countedKeysOf({ words, apart }: SearchQuery): number[] {
  const wholes = [...words.flatMap((word) => word.wholes), ...apart.map(({ whole }) => whole)]
  return [...new Set(wholes.flat(2).map(wordKeyOf))]
}

const isInWords = ({ text, wholes }: QueryWord): boolean => wholes.length > 0 && text.includes(' ')
const ownPartsOf = (word: QueryWord): string[] => (isInWords(word) ? word.wholes[0]!.flat() : [])

/** The words of a query as an embedder looks for them: as one what it learned of more texts as one than in parts. */
export function spelledWords(query: SearchQuery, learnedFrom: (stem: string) => number): SpelledWord[] {
  const isAsOne = (stem: string, inParts: readonly QueryWord[]) =>
    learnedFrom(stem) > 0 && inParts.some(({ stems }) => Math.max(0, ...stems.map(learnedFrom)) < learnedFrom(stem))
  return spelled(withJoined(query, isAsOne))
}

function spelled(words: readonly QueryWord[]): SpelledWord[] {
  return words.map((word) => {
    const wholes = word.wholes.map((whole) => whole.map((spellings) => ({ spellings, count: word.count })))
    const asOne = { spellings: word.stems, otherSpellings: word.otherStems, count: word.count }
    // Its letters were learned from texts that mean it, its words from others too ("union").
    return isInWords(word)
      ? { spellings: [], count: word.count, wordings: [[asOne], ...wholes] }
      : { ...asOne, wordings: [...word.wordings.map(spelled), ...wholes] }
  })
}

/** The words, those that are meant as one in place of their parts. */
export function withJoined({ words, joined }: SearchQuery, isMeant: (stem: string, inParts: readonly QueryWord[]) => boolean): QueryWord[] {
  let rest = [...words]
  const found: QueryWord[] = []
  for (const { stems, parts } of joined) {
    const inParts = rest.filter(({ text }) => parts.includes(text))
    const known = inParts.length === 0 ? [] : stems.filter((stem) => isMeant(stem, inParts))
    if (known.length === 0) continue
    rest = rest.filter((word) => !inParts.includes(word))
    // One that says nothing without a lone letter ("F-16") is no number.
    const wordings = inParts.length > 1 || (parts.length > 1 && !parts.some(isLone)) ? [inParts] : []
    found.push({ text: parts.join(''), stems: known, otherStems: [], count: 1, wordings, wholes: [], tag: null })
  }
  return [...rest, ...found]
}

const isLone = (part: string): boolean => part.length === 1
