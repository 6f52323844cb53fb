import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readLines } from '../scripts/read-lines.ts'
import { type Article, normalizeArticle } from '../src/core/articles/article.ts'
import { createCopyIndex, fingerprintOf } from '../src/core/articles/near-duplicate.ts'
import { detectLanguage } from '../src/core/text/language.ts'

const DATA = join(import.meta.dirname, '../../shared/data')
const hasData = existsSync(DATA)
if (!hasData) console.warn('SKIPPED: ../shared/data is absent, copies and languages were not measured')

const NOW = Date.UTC(2030, 0)

function linesOf(file: string): unknown[] {
  return readLines(join(DATA, file)).map((line) => JSON.parse(line))
}

const labelled = z.object({
  gold_cluster: z.string(),
  url: z.string(),
  title: z.string(),
  published_at: z.string(),
  source_host: z.string(),
  body: z.string(),
  language: z.string(),
})

function articlesOf(file: string): Array<{ article: Article; gold: string }> {
  return linesOf(file).flatMap((line) => {
    const item = labelled.parse(line)
    const normalized = normalizeArticle(item, { now: NOW, missingDate: 'reject' })
    return normalized.kind === 'article' ? [{ article: normalized.article, gold: item.gold_cluster }] : []
  })
}

describe.skipIf(!hasData)('copies among labelled articles', () => {
  // The headlines' labels are noisy: identical headlines stand in different clusters.
  test.each([
    ['clusters/giveme5w1h.ndjson', 383, 0],
    ['clusters/allsides-2016-2020.ndjson.gz', 1366, 0],
    ['clusters/ecbplus-train-dev.ndjson', 772, 0],
    ['clusters/wikinews-handpicked.ndjson', 74, 0],
    ['clusters/uci-headlines.ndjson', 3191, 8],
  ])('%s: all %i articles are accepted and at most %i copies are of another event', (file, count, wrongMax) => {
    const articles = articlesOf(file)
    expect(articles.length).toBe(count)
    const index = createCopyIndex()
    let copies = 0
    let wrong = 0
    for (const [position, { article, gold }] of articles.entries()) {
      const fingerprint = fingerprintOf(article)
      const copy = index.find(fingerprint, article)
      if (copy !== null) copies++
      if (copy !== null && articles[Number(copy.copyOf)]?.gold !== gold) wrong++
      index.add(String(position), fingerprint, { ...article, copyOf: copy?.copyOf ?? null })
    }
    console.info(`${file}: ${copies} copies, ${wrong} of another event`)
    expect(wrong).toBeLessThanOrEqual(wrongMax)
  })
})

const pair = z.object({ lang: z.string(), a: z.object({ title: z.string() }), b: z.object({ title: z.string() }) })
const headline = z.object({ title: z.string(), outlet: z.string() })
const SWEDISH = new Set(['DN', 'SvD', 'GP', 'Sydsvenskan', 'SVT Nyheter', 'Expressen', 'Sveriges Radio', 'Västerbottens-Kuriren'])

describe.skipIf(!hasData)('languages of headlines', () => {
  const shareOf = (titles: readonly string[], language: string) =>
    titles.filter((title) => detectLanguage(title) === language).length / titles.length

  test.each([
    ['en', 0.97],
    ['ru', 0.98],
  ])('%s', (language, least) => {
    const titles = linesOf('clusters/telegram-pairs.jsonl').flatMap((line) => {
      const { lang, a, b } = pair.parse(line)
      return lang === language ? [a.title, b.title] : []
    })
    const share = shareOf(titles, language)
    console.info(`${language}: ${share.toFixed(3)} of ${titles.length}`)
    expect(share).toBeGreaterThanOrEqual(least)
  })

  test('sv', () => {
    const titles = linesOf('streams/google-news-headlines-2025-07_2026-03.ndjson.gz').flatMap((line) => {
      const { title, outlet } = headline.parse(line)
      return SWEDISH.has(outlet) ? [title] : []
    })
    const share = shareOf(titles.slice(0, 3_000), 'sv')
    console.info(`sv: ${share.toFixed(3)} of ${Math.min(titles.length, 3_000)}`)
    expect(share).toBeGreaterThanOrEqual(0.93)
  })
})
