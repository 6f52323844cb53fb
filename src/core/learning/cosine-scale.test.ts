import { expect, test } from 'vitest'
import { type CosineScale, cosineOdds, createCosineScale, languagePair, noteCosine } from './cosine-scale.ts'

const languages = languagePair('en', 'en')
const odds = (scale: CosineScale, cosine: number) => cosineOdds(scale, { languages, cosine })

/** A scale of a model whose cosines of articles that belong together, and of others, lie around these two. */
function scaleOf(joined: number, apart: number, width = 0.05): CosineScale {
  const scale = createCosineScale()
  for (let i = 0; i < 40; i++) {
    const off = i % 2 === 0 ? width : -width
    noteCosine(scale, { languages, cosine: joined + off, isJoined: true })
    noteCosine(scale, { languages, cosine: apart + off, isJoined: false })
  }
  return scale
}

test('models whose cosines lie elsewhere and wider say the same by the same place between both', () => {
  const one = odds(scaleOf(0.9, 0.8), 0.86)
  expect(one).toBeGreaterThan(0.3)
  expect(odds(scaleOf(0.6, 0.2, 0.2), 0.44)).toBeCloseTo(one)
})

test('half way between both says nothing, and beyond either side is bounded', () => {
  const scale = scaleOf(0.7, 0.1)
  expect(odds(scale, 0.4)).toBeCloseTo(0)
  expect([odds(scale, 0.9), odds(scale, -0.2)]).toEqual([4, -4])
})

test.each([
  ['that cannot tell the two apart', scaleOf(0.5, 0.5)],
  ['that finds strangers nearer', scaleOf(0.3, 0.6)],
  ['that hardly tells the two apart', scaleOf(0.51, 0.5)],
])('a model %s says nothing', (_, scale) => {
  expect(odds(scale, 0.95)).toBe(0)
})

test('nothing is said before enough was seen', () => {
  const scale = createCosineScale()
  for (let i = 0; i < 100; i++) noteCosine(scale, { languages, cosine: 0.9, isJoined: true })
  expect(odds(scale, 0.95)).toBe(0)
})

test('what a model knows of one language says nothing of another, nor of both together', () => {
  const scale = scaleOf(0.7, 0.1)
  for (const other of [languagePair('ru', 'ru'), languagePair('ru', 'en')])
    expect(cosineOdds(scale, { languages: other, cosine: 0.9 })).toBe(0)
  expect(languagePair('ru', 'en')).toBe(languagePair('en', 'ru'))
})
