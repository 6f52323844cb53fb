import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { outletOfHost } from '../../src/core/articles/outlet.ts'
import { isCategory } from '../../src/core/tags/category-slugs.ts'
import { isCountryCode } from '../../src/core/tags/country-codes.ts'
import { silentLog } from '../../src/log.ts'
import { ensureStarterFeeds, readStarterFeeds } from '../../src/pipeline/starter-feeds.ts'
import { countFeeds, listFeeds, removeFeed } from '../../src/store/feeds.ts'
import { storeOfFile } from '../support/store.ts'
import { START } from './farm.ts'

const pack = readStarterFeeds()
const hosts = new Set(pack.map(({ host }) => host))
const count = (values: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

const REGIONS: Record<string, string> = {
  'North America': 'US CA',
  Europe: 'GB IE DE AT CH FR BE NL IT VA ES PT GR CY MT SE NO DK FI IS EE LV LT PL CZ SK HU RO MD BG RS HR BA SI ME MK AL UA BY RU',
  'Western and Central Asia': 'GE AM AZ KZ KG UZ TR IL LB JO SA AE QA KW OM IQ SY IR AF',
  'South Asia': 'PK IN BD LK NP BT',
  'East and South-East Asia': 'CN HK TW JP KR MN SG MY ID PH TH VN KH MM LA BN TL',
  Africa: 'ZA NG KE UG TZ RW BI ET SD SS GH SN ML BF TG BJ CM CD GA TD MG EG DZ MA TN LY ZW ZM NA MW MZ LR SL GM',
  'Latin America and the Caribbean': 'MX GT SV HN NI CR PA CU DO HT JM TT BB GY SR CO VE EC PE BO CL AR UY PY BR',
  Oceania: 'AU NZ FJ PG SB',
}

test('the pack has at least 250 outlets of 60 countries in 12 languages', () => {
  expect(hosts.size).toBeGreaterThanOrEqual(250)
  expect(new Set(pack.map(({ country }) => country)).size).toBeGreaterThanOrEqual(60)
  expect(new Set(pack.map(({ language }) => language)).size).toBeGreaterThanOrEqual(12)
})

test('every country has its region, no region has more than half of the outlets, and none less than a hundredth', () => {
  const regionOf = new Map(Object.entries(REGIONS).flatMap(([region, codes]) => codes.split(' ').map((code) => [code, region] as const)))
  expect(pack.map(({ country }) => country).filter((country) => !regionOf.has(country))).toEqual([])
  for (const [region, feeds] of count(pack.map(({ country }) => regionOf.get(country) ?? ''))) {
    expect(feeds / pack.length, region).toBeLessThanOrEqual(0.5)
    expect(feeds / pack.length, region).toBeGreaterThanOrEqual(0.01)
  }
})

test('no country has more than a tenth of the feeds, and English not more than half', () => {
  for (const [country, feeds] of count(pack.map(({ country }) => country))) expect(feeds / pack.length, country).toBeLessThanOrEqual(0.1)
  expect((count(pack.map(({ language }) => language)).get('en') ?? 0) / pack.length).toBeLessThanOrEqual(0.5)
})

test('every fact has its shape: registrable domain, country, category, one feed an address', () => {
  expect(pack.filter(({ host }) => outletOfHost(host) !== host).map(({ host }) => host)).toEqual([])
  expect(pack.filter(({ country }) => !isCountryCode(country))).toEqual([])
  expect(pack.filter(({ category }) => category !== undefined && !isCategory(category))).toEqual([])
  expect(new Set(pack.map(({ url }) => new URL(url).href)).size).toBe(pack.length)
})

test('an outlet has one country and one family', () => {
  for (const host of hosts) {
    const feeds = pack.filter((feed) => feed.host === host)
    expect(new Set(feeds.map(({ country, family }) => `${country} ${family}`)).size, host).toBe(1)
  }
})

test('the lines are in order: country, host, address', () => {
  const keys = pack.map(({ country, host, url }) => [country, host, url].join(' '))
  expect(keys).toEqual(keys.toSorted((one, other) => (one < other ? -1 : 1)))
})

const store = storeOfFile()

test('the pack is added once: what was removed does not come back', async () => {
  const deps = { db: store.db, newId: randomUUID, log: silentLog }
  expect(await ensureStarterFeeds(deps, START)).toBe(pack.length)
  const [first] = await listFeeds(store.db)
  expect(await removeFeed(store.db, first?.url ?? '')).toBe(true)
  expect(await ensureStarterFeeds(deps, START)).toBe(0)
  for (const { url } of await listFeeds(store.db)) await removeFeed(store.db, url)
  expect(await ensureStarterFeeds(deps, START)).toBe(0)
  expect(await countFeeds(store.db)).toBe(0)
})
