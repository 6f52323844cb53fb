/**
 * Learns what is common in news, for a store without articles: node scripts/train-background.ts --date YYYY-MM-DD [--write] FULL-TEXT.ndjson.gz HEADLINES.ndjson.gz…
 * Keeps shares of documents only: of titles, of texts, and of texts that write the word in lower case or as a name. English, as the streams are.
 */
import { writeFileSync } from 'node:fs'
import { eachLowerCase, eachName, isTitleCase } from '../src/core/text/names.ts'
import { isNumber, tokensOf, wordOf } from '../src/core/text/words.ts'
import { readArticles } from './cluster-replay.ts'

const date = process.argv.includes('--date') ? process.argv[process.argv.indexOf('--date') + 1] : undefined
if (date === undefined && process.argv.includes('--write')) throw new Error('--date names no day to write down')
const files = process.argv.slice(2).filter((argument) => argument.includes('.ndjson'))
/** Nothing later than what the quality tests hold back. */
const UNTIL = Date.parse('2026-01-01')
const TITLE_SHARE_MIN = 0.0012
const TEXT_SHARE_MIN = 0.008
const NAME_SHARE_MIN = 0.006
const LOWER_SHARE_MIN = 0.015
const BODY_TOKENS_MAX = 700

type Counts = Map<string, number>
const titles: Counts = new Map()
const texts: Counts = new Map()
const names: Counts = new Map()
const lowers: Counts = new Map()
let titleTotal = 0
let textTotal = 0

function count(into: Counts, keys: Iterable<string>): void {
  for (const key of new Set(keys)) if (key !== '' && key.length < 20) into.set(key, (into.get(key) ?? 0) + 1)
}

for (const file of files) {
  for (const { title, body, publishedAt } of readArticles(file)) {
    if (publishedAt >= UNTIL) continue
    const head = tokensOf(title, 60)
    const words = head.raw.filter((raw) => !isNumber(raw)).map((raw) => wordOf(raw, 'en'))
    titleTotal++
    count(titles, words)
    if (body === '') continue
    const text = tokensOf(body, BODY_TOKENS_MAX)
    textTotal++
    count(texts, [...words, ...text.raw.filter((raw) => !isNumber(raw)).map((raw) => wordOf(raw, 'en'))])
    const [capital, lower]: [string[], string[]] = [[], []]
    for (const tokens of isTitleCase(head) ? [text] : [head, text]) {
      eachName(tokens, (name) => void capital.push(name))
      eachLowerCase(tokens, (word) => void lower.push(word))
    }
    count(names, capital)
    count(lowers, lower)
  }
}

/** "word share share" with shares in ten-thousandths, commonest first. */
function table(a: Counts, b: Counts, { totals, least }: { totals: [number, number]; least: [number, number] }): string {
  const shares = (key: string): [number, number] => [(a.get(key) ?? 0) / totals[0], (b.get(key) ?? 0) / totals[1]]
  return [...new Set([...a.keys(), ...b.keys()])]
    .map((key) => ({ key, shares: shares(key) }))
    .filter(({ shares: [x, y] }) => x >= least[0] || y >= least[1])
    .sort((x, y) => y.shares[1] - x.shares[1] || (x.key < y.key ? -1 : 1))
    .map(({ key, shares: [x, y] }) => `${key}\t${Math.round(x * 10_000)}\t${Math.round(y * 10_000)}`)
    .join('\n')
}

const words = table(titles, texts, { totals: [titleTotal, textTotal], least: [TITLE_SHARE_MIN, TEXT_SHARE_MIN] })
const spelled = table(names, lowers, { totals: [textTotal, textTotal], least: [NAME_SHARE_MIN, LOWER_SHARE_MIN] })
console.log(titleTotal, textTotal, words.split('\n').length, spelled.split('\n').length, words.length + spelled.length)
if (process.argv.includes('--write')) {
  const provenance = {
    made: date,
    by: 'scripts/train-background.ts',
    from: `document shares in ${textTotal} English articles of 2019-2020 and ${titleTotal} headlines of 2019-2025; counts only`,
  }
  writeFileSync('src/core/data/background.json', `${JSON.stringify({ provenance, words, names: spelled })}\n`)
}
