/**
 * What an affair is about whose members share no name with a kind of affair (affair-name.ts): a thing that they tell of, with the name that goes with it
 * ("Trump: tax returns") or alone ("Border wall"), two names that stand together ("ISIS and Baghdadi"), or one that most carry. The things of
 * English, of Romance and Germanic languages, of those whose nouns bend, and of Chinese and Japanese have files of their own; names stand beside them in
 * the first two.
 */

import { FIRST_NAMES } from '../data/country-names.ts'
import { EVERYWHERE, LAST_HALVES, LEADERS, MANY_OF_A_KIND } from '../data/matter-words.ts'
import { COUNTRIES_BY_DEMONYM, TOWN_STRENGTH } from '../tags/country-gazetteer.ts'
import { splitWords } from '../tags/country-match.ts'
import { isCommonWord } from '../text/common-words.ts'
import { termOf, termsOf } from '../text/content-terms.ts'
import { isBody, isSomebody, mentionsIn } from './affair-broad.ts'
import { isCapital, namesKind, type Passage, type Word } from './affair-passages.ts'
import { PARTICLES } from './affair-runs.ts'
import { lastOf, MANY_MEMBERS_MIN, type Thing, thingsOf, USERS_MIN } from './affair-things.ts'
import { bendsThings, bentThingsOf } from './affair-things-bent.ts'
import { furtherThingsOf, tellsThings } from './affair-things-further.ts'
import { isUnspaced, unspacedThingsOf } from './affair-things-unspaced.ts'
import { keywordsOf } from './keywords.ts'
import { isBareOffice, isOffice } from './keywords-offices.ts'
import type { MemberCluster } from './situation-members.ts'
import { compareText } from './summary-members.ts'

/** Two reports have a phrase in common and no more. */
const MEMBERS_MIN = 3
/** A person alone says who, not what. */
const PERSON_MEMBERS_MIN = 4
const SHARE_MIN = 0.4
const PAIR_SHARE_MIN = 0.5
const ALONE_SHARE_MIN = 0.6
/** So many members tell a thing that stands alone, or is one word. */
const PLAIN_USERS_MIN = 3
const BROAD_WEIGHT = 0.5

interface Name extends Thing {
  /** A place, a body of state, or somebody who stands for a country. */
  readonly isBroad: boolean
  /** A country, a city, a body of state, or who leads one: alone it names nothing. */
  readonly isEverywhere: boolean
}

export interface AffairMatter {
  readonly title: string
  readonly terms: readonly string[]
}

interface Ground {
  /** Title and lead of each member. */
  readonly passages: readonly (readonly Passage[])[]
  /** What each member says, as terms. */
  readonly told: readonly ReadonlySet<string>[]
  readonly language: string
}

/** Null where the members share none of these. */
export function affairMatter(members: readonly MemberCluster[], ground: Ground): AffairMatter | null {
  const { passages, language } = ground
  const isEnglish = language.startsWith('en')
  if (isUnspaced(language)) return thingAlone(unspacedThingsOf(members, ground))
  if (bendsThings(language)) return thingAlone(bentThingsOf(members, ground))
  if (!isEnglish && !tellsThings(language)) return null
  const names = namesOf(members, ground)
  const things = isEnglish ? thingsOf(passages) : furtherThingsOf(passages, language)
  // Two things that no member tells of together are two affairs'.
  const isOfAll = (thing: Thing) => things.every((other) => other.users.size < thing.users.size || together(thing, other) > 0)
  for (const thing of things.filter(isOfAll)) {
    const matter = matterOf(thing, names, ground)
    if (matter) return matter
  }
  return members.length < MEMBERS_MIN ? null : namedAfter(names, ground)
}

/** The best of things that need no name beside them; two that no member tells of together are two affairs'. */
function thingAlone(things: readonly Thing[]): AffairMatter | null {
  const [best] = things
  if (best === undefined || things.some((other) => other.users.size >= best.users.size && together(best, other) === 0)) return null
  return { title: best.text.charAt(0).toUpperCase() + best.text.slice(1), terms: best.terms }
}

function matterOf(thing: Thing, names: readonly Name[], { told, language }: Ground): AffairMatter | null {
  const all = told.length
  const isPhrase = thing.text.includes(' ')
  const isEnglish = language.startsWith('en')
  if (all < MEMBERS_MIN && SOMEBODY.test(thing.text)) return null
  const shares = (one: Name) => one.terms.some((term) => thing.terms.includes(term))
  // A part of a name that more members carry: "workers union" of the United Auto Workers.
  const isWhole = (one: Name) => !isEnglish && one.terms.every((term) => thing.terms.includes(term))
  if (names.some((one) => shares(one) && !isWhole(one) && one.users.size >= thing.users.size)) return null
  const name = names.find(
    (one) => one.users.size >= all * SHARE_MIN && together(one, thing) >= Math.max(USERS_MIN, thing.users.size / 2) && !shares(one),
  )
  const holdsName = /\p{Lu}/u.test(thing.text)
  if (name && !holdsName && (isPhrase || thing.users.size >= PLAIN_USERS_MIN))
    return { title: `${name.text}: ${thing.text}`, terms: [...name.terms, ...thing.terms] }
  // Of whom or what more members tell, by the family name too, that is what it is about.
  const isOutnumbered = names.some((one) => !isWhole(one) && told.filter((said) => said.has(one.terms.at(-1)!)).length > thing.users.size)
  if (isOutnumbered || (isEnglish && (saysLittle(thing.text) || !isToldEnough(thing, all)))) return null
  return { title: thing.text.charAt(0).toUpperCase() + thing.text.slice(1), terms: thing.terms }
}

/** An office or a body; alone what happens every day says little too, but not with the word that says which: "teacher strike". */
function saysLittle(text: string): boolean {
  const last = lastOf(text)
  if (isOffice(last) || isBareOffice(text, 'en')) return true
  return MANY_OF_A_KIND.has(last) && !(last !== text && namesKind(last, 'en'))
}

/** Whether it can stand alone. */
function isToldEnough({ text, terms, users }: Thing, all: number): boolean {
  const isOfMany = all >= MANY_MEMBERS_MIN
  if (!text.includes(' ')) return isOfMany && users.size >= all * ALONE_SHARE_MIN
  const isLong = terms.length > 2 || namesKind(lastOf(text), 'en')
  return (isLong || users.size >= PLAIN_USERS_MIN) && (isOfMany || users.size >= all * PAIR_SHARE_MIN)
}

function namedAfter(names: readonly Name[], { passages, told, language }: Ground): AffairMatter | null {
  const all = told.length
  const and = AND[language.slice(0, 2)]
  if (and === undefined) return null
  const isToldByMost = ({ users }: Name) => users.size >= ALONE_SHARE_MIN * all
  const first = names.find((one) => !one.isBroad && one.users.size >= all * PAIR_SHARE_MIN)
  const second =
    first &&
    names.find(
      (one) =>
        one !== first &&
        !(isToldByMost(first) && one.isBroad) &&
        together(one, first) >= Math.max(USERS_MIN, first.users.size / 2) &&
        !one.terms.some((term) => first.terms.includes(term)) &&
        !isShortFor(first.text, one.text) &&
        !isShortFor(one.text, first.text),
    )
  if (second) {
    const title = asOneName(first, second, passages) ?? `${first.text} ${and} ${second.text}`
    return { title, terms: [...first.terms, ...second.terms] }
  }
  const isOwn = (one: Name) =>
    all >= MANY_MEMBERS_MIN
      ? !one.isEverywhere
      : !one.isBroad && one.terms.length > 1 && (all >= PERSON_MEMBERS_MIN || !isSomebody(one.text, passages, language))
  const alone = names.find((one) => isOwn(one) && isToldByMost(one))
  return alone ? { title: alone.text, terms: alone.terms } : null
}

const together = (a: Thing, b: Thing): number => [...a.users].filter((user) => b.users.has(user)).length

/** "ERA" of the Equal Rights Amendment. */
const isShortFor = (short: string, long: string): boolean =>
  short ===
  long
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')

/** The names among the keywords of all members, those that more carry first; a broad one counts half. */
function namesOf(members: readonly MemberCluster[], { passages, told, language }: Ground): Name[] {
  const articles = members.map(({ id, title, summary, publishedAt }) => {
    return { id, title, summary, language, publishedAt, body: '', sourceHost: id, copyOf: null }
  })
  const texts = keywordsOf(articles).filter((keyword) => /^\p{Lu}/u.test(keyword) && !isNoName(keyword, language))
  const families = new Set(texts.filter((text) => text.includes(' ')).map((text) => termsOf(text, language).at(-1)))
  return texts
    .map((text) => {
      const terms = termsOf(text, language)
      const users = new Set(told.keys().filter((member) => terms.every((term) => told[member]!.has(term))))
      const broad = broadOf(text, language)
      if (!broad.isBroad && isWhere(terms, { passages, told, language })) broad.isBroad = true
      return { text, terms, users, ...broad, score: (users.size / members.length) * (broad.isBroad ? BROAD_WEIGHT : 1) }
    })
    .filter(({ terms, users }) => terms.length > 0 && users.size >= USERS_MIN && isWrittenAsName(terms, passages, families))
    .toSorted((a, b) => b.score - a.score || b.terms.length - a.terms.length || compareText(a.text, b.text))
}

const given: ReadonlySet<string> = new Set(FIRST_NAMES.split(' '))

/** "Crane planner", "far right activist": of two reports' subject that is who somebody is. */
const SOMEBODY = /(?:er|or|ist|man|men|woman|women)s?$/

function isNoName(text: string, language: string): boolean {
  const [first = '', ...more] = text.split(' ')
  if (termOf(first, language) === '' || COUNTRIES_BY_DEMONYM.has(text) || EVERYWHERE.has(text)) return true
  if (more.length > 0) return false
  const parts = text.toLowerCase().split('-')
  return (
    parts.every(isCommonWord) ||
    namesKind(parts[0]!, language.slice(0, 2)) ||
    isOffice(text) ||
    isBareOffice(parts[0]!, language.slice(0, 2)) ||
    given.has(text) ||
    LAST_HALVES.has(text)
  )
}

/** Whether a capital within a sentence marks it somewhere; a single word is no half of a longer name, nor stands before somebody's family name. */
function isWrittenAsName(
  terms: readonly string[],
  passages: readonly (readonly Passage[])[],
  families: ReadonlySet<string | undefined>,
): boolean {
  const isSingle = terms.length === 1
  let [all, halves, proven] = [0, 0, 0]
  for (const { words } of passages.flat())
    for (const at of words.keys()) {
      const end = endOf(terms, words, at)
      if (end < 0) continue
      const after = words[end + 1]
      if (isSingle && after && !after.opens && families.has(after.term)) return false
      all++
      if (words[at]!.isName && words[end]!.isName) proven++
      if (isSingle && isBehindName(words, at)) halves++
    }
  return proven > 0 && halves * 2 <= all
}

/** The place of the last of these words where they stand there from `at` on, small words between them; -1: they don't. */
function endOf(terms: readonly string[], words: readonly Word[], at: number): number {
  let end = at - 1
  for (const term of terms) {
    end++
    while (end > at && JOINTS.has(words[end]?.text ?? '')) end++
    if (words[end]?.term !== term || (end > at && words[end]!.opens)) return -1
  }
  return end
}

/** What joins two halves of a name, a family's or another. */
const JOINTS: ReadonlySet<string> = new Set([...PARTICLES, 'al', 'el', 'bin', 'ibn', 'of', 'the', 'and'])

/** Unions of states, by their letters. */
const UNIONS = /^(?:EU|UE|UN|ONU|FN|VN|NATO|Nato|OTAN|NAVO)$/

/** What stands before places, more than before others. */
const PLACED: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({ en: 'in near', fr: 'à', es: 'en', it: 'a in', pt: 'em', nl: 'in bij', sv: 'i', da: 'i ved', no: 'i ved' }).map(
    ([language, list]) => [language, new Set(list.split(' '))],
  ),
)

/** Between two names; not in German, in which a capital makes no name. */
const AND: Readonly<Record<string, string>> = {
  en: 'and',
  fr: 'et',
  es: 'y',
  it: 'e',
  pt: 'e',
  ca: 'i',
  gl: 'e',
  nl: 'en',
  sv: 'och',
  da: 'og',
  no: 'og',
}

/** "Motors" of "General Motors", "Champions" of "Tournament of Champions". */
function isBehindName(words: readonly Word[], at: number): boolean {
  if (words[at]!.opens) return false
  const before = words[at - 1]?.text === 'of' ? words[at - 2] : words[at - 1]
  return before !== undefined && isCapital(before) && !/['’]s?$/.test(before.text) && !isOffice(before.text)
}

/** Two names as one, where a member writes them so: "Microsoft Edge", "Abu Bakr al-Baghdadi". */
function asOneName(a: Name, b: Name, passages: readonly (readonly Passage[])[]): string | null {
  for (const terms of [
    [...a.terms, ...b.terms],
    [...b.terms, ...a.terms],
  ])
    for (const { text, words } of passages.flat())
      for (const at of words.keys()) {
        const end = endOf(terms, words, at)
        const whole = end < 0 ? '' : text.slice(words[at]!.at, words[end]!.end)
        if (end >= 0 && end - at <= terms.length && isCapital(words[at]!) && words[end]!.isName && !/['’]s? /.test(whole))
          return whole.replace(/['’]s?$/, '')
      }
  return null
}

/** Whether it mostly stands where a place does: "in Tessum". */
function isWhere(terms: readonly string[], { passages, language }: Ground): boolean {
  const places = PLACED[language.slice(0, 2)]
  let [all, placed] = [0, 0]
  for (const { words } of passages.flat())
    for (const at of words.keys()) {
      if (endOf(terms, words, at) < 0) continue
      all++
      if (!words[at]!.opens && places?.has(words[at - 1]?.text.toLowerCase() ?? '')) placed++
    }
  return placed * 2 > all
}

function broadOf(text: string, language: string): { isBroad: boolean; isEverywhere: boolean } {
  const kinds = mentionsIn(splitWords(text), language).map(({ name }) => name)
  const isPlace = kinds.some(({ kind, strength }) => kind === 'country' || (kind === 'place' && strength > TOWN_STRENGTH))
  const isArea = isBody(text) || (!language.startsWith('en') && UNIONS.test(text))
  return {
    isBroad: isArea || kinds.some(({ kind }) => kind === 'country' || kind === 'place' || kind === 'strong-cue'),
    isEverywhere: isArea || isPlace || LEADERS.has(text),
  }
}
