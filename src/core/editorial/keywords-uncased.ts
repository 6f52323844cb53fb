/**
 * Names and fixed terms of scripts that have no capitals to mark them: words that the outlets of a cluster write beside each other, and seldom
 * otherwise, are one ("الوادي الأخضر", "יוסי בן דוד", "राजेश ठाकुर").
 */

import { tellsCategory } from '../tags/category-words.ts'
import { numbersOf } from '../text/casualties.ts'
import { termOf } from '../text/content-terms.ts'
import { isBareOffice } from './keywords-offices.ts'

const ROUNDS = 3
const TOGETHER_SHARE = 0.5
const GROUPS_MIN = 2
/** Small words of names aside. */
const WORDS_MAX = 4
const SMALL_IN_NAMES: ReadonlySet<string> = new Set(['בן', 'בת', 'בר', 'بن', 'ابن', 'بنت', 'أبو', 'عبد', 'الله'])
/** What stands between the words of one name. */
const BETWEEN = /^ (?:(?:בן|בת|בר|بن) )?$/
/** What Hebrew writes before a noun without a space: "בגבעת" is in Givat. */
const PREFIXED_MIN = 2
const HEBREW_PREFIX = /^[ובלמהשכ](?=.{3})/u
/** Before a word that tells a category they are no part of it: "בתאונת". */
const HEBREW_IN_OR_TO = /^[בלו]/u

interface Written {
  /** With what stands before each where the word before it is near enough to be one with it. */
  readonly words: readonly { readonly text: string; readonly gap: string }[]
  readonly group: number
}

/** The words of each text, with those that are one joined. */
export function phrasesIn(
  texts: readonly { readonly text: string; readonly group: number }[],
  pattern: RegExp,
  language: string,
): string[][] {
  const found = texts.map(({ text }) => [...text.matchAll(pattern)])
  const known = knownIn(new Set(found.flatMap((words) => words.map(([word]) => word))), language)
  let written: Written[] = found.map((matches, i) => ({
    group: texts[i]!.group,
    words: matches.map(([word], at) => {
      const before = matches[at - 1]
      const gap = before === undefined ? '' : texts[i]!.text.slice(before.index + before[0].length, matches[at]!.index)
      return { text: withoutPrefix(word, known, language), gap: BETWEEN.test(gap) ? gap : '' }
    }),
  }))
  for (let round = 0; round < ROUNDS; round += 1) {
    const together = pairsTogether(written, language)
    if (together.size === 0) break
    written = written.map((one) => ({ ...one, words: joined(one.words, together) }))
  }
  return written.map(({ words }) => words.map(({ text }) => text))
}

/** The words as they are written, and in Hebrew what stands behind two different prefixes. */
function knownIn(words: ReadonlySet<string>, language: string): ReadonlySet<string> {
  if (language !== 'he') return words
  const bare = Map.groupBy(words, (word) => word.replace(HEBREW_PREFIX, ''))
  return new Set([...words, ...[...bare].filter(([, forms]) => forms.length >= PREFIXED_MIN).map(([word]) => word)])
}

function withoutPrefix(word: string, known: ReadonlySet<string>, language: string): string {
  const bare = language === 'he' ? word.replace(HEBREW_PREFIX, '') : word
  return known.has(bare) || (HEBREW_IN_OR_TO.test(word) && tellsCategory(bare, language)) ? bare : word
}

function pairsTogether(written: readonly Written[], language: string): Set<string> {
  const alone = new Map<string, number>()
  const pairs = new Map<string, { parts: readonly [string, string]; count: number; groups: Set<number> }>()
  for (const { words, group } of written) {
    for (const [i, { text, gap }] of words.entries()) {
      alone.set(text, (alone.get(text) ?? 0) + 1)
      const before = words[i - 1]?.text ?? ''
      if (gap === '' || !mayJoin(before, text, language)) continue
      const key = `${before}${gap}${text}`
      const pair = pairs.get(key) ?? { parts: [before, text] as const, count: 0, groups: new Set<number>() }
      pair.count += 1
      pair.groups.add(group)
      pairs.set(key, pair)
    }
  }
  const isOne = ({ parts, count, groups }: { parts: readonly [string, string]; count: number; groups: Set<number> }) =>
    groups.size >= GROUPS_MIN && count >= TOGETHER_SHARE * Math.max(alone.get(parts[0])!, alone.get(parts[1])!)
  return new Set([...pairs].filter(([, pair]) => isOne(pair)).map(([key]) => key))
}

/** Neither function words nor numbers, nor what somebody is before who it is. */
function mayJoin(before: string, word: string, language: string): boolean {
  const words = [...before.split(' '), ...word.split(' ')].filter((one) => !SMALL_IN_NAMES.has(one))
  if (words.length > WORDS_MAX || isBareOffice(before.split(' ').at(-1)!, language)) return false
  return words.every((one) => termOf(one, language) !== '' && numbersOf(one).length === 0)
}

function joined(words: Written['words'], together: ReadonlySet<string>): Written['words'] {
  const result: { text: string; gap: string }[] = []
  for (const word of words) {
    const last = result.at(-1)
    const both = `${last?.text}${word.gap}${word.text}`
    if (last !== undefined && word.gap !== '' && together.has(both)) last.text = both
    else result.push({ ...word })
  }
  return result
}
