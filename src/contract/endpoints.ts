/** The endpoints: path, query and response of each. The OpenAPI document and the routes are both made from here. */

import { z } from 'zod'
import {
  ARTICLES_LIMIT,
  QUERY_CODE_POINTS_MAX,
  SEARCH_DAYS,
  SEARCH_LIMIT,
  SITUATIONS_LIMIT,
  TIMELINE_LIMIT,
  WINDOW_DAYS,
} from '../core/serving/bounds.ts'
import { CATEGORIES, isCategory } from '../core/tags/category-slugs.ts'
import { clamped, usableCountries } from './fields.ts'
import { clusterResponse, limitsResponse, searchResponse, situationListResponse, situationResponse } from './resources.ts'

const cursor = z.string().describe('next_cursor of the previous response; every other parameter but limit and summary as it was')

// What reads as its default when it is not understood is a plain text for the parser and an enum for the document.
const sort = z
  .string()
  .meta({
    enum: ['relevance', 'recent'],
    default: 'relevance',
    description: 'relevance blends significance, outlets and recency; anything but recent reads as relevance',
  })
  .transform((value) => (value === 'recent' ? ('recent' as const) : ('relevance' as const)))
  .default('relevance')
const summary = z
  .string()
  .meta({
    enum: ['preview', 'full'],
    default: 'preview',
    description: 'full needs a plan with full list summaries; anything else reads as preview',
  })
  .transform((value) => (value === 'full' ? ('full' as const) : ('preview' as const)))
  .default('preview')
const countries = z
  .string()
  .meta({ description: 'Comma-separated ISO 3166-1 alpha-2 codes, at most 10; unusable ones and extras are dropped', examples: ['NO,SE'] })
  .transform(usableCountries)
  .default([])

const categoryFilter = z
  .string()
  .meta({ enum: [...CATEGORIES], description: "Matches any of a situation's categories" })
  .refine(isCategory, { error: `category must be one of ${CATEGORIES.join(', ')}` })
  .optional()

export const listSituationsQuery = z.object({
  limit: clamped(SITUATIONS_LIMIT, 'Rows on a page'),
  days: clamped(WINDOW_DAYS, "History window in days; clamped to the tier's"),
  sort,
  category: categoryFilter,
  country: countries,
  summary,
  cursor: cursor.optional(),
})

const getSituationQuery = z.object({
  timeline_limit: clamped(TIMELINE_LIMIT, 'Timeline entries on a page'),
  timeline_before: z.string().optional().describe('timeline_cursor.next_before of the previous page'),
})

const getClusterQuery = z.object({ articles: clamped(ARTICLES_LIMIT, 'Articles to list') })

const searchText = z
  .string({ error: 'q is required' })
  .trim()
  .refine((text) => text !== '', { error: `q must have 1 to ${QUERY_CODE_POINTS_MAX} characters; it is empty` })
  .refine((text) => codePointsUpTo(text, QUERY_CODE_POINTS_MAX), { error: `q must have at most ${QUERY_CODE_POINTS_MAX} characters` })
  .meta({
    minLength: 1,
    maxLength: QUERY_CODE_POINTS_MAX,
    examples: ['stranded ferry'],
    description: `What to look for, 1 to ${QUERY_CODE_POINTS_MAX} characters; spaces around it do not count`,
  })

export const searchQuery = z.object({
  q: searchText,
  days: clamped(SEARCH_DAYS, "Days to search; clamped further to the tier's window"),
  limit: clamped(SEARCH_LIMIT, 'Results on a page'),
  cursor: cursor.optional(),
})

const noQuery = z.object({})

export type ListSituationsQuery = z.output<typeof listSituationsQuery>
export type GetSituationQuery = z.output<typeof getSituationQuery>
export type GetClusterQuery = z.output<typeof getClusterQuery>
export type SearchQuery = z.output<typeof searchQuery>

export interface Endpoint<Query extends z.ZodObject = z.ZodObject> {
  readonly operationId: string
  /** Under the version prefix, in the router's form. */
  readonly path: string
  readonly summary: string
  readonly query: Query
  readonly response: z.ZodObject
}

/** The path of an endpoint as it is written for people and in OpenAPI: `/situations/{id}`. */
export function pathOf({ path }: Endpoint): string {
  return path.replace(/:(\w+)/g, '{$1}')
}

// `satisfies` keeps each query's own type.
export const endpoints = {
  listSituations: {
    operationId: 'listSituations',
    path: '/situations',
    summary: 'Top developing situations',
    query: listSituationsQuery,
    response: situationListResponse,
  },
  getSituation: {
    operationId: 'getSituation',
    path: '/situations/:id',
    summary: 'One situation by id or slug, with its timeline, newest first',
    query: getSituationQuery,
    response: situationResponse,
  },
  getCluster: {
    operationId: 'getCluster',
    path: '/clusters/:id',
    summary: 'One event by id or slug, with its source articles',
    query: getClusterQuery,
    response: clusterResponse,
  },
  search: {
    operationId: 'search',
    path: '/search',
    summary: 'Semantic search over recent events',
    query: searchQuery,
    response: searchResponse,
  },
  getLimits: {
    operationId: 'getLimits',
    path: '/limits',
    summary: 'Tier, caps and what is left of them; counts nothing',
    query: noQuery,
    response: limitsResponse,
  },
} as const satisfies Record<string, Endpoint>

function codePointsUpTo(text: string, max: number): boolean {
  // A code point takes at most two units, so most texts are judged by their length alone.
  if (text.length <= max) return true
  return text.length <= max * 2 && Array.from(text).length <= max
}
