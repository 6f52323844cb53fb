import { expect, test } from 'vitest'
import { cutText } from './clean-text.ts'
import { cutAtWord } from './cut-at-word.ts'

test.each([
  ['Thai', 'ที่'],
  ['Hindi', 'कि'],
  ['Burmese', 'မြို့'],
  ['a family', '👩‍👩‍👧'],
  ['a flag', '🇩🇪'],
  ['decomposed Hangul', '\u1112\u1161\u11ab'],
])('a cut never parts what readers see as one character: %s', (_, character) => {
  for (let most = 8; most < 22; most += 1)
    for (const cut of [cutAtWord(character.repeat(12), most), cutText(character.repeat(12), most)])
      expect(cut.slice(0, -1).replaceAll(character, '')).toBe('')
})

test('a character without end is cut all the same', () => {
  const piled = `a${'\u0323'.repeat(500)}`
  expect([cutAtWord(piled, 300).length, cutText(piled, 300).length]).toEqual([300, 300])
})
