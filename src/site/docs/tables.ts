/** Tables of the documentation, made from what the program itself goes by: they cannot say anything else than what it does. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Endpoint, endpoints, pathOf } from '../../contract/endpoints.ts'
import * as resources from '../../contract/resources.ts'
import { TOOLS, type ToolName } from '../../contract/tools.ts'
import * as bounds from '../../core/serving/bounds.ts'
import { ERRORS, type ErrorCode } from '../../core/serving/errors.ts'
import { TIER_KEYS, type Tier, type Tiers } from '../../core/serving/tier.ts'
import { CATEGORIES } from '../../core/tags/category-slugs.ts'
import { countText, numberText } from '../format.ts'

const GLOSSARY = join(import.meta.dirname, '../../../docs/glossary.md')

type Property = Exclude<z.core.JSONSchema._JSONSchema, boolean>

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function endpointOf(name: string): Endpoint {
  if (!Object.hasOwn(endpoints, name)) throw new Error(`the documentation names an endpoint "${name}" that there is not`)
  return endpoints[name as keyof typeof endpoints]
}

/** The request line of an endpoint. */
export function endpointLine(name: string, apiUrl: string): string {
  return `\`\`\`http\nGET ${apiUrl}${pathOf(endpointOf(name))}\n\`\`\``
}

const PAGE_OF: Record<keyof typeof endpoints, string> = {
  listSituations: '/docs/situations',
  getSituation: '/docs/situation',
  getCluster: '/docs/event',
  search: '/docs/search',
  getLimits: '/docs/limits',
}

/** All endpoints, with the page of each. */
export function endpointsTable(siteUrl: string): string {
  const names = Object.keys(endpoints) as (keyof typeof endpoints)[]
  return markdownTable(
    ['request', 'answer'],
    names.map((name) => [`[\`GET ${pathOf(endpoints[name])}\`](${siteUrl}${PAGE_OF[name]})`, endpoints[name].summary]),
  )
}

/** The parameters of an endpoint with type, default and bounds. */
export function parametersTable(name: string): string {
  const endpoint = endpointOf(name)
  const { properties = {}, required = [] } = z.toJSONSchema(endpoint.query, { io: 'input' })
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, parameter]) => [`\`${parameter}\``, 'path', 'required', 'Id or slug'])
  const inQuery = Object.entries(properties).map(([parameter, given]) => {
    const property: Property = typeof given === 'object' ? given : {}
    return [`\`${parameter}\``, typeText(property), defaultText(property, required.includes(parameter)), property.description ?? '']
  })
  return markdownTable(['parameter', 'type', 'default', 'meaning'], [...inPath, ...inQuery])
}

function typeText({ type, minimum, maximum, enum: values }: Property): string {
  // The categories are listed beside the table.
  if (values && values.length < CATEGORIES.length) return values.map((value) => `\`${value}\``).join(' or ')
  if (type === 'integer' && minimum !== undefined && maximum !== undefined) return `integer, ${minimum} to ${maximum}`
  return typeof type === 'string' ? type : 'string'
}

function defaultText({ default: value }: Property, isRequired: boolean): string {
  if (isRequired) return 'required'
  return typeof value === 'string' || typeof value === 'number' ? `\`${value}\`` : 'none'
}

const RESOURCES = {
  situationRow: resources.situationRow,
  situationDetail: resources.situationDetail,
  timelineEntry: resources.timelineEntry,
  timelineCursor: resources.timelineCursor,
  clusterDetail: resources.clusterDetail,
  article: resources.article,
} as const

/** The fields of a resource. */
export function fieldsTable(name: string): string {
  if (!Object.hasOwn(RESOURCES, name)) throw new Error(`the documentation names a resource "${name}" that there is not`)
  const schema = RESOURCES[name as keyof typeof RESOURCES]
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', reused: 'inline' })
  const rows = Object.entries(properties).map(([field, given]) => {
    const property: Property = typeof given === 'object' ? given : {}
    return [`\`${field}\`${required.includes(field) ? '' : ' (not always)'}`, fieldTypeText(property), property.description ?? '']
  })
  return markdownTable(['field', 'type', 'meaning'], rows)
}

function fieldTypeText(property: Property): string {
  const { type, format, items, anyOf, const: only } = property
  if (anyOf) return anyOf.map((one) => fieldTypeText(typeof one === 'object' ? one : {})).join(' or ')
  if (only !== undefined) return `\`${only}\``
  if (type === 'array') return `array of ${typeof items === 'object' && !Array.isArray(items) ? fieldTypeText(items) : 'values'}s`
  if (format === 'date-time') return 'time'
  if (type === 'integer' && property.maximum === Number.MAX_SAFE_INTEGER) return 'integer'
  return format === 'uuid' ? 'UUID' : typeText(property)
}

export function categoriesList(): string {
  return CATEGORIES.map((slug) => `\`${slug}\``).join(', ')
}

/** Whether a failure is worth trying again. */
const AGAIN: Record<ErrorCode, string> = {
  bad_request: 'no: change the request',
  unauthorized: 'no: check the key',
  not_found: 'no',
  gone: 'never',
  rate_limited: 'after `Retry-After` seconds',
  internal_error: 'yes, later and later',
  upstream_error: 'yes, shortly',
  unavailable: 'after `Retry-After` seconds',
}

/** Every error, each with a heading of its own, so that it can be linked to. */
export function errorSections(): string {
  const codes = Object.keys(ERRORS) as ErrorCode[]
  const rows = codes.map((code) => [String(ERRORS[code].status), `[\`${code}\`](#${code})`, AGAIN[code]])
  const sections = codes.map((code) => `## ${code}\n\n**${ERRORS[code].status}.** ${ERRORS[code].meaning} Try again: ${AGAIN[code]}.`)
  return [markdownTable(['status', 'code', 'try again'], rows), ...sections].join('\n\n')
}

/** The plans and their caps, as this server has them. */
export function tiersTable(tiers: Tiers): string {
  // R5-search-keyed: whatever the settings say.
  const search = (tier: Tier) => (tier.key === 'anonymous' ? 'with a key' : numberText(tier.searchesPerDay))
  return markdownTable(
    ['plan', 'key', 'requests a day', 'requests a minute', 'searches a day', 'history', 'summaries in lists'],
    TIER_KEYS.map((key) => {
      const tier = tiers[key]
      const { requestsPerDay: day, requestsPerMinute: minute, windowDays, fullSummaries } = tier
      return [
        tier.name,
        `\`${key}\``,
        numberText(day),
        numberText(minute),
        search(tier),
        countText(windowDays, 'day'),
        fullSummaries ? 'full' : 'preview',
      ]
    }),
  )
}

/** The bounds of one request. */
export function boundsTable(): string {
  const range = ({ min, max }: bounds.IntegerBounds) => `${min} to ${max}`
  return markdownTable(
    ['what', 'bounds'],
    [
      ['situations on a page (`limit`)', range(bounds.SITUATIONS_LIMIT)],
      ['pages of one walk of the list', `${bounds.SITUATIONS_PAGES_MAX}`],
      ['timeline entries on a page (`timeline_limit`)', range(bounds.TIMELINE_LIMIT)],
      ['articles of an event (`articles`)', range(bounds.ARTICLES_LIMIT)],
      ['search results on a page (`limit`)', range(bounds.SEARCH_LIMIT)],
      ['days searched (`days`)', range(bounds.SEARCH_DAYS)],
      ['characters of `q`', `1 to ${bounds.QUERY_CODE_POINTS_MAX}`],
      ['country codes', `at most ${bounds.COUNTRIES_MAX}`],
    ],
  )
}

const NUMBERS: Readonly<Record<string, number>> = {
  SITUATIONS_PAGES_MAX: bounds.SITUATIONS_PAGES_MAX,
  CURSOR_AGE_HOURS_MAX: bounds.CURSOR_AGE_HOURS_MAX,
  SEARCH_POOL_MAX: bounds.SEARCH_POOL_MAX,
  SEARCH_DAYS_MAX: bounds.SEARCH_DAYS.max,
  ACTIVE_KEYS_MAX: bounds.ACTIVE_KEYS_MAX,
  ANONYMOUS_TIMELINE_ENTRIES_MAX: bounds.ANONYMOUS_TIMELINE_ENTRIES_MAX,
  CATEGORIES: CATEGORIES.length,
}

/** A number that the text names. */
export function numberOf(name: string): string {
  const number = NUMBERS[name]
  if (number === undefined) throw new Error(`the documentation names a number "${name}" that there is not`)
  return numberText(number)
}

/** The words of the glossary and what they are, without those that are never used for them. */
export function glossaryTable(): string {
  const rows = [...readFileSync(GLOSSARY, 'utf8').matchAll(/^\| ([^|]+) \| ([^|]+) \| [^|]*\|$/gm)]
  return markdownTable(
    ['word', 'what it is'],
    rows.filter(([, word = '']) => word !== 'Word' && !/^-+$/.test(word)).map(([, word = '', meaning = '']) => [word, meaning]),
  )
}

/** The endpoint that answers with the same object. */
const TWIN_OF: Record<ToolName, keyof typeof endpoints> = {
  get_top_situations: 'listSituations',
  search_situations: 'search',
  get_situation_timeline: 'getSituation',
  get_cluster: 'getCluster',
}

/** All tools, with the twin of each. */
export function toolsTable(siteUrl: string): string {
  return markdownTable(
    ['tool', 'twin', 'without a credential'],
    TOOLS.map(({ name, isAnonymous }) => {
      const twin = TWIN_OF[name]
      return [`[\`${name}\`](#${name})`, `[\`GET ${pathOf(endpoints[twin])}\`](${siteUrl}${PAGE_OF[twin]})`, isAnonymous ? 'yes' : 'no']
    }),
  )
}

/** Each tool with its arguments and a call of it. */
export function toolSections(): string {
  return TOOLS.map(({ name, title, description, inputSchema }) => {
    const { properties = {}, required = [] } = inputSchema
    const rows = Object.entries(properties).map(([argument, schema]) => {
      const { description: meaning } = z.object({ description: z.string() }).parse(schema)
      return [`\`${argument}\``, required.includes(argument) ? 'yes' : 'no', meaning]
    })
    return [
      `## ${name}`,
      `**${title}.** ${description}`,
      markdownTable(['argument', 'required', 'meaning'], rows),
      `{{tool-example ${name}}}`,
    ].join('\n\n')
  }).join('\n\n')
}
