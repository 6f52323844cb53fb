/**
 * The arguments of the tools to the same values that the endpoints take.
 *
 * Stricter than a query string: a model that asks wrongly should learn it at once, so what is not understood is refused with the argument's
 * name, its bounds and the value seen (D8-invalid). Only numbers that are merely too large or too small are clamped (R4.5-strict). An
 * explicit null is an argument left out: clients that fill every field send it.
 */

import {
  ARTICLES_LIMIT,
  COUNTRIES_MAX,
  clampTo,
  type IntegerBounds,
  QUERY_CODE_POINTS_MAX,
  SEARCH_DAYS,
  SEARCH_LIMIT,
  SITUATIONS_LIMIT,
  TIMELINE_LIMIT,
} from '../core/serving/bounds.ts'
import type { NamedRecord } from '../core/serving/errors.ts'
import { CATEGORIES, type Category, isCategory } from '../core/tags/category-slugs.ts'
import { COUNTRY_CODES, countryCodeOf } from '../core/tags/country-codes.ts'
import type { GetClusterQuery, GetSituationQuery, ListSituationsQuery, SearchQuery } from './endpoints.ts'

const TOOL_LIST_LIMIT: IntegerBounds = { ...SITUATIONS_LIMIT, default: 15 }
const TOOL_SEARCH_LIMIT: IntegerBounds = { ...SEARCH_LIMIT, default: 15 }
const TOOL_TIMELINE_LIMIT: IntegerBounds = { ...TIMELINE_LIMIT, default: 50 }
export const TOOL_ARTICLES: IntegerBounds = { ...ARTICLES_LIMIT, default: 25 }

/** The windows of `get_top_situations`, in days. */
const WINDOWS = { '24h': 1, '7d': 7, '30d': 30 } as const
const WINDOW_NAMES = ['24h', '7d', '30d'] as const satisfies (keyof typeof WINDOWS)[]
const SORTS = ['relevance', 'recent'] as const
/** What stands before an id or slug in the addresses of the website and of the API. */
const RECORD_FOLDERS: ReadonlyMap<string, RecordKind> = new Map([
  ['situations', 'situation'],
  ['events', 'cluster'],
  ['clusters', 'cluster'],
])
const VALUE_SHOWN_CHARACTERS_MAX = 60
/** Longer than any id or slug; what is longer names nothing. */
const RECORD_CHARACTERS_MAX = 400
const CURSOR_CHARACTERS_MAX = 4_096

export type ToolArguments = Readonly<Record<string, unknown>>

/** An argument that can't be used. The message is for the model that sent it. */
export class InvalidArgument extends Error {
  override readonly name = 'InvalidArgument'
}

type RecordKind = NamedRecord['kind']

export interface RecordArguments<Query> {
  record: string
  /** An address says it; of an id or slug alone it is what the tool gives. */
  kind: RecordKind
  query: Query
}

export function topSituationsArguments(given: ToolArguments): ListSituationsQuery & { countriesNamed: number } {
  const days = WINDOWS[oneOf(given, 'window', WINDOW_NAMES) ?? '7d']
  const category = categoryOf(given)
  const cursor = textOf(given, 'cursor', CURSOR_CHARACTERS_MAX)
  const countries = countriesOf(given)
  return {
    days,
    sort: oneOf(given, 'sort', SORTS) ?? 'relevance',
    limit: clampedInteger(given, 'limit', TOOL_LIST_LIMIT),
    country: countries.slice(0, COUNTRIES_MAX),
    countriesNamed: countries.length,
    summary: oneOf(given, 'summary', ['full']) ?? 'preview',
    ...(category === undefined ? {} : { category }),
    ...(cursor === undefined ? {} : { cursor }),
  }
}

export function searchArguments(given: ToolArguments): SearchQuery & { isFull: boolean } {
  const q = required(given, 'query').trim()
  if (q === '' || Array.from(q.slice(0, QUERY_CODE_POINTS_MAX * 2 + 1)).length > QUERY_CODE_POINTS_MAX) {
    const seen = q === '' ? JSON.stringify(given.query) : Array.from(q).length
    throw new InvalidArgument(`query must have 1 to ${QUERY_CODE_POINTS_MAX} characters; got ${seen}`)
  }
  const cursor = textOf(given, 'cursor', CURSOR_CHARACTERS_MAX)
  return {
    q,
    days: clampedInteger(given, 'days', SEARCH_DAYS),
    limit: clampedInteger(given, 'limit', TOOL_SEARCH_LIMIT),
    isFull: oneOf(given, 'summary', ['full']) === 'full',
    ...(cursor === undefined ? {} : { cursor }),
  }
}

export function timelineArguments(given: ToolArguments): RecordArguments<GetSituationQuery> {
  const named = recordOf(given, 'situation_id', 'situation')
  const before = textOf(given, 'timeline_before', RECORD_CHARACTERS_MAX)
  return {
    ...named,
    query: {
      timeline_limit: clampedInteger(given, 'timeline_limit', TOOL_TIMELINE_LIMIT),
      ...(before === undefined ? {} : { timeline_before: before }),
    },
  }
}

export function clusterArguments(given: ToolArguments): RecordArguments<GetClusterQuery> {
  const named = recordOf(given, 'cluster_id', 'cluster')
  const articles = integer(given, 'articles', TOOL_ARTICLES)
  if (articles !== clampTo(TOOL_ARTICLES, articles)) throw refused('articles', integerRule(TOOL_ARTICLES), given.articles)
  return { ...named, query: { articles } }
}

function clampedInteger(given: ToolArguments, name: string, bounds: IntegerBounds): number {
  return clampTo(bounds, integer(given, name, bounds))
}

function integer(given: ToolArguments, name: string, bounds: IntegerBounds): number {
  const value = givenValue(given, name)
  if (value === undefined) return bounds.default
  // A number with more digits than a computer's numbers have comes out of JSON as an infinity, which is merely too large.
  if (typeof value !== 'number' || !(Number.isInteger(value) || Math.abs(value) === Number.POSITIVE_INFINITY)) {
    throw refused(name, integerRule(bounds), value)
  }
  return value
}

function integerRule(bounds: IntegerBounds): string {
  return `an integer from ${bounds.min} to ${bounds.max}`
}

function textOf(given: ToolArguments, name: string, charactersMax: number): string | undefined {
  const value = givenValue(given, name)
  if (value === undefined) return undefined
  if (typeof value !== 'string' || value.length > charactersMax) throw refused(name, `a text of at most ${charactersMax} characters`, value)
  return value
}

function required(given: ToolArguments, name: string): string {
  const value = givenValue(given, name)
  if (value === undefined) throw new InvalidArgument(`${name} is required, as a text; it is missing`)
  if (typeof value !== 'string') throw refused(name, 'a text', value)
  return value
}

/** An id or slug, or the address of a page or of the API that ends in one: people paste it, and each record carries it as its `url`. */
function recordOf(given: ToolArguments, name: string, ownKind: RecordKind): Pick<RecordArguments<unknown>, 'record' | 'kind'> {
  const value = required(given, name).trim()
  const [record = '', folder = ''] = URL.parse(value)?.pathname.split('/').filter(Boolean).reverse() ?? []
  const kind = RECORD_FOLDERS.get(folder)
  return kind === undefined ? { record: value, kind: ownKind } : { record, kind }
}

function oneOf<const Value extends string>(given: ToolArguments, name: string, values: readonly Value[]): Value | undefined {
  const value = givenValue(given, name)
  if (value === undefined) return undefined
  const found = values.find((candidate) => candidate === value)
  if (found === undefined) throw refused(name, values.length === 1 ? `${values[0]} or left out` : `one of ${values.join(', ')}`, value)
  return found
}

function categoryOf(given: ToolArguments): Category | undefined {
  const value = givenValue(given, 'category')
  if (value === undefined) return undefined
  if (typeof value !== 'string' || !isCategory(value)) throw refused('category', `one of ${CATEGORIES.join(', ')}`, value)
  return value
}

/** Each code once, upper case; of the first ten, which alone are heeded (D8-clamp), one that is no code is refused (R4.5-strict). */
function countriesOf(given: ToolArguments): string[] {
  const value = givenValue(given, 'country')
  if (value === undefined) return []
  const rule = `comma-separated ISO 3166-1 alpha-2 codes, at most ${COUNTRIES_MAX}`
  if (typeof value !== 'string') throw refused('country', rule, value)
  const codes = [...new Set(value.split(',').map((code) => countryCodeOf(code.trim()) ?? code.trim()))]
  const wrong = codes.slice(0, COUNTRIES_MAX).find((code) => !COUNTRY_CODES.has(code))
  if (wrong !== undefined) throw refused('country', rule, wrong)
  return codes
}

// Own properties alone: an argument may be called `constructor`. A text with half of a character would be given back in the answer.
function givenValue(given: ToolArguments, name: string): unknown {
  const value = Object.hasOwn(given, name) ? (given[name] ?? undefined) : undefined
  if (typeof value === 'string' && !value.isWellFormed()) throw refused(name, 'a text of whole characters', value)
  return value
}

function refused(name: string, rule: string, value: unknown): InvalidArgument {
  return new InvalidArgument(`${name} must be ${rule}; got ${shownValue(value)}`)
}

/** The beginning of what was sent. Half a character is none: strict readers of JSON refuse the whole answer for one. */
export function shownValue(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'nothing')
  if (text.length <= VALUE_SHOWN_CHARACTERS_MAX) return text
  return `${text.slice(0, VALUE_SHOWN_CHARACTERS_MAX).replace(/[\uD800-\uDBFF]$/, '')}…`
}
