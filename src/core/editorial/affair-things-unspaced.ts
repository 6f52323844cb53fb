/**
 * What reports of one affair tell of in Chinese and Japanese: the longest row of characters that half of the members and three of them have ("租金冻结",
 * "松岭大桥", "家賃凍結"), from one word of the dictionary to another. The name of a person says who, not what, and so do a firm's and a place's.
 */

import { BODIES } from '../data/affair-words.ts'
import { EVERY_DAY } from '../data/matter-words-bent.ts'
import { BEHIND_PERSON, NOBODY_LAST, PARTING, THING_LAST } from '../data/matter-words-unspaced.ts'
import { isAllPlace, isBroad } from './affair-broad.ts'
import { type Passage, type Word, withSecondSentences } from './affair-passages.ts'
import { ALONE_USERS_MIN, leastUsersOf, type Thing } from './affair-things.ts'
import { isBareOffice } from './keywords-offices.ts'
import type { MemberCluster } from './situation-members.ts'
import { compareText } from './summary-members.ts'

const WORDS_MAX = 6
const CHARACTERS_MIN = 3
const CHARACTERS_MAX = 14
const LENGTH_BONUS = 0.03
/** So often it begins and ends where words do. */
const BOUNDARY_SHARE_MIN = 0.5
const KNOWN_MAX = 10_000
const JOINT = 'の'
const NAME = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]+$/u

/** Whether the language is written so. Takes its tag. */
export const isUnspaced = (language: string): boolean => PARTING[language.slice(0, 2)] !== undefined

interface Row {
  readonly text: string
  readonly words: readonly Word[]
  readonly users: ReadonlySet<number>
}

/** The things that half of the members and three of them tell, the best first; none of two. */
export function unspacedThingsOf(
  members: readonly MemberCluster[],
  { passages, language }: { passages: readonly (readonly Passage[])[]; language: string },
): Thing[] {
  const family = language.slice(0, 2)
  if (members.length < ALONE_USERS_MIN) return []
  const least = leastUsersOf(members.length)
  const told = withSecondSentences(passages, members, language)
  const texts = told.map((one) => one.map(({ text }) => text))
  const rows = rowsIn(told, least).filter((row) => isPhrase(row, family))
  const isPart = ({ text, users }: Row) =>
    rows.some((other) => other.text !== text && other.text.includes(text) && other.users.size >= users.size)
  // What most of a firm's or a country's name is names nothing, so that these go last.
  const whole = rows.filter((row) => !isPart(row) && isThing(row, family) && !isPerson(row, texts, family))
  return whole
    .map(({ text, words, users }) => {
      const terms = words.flatMap(({ term }) => (term === '' ? [] : [term]))
      return { text, terms, users, score: (users.size / members.length) * (1 + LENGTH_BONUS * text.length) }
    })
    .toSorted((a, b) => b.score - a.score || b.text.length - a.text.length || compareText(a.text, b.text))
}

/** The rows of words side by side that enough members have. */
function rowsIn(told: readonly (readonly { readonly text: string; readonly words: readonly Word[] }[])[], least: number): Row[] {
  const seen = new Map<string, { words: readonly Word[]; bounded: Set<number> }>()
  for (const [member, passages] of told.entries())
    for (const { words } of passages)
      for (const from of words.keys())
        for (let to = from; to < Math.min(words.length, from + WORDS_MAX); to++) {
          if (to > from && (words[to]!.opens || words[to]!.at !== words[to - 1]!.end)) break
          const row = words.slice(from, to + 1)
          const text = row.map((word) => word.text).join('')
          if (text.length > CHARACTERS_MAX) break
          if (text.length < CHARACTERS_MIN || !NAME.test(text)) continue
          const found = seen.get(text)
          if (found) found.bounded.add(member)
          else seen.set(text, { words: row, bounded: new Set([member]) })
        }
  const rows: Row[] = []
  for (const [text, { words, bounded }] of seen) {
    if (bounded.size < least * BOUNDARY_SHARE_MIN) continue
    const users = new Set(told.keys().filter((member) => told[member]!.some((passage) => passage.text.includes(text))))
    if (users.size >= least) rows.push({ text, words, users })
  }
  return rows
}

/** Whether it begins and ends with words that a name may, and has no verb and no small word within. */
function isPhrase({ text, words }: Row, family: string): boolean {
  const parting = PARTING[family]!
  const [first, last] = [words[0]!, words.at(-1)!]
  const parts = ({ text: word, term }: Word) => parting.has(word) || (term === '' && word !== JOINT)
  if (words.some(parts) || first.text === JOINT || last.text === JOINT) return false
  // "値上げ", "引き上げ": what is done, by many.
  return !/\p{Script=Hiragana}$/u.test(text)
}

function isThing({ text, words }: Row, family: string): boolean {
  const [first, last] = [words[0]!, words.at(-1)!]
  if (EVERY_DAY[family]!.test(text) || NOBODY_LAST[family]!.test(text) || (last.text.length === 1 && !THING_LAST.has(last.text)))
    return false
  if ([first, last].some(({ text: word }) => isBareOffice(word, family) || BODIES.has(word))) return false
  // A foreign name in Japanese, or a name that the dictionary does not know in either.
  if (words.length === 1 && (/^[\p{Script=Katakana}ー]+$/u.test(text) || !isKnownWord(text, family))) return false
  return isKnownWord(last.text, family) && !isAllPlace(text, family) && !isBroad(text, family)
}

const segmenters = { zh: new Intl.Segmenter('zh', { granularity: 'word' }), ja: new Intl.Segmenter('ja', { granularity: 'word' }) }

const known = new Map<string, boolean>()

/** Whether it is one word of the platform's dictionary, not a name that was put together. */
function isKnownWord(word: string, family: string): boolean {
  const key = `${family} ${word}`
  const before = known.get(key)
  if (before !== undefined) return before
  if (known.size >= KNOWN_MAX) known.clear()
  const made = [...segmenters[family === 'ja' ? 'ja' : 'zh'].segment(word)].length === 1
  known.set(key, made)
  return made
}

/** Whether some member writes behind it what stands behind a person's name. */
function isPerson({ text }: Row, texts: readonly (readonly string[])[], family: string): boolean {
  if (family !== 'ja') return false
  return texts.flat().some((told) => {
    const at = told.indexOf(text)
    return at >= 0 && BEHIND_PERSON.test(told.slice(at + text.length))
  })
}
