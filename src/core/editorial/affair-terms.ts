/** Which words the members of an affair share, and which of them are written as names. */

import type { Passage, Word } from './affair-passages.ts'
import { type Ground, OWNED } from './affair-runs.ts'
import { type MemberCluster, weightOf } from './situation-members.ts'

/** A term names the affair when at least two members and this share of them use it; a word for the kind of affair may change. */
const STABLE_SHARE_MIN = 0.4
const KIND_SHARE_MIN = 0.2
export const STABLE_MEMBERS_MIN = 2
/** In an affair of so few members one headline is enough to tell its kind. */
const FEW_MEMBERS_MAX = 3

/** The terms that enough members use, with the share of members (by weight) that do, and which of them are written as names. */
export function stableTerms(
  members: readonly MemberCluster[],
  passages: readonly (readonly Passage[])[],
): Omit<Ground, 'told' | 'language' | 'closers' | 'alone' | 'deeds'> {
  const shares = new Map<string, number>()
  const users = new Map<string, number>()
  const written = new Map<string, Written>()
  let total = 0
  members.forEach((member, i) => {
    total += weightOf(member)
    for (const term of new Set(passages[i]!.flatMap(({ words }) => words.flatMap((word) => [word.term, word.place])))) {
      if (term === '') continue
      shares.set(term, (shares.get(term) ?? 0) + weightOf(member))
      users.set(term, (users.get(term) ?? 0) + 1)
    }
    for (const { words } of passages[i]!) for (const [at, word] of words.entries()) countWriting(written, word, words[at + 1])
  })
  const headlineKinds = new Set(passages.flatMap(([title]) => title!.words.filter((word) => word.isKind).map((word) => word.term)))
  const few = members.length <= FEW_MEMBERS_MAX
  const lone = new Set<string>()
  for (const [term, weight] of shares) {
    const share = weight / Math.max(1e-9, total)
    const least = (written.get(term)?.kinds ?? 0) > 0 ? KIND_SHARE_MIN : STABLE_SHARE_MIN
    const isLone = users.get(term)! < STABLE_MEMBERS_MIN
    if (share >= least && (!isLone || (few && headlineKinds.has(term)))) shares.set(term, share)
    else shares.delete(term)
    if (isLone) lone.add(term)
  }
  const names = new Set([...written].filter(([, { names, leads, all }]) => (all > 0 ? names / all > 0.5 : leads)).map(([term]) => term))
  return { shares, names, lone }
}

/** How often a term is written as a name and as a kind of affair, and how often its writing says something. */
interface Written {
  names: number
  kinds: number
  all: number
  /** Has opened a sentence right before a name: the first half of one ("Jaguar Land Rover says …"), when it is never seen elsewhere. */
  leads: boolean
}

function countWriting(written: Map<string, Written>, word: Word, after: Word | undefined): void {
  const seen = written.get(word.term) ?? { names: 0, kinds: 0, all: 0, leads: false }
  written.set(word.term, {
    names: seen.names + (word.isName ? 1 : 0),
    kinds: seen.kinds + (word.isKind ? 1 : 0),
    all: seen.all + (word.isUndecided ? 0 : 1),
    leads: seen.leads || (word.isUndecided && after?.isName === true && !after.opens && !OWNED.test(word.text)),
  })
}
