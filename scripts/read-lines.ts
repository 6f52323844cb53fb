import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** The lines of a file, packed or not, but for empty ones. */
export function readLines(file: string): string[] {
  const bytes = readFileSync(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return someOf(
    text.split('\n').filter((line) => line !== ''),
    `${file} has no line`,
  )
}

/** What is measured, if there is any: figures of nothing read as good ones, since nothing is wrong with nothing. */
export function someOf<Item>(list: Item[], otherwise: string): Item[] {
  if (list.length === 0) throw new Error(`nothing to measure: ${otherwise}`)
  return list
}

/** An option that counts something. What is no number would be compared with, and be neither more nor less. */
export function countIn<Name extends string>(options: Readonly<Record<Name, string>>, name: Name, least = 1): number {
  return countOf(`--${name}`, options[name], least)
}

/** Counts that stand in a command by themselves. */
export function countsIn(words: readonly string[]): number[] {
  return words.map((word) => countOf('a count', word, 1))
}

function countOf(name: string, word: string, least: number): number {
  const count = Number(word)
  if (!Number.isInteger(count) || count < least) throw new Error(`${name} is a whole number of at least ${least}, not "${word}"`)
  return count
}
