import { endsSentence } from '../text/sentences.ts'
import { headlineOf, tells } from './headline-words.ts'
import { tokenize } from './near-duplicate-tokens.ts'

/**
 * Who wrote a report, as pages print it above its text: "By Jane Roe", "Jane Roe and Max Moe", "Jane Roe, Staff Writer | August 3". A reporter's name
 * would link all that she writes, as the name of somebody in the news does.
 *
 * Told by its form alone: a short line of names before the text begins. What it costs is a town that stands alone there ("New Delhi").
 */

/** So many lines may stand above a text, none longer than these; with a longer one the text begins. */
const LINES_MAX = 6
const LINE_CHARACTERS_MAX = 100

/** "J. Scott Roe", "Ann Roe Jr.", "M. Roe-Moe"; elsewhere a full stop ends a sentence before a name. */
const NAME = String.raw`(?:\p{Lu}\.|\p{Lu}[\p{L}\p{M}'’-]*(?:(?<=Jr|Sr|St)\.)?)`
/** Of one person. */
export const NAMES = `${NAME}(?: (?:(?:de|del|della|di|da|dos|du|von|van|der|den|zu|bin|al|el|la|le|ter|ten) ){0,2}${NAME}){1,3}`
const ALL_NAMES = `${NAMES}(?:(?:,? (?:and|und|et|y|e|og|och|en|i|и|та|ja|ve|&) |, )${NAMES}){0,4}`
const BY =
  'by|written by|reported by|reporting by|story by|words by|von|par|por|de|di|door|av|af|tekst|text|autor|autora|auteur|autore|autor:in|escrito por|przez|od|автор|от|текст|автори|teksti|kirjoittaja|yazan|haber'
const ROLES =
  'staff|reporters?|writers?|correspondents?|editors?|bureau|columnists?|contributors?|contributing|press|news|agency|producer|journalist|redaktion|redakteur(?:in)?|korrespondent(?:in|en)?|rédact(?:ion|eur|rice)|journaliste|redacci[óo]n|redactora?|corresponsal|redazione|giornalista|redação|repórter|redaktör|reporter|korrespondent|redactie|verslaggever|redakcja|редакция|корреспондент'

const BYLINE = new RegExp(String.raw`^(?:${BY}):? ${ALL_NAMES}\.?(?:\s*[,|•·/(–—-].*)?$`, 'u')
/** At the end of a summary: "… the coast guard said. By Jane Roe." */
const BEHIND = new RegExp(String.raw`(?<=[.!?…"”»)|–—-])\s+(?:By|Von|Par|Por|Di|Door|Av|Af|Автор:?) ${ALL_NAMES}\.?$`, 'u')
const CAPITAL_BY = /^\p{Lu}/u
const NAMES_ALONE = new RegExp(`^${ALL_NAMES}$`, 'u')
/** A role is written small or large. */
const ROLE = ROLES.split('|')
  .map((role) => `[${role[0]!.toUpperCase()}${role[0]}]${role.slice(1)}`)
  .join('|')
const NAMES_WITH_ROLE = new RegExp(String.raw`^${ALL_NAMES}\s*[,|•·/(–—-]\s*(?:\S+ ){0,4}(?:${ROLE})(?![\p{L}\p{M}])`, 'u')

/** A text without the lines that say who wrote it. What tells the headline is none, though each of its words had a capital. */
export function withoutBylines(text: string, title: string): string {
  let [from, kept] = [0, '']
  for (let i = 0; i < LINES_MAX && from < text.length; i += 1) {
    const found = text.indexOf('\n', from)
    const end = found < 0 ? text.length : found
    if (end - from > LINE_CHARACTERS_MAX) break
    const line = text.slice(from, end).trim()
    if (!isByline(line) || tells(tokenize(line).hashes, headlineOf(title))) kept += text.slice(from, end + 1)
    from = end + 1
  }
  return kept + text.slice(from)
}

/** A summary without who wrote the report, above it or behind. */
export function summaryWithoutBylines(summary: string, title: string): string {
  return withoutBylines(summary, title).replace(BEHIND, '')
}

/** Behind names a comma may go on with a report: "De Orskse Haven, die …, wil niet reageren.", "Jane Roe, a reporter for the Post, was shot on Monday." */
const SMALL_WORD = /(?<![\p{L}\p{M}'’-])\p{Ll}[\p{L}\p{M}]*/gu
const SENTENCE_WORDS_MIN = 4

function isByline(line: string): boolean {
  if (NAMES_ALONE.test(line)) return true
  const small = line.replace(CAPITAL_BY, (letter) => letter.toLowerCase())
  return (BYLINE.test(small) || NAMES_WITH_ROLE.test(line)) && !tellsSomething(line)
}

const tellsSomething = (line: string): boolean => endsSentence(line) && (line.match(SMALL_WORD)?.length ?? 0) >= SENTENCE_WORDS_MIN
