import { expect, test } from 'vitest'
import { embedCounts, embedQueryWords } from './embed.ts'
import { decodeEmbedder, encodeEmbedder } from './embed-payload.ts'
import { createSpellingIndex } from './embed-spelling.ts'
import { trainEmbedder } from './embed-train.ts'

const documents = [
  'quake earthquake rubble rescue',
  'quake earthquake tremor',
  'earthquake rescue rubble tremor',
  'bank rate inflation',
  'bank lender rate',
  'lender inflation loan',
  'cup goal match',
  'goal striker match',
].map((text) => new Map(text.split(' ').map((word) => [word, 1])))
const options = { seed: 7, dimensionsMax: 16 }
const trained = () => {
  const embedder = trainEmbedder(documents, options)
  if (!embedder) throw new Error('nothing learned')
  return embedder
}
const cosine = (one: Float32Array | null | undefined, other: Float32Array | null | undefined) =>
  one && other ? one.reduce((sum, value, i) => sum + value * other[i]!, 0) : Number.NaN
const query = (...words: string[]) =>
  embedQueryWords(
    trained(),
    words.map((word) => ({ spellings: [word], count: 1 })),
  )

test('words that keep the same company lie close, others do not', () => {
  const earthquake = embedCounts(trained(), documents[2]!)
  expect(cosine(query('quake')?.vector, earthquake)).toBeGreaterThan(0.4)
  expect(Math.abs(cosine(query('lender')?.vector, earthquake))).toBeLessThan(0.05)
})

test('a word that the corpus does not know stands for those spelled like it, one like no other for nothing', () => {
  expect(query('quakes')?.neighbours.map((near) => near.word)).toContain('quake')
  expect(query('zzyzx')).toBeNull()
})

test('the same documents and seed give the same bytes, and the bytes give the same embedder back', () => {
  const bytes = encodeEmbedder(trained())
  expect(encodeEmbedder(trained())).toEqual(bytes)
  const { spellings: _, guesses: _guesses, sounds: _sounds, ...parts } = decodeEmbedder(bytes)
  const { spellings: __, guesses: __guesses, sounds: __sounds, ...original } = trained()
  expect(parts).toEqual(original)
})

test('damaged bytes are refused', () => {
  const bytes = encodeEmbedder(trained())
  expect(() => decodeEmbedder(bytes.subarray(0, bytes.length - 1))).toThrow('damaged')
  expect(() => decodeEmbedder(new Uint8Array(10))).toThrow('another format')
})

test('too little to learn from gives no embedder', () => {
  expect(trainEmbedder([], options)).toBeNull()
  expect(trainEmbedder([new Map([['alone', 1]])], options)).toBeNull()
  expect(trainEmbedder([new Map(), new Map(), new Map()], options)).toBeNull()
})

test('the spelling index forgets the question before', () => {
  const index = createSpellingIndex(['earthquake', 'banker', 'bankers'])
  expect(index.near('quake').map((near) => near.place)).toEqual([0])
  expect(index.near('banker').map((near) => near.place)).toEqual([2])
  expect(index.near('quake').map((near) => near.place)).toEqual([0])
})

test('a name in another spelling is the same where both keep one company, or where nobody wrote it so; words that only sound alike are not', () => {
  const ofNames = ['hezbollah', 'hizbollah'].flatMap((name) => [`${name} rocket border truce`, `${name} border rocket village`])
  const texts = [
    ...ofNames,
    'desert race sand',
    'desert sand storm',
    'dessert plum cake',
    'dessert cake cream',
    'bank rate loan',
    'bank loan lender',
  ]
  const embedder = trainEmbedder(
    texts.map((text) => new Map(text.split(' ').map((word) => [word, 1]))),
    { seed: 7, dimensionsMax: 4 },
  )
  const respelled = (word: string) => embedQueryWords(embedder!, [{ spellings: [word], count: 1 }])?.respelled
  expect(respelled('hezbollah')).toEqual([{ spelling: 'hezbollah', word: 'hizbollah' }])
  expect(
    respelled('hisbollah')
      ?.map(({ word }) => word)
      .toSorted(),
  ).toEqual(['hezbollah', 'hizbollah'])
  expect(respelled('desert')).toEqual([])
})
