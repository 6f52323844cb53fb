import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** The lines of a file, packed or not, but for empty ones. */
export function readLines(file: string): string[] {
  const bytes = readFileSync(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return text.split('\n').filter((line) => line !== '')
}
