/**
 * Words spelled nearly alike: an inflection, a part of a compound, a slip of the keys. Likeness is Dice's, over runs of three characters with
 * the word's ends marked; a word that begins or ends another one is like it by how much of it it covers.
 */
export interface NearSpelling {
  readonly place: number
  /** Between 0 and 1. */
  readonly likeness: number
}

export interface SpellingIndex {
  /** At most `NEAR_SPELLINGS_MAX` other words, the likest first; none for a word like no other. */
  near(word: string): NearSpelling[]
}

const NEAR_SPELLINGS_MAX = 8
const LIKENESS_MIN = 0.5
const PART_CHARACTERS_MIN = 4
const WORD_CHARACTERS_MAX = 40

/** Finds words of a vocabulary by the runs that they share with one asked for. */
export function createSpellingIndex(words: readonly string[]): SpellingIndex {
  const places = new Map<string, number[]>()
  const sizes = new Uint8Array(words.length)
  let sizeMin = WORD_CHARACTERS_MAX
  // How many runs each word shares with the one asked for; zero again after each question.
  const shared = new Uint8Array(words.length)
  // The words that share one, of one question.
  const touched = new Int32Array(words.length)
  words.forEach((word, place) => {
    if (word.length < PART_CHARACTERS_MIN || word.length > WORD_CHARACTERS_MAX) return
    const runs = runsOf(word)
    sizes[place] = runs.size
    sizeMin = Math.min(sizeMin, runs.size)
    for (const run of runs) {
      const list = places.get(run)
      if (list) list.push(place)
      else places.set(run, [place])
    }
  })
  return {
    near(word) {
      if (word.length < PART_CHARACTERS_MIN || word.length > WORD_CHARACTERS_MAX) return []
      const runs = runsOf(word)
      const lists = [...runs].map((run) => places.get(run) ?? []).sort((a, b) => a.length - b.length)
      // Whoever is like it shares so many runs at least, so that one of them is among the rarer: the words that have only the commonest in common are never looked at.
      const rarer = lists.length - Math.max(1, Math.ceil(leastShared(runs.size, sizeMin))) + 1
      let count = 0
      for (const list of lists.slice(0, rarer)) for (const place of list) if (shared[place]!++ === 0) touched[count++] = place
      for (const list of lists.slice(rarer)) for (const place of list) if (shared[place]! > 0) shared[place]! += 1
      const found: NearSpelling[] = []
      for (let i = 0; i < count; i++) {
        const place = touched[i]!
        const common = shared[place]!
        const size = sizes[place]!
        shared[place] = 0
        if (common < leastShared(runs.size, size)) continue
        const dice = (2 * common) / (runs.size + size)
        const likeness = Math.max(dice, partOf(word, words[place]!))
        if (likeness >= LIKENESS_MIN && words[place] !== word) found.push({ place, likeness })
      }
      return found.sort((a, b) => b.likeness - a.likeness || a.place - b.place).slice(0, NEAR_SPELLINGS_MAX)
    },
  }
}

/** Of two words with so many runs, how many they share if they are alike, or if one is a part of the other, which holds all its runs but that of one end. */
function leastShared(one: number, other: number): number {
  return Math.min(LIKENESS_MIN * 0.5 * (one + other), Math.min(one, other) - 1)
}

function partOf(word: string, other: string): number {
  const shorter = word.length < other.length ? word : other
  const longer = shorter === word ? other : word
  if (!longer.startsWith(shorter) && !longer.endsWith(shorter)) return 0
  return 0.3 + 0.5 * (shorter.length / longer.length)
}

function runsOf(word: string): Set<string> {
  const marked = `^${word}$`
  const runs = new Set<string>()
  for (let i = 0; i + 3 <= marked.length; i++) runs.add(marked.slice(i, i + 3))
  return runs
}
