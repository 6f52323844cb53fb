/** The words before a noun for a kind of affair that say which: "government shutdown". */

import { isCapital, type Passage } from './affair-passages.ts'
import { STABLE_MEMBERS_MIN } from './affair-terms.ts'
import { compareText } from './summary-members.ts'

/** Before these words a verb is told of: "to legalise cannabis". */
const DOING: ReadonlySet<string> = new Set('to will would may might could should must'.split(' '))

/** Words that say only which of all it is: "latest strike". */
export const WHICH_OF_ALL: ReadonlySet<string> = new Set('latest next last first second third another fresh more'.split(' '))

/** How strong it was, not which: "7.4 magnitude earthquake". */
const MEASURES: ReadonlySet<string> = new Set('magnitude degree'.split(' '))

/** The common word that goes before a kind of one word in half of the members: "government " of a shutdown, "student " of loans. */
export function modifierOf(terms: readonly string[], passages: readonly (readonly Passage[])[], language: string): string {
  const [best] = modifiersOf(terms, passages, language)
  return best && best.users >= STABLE_MEMBERS_MIN && best.users * 2 >= passages.length ? `${best.word} ` : ''
}

/** The common words that go before a kind of one word, and how many members say so, the most frequent first; no half of "H-1B". */
export function modifiersOf(
  terms: readonly string[],
  passages: readonly (readonly Passage[])[],
  language: string,
): { word: string; users: number }[] {
  if (terms.length > 1) return []
  const users = new Map<string, Set<number>>()
  for (const [member, told] of passages.entries())
    for (const { text, words } of told)
      for (const [at, word] of words.entries()) {
        // "Agents shoot …" tells who does it, "police shooting" which one.
        if (word.term !== terms[0] || !word.isKind) continue
        const before = words[at - 1]
        if (
          !before ||
          DOING.has(words[at - 2]?.text ?? '') ||
          text[before.at - 1] === '-' ||
          word.opens ||
          before.term === '' ||
          MEASURES.has(before.text.toLowerCase()) ||
          isCapital(before) ||
          before.end + 1 !== word.at ||
          // "anti-satellite"
          text[before.end] === '-' ||
          // "russischer Drohnen"
          (language.startsWith('de') && !before.text.endsWith('e'))
        )
          continue
        users.set(before.text, (users.get(before.text) ?? new Set()).add(member))
      }
  return [...users]
    .map(([word, members]) => ({ word, users: members.size }))
    .toSorted((a, b) => b.users - a.users || compareText(a.word, b.word))
}
