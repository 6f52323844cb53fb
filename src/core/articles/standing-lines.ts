import { keepNewest } from '../keep-newest.ts'
import { endsSentence } from '../text/sentences.ts'
import { type Headline, headlineOf, isAlike, TITLES_MIN, tells } from './headline-words.ts'
import { tokenize } from './near-duplicate-tokens.ts'

/**
 * Lines that are printed above any report: whose picture it is, "Published 3 hours ago", "Listen to this article", "Jane Roe, our reporter in Velia".
 *
 * Such a line stood above several reports before, under headlines that have little in common, and told none of them. A short one that is no sentence
 * counts for all outlets, since their pages are made by the same programs; a sentence counts for its own. Bounded; the same articles in the same
 * order give the same lines.
 */
export interface StandingLines {
  /** The body without the standing lines above its text. */
  without(article: Lined): string
  note(article: Lined): void
}

export interface Lined {
  readonly sourceHost: string
  readonly title: string
  readonly body: string
}

/** A town may stand alone ("ISTANBUL"), and a single word tells nothing that misleads. */
const WORDS_MIN = 2
/** Lines above a text, all that may stand there. */
const LINES_MAX = 12
/** Of a line so short numbers don't count: the hour, the day, how many minutes it takes to read. */
const SHORT_CHARACTERS = 80
/** Lines that are watched; whichever was met least lately makes room. Some 11 MB. */
const WATCHED_MAX = 50_000

export function createStandingLines(): StandingLines {
  /** By their keys, the unlike headlines that lines stood under; the one that was met least lately comes first. */
  const watched = new Map<number, readonly Headline[]>()
  const isStanding = (line: string, { title, sourceHost }: Lined): boolean => {
    const headlines = watched.get(keyOf(sourceHost, line))
    if (headlines?.length !== TITLES_MIN) return false
    const words = tokenize(line).hashes
    return words.length >= WORDS_MIN && ![headlineOf(title), ...headlines].some((headline) => tells(words, headline))
  }
  return {
    without(article) {
      const lines = linesAbove(article.body)
      const kept = lines.filter((line) => !isStanding(line, article))
      return kept.length === lines.length ? article.body : [...kept, article.body.slice(lengthOf(lines))].join('\n')
    },
    note({ sourceHost, title, body }) {
      const headline = headlineOf(title)
      for (const line of linesAbove(body)) {
        const key = keyOf(sourceHost, line)
        const known = watched.get(key) ?? []
        const isNew = known.length < TITLES_MIN && !known.some((other) => isAlike(other, headline))
        keepNewest(watched, [key, isNew ? [...known, headline] : known], WATCHED_MAX)
      }
    },
  }
}

/** The last line of a body is its text, which is read by how it begins ({@link file://./standing-texts.ts}). */
function linesAbove(body: string): string[] {
  const lines = body.split('\n', LINES_MAX + 1)
  return lines.slice(0, -1)
}

/** With the ends of lines. */
const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length + 1, 0)

/** Two hashes of 32 and 21 bits in one number. */
function keyOf(host: string, line: string): number {
  const isShort = line.length <= SHORT_CHARACTERS
  const printed = isShort ? line.replace(/\p{N}+/gu, '0') : line
  const text = isShort && !endsSentence(line) ? printed : `${host} ${printed}`
  let [one, other] = [0x811c9dc5 | 0, 5381]
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    one = Math.imul(one ^ code, 0x01000193)
    other = (Math.imul(other, 33) + code) | 0
  }
  return (one >>> 0) * 0x200000 + (other & 0x1fffff)
}
