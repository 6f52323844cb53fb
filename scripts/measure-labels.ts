/** Prints the labels that outlets are found to write around their titles, most used first: node scripts/measure-labels.ts FILE */

import { createOutletLabels } from '../src/core/articles/outlet-labels.ts'
import { languageOf } from '../src/core/text/language.ts'
import { readArticles } from './cluster-replay.ts'

const [file = ''] = process.argv.slice(2)
const articles = readArticles(file).map((article) => ({ ...article, language: languageOf(undefined, article.title) }))
const labels = createOutletLabels()
let stripped = 0
const started = process.cpuUsage().user
for (const article of articles) {
  if (labels.without(article) !== article) stripped += 1
  labels.note(article)
}
const microseconds = (process.cpuUsage().user - started) / articles.length
const found = labels.all().toSorted((a, b) => b.unrelated - a.unrelated)
for (const { sourceHost, phrase, unrelated, elsewhere } of found)
  console.log(`${sourceHost} | ${phrase} | ${unrelated} titles without a word in common, ${elsewhere} times elsewhere`)
console.log(JSON.stringify({ articles: articles.length, labels: found.length, stripped, microseconds: Math.round(microseconds) }))
