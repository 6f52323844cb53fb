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
/** So many lines may stand above a text, none longer than these; with a longer one the text begins. */
const LINES_MAX = 6
const LINE_CHARACTERS_MAX = 240
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
  const lines: string[] = []
  for (let from = 0; lines.length < LINES_MAX; ) {
    const end = body.indexOf('\n', from)
    if (end < 0 || end - from > LINE_CHARACTERS_MAX) break
    lines.push(body.slice(from, end))
    from = end + 1
  }
  return lines
}

/** With the ends of lines. */
const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length + 1, 0)

const [ZERO, NINE] = ['0'.charCodeAt(0), '9'.charCodeAt(0)]

/** A hash of 32 bits, by which two of 50,000 lines meet hardly ever; of a short line each number is as good as another. */
function keyOf(host: string, line: string): number {
  const isShort = line.length <= SHORT_CHARACTERS
  const outlet = isShort && !endsSentence(line) ? '' : host
  let hash = 0x811c9dc5 | 0
  for (let i = -outlet.length; i < line.length; i++) {
    const isOfLine = i >= 0
    let code = isOfLine ? line.charCodeAt(i) : outlet.charCodeAt(i + outlet.length)
    if (isShort && isOfLine && isDigit(code)) {
      if (i > 0 && isDigit(line.charCodeAt(i - 1))) continue
      code = ZERO
    }
    hash = Math.imul(hash ^ code, 0x01000193)
  }
  return hash
}

const isDigit = (code: number): boolean => code >= ZERO && code <= NINE
