import { describe, expect, it } from 'vitest'
import { countriesNamedIn, namedCountries, spokenCountries } from './country-named.ts'

describe('a query in English names', () => {
  it.each([
    ['china tariffs', ['CN']],
    ['UK election', ['GB']],
    ['us election', ['US']],
    ['floods in south sudan', ['SS']],
    ['sri lanka debt', ['LK']],
    ['el salvador prisons', ['SV']],
    ['russian gas ukraine', ['RU', 'UA']],
    ['interest rates', []],
    ['tell us more', []],
    ['trade with us', ['US']],
  ])('%s', (query, countries) => {
    expect(countriesNamedIn(query)).toEqual(countries)
  })

  it.each(['South Korea', 'Swiss banks', 'El Salvador', 'Georgia', 'Jordan', 'Chad', 'Turkey', 'New Jersey', 'Rhode Island'])(
    'no country in another language: %s',
    (query) => {
      expect(spokenCountries(query).flatMap(({ countries, english }) => (query.startsWith(english[0]!) ? [] : countries))).toEqual([])
    },
  )
})

describe('an ending is part of the name that it stands behind', () => {
  it.each(['বাংলাদেশের', 'பாகிஸ்தானில்', 'నేపాల్\u200cలో'])('%s', (name) => {
    expect(spokenCountries(name)).toMatchObject([{ at: 0, end: name.length }])
  })
})

describe('a query in another language names', () => {
  it.each([
    ['États-Unis', ['US']],
    ['etats unis inflation', ['US']],
    ['EE. UU. aranceles', ['US']],
    ['сша пошлины', ['US']],
    ['美國關稅', ['US']],
    ['米国の関税', ['US']],
    ['أمريكا', ['US']],
    ['deutschlands wahl', ['DE']],
    ['Deutschland', ['DE']],
    ['Россия', ['RU']],
    ['مصر', ['EG']],
    ['زلزال بمصر', ['EG']],
    ['日本', ['JP']],
    ['日本の地震', ['JP']],
    ['한국의 대통령', ['KR']],
    ['Corea del Sur', ['KR']],
    ['Corée', ['KR']],
    ['コンゴ', ['CD']],
    ['Türkiye deprem', ['TR']],
    ['ישראל', ['IL']],
    ['भारत', ['IN']],
    ['ไทย', ['TH']],
    ['ελλαδα', ['GR']],
    ['Côte d’Ivoire', ['CI']],
    ['Fildişi Sahili', ['CI']],
    ['Chine Japon', ['CN', 'JP']],
    ['Объединённые Арабские Эмираты', ['AE']],
    ['Mỹ', ['US']],
    ['Nga tấn công', ['RU']],
  ])('%s', (query, countries) => {
    expect(countriesNamedIn(query)).toEqual(countries)
  })

  it('by what reports in English call it', () => {
    expect(spokenCountries('Großbritannien').map(({ english }) => english)).toEqual([['United Kingdom', 'UK', 'Britain']])
  })
})

describe('a word that is a country elsewhere', () => {
  it.each([
    ['Italian: evils', 'i mali della sanità', []],
    ['Turkish: corn', 'mısır fiyatları', []],
    ['Turkish with a capital', 'Mısır', ['EG']],
    ['Swedish: the north', 'Norra Europa', []],
    ['Estonian of Norway', 'Norra valitsus teatas täna', ['NO']],
    ['French: a meeting', 'Réunion des ministres', []],
    ['German: reluctantly', 'ungern gesehen', []],
    ['Swedish of Hungary', 'valet i Ungern', ['HU']],
    ['German without umlauts', 'erdbeben in der Tuerkei', ['TR']],
    ['English: an island', 'Solomon Island ferry', []],
    ['English: indie', 'indie games', []],
    ['Danish: inside', 'inde i huset', []],
    ['Slovenian: Slovenian', 'Slovensko gospodarstvo raste', []],
    ['Croatian acronym in small letters', 'sad', []],
    ['Croatian acronym', 'izbori u SAD', ['US']],
    ['Japanese: a title', 'タイトル', []],
    ['Korean: to hand over', '인도하다', []],
    ['Persian: financial', 'بحران مالی', []],
    ['Arabic: a virus, with Urdu Russia in it', 'بفيروس', []],
    ['Russian: of that', 'Того света', []],
    ['Vietnamese: cosmetics', 'mỹ phẩm', []],
    ['a gunman', 'Maurice Hill', []],
  ])('%s: %s', (_, query, countries) => {
    expect(countriesNamedIn(query)).toEqual(countries)
  })
})

describe('what English calls by several names', () => {
  it.each([
    ['Czechia', 'Czech Republic'],
    ['Cabo Verde', 'Cape Verde'],
    ['uk floods', 'Britain'],
    ['Bosnia', 'Bosnia and Herzegovina'],
    ['DRC', 'Democratic Republic of the Congo'],
  ])('%s is asked for by %s too', (query, name) => {
    expect(spokenCountries(query).flatMap(({ english }) => english)).toContain(name)
  })

  it.each(['Congo', 'Georgia', 'tell us more'])('%s stands for nothing else', (query) => {
    expect(spokenCountries(query)).toEqual([])
  })
})

describe('what asks for the events that are tagged with a country', () => {
  it.each([
    ['Sweden', ['SE']],
    ['german strike', ['DE']],
    ['États-Unis', ['US']],
    ['Gaza', ['PS']],
  ])('%s', (query, countries) => {
    expect(namedCountries(query).flatMap((named) => named.countries)).toEqual(countries)
  })

  it.each(['Scottish election', 'wales', 'Northern Ireland', 'West Bank', 'Soviet', 'Berlin'])('%s is no whole country', (query) => {
    expect(namedCountries(query)).toEqual([])
  })
})
