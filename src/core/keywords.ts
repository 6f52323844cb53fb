/**
 * Three to ten keywords a reader would search for: names first, then the words that most outlets use, as they write them.
 *
 * A name is a run of capitalised words. Where every word is capitalised (headlines in title case, the first word of a sentence) a
 * capital proves nothing: there a word that also occurs in small letters is no name, and a single word counts as one only when it is
 * proven inside a running sentence or when the cluster has headlines only. Of phrases that share words the longer is kept.
 */

import { isUnspaced, unspacedWords } from './keywords-unspaced.ts'
import { numbersOf } from './significance-casualties.ts'
import type { MemberArticle } from './summary.ts'
import { chosenVoices, compareText, type Voice } from './summary-members.ts'
import { termOf } from './summary-terms.ts'
import { cleanHeadline } from './title.ts'

const KEYWORDS_MAX = 10
const KEYWORDS_MIN = 3
const KEYWORD_CHARACTERS_MAX = 60
const NAMES_MAX = 6
const WORDS_MAX = 4
const TEXT_CHARACTERS_CONSIDERED = 700
const WORD_CHARACTERS_CONSIDERED = 400
const TITLE_WEIGHT = 2

interface Passage {
  readonly text: string
  readonly group: number
  readonly weight: number
  /** A capital inside this passage marks a name. */
  readonly proves: boolean
}

interface Tally {
  readonly surface: Map<string, number>
  readonly groups: Set<number>
  weight: number
  proven: number
}

export function keywordsOf(members: readonly MemberArticle[], idf: (term: string) => number = () => 1): string[] {
  const { voices, language } = chosenVoices(members)
  const passages = voices.flatMap((voice) => passagesOf(voice))
  const small = smallWords(passages)
  const groups = new Set(voices.map((voice) => voice.group)).size
  const names = ranked(namesIn(passages, { small, language }), (tally) => tally.weight * (1 + Math.log2(tally.groups.size)))
  const words = ranked(
    wordsIn(passages, { small, language }),
    (tally, term) => tally.weight * (1 + Math.log2(tally.groups.size)) * idf(term) * nounWeight(commonest(tally.surface), language),
  )
  const shared = names.filter((tally) => tally.groups.size >= Math.min(2, groups))
  const chosen: string[] = []
  take(chosen, shared, NAMES_MAX)
  take(chosen, words, chosen.length + Math.max(WORDS_MAX, KEYWORDS_MAX - 2 - chosen.length))
  take(chosen, shared, KEYWORDS_MAX)
  return chosen.length < KEYWORDS_MIN ? padded(chosen, voices) : chosen
}

function take(chosen: string[], tallies: readonly Tally[], countMax: number): void {
  for (const tally of tallies) {
    if (chosen.length >= Math.min(countMax, KEYWORDS_MAX)) return
    const keyword = commonest(tally.surface)
    if (keyword !== '' && !covered(keyword, chosen)) chosen.push(keyword)
  }
}

function ranked(tallies: Map<string, Tally>, scoreOf: (tally: Tally, term: string) => number): Tally[] {
  return [...tallies]
    .map(([term, tally]) => ({ term, tally, score: scoreOf(tally, term) }))
    .toSorted((a, b) => b.score - a.score || compareText(a.term, b.term))
    .map(({ tally }) => tally)
}

/** True when the keyword's words are in a chosen one, or a chosen one's words are in it: "Obama" beside "Barack Obama" says nothing. */
function covered(keyword: string, chosen: readonly string[]): boolean {
  const words = keyword.toLowerCase().split(/[ -]/)
  return chosen.some((other) => {
    const others = other.toLowerCase().split(/[ -]/)
    return words.every((word) => others.some((o) => alike(o, word))) || others.every((word) => words.some((w) => alike(w, word)))
  })
}

/** "election" and "elections", "Afghan" and "Afghanistan", "Chinese" and "China" apart by more than an ending stay two. */
function alike(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= 4 && long.startsWith(short) && long.length - short.length <= 4
}

function commonest(surface: ReadonlyMap<string, number>): string {
  let best = ''
  const bare = [...surface].filter(([text]) => !text.endsWith("'s"))
  // "McDonald's" is never written without its ending; "Ukraine's" is, sooner or later.
  if (bare.length > 0 && bare.length < surface.size) return commonest(new Map(bare))
  if (bare.length === 0 && surface.size === 1 && [...surface.values()][0]! < 3) return [...surface.keys()][0]!.slice(0, -2)
  for (const [text, count] of surface) {
    const most = surface.get(best) ?? 0
    if (count > most || (count === most && compareText(text, best) < 0)) best = text
  }
  return best
}

function passagesOf({ article, group }: Voice): Passage[] {
  const title = cleanHeadline(article.title, article.sourceHost)
  const texts = [article.summary, article.body].filter((text) => text !== '').map((text) => headOf(text))
  return [
    { text: title, group, weight: TITLE_WEIGHT, proves: !isTitleCase(title) },
    ...texts.map((text) => ({ text, group, weight: 1, proves: true })),
  ]
}

/** The first characters, whole words only. */
function headOf(text: string): string {
  if (text.length <= TEXT_CHARACTERS_CONSIDERED) return text
  const end = text.lastIndexOf(' ', TEXT_CHARACTERS_CONSIDERED)
  return text.slice(0, end > 0 ? end : TEXT_CHARACTERS_CONSIDERED)
}

/** Words seen with a small first letter anywhere in the cluster. */
function smallWords(passages: readonly Passage[]): Set<string> {
  return new Set(passages.flatMap(({ text }) => text.match(/(?<![\p{L}’'])\p{Ll}[\p{L}’'-]*/gu) ?? []))
}

const NAME =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}’'.-]*(?:(?: (?:of|de|del|della|da|do|dos|das|di|du|des|von|van|der|den|bin|al|el|la|y|e|the) | |-)\p{Lu}[\p{L}\p{N}’'-]*){0,4}/gu
/** "North Korea's Kim" is two names, "New Year's Eve" and "People's Party" are one. */
const POSSESSIVE =
  /(?<!\b(?:Women|Men|People|Children|Workers|Lloyd|Valentine|Patrick|Mother|Father|King|Queen|Moody|McDonald))['’]s? (?=\p{Lu})(?!(?:Day|Eve|Party|Court|Street|Church|College|Hospital)\b)/u
const NO_NAMES = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december jan feb mar apr jun jul aug sept sep oct nov dec ' +
    'gmt est edt bst cet am pm mr mrs ms dr president prime minister photo image images video media story read more news breaking exclusive update updated live watch reuters ap afp cnn bbc dpa getty associated press ' +
    'twitter facebook instagram scroll advertisement another authorities officials police related caption copyright ' +
    'montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz juni juli oktober dezember foto bild lundi mardi mercredi jeudi vendredi samedi dimanche ' +
    'lunes martes miércoles jueves viernes sábado domingo lunedì martedì mercoledì giovedì venerdì segunda terça quarta quinta sexta presidente ministro'
  ).split(' '),
)
/** Words too general to search for. */
const NO_KEYWORDS = new Set(
  'least most best better four five six seven eight nine ten hundred hundreds thousand thousands million billion hour hours minute minutes ahead far low high next home look way back left own good big small early late later full half long part thing things lot number numbers since still even just now make made get got go going come coming take took see seen know known want use used show shows shown set need needs find found give given put left right old young man men woman women many much several around across near home mean means meet met call called'.split(
    ' ',
  ),
)
const ARTICLES = /^(?:the|a|an|el|los|las|la|le|les|il|lo|gli|i|un|una|une|o|os|as|um|uma|der|die|das|ein|eine)$/i

interface Ground {
  readonly small: ReadonlySet<string>
  readonly language: string
}

function namesIn(passages: readonly Passage[], ground: Ground): Map<string, Tally> {
  const names = new Map<string, Tally>()
  const headlinesOnly = passages.every((passage) => passage.weight === TITLE_WEIGHT)
  for (const { text, weight, group, proves } of passages) {
    for (const match of text.matchAll(NAME)) {
      const opens = opensSentence(text, match.index)
      for (const part of partsOf(match[0], proves, ground.language)) {
        const name = trimmedName(part, ground, { opens: opens && match[0].startsWith(part), proves })
        if (name === '' || name.length > KEYWORD_CHARACTERS_MAX) continue
        // German writes every noun with a capital: one such word alone is a word, not yet a name.
        if (ground.language === 'de' && !name.includes(' ')) continue
        const proven = headlinesOnly || (proves && (!opens || !part.startsWith(name))) ? 1 : 0
        const surface = /['’]s$/u.test(part) && !name.includes(' ') ? `${name}'s` : name
        count(names, { key: name.toLowerCase(), surface, group, weight: weight * phraseWeight(name, proves), proven })
      }
    }
  }
  for (const [key, tally] of names) if (tally.proven === 0 && !key.includes(' ')) names.delete(key)
  return joinedNames(names)
}

/** One run of capitals can hold several names: they are parted at a possessive, and in title case at every function word. */
function partsOf(run: string, proves: boolean, language: string): string[] {
  const parts = run.split(POSSESSIVE)
  if (proves) return parts
  return parts.flatMap((part) => {
    const pieces: string[][] = [[]]
    for (const word of part.split(' ')) {
      if (/^\p{Lu}/u.test(word) && isStopWord(word.toLowerCase(), language)) pieces.push([])
      else pieces.at(-1)!.push(word)
    }
    return pieces.map((piece) => piece.join(' ')).filter((piece) => piece !== '')
  })
}

function phraseWeight(name: string, proves: boolean): number {
  if (!name.includes(' ')) return 1
  return proves ? 1.25 : 0.5
}

/** Gives the count of a single name to the one longer name that ends in it: "Merkel" speaks for "Angela Merkel". */
function joinedNames(names: Map<string, Tally>): Map<string, Tally> {
  const endings = new Map<string, string[]>()
  for (const key of names.keys())
    if (key.includes(' '))
      endings.set(key.slice(key.lastIndexOf(' ') + 1), [...(endings.get(key.slice(key.lastIndexOf(' ') + 1)) ?? []), key])
  for (const [key, tally] of names) {
    const longer = endings.get(key) ?? []
    const heir = longer.length === 1 ? names.get(longer[0]!) : undefined
    if (heir === undefined) continue
    // A longer form that hardly anybody uses is a chance meeting of two capitals ("Using Amazon").
    if (heir.groups.size * 4 < tally.groups.size || heir.proven === 0) {
      names.delete(longer[0]!)
      continue
    }
    heir.weight += tally.weight / 2
    for (const group of tally.groups) heir.groups.add(group)
    names.delete(key)
  }
  return names
}

function isTitleCase(text: string): boolean {
  const words = text.slice(0, 300).match(/\p{L}{4,}/gu) ?? []
  return words.length > 0 && words.length <= 25 && words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length > 0.6
}

function opensSentence(text: string, index: number): boolean {
  return index === 0 || /[.!?:“"«„\n–—-]\s*$/u.test(text.slice(Math.max(0, index - 3), index))
}

/** Takes words off the edges that are no part of a name; where a capital proves nothing, a word written small elsewhere is none. */
function trimmedName(raw: string, ground: Ground, at: { opens: boolean; proves: boolean }): string {
  let words = raw.replace(/['’]s?$|[.'’-]+$/u, '').split(' ')
  const plain = (word: string) => word.toLowerCase().replace(/['’]s$|\.$/u, '')
  const isNone = (word: string) => NO_NAMES.has(plain(word)) || ((at.opens || !at.proves) && ground.small.has(word.toLowerCase()))
  const isOpener = (word: string) =>
    at.opens && (isStopWord(plain(word), ground.language) || (ARTICLES.test(word) && ground.language !== 'en'))
  while (words.length > 0 && (isNone(words[0]!) || isOpener(words[0]!) || /^(?:the|an?)$/i.test(words[0]!))) words = words.slice(1)
  while (words.length > 0 && (isNone(words.at(-1)!) || /^\p{Ll}/u.test(words.at(-1)!))) words = words.slice(0, -1)
  if (!at.proves && words.some((word) => /^\p{Lu}/u.test(word) && ground.small.has(word.toLowerCase()))) return ''
  const joined = words
    .join(' ')
    .replace(/['’]s$/u, '')
    .replace(/’/g, "'")
  const name = /^(?:\p{Lu}\.)+\p{Lu}$/u.test(joined) ? joined.replace(/\./g, '') : joined
  const letters = name.replace(/[^\p{L}]/gu, '').length
  return letters < 2 ||
    isShoutedName(words) ||
    (words.length === 1 && isStopWord(plain(name), ground.language) && name !== name.toUpperCase())
    ? ''
    : name
}

/** Datelines and section marks: "PYONGYANG", "CONTENT WITH Intel". Acronyms are shorter. */
function isShoutedName(words: readonly string[]): boolean {
  const shouted = words.filter((word) => /^\p{Lu}{4,}$/u.test(word))
  return words.length === 1 ? /^\p{Lu}{6,}$/u.test(words[0]!) : shouted.length >= 2
}

function isStopWord(word: string, language: string): boolean {
  return termOf(word, language) === ''
}

function wordsIn(passages: readonly Passage[], ground: Ground): Map<string, Tally> {
  const words = new Map<string, Tally>()
  const surfaces = surfacesOf(passages, ground.language)
  for (const [index, { weight, group }] of passages.entries()) {
    for (const surface of surfaces[index]!) {
      const lower = surface.toLowerCase()
      const term = termOf(lower, ground.language)
      if (term === '' || surface.length > KEYWORD_CHARACTERS_MAX || NO_NAMES.has(lower) || NO_KEYWORDS.has(lower)) continue
      if (numbersOf(lower).length > 0) continue
      // Written small somewhere, it is a common word; else the capital stays.
      count(words, { key: term, surface: ground.language !== 'de' && ground.small.has(lower) ? lower : surface, group, weight, proven: 1 })
    }
  }
  return words
}

/** Verbs make poor keywords: in English their endings give most of them away. */
function nounWeight(word: string, language: string): number {
  if (language === 'en') return /(?:ed|ing|ly)$/.test(word) ? 0.35 : 1
  if (language === 'de') return /^\p{Lu}/u.test(word) ? 1 : 0.3
  return 1
}

/** Words as written, of each passage. */
function surfacesOf(passages: readonly Passage[], language: string): string[][] {
  const texts = passages.map(({ text }) => text.slice(0, WORD_CHARACTERS_CONSIDERED))
  if (isUnspaced(language))
    return unspacedWords(
      texts.map((text, i) => ({ text, group: passages[i]!.group })),
      language,
    )
  return texts.map((text) => text.match(/\p{L}[\p{L}\p{M}\p{N}-]+[\p{L}\p{N}]/gu) ?? [])
}

function count(tallies: Map<string, Tally>, one: { key: string; surface: string; group: number; weight: number; proven: number }): void {
  let tally = tallies.get(one.key)
  if (tally === undefined) {
    tally = { surface: new Map(), groups: new Set(), weight: 0, proven: 0 }
    tallies.set(one.key, tally)
  }
  tally.surface.set(one.surface, (tally.surface.get(one.surface) ?? 0) + 1)
  tally.groups.add(one.group)
  tally.weight += one.weight
  tally.proven += one.proven
}

/** A cluster of one-word or wordless headlines still gets what it has. */
function padded(chosen: readonly string[], voices: readonly Voice[]): string[] {
  const all = [...chosen]
  for (const piece of voices.flatMap(({ article }) => article.title.slice(0, 200).split(/\s+/))) {
    if (all.length >= KEYWORDS_MIN) break
    const word = piece.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').slice(0, KEYWORD_CHARACTERS_MAX)
    if (/[\p{L}\p{N}]{2,}/u.test(word) && !covered(word, all)) all.push(word)
  }
  return all
}
