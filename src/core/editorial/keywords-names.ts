/**
 * Names in the passages of a cluster: runs of capitalised words, without what somebody is ("Vice President Joe Biden" is Joe Biden) and without
 * the words that only stand beside one. Where every word is capitalised (headlines in title case, the first word of a sentence) a capital proves
 * nothing: there a word that also occurs in small letters is no name, and a single word counts as one only when it is proven inside a running
 * sentence or when the cluster has headlines only. Longer and shorter forms of one name are counted together.
 */

import { gazetteerOf } from '../tags/country-gazetteer.ts'
import { findMentions, splitWords } from '../tags/country-match.ts'
import { isCommonWord, isKnownPair } from '../text/common-words.ts'
import { termOf } from '../text/content-terms.ts'
import { withoutBentNoun, withoutOpeningAdjective } from './keywords-german.ts'
import { joinedCases, joinedForms, joinedNames } from './keywords-name-forms.ts'
import { INSTITUTION, withoutOffice } from './keywords-offices.ts'
import { isInflectedVerb } from './keywords-poor.ts'

export interface Passage {
  readonly text: string
  readonly group: number
  readonly weight: number
  /** A capital inside this passage marks a name. */
  readonly proves: boolean
}

export interface Tally {
  readonly surface: Map<string, number>
  readonly groups: Set<number>
  weight: number
  proven: number
  /** How often a capital that proves something marks it. */
  marked: number
}

export const KEYWORD_CHARACTERS_MAX = 60
/** Of a passage that is a headline. */
export const TITLE_WEIGHT = 2
/** A word is the beginning of names when it stands before another capital so often. */
const LEADING_SHARE = 0.8

const INITIALS = String.raw`(?:\p{Lu}\.)+(?:\p{Lu}(?!\p{L}))?`
const CAPITALISED = String.raw`(?:${INITIALS}|\p{Lu}[\p{L}\p{N}’'-]*(?:&\p{Lu}[\p{L}\p{N}]*)*)`
const CONNECTOR =
  '(?:of|of the|de|de la|de las|de los|del|della|dei|degli|delle|da|do|dos|das|di|du|des|von|von der|van|van der|van den|der|den|af|bin|al|el|la|y|e|the)'
/** "Jeanne d’Arc", "Banca dell’Umbria". */
const ELIDED_CONNECTOR = " (?:de l|d|dell)['’]"
const NAME = new RegExp(String.raw`(?<![\p{L}\p{N}])${CAPITALISED}(?:(?: ${CONNECTOR} |${ELIDED_CONNECTOR}| |-)${CAPITALISED}){0,6}`, 'gu')
/** With their dots they would end a sentence in the middle of a name. */
const TITLES_WITH_DOTS =
  /(?<!\p{L})(Gov|Sen|Rep|Gen|Lt|Col|Maj|Capt|Sgt|Cpl|Adm|Dr|Mr|Mrs|Ms|Prof|Rev|Hon|Jr|Sr|St|Supt|Det|Insp|Dhr|Mevr|Hr|Sra|Dña|Dott|Ing|Mgr|JUDr|MUDr|Inż|Prok)\. (?=\p{Lu})/gu
/** "R-Ill." behind a politician's name. */
const OF_PARTY = /^[DIR]-\p{Lu}/u
/** Days that are names. */
const DAY_NAME = /^(?:super|black|cyber|good|bloody|ash|palm|maundy|holy|giving|fat)$/i
/** "North Korea's Kim" is two names, "New Year's Eve" and "People's Party" are one. */
const POSSESSIVE =
  /(?<!\b(?:Women|Men|People|Children|Workers|Lloyd|Valentine|Patrick|Mother|Father|King|Queen|Moody|McDonald))['’]s? (?=\p{Lu})(?!(?:Day|Eve|Party|Court|Street|Church|College|Hospital)\b)/u
/** "Velia Park'ta Orskspor": the ending of a case closes a name. */
const TURKISH_CASE = /['’]\p{Ll}+ (?=\p{Lu})/u
/** No names, and no words worth a search. */
export const NO_NAMES = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december jan feb mar apr jun jul aug sept sep oct nov dec ' +
    'gmt est edt bst cet am pm mr mrs ms dr president prime minister photo image images video media story read more news breaking exclusive update updated live watch reuters ap afp cnn bbc dpa getty associated press ' +
    'inc ltd corp plc llc gmbh sens reps calif fla ariz minn okla tenn wis ' +
    'twitter facebook instagram scroll advertisement another authorities officials police related caption copyright ' +
    'montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz juni juli oktober dezember foto bild amid despite after before during inside behind against using why how what when where lundi mardi mercredi jeudi vendredi samedi dimanche ' +
    'lunes martes miércoles jueves viernes sábado domingo lunedì martedì mercoledì giovedì venerdì segunda terça quarta quinta sexta presidente ministro'
  ).split(' '),
)
/** As months they stand alone, before a number: "Jan de Vries". */
const GIVEN_TOO = /^(?:Jan|Jun)$/
const ARTICLE = /^(?:the|an?)$/i
/** A small word and a common one that begin a French or an Italian sentence. */
const ELIDED = /^(?:[CDJLNS]|Qu|Un|Dell|All|Nell|Dall|Sull|Quell|Quest)['’]\p{Ll}/u
const ARTICLES = /^(?:the|a|an|el|los|las|la|le|les|il|lo|gli|i|un|una|une|o|os|as|um|uma|der|die|das|ein|eine)$/i

export interface Ground {
  /** Words seen with a small first letter. */
  readonly small: ReadonlySet<string>
  /** Words seen with a capital inside a running sentence. */
  readonly capital: ReadonlySet<string>
  readonly language: string
}

/** Names that stand in the passages, with who says them and how often. */
export function namesIn(passages: readonly Passage[], ground: Ground): Map<string, Tally> {
  const names = new Map<string, Tally>()
  const headlinesOnly = passages.every((passage) => passage.weight === TITLE_WEIGHT)
  const runs = passages.flatMap((passage) => runsIn(passage, ground.language))
  // What stands so inside a running sentence is a name at its beginning and in headlines too.
  const inside = new Set(runs.filter((run) => run.proves && !run.opens).map((run) => run.words))
  for (const { words, weight, group, ...at } of runs) {
    const proves = at.proves || inside.has(words)
    const opens = at.opens && !inside.has(words)
    for (const part of partsOf(words, proves, ground)) {
      const name = trimmedName(part, ground, { opens: opens && words.startsWith(part), proves })
      if (name === '' || OF_PARTY.test(name) || name.length > KEYWORD_CHARACTERS_MAX) continue
      // German writes every noun with a capital: one such word alone is a word, not yet a name.
      if (ground.language === 'de' && !name.includes(' ')) continue
      const proven = headlinesOnly || (proves && (!opens || !part.startsWith(name))) ? 1 : 0
      const surface = /['’]s$/u.test(part) && !name.includes(' ') ? `${name}'s` : name
      const marked = at.proves && proves && proven === 1 && !(opens && words.startsWith(name)) ? 1 : 0
      countTally(names, { key: name.toLowerCase(), surface, group, weight: weight * phraseWeight(name, proves), proven, marked })
    }
  }
  for (const [key, tally] of names) if (tally.proven === 0 && !key.includes(' ')) names.delete(key)
  return joinedNames(joinedForms(joinedCases(names, ground.language)))
}

/** Words that stand with a capital inside a running sentence, in small letters. */
export function capitalWords(passages: readonly Passage[]): Set<string> {
  const runs = passages.flatMap((passage) => runsIn(passage)).filter(({ proves, opens }) => proves && !opens)
  return new Set(runs.flatMap(({ words }) => words.toLowerCase().split(/[ -]|['’]s?(?= |$)/)))
}

/** Words that nearly always begin a longer name ("Supreme", "Gordon"): by themselves they say nothing. */
export function leadingWords(passages: readonly Passage[]): Set<string> {
  const seen = new Map<string, { leads: number; all: number }>()
  for (const { words, proves } of passages.flatMap((passage) => runsIn(passage))) {
    if (!proves) continue
    const run = words.toLowerCase().split(/[ -]/)
    for (const [i, word] of run.entries()) {
      const times = seen.get(word) ?? { leads: 0, all: 0 }
      seen.set(word, { leads: times.leads + (i < run.length - 1 ? 1 : 0), all: times.all + 1 })
    }
  }
  return new Set([...seen].filter(([, { leads, all }]) => leads > 1 && leads >= LEADING_SHARE * all).map(([word]) => word))
}

interface Run {
  readonly words: string
  /** It begins a sentence. */
  readonly opens: boolean
  readonly weight: number
  readonly group: number
  readonly proves: boolean
}

/** Where Han characters or hiragana go on without a space, a name in Latin letters has ended: "DNA一致". */
const OTHER_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}].*$/u

const SENTENCES = /(?<!\p{Lu}\.)(?<=[.!?])\s+|\n+/u
/** A line below a headline in title case may be written as a sentence is. */
const PARTS_OF_HEADLINE = /(?<!\p{Lu}\.)(?<=[.!?])\s+|\n+| [|–—-]+ /u

/** Runs of capitals, sentence by sentence: one in title case (a headline within the text) proves no name. */
function runsIn({ text, weight, group, proves }: Passage, language = ''): Run[] {
  return text
    .replace(TITLES_WITH_DOTS, '$1 ')
    .split(weight === TITLE_WEIGHT ? PARTS_OF_HEADLINE : SENTENCES)
    .flatMap((sentence) => {
      const provesHere = proves && !isMostlyCapitalised(sentence)
      return [...sentence.matchAll(NAME)].map((match) => {
        const whole = match[0].replace(OTHER_SCRIPT, '')
        const words = language === 'de' ? withoutBentNoun(whole, sentence.slice(0, match.index)) : whole
        return { words, opens: opensSentence(sentence, match.index), weight, group, proves: provesHere }
      })
    })
}

/** One run of capitals can hold several names: they are parted at a possessive, and in title case at every function word and every common one. */
function partsOf(run: string, proves: boolean, ground: Ground): string[] {
  const parts = run.split(ground.language === 'tr' ? TURKISH_CASE : POSSESSIVE).flatMap((part) => namesApart(part, ground.language))
  if (proves) return parts
  return parts.flatMap((part) => {
    const pieces: string[][] = [[]]
    const words = part.split(' ')
    for (const [i, word] of words.entries()) {
      const parts = isStopWord(word.toLowerCase(), ground.language) || isCommonAmong(words, i, ground) || isVerbBetween(words, i, ground)
      if (/^\p{Lu}/u.test(word) && parts) pieces.push([])
      else pieces.at(-1)!.push(word)
    }
    return pieces.map((piece) => piece.join(' ')).filter((piece) => piece !== '')
  })
}

/** "State of the Union" and "Player of the Year" are one, "Rose Garden of the White House" and "Parliament of the Netherlands" two. */
function partedAtOf(run: string): string[] {
  const [name = '', ...others] = run.split(' of the ')
  const other = others.join(' of the ')
  if (other === '') return [run]
  const isOne = /^(?:Year|Month|Week|Decade|Century|Union)$/.test(other) || !(name.includes(' ') || namesPlace(other.split(' '), 'en'))
  return isOne ? [run] : [name, other]
}

/** Where "do" means "to": "z Velmaru do Ostrova". */
const SLAVIC_TO: ReadonlySet<string> = new Set(['pl', 'cs', 'sk', 'sl', 'hr', 'bs'])

/** Italian "Ada Roe e Per Lind" are two, and so are two countries in Spanish and Portuguese; "Rocha e Melo" is one. */
function namesApart(run: string, language: string): string[] {
  if (SLAVIC_TO.has(language)) return run.split(' do ')
  // "Konzern den Start der Spiele": of the articles only "der" and "des" join nouns.
  if (language === 'de') return run.split(/ (?:den|das) /)
  if (language === 'en') return partedAtOf(run)
  const [joint = '', isAlwaysTwo] = { it: [' e ', true] as const, es: [' y ', false] as const, pt: [' e ', false] as const }[language] ?? []
  if (joint === '' || !run.includes(joint)) return [run]
  const [first = '', ...rest] = run.split(joint)
  const names = [first]
  for (const name of rest) {
    const [before, isLong] = [names.at(-1)!, [names.at(-1)!, name].every((one) => one.includes(' '))]
    const both = `${before}${joint}${name}`
    const isCountry = [before, name].some((one) => namesPlace(one.split(' '), language) === 'country')
    if ((isAlwaysTwo || isLong || isCountry) && namesPlace(both.split(' '), language) === null) names.push(name)
    else names[names.length - 1] = both
  }
  return names
}

/** What kind of place all the words name together: "Nueva York", "Los Ángeles". */
function namesPlace(words: readonly string[], language: string): 'country' | 'place' | null {
  const plain = splitWords(words.join(' '))
  const [mention] = findMentions(plain, gazetteerOf(language))
  if (mention === undefined || mention.words !== plain.length) return null
  return mention.name.kind === 'country' || mention.name.kind === 'place' ? mention.name.kind : null
}

/** A common word that makes no name with the one beside it, and has no capital in any sentence. */
function isCommonAmong(words: readonly string[], at: number, ground: Ground): boolean {
  return isWrittenSmall(words[at]!.toLowerCase(), ground) && !isHalfOfPair(words, at)
}

/** "Roe Accuses Lind": the verb between two names, not "Sioux Falls" or "Mark Roe". */
function isVerbBetween(words: readonly string[], at: number, { language }: Ground): boolean {
  const isBetween = at > 0 && at < words.length - 1
  return language === 'en' && isBetween && isInflectedVerb(words[at]!.toLowerCase()) && !isHalfOfPair(words, at)
}

/** Whether a word makes a name that everybody knows with the one before or behind it. */
function isHalfOfPair(words: readonly string[], at: number): boolean {
  const [before = '', word = '', after = ''] = [-1, 0, 1].map((step) => words[at + step]?.toLowerCase())
  return isKnownPair(before, word) || isKnownPair(word, after)
}

/** Seen in small letters in the cluster, or, where it has a capital in no sentence of it, known for them. */
export function isWrittenSmall(word: string, { small, capital, language }: Ground): boolean {
  return small.has(word) || (language === 'en' && !capital.has(word) && isCommonWord(word))
}

/** And no half of a name that everybody knows: beside "the new rules" a sentence may open with "New York". */
function isSmallElsewhere(words: readonly string[], at: number, { small }: Ground): boolean {
  return small.has(words[at]!.toLowerCase()) && !isHalfOfPair(words, at)
}

function phraseWeight(name: string, proves: boolean): number {
  if (!name.includes(' ')) return 1
  return proves ? 1.25 : 0.5
}

/** Whether most words of some length have a capital. */
export function isMostlyCapitalised(text: string): boolean {
  const words = text.slice(0, 300).match(/\p{L}{4,}/gu) ?? []
  return words.length > 0 && words.length <= 25 && words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length > 0.6
}

function opensSentence(text: string, index: number): boolean {
  return index === 0 || /[.!?:“"«„\n–—-]\s*$/u.test(text.slice(Math.max(0, index - 3), index))
}

/** "Irak'tan". */
const TURKISH_ENDING = /['’]\p{Ll}*$|[.'’-]+$/u

/** Takes words off the edges that are no part of a name; where a capital proves nothing, a word written small elsewhere is none. */
function trimmedName(raw: string, ground: Ground, at: { opens: boolean; proves: boolean }): string {
  const bare = raw.replace(ground.language === 'tr' ? TURKISH_ENDING : /['’]s?$|[.'’-]+$/u, '')
  let words = withoutOffice(bare.split(' '), ground.language)
  const plain = (word: string) => word.toLowerCase().replace(/['’]s$|\.$/u, '')
  // Behind an article a sentence has begun: what has a capital there has it of itself.
  const opens = at.opens && !ARTICLE.test(words[0] ?? '')
  const isNone = (i: number) =>
    (NO_NAMES.has(plain(words[i]!)) && !(at.proves && GIVEN_TOO.test(words[i]!) && i < words.length - 1)) ||
    ((opens || !at.proves) && isSmallElsewhere(words, i, ground))
  const isOpener = (word: string) =>
    opens &&
    (isStopWord(plain(word), ground.language) ||
      (ARTICLES.test(word) && ground.language !== 'en') ||
      (word === words[0] && isCommonAmong(words, 0, ground))) &&
    !isKnownPair(plain(word), plain(words[1] ?? ''))
  const isWhole = () => ground.language !== 'en' && words.length === 2 && namesPlace(words, ground.language) !== null
  if (ground.language === 'de') {
    while (/^(?:der|des)$/.test(words[0] ?? '')) words = words.slice(1)
    if (at.opens) words = withoutOpeningAdjective(words, (word) => ground.capital.has(word))
  }
  // "L'azienda", "All'indomani"
  while (ELIDED.test(words[0] ?? '')) words = words.slice(1)
  while (words.length > 0 && !isWhole() && (isNone(0) || isOpener(words[0]!) || ARTICLE.test(words[0]!))) words = words.slice(1)
  while (
    words.length > 0 &&
    !DAY_NAME.test(words.at(-2) ?? '') &&
    (isNone(words.length - 1) || /^\p{Ll}(?!\p{Ll}{0,3}['’]\p{Lu})/u.test(words.at(-1)!))
  )
    words = words.slice(0, -1)
  words = withoutHome(words, ground.language)
  if (!at.proves && !isWhole() && words.some((word, i) => /^\p{Lu}/u.test(word) && isSmallElsewhere(words, i, ground))) return ''
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

/** "Susan Roe of Maine" is a person, "Supreme Court of Maine" is not. */
function withoutHome(words: readonly string[], language: string): string[] {
  const at = language === 'en' ? words.indexOf('of') : -1
  const isPerson =
    at >= 2 && words.slice(0, at).every((word) => /^\p{Lu}/u.test(word) && !INSTITUTION.test(word) && !isCommonWord(word.toLowerCase()))
  const home = words.slice(at + 1)
  return isPerson && namesPlace(words, language) === null && (namesPlace(home, language) ?? namesPlace(home.slice(0, 1), language)) !== null
    ? words.slice(0, at)
    : [...words]
}

/** Datelines and section marks: "PYONGYANG", "CONTENT WITH Intel". Acronyms are shorter. */
function isShoutedName(words: readonly string[]): boolean {
  const shouted = words.filter((word) => /^\p{Lu}{4,}$/u.test(word))
  return words.length === 1 ? /^\p{Lu}{6,}$/u.test(words[0]!) : shouted.length >= 2
}

function isStopWord(word: string, language: string): boolean {
  return termOf(word, language) === ''
}

export function countTally(
  tallies: Map<string, Tally>,
  one: { key: string; surface: string; group: number } & Pick<Tally, 'weight' | 'proven' | 'marked'>,
): void {
  let tally = tallies.get(one.key)
  if (tally === undefined) {
    tally = { surface: new Map(), groups: new Set(), weight: 0, proven: 0, marked: 0 }
    tallies.set(one.key, tally)
  }
  tally.surface.set(one.surface, (tally.surface.get(one.surface) ?? 0) + 1)
  tally.groups.add(one.group)
  tally.weight += one.weight
  tally.proven += one.proven
  tally.marked += one.marked
}
