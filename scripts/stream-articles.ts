import { type Article, normalizeArticle } from '../src/core/articles/article.ts'
import { readLines, someOf } from './read-lines.ts'

/** The articles of a stream, by time. A row without an address stands for an article of its `outlet`. */
export function streamArticles(file: string): Article[] {
  const articles = readLines(file)
    .map((line, i) => {
      const row = JSON.parse(line)
      const host = String(row.outlet)
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
      const url = row.url ?? `https://${host}.example/${i}`
      return normalizeArticle({ ...row, url }, { now: Number.MAX_SAFE_INTEGER / 2, missingDate: 'reject' })
    })
    .flatMap((result) => (result.kind === 'rejected' ? [] : [result.article]))
    .toSorted((a, b) => a.publishedAt - b.publishedAt)
  return someOf(articles, `no line of ${file} is an article`)
}
