import { expect, test } from 'vitest'
import { evaluateSearch } from './search-evaluate.ts'

const events = ['ferry', 'strike', 'comet']
/** Of each event one report for the document, and one whose headline asks for it. */
const articles = events.flatMap((event) =>
  ['first', 'second'].map((place) => ({ title: `${event}, the ${place} report`, body: '', language: 'en', goldCluster: event })),
)
const vectorOf = (text: string) => Float32Array.from(events, (event) => (text.includes(event) ? 1 : 0))

test("an encoder's vectors are scored in place of those learned from the documents", async () => {
  const asked: string[] = []
  const right = {
    ofDocuments: async (texts: readonly { title: string }[]) => texts.map(({ title }) => vectorOf(title)),
    ofQueries: async (queries: readonly string[]) => {
      asked.push(...queries)
      return queries.map(vectorOf)
    },
  }
  expect((await evaluateSearch(articles, right)).ndcg10.vectors).toBe(1)
  expect(asked).toHaveLength(events.length)
  const blind = { ...right, ofQueries: async (queries: readonly string[]) => queries.map(() => null) }
  expect((await evaluateSearch(articles, blind)).ndcg10.vectors).toBe(0)
})
