import { expect, test } from 'vitest'
import { startOf } from '../learning/vector.ts'
import { seededRandom } from '../seeded-random.ts'
import { NAMES_ALL, NUMBERS, type PreparedArticle, prepareArticle, sureNames } from './assign-prepare.ts'

function prepared(title: string, body: string): PreparedArticle {
  return prepareArticle({ id: 'a', title, summary: '', body, language: 'en', sourceHost: 'one.example', publishedAt: 0 })
}

const sizeOf = ({ terms }: PreparedArticle, field: number) => terms.ends[field]! - startOf(terms, field)

test('a title whose words all have capitals proves no names, one in sentence case does', () => {
  const body = 'the divers of Port Ellen went home'
  const inCapitals = prepared('Great Ferry Sinks Near Marlow Harbour', body)
  expect(inCapitals.provenNames.length).toBeLessThan(sizeOf(inCapitals, NAMES_ALL))
  const plain = prepared('the great ferry sinks near Marlow harbour', body)
  expect(plain.provenNames).toHaveLength(sizeOf(plain, NAMES_ALL))
})

test('a word in small letters is told once, however often it is written', () => {
  expect(prepared('ferry sinks', 'the ferry sinks and the ferry sinks').lowerCase).toHaveLength(4)
})

test('numbers anchor an event where an article opens, not far below', () => {
  expect(sizeOf(prepared('Ferry sinks', '60 were on board, 14 are missing'), NUMBERS)).toBe(2)
  expect(sizeOf(prepared('Ferry sinks', `60 were on board ${'and more '.repeat(60)} 14 are missing`), NUMBERS)).toBe(1)
})

test('what opens a title may be a name, and proves none', () => {
  const { terms, provenNames } = prepared('Marlow sinks in a storm off Halden', 'the divers went home')
  expect(terms.ends[NAMES_ALL]! - startOf(terms, NAMES_ALL)).toBe(2)
  expect([sureNames(terms), provenNames].map(({ length }) => length)).toEqual([1, 1])
})

test('a name that opens a title and stands in the text is a sure one', () => {
  expect(sureNames(prepared('Marlow sinks', 'the divers of Marlow went home').terms)).toHaveLength(1)
})

test('a text without spaces is read alike by a table of tokens that is new and by one that is almost full', () => {
  const random = seededRandom(5)
  const han = (count: number) => Array.from({ length: count }, () => String.fromCharCode(0x4e00 + Math.floor(random() * 20_000))).join('')
  const body = `${han(7_000)}${'龙鳞龟甲凤羽麟角'.repeat(120)}`
  const read = (language: string, text: string) =>
    prepareArticle({ id: 'a', title: '港湾罢工', summary: '', body: text, language, sourceHost: 'one.example', publishedAt: 0 })
  const fresh = read('zh-TW', body).terms
  // 125 times 479 pairs of signs, and a table begins anew past 60,000.
  for (let article = 0; article < 125; article++) read('zh-HK', han(480))
  expect(read('zh-HK', body).terms).toEqual(fresh)
})
