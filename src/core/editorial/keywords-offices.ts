/** What somebody is, which is no part of a name: "Vice President Joe Biden" is Joe Biden, and so is "Borgmester Mette Holm" Mette Holm. */

import { OFFICE_DOMAINS, OFFICE_WORDS } from '../data/office-words.ts'
import { foldLatin } from '../text/words-stems.ts'
import { isGermanOffice } from './affair-german.ts'

/** What somebody is; the name begins behind it. Some are parts of other names ("Justice Department", "General Motors") unless a word stands before them. */
const OFFICE =
  /^(?:president|minister|secretary|undersecretary|advis[eo]r|speaker|sen|senators?|rep|representative|congress(?:man|woman|men|women)|gov|governors?|mayors?|gen|lt|col|maj|capt|captain|sgt|sergeant|adm|admiral|ambassador|envoy|chancellor|premier|chair|chair(?:man|woman|person)|leader|whip|ceo|cfo|director|commissioner|commander|officer|sheriff|judge|professor|prof|dr|sir|rev|rabbi|ayatollah|spokes(?:man|woman|person)|nominee|candidate|democrat|republican)$/i
const OFFICE_BEHIND_A_WORD =
  /^(?:justice|general|chief|attorney|counsel|prosecutor|whistleblower|editor|coach|star|author|actor|actress|singer|founder)$/i
/** "Premier League" is called so. */
const OF_SPORTS = /^premier (?:league|liga|ligue|division|padel|sports)$/i
const OFFICE_ABBREVIATED = /^(?:Gov|Sen|Rep|Gen|Lt|Col|Maj|Capt|Sgt|Adm|Rev|Prof)$/
/** Korean and Chinese family names, behind which a given name has a hyphen of its own: "Kim Jong-un". */
const EAST_ASIAN_FAMILY =
  /^(?:Kim|Lee|Park|Yoon|Moon|Choi|Jang|Cho|Han|Hwang|Kang|Shin|Son|Song|Ri|Jo|Ban|Roh|Tsai|Lai|Chiang|Chen|Lin|Hung|Wang|Wu|Wong|Chan)$/
const MADE_WITH_A_NAME =
  /-(?:\p{Ll}{2,}(?:ed|ing|ly)|led|run|born|made|held|owned|era|style|like|wide|free|area|bound|only|sized|friendly|size|class|type|speaking|[\p{Ll}]{6,})$/u

/** Not people: "Communist Party of Velia". */
export const INSTITUTION =
  /^(?:Academy|Army|Association|Bank|Board|Chamber|Church|City|College|Council|Court|Department|District|Federation|Front|Government|House|Institute|Kingdom|League|Ministry|Movement|Museum|Office|Party|Republic|Reserve|School|Society|States?|Union|University|Valley)$/

/** "President", "Mayor": what somebody is. */
export const isOffice = (word: string): boolean => OFFICE.test(word)

/** Languages that write them large wherever they stand; in others only who opens a sentence has a capital. */
const WRITTEN_LARGE: ReadonlySet<string> = new Set(['tr', 'id', 'ms'])
/** Of these a small word behind an office begins the name: "Burgemeester van der Laan". */
const NAME_BEGINS_SMALL: ReadonlySet<string> = new Set(['nl', 'de', 'sv', 'da', 'no'])

const offices = new Map(
  Object.entries(OFFICE_WORDS).map(([language, list]) => {
    const words = list.split(' ').map((word) => plainOf(word, language))
    const endings = words.filter((word) => word.startsWith('-')).map((word) => word.slice(1))
    return [language, { whole: new Set([...words, ...endings]), endings }]
  }),
)
const domains = new Map(Object.entries(OFFICE_DOMAINS).map(([language, list]) => [language, new Set(list.split(' '))]))

/** Romanian is written without its marks as well. */
function plainOf(word: string, language: string): string {
  return language === 'ro' ? foldLatin(word) : word
}

/** "Borgmester", which says nothing without who it is; "Netflixchefen" does. Takes the word in small letters. */
export const isBareOffice = (word: string, language: string): boolean => offices.get(language)?.whole.has(plainOf(word, language)) === true

/** The words behind the last office ("House Speaker Nancy Pelosi"), without what it is of, and without adjectives made with a hyphen. */
export function withoutOffice(words: readonly string[], language: string): string[] {
  const at = words.findLastIndex((_, i) => i < words.length - 1 && isOfficeAt(words, i, language) && !/^[-–]/.test(words[i + 1]!))
  let rest = withoutRealm(words, at, language)
  while (rest.length > 1 && /^\p{Lu}\S*-\p{Ll}/u.test(rest[0]!)) rest = rest.slice(1)
  while (rest.length > 1 && OFFICE_ABBREVIATED.test(rest.at(-1)!)) rest = rest.slice(0, -1)
  // "Beijing-based" is one word made of a name; "Fung-wong" and "Jong-un" are names.
  if (EAST_ASIAN_FAMILY.test(rest.at(-2) ?? '')) return rest
  const tail = language === 'en' ? MADE_WITH_A_NAME : /-\p{Ll}+$/u
  return rest.map((word, i) => (i === rest.length - 1 ? word.replace(tail, '') : word))
}

/** "Governor of Maine Janet Mills", "Ministro de Economía Luis Caputo": what somebody is over goes too, where a name of two words is left. */
function withoutRealm(words: readonly string[], at: number, language: string): string[] {
  const rest = words.slice(at + 1)
  if (at < 0) return rest
  const what = rest.findIndex((word) => /^\p{Lu}/u.test(word))
  if (rest[0] === 'of') {
    const isHeadOf = what > 0 && what < rest.length - 1 && INSTITUTION.test(rest.at(-1)!)
    return isHeadOf ? rest.slice(what) : what > 0 && rest.length > what + 2 ? rest.slice(what + 1) : words.slice()
  }
  if (what === 0 || NAME_BEGINS_SMALL.has(language)) return rest
  return what > 0 && rest.slice(what).filter((word) => /^\p{Lu}/u.test(word)).length > 2 ? rest.slice(what + 1) : words.slice()
}

function isOfficeAt(words: readonly string[], at: number, language: string): boolean {
  const word = words[at]!
  if (OF_SPORTS.test(`${word} ${words[at + 1]}`)) return false
  if (OFFICE.test(word) || (at > 0 && OFFICE_BEHIND_A_WORD.test(word)) || (language === 'de' && isGermanOffice(word))) return true
  if (at > 0 && domains.get(language)?.has(word.toLowerCase())) return isOfficeAt(words, at - 1, language)
  return (at === 0 || WRITTEN_LARGE.has(language)) && isOfficeOf(language, word.toLowerCase())
}

function isOfficeOf(language: string, word: string): boolean {
  const { whole, endings = [] } = offices.get(language) ?? {}
  const plain = plainOf(word, language)
  return whole?.has(plain) === true || endings.some((ending) => plain.endsWith(ending))
}
