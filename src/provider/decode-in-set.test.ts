import { expect, test } from 'vitest'
import { decodeInSet, decodeWhole } from './decode-in-set.ts'

/** Of two bytes of which the first is above those of ASCII, all that there are. */
const PAIRS = Array.from({ length: 0x80 * 0x100 }, (_, index) => Uint8Array.of(0x80 + (index >> 8), index & 0xff))

test.each([
  ['Korean, all syllables', 'euc-kr', /^[가-힣]$/, 11_172],
  ['Big5, letters outside the first plane, which Hong Kong has added', 'big5', /^[\u{20000}-\u{2ffff}]$/u, 1_713],
])('of %s are read', (_, set, letter, count) => {
  const letters = PAIRS.map((pair) => decodeWhole(pair, set) ?? '').filter((text) => letter.test(text))
  expect(new Set(letters).size).toBe(count)
})

test.each(['euc-kr', 'big5', 'gbk', 'shift_jis', 'utf-8'])('a broken letter of %s is no text, and takes no markup along', (set) => {
  const bytes = Buffer.from('813c2f613e', 'hex')
  expect(decodeWhole(bytes, set)).toBeNull()
  expect(decodeInSet(bytes, set)).toMatch(/^.?<\/a>$/)
})
