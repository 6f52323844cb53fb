/**
 * The gazetteer: which names mean which country, per language. English names, demonyms, seats of power and the GeoNames places serve every
 * language (newspapers of all languages write "Kremlin" and "Trump"); each language adds the runtime's own country names (CLDR) and, where
 * we have them, hand-written demonyms and exonyms, which win over English where they differ ("Island" is Iceland in German).
 */

import { NO_COUNTRY, SHARED_CUES, STRONG_CUES, WEAK_CUES } from '../data/country-cues.ts'
import { FOREIGN_LINES } from '../data/country-foreign.ts'
import { FURTHER_LINES } from '../data/country-further.ts'
import { ACCENTED_SPELLINGS, COUNTRY_LINES, FAMILY_NAMES, FIRST_NAMES, HOMONYM_LINES } from '../data/country-names.ts'
import { GIVEN_NAMES, NAMES_BEHIND, NO_NAME_STEMS, NOT_NAME_STEMS, NOT_NAMES } from '../data/country-not-names.ts'
import { PEOPLE, PEOPLE_AS_SURNAMES } from '../data/country-people.ts'
import places from '../data/country-places.json' with { type: 'json' }
import { REGION_LISTS } from '../data/country-regions.ts'
import { SMALLER_LINES } from '../data/country-smaller.ts'
import { SOUTH_ASIAN_LINES } from '../data/country-south-asian.ts'
import { FURTHER_SPOKEN } from '../data/country-spoken.ts'
import { ENGLISH_THINGS, THING_LINES } from '../data/country-things.ts'
import { UNSPACED_LINES } from '../data/country-unspaced.ts'
import { foldLatin, inSerbianCyrillic } from '../text/words-stems.ts'
import { casesOf } from './country-cases.ts'
import { citiesOf, stemOfCity } from './country-cities.ts'
import { COUNTRY_CODES } from './country-codes.ts'
import { gluedPattern, gluedSpellings } from './country-glued.ts'
import { homeTownsOf } from './country-home-towns.ts'
import {
  addName,
  addStem,
  emptyIndex,
  findMentions,
  type Name,
  type NameIndex,
  type NameKind,
  splitWords,
  stemKey,
} from './country-match.ts'
import { peoplesOf } from './country-peoples.ts'
import { declinesTowns, townsOfCase } from './country-towns.ts'

const STRENGTH: Readonly<Record<NameKind, number>> = { country: 1, place: 0.75, 'strong-cue': 0.6, 'weak-cue': 0.25, none: 0 }
const DEMONYM_STRENGTH = 0.85
export const TOWN_STRENGTH = 0.55
const NAME_STEM_CUTS = [2, 1]
const NAME_STEM_CHARACTERS_MIN = 5

/** Languages that inflect names by endings, so that a name without its last letters finds its cases too. */
export const INFLECTED = new Set('ru uk bg sr mk pl cs sk hr sl bs lt lv et fi hu el tr ro kk be az hy eu is sq'.split(' '))
/** "Norges statsminister": languages that add an s to a name. */
const GENITIVE_S = new Set('de sv da no nb nn nl'.split(' '))
const NOWHERE = '--'
const GLUED = new Set('zh ja ko th ar fa he hi ur bn ta te mr gu pa ml my km lo si ne am ka'.split(' '))
const first = new Set(FIRST_NAMES.split(' '))
const family = new Set(FAMILY_NAMES.split(' '))

/** "Philippine", "Filipinos": English adjectives and nouns made of countries' names, with the name where it is one word. */
export const COUNTRIES_BY_DEMONYM: ReadonlyMap<string, string> = new Map(
  COUNTRY_LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const [, names = '', demonyms = ''] = line.split('|')
      const country = names.split(',').find((name) => /^\p{L}{4,}$/u.test(name)) ?? ''
      return demonyms.split(',').map((demonym) => [demonym, country] as const)
    }),
)

const homonyms: ReadonlyMap<string, readonly string[]> = new Map(
  HOMONYM_LINES.trim()
    .split('\n')
    .map((line) => {
      const [phrase = '', countries = ''] = line.split('|')
      return [phrase, countries.split(' ')] as const
    }),
)

/** Who is called so where a language calls a country as English does two places: Spanish "Georgia" may be the state. The country comes first. */
function sharedBy(phrase: string, code: string): readonly string[] {
  const shared = homonyms.get(phrase) ?? []
  return shared.includes(code) ? [code, ...shared.filter((other) => other !== code)] : [code]
}

const DEMONYMS_KNOWN_MAX = 20_000
const DEMONYM_BEGINNING = 3
const demonymsKnown = new Map<string, string>()

/**
 * The country that a word is the adjective or the people of ("Iranian", "iranska", "iranien"), by its name where that is one word; '' for others.
 * In other languages than English such a word begins as the name does, which tells it from cities and parliaments.
 */
export function countryOfDemonym(word: string, language: string): string {
  if (language.startsWith('en')) return COUNTRIES_BY_DEMONYM.get(word) ?? ''
  const key = `${language} ${word}`
  const known = demonymsKnown.get(key)
  if (known !== undefined) return known
  const made = findCountryOf(word, language)
  if (demonymsKnown.size >= DEMONYMS_KNOWN_MAX) demonymsKnown.clear()
  demonymsKnown.set(key, made)
  return made
}

function findCountryOf(word: string, language: string): string {
  const [mention] = findMentions(splitWords(word), gazetteerOf(language))
  const [code] = mention?.name.kind === 'country' ? mention.name.countries : []
  const name = code && /^[a-z]{2}$/.test(language) ? new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) : ''
  const beginning = (text: string) => foldLatin(text.toLowerCase()).slice(0, DEMONYM_BEGINNING)
  return name && /^\p{L}{4,}$/u.test(name) && beginning(name) === beginning(word) ? name : ''
}

const indexes = new Map<string, NameIndex>()

/** The index of a language (ISO 639-1); one that the runtime does not know reads as English. Built at first use, then kept. */
export function gazetteerOf(language: string): NameIndex {
  const known = indexes.get(language)
  if (known !== undefined) return known
  if (!/^[a-z]{2}$/.test(language) || Intl.DisplayNames.supportedLocalesOf([language]).length === 0) return gazetteerOf('en')
  const index = language === 'en' ? buildEnglish() : buildOther(language)
  indexes.set(language, index)
  return index
}

export function isGlued(language: string): boolean {
  return GLUED.has(language)
}

function buildEnglish(): NameIndex {
  const index = emptyIndex()
  addEnglish(index)
  addPlaces(index)
  for (const spelling of ACCENTED_SPELLINGS.split(' ')) index.accented.add(spelling)
  return index
}

function buildOther(language: string): NameIndex {
  const index: NameIndex = { ...emptyIndex(gazetteerOf('en')), surnames: new Set(PEOPLE_AS_SURNAMES[language]) }
  if (declinesTowns(language)) index.townsOfCase = (word) => townsOfCase(word, language)
  addForeign(index, language)
  for (const phrase of notNamesOf(language)) {
    addName(index, phrase, nameOf(phrase, [], 'none'))
    if (/\p{M}/u.test(phrase.normalize('NFD'))) index.ordinary.add(phrase)
  }
  return index
}

function notNamesOf(language: string): ReadonlySet<string> {
  return new Set(NOT_NAMES[language]?.split(' ').map((phrase) => phrase.replaceAll('_', ' ')))
}

function addEnglish(index: NameIndex): void {
  const add = (phrase: string, name: Name) => {
    if (phrase !== '') addName(index, phrase, name)
  }
  for (const phrase of NO_COUNTRY.split(/,\n?/)) add(phrase.trim(), nameOf(phrase, [], 'none'))
  for (const phrase of ENGLISH_THINGS.split(/,\n?/).flatMap((thing) => formsOfThing(thing.trim()))) add(phrase, nameOf('', [], 'none'))
  for (const [phrase, countries] of homonyms) add(phrase, nameOf(phrase, countries, 'place'))
  for (const line of COUNTRY_LINES.trim().split('\n')) {
    const [code = '', names = '', demonyms = '', towns = ''] = line.split('|')
    for (const phrase of names.split(',')) add(phrase, nameOf(phrase, [code], 'country'))
    for (const phrase of demonyms.split(',')) add(phrase, { ...nameOf(phrase, [code], 'country'), strength: DEMONYM_STRENGTH })
    for (const phrase of towns.split(',')) add(phrase, nameOf(phrase, [code], 'place'))
  }
  addCues(add)
}

/** One and several of it, in sentence case and in title case. */
function formsOfThing(thing: string): string[] {
  return [thing, thing.endsWith('s') ? thing : `${thing}s`, thing.replace(/(?<=[^aeiou])y$/, 'ies')].flatMap((form) => [
    form,
    form.replace(/(?<= )\p{L}/gu, (head) => head.toUpperCase()),
  ])
}

function addCues(add: (phrase: string, name: Name) => void): void {
  for (const [code, phrases] of Object.entries(STRONG_CUES)) {
    for (const phrase of phrases.split(',')) add(phrase, nameOf(phrase, [code], 'strong-cue'))
  }
  for (const [codes, phrases] of Object.entries(SHARED_CUES)) {
    for (const phrase of phrases.split(',')) add(phrase, nameOf(phrase, codes.split(' '), 'strong-cue'))
  }
  for (const [code, phrases] of Object.entries(WEAK_CUES)) {
    for (const phrase of phrases.split(',')) add(phrase, nameOf(phrase, [code], 'weak-cue'))
  }
}

function addPlaces(index: NameIndex): void {
  for (const [phrase, countries] of Object.entries(places.homonyms)) addName(index, phrase, townOf(phrase, countries.split(' ')))
  for (const [code, names] of Object.entries(places.places)) for (const town of names.split(';')) addName(index, town, townOf(town, [code]))
}

function townOf(phrase: string, countries: readonly string[]): Name {
  return { ...nameOf(phrase, countries, 'place'), strength: TOWN_STRENGTH, family: !phrase.includes(' '), accented: isAccented(phrase) }
}

const isAccented = (name: string): boolean => !name.includes(' ') && foldLatin(name) !== name

function addForeign(index: NameIndex, language: string): void {
  const names = localNames(language)
  if (isGlued(language)) {
    addGlued(index, names, language)
    return
  }
  const notNames = notNamesOf(language)
  for (const stem of NOT_NAME_STEMS[language]?.split(' ') ?? []) addStem(index, stem, nameOf(stem, [], 'none'))
  if (GENITIVE_S.has(language)) {
    // "Putins", "Samsungs": who stands for a country does so in the genitive too.
    addCues((phrase, name) => {
      if (!notNames.has(`${phrase}s`)) addGenitive(index, phrase, name)
    })
  }
  for (const [phrase, code] of names) {
    if (notNames.has(phrase)) continue
    // German writes every noun as it does a surname ("Israel Angriff").
    addName(index, phrase, {
      ...nameOf('', sharedBy(phrase, code), 'country'),
      first: isGiven(phrase, language) || (language !== 'de' && first.has(phrase)),
      family: NAMES_BEHIND[language]?.includes(phrase) ?? false,
    })
    if (GENITIVE_S.has(language)) addGenitive(index, phrase, nameOf('', [code], 'country'))
    addCases(index, { phrase, language }, nameOf('', [code], 'country'))
  }
  for (const part of [...REGION_LISTS, FOREIGN_LINES, FURTHER_LINES, SMALLER_LINES, THING_LINES].flatMap(
    (lines) => lines[language]?.split('|') ?? [],
  )) {
    const code = part.slice(0, 2)
    for (const phrase of part.slice(3).split(',')) {
      addForeignPhrase(index, { phrase, language }, code)
      if (language === 'sr') addForeignPhrase(index, { phrase: inSerbianCyrillic(phrase), language }, code)
    }
  }
  for (const { code, phrase } of peoplesOf(language)) addPeople(index, { phrase, language }, code)
  if (INFLECTED.has(language)) addNameStems(index, names, language)
  addCities(index, language)
  for (const { code, town } of homeTownsOf(language)) {
    addName(index, town, townOf(town, [code]))
    if (GENITIVE_S.has(language)) addGenitive(index, town, townOf(town, [code]))
  }
}

/** Capitals and great cities as the language calls them; where it inflects names, one of a word by what its cases share. */
function addCities(index: NameIndex, language: string): void {
  const notNames = notNamesOf(language)
  for (const { code, city } of citiesOf(language)) {
    if (notNames.has(city)) continue
    const name: Name = { ...nameOf(foldLatin(city), [code], 'place'), accented: isAccented(city) }
    addName(index, city, name)
    if (GENITIVE_S.has(language)) addGenitive(index, city, name)
    addCases(index, { phrase: city, language }, { ...name, accented: false })
    const stem = INFLECTED.has(language) ? stemOfCity(city, language) : null
    if (stem !== null) addStem(index, stem, { ...name, accented: false, capital: true })
  }
}

function addCases(index: NameIndex, { phrase, language }: { phrase: string; language: string }, name: Name): void {
  for (const form of casesOf(phrase, language)) {
    addName(index, form, name)
    if (language === 'sr') addName(index, inSerbianCyrillic(form), name)
  }
}

function addGenitive(index: NameIndex, phrase: string, name: Name): void {
  if (/^\p{Lu}.*[^sxz\P{L}]$/u.test(phrase)) addName(index, `${phrase}s`, { ...name, genitive: true })
}

const isGiven = (phrase: string, language: string): boolean => GIVEN_NAMES[language]?.includes(phrase) === true

function addForeignPhrase(index: NameIndex, written: { phrase: string; language: string }, code: string): void {
  const { phrase, language } = written
  const bare = foldLatin(phrase.replace('*', ''))
  const name = {
    ...foreignName(code),
    first: isGiven(phrase.replace('*', ''), language) || isGiven(bare.charAt(0).toUpperCase() + bare.slice(1), language),
  }
  if (phrase.endsWith('*')) {
    addStem(index, phrase.slice(0, -1), name)
    return
  }
  for (const form of new Set([
    phrase,
    phrase.replace(/(^|[ -])\p{L}/gu, (head) => head.toUpperCase()),
    phrase.charAt(0).toUpperCase() + phrase.slice(1),
    phrase.toUpperCase(),
  ])) {
    addName(index, form, name)
  }
}

/** With a capital what people are called too is no people. */
function addPeople(index: NameIndex, written: { phrase: string; language: string }, code: string): void {
  const name = written.phrase.charAt(0).toUpperCase() + written.phrase.slice(1)
  if (index.surnames.has(name) || PEOPLE.has(foldLatin(name))) addName(index, written.phrase, foreignName(code))
  else addForeignPhrase(index, written, code)
}

const foreignName = (code: string): Name =>
  code === NOWHERE ? nameOf('', [], 'none') : { ...nameOf('', [code], 'country'), strength: DEMONYM_STRENGTH }

/** Endings cut off; a stem that two countries share is of no use. */
function addNameStems(index: NameIndex, names: ReadonlyMap<string, string>, language: string): void {
  const owners = new Map<string, string | null>()
  for (const [phrase, code] of names) {
    if (phrase.includes(' ')) continue
    const key = stemKey(phrase)
    // Turkish puts its endings behind the whole name: "Cezayir'de"; "ceza" is a punishment.
    const stems = language === 'tr' ? [key] : NAME_STEM_CUTS.map((cut) => key.slice(0, -cut))
    const stem = stems.find((cut) => !NO_NAME_STEMS.has(cut))
    if (stem === undefined || stem.length < NAME_STEM_CHARACTERS_MIN) continue
    owners.set(stem, owners.has(stem) && owners.get(stem) !== code ? null : code)
  }
  const given = GIVEN_NAMES[language]?.map(stemKey) ?? []
  for (const [stem, code] of owners)
    if (code !== null) addStem(index, stem, { ...nameOf('', [code], 'country'), first: given.some((name) => name.startsWith(stem)) })
}

function addGlued(index: NameIndex, names: ReadonlyMap<string, string>, language: string): void {
  const found = new Map<string, Name>()
  const put = (phrase: string, name: Name) => {
    for (const key of gluedSpellings(phrase, language))
      if (key.length >= 2 && !(NO_STEMS[language]?.has(key) ?? false)) found.set(key, name)
  }
  for (const [phrase, code] of names) put(phrase, nameOf('', [code], 'country'))
  for (const part of [UNSPACED_LINES, SOUTH_ASIAN_LINES, SMALLER_LINES, ...REGION_LISTS].flatMap(
    (lines) => lines[language]?.split('|') ?? [],
  )) {
    const code = part.slice(0, 2)
    for (const phrase of part.slice(3).split(',')) put(phrase, foreignName(code))
  }
  for (const { code, city } of citiesOf(language)) if (!found.has(city)) put(city, nameOf('', [code], 'place'))
  const longestFirst = [...found.keys()].sort((a, b) => b.length - a.length).map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (longestFirst.length === 0) return
  index.glued = { pattern: new RegExp(gluedPattern(longestFirst, language), 'gu'), names: found }
}

/** Stems that are common words: "financial", "means", "arrogance", "gardener", "purchase". */
const NO_STEMS: Readonly<Record<string, ReadonlySet<string>>> = {
  ar: new Set(['مالي', 'عمان', 'بنين']),
  fa: new Set(['مالی', 'مالي', 'چک', 'چك']),
  he: new Set(['קניה', 'בנין', 'ארובה', 'סינ']),
  hi: new Set(['माली']),
  // Big, chat; gardener; evening, financial.
  ...{ ta: new Set(['பெரு', 'சாட']), te: new Set(['మాలి']), gu: new Set(['માલી', 'ચાડ']) },
  ...{ pa: new Set(['ਮਾਲੀ']), ur: new Set(['شام', 'مالی', 'مالي']) },
  // Isn't it, soon, goes down, a cube, a knife, a corpse, hides, this, sixty, turn, dawns, a tyrant, a toga, New (York); and names of people.
  ka: new Set('გან მალ ჩად კუბ დანი გუამ მალავ ამან სამო ჯერს ათენ ტირან ტოგ ადენ ნიუ დომინიკ გაიან'.split(' ')),
  ko: new Set(['수단', '오만', '말리', '피지', '저지', '건지']),
}
/** Whether a name of a country in a script whose words take prefixes is a common word of some language of that script. */
export function isCommonStem(stem: string): boolean {
  return Object.values(NO_STEMS).some((stems) => stems.has(stem))
}

/** Serbian is written in two alphabets, Chinese in two sets of characters. */
function localTags(language: string): string[] {
  if (language === 'zh') return ['zh', 'zh-Hant']
  return language === 'sr' ? ['sr', 'sr-Latn'] : [language]
}

/** What people call a country beside its name in CLDR. */
export interface SpokenName {
  readonly phrase: string
  readonly language: string
  /** More than one where it is shared: Congo, Korea. */
  readonly countries: readonly string[]
  /** What English calls them. */
  readonly english: string
}

export const SPOKEN_NAMES: readonly SpokenName[] = FURTHER_SPOKEN.trim()
  .split('\n')
  .flatMap((line) => {
    const [english = '', codes = '', spoken = ''] = line.split('|')
    return spoken.split(';').flatMap((part) => {
      const [languages = '', phrases = ''] = part.split(':')
      return languages
        .split(' ')
        .flatMap((language) => phrases.split(',').map((phrase) => ({ phrase, language, countries: codes.split(' '), english })))
    })
  })

/** Those that are one country's alone, each with its code. America is a continent too. */
function spokenIn(language: string): [phrase: string, code: string][] {
  const own = SPOKEN_NAMES.filter((name) => name.language === language && name.countries.length === 1)
  return own.flatMap(({ phrase, countries: [code] }) => (code === 'US' ? [] : [[phrase, code!]]))
}

/** Country names of a language from CLDR, long and short forms, and what people say beside them, each with its code. */
export function localNames(language: string): Map<string, string> {
  const names = new Map(spokenIn(language))
  for (const tag of localTags(language)) {
    for (const style of ['long', 'short'] as const) {
      const display = new Intl.DisplayNames([tag], { type: 'region', style, fallback: 'none' })
      for (const code of COUNTRY_CODES) {
        const name = display.of(code)
        if (name !== undefined && name.length > 1) names.set(name.replace(/\s*\(.*\)$/, ''), code)
      }
    }
  }
  return names
}

function nameOf(phrase: string, countries: readonly string[], kind: NameKind): Name {
  return { countries, kind, strength: STRENGTH[kind], first: first.has(phrase), family: family.has(phrase) }
}
