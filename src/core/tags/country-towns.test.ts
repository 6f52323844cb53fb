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
])('a case of a town that is a word or somebody is none (%s): %s', (language, title) => {
  expect(countriesOf(title, language)).toEqual([])
})
