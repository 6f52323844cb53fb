import { expect, test } from 'vitest'
import { countriesIn } from './assign-countries.ts'
import { emptyRun, tokenTableOf } from './token-table.ts'

function countriesOf(text: string, language = 'en'): string[] {
  const table = tokenTableOf(language)
  const run = emptyRun()
  table.read(text, 100, run)
  return [...countriesIn(table, [{ run, end: run.length }])].toSorted()
}

test.each([
  ['en', 'Norway’s central bank holds rates as Oslo talks begin', ['NO']],
  ['en', 'Earthquake in the Philippines: Peru sends help', ['PE', 'PH']],
  ['en', 'South African miners, North Korea and the UNITED STATES', ['KP', 'US', 'ZA']],
  ['en', 'Talks between the U.S. and Saudi Arabia’s king', ['SA', 'US']],
  ['de', 'Norwegens Zentralbank senkt den Zins', ['NO']],
  ['fr', 'La banque centrale norvégienne', ['NO']],
  ['ru', 'Землетрясение на юге Перу и в Норвегии', ['NO', 'PE']],
  ['ar', 'زلزال قوي يضرب جنوب بيرو', ['PE']],
  ['zh', '挪威央行维持利率不变', ['NO']],
  ['ja', 'ノルウェー中央銀行、金利据え置き', ['NO']],
])('%s: of "%s" these countries are named', (language, text, countries) => {
  expect(countriesOf(text, language)).toEqual(countries)
})

test('a name within a longer one is not read', () => {
  expect(countriesOf('The New York Times and the Bank of England moved to New South Wales in Australia')).not.toContain('US')
  expect(countriesOf('New South Wales in Australia')).toEqual(['AU'])
})

test('a name that may mean several countries counts for all of them, beside one that is sure', () => {
  expect(countriesOf('Georgia votes as Armenia looks on')).toEqual(expect.arrayContaining(['AM', 'GE', 'US']))
})

test.each(['Chad Brown wins the race', 'The Senate votes on Monday', 'Rain all week', ''])(
  '"%s" names no country for sure, and so none',
  (text) => {
    expect(countriesOf(text)).toEqual([])
  },
)

test('what stands behind the end is not read', () => {
  const table = tokenTableOf('en')
  const run = emptyRun()
  table.read('Quake hits Peru and later South Africa, then Norway', 100, run)
  expect([...countriesIn(table, [{ run, end: 6 }])]).toEqual(['PE'])
})
