/** Scores the clusterer of src/core on labelled files: node scripts/measure-clusters.ts [--headlines] FILE… */
import { createActiveClusters } from '../src/core/assign.ts'
import { bcubed, pairwise } from '../src/core/metrics.ts'
import { readArticles, replay } from './cluster-replay.ts'

const headlines = process.argv.includes('--headlines')
const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
for (const file of files) {
  const articles = readArticles(file).map((article) => (headlines ? { ...article, body: '' } : article))
  const started = performance.now()
  const { atArrival, final, merges } = replay(createActiveClusters(), articles)
  const seconds = (performance.now() - started) / 1000
  const gold = articles.map((article) => article.gold)
  const round = (value: number) => value.toFixed(3)
  const [one, merged, pair] = [bcubed(atArrival, gold), bcubed(final, gold), pairwise(final, gold)]
  console.log(
    file.split('/').at(-1)!.slice(0, 12).padEnd(12),
    `one-pass ${round(one.f1)}  merged ${round(merged.f1)} (P ${round(merged.precision)} R ${round(merged.recall)}) pair ${round(pair.f1)}`,
    `clusters ${new Set(final).size}/${new Set(gold).size} merges ${merges}  ${Math.round(articles.length / seconds)}/s`,
  )
}
