// Headlines of our own invention: great towns that a language calls as English does, in its cases, and the greater towns of Finland and Hungary.

import { expect, test } from 'vitest'
import { countriesOf } from '../../../test/support/tagged-text.ts'

test.each([
  ['fi', 'GB', 'Räjähdys Londonissa'],
  ['fi', 'FR', 'Kerrostalo romahti Marseillessa'],
  ['fi', 'US', 'Lento Bostoniin peruttiin'],
  ['fi', 'KE', 'Nairobin satama suljettiin'],
  ['fi', 'NO', 'Kokous Oslossa päättyi'],
  ['fi', 'FI', 'Tehdas suljetaan Imatralla'],
  ['fi', 'FI', 'Kolari Turussa'],
  ['et', 'GB', 'Plahvatus Londonis'],
  ['et', 'IE', 'Streik Dublinis'],
  ['et', 'US', 'Lend Bostonisse tühistati'],
  ['et', 'NO', 'Kohtumine Oslos'],
  ['hu', 'US', 'Lövöldözés Chicagóban'],
  ['hu', 'IE', 'Dublinból jött a hír'],
  ['hu', 'US', 'Robbanás egy houstoni gyárban'],
  ['hu', 'CA', 'A torontói fesztivál megnyílt'],
  ['hu', 'HU', 'Baleset Győrben'],
  ['hr', 'US', 'Pucnjava u Bostonu'],
  ['sl', 'IE', 'Stavka v Dublinu'],
  ['cs', 'US', 'Střelba v Bostonu'],
  ['sk', 'IE', 'Štrajk v Dubline'],
  ['pl', 'US', 'Strzelanina w Bostonie'],
  ['eu', 'IE', 'Greba Dublinen'],
])('a town of the world is in its country in its cases too (%s, %s): %s', (language, country, title) => {
  expect(countriesOf(title, language)).toEqual([country])
})

test.each([
  ['et', 'Sadamas põles ladu'],
  ['fi', 'Sofian leipomo avattiin'],
  ['eu', 'Borneko zuhaitzak'],
  ['hu', 'A római katolikus püspök beszéde'],
  ['hu', 'A devoni kőzetek kora'],
])('a case of a town that is a word or somebody is none (%s): %s', (language, title) => {
  expect(countriesOf(title, language)).toEqual([])
})

test.each([
  ['es', 'GR', 'Incendio en Creta'],
  ['fr', 'GR', 'Séisme en Crète'],
  ['de', 'GR', 'Waldbrand auf Rhodos'],
  ['tr', 'GR', "Rodos'ta yangın"],
  ['pl', 'UA', 'Pociski spadły na Charków'],
  ['hu', 'UA', 'Robbanás Harkivban'],
  ['ru', 'GR', 'Пожар на Родосе'],
  ['sr', 'GR', 'Земљотрес на Криту'],
  ['ko', 'GR', '크레타섬 지진'],
])('a great island is in its country as each language calls it (%s, %s): %s', (language, country, title) => {
  expect(countriesOf(title, language)).toEqual([country])
})

test('mountains of moles, criteria and chalk are no island', () => {
  expect(countriesOf('Krety zniszczyły trawnik', 'pl')).toEqual([])
  expect(countriesOf('Критика романа', 'ru')).toEqual([])
  expect(countriesOf('Kretskort för bilar', 'sv')).toEqual([])
})
