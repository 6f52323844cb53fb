import { expect, test } from 'vitest'
import { keywordsOf } from '../editorial/keywords.ts'

const keywords = (title: string): string[] =>
  keywordsOf([{ id: '1', title, summary: '', body: '', language: 'vi', sourceHost: 'outlet.example', publishedAt: 1, copyOf: null }])

test.each([
  ['Bác sĩ cảng Orsk dặn cách phòng đột quỵ', ['Orsk', 'bác sĩ', 'đột quỵ']],
  ['Công an bắt hai người vì lừa đảo ở cảng Orsk', ['Orsk', 'công an', 'lừa đảo']],
])('keywords in Vietnamese are words, not their syllables: %s', (title, words) => {
  expect(keywords(title).toSorted()).toEqual(words.toSorted())
})

test('a headline without known words has keywords still', () => {
  expect(keywords('Mèo vàng ngủ trên mái nhà').length).toBeGreaterThanOrEqual(3)
})
