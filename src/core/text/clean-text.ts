/**
 * Markup to plain text. What publishers put into a title or a body is read as forgiving HTML: scripts and other
 * unreadable elements go with their content, block elements become line ends, entities become characters. What is left
 * is normalised to NFC without control, formatting and zero-width characters, so that equal text has equal bytes.
 */
import { Parser } from 'htmlparser2'
import { endOfWhole } from './cut-at-word.ts'

const MARKUP_CHARACTERS_MAX = 1_000_000
/** How many elements may be open at once; deeper ones are read as if they held nothing, their text stays. Pages nest some thirty. */
const OPEN_ELEMENTS_MAX = 256

/** What a text of punctuation alone lacks. */
export const HAS_WORDS = /[\p{L}\p{N}]/u

/** Elements whose content is not text for readers. */
const UNREADABLE = new Set(
  'script style noscript template iframe object embed svg math canvas audio video select textarea button form nav head map figcaption'.split(
    ' ',
  ),
)
const BLOCK = new Set(
  `address article aside blockquote body br caption center dd details div dl dt fieldset figure footer h1 h2 h3 h4 h5 h6
  header hr html li main ol p pre section summary table tbody tfoot thead tr ul`.split(/\s+/),
)
const SPACED = new Set(['td', 'th', 'img', 'option'])

/** One line of plain text: for titles and summaries. */
export function cleanLine(markup: string): string {
  return collapseLine(stripMarkup(markup))
}

/** Plain text with one line per paragraph: for bodies. */
export function cleanParagraphs(markup: string): string {
  return collapseParagraphs(stripMarkup(unwrapped(markup)))
}

const LINE_TAG = /<(?:p|br|div|li)[\s/>]/i
const LINE_END = /(?:\r\n?|\n)[ \t]*(\r\n?|\n)?/g

/** Where tags tell the paragraphs, a line that ends in the source is no end: editors and templates wrap there. An empty line still is. */
function unwrapped(markup: string): string {
  return LINE_TAG.test(markup) ? markup.replace(LINE_END, (_, second?: string) => (second === undefined ? ' ' : '\n\n')) : markup
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
  const parser = new ShallowParser(parts)
  // A `<` that opens no tag is text: without this, "profit < loss" would end the text at the sign.
  parser.write(input.replace(/<(?!(?:[a-z/!?][^<>]*>|!\[CDATA\[|!--))/gi, '&lt;'))
  parser.end()
  return withoutReferences(parts.join(''))
}

const REFERENCE = /&(?:#\d{2,7}|#x[\da-f]{2,6}|[a-z]{2,8}\d{0,2});/i
/** What the text says itself: other signs, and brackets, of which tags would be made that it only speaks of. */
const NO_REFERENCE = /&(?!(?:#\d{2,7}|#x[\da-f]{2,6}|[a-z]{2,8}\d{0,2});)|&(?=(?:[lg]t|#0{0,4}6[02]|#x0{0,3}3[ce]);)/gi

/** A character that is still written as a reference was escaped once too often on its way ("Orsk&#8217;s", "fire &amp; rescue"). */
function withoutReferences(text: string): string {
  if (!REFERENCE.test(text)) return text
  const parts: string[] = []
  const parser = new Parser({ ontext: (part) => parts.push(part) }, { decodeEntities: true })
  parser.write(text.replace(NO_REFERENCE, '&amp;').replaceAll('<', '&lt;'))
  parser.end()
  return parts.join('')
}

/**
 * Writes the text for readers into a list. Each tag costs the parser time by the number of open elements, so that these are bounded:
 * past the bound an element ends where it begins. An unreadable one among readable ones is still opened, or its content would be text.
 */
class ShallowParser extends Parser {
  private readonly open: { elements: number; unreadable: number }
  /** Of the tag that is being read. */
  private isTooDeep = false
  private isUnreadable = false

  constructor(parts: string[]) {
    const open = { elements: 0, unreadable: 0 }
    super(
      {
        onopentagname(name) {
          open.elements++
          if (UNREADABLE.has(name)) open.unreadable++
          else if (BLOCK.has(name)) parts.push('\n')
          else if (SPACED.has(name)) parts.push(' ')
        },
        onclosetag(name) {
          open.elements = Math.max(0, open.elements - 1)
          if (UNREADABLE.has(name)) open.unreadable = Math.max(0, open.unreadable - 1)
          else if (BLOCK.has(name)) parts.push('\n')
        },
        ontext(text) {
          if (open.unreadable === 0) parts.push(text)
        },
      },
      { decodeEntities: true, recognizeCDATA: true },
    )
    this.open = open
  }

  override onopentagname(start: number, endIndex: number): void {
    this.isTooDeep = this.open.elements >= OPEN_ELEMENTS_MAX
    this.isUnreadable = this.open.unreadable > 0
    super.onopentagname(start, endIndex)
  }

  override onclosetag(start: number, endIndex: number): void {
    this.isTooDeep = false
    super.onclosetag(start, endIndex)
  }

  /** Asked of a tag when its name is read and again at its end. A form within a form opens nothing and has no name here. */
  override isVoidElement(name: string): boolean {
    return super.isVoidElement(name) || (this.isTooDeep && name !== '' && (this.isUnreadable || !UNREADABLE.has(name)))
  }
}

/** Shortens to at most `charactersMax` UTF-16 units, at a word where one ends in the last fifth, never inside a character. */
export function cutText(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text
  const hard = text.slice(0, endOfWhole(text, charactersMax - 1))
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

/**
 * Control characters that are no white space, soft hyphens, zero-width characters, marks of writing direction, and letters that nobody sees
 * (fillers of Hangul): a headline of those alone has no text.
 */
const REMOVED =
  /[^\P{Cc}\s]|[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB]|\u034F|[\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}]/gu
/**
 * Tags and selectors of variants spell the flag of a land and choose the form of one character. More of them are a text that only machines read:
 * one that reaches assistants unseen.
 */
const UNSEEN = /[\uFE00-\uFE0F\u{E0000}-\u{E0FFF}]/u
const FLAG_OR_UNSEEN =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F})|(?<=[\uFE00-\uFE0F\u{E0100}-\u{E01EF}])[\uFE00-\uFE0F]|(?<!\p{Script=Han})[\u{E0100}-\u{E01EF}]|[\u{E0000}-\u{E00FF}\u{E01F0}-\u{E0FFF}]/gu
/** Joiners carry meaning inside Arabic and Indic words and inside emoji; elsewhere they only hide differences. */
const IDLE_JOINERS =
  /(?<!\p{Script=Arabic}|\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Tamil}|\p{Script=Telugu}|\p{Script=Kannada}|\p{Script=Malayalam}|\p{Script=Sinhala}|\p{Script=Gujarati}|\p{Script=Gurmukhi}|\p{Script=Oriya}|\p{Extended_Pictographic}|\uFE0F)(?:\u200C|\u200D)/gu

/** In Devanagari it asks for the half form of a letter, which some write and others leave to the type ("पाकिस्‍तान"); behind र it is another letter. */
const HALF_FORM = /(?<=[^र]\u094D)\u200D(?=\p{Script=Devanagari})/gu

/** Control characters that nobody writes: programs mean those of Windows-1252, and so do browsers where they are written as `&#146;`. */
const WINDOWS_CHARACTERS = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, index) => 0x80 + index))

/**
 * No script piles so many marks on one letter. More of them smear over the lines around, and putting them in order takes time by the square of their
 * number.
 */
const PILED_MARKS = /(\p{M}{12})\p{M}+/gu

const composed = (text: string): string => text.replace(PILED_MARKS, '$1').normalize('NFC')

function normalizeCharacters(text: string): string {
  const written = text.replace(/[\u0080-\u009F]/g, (character) => WINDOWS_CHARACTERS.charAt(character.charCodeAt(0) - 0x80))
  const normal = composed(written.toWellFormed())
  const wellFormed = normal.replace(REMOVED, '')
  const seen = UNSEEN.test(wellFormed) ? wellFormed.replace(FLAG_OR_UNSEEN, '$1') : wellFormed
  const joined = /\u200C|\u200D/u.test(seen) ? seen.replace(IDLE_JOINERS, '').replace(HALF_FORM, '') : seen
  // What stood apart may compose now.
  return joined.length === normal.length ? joined : composed(joined)
}
