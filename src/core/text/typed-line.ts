/** A line that somebody typed and that is kept: names of keys, titles, reasons. */

/** White space as one space each. Undefined when it holds control characters, which nobody types and a terminal that shows them obeys. */
export function typedLine(text: string): string | undefined {
  const line = text.replace(/\s+/gu, ' ').trim()
  return /\p{Cc}/u.test(line) ? undefined : line
}
