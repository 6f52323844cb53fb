/** One name in several forms: bent as a language bends names, and with and without what stands around it. Each gives its count to one of them. */

import type { Tally } from './keywords-names.ts'

/** What begins a family name, and stands in it in small letters or large ones ("de la Peña", "Van den Berg"). */
const PARTICLE = /^(?:de|del|della|dalla|da|do|dos|das|di|du|des|von|van|der|den|ter|ten|bin|al|el|la|le|lo|af)$/
/** "Jan de Vries van Oosterdam", "Karel Dvořák z Javoru": between who it is and where from. */
const OF = /^(?:de|del|della|di|da|do|van|von|af|av|fra|från|z|ze|din|из|з|із)$/

/** How much the ends of a name's words may differ between two of its cases, and of how many letters. */
interface Cases {
  readonly letters: number
  readonly from: number
  /** The basic form is never the longer one. */
  readonly isShortest: boolean
}

const SLAVIC: Cases = { letters: 4, from: 4, isShortest: true }
const FINNIC: Cases = { letters: 6, from: 4, isShortest: true }
const CASES: Readonly<Record<string, Cases>> = {
  ...{ pl: SLAVIC, cs: SLAVIC, sk: SLAVIC, sl: SLAVIC, hr: SLAVIC, bs: SLAVIC, sr: SLAVIC, ru: SLAVIC, uk: SLAVIC },
  ...{ hu: FINNIC, fi: FINNIC, el: { letters: 2, from: 4, isShortest: false } },
}
/** Towns that are several: "Teplic" is the genitive of "Teplice". */
const PLURAL_CUT = /i[cč]$|ц$/
/** Of forms of one length: "Олексій" and "Коваль" are men's, "Ewa" a woman's, others stand in another case. */
const BASIC_ENDINGS = [/[йь]$/, /[aáая]$/]

/** "Markowi Zawadzie" and "Marek Zawada", "Kiss Lászlót" and "Kiss László" are one person, who is called as in the nominative where the cluster has it. */
export function joinedCases(names: Map<string, Tally>, language: string): Map<string, Tally> {
  const cases = CASES[language.slice(0, 2)]
  if (cases === undefined) return names
  const heads = Map.groupBy(withoutTownBefore(names, cases).keys(), (key) => `${key.split(' ').length} ${key.slice(0, 2)}`)
  for (const keys of heads.values()) {
    const rest = keys.map((key) => ({ key, words: key.split(' ') }))
    while (rest.length > 1) {
      const first = rest.shift()!
      const same = [first, ...rest.filter(({ words }) => isOneName(words, first.words, cases))]
      for (const other of same.slice(1)) rest.splice(rest.indexOf(other), 1)
      joinAll(
        names,
        same.map(({ key }) => key),
        cases,
      )
    }
  }
  return names
}

/** "меру Вербівки Олексію Ковалю": a town in the genitive stands before who is its mayor, who is named without it as well. */
function withoutTownBefore(names: Map<string, Tally>, cases: Cases): Map<string, Tally> {
  const pairs = [...names.keys()].map((key) => key.split(' ')).filter((words) => words.length === 2)
  for (const [key, tally] of [...names]) {
    const words = key.split(' ').slice(1)
    if (words.length !== 2 || !pairs.some((pair) => isOneName(pair, words, cases))) continue
    const known = names.get(words.join(' '))
    if (known === undefined) names.set(words.join(' '), { ...tally, surface: new Map([...tally.surface].map(withoutFirstWord)) })
    else addTo(known, tally, 1)
    names.delete(key)
  }
  return names
}

const withoutFirstWord = ([text, count]: [string, number]): [string, number] => [text.slice(text.indexOf(' ') + 1), count]

/** Word by word they begin alike, and differ no more than by their endings. */
function isOneName(a: readonly string[], b: readonly string[], cases: Cases): boolean {
  return a.length === b.length && a.every((word, i) => isOneWord(word, b[i]!, { ...cases, isAlone: a.length === 1 }))
}

/** Whether a word is one of a name in another case: "Zawadzie" of "Marek Zawada". Both in small letters. */
export function isBent(word: string, ofName: string, language: string): boolean {
  const cases = CASES[language.slice(0, 2)]
  return cases !== undefined && isOneWord(word, ofName, { ...cases, isAlone: false })
}

function isOneWord(a: string, b: string, { letters, from, isAlone }: Cases & { isAlone: boolean }): boolean {
  if (a === b) return true
  let shared = 0
  while (shared < Math.min(a.length, b.length) && a[shared] === b[shared]) shared += 1
  const least = Math.min(a.length, b.length)
  // "Ewa" and "Ewy" beside one family name; alone a word has to share more.
  if (shared < (isAlone ? from : Math.min(3, least - 1)) || least - shared > 2) return false
  return Math.max(a.length, b.length) - shared <= letters
}

function joinAll(names: Map<string, Tally>, keys: readonly string[], cases: Cases): void {
  if (keys.length < 2) return
  const isAlone = !keys[0]!.includes(' ')
  const [basic] = keys.toSorted(
    (a, b) => basicOrder(a, b, { cases, isAlone }) || times(names.get(b)!) - times(names.get(a)!) || (a < b ? -1 : 1),
  )
  for (const key of keys) {
    if (key === basic) continue
    addTo(names.get(basic!)!, names.get(key)!, 1)
    names.delete(key)
  }
}

function basicOrder(a: string, b: string, { cases, isAlone }: { cases: Cases; isAlone: boolean }): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (!cases.isShortest || (isAlone && (!long.startsWith(short) || PLURAL_CUT.test(short)))) return 0
  return BASIC_ENDINGS.reduce((order, ending) => order || endingIn(ending, b) - endingIn(ending, a), a.length - b.length)
}

const endingIn = (ending: RegExp, name: string): number => name.split(' ').filter((word) => ending.test(word)).length
const times = ({ surface }: Tally): number => [...surface.values()].reduce((sum, count) => sum + count, 0)

function addTo(kept: Tally, gone: Tally, share: number): void {
  kept.weight += gone.weight * share
  kept.proven += gone.proven
  kept.marked += gone.marked
  for (const group of gone.groups) kept.groups.add(group)
}

/**
 * One name in a longer and a shorter form, both of two words or more ("Ambassador-designate Gordon Sondland" and "Gordon Sondland", "Jan de Vries van
 * Oosterdam" and "Jan de Vries"): the one that more texts use speaks for both, but a family name ("De la Peña") never for the whole.
 */
export function joinedForms(names: Map<string, Tally>): Map<string, Tally> {
  for (const [long, tally] of [...names]) {
    for (const short of partsOf(long)) {
      const other = names.get(short)
      if (other === undefined || !names.has(long)) continue
      const isFamily = PARTICLE.test(short.slice(0, short.indexOf(' ')))
      const [kept, gone, key] = !isFamily && other.groups.size >= tally.groups.size ? [other, tally, long] : [tally, other, short]
      addTo(kept, gone, 1 / 2)
      names.delete(key)
    }
  }
  return names
}

/** How a longer name ends, and how it begins before it tells where from. */
function partsOf(long: string): string[] {
  const words = long.split(' ')
  const ends = words.slice(1, -1).map((_, i) => words.slice(i + 1).join(' '))
  const of = words.findIndex((word, i) => i >= 2 && OF.test(word))
  return of < 0
    ? ends
    : [
        ...ends,
        words
          .slice(
            0,
            words.findLastIndex((word) => OF.test(word)),
          )
          .join(' '),
      ].filter((part) => part.includes(' '))
}

/** Gives the count of a single name to the one longer name that ends in it: "Merkel" speaks for "Angela Merkel". */
export function joinedNames(names: Map<string, Tally>): Map<string, Tally> {
  const endings = new Map<string, string[]>()
  for (const key of names.keys())
    if (key.includes(' '))
      endings.set(key.slice(key.lastIndexOf(' ') + 1), [...(endings.get(key.slice(key.lastIndexOf(' ') + 1)) ?? []), key])
  for (const [key, tally] of names) {
    const longer = endings.get(key) ?? []
    const [first, second] = longer.flatMap((name) => names.get(name) ?? []).toSorted((a, b) => b.groups.size - a.groups.size)
    // Of several people of one name it is the one that twice as many speak of, or nobody.
    const heir = first !== undefined && (second === undefined || first.groups.size >= 2 * second.groups.size) ? first : undefined
    if (heir === undefined) continue
    // A longer form that hardly anybody uses is a chance meeting of two capitals ("Using Amazon").
    if (heir.groups.size * 4 < tally.groups.size || heir.proven === 0) {
      for (const name of longer) if (names.get(name) === heir) names.delete(name)
      continue
    }
    heir.weight += tally.weight / 2
    for (const group of tally.groups) heir.groups.add(group)
    names.delete(key)
  }
  return names
}
