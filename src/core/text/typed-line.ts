/** A line that somebody typed and that is kept: names of keys, titles, reasons. */

/**
 * What begins or ends another direction. Programs put it around what is copied out of them, and left open it turns around the words that follow.
 * A line is shown in a direction of its own, so that nothing is lost without; the marks that keyboards have for Arabic and Hebrew stay.
 */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g

/** What takes no room and shows nothing: a line of it alone would be a name that nobody sees, and a link that nobody finds. */
const UNSEEN_ALONE = /^[\p{Default_Ignorable_Code_Point}\s]*$/u

/**
 * White space as one space each; empty where nothing of it would be seen. Undefined when it holds control characters, which nobody types and a
 * terminal that shows them obeys.
 */
export function typedLine(text: string): string | undefined {
  const line = text.replace(TURNS, '').replace(/\s+/gu, ' ').trim()
  if (/\p{Cc}/u.test(line)) return undefined
  return UNSEEN_ALONE.test(line) ? '' : line
}
