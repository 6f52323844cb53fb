/** People who are called like a country, a people or a town: a name beside theirs, or an initial, tells them. */

import { INSTITUTIONS, NOT_PERSON } from '../data/country-names.ts'
import { COMMON_GIVEN_NAMES, COMMON_SURNAMES, GIVEN_NAMES_GLUED, SINGLE_NAMES } from '../data/country-people.ts'
import { isCommonWord, isNameWord } from '../text/common-words.ts'
import type { Among } from './country-context.ts'
import { INFLECTED } from './country-gazetteer.ts'
import { isCapitalised, type Mention, type Name, type Word } from './country-match.ts'

const INSTITUTION_WORDS_MAX = 4
const CASE_CHARACTERS_MAX = 3
const STEM_CHARACTERS_MIN = 3

const notPerson = new Set(NOT_PERSON.split(' '))
const institutions = new Set(INSTITUTIONS.split(' '))
const given = new Set(COMMON_GIVEN_NAMES.split(/\s+/))
const commonSurnames = new Set(COMMON_SURNAMES.split(' '))
const singleNames = new Set(SINGLE_NAMES.split(/\s+/))

interface Naming extends Among {
  readonly language: string
  /** Not each word has a capital. */
  readonly cased: boolean
}

/** Whether somebody is called so here. */
export function isCalledSo(text: string, words: readonly Word[], naming: Naming): boolean {
  const { name, index } = naming.mention
  if (index < 0) return isNisba(text, naming)
  if (name.declined) return false
  if (isBehindGivenName(text, words, naming) || isBehindInitial(text, words, naming.mention)) return true
  if (isBeforePatronymic(text, words, naming)) return true
  if (!name.first && !name.family && !name.surname && !isGiven(words, naming)) return false
  return (naming.cased ? isPerson : isPersonInTitleCase)(text, words, naming)
}

/** "Carlos Medina", "Petr J. Polák"; not "Pope Francis Cuba trip", where the one name is all that somebody has, nor "Ivanka Trump", who is of that family. */
function isBehindGivenName(text: string, words: readonly Word[], { mention, mentions, language }: Naming): boolean {
  const { name, index, at } = mention
  const [word, initial] = [words[index], words[index - 1]]
  const start = initial !== undefined && /^\p{Lu}$/u.test(initial.text) ? index - 2 : index - 1
  const [single, before] = [words[start - 1], words[start]]
  if (mention.words > 1 || word === undefined || before === undefined || !isCapitalised(word.text)) return false
  if (!/^ (?:\p{Lu}\.? )?$/u.test(text.slice(before.end, at)) || (isCapitals(word.text) && !isCapitals(before.text))) return false
  if (name.kind.endsWith('cue') && !commonSurnames.has(word.text)) return false
  if (language === 'en' && name.kind === 'country' && name.strength === 1 && !name.family) return false
  if (mentions.some((other) => other.name.kind !== 'place' && other.index + other.words > start && other.index < index)) return false
  if (single !== undefined && singleNames.has(single.text.toLowerCase())) return false
  return isGivenName(before.text, language)
}

/** What a people's man is called, by language, of which family names are made: "محمد المصري", "יוסי מצרי". */
const NISBAS: Readonly<Record<string, RegExp>> = { ar: /^ال\p{L}+ي(?!\p{L})/u, fa: /^\p{L}+[یي](?!\p{L})/u, he: /^\p{L}+י(?!\p{L})/u }
const GLUED_CHARACTERS_MAX = 30
const givenGlued = new Map(
  Object.entries(GIVEN_NAMES_GLUED).map(([language, names]) => [language, new RegExp(`(?<!\\p{L})(?:${names}) $`, 'u')]),
)

function isNisba(text: string, { mention: { at }, language }: Naming): boolean {
  const names = givenGlued.get(language)
  if (names === undefined || NISBAS[language]?.test(text.slice(at, at + GLUED_CHARACTERS_MAX)) !== true) return false
  return names.test(text.slice(Math.max(0, at - GLUED_CHARACTERS_MAX), at))
}

/** "Gómez", "Márquez": a family name by its form, whatever stands before it. */
const PATRONYMIC = /^\p{Lu}\p{Ll}*[áéíóú]\p{Ll}{0,4}ez$/u

/** "Asunción Gómez", "Kenia López": the one is hers, as the other is; not "Bayerns Hernández", who plays there. */
function isBeforePatronymic(text: string, words: readonly Word[], { mention, mentions }: Naming): boolean {
  const [word, after] = [words[mention.index], words[mention.index + 1]]
  if (mention.words > 1 || word === undefined || after === undefined || isCapitals(word.text)) return false
  if (!isCapitalised(word.text) || word.text.endsWith('s') || !PATRONYMIC.test(after.written) || text.slice(word.end, after.at) !== ' ')
    return false
  return mention.name.strength > 0 && !mentions.some(({ index, name }) => index === mention.index + 1 && name.kind === 'country')
}

/** A town that somebody is called by: "Magdalena Kowalska". */
const isGiven = (words: readonly Word[], { mention, language }: Naming): boolean =>
  mention.words === 1 && mention.name.kind !== 'country' && isGivenName(words[mention.index]!.text, language)

function isGivenName(word: string, language: string): boolean {
  const name = isCapitals(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word
  if (given.has(name)) return true
  if (!isCapitalised(name) || !INFLECTED.has(language)) return false
  for (let cut = 1; cut <= CASE_CHARACTERS_MAX && name.length - cut >= STEM_CHARACTERS_MIN; cut += 1) {
    const stem = name.slice(0, -cut)
    if ((stem.length > STEM_CHARACTERS_MIN && given.has(stem)) || given.has(`${stem}a`) || given.has(`${stem}а`)) return true
  }
  return false
}

/** "Michael Jordan", "Jordan Henderson": a capitalised neighbour that is neither a sentence's first word nor a word of office. */
function isPerson(text: string, words: readonly Word[], naming: Naming): boolean {
  const { name, index, at } = naming.mention
  const before = words[index - 1]
  if ((name.family || name.surname) && before !== undefined && text.slice(before.end, at) === ' ' && isNameLike(before.text)) {
    if (name.surname || !startsSentence(text, before) || isNameWord(before.text.toLowerCase())) return true
  }
  if (naming.language !== 'en' && before !== undefined && WITHIN.test(before.text) && text.slice(before.end, at) === ' ') return false
  const after = surnameAfter(text, words, naming)
  return after !== undefined && isNameLike(after.text)
}

/** What stands before a place and hardly ever before somebody; in English it does ("in Jordan Neely case"). */
const WITHIN = /^(?:in|near|en|em)$/i

/** "Jeffrey R. Holland". */
function isBehindInitial(text: string, words: readonly Word[], { name, index, at }: Mention): boolean {
  const [first, initial] = [words[index - 2], words[index - 1]]
  if (!name.family || first === undefined || initial === undefined || !/^\p{Lu}$/u.test(initial.text)) return false
  return /^\.? $/.test(text.slice(initial.end, at)) && text.slice(first.end, initial.at) === ' ' && isNameLike(first.text)
}

/** Where each word has a capital, only one that is written so everywhere is a surname: "Jordan Peterson Wins", not "Jordan Strikes Deal". */
function isPersonInTitleCase(text: string, words: readonly Word[], naming: Naming): boolean {
  const after = surnameAfter(text, words, naming)
  if (after === undefined || !isNameLike(after.text)) return false
  return naming.mention.name.first ? isNameWord(after.text.toLowerCase()) : !isCommonWord(after.text.toLowerCase())
}

/** The word behind a given name, unless it is a place or a people ("Israel Iran war") or begins an institution ("Kenya Revenue Authority"). */
function surnameAfter(text: string, words: readonly Word[], { mention, mentions, ...rest }: Naming): Word | undefined {
  const at = mention.index + mention.words
  const [last, after] = [words[at - 1], words[at]]
  if (last === undefined || after === undefined || text.slice(last.end, after.at) !== ' ') return undefined
  if (!mention.name.first && !isGiven(words, { mention, mentions, ...rest })) return undefined
  if (mentions.some((other) => other.index === at && isAnother(other.name, mention.name, rest.language))) return undefined
  for (const [i, word] of words.slice(at, at + INSTITUTION_WORDS_MAX).entries()) {
    if (!isCapitalised(word.text) || (i > 0 && text.slice(words[at + i - 1]!.end, word.at) !== ' ')) break
    if (institutions.has(word.text)) return undefined
  }
  return after
}

/** Languages that write all but names in small letters, a people too: what they list of a country's and has a capital is who stands for it ("Santiago Abascal"). */
export const SMALL_BUT_NAMES: ReadonlySet<string> = new Set('es pt it fr ca gl ro'.split(' '))

/** Whether a name behind a town is no surname: of another place, or of what stands for the town's own country ("Dallas Mavericks"). */
function isAnother(behind: Name, town: Name, language: string): boolean {
  if (behind.kind.endsWith('cue')) return town.kind === 'place' && behind.countries.some((country) => town.countries.includes(country))
  if (behind.family || (behind.kind !== 'country' && behind.kind !== 'place')) return false
  return behind.kind === 'place' || behind.strength === 1 || !SMALL_BUT_NAMES.has(language)
}

const isCapitals = (word: string): boolean => word === word.toUpperCase()

function isNameLike(word: string): boolean {
  return word.length > 1 && isCapitalised(word) && !notPerson.has(word) && !isCapitals(word)
}

function startsSentence(text: string, word: Word): boolean {
  return word.at === 0 || /[.!?:;"“”\n)(]\s*$/.test(text.slice(Math.max(0, word.at - 3), word.at))
}
