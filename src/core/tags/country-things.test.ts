// Headlines of our own invention: ships and goods that are called after a country or a town, and the countries themselves.

import { expect, test } from 'vitest'
import { countriesOf } from '../../../test/support/tagged-text.ts'

test.each([
  ['en', 'MV Estonia wreck surveyed off Kelina'],
  ['en', 'SS Mexico wreck mapped'],
  ['en', 'Guinea fowl escape from farm'],
  ['en', 'Guinea Pigs Found In Park'],
  ['en', 'Brussels sprouts in short supply'],
  ['en', 'Danish pastries recalled'],
  ['en', 'Turkish delights recalled over salmonella'],
  ['en', 'Canada geese moved from park'],
  ['en', 'Turkey recipes for leftovers'],
  ['en', 'Java developers told to patch a bug'],
  ['en', 'Jordan sneakers resell at a record'],
  ['es', 'Montaña rusa averiada en un parque'],
  ['es', 'Conejillos de Indias abandonados'],
  ['fr', 'Montagnes russes en panne'],
  ['fr', 'Un cochon d’Inde retrouvé dans un parc'],
  ['it', 'Insalata russa ritirata dal mercato'],
  ['pt', 'Montanha-russa avariada em parque'],
  ['de', 'Wiener Würstchen zurückgerufen'],
  ['sv', 'HMS Velnet redovisar resultat'],
])('what is called after a country is no event of it (%s): %s', (language, title) => {
  expect(countriesOf(title, language)).toEqual([])
})

test.each([
  ['en', 'GB', 'HMS Kenya wreck found'],
  ['sv', 'SE', 'Ubåten HMS Gotland i hamn'],
  ['en', 'TR', 'Bishop marks Thanksgiving with a pie as he lands in Turkey'],
  ['en', 'US', 'USS Vietnam goes into service'],
  ['en', 'KE', 'Kenya navy ship runs aground'],
  ['en', 'GN', 'Guinea coup leader sworn in'],
  ['en', 'TR', 'Turkey roast goods fair opens in Ankara'],
  ['en', 'TR', 'Turkey breast cancer screening grows'],
  ['en', 'PA', 'Panama canal traffic slows'],
  ['en', 'ID', 'Java island hit by floods, developers blamed'],
  ['en', 'IT', 'SS Lazio wins at home'],
  ['es', 'RU', 'La economía rusa se frena'],
  ['fr', 'IN', 'Crue en Inde'],
])('beside other words it is the country, and a navy’s ship is of the navy’s (%s: %s): %s', (language, country, title) => {
  expect(countriesOf(title, language)).toEqual([country])
})

test.each([
  ['en', 'AT', 'Vienna Philharmonic names new chief conductor'],
  ['it', 'AT', 'I Wiener Philharmoniker cambiano direttore'],
  ['en', 'FR', 'Paris Saint-Germain sign striker'],
  ['es', 'FR', 'El Paris Saint-Germain ficha a un delantero'],
  ['ms', 'MY', 'Lima maut dalam kemalangan di Perak'],
])(
  'an orchestra and a club that a town is part of are of its country, a number that a town is called like is not (%s: %s): %s',
  (language, country, title) => {
    expect(countriesOf(title, language)).toEqual([country])
  },
)
