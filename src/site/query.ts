/** The query of a page's address. */

import type { FastifyRequest } from 'fastify'
import { queryOf, type RawQuery } from '../contract/parse-query.ts'

/** What was filled in: a form sends its empty fields too, and an empty field asks for nothing. */
export function filledQuery(request: FastifyRequest): RawQuery {
  return new Map([...queryOf(request.raw.url ?? '')].filter(([, values]) => values.some((value) => value !== '')))
}

/** An address with a query; what is undefined is left out. */
export function addressWith(path: string, query: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}
