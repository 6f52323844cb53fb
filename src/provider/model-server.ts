// One request to an OpenAI-compatible server: with a deadline and a bounded answer. Of a failure its status is told, and nothing that the server says:
// servers repeat the key that they refuse ("Incorrect API key provided: …") and the text that they can't read, which is a reader's query.

import { retryAfterOf } from '../core/feeds/feed-wishes.ts'
import { UpstreamError } from '../core/serving/errors.ts'

export interface ModelServerOptions {
  url: string
  model: string
  key?: string | undefined
  /** For tests: stands in for the network. */
  fetch?: typeof fetch
}

export interface ModelRequest {
  /** What the messages call the server. */
  server: string
  /** The end of its address: an address that has it is taken as it is. */
  path: string
  body: unknown
  signal: AbortSignal
  responseBytesMax: number
}

/** The server works, but takes offence at what was sent: sending it again is no use, sending less of it may be. */
export class RequestRefused extends UpstreamError {}

/** The server answered with an error, and may have named the time after which it can be asked again; 0 when it did not. */
class ErrorAnswer extends UpstreamError {
  readonly retryAfterMs: number
  readonly status: number
  constructor(message: string, { retryAfterMs, status }: { retryAfterMs: number; status: number }) {
    super(message)
    this.retryAfterMs = retryAfterMs
    this.status = status
  }
}

/** No JSON: so write servers a NaN, which models come to over single texts. A page of a proxy is none either. */
class UnreadableAnswer extends UpstreamError {}

/** Answers of servers that broke down over what they were sent ("input is too large", "inference failed"), and of those that are broken. */
const BROKEN_DOWN = [424, 500]

/** Whether the server may have broken down over what was sent and be well otherwise. One that names a time to come back is not. */
export function mayBeOfTheText(error: unknown): boolean {
  if (error instanceof UnreadableAnswer) return true
  return error instanceof ErrorAnswer && error.retryAfterMs === 0 && BROKEN_DOWN.includes(error.status)
}

/** The same of a long question, over which a server may also be late, or give an answer that nobody can read. */
export function mayBeOfTheQuestion(error: UpstreamError): boolean {
  if (error instanceof ErrorAnswer) return mayBeOfTheText(error)
  return error.cause === undefined || (error.cause instanceof Error && error.cause.name === 'TimeoutError')
}

/** What is wrong with the server, in a word for its operator. */
export function modelTroubleOf(error: UpstreamError): string {
  if (error instanceof RequestRefused) return 'refuses'
  if (error instanceof ErrorAnswer && [401, 403].includes(error.status)) return 'key refused'
  if (error instanceof ErrorAnswer && error.status === 429) return 'over its limit'
  if (error.cause === undefined) return 'failing'
  return error.cause instanceof Error && error.cause.name === 'TimeoutError' ? 'too slow' : 'out of reach'
}

/** How long a server that failed is left alone: at least as long as it says, but no longer than `maxMs`. */
export function pauseAfter(error: UpstreamError, { backoffMs, maxMs }: { backoffMs: number; maxMs: number }): number {
  return Math.min(maxMs, Math.max(backoffMs, error instanceof ErrorAnswer ? error.retryAfterMs : 0))
}

/** The JSON that it answers with. Throws `UpstreamError`, or `RequestRefused` when the server refuses what was sent. */
export async function askModelServer(options: ModelServerOptions, asked: ModelRequest): Promise<unknown> {
  const request: RequestInit = {
    method: 'POST',
    headers: headersOf(options, asked),
    body: JSON.stringify(asked.body, wellFormed),
    signal: asked.signal,
    redirect: 'error',
  }
  let text: string
  let status: number
  let retryAfterMs: number
  try {
    const response = await (options.fetch ?? fetch)(addressOf(options.url, asked.path), request)
    status = response.status
    // A time of day is meant by the server's own clock.
    retryAfterMs = retryAfterOf(Object.fromEntries(response.headers), Date.parse(response.headers.get('date') ?? '')) || 0
    text = await boundedText(response, asked)
  } catch (cause) {
    if (cause instanceof UpstreamError) throw cause
    throw new UpstreamError(`the ${asked.server} did not answer`, { cause })
  }
  if (status !== 200) {
    if (status === 400 || status === 413 || status === 422) throw new RequestRefused(`the ${asked.server} refused the text: HTTP ${status}`)
    throw new ErrorAnswer(`the ${asked.server} answered with an error: HTTP ${status}`, { retryAfterMs, status })
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadableAnswer(`the ${asked.server} did not answer in JSON`)
  }
}

/** A text that was cut to its length may end with half of a character, for which servers refuse all of it, or break down. */
function wellFormed(_name: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value
}

/** A member of an answer; undefined where there is none. */
export function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined
}

/** Made before the request: what is wrong with a key is told in words that repeat it. */
function headersOf({ key }: ModelServerOptions, { server }: ModelRequest): Headers {
  const headers = new Headers({ 'content-type': 'application/json' })
  if (!key) return headers
  try {
    headers.set('authorization', `Bearer ${key}`)
  } catch {
    throw new UpstreamError(`the ${server} was not asked: no header can carry its key`)
  }
  return headers
}

// "http://host:1234" means ".../v1/…"; an address with a path is taken as it is, and what it asks (a version of the API) stays at its end.
function addressOf(url: string, path: string): string {
  const address = new URL(url)
  const bare = address.pathname.replace(/\/+$/, '')
  if (!bare.endsWith(`/${path}`)) address.pathname = `${bare || '/v1'}/${path}`
  return address.href
}

async function boundedText(response: Response, { server, responseBytesMax }: ModelRequest): Promise<string> {
  if (!response.body) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body) {
    bytes += chunk.length
    // Leaving the loop closes the connection.
    if (bytes > responseBytesMax) throw new UpstreamError(`the ${server} answered with too much`)
    chunks.push(chunk)
  }
  // Without the mark that some write before it.
  return new TextDecoder().decode(Buffer.concat(chunks))
}
