/**
 * The names of months, as the runtime knows them in the languages of feeds, alone and beside a day, long and short; and further forms that
 * publishers write. A few words are other months in other languages: "listopad" is October in Croatian and November in Czech.
 */

const LOCALES =
  `af ar ar-DZ ar-MA ar-SY az be bg bn bs ca cs da de el en es et eu fa fi fr gl gu he hi hr hu hy id is it ka kk km kn lo lt lv mk ml mr ms my nb
  ne nl nn pa pl pt ro ru sk sl sq sr sr-Latn sv sw ta te th tl tr uk ur`.split(/\s+/)

const FURTHER_FORMS = [
  'jan|janv|ene|januar|styczen|янв|ιαν|জানুয়ারী',
  'feb|fev|fév|febr|фев|φεβ|फरवरी|फेब्रुवारी|ফেব্রুয়ারী',
  'mar|mär|mrz|mars|мар|μάρ|μαρ|márc|már',
  'apr|avr|avril|abr|апр|απρ|ápr',
  'may|mag|май|μάι|μαϊ|máj',
  'jun|juin|giu|июн|ιούν|ιον|jún',
  'jul|juil|lug|июл|ιούλ|ιολ|júl',
  'aug|août|aoû|ago|авг|αύγ|αυγ|আগষ্ট',
  'sep|sept|set|wrzesnia|сен|сент|σεπ|szept|सितम्बर',
  'oct|okt|ott|out|pazdziernika|окт|οκτ|अक्तूबर|ऑक्टोबर',
  'nov|ноя|νοέ|νοε|नवम्बर',
  'dec|dez|déc|dic|дек|δεκ|दिसम्बर',
]

/** Points of Thai and Lao abbreviations ("พ.ย."), and what forbids letters of Malayalam to join: a name is looked up without them. */
export const WITHIN_NAME = /(?<=[\p{Script=Thai}\p{Script=Lao}])\.(?=[\p{Script=Thai}\p{Script=Lao}])|\u200c/gu

/** Word → month (1 to 12) → the languages that call it so; '' for whatever language. */
type MonthNames = ReadonlyMap<string, ReadonlyMap<number, ReadonlySet<string>>>

let known: MonthNames | null = null

/** The month that a word in small letters names; null when it is none, or, as far as its language is known, may be one or another. */
export function monthOf(word: string, language: string | null): number | null {
  known ??= namesOfMonths()
  const months = known.get(word) ?? new Map<number, ReadonlySet<string>>()
  const [only] = months.keys()
  if (months.size < 2) return only ?? null
  const spoken = [...months].filter(([, languages]) => languages.has(language ?? ''))
  return spoken.length === 1 ? (spoken[0]?.[0] ?? null) : null
}

function namesOfMonths(): MonthNames {
  const names = new Map<string, Map<number, Set<string>>>()
  const add = (name: string, month: number, language: string): void => {
    const months = names.get(name) ?? new Map<number, Set<string>>()
    names.set(name, months.set(month, (months.get(month) ?? new Set()).add(language)))
  }
  for (const locale of LOCALES) {
    const language = locale.slice(0, 2)
    for (const [index, forms] of formsOf(locale).entries())
      for (const form of forms) {
        add(form, index + 1, language)
        // Hebrew writes "in" with the word.
        if (language === 'he') add(`ב${form}`, index + 1, language)
      }
  }
  for (const [index, forms] of FURTHER_FORMS.entries()) for (const form of forms.split('|')) add(form.normalize('NFC'), index + 1, '')
  return names
}

/** For each month its names of one word. */
function formsOf(locale: string): string[][] {
  const formats = (['long', 'short'] as const).flatMap((month) =>
    [{ month }, { month, day: 'numeric' } as const].map(
      (shape) => new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, { ...shape, timeZone: 'UTC' }),
    ),
  )
  return Array.from({ length: 12 }, (_, index) =>
    formats
      .map((format) => format.formatToParts(Date.UTC(2026, index, 1)).find(({ type }) => type === 'month')?.value ?? '')
      .map((name) =>
        name
          .toLowerCase()
          .normalize('NFC')
          .replace(/[^\p{L}\p{M}]+$/u, '')
          .replace(WITHIN_NAME, ''),
      )
      .filter((name) => /^[\p{L}\p{M}]+$/u.test(name)),
  )
}
