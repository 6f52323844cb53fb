/**
 * Cases of the world's towns in languages that call them as English does: Finnish "Londonissa", Estonian "Dublinis", Hungarian "Chicagóban". They are
 * looked up where a word with a capital is no name by itself, since a list of all cases of all towns would be long.
 */

import { foldLatin } from '../text/words-stems.ts'

/** By language what ends a town's name, and what its cases have instead. */
type TownCases = readonly (readonly [tail: string, forms: string])[]

const FINNISH_BEHIND_VOWEL = (vowel: string): string =>
  ['n', 'ssa', 'ssä', 'sta', 'stä', 'lla', 'llä', 'lta', 'ltä', 'lle', `${vowel}n`, `h${vowel}n`].map((form) => vowel + form).join(' ')
const ESTONIAN_BEHIND_VOWEL = (vowel: string): string =>
  ['s', 'st', 'sse', 't', 'ga', 'le', 'lt', 'l', 'ni'].map((form) => vowel + form).join(' ')
const HUNGARIAN = 'ban ben ból ből ba be ra re ról ről ról tól től hoz hez höz nál nél nak nek val vel ig on en ön ot et öt t'
const HUNGARIAN_BEHIND_VOWEL = (vowel: string): string =>
  'ban ben ból ből ba be ra re ról ről tól től hoz hez nál nél nak nek val vel ig n t'
    .split(' ')
    .map((form) => vowel + form)
    .join(' ')
const SOUTH_SLAVIC: TownCases = [
  ['', 'u a om em'],
  ['a', 'e i u om'],
  ['o', 'u a om'],
]

const TOWN_CASES: Readonly<Record<string, TownCases>> = {
  fi: [
    ['', 'in issa issä iin ista istä illa illä ille ilta iltä'],
    ...[...'aeiouyäö'].map((vowel) => [vowel, FINNISH_BEHIND_VOWEL(vowel)] as const),
  ],
  et: [['', `i ${ESTONIAN_BEHIND_VOWEL('i')}`], ...[...'aeiou'].map((vowel) => [vowel, ESTONIAN_BEHIND_VOWEL(vowel)] as const)],
  hu: [
    ['', HUNGARIAN],
    ...[...'aá eé oó ii uu'.split(' ')].map(([vowel = '', long = '']) => [vowel, HUNGARIAN_BEHIND_VOWEL(long)] as const),
  ],
  eu: [
    ['', 'en era etik go eko ek ekin'],
    ...[...'aeiou'].map((vowel) => [vowel, `${vowel}n ${vowel}ra ${vowel}tik ${vowel}ko ${vowel}k ${vowel}rekin`] as const),
  ],
  ...{ hr: SOUTH_SLAVIC, bs: SOUTH_SLAVIC, sr: SOUTH_SLAVIC, sl: SOUTH_SLAVIC },
  pl: [['', 'ie u a em iem owi']],
  cs: [['', 'u em ě e ovi']],
  sk: [['', 'u e om']],
}

const TOWN_CHARACTERS_MIN = 5
/** Shorter ones whose cases are no words. */
const SHORT_TOWNS: ReadonlySet<string> = new Set(['Oslo', 'Lyon', 'Kyiv', 'Lviv'])

/** Those a case of which is a word of one of these languages, looked up in the dictionaries of eight: a harbour, a tyrant, an oak grove, a breeze; and Rome, as Catholics and numerals are Roman. */
const NO_TOWNS: ReadonlySet<string> = new Set(
  `Alberta Amhara Anbar Atlanta Baku Bahia Beira Bekaa Berne Bihar Bombay Borneo Borno Bucha Burgundy Daraa Davos Derna Devon Kaduna Lahore Lille Lombardy Madeira
   Maine Majuro Malaga Malmo Manama Mandalay Maseru Medina Mostar Normandy Osaka Porto Rabat Roma Roman Sanaa Sinai Sochi Sonora Sucre Tartu Tirana Tortola Tripoli
   Turku Varna Veneto`.split(/\s+/),
)

/** Form → tails that it may stand for. */
const tailsByForm: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> = new Map(
  Object.entries(TOWN_CASES).map(([language, cases]) => {
    const tails = new Map<string, string[]>()
    for (const [tail, forms] of cases) for (const form of forms.split(' ')) tails.set(form, [...(tails.get(form) ?? []), tail])
    return [language, tails]
  }),
)
const FORM_CHARACTERS_MAX = 6

export function declinesTowns(language: string): boolean {
  return tailsByForm.has(language)
}

/** Hungarian "torontói", "müncheni" (of the town), in small letters. */
const ADJECTIVE = /^\p{Ll}{5,30}i$/u

/** What a word may be a case of, in the language; in small letters the town that an adjective is made of, without accents. */
export function townsOfCase(word: string, language: string): string[] {
  if (language === 'hu' && ADJECTIVE.test(word)) {
    const town = foldLatin(word.charAt(0).toUpperCase() + word.slice(1, -1))
    return NO_TOWNS.has(town) ? [] : [town]
  }
  const tails = tailsByForm.get(language)
  if (tails === undefined || !/^\p{Lu}\p{Ll}+$/u.test(word)) return []
  return Array.from({ length: Math.min(FORM_CHARACTERS_MAX, word.length) }, (_, i) => word.length - i - 1).flatMap((at) =>
    (tails.get(word.slice(at)) ?? [])
      .map((tail) => word.slice(0, at) + tail)
      .filter((town) => (town.length >= TOWN_CHARACTERS_MIN || SHORT_TOWNS.has(town)) && !NO_TOWNS.has(town)),
  )
}
