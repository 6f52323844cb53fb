import { expect, test } from 'vitest'
import { feedbackOf, widenQuery } from './search-feedback.ts'
import type { SearchCandidate } from './search-fuse.ts'

const RULES = { lexicalBest: 10, cosineFloors: { withWords: 0.3, alone: 0.6 }, poolMax: 150 }
const candidate = (clusterId: string, scores: { lexical?: number; cosine?: number }): SearchCandidate => ({
  clusterId,
  lexical: scores.lexical ?? 0,
  widened: null,
  cosine: scores.cosine ?? null,
  publishedAt: 0,
  namesCountry: false,
  hasPhrase: false,
})
const word = (key: number, weight: number) => ({ keys: [key], documents: 4, weight })
const told = (...keys: number[]) => keys.map((key) => ({ key, impact: 100, documents: 4 }))
const rarity = () => 1

test('the best matches by words are those that a query is widened by, five of them', () => {
  const candidates = [9, 8, 7, 6, 5, 4].map((lexical) => candidate(`c${lexical}`, { lexical, cosine: 0.9 - lexical / 10 }))
  expect(feedbackOf(candidates, RULES)).toEqual([9, 8, 7, 6, 5].map((score) => ({ clusterId: `c${score}`, score })))
})

test('where no word matches the nearest vectors are, and what is irrelevant never is', () => {
  expect(feedbackOf([candidate('near', { cosine: 0.7 }), candidate('far', { cosine: 0.2 })], RULES)).toEqual([
    { clusterId: 'near', score: 0.7 },
  ])
  expect(feedbackOf([candidate('slight', { lexical: 1 })], RULES)).toEqual([])
})

test('a document gives what it says in parts of one, weighed by how well it matches', () => {
  const wide = widenQuery(
    [word(1, 2)],
    [
      { score: 3, words: told(1, 2) },
      { score: 1, words: told(3, 4) },
    ],
    rarity,
  )
  // A word of the query, and three that the feedback is worth.
  expect(wide?.ownShare).toBe(0.25 / 2)
  expect(wide?.words.map(({ keys, weight }) => [keys[0], weight])).toEqual([
    [1, 0.75 * 0.375],
    [2, 0.75 * 0.375],
    [3, 0.75 * 0.125],
    [4, 0.75 * 0.125],
  ])
})

test('the longer a query, the less it is widened', () => {
  const shareOf = (length: number): number | undefined => {
    const asked = Array.from({ length }, (_, i) => word(i, 1))
    return widenQuery(asked, [{ score: 1, words: told(97, 98, 99) }], rarity)?.words.reduce((sum, { weight }) => sum + weight, 0)
  }
  expect([shareOf(1), shareOf(3), shareOf(9)]).toEqual([0.75, 0.5, 0.25])
})

test('where hardly any word is of three documents, one counts for no more than a word of the query', () => {
  const wide = widenQuery([word(1, 1), word(2, 1), word(3, 1)], [{ score: 1, words: told(99) }], rarity)
  expect([wide?.ownShare, wide?.words[0]?.weight]).toEqual([0.75 / 3, 0.25])
})

test('best matches whose words are of hardly any document beside widen nothing', () => {
  const rare = told(1, 2).map((one) => ({ ...one, documents: 2 }))
  expect(widenQuery([word(1, 2)], [{ score: 1, words: rare }], rarity)).toBeNull()
  expect(widenQuery([word(1, 2)], [], rarity)).toBeNull()
})
