/** The form by which a run of words is called, of those in which reports have it: never one in a case ("заморозку аренды"). */

import { ARABIC, BENDING, type Bending, GREEK, SUFFIXING } from '../data/matter-words-bent.ts'
import type { Word } from './affair-passages.ts'
import type { Place } from './affair-things.ts'
import { compareText } from './summary-members.ts'

export interface BentPlace extends Place {
  readonly text: string
}

/** Where a run stands, and the forms of every word by its letters in small. */
export interface Run {
  readonly places: readonly BentPlace[]
  readonly forms: ReadonlyMap<string, { readonly key: string; readonly all: readonly string[] }>
  readonly family: string
}

const SAME_SHARE_MIN = 2 / 3
const CONSONANT = /[^aeiouyąęáéíóúůýěаеёиоуыэюяіїєў]$/u

/** In Slavic languages: adjectives and the noun they go with bend, what follows does not. */
export function bentForm({ places, forms, family }: Run): string | null {
  const bending = BENDING[family]!
  const written = places.map((place) => ({ place, words: contentOf(place) }))
  const count = written[0]!.words.length
  const isAdjective = (at: number) =>
    bendsAsAdjective(
      written.map(({ words }) => words),
      at,
      { forms, bending },
    )
  let head = 0
  while (head < count && isAdjective(head)) head++
  // "Kolej" ends as an adjective may.
  if (head === count && bending.behind && count > 1) head = 0
  if (head === count) return null
  const isBehind = bending.behind && head === 0 && count > 1 && isAdjective(1)
  const agreeing = isBehind ? [1] : Array.from({ length: head }, (_, at) => at)
  const tailFrom = head + (isBehind ? 2 : 1)
  // "Аэропорт Северный" is called so, "налог на новый" is cut off.
  const isCut = tailFrom < count && isAdjective(count - 1) && !written.every(({ words }) => /^\p{Lu}/u.test(words[count - 1]!.text))
  if (isCut) return null
  const tail = commonest(written.map(({ place, words }) => tailOf(place, words, tailFrom)))
  const same = written.filter(({ place, words }) => tailOf(place, words, tailFrom) === tail)
  if (same.length < written.length * SAME_SHARE_MIN) return null
  const masculine = isMasculine(same[0]!.words[head]!, places, { forms, bending })
  const { all } = forms.get(same[0]!.words[head]!.text.toLowerCase())!
  const straight = same.filter(({ place, words }) =>
    isStraight(words, { head, agreeing, opens: opensAt(place), bending, isMasculine: masculine, all }),
  )
  if (straight.length > 0) return commonest(straight.map(({ place }) => surfaceOf(place)))
  if (agreeing.length === 0)
    return masculine
      ? null
      : liftedOpening(
          same.filter(({ place }) => opensAt(place)).map(({ place }) => surfaceOf(place)),
          bending,
        )
  return same.map(({ place, words }) => lifted(surfaceOf(place), words, { head, agreeing, bending })).find((text) => text !== null) ?? null
}

interface Phrase {
  readonly head: number
  /** Where the adjectives stand that go with the noun. */
  readonly agreeing: readonly number[]
  readonly bending: Bending
}

interface Gender {
  readonly isMasculine: boolean
  /** All forms of the noun. */
  readonly all: readonly string[]
}

/** Whether a word ends somewhere as adjectives alone do, or always as the noun behind it: "зелену гілку", "зелена гілка". */
function bendsAsAdjective(
  written: readonly (readonly Word[])[],
  at: number,
  { forms, bending }: { forms: Run['forms']; bending: Bending },
): boolean {
  const word = written[0]![at]!
  const all = forms.get(word.text.toLowerCase())!.all
  if (all.some((form) => bending.sure.test(form))) return false
  if (all.some((form) => bending.adjective.test(form))) return true
  const endings = new Set(written.map((words) => words[at]!.text.at(-1)))
  return endings.size > 1 && at + 1 < written[0]!.length && written.every((words) => words[at]!.text.at(-1) === words[at + 1]!.text.at(-1))
}

/** Whether its gender is told by an ending, or by a preposition before one: "проти податку". */
function isMasculine(word: Word, places: readonly Place[], { forms, bending }: { forms: Run['forms']; bending: Bending }): boolean {
  const { all } = forms.get(word.text.toLowerCase())!
  const isGenitive = ({ words, from }: Place) =>
    !words[from]!.opens && bending.genitive.has(words[from - 1]?.text.toLowerCase() ?? '') && /[ауюяau]$/u.test(words[from]!.text)
  return all.some((form) => bending.masculine.test(form)) || places.some(isGenitive)
}

/** "Заморозку аренды поддержали": what opens a headline so is called "заморозка аренды". */
function liftedOpening(surfaces: readonly string[], { opening }: Bending): string | null {
  for (const surface of surfaces) {
    const [first = '', ...rest] = surface.split(' ')
    const found = opening.find(([end]) => end.test(first))
    if (found) return [first.replace(...found), ...rest].join(' ')
  }
  return null
}

/** Whether noun and adjectives have the form of a name: by the adjective, or without one by an ending or as what opens a headline. */
function isStraight(
  words: readonly Word[],
  { head, agreeing, opens, bending, isMasculine: masculine, all }: Phrase & Gender & { opens: boolean },
): boolean {
  const noun = words[head]!.text.toLowerCase()
  // "Паром" ends as "мостом" does, but so does no form of "мост" that others begin with.
  const isBase = CONSONANT.test(noun) && all.some((form) => form.length > noun.length && form.startsWith(noun))
  const isBent = bending.oblique.test(noun) && !isBase && !bending.sure.test(noun)
  if (isBent) return false
  if (agreeing.length === 0 && masculine) return bending.sure.test(noun) || CONSONANT.test(noun) || (opens && !/[аяa]$/u.test(noun))
  if (agreeing.length === 0) return opens || bending.sure.test(noun)
  const adjectives = agreeing.map((at) => words[at]!.text.toLowerCase())
  if (adjectives.every((adjective) => bending.straight.test(adjective))) return true
  const mayBe = (adjective: string) => bending.straight.test(adjective) || bending.maybe.test(adjective)
  return adjectives.every(mayBe) && (opens || CONSONANT.test(noun))
}

/** "Обязательную вакцинацию" is called "обязательная вакцинация"; null where the endings do not tell. */
function lifted(surface: string, words: readonly Word[], { head, agreeing, bending }: Phrase): string | null {
  const noun = words[head]!.text
  for (const [adjectiveEnd, adjectiveInstead, nounEnd, nounInstead] of bending.lifted) {
    if (!nounEnd.test(noun) || !agreeing.every((at) => adjectiveEnd.test(words[at]!.text))) continue
    const bare = nounInstead === '' ? noun : noun.replace(nounEnd, nounInstead)
    const pairs: [string, string][] = [[noun, bare]]
    for (const at of agreeing) pairs.push([words[at]!.text, words[at]!.text.replace(adjectiveEnd, adjectiveInstead)])
    return surface
      .split(' ')
      .map((word) => pairs.find(([from]) => from === word)?.[1] ?? word)
      .join(' ')
  }
  return null
}

/** In Turkish, Hungarian, Finnish and Korean: what stands before the last word stays, and all forms of the last begin with the one it is called by. */
export function suffixedForm({ places, forms, family }: Run): string | null {
  const { oblique, verb, built } = SUFFIXING[family]!
  const written = places.map((place) => ({ place, words: contentOf(place), before: beforeLast(place) }))
  const before = commonest(written.map((one) => one.before))
  const same = written.filter((one) => one.before === before)
  if (same.length < written.length * SAME_SHARE_MIN) return null
  const lasts = same.map(({ words }) => words.at(-1)!.text)
  const base = lasts.map(withoutEnding).toSorted((a, b) => a.length - b.length || compareText(a, b))[0]!
  const small = base.toLowerCase()
  if (verb.test(small)) return null
  const others = forms.get(withoutEnding(lasts[0]!).toLowerCase())!.all.map((form) => withoutEnding(form))
  const isSetApart = lasts.some((text) => text !== withoutEnding(text) && withoutEnding(text) === base)
  const isBegun =
    others.some((form) => form !== small && begins(form, small)) &&
    !others.some((form) => form !== small && begins(small, form) && oblique.test(small))
  const isOpening =
    same.some(({ place, words }) => (opensAt(place) || hasArticle(place)) && withoutEnding(words.at(-1)!.text) === base) &&
    (built.test(small) || !oblique.test(small))
  const isWhole = family === 'ko'
  if (
    !isSetApart &&
    !isOpening &&
    !isWhole &&
    !(isBegun && same.every(({ words }) => begins(withoutEnding(words.at(-1)!.text).toLowerCase(), small)))
  )
    return null
  const best = same.filter(({ words }) => withoutEnding(words.at(-1)!.text) === base)
  return commonest(best.map(({ place }) => withoutEnding(surfaceOf(place))))
}

/** Hungarian alone has an article here. */
const hasArticle = ({ words, from }: Place): boolean => /^az?$/i.test(words[from - 1]?.text ?? '') && !words[from]!.opens

/** Turkish sets the ending of a name apart: "Köprüsü" of "Köprüsü'nün". */
export const withoutEnding = (text: string): string => text.replace(/['’`]\p{Ll}{1,6}$/u, '')

/** Hungarian makes the last vowel long before an ending: "béka", "békát". */
const begins = (form: string, base: string): boolean =>
  form.startsWith(base) || (/[ae]$/.test(base) && form.startsWith(`${base.slice(0, -1)}${base.endsWith('a') ? 'á' : 'é'}`))

/** In Greek: what stands behind an article that tells no case, or opens a headline. */
export function greekForm({ places }: Run): string | null {
  const straight = places.filter(({ words, from }) => {
    const before = words[from]!.opens ? '' : (words[from - 1]?.text.toLowerCase() ?? '')
    if (GREEK.straight.has(before)) return true
    if (GREEK.masculine.has(before)) return true
    return before === '' && !/(?:ου|ων|ού|ών)$/u.test(words[from]!.text)
  })
  const bent = places.filter(({ words, from }) => !words[from]!.opens && GREEK.bent.has(words[from - 1]?.text.toLowerCase() ?? ''))
  return straight.length === 0 || straight.length + bent.length < places.length * SAME_SHARE_MIN ? null : commonest(straight.map(surfaceOf))
}

/** In Arabic: as it is mostly written, nothing joined to it in front, definite at its end, and no half of a longer phrase. */
export function arabicForm({ places }: Run): string | null {
  const free = places.filter(({ words, from }) => !ARABIC.joined.test(words[from]!.text))
  if (free.length === 0) return null
  const surface = commonest(free.map(surfaceOf))
  const chosen = free.filter((place) => surfaceOf(place) === surface)
  if (chosen.length < places.length / 2 || !/(?:^|\s)ال\S+$/u.test(surface)) return null
  const before = commonest(places.map(({ words, from }) => (words[from]!.opens ? '' : (words[from - 1]?.text ?? ''))))
  const isTail = ({ words, from }: Place) =>
    surface.startsWith('ال') &&
    before !== '' &&
    !before.startsWith('ال') &&
    words[from - 1]?.text === before &&
    words[from - 1]!.term !== ''
  const goesOn = ({ words, to }: Place) => words[to + 1]?.opens === false && words[to + 1]!.text.startsWith('ال')
  const [{ words, to }] = chosen as [BentPlace]
  const last = words[to]!.text
  const isAlone = places.some((place) =>
    place.words.some((word, at) => word.text === last && contentBefore(place.words, at) !== contentBefore(words, to)),
  )
  return isAlone || places.filter(isTail).length * 2 > places.length || places.filter(goesOn).length * 2 > places.length ? null : surface
}

const contentBefore = (words: readonly Word[], at: number): string => words[at - 1]?.term ?? ''
const contentOf = ({ words, from, to }: Place): readonly Word[] => words.slice(from, to + 1).filter(({ term }) => term !== '')
const opensAt = ({ words, from }: Place): boolean => words[from]!.opens

/** What stands behind the noun, small words too. */
function tailOf({ words, to }: Place, content: readonly Word[], from: number): string {
  if (from >= content.length) return ''
  return words
    .slice(words.indexOf(content[from - 1]!) + 1, to + 1)
    .map(({ text }) => text.toLowerCase())
    .join(' ')
}

const beforeLast = ({ words, from, to }: Place): string =>
  words
    .slice(from, to)
    .map(({ text }) => text.toLowerCase())
    .join(' ')

/** As it stands there, with the mark that closes a name in quotes. */
const surfaceOf = ({ text, words, from, to }: BentPlace): string =>
  text.slice(words[from]!.at, words[to]!.end + (words.slice(from + 1, to + 1).some(({ opens }) => opens) ? 1 : 0)).replace(/\s+/g, ' ')

function commonest(texts: readonly string[]): string {
  const times = new Map<string, number>()
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1)
  return [...times].toSorted(([a, timesA], [b, timesB]) => timesB - timesA || a.length - b.length || compareText(a, b))[0]![0]
}
