/**
 * Categories on a labelled set that was used neither for the seed words nor for training, and on one that was trained on (a regression guard;
 * its honest number comes from `node scripts/train-categories.ts ../shared/data --check`). Without ../shared/data these tests are skipped.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readLines } from '../../scripts/read-lines.ts'
import { categoryScores } from '../../src/core/tags/category.ts'
import { CATEGORIES, type Category } from '../../src/core/tags/category-slugs.ts'
import { taggedText } from '../support/tagged-text.ts'

const folder = fileURLToPath(new URL('../../../shared/data/categories/', import.meta.url))
const present = existsSync(folder)
if (!present) console.warn('SKIPPED: the quality of categories is not measured, ../shared/data is absent')

const schema = z.object({ title: z.string(), text: z.string(), lang: z.string(), category: z.string() })
type Labelled = z.infer<typeof schema>

const BBC: Readonly<Partial<Record<Category, string>>> = {
  business: 'business',
  labour: 'business',
  technology: 'tech',
  science: 'tech',
  culture: 'entertainment',
  lifestyle: 'entertainment',
  sports: 'sport',
}
const TELEGRAM: Readonly<Partial<Record<Category, string>>> = {
  business: 'economy',
  technology: 'technology',
  science: 'science',
  health: 'science',
  culture: 'entertainment',
  lifestyle: 'entertainment',
  sports: 'sports',
}
const TELEGRAM_CLASSES = ['society', 'economy', 'technology', 'science', 'entertainment', 'sports']

function read(path: string): Labelled[] {
  return readLines(`${folder}${path}`).map((line) => schema.parse(JSON.parse(line)))
}

/** The class with the greatest sum of probabilities of the categories that make it up. */
function classOf(article: Labelled, classes: Readonly<Partial<Record<Category, string>>>, rest: string): string {
  const scores = categoryScores(taggedText({ title: article.title, body: article.text, language: article.lang }))
  const sums = new Map<string, number>()
  CATEGORIES.forEach((slug, i) => {
    const name = classes[slug] ?? rest
    sums.set(name, (sums.get(name) ?? 0) + (scores[i] ?? 0))
  })
  return [...sums].sort((a, b) => b[1] - a[1])[0]?.[0] ?? rest
}

function macroF1(pairs: readonly { gold: string; found: string }[], classes: readonly string[]): number {
  let sum = 0
  for (const name of classes) {
    const both = pairs.filter((pair) => pair.gold === name && pair.found === name).length
    const either = pairs.filter((pair) => pair.gold === name).length + pairs.filter((pair) => pair.found === name).length
    sum += either === 0 ? 0 : (2 * both) / either
  }
  return sum / classes.length
}

describe.skipIf(!present)('categories', () => {
  it('reach a macro-F1 of 0.80 on English and Russian Telegram news that they were not trained on', () => {
    const articles = read('telegram.jsonl').filter((article) => TELEGRAM_CLASSES.includes(article.category))
    const pairs = articles.map((article) => ({
      gold: article.category,
      found: classOf(article, TELEGRAM, 'society'),
      language: article.lang,
    }))
    for (const language of ['en', 'ru']) {
      const some = pairs.filter((pair) => pair.language === language)
      console.log(`Telegram ${language}: macro-F1 ${macroF1(some, TELEGRAM_CLASSES).toFixed(4)} of ${some.length}`)
    }
    const score = macroF1(pairs, TELEGRAM_CLASSES)
    console.log(`Telegram: macro-F1 ${score.toFixed(4)} of ${pairs.length}`)
    expect(score).toBeGreaterThanOrEqual(0.8)
  })

  it('keep the BBC classes they were trained on', () => {
    const articles = read('bbc.jsonl.gz')
    const right = articles.filter((article) => classOf(article, BBC, 'politics') === article.category).length
    console.log(`BBC (training set): ${right}/${articles.length}`)
    expect(right / articles.length).toBeGreaterThanOrEqual(0.97)
  })
})
