/**
 * The countries that a search names: in English, in any case ("china tariffs"), and in other languages ("États-Unis", "日本"), which ask for the
 * country as its English name does. A name that is an ordinary word elsewhere counts only where its capital, or the language of the query, tells it apart.
 */

import { COUNTRY_LINES } from '../data/country-names.ts'
import {
  COUNTRIES_IN_THEIR_LANGUAGE,
  COUNTRIES_WITH_CAPITAL,
  ENGLISH_NAMES_ELSEWHERE,
  ENGLISH_SPOKEN,
  NEVER_COUNTRIES,
  NO_WHOLE_COUNTRY,
  SCRIPT_LANGUAGES,
  SPACED_LANGUAGES,
  WORDS_ELSEWHERE,
} from '../data/country-spoken.ts'
import { detectLanguage } from '../text/language.ts'
import { pairsOf } from '../text/words.ts'
import { withoutUmlauts } from '../text/words-accents.ts'
import { foldLatin, foldWord } from '../text/words-stems.ts'
import { gazetteerOf, isCommonStem, localNames, SPOKEN_NAMES } from './country-gazetteer.ts'
import { gluedSpellings } from './country-glued.ts'
import { findMentions, isCapitalised, splitWords } from './country-match.ts'

const QUERY_CHARACTERS_MAX = 400
/** Without its accents a shorter name is too often a word: "gana", "cina". */
const FOLDED_CHARACTERS_MIN = 5
const PLAIN_CHARACTERS_MIN = 4
/** In small letters these are words: "sad", "sua". */
const ACRONYM = /^(?:[A-Z]{3,5}|САД|U[KS])$/
/** Those that are no words in small letters; "us" opens a query as no pronoun. */
const ACRONYM_IN_SMALL = /^(?:uk|usa|uae)$/
/** Languages that add an s to a name. */
const GENITIVE_S = ['de', 'sv', 'da', 'nb', 'nl']
const SPOKEN_WORD = /[\p{L}\p{M}\p{N}]+/gu

/** A name of a country in another language than English, and where it stands. */
export interface SpokenCountry {
  readonly at: number
  readonly end: number
  /** More than one where the name is shared: Congo, Korea. */
  readonly countries: readonly string[]
  readonly languages: readonly string[]
  /** What reports told in English call it, the usual name first. */
  readonly english: readonly string[]
}

/** Countries named in a search query, in any case and language, in order of mention. */
export function countriesNamedIn(text: string): string[] {
  const query = text.slice(0, QUERY_CHARACTERS_MAX).normalize('NFC')
  const all = [...englishMentions(query), ...spokenCountries(query)].sort((a, b) => a.at - b.at)
  return [...new Set(all.flatMap(({ countries }) => countries.slice(0, 1)))]
}

/** What names countries in a query, in order: in other languages, by several English names, and by one ("Germany", "German"). Of two that overlap the one that begins first, then the longer. */
export function namedCountries(query: string): SpokenCountry[] {
  const english = englishMentions(query).flatMap(({ kind, at, end, countries }) =>
    kind === 'country' && !NO_WHOLE_COUNTRY.has(query.slice(at, end).toLowerCase())
      ? [{ at, end, countries: countries.slice(0, 1), languages: ['en'], english: [] }]
      : [],
  )
  return apartOf([...spokenCountries(query), ...english])
}

interface EnglishMention {
  readonly kind: 'country' | 'place'
  readonly at: number
  readonly end: number
  readonly countries: readonly string[]
}

function englishMentions(query: string): EnglishMention[] {
  const plain = splitWords(query)
  const words = plain.map((word, i) => ({ ...word, text: nameCase(word.text, plain[i - 1]?.text) }))
  return findMentions(words, gazetteerOf('en')).flatMap(({ name, at, index, words: length }) => {
    if ((name.kind !== 'country' && name.kind !== 'place') || isWordElsewhere(plain[index]!.text, query)) return []
    const last = plain[index + length - 1]!
    return [{ kind: name.kind, at, end: last.at + last.text.length, countries: name.countries }]
  })
}

/** "us" after a verb is the pronoun: it is the country at the start and after the words that lead to a place. */
function nameCase(word: string, before: string | undefined): string {
  if (word === 'us' && before !== undefined && !/^(?:the|in|to|from|and|or|vs|v|of|for|by|with|against|between|into|at)$/i.test(before))
    return word
  if (/^(?:us|usa|uk|uae|drc|dprk|prc|ussr)$/i.test(word)) return word.toUpperCase()
  return /^(?:of|the|and|de|al|au)$/i.test(word) ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1)
}

/** Italian "i mali della sanità". */
function isWordElsewhere(word: string, query: string): boolean {
  const languages = ENGLISH_NAMES_ELSEWHERE[word]
  return languages !== undefined && isIn(query, new Set(languages))
}

/** The names of countries in other languages that stand in a query, in order; of two that overlap the one that begins first, then the longer. */
export function spokenCountries(query: string): SpokenCountry[] {
  return apartOf([...inWords(query), ...inScripts(query)])
}

function apartOf(found: readonly SpokenCountry[]): SpokenCountry[] {
  const apart: SpokenCountry[] = []
  for (const name of found.toSorted((a, b) => a.at - b.at || b.end - a.end)) if (name.at >= (apart.at(-1)?.end ?? 0)) apart.push(name)
  return apart
}

interface Spoken {
  readonly countries: readonly string[]
  readonly languages: Set<string>
  readonly english: readonly string[]
  readonly isAcronym: boolean
}

/** By words in small letters, with blanks between them; null where languages use one name for two countries. */
type SpokenNames = Map<string, Spoken | null>

let known: { names: SpokenNames; wordsMax: number } | null = null

function spokenNames(): { names: SpokenNames; wordsMax: number } {
  known ??= readNames()
  return known
}

function readNames(): { names: SpokenNames; wordsMax: number } {
  const names: SpokenNames = new Map()
  for (const listed of [...englishSynonyms(), ...furtherNames(), ...SPACED_LANGUAGES.flatMap(namesOf)]) {
    for (const key of keysOf(listed)) {
      if ((listed.language !== 'en' && isEnglish(key)) || NEVER_COUNTRIES.has(key)) continue
      const { phrase, language, ...name } = listed
      addSpoken(names, key, { ...name, languages: new Set([language]), isAcronym: ACRONYM.test(phrase) })
    }
  }
  return { names, wordsMax: Math.max(...[...names.keys()].map((key) => key.split(' ').length)) }
}

let englishKeys: ReadonlySet<string> | null = null

/** "congo", "swiss": what English calls the country too, as reports in English do. */
function isEnglish(key: string): boolean {
  englishKeys ??= new Set([...localNames('en').keys()].map(keyOf))
  if (englishKeys.has(key)) return isPlain(key)
  const words = splitWords(key).map((word) => ({ ...word, text: nameCase(word.text, undefined) }))
  const [mention] = isPlain(key) ? findMentions(words, gazetteerOf('en')) : []
  return mention?.words === words.length && (mention.name.kind === 'country' || mention.name.countries.length > 1)
}

function addSpoken(names: SpokenNames, key: string, name: Spoken): void {
  const other = names.get(key)
  if (other === undefined) names.set(key, name)
  else if (other?.countries[0] === name.countries[0]) for (const language of name.languages) other?.languages.add(language)
  else if (other !== null && other.countries.length === 1) names.set(key, null)
}

interface Listed {
  readonly phrase: string
  readonly language: string
  readonly countries: readonly string[]
  readonly english: readonly string[]
}

/** Of countries that English calls by several names ("UK", "Britain"): each stands for the others, but for those of two countries ("Congo"). */
function englishSynonyms(): Listed[] {
  const all = Object.keys(ENGLISH_SPOKEN).map((code) => ({ code, english: [...new Set(englishNames(code))] }))
  const isOfOne = (phrase: string) => all.filter(({ english }) => english.includes(phrase)).length === 1
  return all.flatMap(({ code, english }) =>
    english.length === 1 ? [] : english.filter(isOfOne).map((phrase) => ({ phrase, language: 'en', countries: [code], english })),
  )
}

/** Those of our own list: they come first, and what they share between countries stays shared. */
function furtherNames(): Listed[] {
  return SPOKEN_NAMES.map(({ english: name, ...listed }) => {
    const english = listed.countries.length === 1 ? englishNames(listed.countries[0]!) : [name]
    return { ...listed, english: [...new Set([name, ...english])] }
  })
}

function namesOf(language: string): Listed[] {
  return [...localNames(language)].map(([phrase, code]) => ({ phrase, language, countries: [code], english: englishNames(code) }))
}

const firstNames = new Map(
  COUNTRY_LINES.trim()
    .split('\n')
    .map((line) => [
      line.slice(0, 2),
      line
        .slice(3)
        .split(/[|,]/)[0]!
        .replace(/ \(.*\)$/, ''),
    ]),
)

/** The usual name first. */
function englishNames(code: string): string[] {
  return [firstNames.get(code) ?? '', ...(ENGLISH_SPOKEN[code] ?? [])].filter((name) => name !== '')
}

function keyOf(phrase: string): string {
  return (spelledPlain(phrase).match(SPOKEN_WORD) ?? []).join(' ')
}

/** In small letters, of the same length as it was. */
function spelledPlain(text: string): string {
  return text
    .replace(/\u02bc/g, "'")
    .replace(/\p{Lu}/gu, (capital) => capital.toLowerCase().charAt(0))
    .replaceAll('ё', 'е')
}

/** As written, without accents, and in German with letters for umlauts; what is too short to be told from a word is left out, but for acronyms, which have their capitals. */
function keysOf({ phrase, language }: Listed): string[] {
  const key = keyOf(phrase)
  const folded = language === 'el' ? foldWord(key, language) : foldLatin(key)
  const least = isPlain(key) && !ACRONYM.test(phrase) && !COUNTRIES_IN_THEIR_LANGUAGE.has(key) ? PLAIN_CHARACTERS_MIN : 2
  const spelled = language === 'de' ? withoutUmlauts(key) : key
  const others = [...new Set([folded, spelled])].filter((other) => other !== key && other.length >= FOLDED_CHARACTERS_MIN)
  return [...(key.length < least ? [] : [key]), ...others]
}

const isPlain = (text: string): boolean => /^[\w .'-]+$/.test(text)

function inWords(query: string): SpokenCountry[] {
  const { names, wordsMax } = spokenNames()
  const words = [...spelledPlain(query).matchAll(SPOKEN_WORD)].map(({ 0: text, index }) => ({ text, at: index, end: index + text.length }))
  const found: SpokenCountry[] = []
  for (let i = 0; i < words.length; ) {
    const longest = longestAt(words, i, { names, wordsMax })
    const span = longest && { at: words[i]!.at, end: words[i + longest.words - 1]!.end }
    const isOpening = longest?.key === 'us' && i === 0 && words.length > 1
    if (longest && span && (isOpening || isMeant(longest, query.slice(span.at, span.end), query))) {
      const { countries, languages, english } = longest.name
      found.push({ ...span, countries, english, languages: [...languages] })
      i += longest.words
    } else i += 1
  }
  return found
}

function longestAt(
  words: readonly { text: string }[],
  start: number,
  { names, wordsMax }: { names: SpokenNames; wordsMax: number },
): { name: Spoken; key: string; words: number } | null {
  for (let count = Math.min(wordsMax, words.length - start); count > 0; count -= 1) {
    const key = words
      .slice(start, start + count)
      .map(({ text }) => text)
      .join(' ')
    const name = names.get(key)
    if (name) return { name, key, words: count }
    const owner = genitiveOf(key, names)
    if (owner) return { ...owner, words: count }
  }
  return null
}

/** "Deutschlands", "Norges". */
function genitiveOf(written: string, names: SpokenNames): { name: Spoken; key: string } | null {
  const key = written.slice(0, -1)
  const name = written.endsWith('s') && key.length >= FOLDED_CHARACTERS_MIN ? names.get(key) : null
  return name && GENITIVE_S.some((language) => name.languages.has(language)) ? { name, key } : null
}

/** Whether a name stands for the country here. */
function isMeant({ name, key }: { name: Spoken; key: string }, written: string, query: string): boolean {
  if (ACRONYM_IN_SMALL.test(key)) return true
  if (name.isAcronym) return written === written.toUpperCase() && (query !== query.toUpperCase() || query.trim() === written)
  if (COUNTRIES_IN_THEIR_LANGUAGE.has(key)) return isCapitalised(written) && isIn(query, name.languages)
  if (COUNTRIES_WITH_CAPITAL.has(key)) return isCapitalised(written)
  return !WORDS_ELSEWHERE.has(key) || isCapitalised(written) || isIn(query, name.languages)
}

function isIn(query: string, languages: ReadonlySet<string>): boolean {
  const language = detectLanguage(query)
  return languages.has(language === 'no' ? 'nb' : language)
}

/** Where words take prefixes or are not parted by spaces. */
function inScripts(query: string): SpokenCountry[] {
  const languages = SCRIPT_LANGUAGES.filter(([script]) => script.test(query)).flatMap(([, spoken]) => spoken)
  // What one language has for a country may be a word of another: the one that the query is told to be in goes first.
  if (languages.length === 0) return []
  const language = detectLanguage(query)
  const asked = languages.includes(language) ? [language, ...languages.filter((other) => other !== language)] : languages
  return asked.flatMap((one) => inScript(query, one))
}

/** What scripts whose names take endings unparted set behind one: "বাংলাদেশের", "பாகிஸ்தானில்". */
const ENDING = /^(?:[\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{M}]|[\u200c\u200d])+/u

function inScript(query: string, language: string): SpokenCountry[] {
  const { glued } = gazetteerOf(language)
  const names = namesInScript(language)
  const named = [...query.matchAll(glued?.pattern ?? /(?!)/gu)].flatMap(({ 0: whole, 1: captured, index }) => {
    const key = captured ?? whole
    const code = names.get(key)
    if (code === undefined || isCommonStem(key)) return []
    const end = index + whole.length + (ENDING.exec(query.slice(index + whole.length))?.[0].length ?? 0)
    return [{ at: index, end, countries: [code], languages: [language], english: englishNames(code) }]
  })
  return [...named, ...unspacedNames(query, language)]
}

const scripts = new Map<string, ReadonlyMap<string, string>>()

/** Countries' own names as the gazetteer spells them: it also holds cities and who rules there. */
function namesInScript(language: string): ReadonlyMap<string, string> {
  let names = scripts.get(language)
  if (names === undefined) {
    names = new Map(
      [...localNames(language)].flatMap(([phrase, code]) => gluedSpellings(phrase, language).map((spelled) => [spelled, code] as const)),
    )
    scripts.set(language, names)
  }
  return names
}

let unspaced: readonly Listed[] | null = null

/** Those of our own list that are no words by themselves. */
function unspacedNames(query: string, language: string): SpokenCountry[] {
  unspaced ??= furtherNames().filter(({ phrase }) => pairsOf(phrase).length > 0)
  return unspaced.flatMap(({ phrase, countries, english, ...listed }) => {
    const at = listed.language === language ? query.indexOf(phrase) : -1
    return at < 0 ? [] : [{ at, end: at + phrase.length, countries, english, languages: [language] }]
  })
}
