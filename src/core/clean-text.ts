/**
 * Markup to plain text. What publishers put into a title or a body is read as forgiving HTML: scripts and other
 * unreadable elements go with their content, block elements become line ends, entities become characters. What is left
 * is normalised to NFC without control, formatting and zero-width characters, so that equal text has equal bytes.
 */
import { Parser } from 'htmlparser2'

const MARKUP_CHARACTERS_MAX = 1_000_000

/** Elements whose content is not text for readers. */
const UNREADABLE = new Set(
  'script style noscript template iframe object embed svg math canvas audio video select textarea button form nav head map'.split(' '),
)
const BLOCK = new Set(
  `address article aside blockquote body br caption center dd details div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6
  header hr html li main ol p pre section summary table tbody tfoot thead tr ul`.split(/\s+/),
)
const SPACED = new Set(['td', 'th', 'img', 'option'])

/** One line of plain text: for titles and summaries. */
export function cleanLine(markup: string): string {
  return collapseLine(stripMarkup(markup))
}

/** Plain text with one line per paragraph: for bodies. */
export function cleanParagraphs(markup: string): string {
  return collapseParagraphs(stripMarkup(markup))
}

/** The same for text that is known to hold no markup: `<` and `&` are themselves. */
export function plainLine(text: string): string {
  return collapseLine(text.slice(0, MARKUP_CHARACTERS_MAX))
}

export function plainParagraphs(text: string): string {
  return collapseParagraphs(text.slice(0, MARKUP_CHARACTERS_MAX))
}

/** The text without its tags, entities decoded, line ends where blocks end. Linear in its length. */
function stripMarkup(markup: string): string {
  const input = markup.length > MARKUP_CHARACTERS_MAX ? markup.slice(0, MARKUP_CHARACTERS_MAX) : markup
  if (!input.includes('<') && !input.includes('&')) return input
  const parts: string[] = []
  let unreadableDepth = 0
  const parser = new Parser(
    {
      onopentagname(name) {
        if (UNREADABLE.has(name)) unreadableDepth++
        else if (BLOCK.has(name)) parts.push('\n')
        else if (SPACED.has(name)) parts.push(' ')
      },
      onclosetag(name) {
        if (UNREADABLE.has(name)) unreadableDepth = Math.max(0, unreadableDepth - 1)
        else if (BLOCK.has(name)) parts.push('\n')
      },
      ontext(text) {
        if (unreadableDepth === 0) parts.push(text)
      },
    },
    { decodeEntities: true, recognizeCDATA: true },
  )
  // A `<` that opens no tag is text: without this, "profit < loss" would end the text at the sign.
  parser.write(input.replace(/<(?!(?:[a-z/!?][^<>]*>|!\[CDATA\[|!--))/gi, '&lt;'))
  parser.end()
  return parts.join('')
}

/** Shortens to at most `charactersMax` UTF-16 units, at a word where one ends in the last fifth, never inside a character. */
export function cutText(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text
  const hard = text.slice(0, charactersMax - 1)
  const space = hard.search(/\s\S*$/u)
  const cut = space > charactersMax * 0.8 ? hard.slice(0, space) : hard
  return `${cut.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`
}

function collapseLine(text: string): string {
  return normalizeCharacters(text).replace(/\s+/gu, ' ').trim()
}

function collapseParagraphs(text: string): string {
  return normalizeCharacters(text)
    .split(/[\n\r\u2028\u2029]+/u)
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** Control characters that are no white space, soft hyphens, zero-width characters and marks of writing direction. */
const REMOVED = /[^\P{Cc}\s]|[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu
/** Joiners carry meaning inside Arabic and Indic words and inside emoji; elsewhere they only hide differences. */
const IDLE_JOINERS =
  /(?<!\p{Script=Arabic}|\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Tamil}|\p{Script=Telugu}|\p{Script=Kannada}|\p{Script=Malayalam}|\p{Script=Sinhala}|\p{Script=Gujarati}|\p{Script=Gurmukhi}|\p{Script=Oriya}|\p{Extended_Pictographic}|\uFE0F)(?:\u200C|\u200D)/gu

function normalizeCharacters(text: string): string {
  const wellFormed = text.toWellFormed().normalize('NFC').replace(REMOVED, '')
  return /\u200C|\u200D/u.test(wellFormed) ? wellFormed.replace(IDLE_JOINERS, '') : wellFormed
}
