/**
 * Smaller towns for reports in the language that is spoken there (`scripts/country-home-towns.ts`): "Skjutning i Solna" names no place that news of the world
 * knows, and is of Sweden to who reads Swedish.
 */
import file from '../data/country-home-towns.json' with { type: 'json' }

/** Language → country → names, parted by semicolons. */
const towns: Readonly<Record<string, Readonly<Record<string, string>>>> = file.towns

export function homeTownsOf(language: string): { code: string; town: string }[] {
  return Object.entries(towns[language] ?? {}).flatMap(([code, names]) => names.split(';').map((town) => ({ code, town })))
}
