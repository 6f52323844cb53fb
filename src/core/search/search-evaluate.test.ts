import { expect, test } from 'vitest'
import { evaluateSearch, evaluateTopicSearch } from './search-evaluate.ts'

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

test('the name of an affair of three events asks for them, in the span of days in which they lie', async () => {
  const days = ['2026-01-01', '2026-01-15', '2026-01-20', '2026-02-20', '2026-02-25']
  const strike = days.map((date) => ({ id: `strike of ${date}`, date, text: `Ferry strike, told on ${date}`, path: ['Ferry strike'] }))
  const comet = days.slice(0, 2).map((date) => ({ id: `comet of ${date}`, date, text: `A comet, told on ${date}`, path: ['Comet'] }))
  const alone = { id: 'bakers', date: '2026-01-03', text: 'Bakers meet', path: [] }
  const { documents, queries, ndcg10, answers } = await evaluateTopicSearch([...strike, ...comet, alone])
  // The comet has two events, and so has the strike of the second span.
  expect({ documents, queries, words: ndcg10.words }).toEqual({ documents: 8, queries: 1, words: 1 })
  expect(answers).toMatchObject([{ query: 'Ferry strike' }])
  expect(answers[0]?.found.toSorted()).toEqual(['strike of 2026-01-01', 'strike of 2026-01-15', 'strike of 2026-01-20'])
})

test('a country asks for the events that are tagged with it, and the words that this is measured against for what says its name alone', async () => {
  const days = ['2026-01-01', '2026-01-05', '2026-01-09']
  const told = days.map((date) => ({ id: date, date, text: `Ferries wait in Hamburg on ${date}`, path: ['Germany'] }))
  const others = days.map((date) => ({ id: `bakers of ${date}`, date, text: `Bakers meet on ${date}`, path: [] }))
  const { ndcg10 } = await evaluateTopicSearch([...told, ...others])
  expect(ndcg10).toMatchObject({ words: 0, fused: 1 })
})
