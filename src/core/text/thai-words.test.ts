import { expect, test } from 'vitest'
import { keywordsOf } from '../editorial/keywords.ts'
import { piecesOf } from './east-asian-words.ts'

const words = (text: string): string[] => piecesOf(text, 'th').flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []))

test.each([
  ['นักแสดงขึ้นรถไฟใต้ดิน', ['นักแสดง', 'ขึ้น', 'รถไฟใต้ดิน']],
  ['ไฟไหม้โรงเรียน', ['ไฟไหม้', 'โรงเรียน']],
  ['ผู้ว่าราชการจังหวัด ตรวจแม่น้ำ', ['ผู้ว่าราชการจังหวัด', 'ตรวจ', 'แม่น้ำ']],
])('words of Thai are whole: %s', (text, parts) => {
  expect(words(text)).toEqual(parts)
})

test('keywords in Thai are no function words, and names are whole', () => {
  const reports = ['ไฟไหม้โรงเรียนในเขาหลวง เจ็บ 8 ราย', 'โรงเรียนเขาหลวงไฟไหม้ นักเรียนเจ็บ 8 ราย', 'เขาหลวง: เกิดเหตุไฟไหม้ที่โรงเรียน บาดเจ็บ 8 คน']
  const members = reports.map((title, i) => ({
    ...{ id: `${i}`, title, summary: '', body: '', language: 'th', publishedAt: i, copyOf: null },
    sourceHost: `outlet${i}.example`,
  }))
  expect(keywordsOf(members).slice(0, 3).toSorted()).toEqual(['เขาหลวง', 'โรงเรียน', 'ไฟไหม้'].toSorted())
})
