import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

test('an answer is made once while it is in use, and the longest unused one is forgotten first', () => {
  const made: string[] = []
  const lengthOf = remembered(2, (text) => {
    made.push(text)
    return text.length
  })
  expect(['a', 'bb', 'a', 'ccc', 'a', 'bb'].map(lengthOf)).toEqual([1, 2, 1, 3, 1, 2])
  expect(made).toEqual(['a', 'bb', 'ccc', 'bb'])
})
