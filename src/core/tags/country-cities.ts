/** Capitals and great cities as each language calls them (`scripts/country-cities.ts`), beside those of `country-places.json`, which are called so in English. */
import file from '../data/country-cities.json' with { type: 'json' }
import { NO_CITY_STEMS } from '../data/country-not-names.ts'
import { stemKey } from './country-match.ts'

const STEM_CHARACTERS_MIN = 5
const ENDING = /[aeiouyěąęáéíóúýаеиоуыэюяьйїіαεηιουωάέήίόύώς]$/iu

/** Language → country → names, parted by semicolons. */
const cities: Readonly<Record<string, Readonly<Record<string, string>>>> = file.cities

export function citiesOf(language: string): { code: string; city: string }[] {
  return Object.entries(cities[language] ?? {}).flatMap(([code, names]) => names.split(';').map((city) => ({ code, city })))
}

/** What the cases of a city's name share; null where it is short, begins other words or is of several words. Turkish puts its endings behind the whole name. */
export function stemOfCity(city: string, language: string): string | null {
  const stem = language === 'tr' ? city : city.replace(ENDING, '')
  return /^\p{L}+$/u.test(city) && stem.length >= STEM_CHARACTERS_MIN && !NO_CITY_STEMS.has(stemKey(stem)) ? stem : null
}
