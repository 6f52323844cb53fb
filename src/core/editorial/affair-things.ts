/** What English reports of one affair tell of, name or no name: "tax returns", "border wall", "coronavirus". A word of it alone is often a verb or too wide. */

import { ANYBODY } from '../data/matter-words.ts'
import { rarityOf } from '../text/common-words.ts'
import { termsOf } from '../text/content-terms.ts'
import { isBody } from './affair-broad.ts'
import { WHICH_OF_ALL } from './affair-modifiers.ts'
import { isCapital, type Passage, type Word } from './affair-passages.ts'
import { isDeed } from './keywords-phrases.ts'
import { isInflectedVerb, isPoorKeyword } from './keywords-poor.ts'
import { compareText } from './summary-members.ts'

export interface Thing {
  readonly text: string
  readonly terms: readonly string[]
  /** The members that tell of it, by their place in the list. */
  readonly users: ReadonlySet<number>
  /** Share of the members, less for a single word the commoner it is. */
  readonly score: number
}

/** So many members tell what all have in common. */
export const USERS_MIN = 2
/** So many at least, and half of all, where a thing has no name beside it and the language is not English. */
export const ALONE_USERS_MIN = 3
const ALONE_USERS_SHARE_MIN = 0.5
const PHRASE_SCORE_MIN = 0.4
const WORD_SCORE_MIN = 0.5
/** The more there is to tell, the fewer tell the same. */
export const MANY_MEMBERS_MIN = 8
const PHRASE_SCORE_OF_MANY_MIN = 1 / 3
const WORD_SCORE_OF_MANY_MIN = 0.4
const WORDS_MAX = 4
/** So many of those who say a word say the next one with it. */
const TOGETHER_MIN = 2 / 3

const BEFORE_NOUNS: ReadonlySet<string> = new Set(
  'a an the his her its their our my this that these those no any some of on over for in with about into from against after amid at by as and'.split(
    ' ',
  ),
)
const BEFORE_VERBS: ReadonlySet<string> = new Set(
  'to will would can could may might must should not who i we they you he she it didn’t don’t doesn’t'.split(' '),
)
const TIMES: ReadonlySet<string> = new Set(
  'former earlier later sooner ago away day days week weeks month months year years decade decades'.split(' '),
)
const OBJECTS: ReadonlySet<string> = new Set('a an the his her its their him them it that'.split(' '))
const ADJECTIVE = /(?:ous|ful|less|able|ible|tric|ical|onal|eral)$/

export interface Place {
  readonly member: number
  readonly words: readonly Word[]
  /** Its first and its last word. */
  readonly from: number
  readonly to: number
}

/** How many of so many members must tell of a thing that stands alone. */
export const leastUsersOf = (members: number): number => Math.max(ALONE_USERS_MIN, members * ALONE_USERS_SHARE_MIN)

/** The things that at least two members and two in five (of eight or more a third) tell of, the best first. Takes title and lead of each member. */
export function thingsOf(passages: readonly (readonly Passage[])[]): Thing[] {
  const things = new Map<string, Thing>()
  const [phraseMin, wordMin] =
    passages.length < MANY_MEMBERS_MIN ? [PHRASE_SCORE_MIN, WORD_SCORE_MIN] : [PHRASE_SCORE_OF_MANY_MIN, WORD_SCORE_OF_MANY_MIN]
  for (const found of placesOf(passages).values()) {
    if (usersOf(found).size < USERS_MIN || !mayBeThing(found)) continue
    const whole = grown(found)
    const text = surfaceOf(whole)
    const isPhrase = text.includes(' ')
    if (isPhrase ? !endsThere(whole) : !isNoun(found)) continue
    const users = usersOf(whole)
    const score = (users.size / passages.length) * (isPhrase ? 1 : rarityOf(text.toLowerCase()))
    if (score < (isPhrase ? phraseMin : wordMin) || isBody(text) || isDeed(text.split(' '), true) || ANYBODY.has(lastOf(text))) continue
    const terms = termsOf(text, 'en')
    if (users.size >= USERS_MIN && terms.length > 0) things.set(text, { text, terms, users, score })
  }
  return [...things.values()].toSorted((a, b) => b.score - a.score || b.terms.length - a.terms.length || compareText(a.text, b.text))
}

/** The last word, in small letters. */
export const lastOf = (text: string): string => text.slice(text.lastIndexOf(' ') + 1).toLowerCase()

function placesOf(passages: readonly (readonly Passage[])[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>()
  for (const [member, told] of passages.entries())
    for (const { words } of told)
      for (const [at, { term }] of words.entries()) {
        if (term === '') continue
        const place = { member, words, from: at, to: at }
        const found = places.get(term)
        if (found) found.push(place)
        else places.set(term, [place])
      }
  return places
}

const usersOf = (places: readonly Place[]): Set<number> => new Set(places.map(({ member }) => member))

/** A word that is written small and is no name, number, adjective or verb. */
function mayBeThing(found: readonly Place[]): boolean {
  const words = found.map((place) => place.words[place.from]!)
  const small = words.find((word) => !isCapital(word))?.text.toLowerCase()
  return (
    small !== undefined &&
    !/\d/.test(small) &&
    !ADJECTIVE.test(small) &&
    !saysNothing(small) &&
    words.filter(({ isName }) => isName).length * 2 <= words.length
  )
}

const saysNothing = (word: string): boolean =>
  isPoorKeyword(word, 'en', false) || isInflectedVerb(word) || WHICH_OF_ALL.has(word) || TIMES.has(word)

/** Stands where nouns stand more often than where verbs do: "a probe of the ballroom", not "Trump probes the ballroom". */
function isNoun(found: readonly Place[]): boolean {
  let [noun, verb] = [0, 0]
  for (const { words, from } of found) {
    const [before, word, after] = [words[from - 1], words[from]!, words[from + 1]]
    const before2 = before?.text.toLowerCase().replace("'", '’') ?? ''
    if (word.isName || BEFORE_VERBS.has(before2)) verb++
    else if (before && !word.opens && isCapital(before) && OBJECTS.has(after?.text ?? '')) verb++
    else if (before && !word.opens && (!after || after.opens || after.term === '')) {
      if (BEFORE_NOUNS.has(before2) || /['’]s?$/.test(before2) || (before.term !== '' && !isCapital(before))) noun++
    }
  }
  return noun > verb
}

/** With the words that most members say before and behind it: "critical race theory". */
function grown(found: readonly Place[]): readonly Place[] {
  let places = found
  for (let words = 1; words < WORDS_MAX; words++) {
    const [before, behind] = [withNext(places, -1), withNext(places, 1)]
    const [a, b] = [usersOf(before).size, usersOf(behind).size]
    const users = Math.max(a, b)
    if (users < USERS_MIN || users < TOGETHER_MIN * usersOf(places).size) break
    places = a >= b ? before : behind
  }
  return places
}

/** Those places beside which the same word stands that most members say there. */
function withNext(places: readonly Place[], step: -1 | 1): Place[] {
  const byTerm = new Map<string, Place[]>()
  for (const place of places) {
    const { words, from, to } = place
    const at = step < 0 ? from - 1 : to + 1
    const word = words[at]
    if (!word || words[step < 0 ? from : at]!.opens || word.term === '' || word.isName || !mayJoin(words, at, step)) continue
    const joined = { ...place, from: Math.min(from, at), to: Math.max(to, at) }
    const found = byTerm.get(word.term)
    if (found) found.push(joined)
    else byTerm.set(word.term, [joined])
  }
  return [...byTerm.values()].reduce((best, others) => (usersOf(others).size > usersOf(best).size ? others : best), [])
}

function mayJoin(words: readonly Word[], at: number, step: -1 | 1): boolean {
  const text = words[at]!.text.toLowerCase()
  if (/\d|ly$|ing$/.test(text) || saysNothing(text)) return false
  return step > 0 ? !text.endsWith('ed') : !BEFORE_VERBS.has(words[at - 1]?.text.toLowerCase() ?? '')
}

/** Behind it stands no word or different ones: "climate change" is not all of "climate change denial". */
function endsThere(places: readonly Place[]): boolean {
  const next = new Set(places.map(({ words, to }) => (words[to + 1]?.opens === false ? words[to + 1]!.term : '')))
  return next.has('') || next.size > 1
}

/** As it is mostly written, each word small that is so anywhere: title case says nothing. */
function surfaceOf(places: readonly Place[]): string {
  const [{ from, to }] = places as [Place]
  const small = Array.from({ length: to - from + 1 }, (_, i) => places.some((place) => !isCapital(place.words[place.from + i]!)))
  const times = new Map<string, number>()
  for (const { words, from } of places) {
    const text = small.map((isSmall, i) => (isSmall ? withSmallFirst(words[from + i]!.text) : words[from + i]!.text)).join(' ')
    times.set(text, (times.get(text) ?? 0) + 1)
  }
  return [...times].toSorted(([a, timesA], [b, timesB]) => timesB - timesA || a.length - b.length || compareText(a, b))[0]![0]
}

const withSmallFirst = (word: string): string => (/^\p{Lu}\P{Lu}*$/u.test(word) ? word.toLowerCase() : word)
