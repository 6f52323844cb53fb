/**
 * What happened in a country, where reports share no other name: "Кения: наводнения", "Kenya: inundații". In languages whose nouns bend, or whose names have no
 * capital, a country is known by its forms and called as the platform's locale data do; so no sentence needs to have it in the form of a name.
 */

import { COUNTRY_AFFAIRS } from '../data/country-affairs.ts'
import { gazetteerOf, isGlued, localNames } from '../tags/country-gazetteer.ts'
import { findGlued, findMentions, splitWords } from '../tags/country-match.ts'
import { termsOf } from '../text/content-terms.ts'
import { sentencesOf } from '../text/sentences.ts'
import type { AffairMatter } from './affair-matter.ts'
import type { MemberCluster } from './situation-members.ts'

/** So many members, and half of all, tell of the country, of what happened there, and of both together. */
const USERS_MIN = 2
const SHARE_MIN = 0.5
/** Cases of one name begin alike. */
const BEGINNING = 4
const ENDING_MAX = 2

interface Told {
  readonly countries: ReadonlySet<string>
  readonly places: ReadonlySet<string>
  readonly affairs: ReadonlySet<string>
}

/**
 * Null where fewer tell the same, where they tell of two countries alike, or of one place in it, and where the matter that they share says more. Takes
 * members of one language.
 */
export function countryAffair(
  members: readonly MemberCluster[],
  { language, matter }: { language: string; matter: AffairMatter | null },
): AffairMatter | null {
  const family = language.slice(0, 2)
  const affairs = affairsOf(family)
  if (affairs.length === 0) return null
  const texts = members.map(({ title, summary }) => [title, ...sentencesOf(summary, 1)].join('. '))
  const told = texts.map((text) => toldIn(text, family, affairs))
  const [affair] = commonest(told.map((one) => one.affairs))
  const [country, second] = commonest(told.map((one) => one.countries))
  const [place] = commonest(told.map((one) => one.places))
  if (!affair || !country || second?.users === country.users || (place && place.users >= country.users)) return null
  const both = told.filter((one) => one.affairs.has(affair.what) && one.countries.has(country.what)).length
  if (both < Math.max(USERS_MIN, members.length * SHARE_MIN)) return null
  const name = nameOf(country.what, texts, family)
  if (name === null) return null
  const named = (what: string) => ({ title: `${name}: ${what}`, terms: termsOf(`${name} ${what}`, language) })
  const plain = named(affair.what)
  if (matter === null) return plain
  const shared = toldIn(matter.title, family, affairs)
  if (!shared.affairs.has(affair.what)) return null
  // "Парламентские выборы" lacks its country; "Wybory w Mołdawii" says as much in another form, which comes and goes with the reports.
  if (!shared.countries.has(country.what)) return named(matter.title.charAt(0).toLowerCase() + matter.title.slice(1))
  return matter.terms.length <= plain.terms.length ? plain : null
}

interface Counted {
  readonly what: string
  readonly users: number
}

/** What most members have, and what comes behind it; of as many, what stands first (a vote before the protests against it). */
function commonest(told: readonly ReadonlySet<string>[]): Counted[] {
  const users = new Map<string, number>()
  for (const one of told) for (const what of one) users.set(what, (users.get(what) ?? 0) + 1)
  return [...users].map(([what, count]) => ({ what, users: count })).toSorted((a, b) => b.users - a.users)
}

function toldIn(text: string, family: string, affairs: readonly Affair[]): Told {
  const index = gazetteerOf(family)
  const mentions = isGlued(family) ? findGlued(text, index) : findMentions(splitWords(text), index)
  const small = text.toLocaleLowerCase(family)
  return {
    countries: new Set(
      mentions.flatMap(({ name: { kind, countries } }) => (kind === 'country' && countries.length === 1 ? countries : [])),
    ),
    places: new Set(mentions.filter(({ name }) => name.kind === 'place').map(({ at }) => text.slice(at, at + BEGINNING))),
    affairs: new Set(affairs.filter(({ pattern }) => pattern.test(small)).map(({ what }) => what)),
  }
}

interface Affair {
  readonly what: string
  readonly pattern: RegExp
}

const affairs = new Map<string, readonly Affair[]>()

function affairsOf(family: string): readonly Affair[] {
  const known = affairs.get(family)
  if (known) return known
  const made = (COUNTRY_AFFAIRS[family] ?? '')
    .normalize('NFC')
    .split(';')
    .filter(Boolean)
    .map((line) => {
      const [what = '', forms = ''] = line.trim().split(':')
      return { what, pattern: new RegExp(around(forms.split(',').map(patternOf).join('|'), family), 'u') }
    })
  affairs.set(family, made)
  return made
}

/** A star stands for the letters that may follow or go before. */
const patternOf = (form: string): string => RegExp.escape(form).replaceAll('\\*', '[\\p{L}\\p{M}]{0,8}')

/** Chinese and Thai have no space between words; Arabic and Hebrew join small words and the article to what they stand before. */
function around(forms: string, family: string): string {
  if (family === 'zh' || family === 'th') return forms
  return `(?<![\\p{L}\\p{M}])${JOINED[family] ?? ''}(?:${forms})(?![\\p{L}\\p{M}])`
}

const JOINED: Readonly<Record<string, string>> = { ar: '[وفبلك]?(?:ال|ل)?', he: '[ושהבלמכ]{0,3}' }

const names = new Map<string, ReadonlyMap<string, readonly string[]>>()

/** What the language calls the countries, by their codes; what the platform calls them comes last. */
function namesOf(family: string): ReadonlyMap<string, readonly string[]> {
  const known = names.get(family)
  if (known) return known
  const made = new Map<string, string[]>()
  for (const [name, code] of localNames(family)) if (!HALVES.test(name)) made.set(code, [...(made.get(code) ?? []), name])
  names.set(family, made)
  return made
}

/** "Конго - Киншаса" */
const HALVES = /\s[-–]\s/u

/** As most reports have it in some case, or else as the platform calls it. */
function nameOf(code: string, texts: readonly string[], family: string): string | null {
  const known = namesOf(family).get(code) ?? []
  const usersOf = (name: string) =>
    texts.filter((text) => text.includes(name.slice(0, Math.max(BEGINNING, name.length - ENDING_MAX)))).length
  const [best] = known.map((name) => ({ name, users: usersOf(name) })).toSorted((a, b) => b.users - a.users)
  if (best === undefined || best.users > 0) return best?.name ?? null
  return new Intl.DisplayNames([family], { type: 'region', style: code === 'US' ? 'short' : 'long' }).of(code) ?? null
}
