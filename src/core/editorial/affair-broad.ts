/** Names that say whom or where an affair is about, but not what: of countries, institutions, who stands for them, and of anybody. */

import { gazetteerOf, TOWN_STRENGTH } from '../tags/country-gazetteer.ts'
import { findGlued, findMentions, splitWords } from '../tags/country-match.ts'
import type { Passage, Word } from './affair-passages.ts'
import { LINKING, OWNED } from './affair-runs.ts'

/** What a body of state is called last, or in languages that write it in front first: "Supreme Court", "Border Patrol", "Guardia Civil". */
const INSTITUTION = new RegExp(
  [
    '^(?:house|senate)\\s',
    '(?:^|\\s)(?:court|house|senate|congress|parliament|assembly|guard|patrol|police|army|navy|air force|secret service|department|ministry|bureau|cabinet|council)$',
    '(?:^|\\s)(?:cour|corte|tribunal|sénat|senado|senato|assemblée|asamblea|assembleia|parlement|parlamento|congreso|congresso|ministère|ministerio|ministero|ministério|police|policía|polizia|polícia|gendarmerie|câmara|camera|armée|ejército|esercito|exército)$',
    '(?:^|\\s)(?:\\p{L}*(?:gericht(?:s|shofs?)?|ministerium|polizei)|bundestag|landtag|bundesrat|bundeswehr|kammer|\\p{L}*(?:domstolen|departementet|polisen)|riksdagen|regeringen|kamer|ministerie|politie|суд|полиция|дума)$',
    '^(?:guardia|garde|guarda|policía|polizia|polícia|ministerio|ministère|ministero|ministério) \\p{L}+$',
  ].join('|'),
  'iu',
)
/** Scripts in which no capital tells where a name begins; what opens a headline is not cut out of the midst of a phrase. */
export const NO_CAPITALS = /^(?:ar|fa|ur|ps|he|hi)\b/

/** Whether it is called as bodies of state are: a kind of affair within, as the border of a "Border Patrol", is none. */
export const isBody = (text: string): boolean => INSTITUTION.test(text)

/** A country, a capital, a head of state or an institution stands in the news of many affairs. */
export function isBroad(text: string, language: string): boolean {
  if (INSTITUTION.test(text)) return true
  if (/\d/.test(text)) return false
  if (NO_CAPITALS.test(language)) return findGlued(text, gazetteerOf(language)).length * 2 > text.split(' ').length
  const words = splitWords(text).filter(({ text: word }) => !LINKING.has(word))
  const covered = mentionsIn(words, language).reduce(
    (sum, { name, words: length }) => sum + (name.kind === 'place' ? (name.strength > TOWN_STRENGTH ? length : 0) : length),
    0,
  )
  return covered * 2 > words.length
}

export const isPlace = (text: string, language: string): boolean => mentionsIn(splitWords(text), language).length > 0

/** Countries, places and who stands for them; a family name that is a town elsewhere names none. */
export const mentionsIn = (words: ReturnType<typeof splitWords>, language: string) =>
  findMentions(words, gazetteerOf(language)).filter(({ name }) => name.kind !== 'none')

/** Whether it is the name of a country or a place from end to end: the kind within tells nothing of "Solomon Islands". */
export function isAllPlace(text: string, language: string): boolean {
  if (/^(?:country|place)$/.test(gazetteerOf(language).glued?.names.get(text)?.kind ?? '')) return true
  const words = splitWords(text)
  return mentionsIn(words, language).some(
    ({ name: { kind }, words: length }) => length === words.length && /^(?:country|place)$/.test(kind),
  )
}

/** Who stands for a country is in the news of all its affairs. */
export function namesRuler(text: string, language: string): boolean {
  return mentionsIn(splitWords(text), language).some(({ name }) => name.kind !== 'place' && name.kind !== 'country')
}

/**
 * Whether it is one word that is no place, or several of which the last stands without the first too, as family names do: "Klarna", "Elon Musk" beside "Musk".
 * People, firms and their products are in the news of many affairs; "Tiger King" is always called so.
 */
export function isSomebody(name: string, passages: readonly (readonly Passage[])[], language: string): boolean {
  const isSomewhere = mentionsIn(splitWords(name), language).some(({ name: { kind } }) => kind === 'place' || kind === 'country')
  if (!/\p{Lu}/u.test(name) || /\d/.test(name) || isSomewhere) return false
  const [first = '', ...more] = name.split(' ')
  const last = more.at(-1)
  if (last === undefined) return true
  const isLast = ({ text }: Word) => text.replace(OWNED, '') === last
  const isAlone = (words: readonly Word[], at: number) => !words.slice(Math.max(0, at - more.length), at).some(({ text }) => text === first)
  return passages.flat().some(({ words }) => words.some((word, at) => isLast(word) && isAlone(words, at)))
}
