/**
 * The countries of an event. Every name in title, lede and body speaks for its country with a weight (title 3, lede 2, body 1); homonyms go
 * to the candidate that the rest of the text supports; people who are called like places are left out. The outlet's own country is the answer
 * only where the text gives (almost) none, and more so when it speaks of "the government" without saying whose.
 * Method: seed gazetteer as in Newsmap (Watanabe 2018) with the focus rule of CLIFF (D'Ignazio et al. 2014): most mentioned wins, weighed by place.
 */

import { ACCENTLESS_WORDS } from '../data/country-names.ts'
import { TITLE_CASE_SHARE } from '../text/names.ts'
import type { TaggedText } from './category.ts'
import { countryCodeOf, isCountryCode } from './country-codes.ts'
import { behindGenitive, countryOfState, isBirthplace, isCueElsewhere, isLanguage, isSurname, ownersOfShip } from './country-context.ts'
import { COUNTRIES_BY_DEMONYM, gazetteerOf, isGlued } from './country-gazetteer.ts'
import { findLetters } from './country-letters.ts'
import { findGlued, findMentions, isCapitalised, type Mention, splitWords, type Word } from './country-match.ts'
import { countryByLanguage, outletCountry } from './country-outlets.ts'
import { isCalledSo, SMALL_BUT_NAMES } from './country-persons.ts'

const TITLE_WEIGHT = 3
const LEDE_WEIGHT = 2
const BODY_WEIGHT = 1
const DATELINE_WEIGHT = 2
const LEDE_CHARACTERS = 350
const BODY_CHARACTERS_MAX = 4_000
const TITLE_MASS_MAX = 2
const LEDE_MASS_MAX = 3
const BODY_MASS_MAX = 12
const WEAK_MASS_MAX = 1.5
const PRIOR_ALONE = 0.8
const DOMESTIC_WORD_WEIGHT = 0.4
const DOMESTIC_MASS_MAX = 1.6
const UNSURE_SHARE = 0.6
/** Prepositions that some write small there. */
const SMALL_IN_TITLES =
  /^(?:about|above|across|after|against|along|amid|among|around|before|behind|below|between|beyond|during|inside|outside|since|through|toward|towards|under|until|within|without)$/
const HOMONYM_HOME_WEIGHT = 0.5
const CUE_HOME_WEIGHT = 3
const COMPANION_SHARE = 0.7

const CLUSTER_COUNTRIES_MAX = 5
const CLUSTER_SHARE_MIN = 0.2
const ARTICLE_SHARE_MIN = 0.3
const CLUSTER_ARTICLES_SHARE_MIN = 0.3
/** Weight at which an article's evidence counts in full. */
const ARTICLE_MASS_FULL = 4

const accentlessWords = new Set(ACCENTLESS_WORDS.split(' '))
/** Words by which a country's own outlets speak of its affairs without naming it. */
const DOMESTIC =
  /\b(?:government|parliament|prime minister|ministers?|nation|nationwide|the country|council|police|mayor|governor|county|sheriff|school|hospital|health secretary|national|election|federal|consumers|households|economy|tax(?:es|payers)?)\b/giu
/** "LONDON, Feb 26 -", "WINSTON-SALEM, N.C. (AP) —": where the reporter was. */
const DATELINE = /^\s*\p{Lu}[\p{Lu}\p{M} .'’-]{2,30}(?:[,/] ?[^-–—()]{2,30})?(?:\([^)]{2,30}\))?\s*[-–—']/u
/** Evidence for a neighbour is evidence for the country rather than its namesake. */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = { GE: ['RU', 'AM', 'AZ', 'UA'], CG: ['GA', 'AO'] }

/** Languages for which short texts of others are taken, and those. */
const NEXT_LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  da: ['sv', 'no'],
  no: ['sv', 'da'],
  nb: ['sv', 'da'],
  nn: ['sv', 'da'],
}

interface Section {
  text: string
  weight: number
  massMax: number
}

interface Evidence {
  /** Candidates, most likely first. */
  countries: readonly string[]
  mass: number
  weak: boolean
  /** What stands for a country without naming it. */
  cue: boolean
  /** The town, where it may be a surname too. */
  surname: string | null
}

/** Country (alpha-2, upper case) → weight. The sum tells how much the text says: below about 1 it is only the outlet's home. */
export function countryWeights(text: TaggedText): ReadonlyMap<string, number> {
  const home = homeOf(text)
  const weights = weighInAny(text, home)
  addHome(weights, text, home)
  return weights
}

/** A Swedish headline alone is often taken for a Danish or Norwegian one, where its countries have other names ("Turkiet", "Tyrkia"): the language that names most is believed. */
function weighInAny(text: TaggedText, home: string | null): Map<string, number> {
  const language = text.language.slice(0, 2).toLowerCase()
  const sections = sectionsOf(text)
  let weights = weigh(sections, language, home)
  if (text.body !== '' || text.summary !== '') return weights
  for (const next of NEXT_LANGUAGES[language] ?? []) {
    const found = weigh(sections, next, home)
    if (found.size > weights.size) weights = found
  }
  return weights
}

/** Countries of an event from its articles, strongest first, at most five. */
export function clusterCountries(given: readonly ReadonlyMap<string, number>[]): string[] {
  const articles = withoutLoneHomes(given)
  const masses = new Map<string, number>()
  const prominent = new Map<string, number>()
  let sum = 0
  let told = 0
  for (const weights of articles) {
    let total = 0
    for (const weight of weights.values()) total += weight
    if (total <= 0) continue
    const trust = Math.min(1, total / ARTICLE_MASS_FULL)
    told += trust
    for (const [country, weight] of weights) {
      const share = weight / total
      masses.set(country, (masses.get(country) ?? 0) + share * trust)
      sum += share * trust
      if (share >= ARTICLE_SHARE_MIN) prominent.set(country, (prominent.get(country) ?? 0) + trust)
    }
  }
  return [...masses]
    .sort((a, b) => b[1] - a[1])
    .filter(
      ([country, mass], rank) =>
        rank === 0 || mass >= CLUSTER_SHARE_MIN * sum || (prominent.get(country) ?? 0) >= CLUSTER_ARTICLES_SHARE_MIN * told,
    )
    .slice(0, CLUSTER_COUNTRIES_MAX)
    .map(([country]) => country)
}

/** Where an article names no country, its outlet's home is the event's only if another article speaks of it too: news of the world is printed everywhere. */
function withoutLoneHomes(articles: readonly ReadonlyMap<string, number>[]): readonly ReadonlyMap<string, number>[] {
  const kept = articles.filter((weights) => {
    const [home] = weights.keys()
    return !isHomeAlone(weights) || articles.some((other) => other !== weights && other.has(home!))
  })
  return kept.some((weights) => weights.size > 0) ? kept : articles
}

function isHomeAlone(weights: ReadonlyMap<string, number>): boolean {
  const [mass = 0] = weights.values()
  return weights.size === 1 && mass <= PRIOR_ALONE
}

function sectionsOf(text: TaggedText): Section[] {
  const body = text.body === '' ? text.summary : text.body
  const lede =
    text.body === ''
      ? text.summary
      : `${text.summary === '' || text.body.startsWith(text.summary.slice(0, 60)) ? '' : `${text.summary} `}${text.body.slice(0, LEDE_CHARACTERS)}`
  return [
    { text: text.title, weight: TITLE_WEIGHT, massMax: TITLE_MASS_MAX },
    { text: DATELINE.exec(lede)?.[0] ?? '', weight: DATELINE_WEIGHT, massMax: 1 },
    { text: lede, weight: LEDE_WEIGHT, massMax: LEDE_MASS_MAX },
    { text: text.body === '' ? '' : body.slice(LEDE_CHARACTERS, BODY_CHARACTERS_MAX), weight: BODY_WEIGHT, massMax: BODY_MASS_MAX },
  ]
}

function sectionEvidence(text: string, language: string): Evidence[] {
  if (text === '') return []
  const index = gazetteerOf(language)
  const words = splitWords(text)
  const cased = hasSentenceCase(text, words, language)
  const evidence: Evidence[] = []
  const found = isGlued(language)
    ? [...findGlued(text, index), ...findLetters(text, language), ...findMentions(words, index)]
    : findMentions(words, index)
  const mentions = found.flatMap((mention) => behindGenitive(text, words, { mention, names: index }))
  const named = new Set(mentions.map((mention) => mention.index + mention.words - 1))
  for (const mention of mentions) {
    const { name } = mention
    if (name.countries.length === 0 || isCurrency(text, words, mention)) continue
    if (name.kind === 'place' && !named.has(mention.index - 1) && endsCompound(text, words, mention)) continue
    if (isLanguage(text, words, mention) || isCueElsewhere(text, words, { mention, mentions })) continue
    const word = words[mention.index]
    const accentless = name.accented === true && word !== undefined && word.written === word.text
    if (accentless && accentlessWords.has(word.text)) continue
    const ambiguous = (name.first || name.family || name.surname === true) && standsBesideName(text, words, mention)
    if (isCalledSo(text, words, { mention, mentions, language, cased })) continue
    if (isTeam(text, words, { mention, mentions }) || endsFamilyName(words, mention, language)) continue
    if (!cased && words[mention.index]?.text === 'US' && text.charAt(mention.at + 1) !== '.' && isAllCapitals(text)) continue
    const owners = ownersOfShip(text, words, mention)
    if (owners?.length === 0) continue
    evidence.push({
      countries: owners ?? countryOfState(text, words, mention) ?? name.countries,
      mass: name.strength * (!cased && ambiguous ? UNSURE_SHARE : 1),
      // Without its accents a town only adds to a country that is named as well, or speaks where none is.
      weak: name.kind === 'weak-cue' || accentless || isBirthplace(text, mention),
      cue: name.kind === 'strong-cue',
      surname: name.kind === 'place' && name.family && mention.words === 1 && word !== undefined ? word.text : null,
    })
  }
  return evidence
}

/**
 * Names of one country first, in all sections, so that homonyms can lean on them. A weak cue ("Senate") speaks only for a country that
 * is named as well, or where none is.
 */
function weigh(sections: readonly Section[], language: string, home: string | null): Map<string, number> {
  const clear = new Map<string, number>()
  const firm = new Set<string>()
  const found = withoutSurnames(
    sections.map((section) => ({ section, evidence: sectionEvidence(section.text, language) })),
    language,
  )
  for (const { section, evidence } of found) {
    for (const item of evidence) {
      if (item.countries.length === 1) raise(clear, item.countries[0]!, section.weight * item.mass)
    }
  }
  for (const item of found.flatMap(({ evidence }) => evidence))
    if (!item.weak) for (const country of item.cue ? [likeliest(item, clear, home)] : item.countries) firm.add(country)
  const weights = new Map<string, number>()
  for (const { section, evidence } of found) {
    const masses = new Map<string, number>()
    const weak = new Map<string, number>()
    for (const item of evidence) raise(item.weak ? weak : masses, likeliest(item, clear, home), item.mass)
    for (const [country, mass] of weak) if (firm.size === 0 || firm.has(country)) raise(masses, country, Math.min(WEAK_MASS_MAX, mass))
    for (const [country, mass] of masses) raise(weights, country, section.weight * Math.min(section.massMax, mass))
  }
  return weights
}

interface Found {
  readonly section: Section
  readonly evidence: readonly Evidence[]
}

/** A surname alone in the headline is the town's name only where the text has nobody who is called so. */
function withoutSurnames(found: readonly Found[], language: string): readonly Found[] {
  const towns = new Set(found[0]?.evidence.flatMap(({ surname }) => surname ?? []))
  if (towns.size === 0) return found
  const text = found.map(({ section }) => section.text).join('\n')
  const surnames = new Set([...towns].filter((town) => isSurname(town, text, gazetteerOf(language))))
  if (surnames.size === 0) return found
  return found.map(({ section, evidence }) => ({
    section,
    evidence: evidence.filter(({ surname }) => surname === null || !surnames.has(surname)),
  }))
}

function raise(masses: Map<string, number>, country: string, mass: number): void {
  masses.set(country, (masses.get(country) ?? 0) + mass)
}

function likeliest({ countries, cue }: Evidence, clear: ReadonlyMap<string, number>, home: string | null): string {
  let best = countries[0]!
  let most = 0
  if (countries.length === 1) return best
  for (const country of countries) {
    let score = (clear.get(country) ?? 0) + (country === home ? (cue ? CUE_HOME_WEIGHT : HOMONYM_HOME_WEIGHT) : 0)
    for (const companion of COMPANIONS[country] ?? []) score += COMPANION_SHARE * (clear.get(companion) ?? 0)
    if (score > most) {
      most = score
      best = country
    }
  }
  return best
}

function addHome(weights: Map<string, number>, text: TaggedText, home: string | null): void {
  if (home === null) return
  const domestic = Math.min(
    DOMESTIC_MASS_MAX,
    DOMESTIC_WORD_WEIGHT * (`${text.title} ${text.summary} ${text.body.slice(0, 1_500)}`.match(DOMESTIC)?.length ?? 0),
  )
  let sum = 0
  for (const weight of weights.values()) sum += weight
  const weight = domestic + (sum < PRIOR_ALONE ? PRIOR_ALONE : 0)
  if (weight > 0) weights.set(home, (weights.get(home) ?? 0) + weight)
}

function homeOf(text: TaggedText): string | null {
  const language = text.language.slice(0, 2).toLowerCase()
  return (
    countryCodeOf(text.countryHint?.trim() ?? '') ??
    outletCountry(text.sourceHost, isCountryCode) ??
    countryByLanguage(text.sourceHost, language)
  )
}

/** "US$4 million", "HK$": money is counted so in every country. */
function isCurrency(text: string, words: readonly Word[], mention: Mention): boolean {
  const last = words[mention.index + mention.words - 1]
  return last !== undefined && text.charAt(last.end) === '$'
}

/** "Crans-Montana" is not in Montana. */
function endsCompound(text: string, words: readonly Word[], { at, index }: Mention): boolean {
  const before = words[index - 1]
  return before !== undefined && before.end === at - 1 && text.charAt(before.end) === '-' && isCapitalised(before.text)
}

/** "Per von Essen", "Kapitein Van Brussel", "Joost ten Hove": where the small word is none of the language's, or is written large. */
function endsFamilyName(words: readonly Word[], { index, name }: Mention, language: string): boolean {
  const before = name.kind === 'none' || index < 2 ? '' : words[index - 1]!.text
  if (before.toLowerCase() === 'von') return language !== 'de'
  if (/^te[nr]$/.test(before)) return language === 'nl'
  return before === 'Van' || (before === 'van' && language !== 'nl')
}

/** "Cleveland Indians": a people right behind a town. */
function isTeam(text: string, words: readonly Word[], { mention, mentions }: { mention: Mention; mentions: readonly Mention[] }): boolean {
  const [before, word] = [words[mention.index - 1], words[mention.index]]
  if (!before || !word?.text.endsWith('s') || !COUNTRIES_BY_DEMONYM.has(word.text) || text.slice(before.end, word.at) !== ' ') return false
  return mentions.some(({ name, index, words: length }) => name.kind === 'place' && index + length === mention.index)
}

/** Whether a word with a capital stands right before or behind it: "ADELAIDE, March 23" is nobody. */
function standsBesideName(text: string, words: readonly Word[], { index, words: length }: Mention): boolean {
  const isNext = (word: Word | undefined, next: Word | undefined): boolean =>
    word !== undefined &&
    next !== undefined &&
    text.slice(word.end, next.at) === ' ' &&
    isCapitalised(word.text) &&
    isCapitalised(next.text)
  return isNext(words[index - 1], words[index]) || isNext(words[index + length - 1], words[index + length])
}

/** Few capitals, or a word in small letters that a headline in title case has in capitals: "Santiago Abascal elected in Madrid". */
function hasSentenceCase(text: string, words: readonly Word[], language: string): boolean {
  let long = 0
  let capitalised = 0
  for (const word of words) {
    if (word.text.length < 4) continue
    long += 1
    if (isCapitalised(word.text)) capitalised += 1
    else if (
      word.text.length >= (SMALL_BUT_NAMES.has(language) ? 4 : 5) &&
      /^\s$/.test(text.charAt(word.at - 1)) &&
      !SMALL_IN_TITLES.test(word.text)
    )
      return true
  }
  return long === 0 || capitalised / long < TITLE_CASE_SHARE
}

function isAllCapitals(text: string): boolean {
  return text === text.toUpperCase()
}
