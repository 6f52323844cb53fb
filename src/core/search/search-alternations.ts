/**
 * Stems that change where a word is inflected: "Praha" and "v Praze", "рік" and "року", "kaupunki" and "kaupungin". The index has what is written; a
 * query asks for both. Rules of thumb, written from general knowledge of each language: what is no word is in no index.
 */

type Rules = readonly (readonly [found: RegExp, instead: string])[]

const CZECH: Rules = [
  [/k$/u, 'c'],
  [/c$/u, 'k'],
  [/h$/u, 'z'],
  [/z$/u, 'h'],
  [/e(?=[kc]$)/u, ''],
]
/** The other changes of these languages are made by their stems already (`words-stems.ts`). */
const SERBO_CROATIAN: Rules = [[/g$/u, 'z']]
const BULGARIAN: Rules = [[/г$/u, 'з']]
const RUSSIAN: Rules = [
  [/[ое](?=[кц]$)/u, ''],
  [/(?<=[бвгджзлмнпрстфхчшщ])(?=к$)/u, 'о'],
]
const TURKISH: Rules = [
  [/k$/u, 'g'],
  [/g$/u, 'k'],
  [/p$/u, 'b'],
  [/b$/u, 'p'],
  [/[iu](?=[rnlm]$)/u, ''],
]

/** Of stems in their plain spelling, each by itself and one after another. */
const RULES: Readonly<Record<string, Rules>> = {
  cs: CZECH,
  pl: [
    [/k$/u, 'c'],
    [/c$/u, 'k'],
    [/g$/u, 'dz'],
    [/dz$/u, 'g'],
    [/e(?=[kc]$)/u, ''],
  ],
  hr: SERBO_CROATIAN,
  bs: SERBO_CROATIAN,
  sr: SERBO_CROATIAN,
  sl: [
    [/k$/u, 'c'],
    [/c$/u, 'k'],
    [/g$/u, 'z'],
    [/a(?=[kc]$)/u, ''],
  ],
  bg: BULGARIAN,
  mk: [[/к$/u, 'ц'], [/ц$/u, 'к'], ...BULGARIAN],
  ru: RUSSIAN,
  be: RUSSIAN,
  uk: [
    [/і(?=[^аеєиіїоуюя]{1,2}$)/u, 'о'],
    [/о(?=[^аеєиіїоуюя]{1,2}$)/u, 'і'],
    [/к$/u, 'ц'],
    [/ц$/u, 'к'],
    [/г$/u, 'з'],
    [/з$/u, 'г'],
  ],
  et: [
    [/k$/u, 'g'],
    [/g$/u, 'k'],
    [/p$/u, 'b'],
    [/t$/u, 'd'],
    [/ld$/u, 'll'],
    [/nd$/u, 'nn'],
  ],
  tr: TURKISH,
  az: TURKISH,
  es: [
    [/z$/u, 'c'],
    // Of so few letters no ending is cut: "voz", "voces".
    [/^(..)z$/u, '$1ce'],
  ],
  pt: [
    [/l$/u, 'i'],
    [/ao$/u, 'oe'],
    [/m$/u, 'n'],
  ],
  it: [
    [/(?<=[cg])$/u, 'h'],
    [/(?<=[cg])h$/u, ''],
  ],
  fr: [
    [/al$/u, 'au'],
    [/au$/u, 'al'],
  ],
}

/** Finnish words in the nominative, as they are in the genitive but for its n. */
const FINNISH: Rules = [
  [/nen$/u, 'se'],
  [/([uy])s$/u, '$1kse'],
  [/([uy])s$/u, '$1$1de'],
  [/([oöiy])s$/u, '$1kse'],
  [/([kpt])\1(?=[aäeioöuy]$)/u, '$1'],
  [/nk(?=[aäeioöuy]$)/u, 'ng'],
  [/nt(?=[aäeioöuy]$)/u, 'nn'],
  [/lt(?=[aäeioöuy]$)/u, 'll'],
  [/rt(?=[aäeioöuy]$)/u, 'rr'],
  [/mp(?=[aäeioöuy]$)/u, 'mm'],
  [/(?<=[aäeioöuyh])t(?=[aäeioöuy]$)/u, 'd'],
  [/(?<=[aäeioöuyh])[ts]i$/u, 'de'],
  [/(?<=[aäeioöuylr])p(?=[aäeioöuy]$)/u, 'v'],
  [/(?<=[aäeioöuyrl])k(?=[aäoöuy]$)/u, ''],
  [/(?<=[aäeioöuyrl])ki$/u, 'e'],
]

/** Stems that a short word may have are those of too many others. */
const STEM_CHARACTERS_MIN = 3
const STEMS_MAX = 6

/** What other stems the index may have of a word, given the one that it has in a language, in plain spelling. */
export function alternateStems(stem: string, language: string): string[] {
  const rules = RULES[language.slice(0, 2)]
  if (!rules || stem.length < STEM_CHARACTERS_MIN) return []
  const once = changedBy(rules, stem)
  return [...new Set([...once, ...once.flatMap((other) => changedBy(rules, other))])].filter((other) => other !== stem).slice(0, STEMS_MAX)
}

/** Forms of a word in small letters that have another stem than it has itself. */
export function alternateForms(word: string, language: string): string[] {
  return language === 'fi' ? changedBy(FINNISH, word).map((form) => `${form}n`) : []
}

function changedBy(rules: Rules, word: string): string[] {
  return rules.flatMap(([found, instead]) => (found.test(word) ? [word.replace(found, instead)] : []))
}
