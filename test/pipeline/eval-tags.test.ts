import { expect, test } from 'vitest'
import { evaluateCategories, evaluateCountries } from '../../src/pipeline/eval-tags.ts'
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

test('a label that is given twice, in other words or in other letters, is one', () => {
  const countries = evaluateCountries([{ id: '1', text: text('France votes'), gold: ['FR', 'fr'] }], () => 0)
  expect(countries.scores).toMatchObject({ first_right: 1, precision: 1, recall: 1 })
  const game = text('Football: the striker scores twice in the cup final')
  const categories = evaluateCategories([{ id: '1', text: game, gold: ['sport', 'sports'] }], () => 0)
  expect(categories.scores).toMatchObject({ first_right: 1, recall: 1 })
})
