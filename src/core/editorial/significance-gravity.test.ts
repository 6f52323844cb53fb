import { expect, test } from 'vitest'
import { clusterSignificance, type SignificanceInput } from './significance.ts'

const HOUR = 3_600_000
const PUBLISHED = Date.UTC(2026, 5, 1)

function partsOf(title: string, category: string, parts: Partial<SignificanceInput> = {}): Record<string, number> {
  return clusterSignificance({
    ...{ independentOutlets: 3, outletCountries: 1, countries: ['FR'], categories: [category], title, text: '' },
    ...{ reportTimes: [PUBLISHED], publishedAt: PUBLISHED, now: PUBLISHED + HOUR, ...parts },
  }).parts
}

const gravityOf = (...event: Parameters<typeof partsOf>) => partsOf(...event).gravity!

test.each([
  ['Man killed in flat in Port Maren', 'crime'],
  ['Kvinna död efter lägenhetsbrand i Maren', 'disaster'],
  ['Misstänkt mordförsök i Maren', 'crime'],
  ['Two seriously injured in crash in Maren', 'disaster'],
  ['Five hurt as balcony collapses in Maren', 'disaster'],
])(
  'what happens to one or two weighs less than what happens to many, where few outlets of one country tell of it: %s',
  (title, category) => {
    const many = gravityOf('Balcony collapses in Maren: nine killed', 'disaster')
    expect(gravityOf(title, category)).toBeLessThan(many * 0.6)
    for (const wide of [
      { independentOutlets: 8 },
      { outletCountries: 2 },
      { countries: ['FR', 'VE'] },
      { categories: [category, 'politics'] },
    ])
      expect(gravityOf(title, category, wide)).toBeGreaterThan(many * 0.8)
  },
)

test.each([
  ['Blast in market of Maren', 'crime'],
  ['Plane crashes near Maren', 'disaster'],
  ['Owner of bar held after deadly fire', 'crime'],
  ['Quake near Maren kills two', 'disaster'],
  ['Gunman holds hostages in bank of Maren', 'crime'],
  ['Fever deaths higher than in spring', 'health'],
])('what nobody has counted yet, or a quake whatever its toll, weighs whole: %s', (title, category) => {
  expect(gravityOf(title, category)).toBe(gravityOf(title, category, { independentOutlets: 8 }))
})

test.each([
  ['Maren Chips and the new chip war', 'technology'],
  ['Shares of Maren fall before a flood of rivals', 'business'],
  ['Gadgets that will invade our homes', 'technology'],
])('in the trades a calamity is a picture: %s', (title, category) => {
  expect(gravityOf(title, category)).toBe(0)
  expect(gravityOf(title, 'politics')).toBeGreaterThan(1)
  expect(gravityOf(title, category, { countries: ['FR', 'VE'] })).toBeGreaterThan(1)
  expect(gravityOf(title, category, { categories: [category, 'conflict'] })).toBeGreaterThan(1)
})

test('the president of a company is no power', () => {
  const title = 'President of Maren Games on new prices'
  expect([partsOf(title, 'technology').powers, partsOf(title, 'politics').powers! > 0]).toEqual([0, true])
  expect(gravityOf(title, 'technology')).toBe(0)
})

test.each(['Maren One: release date and colours', 'iPhone of next year said to be thinner', 'What gamers get with the new Xbox'])(
  'goods that are sold under a name are routine in the trades alone: %s',
  (title) => {
    expect(partsOf(title, 'technology').routine).toBeLessThan(-1)
    expect(partsOf(title, 'politics').routine).toBe(0)
    expect(partsOf(title, 'technology', { categories: ['technology', 'politics'] }).routine).toBe(0)
  },
)

test.each(['Stocks in Maren slide as chip makers report', 'Wall Street closes higher', 'Maren Bank: mixed earnings, more debt'])(
  'what markets do every day is routine: %s',
  (title) => {
    expect(partsOf(title, 'business').routine).toBeLessThan(-1)
    expect(partsOf('Stocks in Maren crash, trading halted', 'business').routine).toBe(0)
  },
)

test('a case of the past weighs what its court or office does, not what was done then', () => {
  expect(gravityOf('Two held for kidnapping and massacre of 1984', 'crime', { independentOutlets: 8 })).toBe(
    gravityOf('Two convicted', 'crime', { independentOutlets: 8 }),
  )
})

test('a conflict is grave in words that nobody wrote down', () => {
  expect(gravityOf('Velmari ta ostrun bei Maren', 'conflict')).toBeGreaterThan(0.5)
  expect(gravityOf('Velmari ta ostrun bei Maren', 'culture')).toBe(0)
})

test.each([
  ['Velia har beskjutit gränsby', 'Velia shelling border village'],
  ['Bomber mot hamnen', 'Bomb at the port'],
  ['Regimen skjuter mot demonstranter', 'Regime opens fire on protesters'],
  ['Militärkupp i Velia', 'Coup in Velia'],
  ['Dödsstraff begärs för expresident', 'President convicted'],
])('what is grave in English is in Swedish: %s', (swedish, english) => {
  const [own, other] = [swedish, english].map((title) => gravityOf(title, 'conflict'))
  expect([own, own! > 1]).toEqual([other, true])
})

test('a toll of hundreds far outweighs any lone victim, and beyond five thousand it is the count of a whole war', () => {
  const deaths = (count: string) => partsOf(`Quake in Velia: ${count} killed`, 'disaster').deaths!
  expect([deaths('1') < 0.2, deaths('600') > 2]).toEqual([true, true])
  expect(deaths('500,000')).toBe(deaths('5,000'))
})
