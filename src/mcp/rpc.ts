/** JSON-RPC as it arrives: what is an envelope, and the failures that stand outside a call. */

import { isJSONRPCRequest } from '@modelcontextprotocol/server'
import { isRecord } from './is-record.ts'

export const PARSE_ERROR = -32_700
export const INVALID_REQUEST = -32_600
export const INTERNAL_ERROR = -32_603
/** Of the range left to servers: refused before any method was looked at. The HTTP status says why. */
export const REFUSED = -32_000

const OPTIONAL_PARAMS: ReadonlySet<string> = new Set(['_meta', 'arguments', 'cursor', 'task'])

export type RpcId = string | number

export interface RpcRequest {
  jsonrpc: '2.0'
  id: RpcId
  method: string
  params?: Record<string, unknown>
}

export type Incoming =
  | { kind: 'request'; message: RpcRequest }
  /** A notification, or an answer to something that we never ask. */
  | { kind: 'silent' }
  | { kind: 'invalid'; id: RpcId | null; reason: string }

export function incomingOf(message: unknown): Incoming {
  if (!isRecord(message)) return { kind: 'invalid', id: null, reason: 'a message must be an object' }
  const { id, method, params } = message
  const refuse = (reason: string): Incoming => ({ kind: 'invalid', id: idOf(message), reason })
  if (message.jsonrpc !== '2.0') return refuse('jsonrpc must be "2.0"')
  if (method === undefined && ('result' in message || 'error' in message)) return { kind: 'silent' }
  if (typeof method !== 'string') return refuse('method must be a text')
  if (params !== undefined && !isRecord(params)) return refuse('params must be an object')
  // A text like it would be given back in the answer. Arguments are the tool's to refuse, by name.
  if (!isWhole({ ...message, params: { ...params, arguments: null } })) return refuse('a text of the message holds half of a character')
  if (!('id' in message)) return { kind: 'silent' }
  if (!isRpcId(id)) return refuse('id must be a text or an integer of at most 53 bits')
  if (params === undefined) return { kind: 'request', message: { jsonrpc: '2.0', id, method } }
  const request: RpcRequest = { jsonrpc: '2.0', id, method, params: withoutNulls(params) }
  // The library leaves open what it does not take for a request; of all that it looks at, this alone is left to it.
  if (request.params?._meta !== undefined && !isJSONRPCRequest(request)) return refuse('params._meta is malformed')
  return { kind: 'request', message: request }
}

/** The id of whatever was sent, when it has one. */
export function idOf(message: unknown): RpcId | null {
  return isRecord(message) && isRpcId(message.id) ? message.id : null
}

/** Whether a value out of JSON has more levels of objects and lists within each other. Looks no deeper than that itself. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(levels - 1, part))
}

export function errorMessage(id: RpcId | null, code: number, message: string): object {
  return { jsonrpc: '2.0', id, error: { code, message } }
}

function isRpcId(id: unknown): id is RpcId {
  return typeof id === 'string' ? id.isWellFormed() : typeof id === 'number' && Number.isSafeInteger(id)
}

/** Whether no text in a value out of JSON holds half of a character, with which strict readers refuse a message whole. */
function isWhole(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  return typeof value !== 'object' || value === null || Object.entries(value).every(([name, part]) => name.isWellFormed() && isWhole(part))
}

// Clients that fill every field send null for what they leave out.
function withoutNulls(params: Record<string, unknown>): Record<string, unknown> {
  const isLeftOut = ([name, value]: [string, unknown]): boolean => value === null && OPTIONAL_PARAMS.has(name)
  const given = Object.entries(params)
  return given.some(isLeftOut) ? Object.fromEntries(given.filter((param) => !isLeftOut(param))) : params
}
