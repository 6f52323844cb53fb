import { keepNewest } from '../keep-newest.ts'
import { type Headline, headlineOf, isAlike, TITLES_MIN, tells } from './headline-words.ts'
import { tokenize } from './near-duplicate-tokens.ts'

/**
 * What stands where an article's text should be, or before it: a page's menu, a notice about cookies, an appeal to subscribe, one description for
 * every entry of a feed. It says nothing of the event, and all articles that carry it would look like one.
 *
 * A report tells what its headline says. So what texts of one outlet begin with, one like the other, is a standing text once it stood under several
 * headlines that have little in common and told none of them. Bounded; the same articles in the same order give the same texts.
 */
export interface StandingTexts {
  /** The article, its summary and its body without the standing text that they are known to begin with. */
  without<Told extends Texts>(article: Told): Told
  note(article: Texts): void
}

export interface Texts {
  readonly sourceHost: string
  readonly title: string
  readonly summary: string
  readonly body: string
}

/** Texts that begin with so many words alike are compared; a shorter one is taken whole. */
const BEGINNING_WORDS = 16
const BEGINNING_WORDS_MIN = 4
/** Holds so many, in nearly any language. */
const BEGINNING_CHARACTERS = 200
/** How far is read: what stands the same until there is all that there is. */
const READ_CHARACTERS = 1_600
/** Beginnings that are watched; whichever was met least lately makes room. Some 16 MB, 47 were all of them standing texts. */
const BEGINNINGS_MAX = 20_000

type Words = readonly number[]

interface Beginning {
  /** Unlike ones that it stood under. */
  readonly headlines: readonly Headline[]
  /** What the texts have in common, from their first word on; unknown while there is one headline. */
  readonly common: Words
}

export function createStandingTexts(): StandingTexts {
  /** The one that was met least lately comes first. */
  const beginnings = new Map<string, Beginning>()
  const cut = (text: string, { title, sourceHost }: Texts): string => {
    const known = beginnings.get(keyOf(sourceHost, beginningOf(text)))
    if (known?.headlines.length !== TITLES_MIN) return text
    const words = wordsOf(text, READ_CHARACTERS)
    const common = commonOf(known.common, words)
    if ([headlineOf(title), ...known.headlines].some((headline) => tells(common, headline))) return text
    return common.length === words.length ? '' : restOf(text, common.length)
  }
  return {
    without(article) {
      const [summary, body] = [cut(article.summary, article), cut(article.body, article)]
      return summary === article.summary && body === article.body ? article : { ...article, summary, body }
    },
    note({ sourceHost, title, summary, body }) {
      const headline = headlineOf(title)
      for (const text of new Set([summary, body])) {
        const beginning = beginningOf(text)
        if (beginning.length < BEGINNING_WORDS_MIN || tells(beginning, headline)) continue
        const key = keyOf(sourceHost, beginning)
        keepNewest(beginnings, [key, withOne(beginnings.get(key), text, headline)], BEGINNINGS_MAX)
      }
    },
  }
}

function withOne(known: Beginning | undefined, text: string, headline: Headline): Beginning {
  if (!known) return { headlines: [headline], common: [] }
  const words = wordsOf(text, READ_CHARACTERS)
  if (known.headlines.length === TITLES_MIN) return { ...known, common: commonOf(known.common, words) }
  return known.headlines.some((other) => isAlike(other, headline)) ? known : { headlines: [...known.headlines, headline], common: words }
}

const wordsOf = (text: string, characters: number): Words => tokenize(text.slice(0, characters)).hashes
const beginningOf = (text: string): Words => wordsOf(text, BEGINNING_CHARACTERS).slice(0, BEGINNING_WORDS)
const keyOf = (sourceHost: string, beginning: Words): string => `${sourceHost} ${beginning.join(' ')}`

function commonOf(one: Words, other: Words): Words {
  const end = one.findIndex((word, i) => word !== other[i])
  return end < 0 ? one : one.slice(0, end)
}

/** A text without its first words, whatever parts them from the next one. */
function restOf(text: string, words: number): string {
  let [from, to] = [0, Math.min(text.length, READ_CHARACTERS)]
  while (from < to) {
    const middle = (from + to + 1) >> 1
    if (tokenize(text.slice(0, middle)).hashes.length <= words) from = middle
    else to = middle - 1
  }
  return text.slice(from)
}
