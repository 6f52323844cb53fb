/** Invented articles for benchmarks: words by rank with a Zipf-like spread, and for each event a few words and names of its own. */
import type { ClusterableArticle } from '../src/core/clusters/assign-prepare.ts'

const COMMON_WORDS = 20_000
const NAMES = 30_000
const OWN_WORDS = 12
const SENTENCE_WORDS = 18
const OUTLETS = 500
const START = Date.UTC(2026, 0, 1)

/** A linear congruential generator: the same seed gives the same numbers. */
export function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

/** Makes an article of `words` words about an event. Reports of one event are a second apart and share its words and names. */
export function articleMaker(random: () => number, words: number): (event: number, i: number) => ClusterableArticle {
  const common = () => wordOf(Math.floor(COMMON_WORDS ** random()))
  return (event, i) => {
    const own = (k: number) => wordOf(COMMON_WORDS + event * OWN_WORDS + k)
    const name = (k: number) => {
      const word = wordOf((event * 7 + k) % NAMES)
      return word[0]!.toUpperCase() + word.slice(1)
    }
    const text: string[] = []
    for (let w = 0; w < words; w++) {
      const draw = random()
      const word = draw < 0.15 ? own(Math.floor(random() * OWN_WORDS)) : draw < 0.21 ? name(Math.floor(random() * 4)) : common()
      text.push(w % SENTENCE_WORDS === SENTENCE_WORDS - 1 ? `${word}.` : word)
    }
    return {
      id: `a${i}`,
      title: `${name(0)} ${own(0)} ${common()} ${own(1)} ${common()} ${name(1)}`,
      summary: '',
      body: text.join(' '),
      language: 'en',
      sourceHost: `o${i % OUTLETS}.example`,
      publishedAt: START + i * 1000,
    }
  }
}

const SYLLABLES = ['ka', 'lo', 'mi', 'ter', 'van', 'su', 'ren', 'do', 'pal', 'ni', 'gor', 'fe', 'ba', 'shu', 'tol', 'we']

/** A word for a number: two syllables and as many more as it takes. */
function wordOf(n: number): string {
  let word = SYLLABLES[n & 15]! + SYLLABLES[(n >> 4) & 15]!
  for (let rest = n >> 8; rest > 0; rest >>= 4) word += SYLLABLES[rest & 15]!
  return word
}
