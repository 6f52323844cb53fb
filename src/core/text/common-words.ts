/** Which English words are common ones, whatever capital a headline gives them: read from the shares of texts that write them small and as a name. */
import background from '../data/background.json' with { type: 'json' }

/** A common word stands in small letters so many times as often as in a name. */
const SMALL_OVER_NAME_MIN = 4
/** Of 10,000 texts. */
const COMMON_SHARE = 500
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=.{3})s$/, ''],
  [/(?<=.{3})es$/, ''],
  [/(?<=.{2})ies$/, 'y'],
  [/(?<=.{3})(?:ed|ing)$/, ''],
  [/(?<=.{2})(?:ed|ing)$/, 'e'],
]

const shares = new Map(
  background.names.split('\n').map((row) => {
    const [word = '', name, small] = row.split('\t')
    return [word, { name: Number(name), small: Number(small) }]
  }),
)

/** "says", "claims", "releasing"; not "house", which is a House as often. Takes the word in small letters. */
export function isCommonWord(word: string): boolean {
  if (shares.has(word)) return isSmall(word)
  return ENDINGS.some(([ending, instead]) => ending.test(word) && isSmall(word.replace(ending, instead)))
}

/** "peterson", "smith": hardly ever in small letters. Takes the word in small letters. */
export function isNameWord(word: string): boolean {
  const { name, small } = shares.get(word) ?? { name: 0, small: 0 }
  return name > SMALL_OVER_NAME_MIN * small
}

/** From 1 for a word that news hardly ever use downwards. Takes an English word in small letters. */
export function rarityOf(word: string): number {
  return 1 / (1 + Math.log2(1 + (shares.get(word)?.small ?? 0) / COMMON_SHARE))
}

/** "wall street", "high school": two words that make a name together. */
export function isKnownPair(first: string, second: string): boolean {
  return (shares.get(`${first} ${second}`)?.name ?? 0) > 0
}

function isSmall(word: string): boolean {
  const { name, small } = shares.get(word) ?? { name: 0, small: 0 }
  return small > SMALL_OVER_NAME_MIN * name
}
