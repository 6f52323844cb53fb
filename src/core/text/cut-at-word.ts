/** A vowel sign belongs to its word, and so does what stands within "12,000", "5.8", "U.S." and "Iceland's". */
const WORD_BEGUN = /[\p{L}\p{M}\p{N}][.,:'’-]?$/u
const WORD_GOES_ON = /^[.,:'’-]?[\p{L}\p{M}\p{N}]/u

/** So far back a character begins that holds the place: an emoji of a family has some twenty units. */
const CHARACTER_UNITS_MAX = 64
let characters: Intl.Segmenter | undefined

/** Where the last character ends that is whole before a place: a letter with its vowel signs and marks, an emoji with what is joined to it, a flag. */
export function endOfWhole(text: string, at: number): number {
  const from = Math.max(0, at - CHARACTER_UNITS_MAX)
  characters ??= new Intl.Segmenter('und', { granularity: 'grapheme' })
  const begun = characters.segment(text.slice(from, at + CHARACTER_UNITS_MAX)).containing(at - from)?.index ?? at - from
  // What goes on without end is cut all the same.
  return begun === 0 && from > 0 ? at : from + begun
}

/** Cuts by code points, never inside what readers see as one character: at the last word end when that keeps at least half, with an ellipsis counted in, which ends a sentence alone. */
export function cutAtWord(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text
  const points = Array.from(text.slice(0, charactersMax * 2 + 2))
  if (points.length <= charactersMax) return text
  const most = points.slice(0, charactersMax - 1).join('')
  const head = text.slice(0, endOfWhole(text, most.length))
  const rest = points.slice(charactersMax - 1, charactersMax + 1).join('')
  const cutsWord = WORD_GOES_ON.test(rest) && WORD_BEGUN.test(head)
  const space = head.search(/\s\S*$/u)
  const kept = cutsWord && space > head.length / 2 ? head.slice(0, space) : head
  return `${kept.replace(/[\s.,;:–—-]+$/u, '')}…`
}
