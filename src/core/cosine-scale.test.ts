import { expect, test } from 'vitest'
import { type CosineScale, cosineOdds, createCosineScale, noteCosine } from './cosine-scale.ts'

/** A scale of a model whose cosines of articles that belong together, and of others, lie around these two; scores by words go along with them or not. */
function scaleOf(joined: number, apart: number, { width = 0.05, repeats = false } = {}): CosineScale {
  const scale = createCosineScale()
  for (let i = 0; i < 40; i++) {
    const off = i % 2 === 0 ? 1 : -1
    const words = repeats ? off : i % 4 < 2 ? 1 : -1
    noteCosine(scale, { cosine: joined + off * width, words: 2 + words, isJoined: true })
    noteCosine(scale, { cosine: apart + off * width, words: -2 + words, isJoined: false })
  }
  return scale
}

test('models whose cosines lie elsewhere and wider say the same by the same place between both', () => {
  const one = cosineOdds(scaleOf(0.9, 0.8), 0.875)
  expect(one).toBeGreaterThan(0.5)
  expect(cosineOdds(scaleOf(0.6, 0.2, { width: 0.2 }), 0.5)).toBeCloseTo(one)
})

test('half way between both says nothing, and beyond either side is bounded', () => {
  const scale = scaleOf(0.7, 0.1)
  expect(cosineOdds(scale, 0.4)).toBeCloseTo(0)
  expect([cosineOdds(scale, 0.9), cosineOdds(scale, -0.2)]).toEqual([4, -4])
})

test.each([
  ['that cannot tell the two apart', scaleOf(0.5, 0.5)],
  ['that finds strangers nearer', scaleOf(0.3, 0.6)],
  ['whose cosine only repeats the words', scaleOf(0.6, 0.5, { repeats: true })],
])('a model %s says nothing', (_, scale) => {
  expect(cosineOdds(scale, 0.95)).toBe(0)
})

test('nothing is said before enough was seen', () => {
  const scale = createCosineScale()
  for (let i = 0; i < 100; i++) noteCosine(scale, { cosine: 0.9, words: 2, isJoined: true })
  expect(cosineOdds(scale, 0.95)).toBe(0)
})
