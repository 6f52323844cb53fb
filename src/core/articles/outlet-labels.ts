import { keepNewest } from '../keep-newest.ts'
import { termOf } from '../learning/vector.ts'
import { wordsOf } from '../text/words.ts'

/**
 * Labels of sections, columnists and wires, learned from the stream: "DN Direkt: …", "Opinion | …", "Jane Roe: why …", "… | Outlet", "… (Wire)".
 *
 * What stands before a colon, a bar or a dash, or behind the last one or in brackets at the end, in titles of one outlet that share no word
 * says where the outlet files a report, not what it is about. Countries, companies and affairs stand there too ("Iran: …"), but they are also
 * spoken of within titles and in the texts below them; a label hardly ever is. So a phrase is an outlet's label once it stood at so many titles
 * that have no word in common, and while it was hardly ever seen anywhere else, at any outlet. Bounded; the same titles in the same order give
 * the same labels.
 */
export interface OutletLabels {
  /** The article, its title without what its outlet is known to write before or behind any title. */
  without<Titled extends { readonly title: string; readonly sourceHost: string }>(article: Titled): Titled
  note(article: LabelledArticle): void
  /** What is a label by now. */
  all(): Label[]
}

export interface LabelledArticle {
  readonly title: string
  readonly sourceHost: string
  readonly language: string
  readonly summary: string
  readonly body: string
}

interface Label {
  readonly sourceHost: string
  readonly phrase: string
  readonly unrelated: number
  readonly elsewhere: number
}

/** So many titles without a word in common. */
const UNRELATED_MIN = 5
/** Seen elsewhere at most so often for each title at which it stood. */
const ELSEWHERE_SHARE_MAX = 0.15
/** What is left of a title must say something; scripts without spaces say more in a character. */
const REST_WORDS_MIN = 3
const LABEL_WORDS_MAX = 4
const UNSPACED_WORDS_MAX = 8
const LEAD_CHARACTERS = 400
/** Phrases that are watched; whichever stood at no title for the longest time makes room. Some 10 MB. */
const PHRASES_MAX = 20_000
/** Outlets that share a phrase ("Opinion"). */
const OUTLETS_MAX = 64
/** Words of the last titles at which a phrase stood. */
const WORDS_REMEMBERED = 48
/** "JUST NU: Jane Roe: why …" has two. */
const LABELS_MAX = 2

const HEAD = /^(?:[[【]([^\]】]{2,40})[\]】]\s*|([^:|–—•·»：｜]{2,40}?)(?::\s+|\s*[|：｜]\s*|\s+[–—•·»-]\s+))(?=\S)/u
const TAIL = /^(.*\S)(?:(?:\s+[|–—•·»-]\s+|\s*｜\s*)([^:|–—•·»：｜]{2,40})|(?:\s+\(|\s*[（【]|\s+\[)([^()[\]（）【】]{2,40})[)\]）】])$/u
/** A short head ("Exclusive | …") leaves too little. */
const BARRED = /^(.{20,}\S)(?:\s+\||\s*｜)\s*([^|｜]{2,40})$/u
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const WORD_SPACE = 8
/** What stands in lower case within the names of people. */
const PARTICLES = new Set('de la le del della di da do dos das du von van der den af zu und y e el al bin ibn ter ten'.split(' '))

interface Use {
  readonly sourceHost: string
  /** Titles that had no word in common with the last ones before. */
  unrelated: number
  words: number[]
}

interface Phrase {
  readonly uses: Use[]
  stood: number
  elsewhere: number
}

export function createOutletLabels(): OutletLabels {
  /** The one that stood at no title for the longest time comes first. */
  const phrases = new Map<string, Phrase>()
  return {
    without(article) {
      let text = withoutBarred(article.title)
      for (let i = 0; i < LABELS_MAX; i += 1) {
        const label = readingsOf(text).find(({ phrase }) => isLabel(phrases.get(phrase), article.sourceHost))
        if (!label) break
        text = label.rest
      }
      return text === article.title ? article : { ...article, title: text }
    },
    note(article) {
      const stood = new Map<string, string>()
      for (const { phrase, rest } of readingsOf(article.title)) {
        stood.set(phrase, rest)
        for (const inner of readingsOf(rest)) if (!stood.has(inner.phrase)) stood.set(inner.phrase, inner.rest)
      }
      noteElsewhere(phrases, article.title, stood)
      // What an article is about stands in its text too.
      if (stood.size > 0) noteElsewhere(phrases, (article.summary || article.body).slice(0, LEAD_CHARACTERS))
      for (const [phrase, rest] of stood) noteUse(phrases, phrase, { ...article, rest })
    },
    all: () =>
      [...phrases].flatMap(([phrase, known]) =>
        known.uses
          .filter(({ sourceHost }) => isLabel(known, sourceHost))
          .map(({ sourceHost, unrelated }) => ({ sourceHost, phrase, unrelated, elsewhere: known.elsewhere })),
      ),
  }
}

function withoutBarred(title: string): string {
  const [, rest = '', barred = ''] = BARRED.exec(title) ?? []
  return barred.length < rest.length ? rest || title : title
}

function isLabel(phrase: Phrase | undefined, sourceHost: string): boolean {
  if (!phrase || phrase.elsewhere > ELSEWHERE_SHARE_MAX * phrase.stood) return false
  return phrase.uses.some((use) => use.sourceHost === sourceHost && use.unrelated >= UNRELATED_MIN)
}

function noteUse(
  phrases: Map<string, Phrase>,
  phrase: string,
  at: Pick<LabelledArticle, 'sourceHost' | 'language'> & { rest: string },
): void {
  const { sourceHost, language } = at
  // What else may be a label says nothing of what the title is about.
  const bare = innermost(innermost(at.rest))
  const words = wordsOf(bare, language).map((word) => termOf(word, WORD_SPACE))
  const known = phrases.get(phrase) ?? { uses: [], stood: 0, elsewhere: 0 }
  keepNewest(phrases, [phrase, known], PHRASES_MAX)
  known.stood += 1
  let use = known.uses.find((one) => one.sourceHost === sourceHost)
  if (!use) {
    use = { sourceHost, unrelated: 0, words: [] }
    if (known.uses.push(use) > OUTLETS_MAX) known.uses.shift()
  }
  if (words.length === 0 || words.some((word) => use.words.includes(word))) return
  use.unrelated += 1
  use.words = [...use.words, ...words].slice(-WORDS_REMEMBERED)
}

const innermost = (text: string): string => readingsOf(text).at(-1)?.rest ?? text

/** Looks for phrases in a text, in which a label ("just nu") is no name. */
function noteElsewhere(phrases: ReadonlyMap<string, Phrase>, text: string, stood?: ReadonlyMap<string, string>): void {
  const words = wordsIn(text)
  for (let at = 0; at < words.length; at += 1) {
    const most = UNSPACED.test(words[at]!.key) ? UNSPACED_WORDS_MAX : LABEL_WORDS_MAX
    let phrase = ''
    let isNamed = false
    for (const word of words.slice(at, at + most)) {
      phrase = phrase === '' ? word.key : `${phrase} ${word.key}`
      isNamed ||= word.isName
      if (!isNamed || stood?.has(phrase)) continue
      const known = phrases.get(phrase)
      if (known) known.elsewhere += 1
    }
  }
}

/** What may be a label at either edge of a title, and what it then stands at. Both, where one mark parts the title. */
function readingsOf(title: string): { phrase: string; rest: string }[] {
  const first = HEAD.exec(title)
  const last = TAIL.exec(title)
  const readings = [
    ...(first ? [{ phrase: phraseOf(first[1] ?? first[2] ?? ''), rest: title.slice(first[0].length) }] : []),
    ...(last ? [{ phrase: phraseOf(last[2] ?? last[3] ?? ''), rest: last[1]! }] : []),
  ]
  return readings.filter(({ phrase, rest }) => phrase !== '' && wordsIn(rest).length >= REST_WORDS_MIN)
}

/** The key of a phrase; '' when it is too long for a label, says no word, or speaks of something: "The war in Norland". */
function phraseOf(text: string): string {
  const words = wordsIn(text)
  const most = words.some(({ key }) => UNSPACED.test(key)) ? UNSPACED_WORDS_MAX : LABEL_WORDS_MAX
  if (words.length > most || !/\p{L}/u.test(text)) return ''
  const further = words.slice(1)
  const isSpoken = further.some(({ isName }) => isName) && further.some(({ key, isName }) => !isName && !PARTICLES.has(key))
  return isSpoken ? '' : keyOf(words)
}

interface Word {
  readonly key: string
  /** Written as a name is, or in a script without capitals. */
  readonly isName: boolean
}

function wordsIn(text: string): Word[] {
  return (text.match(WORD) ?? []).map((word) => {
    const key = word.toLowerCase()
    return { key, isName: word !== key || key === word.toUpperCase() }
  })
}

const keyOf = (words: readonly Word[]): string => words.map(({ key }) => key).join(' ')
