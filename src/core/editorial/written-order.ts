/**
 * Whether a sentence says what a report says in the report's own order. Words alone do not tell who did what, or whose number is whose: "20 dead,
 * 3 hurt" has every word of "3 dead, 20 hurt". So the sentence must follow one sentence of the report from word to word, leaving out a few at a time;
 * only behind a comma or what opens a clause may it go on elsewhere. The function words before a word (not, by, was, after, from) must be the same
 * ones; small ones that change nothing come and go. A number keeps what stands behind it. Nothing is left out that turns a sentence into its
 * opposite or into a certainty: a "not", a "denied", a "may".
 *
 * Where the function words of a language are not known a sentence is taken as it stands in the report, or not at all.
 */

import { numbersOf } from '../text/casualties.ts'
import { wordOf } from '../text/words.ts'
import { type FunctionWords, functionWordsOf, GOVERNING_SIGNS, TURNING_SIGNS } from './written-function-words.ts'

/** How many words may be left out in one place, and how many signs of a script without spaces. */
const LEFT_OUT_WORDS_MAX = 2
const LEFT_OUT_SIGNS_MAX = 8
/** What stands elsewhere in the report than what is before it must be so long, in words and in signs; a shorter one begins with a preposition. */
const RUN_WORDS_MIN = 3
const RUN_SIGNS_MIN = 4
const JUMPS_MAX = 2
/** A report and a sentence that repeat themselves could be laid on each other in very many ways. */
const PLACES_MAX = 20_000
/** Behind a number so many signs are what it counts and what became of that: 三人死亡. */
const COUNTED_SIGNS = 3
/** Elsewhere the endings say who did what to whom, and are compared. */
const STEMMED = new Set(['en', 'fr', 'es', 'it', 'pt', 'nl'])
const TOKEN =
  /\p{N}+(?:[.,\u00a0\u202f]\p{N}+)*|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]|[\p{L}\p{M}]+|[\p{Sc}%‰]|[^\s]/gu
const SIGN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]$/u
const PLACES = new Set(['in', 'on', 'at', 'im', 'am', 'en', 'dans', 'em', 'no', 'na', 'op', 'i', 'på', 'в', 'на'])
/** What a number may lose: "3 people dead" is "3 dead". Stems where there are any. */
const PEOPLE = new Set(['peopl', 'person', 'personn', 'pesso', 'mens', 'menschen', 'personen', 'personer', 'человек', 'человека'])
/** The mayor's brother is not the mayor. */
const OF_SIGNS = new Set(['的', 'の', '의'])
const JOINING = new Set(['and', 'but', 'und', 'et', 'y', 'e', 'ed', 'en', 'och', 'и'])
/** Function words that are what somebody does, so that they need to be told of the same. */
const DEEDS = new Set('be take takes took make makes made get gets got go goes went come came give gave keep kept will'.split(' '))
const BE = new Set(['is', 'are', 'was', 'were', 'be', 'been', 'being'])

/** A word that counts, with what stands before it. */
interface Token {
  readonly key: string
  /** Function words right before it, but for harmless ones. */
  readonly lead: readonly string[]
  /** Everything between the last such word and this one, in small letters: function words and punctuation. */
  readonly between: readonly string[]
  readonly isCapital: boolean
  readonly kind: 'word' | 'day' | 'number' | 'unit' | 'sign'
}

export interface OrderedText {
  readonly tokens: readonly Token[]
  /** What stands behind the last one, and what of it is not harmless. */
  readonly rest: readonly string[]
  readonly tail: readonly string[]
}

export function orderedText(text: string, language: string): OrderedText {
  const known = functionWordsOf(language)
  const tokens: Token[] = []
  let between: string[] = []
  for (const { 0: raw, index } of spelledOut(text, language).matchAll(TOKEN)) {
    const lower = raw.toLowerCase()
    const kind = known?.days.has(lower) ? 'day' : kindOf(raw)
    // The month is no "may".
    const isMonth = raw === 'May' && index > 0 && language === 'en'
    const key = kind === null ? '' : isMonth ? raw : keyOf(raw, { kind, language, known })
    if (key === '' || kind === null) between.push(BE.has(lower) && language === 'en' ? 'be' : lower)
    else {
      tokens.push({ key, kind, between, lead: leadIn(between, known), isCapital: raw !== lower })
      between = []
    }
  }
  return { tokens, rest: between, tail: leadIn(between, known) }
}

function leadIn(between: readonly string[], known: FunctionWords | undefined): string[] {
  return between.filter((word) => /\p{L}/u.test(word) && !known?.harmless.has(word))
}

/** "didn't" is "did not"; "Berg's" keeps its mark, which says that what follows is not Berg. */
function spelledOut(text: string, language: string): string {
  if (language !== 'en') return text
  return text
    .replace(/\bcan(?:['’]t|not)\b/giu, 'can not')
    .replace(/\bwon['’]t\b/giu, 'will not')
    .replace(/n['’]t\b/giu, ' not')
    .replace(/['’]s\b/giu, " '")
}

function kindOf(raw: string): Token['kind'] | null {
  if (/^\p{N}/u.test(raw)) return 'number'
  if (SIGN.test(raw)) return 'sign'
  if (/^[\p{Sc}%‰]$/u.test(raw)) return 'unit'
  return /^\p{L}/u.test(raw) ? 'word' : null
}

function keyOf(
  raw: string,
  { kind, language, known }: { kind: Token['kind']; language: string; known: FunctionWords | undefined },
): string {
  const lower = raw.toLowerCase()
  if (kind === 'sign' || kind === 'unit') return raw
  const [number] = numbersOf(raw)
  if (kind === 'number') return `#${number ?? raw}`
  if (!known) return lower
  if (known.harmless.has(lower)) return ''
  const word = wordOf(raw, language)
  if (word === '') return ''
  if (number !== undefined) return `#${number}`
  return STEMMED.has(language) ? word : lower
}

/** Whether the sentence follows one of the report's, or some of them one after the other. */
export function isSaidInOrder(
  sentence: OrderedText,
  report: readonly OrderedText[],
  { language, isTitle }: { language: string; isTitle: boolean },
): boolean {
  const known = functionWordsOf(language)
  const walk = { sentence, known, isTitle, failed: new Set<string>() }
  return report.some((text, index) =>
    text.tokens.some((_, at) => beginsAt(walk, text, at) && goesOn(walk, { report, index, at, from: 0, jumps: 0, told: [] }, 0)),
  )
}

interface Walk {
  readonly sentence: OrderedText
  readonly known: FunctionWords | undefined
  /** The name of an affair, which says of nobody that they did something. */
  readonly isTitle: boolean
  /** Places from which there is no way to the end. */
  readonly failed: Set<string>
}

interface Place {
  readonly report: readonly OrderedText[]
  /** Which sentence of the report, and where in it. */
  readonly index: number
  readonly at: number
  /** Where in the sentence the run began. */
  readonly from: number
  readonly jumps: number
  readonly told: Told
}

/** Words of the report that turn a sentence, and as what this one has them: a "denied" of its own excuses no other that is left out. */
type Told = readonly { readonly token: Token; readonly as: Token; readonly name?: string }[]

/** `said`: the sentence's word that stands at this place. */
function goesOn(walk: Walk, from: Place, said: number): boolean {
  const { sentence } = walk
  const text = from.report[from.index]!
  const next = sentence.tokens[said + 1]
  const place = { ...from, told: toldSoFar(walk, from, said) }
  const name = [said, place.index, place.at, place.from, place.jumps, ...place.told.map(({ name }) => name)].join(' ')
  if (walk.failed.has(name) || walk.failed.size >= PLACES_MAX) return false
  walk.failed.add(name)
  if (!isOwn(text, sentence, { at: place.at, said })) return false
  const mayStop = endsAt(walk, place, next === undefined ? sentence.rest : []) && isRun(walk, place, said)
  if (next === undefined) return mayStop && isSameTail(sentence, text, place.at)
  for (let at = place.at + 1; at < text.tokens.length; at += 1) {
    if (at - place.at - 1 > LEFT_OUT_SIGNS_MAX) break
    if (text.tokens[at]!.key !== next.key || !mayLeaveOut(walk, text.tokens.slice(place.at + 1, at + 1), next)) continue
    if (goesOn(walk, { ...place, at }, said + 1)) return true
  }
  if (!walk.known && sentence.tokens[said]!.kind !== 'sign') return false
  if (!mayStop || place.jumps === JUMPS_MAX || !opensClause(walk, next) || isAsideOf(walk, place, said)) return false
  return place.report.some((other, index) =>
    other.tokens.some(
      ({ key }, at) =>
        key === next.key &&
        isSameLead(next.lead, other.tokens[at]!.lead) &&
        startsAt(walk, other, { at, said: said + 1, told: place.told }) &&
        hasOwnSubject(walk, { text: other, at, next, isAhead: index === place.index && at > place.at }) &&
        goesOn(walk, { ...place, index, at, from: said + 1, jumps: place.jumps + 1 }, said + 1),
    ),
  )
}

function beginsAt(walk: Walk, text: OrderedText, at: number): boolean {
  const [first] = walk.sentence.tokens
  const token = text.tokens[at]!
  return (
    first !== undefined && first.key === token.key && isSameLead(first.lead, token.lead) && startsAt(walk, text, { at, said: 0, told: [] })
  )
}

/** The words from here up to where the next clause begins. */
function clauseFrom({ known, sentence: { tokens } }: Walk, said: number): readonly string[] {
  const isNext = ({ between }: Token) =>
    between.some((word) => /^[,;:،，；：]$/u.test(word) || JOINING.has(word)) && !between.some((word) => known?.isGoverning(word))
  const next = tokens.findIndex((token, at) => at > said && isNext(token))
  return tokens.slice(said, next < 0 ? tokens.length : next).flatMap(({ between, key }) => [...between, key])
}

function toldSoFar({ known, sentence }: Walk, { report, index, at, told }: Place, said: number): Told {
  const token = report[index]!.tokens[at]!
  const bears = (word: string) => isTurning(known, word) || known?.isGoverning(word) || known?.isSaying(word) || /^[如も]$/u.test(word)
  return [...token.between, token.key].some(bears) ? [...told, { token, as: sentence.tokens[said]!, name: `${index}:${at}` }] : told
}

/** What the sentence has of a word of the report, with what stands before it. */
function wordsTold(told: Told, token: Token): readonly string[] {
  const as = told.find((each) => each.token === token)?.as
  return as === undefined ? [] : [...as.between, as.key]
}

/** Nothing that turns what follows stands before it, in its clause, and it hangs on no word before it ("the lawyer of Berg"). */
function startsAt(walk: Walk, { tokens }: OrderedText, { at, said, told }: { at: number; said: number; told: Told }): boolean {
  const { known, sentence } = walk
  const { between } = tokens[at]!
  if (at > 0 && tokens[at]!.kind !== 'sign' && ['of', 'von', 'de', 'du', "'"].includes(between.at(-1) ?? '')) return false
  if (at > 0 && known?.isQualifying(tokens[at - 1]!.key)) return false
  let isOwnClause = true
  let own = sentence.tokens[said]!.between
  for (let before = at; before >= 0; before -= 1) {
    const token = tokens[before]!
    const words = before < at ? [...token.between, token.key] : token.between
    const has = [...own, ...wordsTold(told, token)]
    const comma = token.between.findLastIndex((word) => /^[,،，、]$/u.test(word))
    const lost = words.filter((word) => !has.includes(word))
    if (lost.some((word) => known?.isGoverning(word) || (isOwnClause && isTurning(known, word)))) return false
    if (token.between.slice(comma + 1).some((word) => known?.isSaying(word) && !has.includes(word))) return false
    if (token.between.some((word) => /^[;:：；]$/u.test(word))) return true
    // Of "he denied that A, and Berg denied that B" the latter has a denial of its own.
    if (comma >= 0 || token.between.some((word) => JOINING.has(word))) own = clauseFrom(walk, said)
    else if (before === at) own = []
    if (comma < 0) continue
    if (token.kind === 'sign') return !isGoverned(tokens.slice(0, before), told)
    if (token.between.slice(comma + 1).some((word) => known?.openers.has(word))) isOwnClause = false
  }
  return true
}

/** 部长否认，公司行贿 and 如果下雨，大坝决堤: behind a denial and a condition a comma ends nothing. */
function isGoverned(before: readonly Token[], told: Told): boolean {
  const clause = before.slice(
    Math.max(
      0,
      before.findLastIndex(({ between }) => between.length > 0),
    ),
  )
  const governing = GOVERNING_SIGNS.exec(clause.map(({ key, kind }) => (kind === 'sign' ? key : ' ')).join(''))
  return governing !== null && wordsTold(told, clause[governing.index]!).length === 0
}

/** What goes on elsewhere must not take its deed from another: it stands first in its clause there too, or behind one word that tells more of it. */
function hasOwnSubject(walk: Walk, { text, at, next, isAhead }: { text: OrderedText; at: number; next: Token; isAhead: boolean }): boolean {
  const token = text.tokens[at]!
  if (!isSameLead(next.between.filter(isRelative), token.between.filter(isRelative))) return false
  if (at === 0) return true
  const isDeed = next.lead.some((word) => DEEDS.has(word))
  if (!isDeed && (token.lead.length > 0 || token.between.some((word) => PLACES.has(word)))) return true
  const isNamed = !isDeed && (next.isCapital || next.kind === 'number' || next.between.some((word) => walk.known?.articles.has(word)))
  if (opensClause(walk, token))
    return isNamed || isAhead || token.between.some((word) => walk.known?.openers.has(word) && !JOINING.has(word))
  return isNamed && token.kind !== 'sign' && (at === 1 || opensClause(walk, text.tokens[at - 1]!))
}

const isRelative = (word: string): boolean => ['who', 'which', 'that'].includes(word)

/** "The head, Ada Moe, was …": what is told of her stands behind the aside, and nowhere else. */
function isAsideOf({ sentence }: Walk, { from }: Place, said: number): boolean {
  const hasComma = ({ between }: Token) => between.includes(',') && !between.some((word) => JOINING.has(word))
  return hasComma(sentence.tokens[said + 1]!) && sentence.tokens.slice(from + 1, said + 1).some(hasComma)
}

/** Nor does it stand behind it, up to the end of the clause. */
function endsAt(walk: Walk, { report, index, at, told }: Place, last: readonly string[]): boolean {
  const { known } = walk
  const { tokens, rest } = report[index]!
  if (isCutShort(walk, tokens, at)) return false
  for (let after = at + 1; after <= tokens.length; after += 1) {
    const token = tokens[after]
    const has = [...last, ...(token ? wordsTold(told, token) : [])]
    for (const word of token?.between ?? rest) {
      if (/^[,،，、;:：；。.]$/u.test(word) || known?.openers.has(word)) return true
      if (isTurning(known, word) && !has.includes(word)) return false
    }
    if (token && isTurning(known, token.key) && !has.includes(token.key)) return false
    if (
      token?.kind === 'sign' &&
      TURNING_SIGNS.test(
        tokens
          .slice(after, after + 3)
          .map(({ key }) => key)
          .join(''),
      )
    )
      return false
  }
  return true
}

/** What follows right behind, be it with an article, is what the deed was done to, or what the thing named is of: "sued the Post editor". */
function isCutShort({ known, isTitle }: Walk, tokens: readonly Token[], at: number): boolean {
  const behind = tokens[at + 1]
  if (behind?.kind === 'sign' && behind.between.length === 0 && OF_SIGNS.has(behind.key)) return true
  if (isTitle || !known || behind === undefined || tokens[at]!.kind === 'sign' || behind.kind === 'sign' || behind.kind === 'day')
    return false
  return isAdjoining({ known }, behind)
}

function isAdjoining({ known }: Pick<Walk, 'known'>, { between }: Token): boolean {
  return between.every((word) => known?.articles.has(word))
}

/** What is left out before the last of these words. */
function mayLeaveOut(walk: Walk, skipped: readonly Token[], next: Token): boolean {
  const last = skipped.at(-1)!
  const leftOut = skipped.slice(0, -1)
  if (leftOut.length === 0) return isSameLead(next.lead, last.lead) && (!isBreak(walk, last) || opensClause(walk, next))
  if (last.kind === 'sign') return isFree(leftOut)
  if (!walk.known || leftOut.length > LEFT_OUT_WORDS_MAX) return false
  const words = skipped.flatMap(({ between, key }) => [...between, key]).slice(0, -1)
  const behind = skipped[0]!.between
  if (
    words.some(
      (word) =>
        (!next.between.includes(word) && (isTurning(walk.known, word) || walk.known?.isQualifying(word))) ||
        walk.known?.openers.has(word) ||
        /^(?:said|says|told|sagte)$/.test(word),
    )
  )
    return false
  if (behind.includes("'")) return false
  const ends = next.between.includes(',') ? last.between.filter((word) => word === ',').length : 0
  // "Sued the Post [editor] for libel", "killed [the rebels] in Tormin", "the police [chief] fled".
  const isOfThing = isAdjoining(walk, skipped[0]!) && (behind.length === 0 || !isAdjoining(walk, last))
  if (isOfThing && skipped[0]!.kind !== 'day' && skipped[0]!.kind !== 'number' && !PEOPLE.has(skipped[0]!.key)) return false
  const commas = words.flatMap((word, at) => (/^[,;:،()–—]$/u.test(word) ? [at] : []))
  const isAside = commas.length > 0 && behind.some((word) => /^[,(–—]$/u.test(word)) && last.between.some((word) => /^[,)–—]$/u.test(word))
  if (commas.length > ends && !isAside) return false
  const isGenitive = last.between.some((word) => ['of', "'", 'von', 'de', 'du', 'del', 'di', 'do', 'da', 'van'].includes(word))
  if (isGenitive && !next.between.some((word) => PLACES.has(word))) return false
  return isSameLead(next.lead, last.lead) || isSameLead(next.lead, [...skipped[0]!.lead, ...last.lead])
}

function isFree(signs: readonly Token[]): boolean {
  return (
    signs.every(({ between, key }, at) => between.length === 0 && !(at === 0 && OF_SIGNS.has(key))) &&
    !TURNING_SIGNS.test(signs.map(({ key }) => key).join(''))
  )
}

/** A number stands with what it is of, on both sides. */
function isOwn({ tokens }: OrderedText, sentence: OrderedText, { at, said }: { at: number; said: number }): boolean {
  if (tokens[at]!.kind !== 'number' && !/^#|^[〇零一二三四五六七八九十百千万亿萬億兆两兩]$/u.test(tokens[at]!.key)) return true
  const [before, after] = [sentence.tokens[said - 1], sentence.tokens[said + 1]]
  if (tokens[at - 1]?.kind === 'unit' && before?.key !== tokens[at - 1]!.key) return false
  if (tokens[at + 1]?.kind === 'unit' && after?.key !== tokens[at + 1]!.key) return false
  const count = tokens[at + 1]?.kind === 'sign' ? COUNTED_SIGNS : 1
  const isLast = after === undefined || after.between.some((word) => /^[^\p{L}]$/u.test(word))
  if (isLast) return before === undefined || before.key === tokens[at - 1]?.key
  if (PEOPLE.has(tokens[at + 1]?.key ?? '') && after.key === tokens[at + 2]?.key) return true
  for (let step = 1; step <= count; step += 1) {
    const [own, told] = [tokens[at + step], sentence.tokens[said + step]]
    if (told !== undefined && own?.key !== told.key) return false
  }
  return true
}

function isRun({ sentence }: Walk, { from, jumps }: Place, to: number): boolean {
  const first = sentence.tokens[from]!
  if (jumps === 0 && to === sentence.tokens.length - 1) return true
  const length = to + 1 - from
  if (first.kind === 'sign') return length >= RUN_SIGNS_MIN
  return length >= RUN_WORDS_MIN || first.lead.length > 0 || first.between.some((word) => PLACES.has(word))
}

/** "… and a budget that does not": function words may be the last that is said. */
function isSameTail({ tail }: OrderedText, text: OrderedText, at: number): boolean {
  const next = text.tokens[at + 1]
  const told = next?.lead ?? text.tail
  return tail.every((word, place) => told[place] === word) && (next !== undefined || tail.length === told.length)
}

/** "…, the mayor said, and entered": without its comma and its "and" it would be the mayor who entered. */
function isBreak({ known }: Walk, { between }: Token): boolean {
  return between.includes(',') && between.some((word) => known?.openers.has(word) || known?.isSaying(word))
}

function opensClause({ known }: Walk, { between }: Pick<Token, 'between'>): boolean {
  return between.some((word) => known?.openers.has(word) || /^[,;:،，、；：–—]$/u.test(word))
}

function isTurning(known: FunctionWords | undefined, word: string): boolean {
  return known?.isTurning(word) === true || (SIGN.test(word) && TURNING_SIGNS.test(word))
}

function isSameLead(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word, at) => word === other[at])
}
