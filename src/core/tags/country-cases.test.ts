// Headlines of our own invention: names of countries as they are inflected.

import { expect, test } from 'vitest'
import { countriesOf } from '../../../test/support/tagged-text.ts'

test.each([
  ['eu', 'DE', 'Hauteskundeak Alemanian'],
  ['is', 'UA', 'Stríðið í Úkraínu'],
  ['be', 'FR', 'Візіт прэзідэнта Францыі'],
  ['az', 'JP', 'Yaponiyada zəlzələ olub'],
  ['hy', 'FR', 'Ֆրանսիայի նախագահը մեկնել է'],
])('the cases of names tell their country in languages of fewer readers too (%s: %s): %s', (language, country, title) => {
  expect(countriesOf(title, language)).toEqual([country])
})

test.each([
  ['eu', 'Frantzisko aita santua Portugaleten'],
  ['be', 'Папа Францыск сустрэўся з моладдзю'],
  ['hy', 'Ֆրանցիսկոս պապը լիբերալների մասին'],
])('the pope is not of France, and a town not of Portugal (%s): %s', (language, title) => {
  expect(countriesOf(title, language)).toEqual([])
})
