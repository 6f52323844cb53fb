/** Titles and leads of an affair's members as words: which of them are names, which are nouns for a kind of affair. */

import { AFFAIR_WORDS, KINDS_IN_LETTERS } from '../data/affair-words.ts'
import { COUNTRIES_BY_DEMONYM, countryOfDemonym, gazetteerOf } from '../tags/country-gazetteer.ts'
import { findMentions, splitWords } from '../tags/country-match.ts'
import { termOf } from '../text/content-terms.ts'
import { EMPTY_WORDS, endsKoreanPhrase, koreanNoun, piecesOf, withoutSubject, wordsBetweenSpaces } from '../text/east-asian-words.ts'
import { isShortened, sentencesOf } from '../text/sentences.ts'
import { bendsArabicKind, isArabicKind, isArabicVerb } from './affair-arabic.ts'
import { germanKind } from './affair-german.ts'
import type { MemberCluster } from './situation-members.ts'

const TITLE_CASE_LETTERS_MIN = 4
const TITLE_CASE_WORDS_MIN = 3
/** Languages whose names take a bare s. */
const GENITIVE_IN_S = /^(?:sv|da|nb|nn|no|de)\b/
const KINDS_KNOWN_MAX = 20_000

/** "Direkt Kriget i Ukraina": a live page says so before what it is about. */
const LIVE_BEFORE = /^(?:Direkt|Liveticker|En direct|En vivo|In diretta|Ao vivo)\s+(?=\p{Lu})/u

export interface Word {
  readonly text: string
  readonly at: number
  end: number
  readonly term: string
  /** The country that it is an adjective or the people of, as a term. */
  readonly place: string
  readonly isName: boolean
  /** A noun for a kind of affair: "election", "storm". */
  readonly isKind: boolean
  /** A kind of affair that has a capital as every German noun: "Angriff", but not "Bürgergeldreform" and "Bürgergeld-Reform". */
  readonly isPlainNoun: boolean
  /** Capitalised as whatever opens a sentence is: that says nothing. */
  readonly isUndecided: boolean
  /** A mark other than a hyphen within words, an apostrophe or "&", or nothing, stands before it. */
  readonly opens: boolean
}

export interface Passage {
  readonly text: string
  readonly words: readonly Word[]
}

/** Title and first sentence of a member, as words. */
export function passagesOf(member: MemberCluster, language: string): Passage[] {
  const lead = sentencesOf(member.summary, 1)[0] ?? ''
  return [member.title, lead].map((told) => {
    const text = told.replace(LIVE_BEFORE, '')
    return { text, words: wordsIn(text, language) }
  })
}

/** The same and the sentence behind the lead, where the forms of a word matter more than what a report begins with. */
export function withSecondSentences(
  passages: readonly (readonly Passage[])[],
  members: readonly MemberCluster[],
  language: string,
): Passage[][] {
  return passages.map((told, member) => {
    const second = sentencesOf(members[member]!.summary, 2).slice(1)
    return [...told, ...second.map((text) => ({ text, words: wordsIn(text, language) }))]
  })
}

/** English headlines may capitalise every word, which then says nothing; where outlets send no more, a summary is such a headline too. */
function isWhollyCapitalised(text: string, language: string): boolean {
  const long = text.split(' ').filter((word, i) => i > 0 && word.length >= TITLE_CASE_LETTERS_MIN && termOf(word, language) !== '')
  return language.startsWith('en') && long.length >= TITLE_CASE_WORDS_MIN && long.every((word) => /\p{Lu}/u.test(word))
}

/** English phrases whose last word, a kind of affair elsewhere, tells of none: a minister under fire, a price war. */
const FIGURES =
  /^(?:(?:under|opens?|opened|opening) fire|(?:under|heart|panic) attack|(?:price|bidding|culture|talent) wars?|(?:perfect|media|political) storm|under siege|charm offensive)$/i

/** A number before a letter of these scripts counts something: "23일", "5月". */
const COUNTED_BEHIND = /^[\p{Script=Hangul}\p{Script=Han}]/u

export function wordsIn(text: string, language: string): Word[] {
  const says = !isWhollyCapitalised(text, language)
  const words: Word[] = []
  let opens = true
  let starts = true
  const known = language === 'ko' ? wordsBetweenSpaces([text]) : new Set<string>()
  for (const { segment: raw, index, isWordLike } of piecesOf(text, language)) {
    const noun = language === 'ko' && isWordLike ? withoutSubject(koreanNoun(raw, known)) : raw
    const segment = noun || raw
    const last = words.at(-1)
    if (!isWordLike) {
      if (last && segment.startsWith('.') && last.end === index && isShortened(last.text)) {
        last.end += 1
        continue
      }
      if (/[.!?:;"“„«]/.test(segment)) starts = true
      if (/[^\s\u00a0\-‑'’&]/.test(segment) || (segment === '-' && text[index - 1] === ' ' && text[index + 1] === ' ')) opens = true
      continue
    }
    const isEmpty =
      noun === '' ||
      (language.startsWith('ar') && isArabicVerb(segment)) ||
      EMPTY_WORDS.has(segment) ||
      /^\p{Script=Hiragana}+$/u.test(segment) ||
      (/^\d+$/.test(segment) && COUNTED_BEHIND.test(text.slice(index + segment.length)))
    const term = isEmpty ? '' : termOf(segment, language)
    if (last?.text === 'New' && !opens && isKnown(`New ${segment}`, 'en')) {
      words[words.length - 1] = { ...last, text: `New ${segment}`, end: index + segment.length, term, isName: true, isUndecided: false }
      continue
    }
    const place = termOf(countryOfDemonym(segment, language), language)
    const isEmptied =
      isEmpty || (last !== undefined && FIGURES.test(text.slice(last.at, index + segment.length)) && language.startsWith('en'))
    const marks = isEmptied ? NO_MARKS : markOf(segment, { language, starts: starts || !says, isJoined: text[index - 1] === '-' })
    words.push({
      text: segment,
      at: index,
      end: index + segment.length,
      term,
      place,
      ...marks,
      opens,
    })
    opens = language === 'ko' && (noun === '' || endsKoreanPhrase(raw))
    starts = false
  }
  return words
}

const NO_MARKS = { isName: false, isKind: false, isPlainNoun: false, isUndecided: false } as const

interface Place {
  readonly language: string
  readonly starts: boolean
  /** A hyphen stands before it. */
  readonly isJoined: boolean
}

/** A capital within a sentence marks a name; in scripts without capitals every word does that is no word for a kind of affair. */
function markOf(segment: string, { language, starts, isJoined }: Place): Pick<Word, 'isName' | 'isKind' | 'isPlainNoun' | 'isUndecided'> {
  const isKind = isKindOfAffair(segment, language)
  const cased = segment.toLowerCase() !== segment.toUpperCase()
  if (!cased) {
    const isBent = language.startsWith('ar') && bendsArabicKind(segment)
    return { isKind, isName: !isKind && !isBent && segment.length > 1, isPlainNoun: false, isUndecided: false }
  }
  const capital = /^\p{Lu}/u.test(segment)
  const isName = capital && (!starts || isKnown(segment, language))
  const isPlainNoun = isKind && !isJoined && language.startsWith('de') && !germanKind(segment)!.isCompound
  return { isKind, isName, isPlainNoun, isUndecided: capital && !isName }
}

/** Whether it is a name wherever it stands: a country, who stands for one ("Biden"), or one of several words ("New Hampshire"). */
function isKnown(text: string, language: string): boolean {
  const words = splitWords(text)
  const [mention] = findMentions(words, gazetteerOf(language))
  return mention?.words === words.length && (mention.name.kind === 'country' || mention.name.kind === 'strong-cue' || words.length > 1)
}

/** The place whose thing it is: "Danmark" of "Danmarks", but no people ("Lao" of "Laos"), and nobody who is called so ("Hamas" is not of Hama). */
export function withoutPlaceGenitive(text: string, language: string): string {
  const bare = text.slice(0, -1)
  if (!GENITIVE_IN_S.test(language) || !text.endsWith('s') || COUNTRIES_BY_DEMONYM.has(bare)) return text
  const known = (name: string) => {
    const words = splitWords(name)
    const ending = findMentions(words, gazetteerOf(language)).filter((mention) => mention.index + mention.words === words.length)
    return ending.filter((mention) => mention.name.genitive !== true).map((mention) => mention.name.kind)
  }
  const isGenitive = known(bare).length > 0 && known(text).every((kind) => kind === 'country' || kind === 'place')
  return isGenitive ? bare : text
}

export const hasCase = ({ text }: Word): boolean => text.toLowerCase() !== text.toUpperCase()
export const isCapital = ({ text }: Word): boolean => /^\p{Lu}/u.test(text)

const kinds = new Map(Object.entries(AFFAIR_WORDS).map(([language, words]) => [language, words.split(/\s+/)]))
/** Of an illness there are many, of a scandal one; the dead are counted, a death is not. */
const COUNTED: ReadonlySet<string> = new Set(['casos', 'casi', 'morts', 'muertes', 'morti', 'mortes'])
/** How a Romance language makes several of one; whatever else ends otherwise is a verb or an adjective: "compran", "condenado", "appelle". */
const PLURALS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  fr: [[/$/u, 's']],
  es: [
    [/ón$/u, 'ones'],
    [/(?<=[aeiou])$/u, 's'],
    [/(?<=[^aeiousn])$/u, 'es'],
  ],
  pt: [
    [/ão$/u, 'ões'],
    [/(?<=[aeiou])$/u, 's'],
    [/(?<=[rz])$/u, 'es'],
    [/m$/u, 'ns'],
  ],
  it: [
    [/io$/u, 'i'],
    [/([cg])o$/u, '$1hi'],
    [/([cg])a$/u, '$1he'],
    [/(?<![cgi])[oe]$/u, 'i'],
    [/(?<![cg])a$/u, 'e'],
    [/ce$/u, 'ci'],
  ],
}
const kindsAndPlurals = new Map(
  Object.entries(PLURALS).map(([language, rules]) => [
    language,
    new Set(
      kinds
        .get(language)!
        .flatMap((kind) => [kind, ...rules.filter(([end]) => end.test(kind)).map(([end, plural]) => kind.replace(end, plural))])
        .filter((word) => !COUNTED.has(word)),
    ),
  ]),
)
const kindsKnown = new Map<string, boolean>()

function isKindOfAffair(raw: string, language: string): boolean {
  const key = `${language} ${raw}`
  const known = kindsKnown.get(key)
  if (known !== undefined) return known
  const family = language.slice(0, 2)
  const told = raw.toLowerCase()
  const made = family === 'de' ? germanKind(raw) !== null : namesKind(told, family) || KINDS_IN_LETTERS[family]?.has(raw) === true
  if (kindsKnown.size >= KINDS_KNOWN_MAX) kindsKnown.clear()
  kindsKnown.set(key, made)
  return made
}

/** Languages that join words into one, so that a kind stands last in it: "kyrkovalet", "loodsenstaking". */
const COMPOUNDING: ReadonlySet<string> = new Set(['sv', 'da', 'no', 'nl'])
/** What ends as a kind does and is none: who fights, what is done or was, a committee. */
const NO_KINDS: ReadonlySet<string> = new Set(
  'döda vermoord vermoorde verbrand verbrande verboden bestormen onderzoeken udvalg udvalget utvalg utvalget kriger morder strejker streiker blanding blandingen'.split(
    ' ',
  ),
)

/** The last letter of a Swedish word for a kind, and what follows where it tells what is done to somebody: "vald", "åtalad", "åtalas". */
const DONE = /^(?:.(?:a[ds]|da?|at)|[^aeiouyåäö]t)$/u

/** Of deals there are one or several where somebody agrees, and many where somebody sells. */
const SHOPS = 'deals'

/** Swedish adjectives end as a league does: "hemliga", "möjliga". */
const SWEDISH_LIGA = /(?<!^|-|boll|bolls|super|elit|hockey|bandy|basket|bundes|ungdoms|premier)liga$/

/** Whether a word in small letters is a noun for a kind of affair: "election", "översvämning". German ones: `germanKind`. */
export function namesKind(word: string, language: string): boolean {
  const written = kindsAndPlurals.get(language)
  if (written) return written.has(word)
  const list = kinds.get(language) ?? []
  if (language === 'ar') return isArabicKind(word)
  // One character is a part of a name: the island of one.
  if (language === 'zh' || language === 'ja') return word.length >= 2 && list.some((kind) => word.includes(kind))
  // What a Korean noun is stands last in it: "지방선거".
  if (language === 'ko') return list.some((kind) => word.endsWith(kind))
  const endings = language === 'ru' ? 4 : 2
  // A plural is a noun, "leaked", "voter" and "warns" are something else.
  if (language === 'en')
    return word !== SHOPS && list.some((kind) => word.startsWith(kind) && /^(?:e?s|['’]s?)?$/.test(word.slice(kind.length)))
  const isCompounding = COMPOUNDING.has(language)
  if (isCompounding && (NO_KINDS.has(word) || SWEDISH_LIGA.test(word))) return false
  return list.some((kind) => {
    const at = isCompounding && kind.length > 3 ? word.lastIndexOf(kind) : word.startsWith(kind) ? 0 : -1
    return at >= 0 && word.length - at - kind.length <= endings && !(isCompounding && DONE.test(word.slice(at + kind.length - 1)))
  })
}
