import { expect, it } from 'vitest'
import { taggedText } from '../../../test/support/tagged-text.ts'
import type { TaggedText } from './category.ts'
import { clusterCountries, countryWeights } from './country.ts'

const countriesOf = (fields: Partial<TaggedText>): string[] => clusterCountries([countryWeights(taggedText(fields))])

it.each([
  ['Voters of Velmar reject English-only initiative', []],
  ['Velmar makes English official language of its courts', []],
  ['Thousands sit English test in Kerala', ['IN']],
  ['Ferry crews of Velmar get English lessons', []],
  ['Film from Seoul opens with English subtitles', ['KR']],
  ['English Language Exam Put Off in Nepal', ['NP']],
  ['Minister of Peru sings in English and Quechua', ['PE']],
  ['Mayor of Lima speaks English, to the joy of guests', ['PE']],
  ['Latvia closes Russian-speaking schools', ['LV']],
  ['Spanish-speaking voters of Ohio decide', ['US']],
  ['German-language radio ends in Namibia', ['NA']],
  ['French-language paper of Quebec closes', ['CA']],
])('a language is no country: %s', (title, countries) => {
  expect(countriesOf({ title })).toEqual(countries)
})

it.each([
  'English football club sold',
  'Fire in an English town',
  'English court frees captain',
  'Strike in English and Welsh hospitals',
  'English Test captain rests',
  'England out of the cup',
])('what is of England stays: %s', (title) => {
  expect(countriesOf({ title })).toEqual(['GB'])
})

it.each([
  ['N. Korea opens a harbour', ['KP']],
  ['N.Korea opens a harbour', ['KP']],
  ['N Korean ferry sinks', ['KP']],
  ['S. Korea opens a harbour', ['KR']],
  ['S Korean ferry sinks', ['KR']],
  ['Korea opens a harbour', ['KR']],
  ['S. Africa opens a harbour', ['ZA']],
  ['S.African ferry sinks', ['ZA']],
  ['Ferry sinks in S. Sudan', ['SS']],
  ['N. Ireland ferry sinks', ['GB']],
  ['N Ireland opens a harbour', ['GB']],
  ['MAYOR’S AFRICA TOUR ENDS', []],
  ['MAYOR’S SUDAN TOUR ENDS', ['SD']],
])('directions cut short are read: %s', (title, countries) => {
  expect(countriesOf({ title })).toEqual(countries)
})

it.each([
  ['Conservative Party of Canada picks a new leader', ['CA']],
  ['Labour Party of the Netherlands picks a new leader', ['NL']],
  ["Japan's Democratic Party picks a new leader", ['JP']],
  ['Norwegian Labour Party picks a new leader', ['NO']],
  ['Conservative Party picks a new leader', ['GB']],
  ['AFL-CIO picks a new leader', ['US']],
  ['Paper in Velmar robbed of its archive, says RSF, which speaks for journalists', []],
  ['RSF shells market', ['SD']],
  ['Journalists flee Darfur as RSF shells market', ['SD']],
  ['CBI finds crores of rupees in wall of captain', ['IN']],
  ['CBI expects fewer jobs', ['GB']],
])('what stands for a country is of the one beside it: %s', (title, countries) => {
  expect(countriesOf({ title })).toEqual(countries)
})

it('of several countries that have one the outlet speaks of its own, unless the text names another', () => {
  const title = 'Bundesrat puts off the vote'
  expect(countriesOf({ title, sourceHost: 'kurier-velmar.ch', language: 'de' })).toEqual(['CH'])
  expect(countriesOf({ title, sourceHost: 'kurier-velmar.example', language: 'de' })).toEqual(['DE'])
  expect(countriesOf({ title: 'Ferry sinks off Goa', body: 'PANAJI, Goa (PTI) — A ferry sank off Goa. PTI saw it.' })).toEqual(['IN'])
  expect(countriesOf({ title: 'PTI leaves the assembly' })).toEqual(['PK'])
})

it.each([
  ['East Palestine residents sue rail firm', ['US']],
  ['Palestine residents sue rail firm', ['PS']],
  ['Piedmont Park closes after storm', ['US']],
  ['Storm shuts schools from Raleigh to Piedmont', ['US']],
  ['Storm shuts schools from Turin to the rest of Piedmont', ['IT']],
  ['Harvest begins in the Piedmont region', ['IT']],
  ['La Cañada Flintridge school closes', ['US']],
  ['La Canada man held over fire', ['US']],
  ['Lebanon, Tennessee mourns its mayor', ['US']],
  ['Peru, Indiana, to close its school', ['US']],
  ['Storm heads for Mexico, New York and Texas', ['US', 'MX']],
  ['Salvador Dalí painting found in attic', []],
])('towns called like others: %s', (title, countries) => {
  expect(countriesOf({ title })).toEqual(countries)
})

it('a surname alone in a headline is no town where the text has the full name, unless it has the town too', () => {
  const title = 'Hamilton wins again'
  expect(countriesOf({ title, body: 'A sixth cup for Lewis Hamilton, who thanked his crew.' })).toEqual([])
  expect(countriesOf({ title, body: 'Lewis Hamilton thanked his crew.' })).toEqual([])
  expect(countriesOf({ title, body: 'A sixth cup for the side from Hamilton, said Lewis Hamilton.' })).toEqual(['CA'])
  expect(countriesOf({ title, body: 'A sixth cup for the side.' })).toEqual(['CA'])
})

it.each([
  ['en', 'The singer Ann Roe died in Lisbon. Born in Havana in 1938, she wrote forty songs.', ['PT']],
  ['fr', 'La romancière Anne Roue est morte à Genève. Née en 1932 à Dakar, elle laisse vingt livres.', ['CH']],
  ['de', 'Die Schauspielerin Anna Roh starb in Wien. Geboren wurde sie 1935 in Prag.', ['AT']],
  ['es', 'El cantautor Juan Roel murió en Sevilla. Nacido en La Habana, deja veinte discos.', ['ES']],
  ['pl', 'Aktorka Anna Roś zmarła w Warszawie. Urodziła się we Lwowie w 1940 roku.', ['PL']],
  ['en', 'The singer Ann Roe died on Monday. Born in Havana in 1938, she wrote forty songs.', ['CU']],
  ['en', 'Panda cub born in Berlin zoo', ['DE']],
])('where somebody was born counts where nothing else does (%s): %s', (language, body, countries) => {
  expect(countriesOf({ body, language })).toEqual(countries)
})
