/**
 * The four tools as they are listed.
 *
 * Input schemas are written by hand in the part of JSON Schema that every client takes: flat, one type each, optional instead of nullable,
 * no `$schema`, no references, no bounds where we clamp (a strict client would refuse what we do not). Output schemas come from the schemas
 * of the REST twins, so that a field added there is declared here.
 */

import { z } from 'zod'
import { CATEGORIES } from '../core/tags/category-slugs.ts'
import {
  clusterResponse,
  searchWithSituationsResponse,
  situationDetail,
  situationListResponse,
  timelineCursor,
  timelineEntry,
} from './resources.ts'
import { TOOL_ARTICLES } from './tool-arguments.ts'

export const TOOL_NAMES = ['get_top_situations', 'search_situations', 'get_situation_timeline', 'get_cluster'] as const
export type ToolName = (typeof TOOL_NAMES)[number]

export interface Tool {
  name: ToolName
  title: string
  description: string
  /** Callers without a credential reach it (R4.5-anonymous). */
  isAnonymous: boolean
  inputSchema: ObjectSchema
  outputSchema: ObjectSchema
}

type Json = string | number | boolean | null | Json[] | JsonObject
interface JsonObject {
  [name: string]: Json
}
type ObjectSchema = { type: 'object'; properties?: JsonObject; required?: string[] }

export function isToolName(name: unknown): name is ToolName {
  return TOOL_NAMES.some((known) => known === name)
}

const summaryMode = z.enum(['preview', 'full'])

/** What each tool answers with. The header fields of a timeline are left out on its continuation pages (R2.5-fields). */
export const TOOL_OUTPUTS = {
  get_top_situations: situationListResponse.extend({ summary_mode: summaryMode, window_days: z.int() }),
  search_situations: searchWithSituationsResponse.extend({ summary_mode: summaryMode }),
  get_situation_timeline: z.object({
    data: z.object({
      ...situationDetail.partial().shape,
      id: situationDetail.shape.id,
      slug: situationDetail.shape.slug,
      is_timeline_page: z.boolean(),
      timeline: z.array(timelineEntry),
      timeline_cursor: timelineCursor,
    }),
  }),
  get_cluster: clusterResponse,
} as const satisfies Record<ToolName, z.ZodObject>

const cursor = { type: 'string', description: 'next_cursor of the previous result; every other argument but limit and summary as it was' }

export const TOOLS: readonly Tool[] = [
  {
    name: 'get_top_situations',
    title: 'Top news situations',
    description:
      'What is going on: the top developing news situations of a window, each a group of related events with a maintained summary. ' +
      'Start here, then open one with get_situation_timeline.',
    isAnonymous: true,
    inputSchema: {
      type: 'object',
      properties: {
        window: {
          type: 'string',
          enum: ['24h', '7d', '30d'],
          description: "How far back (default 7d), at most the plan's window",
        },
        sort: {
          type: 'string',
          enum: ['relevance', 'recent'],
          description: 'relevance (default) blends significance, outlets and recency; recent is newest first',
        },
        limit: { type: 'integer', description: 'Situations on a page, 1 to 50 (default 15)' },
        category: { type: 'string', enum: [...CATEGORIES], description: 'Only situations of this category (default all)' },
        country: {
          type: 'string',
          description: 'Only these countries: ISO codes separated by commas, at most 10, such as "US,MX" (default all)',
        },
        summary: {
          type: 'string',
          enum: ['full'],
          description: 'full: whole summaries, on plans whose lists have them (default: previews)',
        },
        cursor,
      },
    },
    outputSchema: outputSchemaOf(TOOL_OUTPUTS.get_top_situations),
  },
  {
    name: 'search_situations',
    title: 'Search news events',
    description:
      'Finds recent news events by meaning and names the situation of each. Needs a key or sign-in. Each page counts as one search. ' +
      "Then get_cluster for an event's sources, get_situation_timeline for the whole affair.",
    isAnonymous: false,
    inputSchema: {
      type: 'object',
      properties: {
        query: { type: 'string', description: 'What to look for, 1 to 200 characters' },
        days: { type: 'integer', description: "How many days back, 1 to 30 (default 7), at most the plan's window" },
        limit: { type: 'integer', description: 'Results on a page, 1 to 30 (default 15)' },
        summary: { type: 'string', enum: ['full'], description: 'full: print summaries uncut (default: one line each)' },
        cursor,
      },
      required: ['query'],
    },
    outputSchema: outputSchemaOf(TOOL_OUTPUTS.search_situations),
  },
  {
    name: 'get_situation_timeline',
    title: 'Situation timeline',
    description:
      'One situation with its whole summary and the timeline of its events, newest first. ' +
      'A result with timeline_before holds only the next, older part of the timeline.',
    isAnonymous: true,
    inputSchema: {
      type: 'object',
      properties: {
        situation_id: { type: 'string', description: "Id or slug of a situation, or its page's address" },
        timeline_limit: { type: 'integer', description: 'Events on a page, 1 to 500 (default 50)' },
        timeline_before: { type: 'string', description: 'timeline_cursor.next_before of the previous result (default: the newest events)' },
      },
      required: ['situation_id'],
    },
    outputSchema: outputSchemaOf(TOOL_OUTPUTS.get_situation_timeline),
  },
  {
    name: 'get_cluster',
    title: 'News event with sources',
    description: 'One news event with its long summary and one source article for each outlet. Needs a key or sign-in.',
    isAnonymous: false,
    inputSchema: {
      type: 'object',
      properties: {
        cluster_id: { type: 'string', description: "Id or slug of an event, or its page's address" },
        articles: {
          type: 'integer',
          minimum: TOOL_ARTICLES.min,
          maximum: TOOL_ARTICLES.max,
          description: 'Source articles to list, 1 to 100 (default 25)',
        },
      },
      required: ['cluster_id'],
    },
    outputSchema: outputSchemaOf(TOOL_OUTPUTS.get_cluster),
  },
]

/** Types and required fields alone: values may grow within v1, and whoever keeps a list of tools for long must still take them. */
function outputSchemaOf(schema: z.ZodObject): ObjectSchema {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', reused: 'inline' })
  return { type: 'object', properties: mapValues(properties, portable), required }
}

function portable(schema: z.core.JSONSchema._JSONSchema): JsonObject {
  if (typeof schema === 'boolean') return {}
  const { type, properties, required, items, anyOf } = schema
  return {
    ...(type === undefined ? {} : { type }),
    ...(properties === undefined ? {} : { properties: mapValues(properties, portable) }),
    ...(required === undefined ? {} : { required }),
    ...(items === undefined || Array.isArray(items) ? {} : { items: portable(items) }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(portable) }),
  }
}

function mapValues<From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]))
}
