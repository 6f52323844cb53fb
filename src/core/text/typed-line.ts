/** A line that somebody typed and that is kept: names of keys, titles, reasons. */

/**
 * What begins or ends another direction. Programs put it around what is copied out of them, and left open it turns around the words that follow.
 * A line is shown in a direction of its own, so that nothing is lost without; the marks that keyboards have for Arabic and Hebrew stay.
 */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g

/** White space as one space each. Undefined when it holds control characters, which nobody types and a terminal that shows them obeys. */
export function typedLine(text: string): string | undefined {
  const line = text.replace(TURNS, '').replace(/\s+/gu, ' ').trim()
  return /\p{Cc}/u.test(line) ? undefined : line
}
