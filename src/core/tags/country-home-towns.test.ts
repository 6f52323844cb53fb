// Headlines of our own invention about smaller towns, in the language that is spoken there.

import { expect, test } from 'vitest'
import { countriesOf } from '../../../test/support/tagged-text.ts'

test.each([
  ['sv', 'SE', 'Man skadad i skjutning i Solna'],
  ['sv', 'SE', 'Sundsvalls sjukhus stänger en avdelning'],
  ['sv', 'SE', 'Brand på färjan utanför Västervik'],
  ['da', 'DK', 'To anholdt efter skyderi i Silkeborg'],
  ['no', 'NO', 'Stor brann i Sarpsborg'],
  ['nl', 'NL', 'Grote brand in loods in Harderwijk'],
  ['nl', 'BE', 'Trein ontspoord bij Oudenaarde'],
  ['fr', 'FR', 'Un incendie détruit une usine à Vierzon'],
  ['fr', 'BE', 'Grève des bus à Verviers'],
  ['de', 'DE', 'Großbrand in Lüneburger Lagerhalle: Feuer in Lüneburg gelöscht'],
  ['de', 'AT', 'Zug entgleist bei Bregenz'],
  ['de', 'CH', 'Kanton Zug senkt die Steuern'],
  ['de', 'CH', 'Zwei Verletzte nach Unfall in Kreuzlingen'],
])('a smaller town is in the country where its language is spoken (%s, %s): %s', (language, country, title) => {
  expect(countriesOf(title, language)).toEqual([country])
})

test.each([
  ['sv', 'Anna Falkenberg slutar som tränare'],
  ['sv', 'Handen skadades i olyckan'],
  ['fr', 'Grasse matinée pour les élèves'],
  ['fr', 'Visé par une enquête, le maire se défend'],
  ['fr', 'Jacques Vernon quitte la scène'],
  ['de', 'Ein Zug ist entgleist'],
  ['de', 'Neuer Klang für die Orgel: Türkis ist die Farbe der Saison'],
  ['de', 'Der Balkan leidet unter Hitze'],
  ['de', 'Datteln werden teurer'],
  ['de', 'Wangen und Nase sind oft gerötet'],
  ['nl', 'Duiven keren terug naar hun hok'],
])('people and things that are called like one have no country (%s): %s', (language, title) => {
  expect(countriesOf(title, language)).toEqual([])
})

test('of a language that is spoken elsewhere it is none', () => {
  expect(countriesOf('Man hurt in shooting in Solna', 'en')).toEqual([])
})
