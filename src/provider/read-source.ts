/**
 * Opens what `ingest` is given (a file, `-` for standard input, an http(s) address) as a stream of bytes, unpacked when it is
 * gzip. A damaged gzip still gives what stands before the damage, but for up to 16 KB that zlib had unpacked when it met it, and then says so.
 */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { addAbortSignal, Readable } from 'node:stream'
import { constants, createGunzip } from 'node:zlib'
import { FetchError, type FetchOptions, fetchUrl } from './fetch-url.ts'

/** The slice of packed bytes that is unpacked at once: bounds what a gzip bomb can put into memory (about 1,000 times this). */
const GUNZIP_SLICE_BYTES = 4_096

/** A stream of hundreds of megabytes may take long; a silent server is given up sooner. */
const DOWNLOAD_TIMEOUT_MS = 3_600_000

export interface OpenOptions {
  fetch?: FetchOptions
  /** What `-` reads. */
  stdin?: AsyncIterable<Uint8Array>
  signal?: AbortSignal
  /** Of what comes, before unpacking; no limit when not given. */
  bytesMax?: number
  /** Called for each chunk read, before unpacking; the total is null when unknown. */
  onProgress?: (progress: { bytesRead: number; bytesTotal: number | null }) => void
}

export interface OpenSource {
  /** The name for messages. */
  name: string
  /** The address that answered, for relative links; null for files. */
  url: string | null
  contentType: string | null
  bytes: AsyncIterable<Uint8Array>
}

/** What stopped the reading of a source, in one sentence for the person who named it. */
export class SourceError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SourceError'
  }
}

/** Opens the source; throws a SourceError when it cannot be opened, and while reading when it breaks off. */
export async function openSource(source: string, options: OpenOptions = {}): Promise<OpenSource> {
  const { stdin, signal } = options
  if (signal?.aborted) throw new SourceError('interrupted')
  if (source === '-') {
    if (stdin === undefined) throw new SourceError('there is no standard input')
    // An input that nobody ends would hold the program.
    if (signal && stdin instanceof Readable) addAbortSignal(signal, stdin)
    return { name: 'standard input', url: null, contentType: null, bytes: unpacked(counted(stdin, null, options)) }
  }
  return isWebAddress(source) ? openUrl(source, options) : openFile(source, options)
}

/** Whether a source is an http(s) address; else it is a file, or `-`. */
export const isWebAddress = (source: string): boolean => /^https?:\/\//i.test(source)

async function openUrl(source: string, options: OpenOptions): Promise<OpenSource> {
  try {
    const signal = options.signal === undefined ? {} : { signal: options.signal }
    const response = await fetchUrl(source, { timeoutMs: DOWNLOAD_TIMEOUT_MS, ...options.fetch, ...signal })
    if (response.status !== 200) {
      await response.close()
      throw new SourceError(`the server answered ${response.status}`)
    }
    const bytes = unpacked(counted(response.body, response.contentLength, options))
    return { name: source, url: response.url, contentType: response.contentType, bytes }
  } catch (error) {
    throw error instanceof FetchError ? new SourceError(fetchMessage(error), { cause: error }) : error
  }
}

/** Whoever named the address may also allow it. */
function fetchMessage({ code, message }: FetchError): string {
  return code === 'refused_address' ? `${message}; SITREP_FEEDS_ALLOW_PRIVATE=true allows such addresses` : message
}

async function openFile(source: string, options: OpenOptions): Promise<OpenSource> {
  const info = await stat(source).catch((error: unknown) => {
    throw new SourceError(fileMessage(error), { cause: error })
  })
  if (info.isDirectory()) throw new SourceError('is a directory')
  const stream = createReadStream(source, options.signal === undefined ? {} : { signal: options.signal })
  return { name: source, url: null, contentType: null, bytes: unpacked(counted(stream, info.isFile() ? info.size : null, options)) }
}

function fileMessage(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return 'no such file'
  if (code === 'ABORT_ERR') return 'interrupted'
  return code === 'EACCES' || code === 'EPERM' ? 'may not be read' : `cannot be read (${code})`
}

async function* counted(bytes: AsyncIterable<unknown>, bytesTotal: number | null, options: OpenOptions): AsyncGenerator<Uint8Array> {
  const { bytesMax = Number.POSITIVE_INFINITY } = options
  let bytesRead = 0
  try {
    for await (const chunk of bytes) {
      const part = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
      if (!(part instanceof Uint8Array)) continue
      bytesRead += part.length
      if (bytesRead > bytesMax) throw new SourceError(`larger than ${bytesMax / 1024 / 1024} MB, the most that is read of it`)
      options.onProgress?.({ bytesRead, bytesTotal })
      yield part
    }
  } catch (error) {
    if (error instanceof SourceError) throw error
    if (error instanceof FetchError) throw new SourceError(error.message, { cause: error })
    throw new SourceError(fileMessage(error), { cause: error })
  }
}

/** Unpacks when the first two bytes say gzip, whatever the name says. */
async function* unpacked(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]()
  let head: Uint8Array = new Uint8Array(0)
  try {
    while (head.length < 2) {
      const next = await iterator.next()
      if (next.done === true) break
      head = head.length === 0 ? next.value : Buffer.concat([head, next.value])
    }
    const all = chain(head, iterator)
    if (head[0] === 0x1f && head[1] === 0x8b) yield* gunzip(all)
    else yield* all
  } finally {
    await iterator.return?.()
  }
}

async function* chain(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (head.length > 0) yield head
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value
}

/**
 * Written by hand rather than as a pipeline: a pipeline that meets damage throws away what was already unpacked.
 * With Z_SYNC_FLUSH an early end is no error to zlib, so that all that can be unpacked comes out; the trailer tells whether it was all.
 */
async function* gunzip(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzipper = createGunzip()
  const ready: Uint8Array[] = []
  let failure: Error | null = null
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  gunzipper.on('data', (chunk: Uint8Array) => ready.push(chunk))
  gunzipper.on('end', end)
  gunzipper.on('error', (error: Error) => {
    failure = error
    end()
  })
  try {
    for await (const chunk of packed) {
      for (let start = 0; start < chunk.length && failure === null; start += GUNZIP_SLICE_BYTES) {
        await Promise.race([write(gunzipper, chunk.subarray(start, start + GUNZIP_SLICE_BYTES)), ended])
        yield* ready.splice(0)
      }
      if (failure !== null) break
    }
    // Whatever zlib still holds comes out before the end is judged.
    if (failure === null) await Promise.race([flush(gunzipper), ended])
    yield* ready.splice(0)
    gunzipper.end()
    await ended
    yield* ready.splice(0)
  } finally {
    gunzipper.destroy()
  }
  if (failure !== null) throw new SourceError(gzipMessage(failure), { cause: failure })
}

function write(gunzipper: ReturnType<typeof createGunzip>, slice: Uint8Array): Promise<void> {
  return new Promise((resolve) => gunzipper.write(slice, () => resolve()))
}

function flush(gunzipper: ReturnType<typeof createGunzip>): Promise<void> {
  return new Promise((resolve) => gunzipper.flush(constants.Z_SYNC_FLUSH, () => resolve()))
}

function gzipMessage(error: Error): string {
  const isEarlyEnd = 'code' in error && error.code === 'Z_BUF_ERROR'
  return isEarlyEnd
    ? 'the gzip file is cut off; what stood before the cut was read'
    : 'the gzip file is damaged; what stood before the damage was read, but for some of the last lines'
}
