/**
 * Names of an event whose script has no capitals to mark them, in parts: keywords of it (editorial/naming-keywords.ts) without what only tells a
 * kind of thing ("mine", "port", "driver"). One event's name ends before the mine, another's behind it (青石沟, 青石沟煤矿), so that names meet by
 * their parts: words, or pairs of characters where words are not parted by spaces. How rare a part is, is told by all events that have it, as a
 * name or not: in these scripts nothing else tells a common noun.
 */
import { THING_WORDS } from '../data/thing-words.ts'
import { tellsCategory } from '../tags/category-words.ts'
import { piecesOf } from '../text/east-asian-words.ts'
import { isNumber, tokensOf, wordOf } from '../text/words.ts'

/** Of their letters pairs say nothing: the platform's dictionary cuts their words, and makes several of a name that it does not know. */
const CUT_BY_DICTIONARY: ReadonlySet<string> = new Set(['th', 'lo', 'km', 'my'])
/** What Hebrew writes before a noun without a space. */
const HEBREW_PREFIX = /^[ובהלמשכ](?=[א-ת]{3})/u
const CASED = /[\p{Lu}\p{Ll}\p{Lt}]/u
const TOKENS_MAX = 600
const TIMES_MAX = 20

/** A name in parts, '' for one that tells a kind of thing, and how often its event carries it. */
export interface NameInParts {
  readonly parts: readonly string[]
  readonly times: number
}

export function namesInParts(names: readonly string[], { language, text }: { language: string; text: string }): NameInParts[] {
  return names.map((name) => ({ parts: partsOfName(name, language), times: Math.max(1, text.split(name, TIMES_MAX).length - 1) }))
}

/** Neighbours of a name that both say something of it. */
export function pairsIn({ parts }: NameInParts): string[] {
  return parts.flatMap((part, i) => (i > 0 && part !== '' && parts[i - 1] !== '' ? [`${parts[i - 1]} ${part}`] : []))
}

/** What a text is made of, as names are; '' for what is part of none: numbers, and words whose capitals tell what they are. */
export function partsOf(text: string, language: string): string[] {
  if (!CUT_BY_DICTIONARY.has(language)) return tokensOf(text, TOKENS_MAX).raw.map((raw) => (isForeign(raw) ? '' : wordOf(raw, language)))
  const words = piecesOf(text, language).map(({ segment, isWordLike }) => (isWordLike && !isForeign(segment) ? segment : ''))
  return words.slice(1).map((word, i) => (word !== '' && words[i] !== '' ? words[i]! + word : ''))
}

const isForeign = (raw: string): boolean => isNumber(raw) || CASED.test(raw)

function partsOfName(name: string, language: string): string[] {
  const things = thingsOf(language)
  const isThing = (part: string) => things.has(part) || things.has(part.replace(HEBREW_PREFIX, '')) || tellsCategory(part, language)
  return partsOf(name, language).map((part) => (part !== '' && isThing(part) ? '' : part))
}

const NONE: ReadonlySet<string> = new Set()
const known = new Map<string, ReadonlySet<string>>()

function thingsOf(language: string): ReadonlySet<string> {
  const words = THING_WORDS[language]
  if (words === undefined) return NONE
  const things = known.get(language) ?? new Set(words.split(/\s+/).flatMap((word) => [word, ...partsOf(word, language)]))
  known.set(language, things)
  return things
}
