// Headlines of our own invention: the people of a country as a noun, in languages that make it otherwise than the adjective.

import { expect, test } from 'vitest'
import { countriesOf } from '../../../test/support/tagged-text.ts'

test.each([
  ['de', 'KE', 'Kenianer trauern nach Fährunglück'],
  ['de', 'CL', 'Chilenen stimmen über Verfassung ab'],
  ['de', 'ID', 'Gespräche mit den Indonesiern'],
  ['de', 'LT', 'Litauerin gewinnt den Marathon'],
  ['de', 'NP', 'Drei Nepalesinnen am Gipfel'],
  ['de', 'XK', 'Kosovo-Albaner vor Gericht'],
  ['nl', 'NE', 'Nigerezen kiezen parlement'],
  ['no', 'MX', 'Meksikanere stemmer søndag'],
  ['cs', 'UG', 'Uganďané volí prezidenta'],
  ['ru', 'PE', 'Перуанцы выбирают президента'],
  ['it', 'KE', 'I keniani dominano la maratona'],
  ['es', 'NP', 'Los nepaleses eligen parlamento'],
  ['pt', 'BI', 'Burundeses vão às urnas'],
  ['ar', 'KE', 'الكينيون يصوتون لانتخاب رئيس جديد'],
  ['ar', 'NG', 'اعتقال نيجيريين بتهمة الاحتيال'],
  ['ar', 'AF', 'الأفغان يغادرون المخيمات'],
  ['he', 'ET', 'האתיופים הולכים לקלפי'],
])('a people is its country (%s: %s): %s', (language, country, title) => {
  expect(countriesOf(title, language)).toEqual([country])
})

test.each([
  ['de', 'Thomas Litauer stellt Roman vor'],
  ['nl', 'Roman over een oorlog bekroond'],
  ['de', 'Regen im Osten, Sonne am Abend'],
  ['ar', 'خبراء ماليون يحذرون من الديون'],
  ['ar', 'أزمة الهنود الحمر في القرن الماضي'],
])('who is called so, and who is none of the people, are no country (%s): %s', (language, title) => {
  expect(countriesOf(title, language)).toEqual([])
})
