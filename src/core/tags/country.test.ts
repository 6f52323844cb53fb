import { describe, expect, it } from 'vitest'
import { taggedText } from '../../../test/support/tagged-text.ts'
import type { TaggedText } from './category.ts'
import { clusterCountries, countryWeights } from './country.ts'
import { isCountryCode } from './country-codes.ts'

const countriesOf = (fields: Partial<TaggedText>): string[] => clusterCountries([countryWeights(taggedText(fields))])

describe('the countries of an event', () => {
  it.each(['youtu.be', 'redd.it'])('a short address is no home: %s', (sourceHost) => {
    expect(countriesOf({ title: 'Season 6 official trailer', sourceHost })).toEqual([])
  })

  it.each([
    ['gazette.is', 'is', 'Sundlaugin opnuð á ný eftir viðgerðir', ['IS']],
    ['gazette.am', 'hy', 'Լողավազանը կրկին բաց է վերանորոգումից հետո', ['AM']],
    ['gazette.is', 'en', 'Swimming pool open again after repairs', []],
  ])('a domain that is sold abroad is at home where its language is: %s in %s', (sourceHost, language, title, countries) => {
    expect(countriesOf({ title, language, sourceHost })).toEqual(countries)
  })

  it('a country before a state in a list stays one', () => {
    expect(countriesOf({ title: 'Storm heads for Mexico, Texas and Louisiana' })).toContain('MX')
  })

  it.each([
    ['Quake shakes northern Chile, no damage reported', ['CL']],
    ['Papua New Guinea landslide buries village', ['PG']],
    ['Equatorial Guinea votes for president', ['GQ']],
    ['Floods displace thousands in Niger Delta', ['NG']],
    ['South Sudan delays census again', ['SS']],
    ['Northern Ireland ministers meet over budget', ['GB']],
    ['DR Congo and M23 rebels sign truce', ['CD']],
    ['New Mexico wildfire forces evacuations', ['US']],
    ['Kremlin dismisses report on grain talks', ['RU']],
    ['Bundestag passes pension law', ['DE']],
    ['Fire kills two in Lebanon, Pa.', ['US']],
    ['Odessa, Texas mourns its mayor', ['US']],
    ['Athens, Georgia, mourns its mayor', ['US']],
    ['In Athens, Georgia won by two goals, to cheers in Tbilisi', ['GE', 'GR']],
    ['Fire in London, Ontario kills two', ['CA']],
    ['Cruiser hits walker in Surrey, B.C., at dawn', ['CA']],
    ['Plant in Windsor, Ont., closes', ['CA']],
    ['Scrolls taken in North York', ['CA']],
    ['Chicago Cubs beat Cleveland Indians in final', ['US']],
    ['Knesset dissolves itself', ['IL']],
  ])('reads the longest name: %s', (title, countries) => {
    expect(countriesOf({ title })).toEqual(countries)
  })

  it("takes Surrey for Canada's where the places beside it are, else for the county", () => {
    const title = 'Surrey fire leaves 40 homeless'
    expect(countriesOf({ title, body: 'Smoke drifted from Surrey to Langley and Coquitlam.' })).toEqual(['CA'])
    expect(countriesOf({ title, body: 'Smoke drifted from Surrey to Manchester.' })).toEqual(['GB'])
    expect(countriesOf({ title })).toEqual(['GB'])
  })

  it('lists both sides of a dispute', () => {
    expect(countriesOf({ title: 'India and Pakistan exchange prisoners at border' }).sort()).toEqual(['IN', 'PK'])
  })

  it('tells Georgia the country from Georgia the state by what is named beside it', () => {
    expect(
      countriesOf({
        title: 'Georgia protests grow',
        body: 'Crowds gathered in Tbilisi as Georgian Dream defended its pact with Russia over Georgia.',
      })[0],
    ).toBe('GE')
    expect(
      countriesOf({
        title: 'Georgia recount begins',
        body: 'Officials in Atlanta, Georgia said the Republican and the Democrat agreed.',
      })[0],
    ).toBe('US')
  })

  it('leaves out people who are called like places', () => {
    expect(countriesOf({ body: 'The trophy went to Michael Jordan while the crowd in Chicago cheered for Michael Jordan.' })).toEqual([
      'US',
    ])
    expect(countriesOf({ body: 'The party for Paris Hilton took place in Tokyo.' })).toEqual(['JP'])
    expect(countriesOf({ body: 'In Tokyo the judge sent Lionel Jordan and Georgia Whitfield home.' })).toEqual(['JP'])
    expect(countriesOf({ body: 'A judge in Tokyo spoke. Michael French left. Charles Darwin spoke.' })).toEqual(['JP'])
    expect(countriesOf({ body: 'Monday French officials met in Tokyo.' }).sort()).toEqual(['FR', 'JP'])
    expect(countriesOf({ body: 'In Tokyo the judge sent King Abdullah of Jordan a letter.' }).sort()).toEqual(['JO', 'JP'])
  })

  it.each([
    ['en', 'Brittany Marsh sues her father', []],
    ['en', 'Santiago Lindqvist elected in Madrid', ['ES']],
    ['en', 'Roman Fenn leaves the stage', []],
    ['en', 'Bari Fenn named editor of the Gazette', []],
    ['en', 'Firm buys start-up Manus', []],
    ['en', 'Ferry leaves Bari for Tirana', ['IT', 'AL']],
    ['en', 'Savannah Fenn Cries in Interview', ['US']],
    ['en', 'Quake hits Manus Island', ['PG']],
    ['en', 'Berkshire earnings hit by write-down of its stake in a maker of ketchup', []],
    ['en', 'Jordan Peterson Leaves Hospital After Three Weeks', []],
    ['en', 'Cuba Gooding Jr pleads guilty', []],
    ['en', 'City to rename street that honours Cesar Chavez', []],
    ['en', 'Castro leaves the primary race', []],
    ['en', 'Fidel Castro remembered ten years on', ['CU']],
    ['en', 'Notre Dame left out of the college playoff', []],
    ['en', 'Towers of Notre Dame Cathedral reopen', ['FR']],
    ['en', 'Jeffrey R. Holland, leader of a church, dies at 85', []],
    ['en', 'Jeffrey R. Holland Dies At 85', []],
    ['sv', 'Israel Vazquez död efter kamp', []],
    ['sv', 'Dynamic Island blir mindre i ny telefon', []],
    ['es', 'India Hicks visita Madrid', ['ES']],
  ])('takes no country from a given name (%s: %s)', (language, title, countries) => {
    expect(countriesOf({ title, language })).toEqual(countries)
  })

  it.each([
    ['en', 'Israel Iran war enters third week', ['IL', 'IR']],
    ['en', 'Israel Hamas ceasefire holds for a day', ['IL', 'PS']],
    ['en', 'Kenya Revenue Authority seizes cars', ['KE']],
    ['en', 'India Meteorological Department warns of rain', ['IN']],
    ['en', 'Jordan Strikes Deal With Gulf Neighbors Over Water', ['JO']],
    ['en', 'Jordan King Abdullah visits Berlin', ['JO', 'DE']],
    ['en', 'China Southern Airlines jet turns back', ['CN']],
    ['en', 'Georgia Governor Brian Kemp signs bill', ['US']],
    ['en', 'Roman ruins found under car park', ['IT']],
    ['en', 'Holland asks the U.S. for more time', ['NL', 'US']],
    ['de', 'Israel Angriff auf Teheran geht weiter', ['IL', 'IR']],
  ])('while a country before what is no surname stays one (%s: %s)', (language, title, countries) => {
    expect(countriesOf({ title, language }).toSorted()).toEqual(countries.toSorted())
  })

  it('takes no country from the names of outlets and agencies', () => {
    expect(
      countriesOf({ body: 'The mayor of Lima told the New York Times and the South China Morning Post that the bridge is safe.' }),
    ).toEqual(['PE'])
  })

  it('reads headlines and datelines in capitals', () => {
    expect(countriesOf({ title: 'BAHIA COCOA REVIEW', body: 'SALVADOR, Feb 26 - Showers continued throughout the week.' })).toEqual(['BR'])
    expect(countriesOf({ title: 'NEW YORK BRIDGE CLOSED' })).toEqual(['US'])
  })

  it('falls back to the home of the outlet only when the text names no place', () => {
    expect(countriesOf({ title: 'Government offers new deal to nurses', sourceHost: 'bbc.co.uk' })).toEqual(['GB'])
    expect(countriesOf({ title: 'Nurses offered a deal', sourceHost: 'unknown.example', countryHint: 'ie' })).toEqual(['IE'])
    expect(countriesOf({ title: 'Volcano erupts in Iceland', sourceHost: 'bbc.co.uk' })).toEqual(['IS'])
  })

  it('says nothing where neither text nor outlet tells', () => {
    expect(countriesOf({ title: 'Ten ways to sleep better' })).toEqual([])
  })

  it.each([
    ['de', 'Die Bundesregierung lehnt den Vorschlag ab', 'DE'],
    ['de', 'Vulkan auf Island bricht aus', 'IS'],
    ['fr', 'Les pompiers marseillais luttent contre un incendie en France', 'FR'],
    ['es', 'Un sismo sacude la costa chilena', 'CL'],
    ['it', 'Il premier giapponese si dimette', 'JP'],
    ['pt', 'Chuvas atingem o sul do Brasil', 'BR'],
    ['ru', 'В Украине начались переговоры', 'UA'],
    ['ar', 'زلزال يضرب تركيا', 'TR'],
    ['zh', '日本发生强烈地震', 'JP'],
    ['ja', 'フランスで大規模デモ', 'FR'],
    ['pl', 'Trzęsienie ziemi w Japonii', 'JP'],
  ])('reads names in other languages (%s: %s)', (language, title, country) => {
    expect(countriesOf({ title, language })[0]).toBe(country)
  })
})

describe('any input', () => {
  it.each(['', 'xx', 'EN-us', '!!', 'zz-Latn'])('a language tag like "%s" reads as English at worst', (language) => {
    expect(countriesOf({ title: 'Storm hits Portugal', language })).toEqual(['PT'])
  })

  it('takes time in proportion to the length, and reads no more than the first part of a body', () => {
    const body = 'SAN SAN SAN Republic of Democratic Republic of the - '.repeat(20_000)
    expect(countriesOf({ title: 'Storm hits Portugal', body })).toEqual(['PT'])
  })
})

describe('a town with accents', () => {
  it('is, without them, no country where another is named', () => {
    expect(countriesOf({ title: 'Falcon rocket lifts off in Florida', body: 'The Falcon stood on its pad in Texas for days.' })).toEqual([
      'US',
    ])
  })

  it.each(['Maturín', 'Maturin'])('is its country where none is named, or the same one: %s', (town) => {
    expect(countriesOf({ title: `${town} votes for a new governor` })).toEqual(['VE'])
    expect(countriesOf({ title: `Power cuts in Venezuela hit ${town}` })).toEqual(['VE'])
  })

  it.each([
    ['Falcón votes for a new governor', ['VE']],
    ['Falcon rocket lifts off', []],
    ['Save the whales, says minister', []],
  ])('that is a common word without them is meant with them alone: %s', (title, countries) => {
    expect(countriesOf({ title })).toEqual(countries)
  })
})

describe('a name within another', () => {
  it.each([
    ['Storm floods Rio Rico, Arizona', ['US']],
    ['Melinda French Gates leaves the foundation', []],
    ['Police in Lyon chase a stolen BMW', ['FR']],
    ['BMW recalls 300,000 cars', ['DE']],
  ])('speaks for the whole: %s', (title, countries) => {
    expect(countriesOf({ title })).toEqual(countries)
  })
})

describe('the countries of a cluster', () => {
  it('are at most five, strongest first, without passing mentions', () => {
    const one = new Map([
      ['FR', 9],
      ['DE', 6],
      ['US', 0.5],
    ])
    expect(clusterCountries([one, new Map([['FR', 5]])])).toEqual(['FR', 'DE'])
    // Of two that weigh the same, the one that is told of first.
    expect(clusterCountries([new Map(['VE', 'GY'].map((code) => [code, 3]))])).toEqual(['VE', 'GY'])
    const six = new Map(['AT', 'BE', 'CZ', 'DK', 'EE', 'FI'].map((code) => [code, 5]))
    expect(clusterCountries([six])).toHaveLength(1)
  })

  it('count an article that only knows its home for less than one that names the place', () => {
    expect(clusterCountries([new Map([['US', 0.8]]), new Map([['US', 0.8]]), new Map([['KE', 8]])])[0]).toBe('KE')
  })

  it('leave out the home of one outlet whose article names no country, but not the home that another speaks of too', () => {
    const [telling, british, swedish] = [new Map([['US', 2.5]]), new Map([['GB', 0.8]]), new Map([['SE', 0.8]])]
    expect(clusterCountries([telling, swedish])).toEqual(['US'])
    expect(clusterCountries([british, swedish, new Map(british)])).toEqual(['GB'])
    expect(clusterCountries([new Map([...telling, ['SE', 1.5]]), swedish])).toEqual(['US', 'SE'])
    expect(clusterCountries([swedish])).toEqual(['SE'])
  })

  it('count an article once, however often it names its country', () => {
    expect(clusterCountries([new Map([['FR', 40]]), new Map([['DE', 5]]), new Map([['DE', 5]])])[0]).toBe('DE')
  })

  it('are empty for no articles', () => {
    expect(clusterCountries([])).toEqual([])
  })
})

describe('codes', () => {
  it('knows ISO codes in upper case only', () => {
    expect(isCountryCode('DE')).toBe(true)
    expect(isCountryCode('de')).toBe(false)
    expect(isCountryCode('ZZ')).toBe(false)
    expect(isCountryCode('EU')).toBe(false)
  })
})

describe('common words that look like names are none', () => {
  it.each([
    ['de', 'Dann kam der Regen, danach ging der Dank an die Helfer'],
    ['de', 'Über den Katalog und einen pragmatischen Plan'],
    ['sv', 'Finns inget behov: hela landet kan påverkas nära vägar'],
    ['sv', 'Kan skandalen påverka valet?'],
    ['sv', 'Krock i Tarsk: personbil och EPA-traktor inblandade'],
    ['es', 'Cómo cambia el catálogo para los niños'],
    ['pt', 'Como irá mudar o preço'],
    ['no', 'Man døde etter brann i kjeller'],
    ['en', 'Death toll from bar fire in Crans-Montana rises to 41'],
    ['en', 'City marks ten years since deadly bridge collapse'],
    ['en', 'Fund outperforms its peers, a sophomore effort'],
    ['en', 'Ashes of burned forest drift over the town'],
    ['en', 'Earbuds with better ANC arrive in spring'],
    ['sv', 'NY STUDIE: Sen middag stör sömnen'],
    ['sv', 'Ny rom från odlad löja'],
    ['ru', 'Прыжки с трамплина перенесены'],
    ['ru', 'Страны Латинской Америки подписали договор'],
    ['uk', 'Кримінальна справа проти судді'],
    ['uk', 'Ціни на пальне пішли вгору та угору'],
    ['pl', 'Włochaty gość w ogrodzie'],
    ['cs', 'Trumpeta a nový práh dveří'],
    ['hu', 'Irányt váltott a roma zenekar a gáz miatt'],
    ['nl', 'Zuid-Amerikaanse landen sluiten akkoord; kievit keert terug'],
    ['fr', 'Les pays sud-américains signent un accord'],
  ])('in %s: %s', (language, title) => {
    expect(countriesOf({ title, language })).toEqual([])
  })

  it.each([
    ['de', 'Dänische Regierung tritt zurück', 'DK'],
    ['de', 'Prager Gericht urteilt', 'CZ'],
    ['de', 'Türkischer Minister in der Schweiz', 'TR'],
    ['sv', 'Skånska vägar stängs av', 'SE'],
    ['sv', 'Norges statsminister och Polens president', 'NO'],
    ['da', 'Tysklands kansler', 'DE'],
    ['es', 'El Gobierno catalán dimite', 'ES'],
    ['es', 'La prensa catalana', 'ES'],
    ['fr', 'FRANÇAISES ET FRANÇAIS VOTENT', 'FR'],
    ['tr', 'İran’da protesto', 'IR'],
    ['no', 'Turkiet: Fartyg angripet i Svarta havet', 'TR'],
    ['da', 'Expert: Rysk kraftsamling efter sanktionshot', 'RU'],
    ['en', 'The Paris-Berlin night train returns', 'DE'],
    ['sv', 'Putins rådgivare i kylan', 'RU'],
    ['sv', 'Trumps utspel oroar', 'US'],
    ['sv', 'Zelenskyj: Mycket bra möte', 'UA'],
    ['sv', 'Larm om rök i Rom', 'IT'],
    ['sv', 'Explosioner i Teheran i natt', 'IR'],
    ['no', 'Trumps tullchock mot Indien i kraft', 'IN'],
    ['da', 'Russiske angreb i nat', 'RU'],
    ['no', 'Amerikanske styrker på vei', 'US'],
    ['nl', 'Russische aanval op stad aan de rivier', 'RU'],
    ['nl', 'Duitse minister treedt af', 'DE'],
    ['pl', 'Amerykańskie wojska opuszczają bazę', 'US'],
    ['pl', 'Niemiecki minister rezygnuje', 'DE'],
    ['cs', 'Ruský útok poškodil most', 'RU'],
    ['fi', 'Yhdysvaltain presidentti vierailulla', 'US'],
    ['hu', 'Orosz támadás egy kikötő ellen', 'RU'],
    ['ro', 'Atac rusesc asupra unui port', 'RU'],
    ['uk', 'Трамп зустрінеться з ним у п’ятницю', 'US'],
    ['el', 'Ο Τραμπ ανακοίνωσε δασμούς', 'US'],
    ['en', 'Baden-Württemberg votes', 'DE'],
    ['en', 'Profit falls to 40 mln marks', 'DE'],
    ['en', 'Ashes Test ends in a draw', 'GB'],
  ])('while in %s "%s" names %s', (language, title, country) => {
    expect(countriesOf({ title, language })).toContain(country)
  })
})
