/**
 * What reports of one affair tell of in Romance and Germanic languages other than English: a noun and what goes with it ("gel des loyers", "pont de
 * Lendelle", "Bär Bruno"), or one long compound ("Mietendeckel", "hyrestaket"). A noun is known by the article or the preposition before it.
 */

import { ANYBODY, ARTICLES, BEFORE_NOUNS, BUILT, COMMON_COMPOUNDS, DEFINITE, JOINTS } from '../data/matter-words-further.ts'
import { withoutClitic } from '../text/clitics.ts'
import { isAllPlace, isBody, isBroad } from './affair-broad.ts'
import { isGermanOffice } from './affair-german.ts'
import type { Passage, Word } from './affair-passages.ts'
import { ALONE_USERS_MIN, leastUsersOf, type Place, type Thing } from './affair-things.ts'
import { isBareOffice } from './keywords-offices.ts'
import { isPoorKeyword } from './keywords-poor.ts'
import { romanceVerbs } from './keywords-romance.ts'
import { compareText } from './summary-members.ts'

const COMPOUND_SHARE_MIN = 0.6
const WITH_NAME_MIN = 2
const WITH_NAME_SHARE_MIN = 0.4
/** Shorter words are parts of compounds, and too common. */
const COMPOUND_LETTERS_MIN = 9
/** "la" of "de la Reguera". */
const WORD_LETTERS_MIN = 3
const TERMS_MAX = 4
const WORDS_MAX = 7
/** For each further word that as many members tell. */
const LENGTH_BONUS = 0.15
/** "de sauver", "para salvar": what a preposition stands before too. */
const INFINITIVE = /(?:[aeiou]re?|er|ir|ar|en)$/

/** Whether things are known in the language. Takes its tag. */
export const tellsThings = (language: string): boolean => BEFORE_NOUNS[language.slice(0, 2)] !== undefined

/** The things that half of the members and three of them tell, the best first; none of two. Takes title and lead of each member. */
export function furtherThingsOf(passages: readonly (readonly Passage[])[], language: string): Thing[] {
  const family = language.slice(0, 2)
  if (passages.length < ALONE_USERS_MIN) return []
  const least = leastUsersOf(passages.length)
  const users = usersOf(passages)
  const leastWithName = Math.max(WITH_NAME_MIN, passages.length * WITH_NAME_SHARE_MIN)
  const places = runsIn(passages, { family, users, least: leastWithName })
  const nouns = nounsIn(passages, family)
  const verbs = romanceVerbs(
    passages.flat().map(({ text }) => ({ text, group: 0, weight: 1, proves: true })),
    family,
  )
  const named = new Set(
    passages
      .flat()
      .flatMap(({ words }) => words.filter(({ isName, term }) => isName && !(family === 'de' && nouns.has(term))).map(({ term }) => term)),
  )
  // What all tell of has a noun with it in some: "mine de Grivoncourt".
  const isNameOfAll = (term: string) => named.has(term) && users.get(term)!.size === passages.length
  const leastOf = (terms: readonly string[]) => (terms.length > 1 && terms.some(isNameOfAll) ? leastWithName : least)
  const things: Thing[] = []
  for (const [key, found] of places) {
    const tellers = new Set(found.map(({ member }) => member))
    const terms = key.split(' ')
    if (tellers.size < leastOf(terms)) continue
    const words = surfaceOf(found, family)
    const small = words.map((word) => word.toLowerCase())
    // "Kestel accuse Morvan": nowhere is the first word written small.
    if (family !== 'de' && terms.length > 1 && !isSmallSomewhere(found, family)) continue
    if (!nouns.has(terms[0]!) || [small[0]!, small.at(-1)!].some((word) => verbs.has(word))) continue
    const text = words.join(' ')
    if (terms.length > 1 ? !namesThing(words, family) : !isCompound(text, family)) continue
    if (terms.length === 1 && tellers.size < passages.length * COMPOUND_SHARE_MIN) continue
    things.push({ text, terms, users: tellers, score: (tellers.size / passages.length) * (1 + LENGTH_BONUS * (terms.length - 1)) })
  }
  return things.toSorted((a, b) => b.score - a.score || b.terms.length - a.terms.length || compareText(a.text, b.text))
}

/** Which members say each term. */
function usersOf(passages: readonly (readonly Passage[])[]): ReadonlyMap<string, ReadonlySet<number>> {
  const users = new Map<string, Set<number>>()
  for (const [member, told] of passages.entries())
    for (const { term } of told.flatMap(({ words }) => words)) users.set(term, (users.get(term) ?? new Set()).add(member))
  return users
}

/** The runs of words that enough members say, small words between them, by their terms. */
function runsIn(
  passages: readonly (readonly Passage[])[],
  { family, users, least }: { family: string; users: ReadonlyMap<string, ReadonlySet<number>>; least: number },
): Map<string, Place[]> {
  const isShared = ({ term, text }: Word) => term !== '' && !/\d/.test(text) && users.get(term)!.size >= least
  const runs = new Map<string, Place[]>()
  for (const [member, told] of passages.entries())
    for (const { words } of told)
      for (const from of words.keys()) {
        if (!isShared(words[from]!)) continue
        const terms: string[] = []
        for (let to = from; to < Math.min(words.length, from + WORDS_MAX); to++) {
          const word = words[to]!
          if (to > from && word.opens) break
          if (word.term === '' && JOINTS[family]!.has(word.text.toLowerCase())) continue
          if (!isShared(word) || terms.includes(word.term) || terms.length === TERMS_MAX) break
          terms.push(word.term)
          const key = terms.join(' ')
          const found = runs.get(key)
          if (found) found.push({ member, words, from, to })
          else runs.set(key, [{ member, words, from, to }])
        }
      }
  return runs
}

/** Terms that open a headline, or that an article or a preposition stands before or the ending of an article behind, more often than another word does. */
function nounsIn(passages: readonly (readonly Passage[])[], family: string): ReadonlySet<string> {
  const seen = new Map<string, { noun: number; other: number; article: number }>()
  for (const { words } of passages.flat().values())
    for (const [at, word] of words.entries()) {
      if (word.term === '') continue
      const counts = seen.get(word.term) ?? { noun: 0, other: 0, article: 0 }
      seen.set(word.term, counts)
      const before = word.opens ? '' : (words[at - 1]?.text.toLowerCase() ?? '')
      const hasArticle = bareOf(word, family) !== word.text || ARTICLES[family]!.has(before) || DEFINITE[family]?.test(word.text) === true
      if (hasArticle) counts.article++
      if (hasArticle || word.opens || BEFORE_NOUNS[family]!.has(before)) counts.noun++
      else counts.other++
    }
  // German writes its nouns large, so that the article alone tells them from names.
  const isNoun = ([term, { noun, other, article }]: [string, { noun: number; other: number; article: number }]) =>
    family === 'de' ? article > 0 : noun > other && (article > 0 || !INFINITIVE.test(term))
  return new Set([...seen].filter(isNoun).map(([term]) => term))
}

/** Without an article or a preposition that has lost its vowel: "ours" of "L'ours". */
function bareOf({ text }: Word, family: string): string {
  const bare = withoutClitic(text, family)
  return text.endsWith(bare) ? bare : text
}

/** As it is mostly written, without the article; what opens is small where it is so anywhere. */
function surfaceOf(places: readonly Place[], family: string): string[] {
  const isSmall = isSmallSomewhere(places, family)
  const times = new Map<string, number>()
  for (const { words, from, to } of places) {
    const first = bareOf(words[from]!, family)
    const rest = words.slice(from + 1, to + 1).map(({ text: word }) => word)
    const text = [isSmall && words[from]!.opens ? first.toLowerCase() : first, ...rest].join(' ')
    times.set(text, (times.get(text) ?? 0) + 1)
  }
  return [...times].toSorted(([a, timesA], [b, timesB]) => timesB - timesA || a.length - b.length || compareText(a, b))[0]![0].split(' ')
}

const isSmallSomewhere = (places: readonly Place[], family: string): boolean =>
  places.some(({ words, from }) => !/^\p{Lu}/u.test(bareOf(words[from]!, family)))

/** Neither somebody with an office, nor a body, nor words of which the first or the last says little; all names are names alone. */
function namesThing(words: readonly string[], family: string): boolean {
  const [first, last] = [words[0]!, words.at(-1)!]
  if (family !== 'de' && words.filter((word) => !JOINTS[family]!.has(word.toLowerCase())).every((word) => /^\p{Lu}/u.test(word)))
    return false
  if ([first, last].some((word) => word.length < WORD_LETTERS_MIN || isPoorKeyword(word, family, false))) return false
  const small = first.toLowerCase()
  if (ANYBODY[family]!.has(small) || isBareOffice(small, family) || (family === 'de' && isGermanOffice(first))) return false
  const text = words.join(' ')
  return !isBody(text) && !isAllPlace(text, family) && !isBroad(text, family)
}

/** One word of a language that joins its words, long enough to be made of two and not in the news every day. */
function isCompound(text: string, family: string): boolean {
  const small = text.toLowerCase()
  return (
    COMMON_COMPOUNDS[family] !== undefined &&
    text.length >= COMPOUND_LETTERS_MIN &&
    // A capital makes a name, but of what is built: "Lendelbron", not "Volkswagen".
    (/^\p{Lu}/u.test(text) ? family === 'de' || BUILT.test(text) : family !== 'de') &&
    !COMMON_COMPOUNDS[family].test(small) &&
    !isPoorKeyword(text, family, false) &&
    !isBareOffice(small, family) &&
    !isBody(text) &&
    !isBroad(text, family)
  )
}
