import { expect, test } from 'vitest'
import { slugCandidates, slugOf } from './slug.ts'

const ID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'

test.each([
  ['Überschwemmung in Köln: 30 Tote', 'uberschwemmung-in-koln-30-tote'],
  ["Iran's parliament votes 7.5% rise", 'irans-parliament-votes-7-5-rise'],
  ['Путин и Трамп встретились', 'putin-i-tramp-vstretilis'],
  ['东京发生地震', 'dong-jing-fa-sheng-de-zhen'],
  ['Łódź — İstanbul', 'lodz-istanbul'],
  [`The ${'lop'.repeat(60)}`, `the-${'lop'.repeat(25)}l`],
])('“%s” has a readable address', (title, slug) => {
  expect(slugOf(title, ID)).toBe(slug)
})

test('a title without letters falls back to the id', () => {
  expect(slugCandidates('😀😀 !!', ID)).toEqual(['0190a1b2c3d47e5f8a9b0c1d2e3f4a5b'])
})

test('a slug is cut at a word and stays within 80 characters, suffix included', () => {
  const candidates = slugCandidates('extraordinary '.repeat(20), ID)
  expect(candidates).toEqual([
    'extraordinary-extraordinary-extraordinary-extraordinary-extraordinary',
    'extraordinary-extraordinary-extraordinary-extraordinary-extraordinary-0190a1b2',
    'extraordinary-extraordinary-extraordinary-0190a1b2c3d47e5f8a9b0c1d2e3f4a5b',
  ])
})
