import { ENDINGS, type Endings } from '../data/word-endings.ts'
import { withoutAccents } from './words-accents.ts'
import { SOUTH_ASIAN_FOLDS, SOUTH_ASIAN_LANGUAGES, southAsianStem } from './words-stems-south-asian.ts'

/**
 * Light stemming: brings inflected forms of a word together by cutting endings, never by a dictionary.
 *
 * English follows steps 1a and 1b of Porter (An algorithm for suffix stripping, 1980) with a few further endings; the other languages cut
 * the longest listed ending that leaves enough of the word (`data/word-endings.ts`), as in the light stemmers of Savoy (CLEF). A stem is a key, not
 * a word to show.
 */
const tables = new Map(Object.entries(ENDINGS).map(([language, table]) => [language, { ...table, endings: listOf(table.endings) }]))

const tablesWithoutAccents = new Map(
  Object.entries(ENDINGS).map(([language, table]) => [language, { ...table, endings: listOf(withoutAccents(table.endings)) }]),
)

/** Longest first. */
function listOf(endings: string): readonly string[] {
  return endings.split(/\s+/).toSorted((a, b) => b.length - a.length)
}

/** Where words are inflected at both ends: what is cut in front, and behind. Suffixes go first, so that "שביתה" does not end up a house. */
const indonesian = [
  /^(?:di|[bt]er(?=[^aeiou])|meng|mem(?=[bfp])|men(?=[cdjt])|me(?=[lmnrwy]))(?=.{4})/u,
  /(?<=.{4})(?:(?:k?an)?nya|k?an)$/u,
] as const
const affixes: Readonly<Record<string, readonly [prefix: RegExp, suffix: RegExp]>> = {
  ar: [/^(?:وال|بال|كال|فال|لل|ال|و)(?=.{3})/u, /(?<=.{3})(?:ها|ان|ات|ون|ين|يه|ية|ه|ة|ي)$/u],
  he: [/^(?:שה|[ובהל])+(?=.{3})/u, /(?<=.{3})(?:ימ|יות|ות|ית|יה|יו|ה|ת|י|ו)$/u],
  id: indonesian,
  ms: indonesian,
}

/** Languages whose words have stems. */
export const STEMMED_LANGUAGES: readonly string[] = ['en', ...tables.keys(), ...Object.keys(affixes), ...SOUTH_ASIAN_LANGUAGES]

/** Arabic without vowel signs and lengthening, its forms of alif, ya and ta marbuta as one each, as spellings vary. */
export function foldArabic(text: string): string {
  return text
    .replace(/[\u0640\u064b-\u065f\u0670]/gu, '')
    .replace(/[أإآٱ]/gu, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
}

/** Arabic letters stand for the Persian on many keyboards. */
function foldPersian(text: string): string {
  return foldArabic(text).replaceAll('ي', 'ی').replaceAll('ك', 'ک')
}

const HEBREW_FINALS: Readonly<Record<string, string>> = { ם: 'מ', ן: 'נ', ץ: 'צ', ף: 'פ', ך: 'כ' }

const SERBIAN_CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  'аa бb вv гg дd ђđ еe жž зz иi јj кk лl љlj мm нn њnj оo пp рr сs тt ћć уu фf хh цc чč џdž шš'
    .split(' ')
    .map((pair) => [pair[0], pair.slice(1)]),
)

const SERBIAN_LATIN: ReadonlyMap<string, string> = new Map(Object.entries(SERBIAN_CYRILLIC).map(([letter, latin]) => [latin, letter]))

/** Serbian in Latin letters as it is written in Cyrillic ones. */
export function inSerbianCyrillic(text: string): string {
  return text.replace(/lj|nj|dž|\p{L}/giu, (latin) => {
    const letter = SERBIAN_LATIN.get(latin.toLowerCase()) ?? latin
    return latin.charAt(0) === latin.charAt(0).toLowerCase() ? letter : letter.toUpperCase()
  })
}

/** "Podigao" and "podigla" are one word's past: an l at its end is an o. */
function withParticipleL(text: string): string {
  return text.replace(/(?<=\p{L}{2}[aeiu])o(?!\p{L})/gu, 'l')
}

/** What a language spells in several ways, or changes where it inflects, as one. */
const folds: Readonly<Record<string, (text: string) => string>> = {
  ar: foldArabic,
  // "رانندگان" are several of "راننده".
  fa: (text) => foldPersian(text).replace(/گان(?!\p{L})/gu, 'ه'),
  // Urdu has forms of its own for the letter h, which the Arabic one stands for.
  ur: (text) => foldPersian(text).replace(/[هھۂۃ]/gu, 'ہ'),
  ...SOUTH_ASIAN_FOLDS,
  // Letters at the end of a word have forms of their own, until an ending follows.
  he: (text) => text.replace(/[םןץףך]/gu, (letter) => HEBREW_FINALS[letter]!),
  // The accent moves where a word is inflected, and is left out in capitals.
  el: (text) =>
    text
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .replaceAll('ς', 'σ'),
  // "Kraków", "Krakowa"; "zginął", "zginęli".
  pl: (text) => text.replaceAll('ó', 'o').replaceAll('ł', 'l'),
  ro: (text) => text.replaceAll('ş', 'ș').replaceAll('ţ', 'ț'),
  // "İ" becomes an i with a point of its own in small letters, "I" the wrong one of the two.
  tr: (text) => text.replaceAll('\u0307', '').replaceAll('ı', 'i'),
  // As it is in its other cases.
  uk: (text) => text.replace(/(?<!\p{L})київ(?!\p{L})/gu, 'києва'),
  // Most write "е" for it.
  ru: (text) => text.replaceAll('ё', 'е'),
  sr: (text) => withParticipleL(text.replace(/[а-џ]/gu, (letter) => SERBIAN_CYRILLIC[letter] ?? letter)),
  hr: withParticipleL,
  bs: withParticipleL,
}

/** A lower-cased word as its language compares it. */
export function foldWord(word: string, language: string): string {
  return folds[language.slice(0, 2)]?.(word) ?? word
}

/** The stem of one lower-cased word. */
export function stemOf(word: string, language: string): string {
  const code = language.slice(0, 2)
  if (code === 'en') return englishStem(word)
  const folded = foldWord(word, code)
  const affix = affixes[code]
  if (affix) return folded.replace(affix[1], '').replace(affix[0], '')
  const stem = southAsianStem(folded, code) ?? withoutEndings(folded, tables.get(code))
  return lastLetters[code]?.(stem) ?? stem
}

/** The stem of a lower-cased word that was typed without its accents, as far as its ending tells it: "aceleracion" is "aceler", as "aceleración" is. */
export function stemWithoutAccents(word: string, language: string): string {
  return withoutEndings(withoutAccents(word), tablesWithoutAccents.get(language.slice(0, 2)))
}

/** Vowels that only stand where no ending follows ("ministar", "ministra"), and k, which is c before an i ("radnici"). */
function withoutFleetingA(stem: string): string {
  return stem
    .replace(/(?<=.{3})a([cklnr])$/u, '$1')
    .replace(/(?<=.{3})j$/u, '')
    .replace(/(?<=.{3})c$/u, 'k')
}

/** How a language changes the end of a stem by what follows: each form of a word ends alike. */
const lastLetters: Readonly<Record<string, (stem: string) => string>> = {
  nl: withSingleLetters,
  // "Rommet", "rom".
  no: (stem) => stem.replace(/mm$/u, 'm'),
  hr: withoutFleetingA,
  bs: withoutFleetingA,
  sr: withoutFleetingA,
  // "Minister", "ministra"; "delavec", "delavci".
  sl: (stem) => stem.replace(/(?<=.{3})e([cklnr])$/u, '$1').replace(/(?<=.{3})j$/u, ''),
  // "Učiteľ", "učitelia"; "piatok", "piatku"; "sadzba", "sadzieb"; "Slovák", "Slováci".
  sk: (stem) =>
    stem
      .replace(/[ľťďň]$/u, (letter) => SLOVAK_HARD[letter]!)
      .replace(/(?<=.{3})(?:ie([bkmnr])|o([kr])|e([cklnr]))$/u, '$1$2$3')
      .replace(/(?<=.{3})c$/u, 'k'),
  // "Смъртта"; "министър", "министри"; "войник", "войници".
  bg: (stem) =>
    stem
      .replace(/(?<=.{2}[влтщ])т$/u, '')
      .replace(/(?<=.{3})(?:е([клнц])|ъ([клнр]))$/u, '$1$2')
      .replace(/(?<=.{3})ц$/u, 'к'),
}

const SLOVAK_HARD: Readonly<Record<string, string>> = { ľ: 'l', ť: 't', ď: 'd', ň: 'n' }

/** "Doden" and "dood", "mannen" and "man", "huizen" and "huis": Dutch writes one letter or two by the syllable. */
function withSingleLetters(stem: string): string {
  return stem
    .replace(/^(.{3})en?$/u, '$1')
    .replace(/([bdfgklmnprst])\1$/u, '$1')
    .replace(/(?<=[^aeiou])([aeou])\1(?=[^aeiou]$)/u, '$1')
    .replace(/v$/u, 'f')
    .replace(/z$/u, 's')
}

type Table = Omit<Endings, 'endings'> & { readonly endings: readonly string[] }

const SHORT_LEAST = 3

function withoutEndings(word: string, table: Table | undefined): string {
  if (!table) return word
  let stem = withoutEnding(word, table)
  while (table.repeated && stem !== word) {
    const shorter = withoutEnding(stem, table)
    if (shorter === stem) break
    stem = shorter
  }
  return stem
}

function withoutEnding(word: string, { least, endings, short }: Table): string {
  const ending = endings.find((one) => word.length - one.length >= (short?.includes(one) ? SHORT_LEAST : least) && word.endsWith(one))
  return ending === undefined ? word : word.slice(0, -ending.length)
}

function englishStem(word: string): string {
  const plural = withoutPlural(word)
  const length = plural.length
  if (length < 4) return plural
  if (length === 4) return plural.endsWith('e') ? plural.slice(0, -1) : plural
  if (plural.endsWith('ing') && length > 5 && hasVowel(plural, length - 3)) return repaired(plural.slice(0, -3))
  if (plural.endsWith('ied')) return `${plural.slice(0, -3)}y`
  if (plural.endsWith('eed')) return plural.slice(0, -1)
  if (plural.endsWith('ed') && hasVowel(plural, length - 2)) return repaired(plural.slice(0, -2))
  if (plural.endsWith('ly') && length > 6) return plural.slice(0, -2)
  if (plural.endsWith('e')) return plural.slice(0, -1)
  return plural
}

function withoutPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (word.endsWith('sses') || word.endsWith('ches') || word.endsWith('shes') || word.endsWith('xes')) return word.slice(0, -2)
  if (word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word
  return word.slice(0, -1)
}

/** After -ed or -ing: "stopp" is "stop"; a final e was cut from the base form as well, so nothing is put back. */
function repaired(stem: string): string {
  const last = stem.at(-1)
  const doubled = stem.length > 3 && last === stem.at(-2) && last !== 'l' && last !== 's' && last !== 'z'
  return doubled ? stem.slice(0, -1) : stem
}

function hasVowel(word: string, end: number): boolean {
  for (let i = 0; i < end; i++) if ('aeiouy'.includes(word[i]!)) return true
  return false
}

/** Accents are dropped from Latin words alone: in other scripts the mark is part of the letter. */
export function foldLatin(word: string): string {
  for (let i = 0; i < word.length; i += 1) {
    const code = word.charCodeAt(i)
    if (code > 127 && code < 0x250)
      return word
        .normalize('NFD')
        .replace(/\p{M}+/gu, '')
        .replaceAll('ø', 'o')
        .replaceAll('ı', 'i')
  }
  return word
}
