/**
 * Fetches one http(s) address that a stranger chose. The name is resolved by us, every address of the answer must be allowed,
 * and the connection goes to the address that was checked (a second look-up could answer differently: DNS rebinding).
 * Redirects are followed by hand, each checked anew. Time, size and redirects are bounded.
 */
import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import type { Readable, Transform } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib'
import { Agent, errors, request } from 'undici'
import { isPublicAddress } from './public-address.ts'

const FETCH_TIMEOUT_MS = 30_000
/** A server that is silent for so long is given up, however much time is left. */
const IDLE_MS_MAX = 30_000
const CONNECT_MS_MAX = 10_000
const FETCH_BYTES_MAX = 1_000_000_000
const REDIRECTS_MAX = 5
const HEADERS_BYTES_MAX = 32_768
const USER_AGENT = 'Sitrep/0.1 (+feed reader)'

export interface ResolvedAddress {
  address: string
  family: 4 | 6
}

export type Resolver = (hostname: string) => Promise<ResolvedAddress[]>

export interface Redirect {
  status: number
  to: string
}

export interface FetchOptions {
  method?: 'GET' | 'POST'
  /** What is posted. */
  body?: string
  allowPrivate?: boolean
  /** Which addresses may be connected to; those of the public internet unless told otherwise. For tests and measurements. */
  isAllowed?: ((address: string) => boolean) | undefined
  /** For the whole exchange, the body included. */
  timeoutMs?: number
  /** Of the body after decompression. */
  bytesMax?: number
  redirectsMax?: number
  /** Called before a redirect is followed, which waits for it; what it throws is thrown on. */
  onRedirect?: (redirect: Redirect) => Promise<void>
  userAgent?: string
  /** Extra request headers, e.g. If-None-Match. */
  headers?: Record<string, string>
  resolver?: Resolver
  signal?: AbortSignal
}

export interface Fetched {
  status: number
  /** The address that answered, after redirects. */
  url: string
  headers: Record<string, string>
  contentType: string | null
  /** Compressed length as announced, null when unknown or when the body was compressed for the way. */
  contentLength: number | null
  /** Decompressed, at most `bytesMax`; reading past the limit or the deadline throws a FetchError. Read it or call `close`. */
  body: AsyncIterable<Uint8Array>
  close(): Promise<void>
}

export type FetchErrorCode =
  | 'bad_url'
  | 'refused_address'
  | 'unresolved'
  | 'redirects'
  | 'timeout'
  | 'too_large'
  | 'damaged'
  | 'connection'
  | 'aborted'

export class FetchError extends Error {
  readonly code: FetchErrorCode
  constructor(code: FetchErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FetchError'
    this.code = code
  }
}

/** Fetches an address; statuses of 400 and more are answers, not errors. */
export async function fetchUrl(address: string, options: FetchOptions = {}): Promise<Fetched> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? FETCH_TIMEOUT_MS)
  const signal = options.signal === undefined ? timeout : AbortSignal.any([timeout, options.signal])
  const redirectsMax = options.redirectsMax ?? REDIRECTS_MAX
  let url = parseUrl(address)
  for (let redirects = 0; ; redirects++) {
    const response = await exchange(url, { ...options, signal, timeout })
    const location = response.status >= 300 && response.status < 400 && response.status !== 304 ? response.headers.location : undefined
    if (location === undefined) return response
    await response.close()
    if (redirects >= redirectsMax) throw new FetchError('redirects', `more than ${redirectsMax} redirects`)
    const to = parseUrl(writtenLocation(location), url)
    await options.onRedirect?.({ status: response.status, to: to.href })
    url = to
  }
}

/** The bytes of a header come as one letter each; servers that do not encode an address write it in UTF-8. */
function writtenLocation(location: string): string {
  const text = Buffer.from(location, 'latin1').toString('utf8')
  return text.includes('\ufffd') ? location : text
}

function parseUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href)
  if (url === null) throw new FetchError('bad_url', 'not an address')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchError('bad_url', 'only http and https addresses are fetched')
  // Credentials in an address are never sent: a redirect may name any. Nor are they remembered or logged with where it leads.
  url.username = ''
  url.password = ''
  return url
}

interface Exchange extends FetchOptions {
  signal: AbortSignal
  timeout: AbortSignal
}

async function exchange(url: URL, options: Exchange): Promise<Fetched> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = await resolveAllowed(hostname, options)
  const agent = new Agent({
    connect: { lookup: pinned(addresses), timeout: CONNECT_MS_MAX },
    headersTimeout: IDLE_MS_MAX,
    bodyTimeout: IDLE_MS_MAX,
    maxHeaderSize: HEADERS_BYTES_MAX,
    pipelining: 0,
    allowH2: false,
  })
  try {
    const response = await request(url, {
      dispatcher: agent,
      method: options.method ?? 'GET',
      ...(options.body === undefined ? {} : { body: options.body }),
      signal: options.signal,
      headers: {
        'user-agent': options.userAgent ?? USER_AGENT,
        accept: 'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5',
        // Not deflate: some servers mean another form by it than others.
        'accept-encoding': 'gzip, br, zstd',
        ...options.headers,
      },
    })
    const headers = flatHeaders(response.headers)
    const encoding = headers['content-encoding']?.trim().toLowerCase() ?? ''
    const length = Number(headers['content-length'])
    return {
      status: response.statusCode,
      url: url.href,
      headers,
      contentType: headers['content-type'] ?? null,
      contentLength: encoding === '' && Number.isSafeInteger(length) ? length : null,
      body: boundedBody(decompressed(response.body, encoding), { options, agent }),
      close: () => agent.destroy(),
    }
  } catch (error) {
    await agent.destroy()
    throw toFetchError(error, options)
  }
}

async function resolveAllowed(hostname: string, options: Exchange): Promise<ResolvedAddress[]> {
  const version = isIP(hostname)
  const addresses = version === 0 ? await resolveName(hostname, options) : [{ address: hostname, family: version === 4 ? 4 : 6 } as const]
  if (addresses.length === 0) throw new FetchError('unresolved', `${hostname} has no address`)
  // One inner address among public ones is a trap as good as any: all must be allowed.
  const isAllowed = options.isAllowed ?? isPublicAddress
  if (options.allowPrivate !== true && !addresses.every(({ address }) => isAllowed(address))) {
    throw new FetchError('refused_address', `${hostname} is not on the public internet`)
  }
  return addresses
}

async function resolveName(hostname: string, options: Exchange): Promise<ResolvedAddress[]> {
  const resolver = options.resolver ?? systemResolver
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(options.signal.reason)
  options.signal.addEventListener('abort', onAbort, { once: true })
  try {
    options.signal.throwIfAborted()
    return await Promise.race([resolver(hostname), aborted])
  } catch (error) {
    if (options.signal.aborted) throw toFetchError(error, options)
    throw new FetchError('unresolved', `${hostname} cannot be resolved`, { cause: error })
  } finally {
    options.signal.removeEventListener('abort', onAbort)
  }
}

async function systemResolver(hostname: string): Promise<ResolvedAddress[]> {
  const answers = await lookup(hostname, { all: true, verbatim: true })
  return answers.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }))
}

/** A look-up that knows only what was checked. */
function pinned(addresses: readonly ResolvedAddress[]): LookupFunction {
  return (_hostname, options, callback) => {
    const first = addresses[0]
    if (options.all === true) callback(null, [...addresses])
    else callback(null, first?.address ?? '', first?.family)
  }
}

function flatHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const flat: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) flat[name] = Array.isArray(value) ? value.join(', ') : value
  return flat
}

function decompressed(body: Readable, encoding: string): Readable {
  const transform = decompressor(encoding)
  if (transform === null) return body
  body.on('error', (error) => transform.destroy(error))
  // An answer that nobody reads is unpacked all the same: what fails there must not end the program. Whoever reads is told.
  transform.on('error', () => {})
  transform.on('close', () => body.destroy())
  return body.pipe(transform)
}

function decompressor(encoding: string): Transform | null {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip({ finishFlush: constants.Z_SYNC_FLUSH })
  if (encoding === 'br') return createBrotliDecompress()
  if (encoding === 'zstd') return createZstdDecompress()
  return encoding === 'deflate' ? createInflate() : null
}

async function* boundedBody(body: Readable, context: { options: Exchange; agent: Agent }): AsyncIterable<Uint8Array> {
  const { options, agent } = context
  const bytesMax = options.bytesMax ?? FETCH_BYTES_MAX
  let bytes = 0
  try {
    for await (const chunk of body) {
      if (!(chunk instanceof Uint8Array)) continue
      bytes += chunk.length
      if (bytes > bytesMax) throw new FetchError('too_large', `the answer is larger than ${bytesMax} bytes`)
      yield chunk
    }
  } catch (error) {
    throw toFetchError(error, options)
  } finally {
    await agent.destroy()
  }
}

function toFetchError(error: unknown, options: Exchange): FetchError {
  if (error instanceof FetchError) return error
  if (options.timeout.aborted)
    return new FetchError('timeout', `no complete answer within ${(options.timeoutMs ?? FETCH_TIMEOUT_MS) / 1_000} seconds`, {
      cause: error,
    })
  if (options.signal.aborted) return new FetchError('aborted', 'the fetch was given up', { cause: error })
  // The parser's error has a message alone.
  if (error instanceof errors.HTTPParserError && !/EOF/.test(error.message))
    return new FetchError('damaged', 'the answer is not HTTP', { cause: error })
  const code = error instanceof Error && 'code' in error ? String(error.code ?? 'it ended in the middle') : 'unknown'
  if (/TIMEOUT/.test(code)) return new FetchError('timeout', 'the server is silent', { cause: error })
  if (UNPACKING.test(code)) return new FetchError('damaged', `the packed answer is damaged (${code})`, { cause: error })
  return new FetchError('connection', `the connection failed (${code})`, { cause: error })
}

/** What zlib, Brotli and zstd call their failures. */
const UNPACKING = /^(?:Z_|ERR__|ZSTD_)/
