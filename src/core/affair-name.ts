/**
 * The run of words that names an affair. What stays while headlines come and go are a few names, places and words for the kind of thing:
 * "Nam Sae dam", "Rift Valley fever", "Velia: strike". The run that most members share is taken as it stands there; where it has no word for
 * the kind of affair, the best run that has one is put behind a colon, which holds in every language and claims nothing.
 */

import { DEMONYMS } from './country-gazetteer.ts'
import { AFFAIR_WORDS } from './data/affair-words.ts'
import { isShortened, sentencesOf } from './sentences.ts'
import { type MemberCluster, weightOf } from './situation-members.ts'
import { compareText } from './summary-members.ts'
import { termOf } from './summary-terms.ts'

const SPAN_WORDS_MAX = 7
const SPAN_TERMS_MAX = 4
/** A term names the affair when at least two members and this share of them use it; a word for the kind of affair may change. */
const STABLE_SHARE_MIN = 0.4
const KIND_SHARE_MIN = 0.2
const STABLE_MEMBERS_MIN = 2
/** In an affair of so few members one headline is enough to tell its kind. */
const FEW_MEMBERS_MAX = 3
const NAME_BONUS = 1.4
const KIND_BONUS = 1.5
const NUMBER_WEIGHT = 0.5
/** "Laos's Nam Sae dam" and "Lao dam" yield to "Nam Sae dam". */
const OWNED_WEIGHT = 0.7
const OWNER = /['’]s\s/
const OWNED = /['’]s$/
/** A name alone names an affair when it is of several words and nearly all members carry it; one of two says who, not what. */
const NAME_ALONE_SHARE_MIN = 0.9
const NAME_ALONE_TERMS_MIN = 3
const NAME_SCORE_MIN = 0.55
const TITLE_CASE_LETTERS_MIN = 4
const TITLE_CASE_WORDS_MIN = 3
const SEPARATOR = ': '
const SEGMENTERS_MAX = 32
const KINDS_KNOWN_MAX = 20_000

/** Words that may stand between two words of a name. */
const LINKING: ReadonlySet<string> = new Set(
  'of in the de la le les du des d l del los las von der die das den dem im di della dei degli delle do da dos das в на van het の'.split(
    ' ',
  ),
)

/** Before these a thing is named: "the lake water bill". */
const ARTICLES: ReadonlySet<string> = new Set(
  'a an the der die das den dem des ein eine einen einem einer eines le la les un une el los las una il lo gli uno o os as um uma'.split(
    ' ',
  ),
)

interface Word {
  readonly text: string
  readonly at: number
  end: number
  readonly term: string
  readonly isName: boolean
  /** A noun for a kind of affair: "election", "storm". */
  readonly isKind: boolean
  /** Capitalised as whatever opens a sentence is: that says nothing. */
  readonly isUndecided: boolean
  /** A mark other than a hyphen or an apostrophe, or nothing, stands before it. */
  readonly opens: boolean
}

interface Passage {
  readonly text: string
  readonly words: readonly Word[]
}

interface Span {
  readonly text: string
  readonly terms: readonly string[]
  readonly hasName: boolean
  /** Holds a word for a kind of affair. */
  readonly hasKind: boolean
  /** Weight of the members in which the run stands. */
  share: number
  score: number
}

interface Ground {
  readonly shares: ReadonlyMap<string, number>
  readonly names: ReadonlySet<string>
  /** Terms of a single member: kinds that its headline tells, good for the second part only. */
  readonly lone: ReadonlySet<string>
  /** Terms that may end a phrase. */
  readonly closers: ReadonlySet<string>
  /** Words as they are written that may be all of it: an adjective ("the Philippine …") may not. */
  readonly alone: ReadonlySet<string>
}

export interface AffairName {
  readonly title: string
  /** How much of what the members share it says. */
  readonly value: number
  readonly shares: ReadonlyMap<string, number>
}

/** Null when the members share no such run. */
export function affairName(members: readonly MemberCluster[], language: string): AffairName | null {
  if (members.length < STABLE_MEMBERS_MIN) return null
  const passages = members.map((member) => passagesOf(member, language))
  const ground = { ...stableTerms(members, passages), ...closersOf(members, language) }
  const { shares } = ground
  const spans = spansOf(members, passages, ground)
  const ranked = [...spans.values()].toSorted((a, b) => b.score - a.score || compareText(a.text, b.text))
  const first = ranked.find((span) => span.hasName && span.terms.every((term) => !ground.lone.has(term)))
  if (!first || first.score < NAME_SCORE_MIN) return null
  // Of "Russia" or "Trump" the headline of one member tells more than its kind.
  const isTold = ({ terms }: Span) => first.terms.length > 1 || !terms.some((term) => ground.lone.has(term))
  const isSecond = (span: Span) =>
    span.hasKind && (language.startsWith('de') || !span.hasName) && isTold(span) && span.terms.every((term) => !alike(term, first.terms))
  const second = first.hasKind ? undefined : ranked.find(isSecond)
  if (
    !first.hasKind &&
    !second &&
    (OWNER.test(first.text) || first.terms.length < NAME_ALONE_TERMS_MIN || first.share < NAME_ALONE_SHARE_MIN)
  )
    return null
  const terms = new Set([...first.terms, ...(second?.terms ?? [])])
  const kind = second && language.startsWith('en') ? second.text.toLowerCase() : second?.text
  const title = [first.text.charAt(0).toUpperCase() + first.text.slice(1), ...(kind ? [kind] : [])].join(SEPARATOR)
  return { title, value: worthOf(terms, shares), shares }
}

/** How much of what the members share these terms say. */
export function worthOf(terms: ReadonlySet<string>, shares: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const term of terms) sum += (shares.get(term) ?? 0) ** 1.5
  return sum / Math.max(1, terms.size) ** 0.4
}

const alike = (term: string, others: readonly string[]): boolean =>
  others.some((other) => other === term || (Math.min(other.length, term.length) >= 4 && (other.startsWith(term) || term.startsWith(other))))

/** Title and first sentence of a member, as words. */
function passagesOf(member: MemberCluster, language: string): Passage[] {
  const lead = sentencesOf(member.summary, 1)[0] ?? ''
  return [member.title, lead].map((text) => ({ text, words: wordsIn(text, language) }))
}

/** English headlines may capitalise every word, which then says nothing. */
function isTitleCase(text: string, language: string): boolean {
  const long = text.split(' ').filter((word, i) => i > 0 && word.length >= TITLE_CASE_LETTERS_MIN && termOf(word, language) !== '')
  return (
    language.startsWith('en') && !text.endsWith('.') && long.length >= TITLE_CASE_WORDS_MIN && long.every((word) => /\p{Lu}/u.test(word))
  )
}

const segmenters = new Map<string, Intl.Segmenter>()

function wordsIn(text: string, language: string): Word[] {
  const says = !isTitleCase(text, language)
  let segmenter = segmenters.get(language)
  if (!segmenter) {
    if (segmenters.size >= SEGMENTERS_MAX) segmenters.clear()
    segmenter = new Intl.Segmenter(/^[a-z]{2,3}$/.test(language) ? language : 'en', { granularity: 'word' })
    segmenters.set(language, segmenter)
  }
  const words: Word[] = []
  let opens = true
  let starts = true
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    const last = words.at(-1)
    if (!isWordLike) {
      if (last && segment.startsWith('.') && last.end === index && isShortened(last.text)) {
        last.end += 1
        continue
      }
      if (/[.!?:;"“„«]/.test(segment)) starts = true
      if (/[^\s\u00a0\-‑'’]/.test(segment)) opens = true
      continue
    }
    const term = /^[\p{Script=Hiragana}]+$/u.test(segment) ? '' : termOf(segment, language)
    words.push({ text: segment, at: index, end: index + segment.length, term, ...markOf(segment, language, starts || !says), opens })
    opens = false
    starts = false
  }
  return words
}

/** A capital within a sentence marks a name; in scripts without capitals every word does that is no word for a kind of affair. */
function markOf(segment: string, language: string, starts: boolean): Pick<Word, 'isName' | 'isKind' | 'isUndecided'> {
  const isKind = isKindOfAffair(segment, language)
  const cased = segment.toLowerCase() !== segment.toUpperCase()
  if (!cased) return { isKind, isName: !isKind && segment.length > 1, isUndecided: false }
  const capital = /^\p{Lu}/u.test(segment)
  return { isKind, isName: !starts && capital, isUndecided: starts && capital }
}

/** The terms that enough members use, with the share of members (by weight) that do, and which of them are written as names. */
function stableTerms(members: readonly MemberCluster[], passages: readonly (readonly Passage[])[]): Omit<Ground, 'closers' | 'alone'> {
  const shares = new Map<string, number>()
  const users = new Map<string, number>()
  const written = new Map<string, { names: number; kinds: number; all: number }>()
  let total = 0
  members.forEach((member, i) => {
    total += weightOf(member)
    for (const term of new Set(passages[i]!.flatMap(({ words }) => words.map((word) => word.term)))) {
      if (term === '') continue
      shares.set(term, (shares.get(term) ?? 0) + weightOf(member))
      users.set(term, (users.get(term) ?? 0) + 1)
    }
    for (const { words } of passages[i]!)
      for (const { term, isName, isKind, isUndecided } of words) {
        const seen = written.get(term) ?? { names: 0, kinds: 0, all: 0 }
        written.set(term, {
          names: seen.names + (isName ? 1 : 0),
          kinds: seen.kinds + (isKind ? 1 : 0),
          all: seen.all + (isUndecided ? 0 : 1),
        })
      }
  })
  const headlineKinds = new Set(passages.flatMap(([title]) => title!.words.filter((word) => word.isKind).map((word) => word.term)))
  const few = members.length <= FEW_MEMBERS_MAX
  const lone = new Set<string>()
  for (const [term, weight] of shares) {
    const share = weight / Math.max(1e-9, total)
    const least = written.get(term)!.kinds > 0 ? KIND_SHARE_MIN : STABLE_SHARE_MIN
    const isLone = users.get(term)! < STABLE_MEMBERS_MIN
    if (share >= least && (!isLone || (few && headlineKinds.has(term)))) shares.set(term, share)
    else shares.delete(term)
    if (isLone) lone.add(term)
  }
  const names = new Set([...written].filter(([, { names, all }]) => names / all > 0.5).map(([term]) => term))
  return { shares, names, lone }
}

/** The runs of stable words in all members, by their terms. */
function spansOf(members: readonly MemberCluster[], passages: readonly (readonly Passage[])[], ground: Ground): Map<string, Span> {
  const { names } = ground
  const spans = new Map<string, Span & { surface: Map<string, number> }>()
  let total = 0
  members.forEach((member, i) => {
    const weight = weightOf(member)
    total += weight
    const seen = new Set<string>()
    for (const passage of passages[i]!)
      for (const { text, terms, hasKind } of runsOf(passage, ground)) {
        const key = terms.join(' ')
        const span = spans.get(key) ?? {
          text,
          terms,
          hasName: terms.some((term) => names.has(term)),
          hasKind,
          share: 0,
          score: 0,
          surface: new Map(),
        }
        spans.set(key, span)
        span.surface.set(text, (span.surface.get(text) ?? 0) + 1)
        if (seen.has(key)) continue
        seen.add(key)
        span.share += weight
      }
  })
  const named = new Map<string, Span>()
  for (const [key, { surface, ...span }] of spans) {
    const text = [...surface].toSorted((a, b) => b[1] - a[1] || a[0].length - b[0].length || compareText(a[0], b[0]))[0]![0]
    const share = span.share / total
    named.set(key, { ...span, text, share, score: spanScore(span, ground, share) * (isOwned(text) ? OWNED_WEIGHT : 1) })
  }
  return named
}

/** Whose a thing is, or from which country, before its name. */
const isOwned = (text: string): boolean => OWNER.test(text) || DEMONYMS.has(text.split(' ', 1)[0]!)

function spanScore({ terms, hasKind }: Pick<Span, 'terms' | 'hasKind'>, { shares, names }: Ground, share: number): number {
  let sum = 0
  for (const term of terms) sum += shares.get(term)! ** 1.5 * (/^\d/.test(term) ? NUMBER_WEIGHT : names.has(term) ? NAME_BONUS : 1)
  return (sum / terms.length ** 0.25) * (0.5 + 0.5 * share) * (hasKind ? KIND_BONUS : 1)
}

/** Runs that begin and end with a stable word and hold only stable and linking words. */
function* runsOf(
  { text, words }: Passage,
  { shares, names, closers, alone }: Ground,
): Generator<{ text: string; terms: string[]; hasKind: boolean }> {
  for (let from = 0; from < words.length; from++) {
    if (!shares.has(words[from]!.term) || !beginsPhrase(words, from)) continue
    const terms: string[] = []
    for (let to = from; to < Math.min(words.length, from + SPAN_WORDS_MAX); to++) {
      const word = words[to]!
      if (to > from && word.opens) break
      const isStable = shares.has(word.term)
      if (!isStable && !LINKING.has(word.text.toLowerCase())) break
      if (!isStable) continue
      if (terms.includes(word.term) || terms.length === SPAN_TERMS_MAX) break
      terms.push(word.term)
      if (!closers.has(word.term) || (terms.length === 1 && !alone.has(word.text)) || !isNounPhrase(words, { from, to }, names)) continue
      const after = words[to + 1]
      const ends = !after || after.opens || after.term === '' || (isCapital(word) && !isCapital(after))
      if (ends)
        yield {
          text: text.slice(words[from]!.at, word.end).replace(/['’]s?$/, ''),
          terms: [...terms],
          hasKind: words.slice(from, to + 1).some(({ isKind }) => isKind),
        }
    }
  }
}

/** A phrase is not cut out of a longer one: before it stands a function word, a mark, or, before a name, a common word ("ship Calliope") or whose it is. */
function beginsPhrase(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  if (!before || words[at]!.opens || before.term === '') return true
  return words[at]!.isName && (!isCapital(before) || OWNED.test(before.text))
}

/** A verb or an adjective neither begins nor closes a name: at both ends stands a name or a noun for a kind of affair, or before it an article. */
function isNounPhrase(words: readonly Word[], { from, to }: { from: number; to: number }, names: ReadonlySet<string>): boolean {
  const isNamed = (word: Word) => word.isKind || (isCapital(word) && names.has(word.term))
  if (!hasCase(words[from]!)) return true
  if (!isNamed(words[to]!)) return false
  if (isNamed(words[from]!)) return true
  const isThing = words[to]!.isKind && words.slice(from, to + 1).every((word) => word.term !== '' && !isCapital(word))
  return isThing && ARTICLES.has(words[from - 1]?.text.toLowerCase() ?? '')
}

/** What ends a phrase in some title or summary or goes before different words; alone stands what does the former, or never follows an article, but no country's adjective. */
function closersOf(members: readonly MemberCluster[], language: string): Pick<Ground, 'closers' | 'alone'> {
  const followers = new Map<string, Set<string>>()
  const closers = new Set<string>()
  const alone = new Set<string>()
  const afterArticle = new Set<string>()
  const isAdjective = (text: string) => language.startsWith('en') && DEMONYMS.has(text)
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

const hasCase = ({ text }: Word): boolean => text.toLowerCase() !== text.toUpperCase()
const isCapital = ({ text }: Word): boolean => /^\p{Lu}/u.test(text)

const kinds = new Map(Object.entries(AFFAIR_WORDS).map(([language, words]) => [language, words.split(/\s+/)]))
const kindsKnown = new Map<string, boolean>()

function isKindOfAffair(raw: string, language: string): boolean {
  const key = `${language} ${raw}`
  const known = kindsKnown.get(key)
  if (known !== undefined) return known
  const made = namesKind(raw.toLowerCase(), language.slice(0, 2))
  if (kindsKnown.size >= KINDS_KNOWN_MAX) kindsKnown.clear()
  kindsKnown.set(key, made)
  return made
}

function namesKind(word: string, language: string): boolean {
  const list = kinds.get(language) ?? []
  if (language === 'zh' || language === 'ja' || language === 'ar') return list.some((kind) => word.includes(kind))
  const endings = language === 'ru' ? 4 : 2
  const isCompounding = language === 'de' || language === 'sv'
  return list.some((kind) => {
    const at = isCompounding && kind.length > 3 ? word.lastIndexOf(kind) : word.startsWith(kind) ? 0 : -1
    return at >= 0 && word.length - at - kind.length <= endings
  })
}
