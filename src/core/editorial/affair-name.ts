/**
 * The run of words that names an affair. What stays while headlines come and go are a few names, places and words for the kind of thing:
 * "Nam Sae dam", "Rift Valley fever", "Velia: strike". The run that most members share is taken as it stands there; where it has no word for
 * the kind of affair, the best run that has one is put behind a colon, which holds in every language and claims nothing.
 */

import { AROUND, BODIES, EVERYDAY, PLAIN, WRONGS } from '../data/affair-words.ts'
import { COUNTRIES_BY_DEMONYM } from '../tags/country-gazetteer.ts'
import { splitWords } from '../tags/country-match.ts'
import { isCommonWord } from '../text/common-words.ts'
import { isKoreanOffice, isNoKoreanName } from '../text/east-asian-words.ts'
import { isAllPlace, isBody, isBroad, isPlace, isSomebody, mentionsIn, NO_CAPITALS, namesRuler } from './affair-broad.ts'
import { calledAfter } from './affair-called.ts'
import { countryAffair } from './affair-country.ts'
import { inNominative, isGermanCount, isGermanOffice } from './affair-german.ts'
import { affairMatter } from './affair-matter.ts'
import { modifierOf, modifiersOf, WHICH_OF_ALL } from './affair-modifiers.ts'
import { isCapital, namesKind, type Passage, passagesOf, type Word, withoutPlaceGenitive, wordsIn } from './affair-passages.ts'
import { closersOf, deedsOf, type Ground, LINKING, OWNED, PARTICLES, runsOf } from './affair-runs.ts'
import { isBareShortForm, shortened } from './affair-short-forms.ts'
import { STABLE_MEMBERS_MIN, stableTerms } from './affair-terms.ts'
import { isOffice, withoutOffice } from './keywords-offices.ts'
import { isClosedWord, isPoorKeyword } from './keywords-poor.ts'
import { type MemberCluster, weightOf } from './situation-members.ts'
import { compareText } from './summary-members.ts'

const NAME_BONUS = 1.4
const KIND_BONUS = 1.5
const NUMBER_WEIGHT = 0.5
/** "Laos's Nam Sae dam" and "Lao dam" yield to "Nam Sae dam". */
const OWNED_WEIGHT = 0.7
/** A country yields to what is known by a name of its own. */
const BROAD_WEIGHT = 0.8
const OWNER = /['’]s\s/
const OWNER_OF_NAME = /^\p{Lu}\S*['’]s (?=\p{Lu})/u
/** A name alone names an affair when it is of several words and nearly all members carry it; one of two says who, not what. */
const NAME_ALONE_SHARE_MIN = 0.9
const NAME_ALONE_TERMS_MIN = 3
const NAME_SCORE_MIN = 0.55
/** Among so many members a name that this share of them carries stands alone; a country, a capital, an institution or somebody among more. */
const NAME_OF_MANY_SHARE_MIN = 0.6
const NAME_OF_MANY_MIN = 4
const BROAD_NAME_OF_MANY_MIN = 8
/** So many of them must say which kind it is: in English, where the word before a noun does and no case bends it, but none of these. */
const KIND_OF_MANY_MIN = 4
/** Among the members of a country, an institution or a great name. */
const BROAD_KIND_SHARE_MIN = 0.5
const SEPARATOR = ': '
/** Languages whose nouns tell their case by their endings: what opens no headline is called otherwise than it stands anywhere. */
const NOUNS_WITH_CASES = /^(?:ru|uk|be|pl|cs|sk|sl|hr|bs|sr|lt|lv|et|fi|hu|el|tr)\b/
/** "Eve concert" of Christmas Eve and New Year's Eve. */
const HALF_OF_DAY = /^(?:Eve|Day)(?!\p{L})/u

interface Span {
  readonly text: string
  readonly terms: readonly string[]
  readonly hasName: boolean
  /** Holds a word for a kind of affair. */
  readonly hasKind: boolean
  /** Weight of the members in which the run stands. */
  share: number
  score: number
  /** By which the best is chosen. */
  rank: number
}

export interface AffairName {
  readonly title: string
  /** How much of what the members share it says. */
  readonly value: number
  readonly shares: ReadonlyMap<string, number>
  /** What each member says, as terms. */
  readonly told: readonly ReadonlySet<string>[]
  /** Holds a kind of affair or is a long name; a name that most carry; or what they tell of (affair-matter.ts). */
  readonly basis: 'kind' | 'name' | 'matter'
}

/** Null when the members share no such run. */
export function affairName(given: readonly MemberCluster[], language: string): AffairName | null {
  if (given.length < STABLE_MEMBERS_MIN) return null
  const { members, shortForms } = shortened(given)
  const passages = members.map((member) => passagesOf(member, language))
  const told = passages.map((passage) => new Set(passage.flatMap(({ words }) => words.flatMap(({ term, place }) => [term, place]))))
  const deeds = deedsOf(passages, language)
  const ground = { language, told, deeds, ...stableTerms(members, passages), ...closersOf(members, language) }
  const { shares } = ground
  const spans = spansOf(members, passages, ground)
  const ranked = [...spans.values()].toSorted((a, b) => b.rank - a.rank || compareText(a.text, b.text))
  const headlines = members.map(({ title }) => title)
  const isGerman = language.startsWith('de')
  const forms = new Set(isGerman ? passages.flat().flatMap(({ words }) => words.flatMap(formsOf)) : [])
  const named = (text: string) => (isGerman ? inNominative(text, forms) : text)
  const nameOf = (title: string, terms: readonly string[], basis: AffairName['basis']): AffairName => {
    return { title, value: worthOf(new Set(terms), shares), shares, told, basis }
  }
  for (const ranking of ranked) {
    if (!ranking.hasName || HALF_OF_DAY.test(ranking.text) || ranking.score < NAME_SCORE_MIN || isLoneName(ranking, ground)) continue
    const first = inFull(ranking, passages, language)
    const second = first.hasKind ? undefined : ranked.find((span) => isKindFor(first, span, ground))
    if (second && isBareShortForm(first.text, shortForms) && !isPlace(first.text, language)) continue
    if (isNoName(first.text, language) || (!second && isCommonNoun(first.text, language))) continue
    const isTold = first.hasKind || second?.terms.every((term) => !ground.lone.has(term))
    const called = isTold ? null : calledAfter(first.text, headlines)
    if (called) return nameOf(called, first.terms, 'kind')
    if (!first.hasKind && !second && !(isNameAlone(first) && !isBroad(first.text, language))) continue
    const modifier = second ? modifierOf(second.terms, passages, language) : ''
    if (modifier === '' && isPlain(first, second, language)) continue
    const whole = second && `${modifier}${named(second.text)}`
    // German alone writes its nouns large.
    const kind = isGerman ? whole : whole?.toLowerCase()
    const name = named(second ? withoutPlaceGenitive(withoutRank(first.text, language), language) : first.text).replace(OWNER_OF_NAME, '')
    const title = [name.charAt(0).toUpperCase() + name.slice(1), ...(kind ? [kind] : [])].join(SEPARATOR)
    return nameOf(title, [...first.terms, ...(second?.terms ?? [])], 'kind')
  }
  const kind = kindOfMany(ranked, passages, ground)
  if (kind) return nameOf(kind.text, kind.terms, 'kind')
  const common = commonName(ranked, passages, ground)
  const matter = common ? null : affairMatter(members, { passages, told, language })
  const happened = common === null || isPlace(common.text, language) ? countryAffair(members, { language, matter }) : null
  if (happened) return nameOf(happened.title, happened.terms, 'kind')
  if (common) return nameOf(named(withoutPlaceGenitive(common.text, language)).replace(OWNER_OF_NAME, ''), common.terms, 'name')
  return matter && nameOf(matter.title, matter.terms, 'matter')
}

/** The name that most of many members carry. */
function commonName(ranked: readonly Span[], passages: readonly (readonly Passage[])[], ground: Ground): Span | null {
  const common = ranked.find((span) => isCommonName(span, passages, ground))
  if (common === undefined) return null
  const whole = inFull(common, passages, ground.language)
  const isOne = ground.told.length < BROAD_NAME_OF_MANY_MIN && isSomebody(whole.text, passages, ground.language)
  return isNoName(whole.text, ground.language) || isOne ? null : whole
}

/** A word as it is written, and with the word before it: "der Oberste". */
const formsOf = ({ text }: Word, at: number, words: readonly Word[]): string[] => [text, `${words[at - 1]?.text.toLowerCase()} ${text}`]

/**
 * Of many members that share no kind, a name that most carry says more than any one headline: "Gaza", "Tiger King". Who is called so is in the news of
 * many affairs: "Elon Musk", "ChatGPT" and "ABC" say of a few no more than whom they are about.
 */
function isCommonName({ text, terms, hasName }: Span, passages: readonly (readonly Passage[])[], { told, language }: Ground): boolean {
  if (
    !hasName ||
    !/\p{L}/u.test(text) ||
    THEMES.has(text) ||
    OWNER.test(text) ||
    isCommonNoun(text, language) ||
    namesRuler(text, language) ||
    goesOn(terms.at(-1)!, passages)
  )
    return false
  const least = isBroad(text, language) ? BROAD_NAME_OF_MANY_MIN : NAME_OF_MANY_MIN
  return told.length >= least && isToldByMost(terms, told)
}

/** What much of a year's news is about, in the letters of several languages, is the name of no one affair. */
const THEMES: ReadonlySet<string> = new Set(['AI', 'KI', 'IA', 'ИИ', 'EV', 'EVs', 'TV', '5G'])

/** "Misstänkt", "Två skadade": a number or a word of the like opens a headline with a capital, and nothing else in the run has one; "Governo"; what a work's name begins with. */
const isNoName = (text: string, language: string): boolean =>
  text === 'The' ||
  (language.startsWith('de') && isGermanCount(text)) ||
  BODIES.has(text.toLowerCase()) ||
  (language === 'ko' && isNoKoreanName(text)) ||
  (/^\S+(?: \P{Lu}\S*)*$/u.test(text) && isClosedWord(text.split(' ', 1)[0]!, language))

/** "Election", "Border", "Season": what a headline in title case writes with a capital is no name for that. */
function isCommonNoun(text: string, language: string): boolean {
  if (isNoName(text, language) || (language.startsWith('de') && isGermanOffice(text))) return true
  if (language === 'ko') return isKoreanOffice(text) || (!text.includes(' ') && namesKind(text, language))
  if (!/^\p{Lu}\p{Ll}+$/u.test(text) || language.startsWith('de')) return false
  if (namesKind(text.toLowerCase(), language.slice(0, 2))) return true
  return language === 'en' && (isCommonWord(text.toLowerCase()) || isOffice(text))
}

/** Whether enough of the members say all these terms for a name alone to stand for them. */
export function isToldByMost(terms: readonly string[], told: readonly ReadonlySet<string>[]): boolean {
  return told.filter((said) => terms.every((term) => said.has(term))).length >= NAME_OF_MANY_SHARE_MIN * told.length
}

/** Of many members that share no name, the kind that half of them tell, with the word that mostly goes before it: "Government shutdown". */
function kindOfMany(ranked: readonly Span[], passages: readonly (readonly Passage[])[], { told, language }: Ground): Span | null {
  if (told.length < BROAD_NAME_OF_MANY_MIN || !language.startsWith('en')) return null
  for (const span of ranked) {
    const [term] = span.terms
    if (!span.hasKind || span.hasName || told.filter((said) => said.has(term!)).length * 2 < told.length) continue
    const [best, ...others] = modifiersOf(span.terms, passages, language)
    if (!best || WHICH_OF_ALL.has(best.word) || isPoorKeyword(best.word, language, false)) continue
    if (best.users < KIND_OF_MANY_MIN || best.users <= others.reduce((sum, { users }) => sum + users, 0)) continue
    return { ...span, text: `${best.word.charAt(0).toUpperCase()}${best.word.slice(1)} ${span.text}` }
  }
  return null
}

const ADJECTIVE = /^\p{Lu}\p{Ll}+(?:ic|an)$/u

/** "Hillary Clinton" of "Secretary of State Hillary Clinton". */
function withoutRank(name: string, language: string): string {
  const words = withoutOffice(name.split(' '), language)
  return words.length > 1 ? words.join(' ') : name
}

/** "Wheel" of "The Wheel of Time", "Jan." of "Jan. 6", "Black" of "Black Friday", "Democratic" of "Democratic candidates". */
function goesOn(term: string, passages: readonly (readonly Passage[])[]): boolean {
  let [all, on] = [0, 0]
  for (const { words } of passages.flat())
    for (const [at, word] of words.entries()) {
      if (word.term !== term) continue
      const [after, next] = [words[at + 1], words[at + 2]]
      all++
      if (!after || after.opens) continue
      const isAdjective = ADJECTIVE.test(word.text) && after.term !== '' && !isCapital(after)
      if (/^\d/.test(after.text) || after.isName || isAdjective || (LINKING.has(after.text) && next && !next.opens && isCapital(next))) on++
    }
  return on * 2 > all
}

/** "FBI's probe" */
const OF_LETTERS = /^\p{Lu}{2,}['’]s \p{Ll}+$/u

/** "U.S. strike" tells who strikes. */
const STRIKES = /^(?:air ?)?strikes?$/

/** "Biden: bill", "GOP bill", "Poland's border": of the likes of these are many. */
function isPlain(first: Span, second: Span | undefined, language: string): boolean {
  const [, name = '', last = ''] = /^(.*?)\s?(\S+)$/.exec(first.text) ?? []
  if (!second && OF_LETTERS.test(first.text))
    return !mentionsIn(splitWords(name.slice(0, -2)), language).some(({ name: { kind } }) => kind === 'country')
  const kind = (second?.text ?? last).toLowerCase()
  const isMany = PLAIN.has(kind) || EVERYDAY.has(kind) || (!second && STRIKES.test(kind))
  const isOfBroad = isMany && isBroad(second ? first.text : name.replace(/['’]s$/, ''), language)
  return isOfBroad || (PLAIN.has(kind) && second !== undefined && first.terms.length === 1)
}

/** What a single member says of a name counts where the name is of several words and stands for one thing; "US law mandates" may be a verb. */
function isLoneName({ text, terms }: Span, { lone, language }: Ground): boolean {
  const shared = terms.filter((term) => !lone.has(term)).length
  return shared < terms.length && (shared < 2 || isBroad(text, language) || (language.startsWith('en') && /[^ious]s$/.test(text)))
}

/** What may stand behind the colon. Of "Russia", "Trump" or "Supreme Court" a kind tells little unless half of the members are about it. */
function isKindFor(first: Span, { text, terms, hasKind, hasName }: Span, { told, language, lone, shares }: Ground): boolean {
  if (!hasKind || (hasName && !language.startsWith('de')) || terms.some((term) => alike(term, first.terms))) return false
  const users = told.filter((said) => terms.every((term) => said.has(term)))
  const both = users.filter((said) => first.terms.some((term) => said.has(term))).length
  // A stray member's earthquake is not that of the mine.
  if (both * 2 < users.length) return false
  const isOf = (kinds: ReadonlySet<string>) =>
    text
      .toLowerCase()
      .split(' ')
      .some((word) => kinds.has(word))
  const isHalf = told.length >= KIND_OF_MANY_MIN && both * 2 <= told.length
  if (isHalf && (isOf(AROUND) || isOf(EVERYDAY)) && !isBroad(first.text, language) && !isPlace(first.text, language)) return false
  const isLone = terms.some((term) => lone.has(term))
  // Korean headlines say "explodes" and "war" of games and prices too.
  if (isLone && language === 'ko') return false
  if (isLone && (isOf(WRONGS) || isOf(PLAIN) || isOf(EVERYDAY))) return false
  if (!isBroad(first.text, language))
    return (first.text.includes(' ') && !(isLone && NO_CAPITALS.test(language))) || (!isLone && both >= STABLE_MEMBERS_MIN)
  return !isLone && (terms.length > 1 || shares.get(terms[0]!)! >= BROAD_KIND_SHARE_MIN)
}

/** "Charlie Kirk" where "Kirk" is what all say: the only name that goes before it in any member, "Jean-Marc" as a whole; "Wim de" mostly does. */
function inFull(span: Span, passages: readonly (readonly Passage[])[], language: string): Span {
  if (span.terms.length > 1 || span.text.includes(' ') || isBroad(span.text, language)) return span
  const before = new Map<string, string>()
  let [all, joined] = [0, 0]
  for (const { text, words } of passages.flat())
    for (const [at, word] of words.entries()) {
      if (word.term !== span.terms[0]) continue
      all++
      if (word.opens) continue
      const isJoined = PARTICLES.has(words[at - 1]?.text ?? '')
      const last = words[at - (isJoined ? 2 : 1)]
      if (
        !last ||
        last.term === '' ||
        !(last.isName || (isJoined && isCapital(last) && !last.isKind)) ||
        OWNED.test(last.text) ||
        !/^ (?:\p{Ll}+ )?$/u.test(text.slice(last.end, word.at))
      )
        continue
      if (isJoined) joined++
      const from = text.lastIndexOf(' ', last.at) + 1
      const first = words.findIndex(({ at: start }) => start >= from)
      // "US Omicron" is no name.
      const isLonger = words[first - 1]?.isName && !words[first]!.opens
      before.set(last.term, isLonger || isBroad(last.text, language) ? '' : text.slice(words[first]!.at, word.at))
    }
  const [[term, name] = ['', '']] = before
  if (before.size !== 1 || name === '' || (joined > 0 && (joined < STABLE_MEMBERS_MIN || joined * 2 <= all))) return span
  return { ...span, text: `${name}${span.text}`, terms: [term, ...span.terms] }
}

const isNameAlone = (span: Span): boolean =>
  !OWNER.test(span.text) && span.terms.length >= NAME_ALONE_TERMS_MIN && span.share >= NAME_ALONE_SHARE_MIN

/** How much of what the members share these terms say. */
export function worthOf(terms: ReadonlySet<string>, shares: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const term of terms) sum += (shares.get(term) ?? 0) ** 1.5
  return sum / Math.max(1, terms.size) ** 0.4
}

const alike = (term: string, others: readonly string[]): boolean =>
  others.some((other) => other === term || (Math.min(other.length, term.length) >= 4 && (other.startsWith(term) || term.startsWith(other))))

/** The runs of stable words in all members, by their terms. */
function spansOf(members: readonly MemberCluster[], passages: readonly (readonly Passage[])[], ground: Ground): Map<string, Span> {
  const { names } = ground
  const spans = new Map<string, Span & { surface: Map<string, number>; opening: Map<string, number> }>()
  let total = 0
  members.forEach((member, i) => {
    const weight = weightOf(member)
    total += weight
    const seen = new Set<string>()
    for (const [nth, passage] of passages[i]!.entries())
      for (const { text, terms, hasKind, isPlain, opens } of runsOf(passage, ground)) {
        const key = terms.join(' ')
        const span = spans.get(key) ?? {
          text,
          terms,
          hasName: !isPlain && terms.some((term) => names.has(term)),
          hasKind,
          share: 0,
          score: 0,
          rank: 0,
          surface: new Map(),
          opening: new Map(),
        }
        spans.set(key, span)
        span.surface.set(text, (span.surface.get(text) ?? 0) + 1)
        // A sentence in Arabic opens with a verb.
        const isOpening = opens && !(nth > 0 && NO_CAPITALS.test(ground.language))
        if (isOpening && !ground.language.startsWith('en')) span.opening.set(text, (span.opening.get(text) ?? 0) + 1)
        if (seen.has(key)) continue
        seen.add(key)
        span.share += weight
      }
  })
  const named = new Map<string, Span>()
  for (const [key, { surface, opening, ...span }] of spans) {
    if (opening.size === 0 && (NOUNS_WITH_CASES.test(ground.language) || (span.hasName && NO_CAPITALS.test(ground.language)))) continue
    // "Waldbrände in Frankreich", not "(nach) Waldbränden in Frankreich".
    const text = bareOf(oftenest(opening.size > 0 ? opening : surface, ground.language), ground.language)
    const share = span.share / total
    const hasKind = span.hasKind && !isBody(text) && !isAllPlace(text, ground.language)
    const score = spanScore({ ...span, hasKind }, ground, share) * (isOwned(text) ? OWNED_WEIGHT : 1)
    const rank = span.hasName && isOfBroad(text, ground.language) ? score * BROAD_WEIGHT : score
    named.set(key, { ...span, text, hasKind, share, score, rank })
  }
  return named
}

/** Whether nothing but a country, an institution or the like names it: "Dam in Laos", "Malawi: island". */
export function isOfBroad(title: string, language: string): boolean {
  const names = wordsIn(title, language).filter(({ isName, isUndecided, isKind }) => (isName || isUndecided) && !isKind)
  return isBroad(names.map(({ text }) => text.replace(OWNED, '')).join(' '), language)
}

/** Turkish sets the ending of a name apart: "İstanbul'da". */
const bareOf = (text: string, language: string): string => (language.startsWith('tr') ? text.replace(/['’`]\p{Ll}{1,6}$/u, '') : text)

/**
 * How a run is mostly written, the shorter on a tie; who writes "Brands Collapse" in a headline of capitals counts for "First Brands collapse". Of "Velia
 * Strike" and "Velia strike" the latter: a kind of affair has a capital in such headlines alone.
 */
function oftenest(surface: ReadonlyMap<string, number>, language: string): string {
  const counted = [...surface.keys()].map((text) => {
    const count = [...surface].reduce(
      (sum, [other, times]) => sum + (` ${text}`.toLowerCase().endsWith(` ${other}`.toLowerCase()) ? times : 0),
      0,
    )
    return { text, count, kinds: kindsWithCapital(text, language) }
  })
  return counted.toSorted(
    (a, b) => b.count - a.count || a.kinds - b.kinds || a.text.length - b.text.length || compareText(a.text, b.text),
  )[0]!.text
}

function kindsWithCapital(text: string, language: string): number {
  return text.split(' ').filter((word) => /^\p{Lu}\p{Ll}/u.test(word) && namesKind(word.toLowerCase(), language.slice(0, 2))).length
}

/** Whose a thing is, or from which country, before its name. */
const isOwned = (text: string): boolean => OWNER.test(text) || COUNTRIES_BY_DEMONYM.has(text.split(' ', 1)[0]!)

function spanScore({ terms, hasKind }: Pick<Span, 'terms' | 'hasKind'>, { shares, names }: Ground, share: number): number {
  let sum = 0
  for (const term of terms) sum += shares.get(term)! ** 1.5 * (/^\d/.test(term) ? NUMBER_WEIGHT : names.has(term) ? NAME_BONUS : 1)
  return (sum / terms.length ** 0.25) * (0.5 + 0.5 * share) * (hasKind ? KIND_BONUS : 1)
}
