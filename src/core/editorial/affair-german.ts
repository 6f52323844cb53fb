/** German nouns for kinds of affair: all are written large, are joined into one word ("Landtagswahl"), and change with their case. */

import { AFFAIR_WORDS } from '../data/affair-words.ts'
import { casualtiesOf } from '../text/casualties.ts'
import { NUMBER_WORDS } from '../text/casualties-numbers.ts'

const ENDING_LETTERS_MAX = 2
/** Shorter words are parts of too many others. */
const COMPOUND_LETTERS_MIN = 4
/** The vowel that plurals change: "Waldbrände", "Anschlägen". */
const UMLAUT = /[äöü](?=[^äöü]*en?$)/u
/** Participles: "verurteilt". */
const DONE = /^[^e]te?$/u
/** Kinds that the list holds as plurals, in the dative. */
const DATIVE_OF_PLURAL = /(?:gespräch|zöll|schüss|spiel|flüchtling)en$/u

/** The last word of a compound. */
const OFFICE =
  /^\S*(?:präsident|kanzler|minister|bürgermeister|sprecher|kommissar|kandidat|chef|senator|staatsanwalt|sekretär|direktor|abgeordnete|vorsitzende|beauftragte|trainer|regisseur)(?:in|en|s|n|r)?$/iu

/** The last noun before the first small word: "Waldbränden" of "Waldbränden in Frankreich". */
const HEAD = /^((?:.*?[ -])??)(\p{Lu}\p{L}*)((?: \p{Ll}.*)?)$/u

/** "der Oberste Rat", but no noun: "der Experte Kurt". */
const ADJECTIVE_IN_E =
  /^(?!(?:Expert|Kolleg|Jung|Kund|Zeug|Erb|Neff|Bot|Franzos|Russ|Pol|Türk|Chines|Brit|Dän|Schwed|Griech|Ir|Finn|Rumän|Bulgar|Serb|Kroat|Strateg|\p{L}+log)e )(\p{Lu}\p{Ll}+)e(?= \p{Lu})/u

interface GermanKind {
  /** What follows the kind's own letters. */
  readonly ending: string
  /** Whether something goes before them: "Waldbrand". */
  readonly isCompound: boolean
  /** Whether it was found by the vowel that its plural changes. */
  readonly isUmlautPlural: boolean
}

const kinds = AFFAIR_WORDS.de!.split(/\s+/).toSorted((a, b) => b.length - a.length)

/** The kind of affair that a noun names, as it is written; null for any other, and for a word in small letters ("streiken"). */
export function germanKind(noun: string): GermanKind | null {
  if (!/^\p{Lu}/u.test(noun)) return null
  const told = noun.toLowerCase()
  const plain = told.replace(UMLAUT, (letter) => letter.normalize('NFD').charAt(0))
  return find(told, false) ?? (plain === told ? null : find(plain, true))
}

function find(told: string, isUmlautPlural: boolean): GermanKind | null {
  for (const kind of kinds) {
    const at = kind.length >= COMPOUND_LETTERS_MIN ? told.lastIndexOf(kind) : told.startsWith(kind) ? 0 : -1
    const ending = told.slice(at + kind.length)
    if (at < 0 || ending.length > ENDING_LETTERS_MAX || DONE.test(told.slice(at + kind.length - 1))) continue
    return { ending, isCompound: at > 0, isUmlautPlural }
  }
  return null
}

/** "US-Präsident", "Bundeskanzlerin": who it is remains to be said. */
export const isGermanOffice = (text: string): boolean => OFFICE.test(text)

/** "1200 Menschen", "Sieben Tote", "Verletzte": how many, which is of no one affair. A capital tells no name there. */
export function isGermanCount(text: string): boolean {
  const [first = '', ...more] = text.toLowerCase().split(' ')
  const { deaths, injured } = casualtiesOf(`2 ${more.at(-1) ?? first}`)
  return deaths + injured > 0 || (more.length > 0 && (/^\d+(?:\.\d{3})*$/.test(first) || NUMBER_WORDS.has(first)))
}

/**
 * A name or a kind as it is called, not as a sentence bends it: "Waldbrände" of "Waldbränden", "Iran-Krieg" of "Iran-Kriegs". `forms` are the
 * words of all members as they are written, and with an article before them: a form that could be a plural too ("Streiks", "Preisen") is changed
 * only for one that is there; "Oberste Rat" ends as its article did.
 */
export function inNominative(given: string, forms: ReadonlySet<string>): string {
  const text = given.replace(ADJECTIVE_IN_E, (weak, stem: string) =>
    forms.has(`der ${weak}`) ? `${stem}er` : forms.has(`das ${weak}`) ? `${stem}es` : weak,
  )
  const [, before = '', head = '', after = ''] = HEAD.exec(text) ?? []
  const kind = germanKind(head)
  if (kind === null) return text
  const isDative = (kind.isUmlautPlural && kind.ending === 'en') || DATIVE_OF_PLURAL.test(head.toLowerCase())
  const called = isDative ? head.slice(0, -1) : { en: head.slice(0, -1), s: head.slice(0, -1), es: head.slice(0, -2) }[kind.ending]
  return called !== undefined && (isDative || forms.has(called)) ? `${before}${called}${after}` : text
}
