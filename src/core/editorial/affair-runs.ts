/**
 * The runs of words in titles and leads that may name an affair (affair-name.ts): whole phrases, neither cut out of longer ones nor made of a verb.
 */

import { COUNTRIES_BY_DEMONYM } from '../tags/country-gazetteer.ts'
import { hasCase, isCapital, namesKind, type Passage, type Word, wordsIn } from './affair-passages.ts'
import { isPoorKeyword } from './keywords-poor.ts'
import type { MemberCluster } from './situation-members.ts'

const SPAN_WORDS_MAX = 7
const SPAN_TERMS_MAX = 4
export const OWNED = /['’]s$/

/** Words that may stand between two words of a name. */
export const LINKING: ReadonlySet<string> = new Set(
  'of in the de la le les du des d l del los las von der die das den dem im di della dei degli delle do da dos das в на van het の'.split(
    ' ',
  ),
)

/** What joins two halves of a family's name, or of a place's: "Wim de Velde". */
export const PARTICLES: ReadonlySet<string> = new Set('de del della di da do dos van von'.split(' '))

/** The same where the word means something else in other languages: "kriget i Ukraina", "guerra en Ucrania". */
const LINKING_IN: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({ sv: 'i av på', da: 'i af på', no: 'i av på', es: 'en', fr: 'en à au aux', pt: 'em no na nos nas' }).map(
    ([language, words]) => [language, new Set(words.split(' '))],
  ),
)

const isLinking = (word: string, language: string): boolean => LINKING.has(word) || LINKING_IN[language.slice(0, 2)]?.has(word) === true

/** Between two names. */
export const CONJUNCTIONS: ReadonlySet<string> = new Set('and und et y e i en och og и і й та а a ja és και ve'.split(' '))

/** What goes before the first word of a headline or a sentence. */
const OPENING = /(?:^|[.!?:;|–—])\s*$/u

/** No year. */
const COUNT = /^(?!(?:19|20)\d\d$)\d+$/

/** Before these a thing is named: "the lake water bill". */
const ARTICLES: ReadonlySet<string> = new Set(
  'a an the der die das den dem des ein eine einen einem einer eines le la les un une el los las una il lo gli uno o os as um uma'.split(
    ' ',
  ),
)

/** What goes before the thing that something is done to: "strikes another boat", "strikes new deal". */
const DETERMINERS: ReadonlySet<string> = new Set(
  'another more new two three four five six seven eight nine ten several dozens hundreds thousands its his her their it him them back down off out up'.split(
    ' ',
  ),
)

/** Words that say nothing, but where they have a capital that they do not need are part of a name: "First Brands". */
const NAME_OPENERS: ReadonlySet<string> = new Set('First Second Third One All Next Last Our The'.split(' '))

/** "A U.S. invasion of Velia would mean …": what somebody only thinks of is none. */
const THOUGHT_OF = /^(?:invasion|war|attack|annexation|coup|incursion|occupation|takeover|assault|offensive)s?$/i
const THINKS: ReadonlySet<string> = new Set('would could might'.split(' '))
const THINKS_WITHIN = 4

/** "Attempted assassination" is none. */
const UNDONE: ReadonlySet<string> = new Set(
  'attempted alleged suspected possible potential failed foiled planned threatened feared averted fake false former no non anti'.split(' '),
)

export interface Ground {
  /** What each member says, as terms. */
  readonly told: readonly ReadonlySet<string>[]
  readonly language: string
  readonly shares: ReadonlyMap<string, number>
  readonly names: ReadonlySet<string>
  /** Terms of a single member: kinds that its headline tells, good for the second part only. */
  readonly lone: ReadonlySet<string>
  /** Terms that may end a phrase. */
  readonly closers: ReadonlySet<string>
  /** Words as they are written that may be all of it: an adjective ("the Philippine …") may not. */
  readonly alone: ReadonlySet<string>
  /** Who does what, as terms: "israel strike" where a member says that Israel strikes something. */
  readonly deeds: ReadonlySet<string>
}

interface Run {
  readonly text: string
  readonly terms: readonly string[]
  readonly hasKind: boolean
  /** Holds plain nouns alone, which name nothing for all their capitals. */
  readonly isPlain: boolean
  /** It opens a headline or a sentence, so that no word governs its case. */
  readonly opens: boolean
}

/** Runs that begin and end with a stable word and hold only stable and linking words. */
export function* runsOf({ text, words }: Passage, ground: Ground): Generator<Run> {
  const { shares, closers, alone, deeds } = ground
  const isGerman = ground.language.startsWith('de')
  for (let from = 0; from < words.length; from++) {
    const begins = beginsPhrase(words, from)
    if (!shares.has(words[from]!.term) || text[words[from]!.at - 1] === '-' || (!begins && !isHead(words, from))) continue
    const terms: string[] = []
    for (let to = from; to < Math.min(words.length, from + SPAN_WORDS_MAX); to++) {
      const word = words[to]!
      if (to > from && word.opens) break
      if (word.isKind && isUndone(words, to)) break
      const isStable = shares.has(word.term)
      if (to > from && deeds.has(`${words[to - 1]!.term} ${word.term}`)) break
      if (!begins && !word.isKind) break
      if (!isStable && !isLinking(word.text.toLowerCase(), ground.language) && !joinsPair(words, { from, at: to }, ground)) break
      if (isGerman && !joinsInGerman(words, to)) break
      if (!isStable) continue
      if (terms.includes(word.term) || terms.length === SPAN_TERMS_MAX) break
      terms.push(word.term)
      if (!closers.has(word.term) || (terms.length === 1 && !alone.has(word.text)) || !isNounPhrase(words, { from, to }, ground)) continue
      if (hasVerb(words, { from, to }, ground) || text[word.end] === '-' || !endsPhrase(words, { from, to }, ground)) continue
      const hasKind = words.slice(from, to + 1).some(({ isKind }) => isKind)
      // "19 Velian museums" are counted, "2026 budget" is one.
      if (!hasKind && to > from && COUNT.test(words[from]!.text)) continue
      const run = text.slice(startOf(text, words, from), word.end).replace(/['’]s?$/, '')
      const isPlain = words.slice(from, to + 1).every(({ isPlainNoun, term }) => isPlainNoun || term === '')
      yield { text: run, terms: [...terms], hasKind, isPlain, opens: OPENING.test(text.slice(0, words[from]!.at)) }
    }
  }
}

/** German joins two nouns into one word or by a genitive: "Hamas die Geiseln" and "Präsidenten Zölle" are two phrases. */
function joinsInGerman(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]!]
  if (!before || word.opens || !isCapital(before)) return true
  if (/^(?:die|das|den|dem)$/.test(word.text)) return false
  return !word.isPlainNoun || /[sxzß]$/.test(before.text)
}

/** Not within a longer phrase: "sale of Lake Velia water" is none of the lake, "fire in Velia spreads" is one in Velia. */
function endsPhrase(words: readonly Word[], { from, to }: { from: number; to: number }, ground: Ground): boolean {
  const { language } = ground
  const [word, after] = [words[to]!, words[to + 1]]
  if (joinsPair(words, { from, at: to + 1 }, ground)) return false
  // "Killing of Velia's envoy" is none of Velia.
  if (to > from && words[from]!.isKind && OWNED.test(word.text)) return false
  if (!after || after.opens || after.term === '') return true
  if (!isCapital(word) || isCapital(after)) return false
  const isOfName = words[from]!.isKind && words.slice(from, to).some(({ text }) => text === 'of')
  return language !== 'en' || !isOfName || isPoorKeyword(after.text, language, false)
}

/** Whether that is the small word between two names of which a kind of affair is told: "переговоры Ирана и США". */
function joinsPair(words: readonly Word[], { from, at }: { from: number; at: number }, { shares }: Ground): boolean {
  const [first, before, word, after] = [words[from]!, words[at - 1]!, words[at], words[at + 1]]
  if (!word || !after || word.opens || after.opens || at - 1 === from || !CONJUNCTIONS.has(word.text)) return false
  return first.isKind && before.isName && after.isName && shares.has(after.term)
}

function startOf(text: string, words: readonly Word[], from: number): number {
  const [before, first] = [words[from - 1], words[from]!]
  // "$100,000 fees"
  if (/^\p{N}/u.test(first.text) && /\p{Sc}/u.test(text[first.at - 1] ?? '')) return first.at - 1
  const belongs = before && NAME_OPENERS.has(before.text) && before.isName && isCapital(first) && before.end + 1 === first.at
  return belongs ? before.at : first.at
}

/** What looks like several of a kind of affair is a verb where it stands between who and whom: "Israel strikes Gaza", "Noem visits the border". */
export function deedsOf(passages: readonly (readonly Passage[])[], language: string): Set<string> {
  const deeds = new Set<string>()
  if (!language.startsWith('en')) return deeds
  for (const { words } of passages.flat())
    for (const [at, word] of words.entries()) {
      const [before, after] = [words[at - 1], words[at + 1]]
      if (!word.isKind || word.opens || isCapital(word) || !before || !isCapital(before)) continue
      // One does something ("Israel strikes another …"), several do ("Houthis fire new …").
      if (word.text.endsWith('s') === before.text.endsWith('s') || !after || after.opens) continue
      const isDoneTo = ARTICLES.has(after.text) || DETERMINERS.has(after.text) || /^\d/.test(after.text)
      if (isDoneTo || (isCapital(after) && word.text.endsWith('s'))) deeds.add(`${before.term} ${word.term}`)
    }
  return deeds
}

/** A phrase is not cut out of a longer one: before it stands a function word, a mark, or, before a name, a common word ("ship Calliope") or whose it is. */
function beginsPhrase(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  if (!before || words[at]!.opens) return true
  // "Fourth of July parade": what is "of" a name belongs to it.
  if (before.text === 'of' && words[at - 2]?.isName && !before.opens) return false
  if (before.term === '') return true
  return words[at]!.isName && (!isCapital(before) || OWNED.test(before.text))
}

/** A small word between names joins them to a sentence ("Taliban destroyed Afghanistan"), and so does a verb before a kind ("Biden signs bill"). */
function hasVerb(words: readonly Word[], { from, to }: { from: number; to: number }, { language }: Ground): boolean {
  if (!isCapital(words[from]!)) return false
  const isVerb = isCapital(words[to]!) ? /./ : language.startsWith('en') ? /(?:ed|ing|[^s]s)$/ : null
  const isCommon = (word: Word) => hasCase(word) && !isCapital(word) && !word.isKind && word.term !== ''
  return isVerb !== null && words.slice(from, to).some((word) => isCommon(word) && isVerb.test(word.text))
}

/** A common noun for a kind of affair tells the kind without what goes before it ("tapping oil reserves"). */
function isHead(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1]!, words[at]!]
  return word.isKind && !isCapital(word) && !isCapital(before) && !before.isKind
}

/** Whether what it is a kind of did not happen: "Possible Invasion", "an invasion would mean". */
function isUndone(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]!]
  if (before && !word.opens && UNDONE.has(before.text.toLowerCase())) return true
  if (!THOUGHT_OF.test(word.text)) return false
  const behind = words.slice(at + 1, at + 1 + THINKS_WITHIN)
  const end = behind.findIndex(({ opens }) => opens)
  return behind.slice(0, end < 0 ? THINKS_WITHIN : end).some(({ text }) => THINKS.has(text))
}

/** A verb or an adjective neither begins nor closes a name: at both ends stands a name or a noun for a kind of affair, or before it an article. */
function isNounPhrase(words: readonly Word[], { from, to }: { from: number; to: number }, { names, language }: Ground): boolean {
  const isNamed = (word: Word) => word.isKind || (isCapital(word) && names.has(word.term))
  if (!hasCase(words[from]!)) return true
  if (!isNamed(words[to]!)) return false
  // "launch digital currency" has a verb in front, "bill on water" none.
  const second = words[from + 1]
  if (language === 'en' && to > from && words[from]!.isKind && !isCapital(words[from]!) && second!.term !== '') {
    if (!second!.isKind || isVerbForm(words[from]!.text)) return false
  }
  if (isNamed(words[from]!)) return true
  const isThing = words[to]!.isKind && words.slice(from, to + 1).every((word) => word.term !== '' && !isCapital(word))
  return isThing && ARTICLES.has(words[from - 1]?.text.toLowerCase() ?? '')
}

/** "launches inquiry", but "sanctions deal": what is told of as several at all times is a noun. */
const isVerbForm = (word: string): boolean => [/s$/, /es$/].some((ending) => ending.test(word) && namesKind(word.replace(ending, ''), 'en'))

/** What ends a phrase in some title or summary or goes before different words; alone stands what does the former, or never follows an article, but no country's adjective. */
export function closersOf(members: readonly MemberCluster[], language: string): Pick<Ground, 'closers' | 'alone'> {
  const followers = new Map<string, Set<string>>()
  const closers = new Set<string>()
  const alone = new Set<string>()
  const afterArticle = new Set<string>()
  const isAdjective = (text: string) => language.startsWith('en') && COUNTRIES_BY_DEMONYM.has(text)
  const told = members.flatMap(({ title, summary }) => [wordsIn(title, language), wordsIn(summary, language)])
  for (const words of told)
    words.forEach((word, i) => {
      const after = words[i + 1]
      if (ARTICLES.has(words[i - 1]?.text.toLowerCase() ?? '')) afterArticle.add(word.text)
      const seen = followers.get(word.term) ?? new Set()
      followers.set(word.term, seen.add(!after || after.opens || after.term === '' ? '' : after.term))
      if (seen.has('') || seen.size > 1) closers.add(word.term)
      if ((!after || after.opens || after.term === '') && !isAdjective(word.text)) alone.add(word.text)
    })
  for (const { text, term } of told.flat()) if (closers.has(term) && !afterArticle.has(text) && !isAdjective(text)) alone.add(text)
  return { closers, alone }
}
