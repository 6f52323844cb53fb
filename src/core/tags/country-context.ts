/** What stands beside a name and tells that it speaks of something else than the country: of a language, of a party of somewhere else, of a town in a state. */

import { NO_SURNAMES, NOT_PERSON } from '../data/country-names.ts'
import { NAMESAKES } from '../data/country-namesakes.ts'
import { isNameWord, rarityOf } from '../text/common-words.ts'
import { findMentions, type Mention, type NameIndex, splitWords, type Word } from './country-match.ts'

/** Languages that many countries speak, teach and print in, by the word for the people of one of them. */
const LANGUAGES = new Set('English French German Spanish Russian Italian Portuguese Chinese'.split(' '))
const SPOKEN = /^(?:-(?:speaking|language)| speakers)(?!\p{L})/iu
/** What is taught, examined and ruled of English; written large, a Test is one of cricket. */
const ENGLISH_TAUGHT =
  /^(?:[- ](?:only|language|lessons?|class(?:es)?(?! system)|exams?|translations?|subtitles?|dictionar(?:y|ies)|proficiency|textbooks?|grammar|vocabulary)| (?:as )?(?:an |the |our |its )?official language)(?!\p{L})/iu
const ENGLISH_TEST = /^ tests?(?!\p{L}| (?:side|team|match|matches|captain|cricket|cricketer|series|bowler|batter))/u
const SPEAKING = /^(?:in|into|speaks?|spoke|speaking|learn|learns|learning|learned|teach|teaches|teaching|taught|understands?)$/i
/** Nothing that could be English comes behind: "in English.", "in English at school", "in English and Velian". */
const ENDS_PHRASE =
  /^(?:\s*$|[.;:!?)"”»]|[,'’](?! ?\p{L})|,? (?:at|as|on|for|to|by|from|than|only|or|but|with|while|when|because|since|is|was|via)(?!\p{L})| (?:and|or) \p{Lu}\p{L}+(?=\s*$|[.,;:!?)]))/u
const BEHIND_CHARACTERS = 40

/** "English-only rule", "Russian-speaking towns", "in Spanish": a language, which is no country's own. */
export function isLanguage(text: string, words: readonly Word[], { index, words: length }: Mention): boolean {
  const word = words[index]
  if (length !== 1 || word === undefined || !LANGUAGES.has(word.text)) return false
  const behind = text.slice(word.end, word.end + BEHIND_CHARACTERS)
  if (SPOKEN.test(behind) || (word.text === 'English' && (ENGLISH_TAUGHT.test(behind) || ENGLISH_TEST.test(behind)))) return true
  const before = words[index - 1]
  return before !== undefined && SPEAKING.test(before.text) && text.slice(before.end, word.at) === ' ' && ENDS_PHRASE.test(behind)
}

const BIRTH_CHARACTERS = 60
/** "Born in Havana", "Née en 1932 à Dakar", "Geboren wurde sie 1935 in Graz": how a sentence or an insertion of a life's story opens; a headline has no comma there ("Panda born in Berlin"). */
const BORN =
  /(?:^|[.!?;,(]["”»]? ?|\n)(?:born|geboren|née?|nacid[oa]|nat[oa]|nascid[oa]|urodził[a]? się|född)(?: [^\s.!?;]+){0,6}? (?:in|à|en|a|em|no|na|te|w|we|i)(?: (?:the|der|la|el|La|El))? $/iu

/** Where somebody comes from says little of where the news is. */
export const isBirthplace = (text: string, { at }: Mention): boolean => BORN.test(text.slice(Math.max(0, at - BIRTH_CHARACTERS), at))

const IN_STATE_CHARACTERS = 40
/** "MINISTER'S SUDAN TRIP" is not to S. Sudan: the names behind the S. */
export function behindGenitive(
  text: string,
  words: readonly Word[],
  { mention, names }: { mention: Mention; names: NameIndex },
): Mention[] {
  const { index, words: length, at } = mention
  if (length === 1 || words[index]?.text !== 'S' || !/['’]/.test(text.charAt(at - 1))) return [mention]
  return findMentions(words.slice(index + 1, index + length), names).map((found) => ({ ...found, index: found.index + index + 1 }))
}

export interface Among {
  mention: Mention
  /** All of the text. */
  mentions: readonly Mention[]
}

/** What every country may have one of. */
const OFFICE = /^(?:Party|Commons|Secretary|Senate|Congress|Front)$/
/** Names and abbreviations that stand for something else beside such words: a bird, a language of programs, a maker of shoes. */
const SENSES: Readonly<Record<string, { readonly beside: RegExp; readonly unless: RegExp }>> = {
  RSF: {
    beside: /journalis|periodis|press freedom|media freedom|(?:reporters without|sans) (?:borders|frontières)/i,
    unless: /Sudan|Khartoum|Darfur|Fasher|Kordofan|paramilitar/i,
  },
  Turkey: {
    beside:
      /thanksgiving|stuffing|leftovers|\brecipes?\b|\bgravy|\broast(?:ed|ing|s)?\b|christmas dinner|frozen turkey|turkey (?:breasts?(?! cancer)|burgers?|sandwich|trot|dinner|legs?|bacon|meat)\b/i,
    unless: /Ankara|Istanbul|Erdo[gğ]an|Turkish|Turks|Türkiye|Syria|Kurd|\blira\b|NATO|\b(?:in|to|from|into) Turkey\b|Turkey['’]s\b/,
  },
  Java: {
    beside: /oracle|developers?\b|programming|software|\bscript|\bJDK\b|kotlin|compiler|vulnerabilit|\bbugs?\b/i,
    unless: /Indonesia|Jakarta|(?:West|East|Central) Java|island|quake|volcano/i,
  },
  Jordan: {
    beside: /sneakers?|\bNike\b|\bNBA\b|Chicago Bulls/i,
    unless: /Amman|\b[Kk]ing(?:dom)?\b|Jordanian|Israel|Syria|West Bank|Hashemite/,
  },
}

/** "Conservative Party of Canada", "Canada's Conservative Party": what is of a country that is named stands for no other. */
export function isCueElsewhere(text: string, words: readonly Word[], { mention, mentions }: Among): boolean {
  const { name, index, words: length } = mention
  const last = words[index + length - 1]
  if (last === undefined) return false
  const senses = length === 1 ? SENSES[last.text] : undefined
  if (senses !== undefined) return senses.beside.test(text) && !senses.unless.test(text)
  if (!name.kind.endsWith('cue')) return false
  if (!OFFICE.test(last.text)) return false
  return mentions.some((other) => {
    if (other.name.kind !== 'country' || other.name.countries.some((country) => name.countries.includes(country))) return false
    if (other.index > index) return /^ of (?:the )?$/.test(text.slice(last.end, other.at))
    const end = words[other.index + other.words - 1]?.end
    return end !== undefined && /^(?:['’]s)? $/.test(text.slice(end, mention.at))
  })
}

/** States as addresses give them behind a town, cut short and written out. Georgia is a country too. */
const STATES: readonly { readonly country: string; readonly short: RegExp; readonly long: RegExp }[] = [
  {
    country: 'US',
    short:
      /^, (?:Ala|Ariz|Ark|Calif|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kan|Ky|La|Md|Mass|Mich|Minn|Miss|Mo|Mont|Neb|Nev|N\.H|N\.J|N\.M|N\.Y|N\.C|N\.D|Okla|Ore|Pa|R\.I|S\.C|S\.D|Tenn|Vt|Va|Wash|W\.Va|Wis|Wyo)\./,
    long: /^(?: \p{Lu}\p{Ll}+)?, (?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming)(?!\p{L})/u,
  },
  {
    country: 'CA',
    short: /^, (?:Alta|B\.C|Man|N\.B|N\.L|N\.S|Ont|P\.E\.I|Que|Sask)\./,
    long: /^(?: \p{Lu}\p{Ll}+)?, (?:Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland|Nova Scotia|Ontario|Prince Edward Island|Quebec|Saskatchewan)(?!\p{L})/u,
  },
]
/** "Athens, Georgia, police"; but "In Athens, Georgia won", "Moscow, Georgia and …". */
const IN_GEORGIA = /^, Georgia(?=[,.)\n]|$)(?!, \p{Lu})/u
const namesakes = new Map(
  Object.entries(NAMESAKES).map(
    ([name, states]) => [name, new RegExp(`^, (?:${states.replaceAll(',', '|')})(?!\\p{L}|,? (?:and|or) )`, 'u')] as const,
  ),
)

/** "Lebanon, Pa.", "Odessa, Texas", "London, Ontario": where the town is; a country is one where the state is written out only if it has such a town (not "Mexico, Texas and …"). */
export function countryOfState(text: string, words: readonly Word[], { name, index, words: length }: Mention): string[] | undefined {
  const last = words[index + length - 1]
  const behind = last === undefined ? '' : text.slice(last.end, last.end + IN_STATE_CHARACTERS)
  const state = STATES.find(({ short, long }) => short.test(behind) || (name.kind === 'place' && long.test(behind)))
  if (state === undefined && name.kind === 'place' && !name.countries.includes('GE') && IN_GEORGIA.test(behind)) return ['US']
  if (state === undefined && length === 1 && last !== undefined && namesakes.get(last.text)?.test(behind)) return ['US']
  return state && [state.country]
}

const notPerson = new Set(NOT_PERSON.split(' '))
const noSurnames = new Set(NO_SURNAMES.split(' '))
const FULL_NAMES_MAX = 20
const OF_TOWN =
  'police|mayor|council|city|residents?|school|county|officials?|hospital|area|man|woman|airport|suburb|university|college|court|fire|street'

/** Whether a town's name is somebody's surname in a text that gives her full name and nowhere speaks of the town: "Hamilton wins", "Lewis Hamilton said". */
export function isSurname(town: string, text: string, index: NameIndex): boolean {
  if (noSurnames.has(town) || !/^\p{L}+$/u.test(town)) return false
  const inTown = `(?<!\\p{L})(?:in|at|near|from|to|of|around|outside|across|into|for) ${town}(?!\\p{L})|${town}(?:['’]s)? (?:${OF_TOWN})(?!\\p{L})`
  if (new RegExp(inTown, 'iu').test(text)) return false
  const full = new RegExp(`(?<!\\p{L})(\\p{Lu}\\p{Ll}+) ${town}(?!\\p{L}|-| \\p{Lu})`, 'gu')
  const names = [...text.matchAll(full)].slice(0, FULL_NAMES_MAX)
  return names.some(({ 1: given = '', index: at }) => isGivenName(given, text.slice(Math.max(0, at - BEHIND_CHARACTERS), at), index))
}

/** A word that news write with a capital, or that they hardly know, at a sentence's beginning or behind a small one; no country and no office. */
function isGivenName(word: string, before: string, index: NameIndex): boolean {
  const small = word.toLowerCase()
  if (notPerson.has(word) || !(isNameWord(small) || (rarityOf(small) === 1 && /(?:[.!?"“”\n]\s*|(?<!\p{L})\p{Ll}+,? )$/u.test(before))))
    return false
  const [mention] = findMentions(splitWords(word), index)
  return mention === undefined || mention.name.first || mention.name.family
}

/** What stands before a ship's name; a sports club of Italy is an SS, too, and called after its town. */
const SHIP = /^(?:HMAS|HMCS|HMNZS|USS|USNS|RFA|RMS|MV|MS)$/
const STEAMSHIP = 'SS'

/** His and Her Majesty's are British ones, and those that Sweden calls after its own towns. */
const MAJESTYS = 'HMS'

/** "HMS Kenya", "MV Estonia": a ship, wherever it lies, and whose it is; undefined where a place is meant. */
export function ownersOfShip(text: string, words: readonly Word[], { name, index, at }: Mention): string[] | undefined {
  const before = words[index - 1]
  if (before === undefined || text.slice(before.end, at) !== ' ') return undefined
  if (before.text === MAJESTYS) return name.countries.includes('SE') ? ['SE'] : ['GB']
  return SHIP.test(before.text) || (before.text === STEAMSHIP && name.kind === 'country') ? [] : undefined
}
