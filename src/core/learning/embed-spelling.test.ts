import { expect, test } from 'vitest'
import { createSpellingIndex, type NearSpelling } from './embed-spelling.ts'

const SYLLABLES = ['ba', 'ri', 'ton', 'mel', 'do', 'kash', 'ver', 'lin', 'po', 'gra', 'su', 'nek']

/** Words of two to four syllables, so that most share something with most. */
const WORDS = Array.from({ length: 1_500 }, (_, i) => {
  let word = ''
  for (let rest = i * 7 + 13; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) word += SYLLABLES[rest % SYLLABLES.length]
  return word
})

test('the nearest are those that a comparison with every word finds', () => {
  const index = createSpellingIndex(WORDS)
  for (const word of [...WORDS.slice(0, 200), 'ribaton', 'tonmel', 'grasunekdor', 'kash', 'xyzzy'])
    expect(index.near(word)).toEqual(byComparison(word))
})

/** Dice's likeness over runs of three characters, or how much of a longer word a part at its end covers. */
function byComparison(word: string): NearSpelling[] {
  const likenesses = WORDS.map((other, place) => ({ place, likeness: other.length < 4 || other === word ? 0 : likenessOf(word, other) }))
  return likenesses
    .filter(({ likeness }) => likeness >= 0.5)
    .sort((a, b) => b.likeness - a.likeness || a.place - b.place)
    .slice(0, 8)
}

function likenessOf(one: string, other: string): number {
  const runs = runsOf(one)
  const others = runsOf(other)
  const dice = (2 * [...runs].filter((run) => others.has(run)).length) / (runs.size + others.size)
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one]
  const isPart = longer.startsWith(shorter) || longer.endsWith(shorter)
  return Math.max(dice, isPart ? 0.3 + 0.5 * (shorter.length / longer.length) : 0)
}

function runsOf(word: string): Set<string> {
  const marked = `^${word}$`
  return new Set(Array.from({ length: marked.length - 2 }, (_, i) => marked.slice(i, i + 3)))
}
