import { expect, test } from 'vitest'
import { createGuessIndex } from './embed-guess.ts'

function guessing(vocabulary: Readonly<Record<string, number>>) {
  const words = Object.keys(vocabulary)
  const index = createGuessIndex(words, new Map(words.map((word, place) => [word, place])), Object.values(vocabulary))
  return (word: string) => index.guess(word).map(({ place }) => words[place])
}

test('every slip of one key in a word is understood', () => {
  const word = 'parliament'
  const guess = guessing({ [word]: 2, armament: 9, department: 9, paralysis: 9 })
  const slips = Array.from({ length: word.length - 1 }, (_, i) => i + 1).flatMap((i) => [
    word.slice(0, i) + word.slice(i + 1),
    `${word.slice(0, i)}x${word.slice(i)}`,
    `${word.slice(0, i)}x${word.slice(i + 1)}`,
    word.slice(0, i - 1) + word[i] + word[i - 1] + word.slice(i + 1),
  ])
  for (const slip of slips) expect(guess(slip), slip).toEqual([word])
})

test('two slips are understood in a long word, none in a short one', () => {
  const guess = guessing({ constitution: 2, port: 2, treaty: 2 })
  expect(guess('consttiuton')).toEqual(['constitution'])
  expect(guess('treeyt')).toEqual([])
  expect(guess('pork')).toEqual([])
})

test('of words as near the commoner is meant', () => {
  expect(guessing({ marden: 2, harden: 9, mardes: 3 })('mardex')).toEqual(['mardes', 'marden'])
})

test('words with another ending are kin', () => {
  expect(guessing({ socialist: 2, societal: 9, orbán: 2 })('socialism')).toEqual(['socialist'])
  expect(guessing({ ঢাকা: 2, ঢালাও: 2 })('ঢাকায়')).toEqual(['ঢাকা'])
})

test('a compound stands for its parts, where both are known', () => {
  const guess = guessing({ krise: 2, haushalt: 2, earth: 5, nation: 9, broker: 2, stock: 3 })
  expect(guess('haushaltskrise').toSorted()).toEqual(['haushalt', 'krise'])
  expect(guess('stockbroker').toSorted()).toEqual(['broker', 'stock'])
  expect(guess('earthquake')).toEqual([])
  expect(guess('alienation')).toEqual([])
})

test('a word that shares some letters with others stands for none', () => {
  const guess = guessing({ look: 9, book: 9, nomination: 9, straff: 9, phone: 9, river: 9, preparation: 9, liberation: 9 })
  for (const word of ['hook', 'examination', 'giraffe', 'xylophone', 'shiver', 'separation', 'deliberation'])
    expect(guess(word), word).toEqual([])
})
