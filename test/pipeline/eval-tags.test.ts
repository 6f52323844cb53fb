import { expect, test } from 'vitest'
import { evaluateCountries } from '../../src/pipeline/eval-tags.ts'
import { taggedText } from '../support/tagged-text.ts'

const text = (title: string) => taggedText({ title })

test('a text labelled with nothing is right when nothing is found, and one without a label counts for nothing', () => {
  const { scores } = evaluateCountries(
    [
      { id: '1', text: text('A puzzle for the weekend'), gold: [''] },
      { id: '2', text: text('France votes'), gold: ['FR'] },
      { id: '3', text: text('Japan votes'), gold: [''] },
      { id: '4', text: text('Peru votes'), gold: null },
    ],
    () => 0,
  )
  expect([scores.labelled, scores.first_right, scores.recall]).toEqual([3, 2 / 3, 1])
})
