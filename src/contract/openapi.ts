/** The OpenAPI 3.1 document, made from the schemas that the service itself uses. */

import { z } from 'zod'
import { ERRORS, type ErrorCode } from '../core/serving/errors.ts'
import { type Endpoint, endpoints, pathOf } from './endpoints.ts'
import examples from './examples.json' with { type: 'json' }
import { category } from './fields.ts'
import * as resources from './resources.ts'

type Json = Record<string, unknown>

const REQUEST_ID_HEADER: Json = { 'X-Request-Id': header('string', 'Names this request in our logs') }

const LIMIT_HEADERS: Json = {
  'X-RateLimit-Limit-Day': header('integer', 'Requests that the account may make in a UTC day'),
  'X-RateLimit-Remaining-Day': header('integer', 'Requests left in this UTC day'),
  'X-RateLimit-Limit-Minute': header('integer', 'Requests that the account may make in a UTC minute'),
  'RateLimit-Policy': header('string', 'All caps, in the form of the IETF draft'),
  RateLimit: header('string', 'Day and search caps: what is left, and the seconds to their reset'),
}

const LIST_HEADERS: Json = {
  'X-Summary-Mode': { description: 'The form of the summaries served', schema: { type: 'string', enum: ['preview', 'full'] } },
  'X-Window-Days': header('integer', 'The history window served, after clamping'),
}

const SEARCH_HEADERS: Json = {
  'X-RateLimit-Limit-Search': header('integer', 'Searches that the account may make in a UTC day; on /search alone'),
  'X-RateLimit-Remaining-Search': header('integer', 'Searches left in this UTC day; on /search alone'),
}

const RETRY_HEADER: Json = { 'Retry-After': header('integer', 'Seconds to wait before another try') }

/** Beside the limit headers, which an error carries when its key was accepted: those of search on /search alone. */
const HEADERS_OF_ERRORS: Record<string, Json> = {
  unauthorized: { 'WWW-Authenticate': header('string', 'Bearer: how a key is sent') },
  rate_limited: RETRY_HEADER,
  unavailable: RETRY_HEADER,
} satisfies Partial<Record<ErrorCode, Json>>

const STATUSES_OF_ALL = ['bad_request', 'unauthorized', 'rate_limited', 'internal_error', 'unavailable'] as const satisfies ErrorCode[]

/** Answers of the service, by name (test/contract/examples.test.ts asks for each again). */
type Examples = Record<string, { request: string; body: unknown }>
const RESPONSE_EXAMPLES: Record<string, Examples> = examples.responses
const ERROR_EXAMPLES: Record<string, Examples> = examples.errors

interface Operation {
  endpoint: Endpoint
  tag: string
  headers: Json
  errors: readonly ErrorCode[]
  description: string
  /** Parameters that are accepted and change nothing: not even wrongly written ones are refused. */
  ignored?: Json[]
}

const DESCRIPTION = [
  'Clusters (events: many articles that report one thing) and situations (events that belong to one affair) from the news, read-only.',
  'Records trail the wires by about 30 to 90 minutes.',
  'Within v1 fields are only added: ignore those you do not know. A breaking change gets a new prefix and at least 90 days of notice.',
  'Whatever is answered once a key was accepted carries the limit headers, errors too; what is refused before carries none of them.',
  "Output of the Free tier that is shown in public must link back to the service's site.",
].join('\n\n')

const TAGS = [
  { name: 'Situations', description: 'Groups of related events, each with a summary and a timeline' },
  { name: 'Clusters', description: 'Events: many articles that report the same thing, as one record' },
  { name: 'Search', description: 'Events by meaning' },
  { name: 'Additions', description: 'Beyond the four endpoints of the specification' },
]

const OPERATIONS: Operation[] = [
  {
    endpoint: endpoints.listSituations,
    tag: 'Situations',
    headers: LIST_HEADERS,
    errors: [],
    description: 'Relevance blends significance, number of covering outlets and recency. Paging ends after 81 pages.',
  },
  {
    endpoint: endpoints.getSituation,
    tag: 'Situations',
    headers: {},
    errors: ['not_found', 'gone'],
    description: 'With timeline_before, a continuation page: only id, slug, is_timeline_page, timeline and timeline_cursor.',
  },
  {
    endpoint: endpoints.getCluster,
    tag: 'Clusters',
    headers: {},
    errors: ['not_found', 'gone'],
    description: 'articles holds one representative article per outlet; count outlets from articles_total.',
  },
  {
    endpoint: endpoints.search,
    tag: 'Search',
    headers: SEARCH_HEADERS,
    errors: ['upstream_error'],
    description: 'Each page runs the search again and counts as one search.',
    ignored: [parameter('summary', 'Accepted and changes nothing: each result has its whole summary')],
  },
  {
    endpoint: endpoints.getLimits,
    tag: 'Additions',
    headers: {},
    errors: [],
    description: 'Counts against no cap.',
  },
]

/** The document for an API at this address. */
export function openApiDocument({ apiUrl }: { apiUrl: string }): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sitrep API',
      version: '1.0.0',
      description: DESCRIPTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: apiUrl }],
    security: [{ bearer: [] }, { header: [] }],
    tags: TAGS,
    paths: Object.fromEntries(OPERATIONS.map((operation) => [pathOf(operation.endpoint), { get: operationOf(operation) }])),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Authorization: Bearer <API_KEY>' },
        header: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
      },
      schemas: componentSchemas(),
      responses: Object.fromEntries(Object.entries(ERRORS).map(([code, { meaning }]) => [code, errorResponse(code, meaning)])),
    },
  }
}

function operationOf({ endpoint, tag, headers, errors, description, ignored = [] }: Operation): Json {
  const responses: Json = {
    200: {
      description: 'Success',
      headers: { ...LIMIT_HEADERS, ...REQUEST_ID_HEADER, ...headers },
      content: {
        'application/json': {
          schema: { $ref: `#/components/schemas/${schemaNameOf(endpoint.response)}` },
          examples: shown(RESPONSE_EXAMPLES[endpoint.operationId]),
        },
      },
    },
  }
  for (const code of [...STATUSES_OF_ALL, ...errors]) responses[ERRORS[code].status] = { $ref: `#/components/responses/${code}` }
  return {
    operationId: endpoint.operationId,
    summary: endpoint.summary,
    description,
    tags: [tag],
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint.query), ...ignored],
    responses,
  }
}

function pathParameters({ path }: Endpoint): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    description: 'Id or slug',
    schema: { type: 'string', examples: [exampleIdOf(path)] },
  }))
}

/** The last segment of an example's path. */
function exampleIdOf(path: string): string {
  const [first] = Object.values(path.startsWith('/clusters') ? examples.responses.getCluster : examples.responses.getSituation)
  return first?.request.split('?')[0]?.split('/').at(-1) ?? ''
}

function queryParameters(query: z.ZodObject): Json[] {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' })
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...schema } = typeof property === 'object' ? property : {}
    const named = name === 'category' ? { $ref: '#/components/schemas/Category' } : schema
    return { name, in: 'query', required: required.includes(name), ...(description ? { description } : {}), schema: named }
  })
}

const SCHEMAS = {
  SituationRow: resources.situationRow,
  SituationDetail: resources.situationDetail,
  SituationContinuation: resources.situationContinuation,
  TimelineEntry: resources.timelineEntry,
  TimelineCursor: resources.timelineCursor,
  Article: resources.article,
  SituationBlock: resources.situationBlock,
  ClusterDetail: resources.clusterDetail,
  SituationListResponse: resources.situationListResponse,
  SituationResponse: resources.situationResponse,
  ClusterResponse: resources.clusterResponse,
  SearchResponse: resources.searchResponse,
  LimitsResponse: resources.limitsResponse,
  ErrorResponse: resources.errorResponse,
  // Named, so that a generated client has one type of each and not one for every field.
  Category: category,
  SituationStatus: resources.situationStatus,
}

function schemaNameOf(schema: z.ZodObject): string {
  const named = Object.entries<z.ZodType>(SCHEMAS).find(([, known]) => known === schema)
  if (!named) throw new Error('an endpoint answers with a schema that the document does not name')
  return named[0]
}

function componentSchemas(): Json {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(SCHEMAS)) registry.add(schema, { id })
  // Input mode: output mode would close the objects, against R9-adds.
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: (id) => `#/components/schemas/${id}`, override: leaveOutNoise })
  return Object.fromEntries(Object.entries(schemas).map(([name, { $schema: _dialect, $id: _id, ...schema }]) => [name, schema]))
}

/** What says nothing more than a format or a type beside it, and what generated clients would check at each field. */
function leaveOutNoise({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

function errorResponse(code: string, description: string): Json {
  const ofKey = code === 'unauthorized' ? {} : { ...LIMIT_HEADERS, ...SEARCH_HEADERS }
  return {
    description,
    headers: { ...ofKey, ...REQUEST_ID_HEADER, ...HEADERS_OF_ERRORS[code] },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorResponse' }, examples: shown(ERROR_EXAMPLES[code]) } },
  }
}

/** Examples in the document's form: each is named, and says what was asked. */
function shown(given: Examples = {}): Json {
  return Object.fromEntries(Object.entries(given).map(([name, { request, body }]) => [name, { summary: request, value: body }]))
}

function parameter(name: string, description: string): Json {
  return { name, in: 'query', required: false, description, schema: { type: 'string' } }
}

function header(type: string, description: string): Json {
  return { description, schema: { type } }
}
