/** How names stand in scripts whose words take prefixes and endings, or are not parted by spaces. */

import { KOREAN_LONGER, NOT_GLUED } from '../data/country-not-names.ts'
import { lettersIn } from '../text/words-stems-south-asian.ts'

/** What may stand before and behind a name in scripts that part words by spaces; behind a Korean name its particles and titles, unparted. */
const AFFIXES: Readonly<Record<string, readonly [before: string, behind: string]>> = {
  ko: ['', ''],
  ur: ['', '(?!\\p{L})'],
  fa: ['', '\\u200c?(?:[یي]|ا[یي]|[یي]{2}|ها|ها[یي]{1,2}|[یي]ان)?(?!\\p{L})'],
  he: ['[ושהבכלמ]{0,3}?', '(?:י|ית|ים|יים|יות)?(?!\\p{L})'],
  ka: [
    '',
    '(?:ებ)?[იაოე]?(?:სთვის|ისთვის|ისკენ|სკენ|ისგან|სგან|სთან|ისთან|იდან|დან|შიც|შია|ისა|მდე|თან|ის|ში|ზე|მა|სა|ით|აც|ს|მ|ც)?(?!\\p{L})',
  ],
  hi: ['', '(?:ी|ई|ीय|ियों|यों)?(?![\\p{L}\\p{M}])'],
}

/** What may follow a short name where words take endings of every kind: behind a longer one anything may. "চীনের", but not "মালিক" of Mali. */
const ENDINGS: Readonly<Record<string, string>> = {
  // Each can be read in one way alone: what may be read in several, again and again, is never read to its end.
  bn: '(?:ি|ী|ীয়|া|ন)?(?:দের|ে|রা|র|কে|তে|য়|ও|ই)*',
  ta: '(?:்|ா|ம்)?(?:ிய|[வய]|த்த)?(?:ர்கள்|ிலிருந்து|ில்|ின்|ை|ுக்கு|ால்|ுடன்|ிலும்|ிலுள்ள|ுக்கும்)?[கசதப]?்?',
  te: '\u200c?(?:ీయులు|ీయుల|ీయ|యులు|యుల)?(?:లోని|లోనూ|లో|కు|కి|ను|ని|తో|పై)?',
  mr: '(?:ी|ीय)?(?:ा|े|्या|्यां|ां)?(?:त|तील|तून|चा|ची|चे|च्या|ला|ने|नी|ना|मध्ये|मधील|मधून|वर|वरील|साठी|कडून|कडे|शी|सह|विरुद्ध|विरोधात|पासून|मुळे)?',
  gu: '(?:ી|ીય)?ઓ?(?:માંથી|માં|ના|ની|નું|નો|ને|એ|થી)?',
  ne: '(?:ी|ीय|ेली|ाली)?(?:हरू)?(?:को|का|की|ले|लाई|मा|बाट|सँग|सम्म|देखि|विरुद्ध)*',
  pa: '(?:ੀ|ੀਆਂ|ਾਂ)?',
}
const SHORT_LETTERS_MAX = 3

/** One alternation of all names, with what may stand around them. */
export function gluedPattern(longestFirst: readonly string[], language: string): string {
  const common = NOT_GLUED[language] === undefined ? '' : `(?!(?:${NOT_GLUED[language]})(?![\\p{L}\\p{M}]))`
  if (language === 'ar') return inArabic(longestFirst, common)
  const endings = ENDINGS[language]
  if (endings !== undefined)
    return `(?<![\\p{L}\\p{M}\\u200c])${common}(${longestFirst.map((name) => (lettersIn(name) <= SHORT_LETTERS_MAX ? `${name}(?=${endings}(?![\\p{L}\\p{M}]))` : name)).join('|')})`
  const affixes = AFFIXES[language]
  if (affixes === undefined) return longestFirst.map(withinScript).join('|')
  const names = language === 'ko' ? longestFirst.map(withoutLonger) : longestFirst
  // What is joined to it without a space is no name either: Persian "دست‌چین".
  return `(?<![\\p{L}\\p{M}\\u200c])${common}${affixes[0]}(${names.join('|')})${affixes[1]}`
}

function withoutLonger(name: string): string {
  return KOREAN_LONGER[name] === undefined ? name : `${name}(?!${KOREAN_LONGER[name]})`
}

/** How the name of a country is written in a text, where not as it is listed. */
const SPELLINGS: Readonly<Record<string, (name: string) => string[]>> = {
  ar: (name) => [arabicStem(name)],
  // Many keyboards have two letters in their Arabic form alone.
  ...{ fa: inArabicLetters, ur: inArabicLetters },
  // "பாகிஸ்தான்", "பாகிஸ்தானில்"; "நேபாளம்", "நேபாளத்தில்"; "மலேசியா", "மலேசியப்".
  ta: (name) => [name.replace(/(?:்|ியா|ம்)$/u, (ending) => (ending === 'ியா' ? 'ிய' : ''))],
  // "რუსეთი", "რუსეთში"; "კენია", "კენიის".
  ka: (name) => [name.replace(/[იაოე]$/u, '')],
  // Some letters have another form at the end of a word than before an ending: איראן, but איראני.
  he: (name) => [name, name.replace(/[ךםןףץ]$/u, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1))],
}

/** The forms under which the gazetteer of a language whose words take prefixes holds a name. */
export function gluedSpellings(phrase: string, language: string): string[] {
  return SPELLINGS[language]?.(phrase) ?? [phrase]
}

function inArabicLetters(name: string): string[] {
  return [name, name.replaceAll('ی', 'ي').replaceAll('ک', 'ك')]
}

/** What the name of a country and its adjective share: no article, no last vowel. */
function arabicStem(name: string): string {
  const folded = name.replace(/[\u064b-\u0652]/gu, '').replace(/^ال/u, '')
  return folded.length > 4 ? folded.replace(/[اةي]$/u, '') : folded
}

/** A stem with the prefixes and the endings that it may take, as a whole word; one that ends in ي has half of the ending: "الكينيون". */
function inArabic(stems: readonly string[], common: string): string {
  return `(?<!\\p{L})${common}(?:[وف])?(?:[بلك])?(?:ال|ل)?(${stems.join('|')})(?:ا|ة|ي|ية|يا|يين|يون|يتين|يات|(?<=ي)[وي]ن)?(?!\\p{L})`
}

/** A name in katakana is no part of a longer word in it: タイ is not in タイトル. */
function withinScript(name: string): string {
  return /^[ァ-ヴー]+$/u.test(name) ? `(?<![ァ-ヴー])${name}(?![ァ-ヴー])` : name
}
