/** A headline for an item that has none, as notes of micro-blogs do: its first sentence, or so much of it as a headline holds. */
import { cutText, HAS_WORDS } from './clean-text.ts'
import { sentencesOf } from './sentences.ts'

const HEADLINE_CHARACTERS_MAX = 140
/** Less than this is an exclamation ("Breaking!"), and what it announces is told with it. East Asian characters say as much as two. */
const HEADLINE_WIDTH_MIN = 16
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const SENTENCES_MAX = 5
const CHARACTERS_CONSIDERED = 2_000
const ADDRESS = /https?:\/\/\S+/gi
const STOP_AT_END = /(?<=[\p{Ll}\p{N}]{2})\.$|。$/u

/** Of plain text, one line per paragraph; '' where it says nothing but addresses and hashtags. */
export function headlineOf(text: string): string {
  const sentences = sentencesOf(text.slice(0, CHARACTERS_CONSIDERED), SENTENCES_MAX)
    .map((sentence) => sentence.replace(ADDRESS, ' ').replace(/\s+/gu, ' ').trim())
    .filter((sentence) => HAS_WORDS.test(sentence) && !/^(?:#[\p{L}\p{N}_]+\s*)+$/u.test(sentence))
  let headline = ''
  for (const sentence of sentences) {
    if (headline.length + (headline.match(WIDE)?.length ?? 0) >= HEADLINE_WIDTH_MIN) break
    headline = `${headline} ${sentence}`.trim()
  }
  const bare = withoutHashtagsAtEnd(headline)
    .replace(/(?<![\s:–—-])[\s:–—-]+$/u, '')
    .replace(STOP_AT_END, '')
  return cutText(bare, HEADLINE_CHARACTERS_MAX)
}

/** A line without the hashtags that end it, two or more: one alone may be a word of the sentence. */
export function withoutHashtagsAtEnd(text: string): string {
  const words = text.split(' ')
  const last = words.findLastIndex((word) => !/^#[\p{L}\p{N}_]+$/u.test(word))
  return words.length - 1 - last > 1 ? words.slice(0, last + 1).join(' ') : text
}
