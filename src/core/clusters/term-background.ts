import background from '../data/background.json' with { type: 'json' }
import { termOf } from '../learning/vector.ts'

/**
 * What is common in news, for a store that has seen none: shares of documents of common words and names, learned once from public streams
 * (scripts/train-background.ts). Counted as a few hundred articles, so that real ones soon outweigh them.
 */
export const BACKGROUND_ARTICLES = 300
const SHARE_UNIT = 10_000

/** Spaces keep equal spellings of different kinds apart. */
export const WORD = 1
export const NAME = 2

/** Terms, and the two columns of shares beside them. */
export interface BackgroundShares {
  readonly terms: Int32Array
  readonly first: Float32Array
  readonly second: Float32Array
}

/** Shares of titles and of texts. */
export const commonWords: BackgroundShares = read(background.words, WORD)
/** Shares of texts that write it as a name, and in lower case. */
export const commonNames: BackgroundShares = read(background.names, NAME)

function read(table: string, space: number): BackgroundShares {
  const rows = table.split('\n').map((line) => line.split('\t'))
  return {
    terms: Int32Array.from(rows, ([word = '']) => termOf(word, space)),
    first: Float32Array.from(rows, ([, share]) => Number(share) / SHARE_UNIT),
    second: Float32Array.from(rows, ([, , share]) => Number(share) / SHARE_UNIT),
  }
}
