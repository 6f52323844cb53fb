import { expect, test } from 'vitest'
import { corpusCosineFloors, fuseCandidates, type SearchCandidate, serverCosineFloors } from './search-fuse.ts'

const candidate = (clusterId: string, scores: { lexical?: number; cosine: number }): SearchCandidate => ({
  clusterId,
  lexical: scores.lexical ?? 0,
  widened: null,
  cosine: scores.cosine,
  publishedAt: 0,
  namesCountry: false,
  hasPhrase: false,
})
const CANDIDATES = [
  candidate('word', { lexical: 0.1, cosine: 0.35 }),
  candidate('company', { cosine: 0.35 }),
  candidate('close', { cosine: 0.7 }),
]
const found = (cosineFloors: ReturnType<typeof corpusCosineFloors>) =>
  fuseCandidates(CANDIDATES, { lexicalBest: 10, cosineFloors, poolMax: 150 })
    .map(({ clusterId }) => clusterId)
    .toSorted()

test('what has none of the words of a query must be the closer to it, by what the built-in embedder learned', () => {
  expect(found(corpusCosineFloors(1))).toEqual(['close', 'word'])
  expect(found(corpusCosineFloors(0.64))).toEqual([])
})

test('by a model of the world it need not', () => {
  expect(found(serverCosineFloors({ pairs: 500, mean: 0.1, deviation: 0.09 }))).toEqual(['close', 'company', 'word'])
})
