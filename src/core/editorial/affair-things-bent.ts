/**
 * What reports of one affair tell of in languages whose nouns bend, and in Arabic and Korean: two words and more that half of the members say in some form
 * ("заморозку аренды", "заморозке аренды"). It is called by the form in which a thing is called ("заморозка аренды"), which its ending tells, the adjective
 * before it, the article in Greek, or in Turkish that all others begin with it. Where no report has that form there is none.
 */

import { FIRST_NAMES } from '../data/country-names.ts'
import { ARABIC, BENDING, EVERY_DAY, GREEK, SUFFIXING } from '../data/matter-words-bent.ts'
import { isAllPlace, isBody, isBroad, isSomebody } from './affair-broad.ts'
import { isCapital, type Passage, type Word, withSecondSentences } from './affair-passages.ts'
import { CONJUNCTIONS } from './affair-runs.ts'
import { ALONE_USERS_MIN, leastUsersOf, type Place, type Thing } from './affair-things.ts'
import { arabicForm, type BentPlace, bentForm, greekForm, type Run, suffixedForm, withoutEnding } from './affair-things-forms.ts'
import { isBareOffice } from './keywords-offices.ts'
import { isClosedWord } from './keywords-poor.ts'
import type { MemberCluster } from './situation-members.ts'
import { compareText } from './summary-members.ts'

/** So many say its words side by side. */
const TOGETHER_MIN = 2
const TOGETHER_SHARE_MIN = 0.4
const COMPOUND_SHARE_MIN = 0.6
const COMPOUND_LETTERS_MIN = 9
const BUILT_LETTERS_MIN = 8
const KOREAN_LETTERS_MIN = 4
const TERMS_MAX = 4
const WORDS_MAX = 6
const WORD_LETTERS_MIN = 3
/** For each further word that as many members tell. */
const LENGTH_BONUS = 0.15
/** Two forms of one word begin alike and end in so few letters. */
const STEM_LETTERS_MIN = 4
const STEM_SHARE_MIN = 0.5
const ENDING_LETTERS_MAX = 3
/** "kaivos", "kaivoksen" */
const ENDING_LETTERS_OF_FINNISH_MAX = 4
const QUOTE = /[«»"„“”'‘’‹「『]$/u

/** "шахта «Зеленогорка»" */
const QUOTE_OPENS = /^ [«„“"]$/u
const QUOTE_CLOSES = /^[»”“"]$/u

type Family = string

/** How the form of a run is found in the language; undefined where none is known. */
const FORM_OF: Readonly<Record<Family, (run: Run) => string | null>> = {
  ...Object.fromEntries(Object.keys(BENDING).map((family) => [family, bentForm])),
  ...Object.fromEntries(Object.keys(SUFFIXING).map((family) => [family, suffixedForm])),
  el: greekForm,
  ar: arabicForm,
}

/** Whether things are known in the language. Takes its tag. */
export const bendsThings = (language: string): boolean => FORM_OF[language.slice(0, 2)] !== undefined

/** The things whose words half of the members and three of them tell, the best first; none of two. Takes title and lead of each member. */
export function bentThingsOf(
  members: readonly MemberCluster[],
  { passages: told, language }: { passages: readonly (readonly Passage[])[]; language: string },
): Thing[] {
  const family = language.slice(0, 2)
  if (members.length < ALONE_USERS_MIN) return []
  const passages = withSecondSentences(told, members, language)
  const together = Math.max(TOGETHER_MIN, passages.length * TOGETHER_SHARE_MIN)
  const least = leastUsersOf(passages.length)
  const forms = formsIn(passages, family)
  const found = [...runsIn(passages, { family, forms, least }).values()]
    .map((places) => ({ run: { places, forms, family }, users: new Set(places.map(({ member }) => member)) }))
    .filter(({ run, users }) => users.size >= together && mayBeThing(run, passages, users.size))
  const called = found.map((one) => ({ ...one, keys: keysOf(one.run), text: FORM_OF[family]!(one.run) }))
  const things: Thing[] = []
  for (const { run, users, keys, text } of called) {
    // Half of a phrase names nothing, though no report has the whole in its form; a compound is a whole.
    const isPart = called.some(
      (other) => other.users.size >= users.size && (keys.length > 1 || other.text !== null) && holds(other.keys, keys),
    )
    if (isPart || text === null || isNoThing(text, family)) continue
    const score = (users.size / passages.length) * (1 + LENGTH_BONUS * (keys.length - 1))
    things.push({ text, terms: termsOf(run.places[0]!), users, score })
  }
  return things.toSorted((a, b) => b.score - a.score || b.terms.length - a.terms.length || compareText(a.text, b.text))
}

const wordsOf = ({ words, from, to }: Place): readonly Word[] => words.slice(from, to + 1).filter(({ term }) => term !== '')
const termsOf = (place: Place): string[] => wordsOf(place).map(({ term }) => term)
const keysOf = ({ places, forms }: Run): string[] =>
  wordsOf(places[0]!).map(({ text }) => forms.get(withoutEnding(text).toLowerCase())!.key)

/** Whether a longer run has the shorter in it. */
const holds = (longer: readonly string[], shorter: readonly string[]): boolean =>
  longer.length > shorter.length && ` ${longer.join(' ')} `.includes(` ${shorter.join(' ')} `)

/** Every word in small letters, with a key that all of its forms have, and these forms. */
function formsIn(passages: readonly (readonly Passage[])[], family: Family): Run['forms'] {
  const keys = new Map<string, string>()
  const byBeginning = new Map<string, { key: string; texts: string[] }[]>()
  for (const { text, term } of passages.flat().flatMap(({ words }) => words)) {
    const small = withoutEnding(text).toLowerCase()
    if (term === '' || keys.has(small)) continue
    const begun = byBeginning.get(small.slice(0, WORD_LETTERS_MIN)) ?? []
    byBeginning.set(small.slice(0, WORD_LETTERS_MIN), begun)
    const same = begun.find(({ key, texts }) => key === term || texts.some((other) => isFormOf(small, other, family)))
    if (same) same.texts.push(small)
    else begun.push({ key: term, texts: [small] })
    keys.set(small, same?.key ?? term)
  }
  const all = Map.groupBy(keys.keys(), (small) => keys.get(small)!)
  return new Map([...keys].map(([small, key]) => [small, { key, all: all.get(key)! }]))
}

/** Whether two words are forms of one, as far as their letters tell. */
function isFormOf(a: string, b: string, family: Family): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  let same = 0
  while (same < short.length && short[same] === long[same]) same++
  const endingMax = family === 'fi' ? ENDING_LETTERS_OF_FINNISH_MAX : ENDING_LETTERS_MAX
  const isStem = same >= STEM_LETTERS_MIN || (same === short.length && same >= WORD_LETTERS_MIN)
  return isStem && same >= long.length * STEM_SHARE_MIN && long.length - same <= endingMax
}

/** The runs of words that enough members say in some form, small words between them, by the keys of their words. */
function runsIn(
  passages: readonly (readonly Passage[])[],
  { family, forms, least }: { family: Family; forms: Run['forms']; least: number },
): Map<string, BentPlace[]> {
  const users = new Map<string, Set<number>>()
  const told = passages.flatMap((one, member) =>
    one.map(({ text, words }) => ({ member, text, words, keys: words.map((word) => (word.term === '' ? '' : keyOf(word, forms))) })),
  )
  for (const { member, keys } of told)
    for (const key of keys) {
      const found = users.get(key)
      if (found) found.add(member)
      else users.set(key, new Set([member]))
    }
  const runs = new Map<string, BentPlace[]>()
  for (const { member, text, words, keys } of told) {
    const isShared = keys.map((key, at) => key !== '' && users.get(key)!.size >= least && !/\d/.test(words[at]!.text))
    for (const from of words.keys()) {
      if (!isShared[from]) continue
      for (const { to, key } of runsFrom(from, { text, words, keys, isShared, family })) {
        const found = runs.get(key)
        if (found) found.push({ member, text, words, from, to })
        else runs.set(key, [{ member, text, words, from, to }])
      }
    }
  }
  return runs
}

interface Told extends Passage {
  readonly keys: readonly string[]
  readonly isShared: readonly boolean[]
  readonly family: Family
}

/** The ends of the runs that begin at a word. */
function runsFrom(from: number, { text, words, keys, isShared, family }: Told): { to: number; key: string }[] {
  const ends: { to: number; key: string }[] = []
  const joints = jointsOf(family)
  const within: string[] = []
  let isQuoted = false
  for (let to = from; to < Math.min(words.length, from + WORDS_MAX); to++) {
    const word = words[to]!
    if (to > from && word.opens) {
      if (BENDING[family] === undefined || !QUOTE_OPENS.test(text.slice(words[to - 1]!.end, word.at))) break
      isQuoted = true
    }
    if (to > from && joints?.has(word.text.toLowerCase())) continue
    if (!isShared[to] || within.includes(keys[to]!) || within.length === TERMS_MAX) break
    within.push(keys[to]!)
    if (!isQuoted || QUOTE_CLOSES.test(text.slice(word.end, word.end + 1))) ends.push({ to, key: within.join(' ') })
  }
  return ends
}

const keyOf = ({ text }: Word, forms: Run['forms']): string => forms.get(withoutEnding(text).toLowerCase())!.key

const jointsOf = (family: Family): ReadonlySet<string> | undefined =>
  BENDING[family]?.prepositions ?? (family === 'el' ? GREEK.joints : family === 'ar' ? ARABIC.joints : undefined)

/** Words of two letters are whole ones. */
const SHORT_WORDS: ReadonlySet<string> = new Set(['ko', 'ar'])

interface Saying {
  readonly verb: RegExp | null
  readonly common: RegExp
  readonly persons: RegExp | null
}
const SAYING: Readonly<Record<Family, Saying>> = {
  ...BENDING,
  ...Object.fromEntries(Object.entries(SUFFIXING).map(([family, told]) => [family, { ...told, persons: null }])),
  el: { ...GREEK, persons: null },
  ar: { ...ARABIC, verb: null, persons: null },
}

/** Whether it may be called so at all: no verb, body, place, office or person at its ends, and no name in quotes. */
function mayBeThing(run: Run, passages: readonly (readonly Passage[])[], users: number): boolean {
  const { places, family } = run
  const { verb, common, persons } = SAYING[family]!
  const words = wordsOf(places[0]!)
  if (words.length === 1 && (!isCompoundAt(places, family) || users < passages.length * COMPOUND_SHARE_MIN)) return false
  for (const at of [0, words.length - 1]) {
    const texts = places.map((place) => withoutEnding(wordsOf(place)[at]!.text).toLowerCase())
    if (
      texts.some(
        (text, i) =>
          (common.test(text) && !(at > 0 && isRegion(places[i]!))) || text.length < (SHORT_WORDS.has(family) ? 2 : WORD_LETTERS_MIN),
      )
    )
      return false
    if (texts.some((text) => isClosedWord(text, family) || isBareOffice(text, family))) return false
    if (at === 0 && persons !== null && texts.some((text) => persons.test(text))) return false
    // The first word of a name may look like a verb in one form; the last of a sentence is one in most.
    const isVerb = verb !== null && texts.filter((text) => verb.test(text)).length * 2 > texts.length
    if (isVerb && !(at === 0 && places.some((place) => isBehindPreposition(place, family)))) return false
  }
  if (places.some(({ text, words: told, from }) => QUOTE.test(text.slice(0, told[from]!.at)))) return false
  if (family === 'ar' && ARABIC.given.has(words[0]!.text)) return false
  if (places.filter(isHalf).length * 2 > places.length) return false
  const isNamed = places.every((place) => wordsOf(place).every(({ text }) => /^\p{Lu}/u.test(text)))
  return !isNamed || !isPerson(run, passages)
}

/** "Переговоры Ирана" of "переговоры Ирана и США": half of whom it is between. */
function isHalf({ words, to }: Place): boolean {
  const [name, and, other] = words.slice(to, to + 3)
  return other !== undefined && isCapital(name!) && CONJUNCTIONS.has(and!.text) && !and!.opens && !other.opens && isCapital(other)
}

/** "після розливу": no verb, though "розлив" ends as one. */
const isBehindPreposition = ({ words, from }: Place, family: Family): boolean =>
  !words[from]!.opens && BENDING[family]?.prepositions.has(words[from - 1]?.text.toLowerCase() ?? '') === true

/** "(в) Тальской области": of the likes of these are many, of this one. */
function isRegion({ words, from, to }: Place): boolean {
  const before = words[to - 1]
  return to - 1 > from && before !== undefined && before.term !== '' && /^\p{Lu}/u.test(before.text)
}

/** One word long enough to be made of two; a shorter one ends in a word for what is built, paid or decided. */
function isCompoundAt(places: readonly Place[], family: Family): boolean {
  const { joins, built } = SUFFIXING[family] ?? { joins: false, built: /$^/ }
  const texts = places.map((place) => wordsOf(place)[0]!.text)
  const isBuilt = (least: number) => texts.some((text) => text.length >= least && built.test(text.toLowerCase()))
  if (family === 'ko') return isBuilt(KOREAN_LETTERS_MIN)
  return joins && (texts.every((text) => text.length >= COMPOUND_LETTERS_MIN) || isBuilt(BUILT_LETTERS_MIN))
}

const given: ReadonlySet<string> = new Set(FIRST_NAMES.split(' '))

/** Two names that are no adjective and noun and nothing built: who somebody is, or two that stand side by side. */
function isPerson({ places, family, forms }: Run, passages: readonly (readonly Passage[])[]): boolean {
  const words = wordsOf(places[0]!)
  const text = words.map((word) => withoutEnding(word.text)).join(' ')
  if (words.length === 1)
    return !places.some((place) => SUFFIXING[family]!.built.test(withoutEnding(wordsOf(place)[0]!.text).toLowerCase()))
  if (given.has(words[0]!.text) || isSomebody(text, passages, family)) return true
  const bending = BENDING[family]
  if (bending)
    return !words.some((word) => forms.get(withoutEnding(word.text).toLowerCase())!.all.some((form) => bending.adjective.test(form)))
  return !SUFFIXING[family]?.built.test(withoutEnding(words.at(-1)!.text).toLowerCase())
}

const isNoThing = (text: string, family: Family): boolean =>
  EVERY_DAY[family]?.test(text) === true || isBody(text) || isAllPlace(text, family) || isBroad(text, family)
