/** The query of a page's address. */

import type { FastifyRequest } from 'fastify'
import { type RawQuery, splitQuery } from '../contract/parse-query.ts'

/** What was filled in: a form sends its empty fields too, and an empty field asks for nothing. */
export function filledQuery(request: FastifyRequest): RawQuery {
  const url = request.raw.url ?? ''
  const start = url.indexOf('?')
  const query = splitQuery(start < 0 ? '' : url.slice(start + 1))
  return new Map([...query].filter(([, values]) => values.some((value) => value !== '')))
}

/** An address with a query; what is undefined is left out. */
export function addressWith(path: string, query: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/** The one segment of the path that names a record. */
export function recordName(request: FastifyRequest): string {
  const { params } = request
  return typeof params === 'object' && params !== null && 'name' in params && typeof params.name === 'string' ? params.name : ''
}
