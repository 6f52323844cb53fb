// Measures the tagging of single articles: countries and categories, against labels where there are any.

import { categoryHintOf, categoryScores, clusterCategories, type TaggedText } from '../core/tags/category.ts'
import { clusterCountries, countryWeights } from '../core/tags/country.ts'
import { countryCodeOf } from '../core/tags/country-codes.ts'

export interface LabelledText {
  id: string
  text: TaggedText
  /** Labels as they stand in the file; null: not labelled. An empty word is the label of a text that has none. */
  gold: readonly string[] | null
}

export interface TagEvaluation {
  scores: { articles: number; labelled: number; first_right?: number; precision?: number; recall?: number; seconds: number }
  assignments: { id: string; tags: string[] }[]
}

/** What is found against what is labelled: how often the first one is right, and precision and recall over all labels. */
function evaluate(texts: readonly LabelledText[], tag: (text: TaggedText) => string[], clock: () => number): TagEvaluation {
  const startedAt = clock()
  const assignments = texts.map(({ id, text }) => ({ id, tags: tag(text) }))
  const seconds = (clock() - startedAt) / 1000
  const labelled = texts.flatMap(({ gold }, i) => {
    if (gold === null || gold.length === 0) return []
    // Two words may stand for one tag, which can be found once.
    return [{ gold: [...new Set(gold)].filter((label) => label !== ''), found: assignments[i]?.tags ?? [] }]
  })
  const scores = { articles: texts.length, labelled: labelled.length, seconds }
  if (labelled.length === 0) return { scores, assignments }
  const right = labelled.reduce((sum, { gold, found }) => sum + found.filter((value) => gold.includes(value)).length, 0)
  const found = labelled.reduce((sum, row) => sum + row.found.length, 0)
  const gold = labelled.reduce((sum, row) => sum + row.gold.length, 0)
  const first = labelled.filter(({ gold: labels, found: [top] }) => (top === undefined ? labels.length === 0 : labels.includes(top))).length
  return {
    scores: { ...scores, first_right: first / labelled.length, precision: right / Math.max(1, found), recall: right / Math.max(1, gold) },
    assignments,
  }
}

/** Labels are ISO 3166-1 alpha-2 codes, in whatever case. */
export function evaluateCountries(texts: readonly LabelledText[], clock: () => number): TagEvaluation {
  const codes = texts.map((text) => ({ ...text, gold: text.gold?.map((label) => countryCodeOf(label) ?? label) ?? null }))
  return evaluate(codes, (text) => clusterCountries([countryWeights(text)]), clock)
}

/** Labels are category slugs, or words that stand for one ("sport", "tech"). */
export function evaluateCategories(texts: readonly LabelledText[], clock: () => number): TagEvaluation {
  const slugs = texts.map((text) => ({ ...text, gold: text.gold?.map((label) => categoryHintOf(label) ?? label) ?? null }))
  return evaluate(slugs, (text) => clusterCategories([categoryScores(text)]), clock)
}
