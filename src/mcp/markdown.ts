/**
 * What others wrote, inside markdown of ours.
 *
 * Titles and summaries come from the news. They are shown as quotations and can do nothing else: one line, no markup, no address that a
 * client would make a link of, no quotation mark with which to leave the quotation, nothing invisible. structuredContent carries them as they
 * are.
 */

/** Characters with a meaning in markdown or HTML, wherever they stand. */
const MARKUP = /[\\`*_[\]<>#|~&$!{}]/g
/** Controls, bidirectional overrides, tags, variation selectors: nothing of them can be seen. A joiner alone is part of some scripts. */
const INVISIBLE = /[\p{Cc}\p{Co}\p{Cs}\p{Cn}\p{VS}\u2800\u3164\uFFA0\u115F\u1160]|(?![\u200C\u200D])\p{Cf}|[\u200C\u200D]{2,}/gu
const QUOTATION_MARKS = /["“”„‟«»]/g

/** A quotation on one line. */
export function quoted(text: string, charactersMax?: number): string {
  return `“${plain(text, charactersMax)}”`
}

/** The same without its marks, for a block that is marked as a quotation. */
export function plain(text: string, charactersMax = Number.POSITIVE_INFINITY): string {
  const line = text.replace(/\s+/gu, ' ').replace(INVISIBLE, '').trim()
  return cut(line, charactersMax)
    .replace(QUOTATION_MARKS, "'")
    .replace(MARKUP, '\\$&')
    .replaceAll('://', ':\\//')
    .replace(/\b(www)\./gi, '$1\\.')
    .replaceAll('@', '\\@')
    .replace(/^[-+=]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
}

/** A publisher's address as a link that shows itself, as clients send it; empty when it is not plain enough to stand in a line. */
export function link(url: string): string {
  const sent = url.replace(/[^\p{ASCII}\p{Cs}]+/gu, encodeURIComponent)
  return /^https?:\/\/[!-~]+$/.test(sent) && !/[<>`"\\]/.test(sent) ? `<${sent}>` : ''
}

/** Ids and slugs are ours; anything else is no code. */
export function code(text: string): string {
  return `\`${text.replace(/[^A-Za-z0-9_:.-]/g, '')}\``
}

/** To the minute, in UTC. */
export function minute(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`
}

// At a word, with an ellipsis, by code points: half a character is none.
function cut(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text
  const characters = Array.from(text)
  if (characters.length <= charactersMax) return text
  const head = characters.slice(0, charactersMax - 1).join('')
  const atWord = head.replace(/\s+\S*$/u, '')
  return `${atWord.length > charactersMax / 2 ? atWord : head}…`
}

export interface Digest {
  /** Lines that are always there. */
  head: readonly string[]
  /** Rows that are left out from the end when there are too many. */
  rows: readonly string[]
  /** Says that rows were left out, and how to see them. */
  leftOut: (shown: number) => string
  tail: readonly string[]
}

/** A digest in so many characters, and how many of its rows are in it. */
export function fitDigest({ head, rows, leftOut, tail }: Digest, charactersMax: number): { text: string; shown: number } {
  const whole = [...head, ...rows, ...tail].join('\n').replace(/\n{3,}/g, '\n\n')
  if (whole.length <= charactersMax) return { text: whole, shown: rows.length }
  let room = charactersMax - [...head, leftOut(rows.length), ...tail].join('\n').length
  const shown = rows.findIndex((row) => {
    room -= row.length + 1
    return room < 0
  })
  return { text: [...head, ...rows.slice(0, shown), leftOut(shown), ...tail].join('\n'), shown }
}
