/** A vowel sign belongs to its word, and so does what stands within "12,000", "5.8", "U.S." and "Iceland's". */
const WORD_BEGUN = /[\p{L}\p{M}\p{N}][.,:'’-]?$/u
const WORD_GOES_ON = /^[.,:'’-]?[\p{L}\p{M}\p{N}]/u

/** Cuts by code points, never inside one: at the last word end when that keeps at least half, with an ellipsis counted in, which ends a sentence alone. */
export function cutAtWord(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text
  const points = Array.from(text.slice(0, charactersMax * 2 + 2))
  if (points.length <= charactersMax) return text
  const head = points.slice(0, charactersMax - 1).join('')
  const rest = points.slice(charactersMax - 1, charactersMax + 1).join('')
  const cutsWord = WORD_GOES_ON.test(rest) && WORD_BEGUN.test(head)
  const space = head.search(/\s\S*$/u)
  const kept = cutsWord && space > head.length / 2 ? head.slice(0, space) : head
  return `${kept.replace(/[\s.,;:–—-]+$/u, '')}…`
}
