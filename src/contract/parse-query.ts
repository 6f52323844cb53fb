/**
 * A query string to the values of an endpoint's schema.
 *
 * The query is text; the schema speaks of integers. What stands between is strict about writing (an integer is digits, each parameter
 * comes once, its encoding is right) and leaves bounds to the schema, which clamps (D3-integer, D3-unknown).
 */

import { z } from 'zod'
import { ServiceError } from '../core/serving/errors.ts'

/** A value whose percent-encoding is broken. */
export const BROKEN = Symbol('broken percent-encoding')
export type RawValue = string | typeof BROKEN
/** Each name of the query string with its values, in order. */
export type RawQuery = ReadonlyMap<string, readonly RawValue[]>

const BROKEN_ESCAPE = /%(?![\dA-Fa-f]{2})/

/** Splits a query string, however many parts it has: the server takes an address of at most 16 KB. Names that nobody asks for cost little. */
export function splitQuery(text: string): RawQuery {
  const query = new Map<string, RawValue[]>()
  if (text === '') return query
  for (const part of text.split('&')) {
    if (part === '') continue
    const equals = part.indexOf('=')
    const name = decode(equals < 0 ? part : part.slice(0, equals))
    if (name === BROKEN) continue
    const value = equals < 0 ? '' : decode(part.slice(equals + 1))
    const values = query.get(name)
    if (values) values.push(value)
    else query.set(name, [value])
  }
  return query
}

/** The same of a whole address. */
export function queryOf(url: string): RawQuery {
  const start = url.indexOf('?')
  return splitQuery(start < 0 ? '' : url.slice(start + 1))
}

/** The endpoint's parameters, checked and clamped. Throws `bad_request` naming the first parameter that is wrong. */
export function parseQuery<Schema extends z.ZodObject>(schema: Schema, raw: RawQuery): z.output<Schema> {
  const values: Record<string, unknown> = {}
  for (const name of Object.keys(schema.shape)) {
    const given = raw.get(name)
    if (!given) continue
    const bounds = integerBoundsOf(schema.shape[name])
    values[name] = bounds ? integerOf(name, given, bounds) : textOf(name, given)
  }
  const result = schema.safeParse(values)
  if (result.success) return result.data
  throw new ServiceError('bad_request', result.error.issues[0]?.message ?? 'a parameter is malformed')
}

function integerOf(name: string, given: readonly RawValue[], bounds: { minimum: number; maximum: number }): number {
  const [text] = given
  if (given.length > 1 || typeof text !== 'string' || !/^-?\d+$/.test(text)) {
    const times = given.length > 1 ? ', given once' : ''
    throw new ServiceError('bad_request', `${name} must be an integer from ${bounds.minimum} to ${bounds.maximum}${times}`)
  }
  // Far out of bounds is clamped like just out of bounds.
  return Math.min(Number.MAX_SAFE_INTEGER, Math.max(Number.MIN_SAFE_INTEGER, Number(text)))
}

function textOf(name: string, given: readonly RawValue[]): string {
  const [text] = given
  if (given.length > 1) throw new ServiceError('bad_request', `${name} must be given once`)
  if (typeof text !== 'string') throw new ServiceError('bad_request', `${name} is not correctly percent-encoded`)
  return text
}

const boundsOfField = new WeakMap<object, { minimum: number; maximum: number } | 'text'>()

function integerBoundsOf(field: unknown): { minimum: number; maximum: number } | undefined {
  if (!(field instanceof z.ZodType)) return undefined
  const known = boundsOfField.get(field)
  if (known) return known === 'text' ? undefined : known
  const inner = field instanceof z.ZodDefault ? field.def.innerType : field
  const meta = inner instanceof z.ZodNumber ? inner.meta() : undefined
  const bounds = meta && { minimum: Number(meta.minimum), maximum: Number(meta.maximum) }
  boundsOfField.set(field, bounds ?? 'text')
  return bounds
}

function decode(text: string): RawValue {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text
  if (!spaced.includes('%')) return spaced
  // An address has room for thousands of these, and an error for each is dear.
  if (BROKEN_ESCAPE.test(spaced)) return BROKEN
  try {
    return decodeURIComponent(spaced)
  } catch {
    return BROKEN
  }
}
