/** Abbreviations that members write out, "World Health Organization (WHO)", "VMA (viktigt meddelande till allmänheten)", and those that need no telling. */

import type { MemberCluster } from './situation-members.ts'

const LETTERS = "[\\p{L}\\p{M}'’-]+"
const SHORT = '[\\p{Lu}\\d]{2,6}'
const shortForm = new RegExp(`^${SHORT}$`, 'u')
const writtenOutBefore = new RegExp(`((?:${LETTERS} ){1,8})\\((${SHORT})\\)`, 'gu')
const writtenOutBehind = new RegExp(`(?<![\\p{L}\\d])(${SHORT}) \\(((?:${LETTERS} ){1,7}${LETTERS})\\)`, 'gu')
/** One word alone is an abbreviation's long form when it is a long one: "Weltgesundheitsorganisation (WHO)". */
const LONE_WORD_LETTERS_MIN = 8
const SMALL_WORD_LETTERS_MAX = 4

/** Bodies that everybody knows by their letters, in the languages that shorten them otherwise. */
const COMMON: ReadonlySet<string> = new Set(
  'EU UE ЕС UN UNO ONU FN ООН NATO OTAN НАТО WHO OMS ВОЗ IMF FMI IWF МВФ ECB EZB BCE ICC IAEA AIEA OPEC ASEAN BRICS G7 G20 NASA ESA FIFA UEFA FBI CIA BBC HIV'.split(
    ' ',
  ),
)

/** The members with each abbreviation for what is written out somewhere, so that both count as one name, and which these are. */
export function shortened(members: readonly MemberCluster[]): { members: readonly MemberCluster[]; shortForms: ReadonlySet<string> } {
  const phrases = new Map<string, string>()
  for (const { title, summary } of members) for (const [phrase, short] of writtenOut(`${title}. ${summary}`)) phrases.set(phrase, short)
  if (phrases.size === 0) return { members, shortForms: new Set() }
  const longestFirst = [...phrases].toSorted((a, b) => b[0].length - a[0].length)
  const shorten = (text: string) =>
    longestFirst.reduce(
      (told, [phrase, short]) =>
        told.replaceAll(`${phrase} (${short})`, short).replaceAll(`${short} (${phrase})`, short).replaceAll(phrase, short),
      text,
    )
  return {
    members: members.map((member) => ({ ...member, title: shorten(member.title), summary: shorten(member.summary) })),
    shortForms: new Set(phrases.values()),
  }
}

function* writtenOut(text: string): Generator<[phrase: string, short: string]> {
  if (!text.includes('(')) return
  for (const [, before = '', short = ''] of text.matchAll(writtenOutBefore)) {
    const phrase = longFormAtEnd(before.trim().split(' '), short)
    if (phrase !== '') yield [phrase, short]
  }
  for (const [, short = '', inside = ''] of text.matchAll(writtenOutBehind)) if (spells(inside.split(' '), short)) yield [inside, short]
}

/** The words right before the brackets that the letters stand for: they begin with them, or all are written as a name. */
function longFormAtEnd(words: readonly string[], short: string): string {
  for (let from = words.length - 2; from >= 0; from--) if (spells(words.slice(from), short)) return words.slice(from).join(' ')
  const isNamed = (word: string) => /^\p{Lu}/u.test(word)
  let from = words.length
  while (from > 0 && (isNamed(words[from - 1]!) || (from < words.length && words[from - 1]!.length <= SMALL_WORD_LETTERS_MAX))) from--
  while (from < words.length && !isNamed(words[from]!)) from++
  const name = words.slice(from)
  return name.length > 1 || (name.length === 1 && name[0]!.length >= LONE_WORD_LETTERS_MIN) ? name.join(' ') : ''
}

/** Whether the words begin with the letters, in order; small words may be passed over. */
function spells(words: readonly string[], short: string): boolean {
  const letters = (some: readonly string[]) => some.map((word) => word.charAt(0).toUpperCase()).join('')
  return (
    words.length > 1 &&
    letters(words).startsWith(short.charAt(0)) &&
    (letters(words) === short || letters(words.filter((word) => word.length > SMALL_WORD_LETTERS_MAX || /^\p{Lu}/u.test(word))) === short)
  )
}

/** Letters that nobody explains: an alarm's tag, or a name that tells readers nothing. */
export function isBareShortForm(text: string, shortForms: ReadonlySet<string>): boolean {
  return shortForm.test(text) && !shortForms.has(text) && !COMMON.has(text)
}
