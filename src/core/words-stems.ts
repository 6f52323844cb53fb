/**
 * Light stemming: brings inflected forms of a word together by cutting endings, never by a dictionary.
 *
 * English follows steps 1a and 1b of Porter (An algorithm for suffix stripping, 1980) with a few further endings; the other languages cut
 * the longest listed ending that leaves at least `least` characters, as in the light stemmers of Savoy (CLEF). A stem is a key, not a word to show.
 */
interface Endings {
  readonly least: number
  readonly endings: readonly string[]
}

const tables: Readonly<Record<string, Endings>> = {
  de: { least: 4, endings: ['ern', 'est', 'em', 'en', 'er', 'es', 'st', 'e', 'n', 's'] },
  fr: {
    least: 4,
    endings: [
      'issements',
      'issement',
      'ements',
      'ement',
      'ations',
      'ation',
      'eaux',
      'aient',
      'ées',
      'ée',
      'és',
      'er',
      'ez',
      'es',
      'é',
      'e',
      's',
      'x',
    ],
  },
  es: {
    least: 4,
    endings: [
      'amientos',
      'amiento',
      'aciones',
      'ación',
      'ados',
      'adas',
      'idos',
      'idas',
      'ando',
      'iendo',
      'aron',
      'ieron',
      'ado',
      'ada',
      'ido',
      'ida',
      'ará',
      'aba',
      'ar',
      'er',
      'ir',
      'es',
      'os',
      'as',
      'ó',
      'o',
      'a',
      'e',
      's',
    ],
  },
  it: {
    least: 4,
    endings: [
      'azioni',
      'azione',
      'amenti',
      'amento',
      'ati',
      'ate',
      'ato',
      'ata',
      'uti',
      'ute',
      'uto',
      'uta',
      'iti',
      'ite',
      'ito',
      'ita',
      'are',
      'ere',
      'ire',
      'i',
      'e',
      'o',
      'a',
    ],
  },
  pt: {
    least: 4,
    endings: [
      'amentos',
      'amento',
      'ações',
      'ação',
      'ados',
      'adas',
      'idos',
      'idas',
      'ando',
      'endo',
      'aram',
      'eram',
      'ado',
      'ada',
      'ido',
      'ida',
      'ou',
      'ar',
      'er',
      'ir',
      'es',
      'os',
      'as',
      'o',
      'a',
      'e',
      's',
    ],
  },
  nl: { least: 4, endings: ['heden', 'en', 'er', 'e', 's'] },
  sv: {
    least: 4,
    endings: [
      'heterna',
      'heten',
      'arnas',
      'ernas',
      'ornas',
      'arna',
      'erna',
      'orna',
      'ande',
      'aren',
      'ades',
      'ade',
      'are',
      'ar',
      'er',
      'or',
      'en',
      'et',
      'at',
      'a',
      'e',
      's',
      't',
    ],
  },
  ru: {
    least: 3,
    endings: [
      'иями',
      'ями',
      'ами',
      'ией',
      'иях',
      'ого',
      'ему',
      'ому',
      'ими',
      'ыми',
      'ые',
      'ие',
      'ый',
      'ий',
      'ой',
      'ая',
      'яя',
      'ое',
      'ее',
      'ую',
      'юю',
      'ых',
      'их',
      'ым',
      'им',
      'ом',
      'ем',
      'ам',
      'ям',
      'ах',
      'ях',
      'ев',
      'ов',
      'ей',
      'ию',
      'ия',
      'ии',
      'ла',
      'ли',
      'ло',
      'ть',
      'а',
      'я',
      'о',
      'е',
      'ы',
      'и',
      'у',
      'ю',
      'ь',
      'й',
      'л',
    ],
  },
  uk: {
    least: 3,
    endings: [
      'ями',
      'ами',
      'ого',
      'ому',
      'ими',
      'ові',
      'еві',
      'ій',
      'ий',
      'ої',
      'их',
      'им',
      'ом',
      'ем',
      'ам',
      'ям',
      'ах',
      'ях',
      'ів',
      'їв',
      'ею',
      'ою',
      'ія',
      'ії',
      'ла',
      'ли',
      'ло',
      'ти',
      'а',
      'я',
      'о',
      'е',
      'и',
      'і',
      'ї',
      'у',
      'ю',
      'ь',
      'й',
      'в',
    ],
  },
}

const arabicPrefix = /^(?:وال|بال|كال|فال|لل|ال|و)(?=.{3})/u
const arabicSuffix = /(?<=.{3})(?:ها|ان|ات|ون|ين|يه|ية|ه|ة|ي)$/u

/** Arabic without vowel signs and lengthening, its forms of alif, ya and ta marbuta as one each, as spellings vary. */
export function foldArabic(text: string): string {
  return text
    .replace(/[\u0640\u064b-\u065f\u0670]/gu, '')
    .replace(/[أإآٱ]/gu, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
}

/** The stem of one lower-cased word. */
export function stemOf(word: string, language: string): string {
  const code = language.slice(0, 2)
  if (code === 'en') return englishStem(word)
  if (code === 'ar') return foldArabic(word).replace(arabicPrefix, '').replace(arabicSuffix, '')
  const table = tables[code]
  if (!table) return word
  for (const ending of table.endings) {
    if (word.length - ending.length >= table.least && word.endsWith(ending)) return word.slice(0, -ending.length)
  }
  return word
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
