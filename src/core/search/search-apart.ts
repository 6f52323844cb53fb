/**
 * What a query writes as one word and reports write as two: "airstrike" and "air strike", "windows11" and "Windows 11", "NoKings" and "No Kings". A word can be
 * cut at many places into two that the index has; where some of the texts that have both have them side by side, they are one word there, elsewhere
 * ("new" and "port") hardly ever.
 */

import { tokensOf } from '../text/words.ts'
import { searchWordOf } from './search-document.ts'
import type { Whole } from './search-names.ts'
import type { SearchQuery } from './search-query.ts'

/** A word of a query, cut in two. */
export interface ApartWord {
  /** As the word of the query, in small letters. */
  readonly text: string
  readonly parts: readonly [string, string]
  /** Of the parts that say something. */
  readonly whole: Whole
  /** A capital or a digit tells where it is cut. */
  readonly isMarked: boolean
}

/** A longer query says enough by its other words. */
const QUERY_TOKENS_MAX = 6
const WORD_CHARACTERS_MIN = 6
const MARKED_CHARACTERS_MIN = 4
const WORD_CHARACTERS_MAX = 16
const PART_CHARACTERS_MIN = 3
/** Cuts of one query that are looked at in texts, and texts for each. */
const CHECKED_MAX = 2
export const APART_TEXTS_MAX = 12
/** What is written apart now and then has parts of so many documents, of its own: of "cease" there are an eighth. */
const PARTS_SHARE_MIN = 0.1
/** A word of so many documents of its own finds enough as it is; in a large store nearly every other cut would be looked at in vain. */
const OWN_DOCUMENTS_MAX = 30
/** Of the texts that have both parts, so many have them side by side: of "air" and "strike" a third to a half, of "cease" and "fire" all. */
const TOGETHER_SHARE_MIN = 0.3
const MARKED_SHARE_MIN = 0.1
const TEXT_TOKENS_MAX = 400

/** All ways to cut words of a query in two, of which both may be in the index. */
export function apartOf(text: string, language: string): ApartWord[] {
  const { raw } = tokensOf(text, QUERY_TOKENS_MAX + 1)
  return raw.length > QUERY_TOKENS_MAX ? [] : raw.flatMap((word) => cutsOf(word, language))
}

function cutsOf(word: string, language: string): ApartWord[] {
  if (word.length < MARKED_CHARACTERS_MIN || word.length > WORD_CHARACTERS_MAX) return []
  const marked = /^(\p{Lu}\p{Ll}+)(\p{Lu}\p{Ll}{2,})$/u.exec(word) ?? /^(\p{L}{2,})(\p{Nd}{1,4})$/u.exec(word)
  if (marked) return cutAt(word, marked[1]!.length, { language, isMarked: true })
  if (word.length < WORD_CHARACTERS_MIN || !/^\p{L}+$/u.test(word)) return []
  const places = Array.from({ length: word.length - 2 * PART_CHARACTERS_MIN + 1 }, (_, i) => PART_CHARACTERS_MIN + i)
  return places.flatMap((at) => cutAt(word, at, { language, isMarked: false }))
}

function cutAt(word: string, at: number, { language, isMarked }: { language: string; isMarked: boolean }): ApartWord[] {
  const [first, second] = [word.slice(0, at), word.slice(at)]
  const whole = [first, second].map((part) =>
    [...new Set([searchWordOf(part, 'en'), searchWordOf(part, language)])].filter((stem) => stem !== ''),
  )
  const told = whole.filter((stems) => stems.length > 0)
  if (told.length === 0 || (told.length === 1 && !isMarked)) return []
  return [{ text: word.toLowerCase(), parts: [first.toLowerCase(), second.toLowerCase()], whole: told, isMarked }]
}

/** The cuts worth looking at in texts: those whose parts are in most documents. `documentsOf` a stem. */
export function likelyApart({ apart, words }: SearchQuery, documentsOf: (stem: string) => number): ApartWord[] {
  const mostOf = (stems: readonly string[]) => Math.max(0, ...stems.map(documentsOf))
  const known = apart.flatMap((word) => {
    const whole = word.whole.map((stems) => stems.filter((stem) => documentsOf(stem) > 0))
    const least = Math.min(...whole.map(mostOf))
    const own = mostOf(words.find(({ text }) => text === word.text)?.stems ?? [])
    const isEnough = own > OWN_DOCUMENTS_MAX && !word.isMarked
    return least > 0 && least >= PARTS_SHARE_MIN * own && !isEnough ? [{ word: { ...word, whole }, least }] : []
  })
  return known
    .sort((a, b) => b.least - a.least)
    .slice(0, CHECKED_MAX)
    .map(({ word }) => word)
}

/** Whether texts that have both parts have them side by side often enough. */
export function isWrittenApart({ parts, whole, isMarked }: ApartWord, texts: readonly { text: string; language: string }[]): boolean {
  const [first, second] = parts
  const stems = whole.at(-1)!
  const found = texts.filter(({ text, language }) => {
    const { raw } = tokensOf(text, TEXT_TOKENS_MAX)
    return raw.some((word, i) => {
      const next = raw[i + 1] ?? ''
      return word.toLowerCase() === first && (next.toLowerCase() === second || stems.includes(searchWordOf(next, language)))
    })
  })
  return found.length > 0 && found.length >= (isMarked ? MARKED_SHARE_MIN : TOGETHER_SHARE_MIN) * texts.length
}

/** A query that asks for words in two as well. */
export function withApart(query: SearchQuery, apart: readonly ApartWord[]): SearchQuery {
  if (apart.length === 0) return query
  const words = query.words.map((word) => {
    const wholes = apart.filter(({ text }) => text === word.text).map(({ whole }) => whole)
    return wholes.length === 0 ? word : { ...word, wholes: [...word.wholes, ...wholes] }
  })
  const phrases = apart.filter(({ whole }) => whole.length === 1).map(({ parts }) => parts.join(' '))
  return { ...query, words, phrases: [...query.phrases, ...phrases] }
}
