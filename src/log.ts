// The log: named events with fields, one JSON object a line on standard error. Never a key, a token or what somebody searched for.

import pino from 'pino'

/** Every event that the program logs. */
export type LogEvent =
  | 'request.failed'
  | 'articles.assigned'
  | 'articles.revised'
  | 'clusters.merged'
  | 'clusters.split'
  | 'clusters.settled'
  | 'clusters.published'
  | 'clusters.grouped'
  | 'clusters.indexed'
  | 'situations.repaired'
  | 'situations.maintained'
  | 'situation.written'
  | 'model.failed'
  | 'writing.failed'
  | 'writing.resumed'
  | 'embedder.trained'
  | 'embedder.failed'
  | 'embeddings.failed'
  | 'embeddings.resumed'
  | 'embeddings.replaced'
  | 'batch.failed'
  | 'record.set_aside'
  | 'pipeline.started'
  | 'rebuild.begun'
  | 'rebuild.continued'
  | 'rebuild.ended'
  | 'pipeline.rebuilt'
  | 'pipeline.replaced'
  | 'pipeline.failed'
  | 'pipeline.paused'
  | 'pipeline.resumed'
  | 'feed.fetched'
  | 'feed.failed'
  | 'feed.paused'
  | 'feed.moved'
  | 'hub.asked'
  | 'hub.failed'
  | 'page.failed'
  | 'pages.read'
  | 'texts.removed'
  | 'push.read'
  | 'push.refused'
  | 'feeds.started'
  | 'feeds.added'
  | 'feeds.read'
  | 'feeds.paused'
  | 'feeds.resumed'
  | 'feeds.failed'
  | 'background.failed'
  | 'identity.refused'
  | 'history.failed'
  | 'store.awaited'
  | 'store.newer'
  | 'valkey.failed'
  | 'valkey.resumed'
  | 'health.unserved'
  | 'server.listening'
  | 'server.stopped'

export type LogFields = Readonly<Record<string, unknown>>

/** One line for each request. */
export interface ServedRequest {
  request_id: string
  method: string
  /** The route's pattern. */
  route: string | undefined
  status: number
  ms: number
}

export interface Log {
  info(event: LogEvent, fields?: LogFields): void
  warn(event: LogEvent, fields?: LogFields): void
  error(event: LogEvent, fields?: LogFields): void
}

export interface RequestLog {
  /** `request.served`, at level info. Apart from the other events since it comes by the thousand a second. */
  served(request: ServedRequest, at: number): void
}

/** Logs a request that Fastify has answered, by its route's pattern: what somebody searched for is nobody's business. */
export function logServed(
  { log, clock }: { log: RequestLog; clock: () => number },
  { id, method, routeOptions }: { id: string; method: string; routeOptions: { url?: string | undefined } },
  { statusCode, elapsedTime }: { statusCode: number; elapsedTime: number },
): void {
  const ms = Math.round(elapsedTime * 10) / 10
  log.served({ request_id: id, method, route: routeOptions.url, status: statusCode, ms }, clock())
}

/** Lines are written together, so many characters or so many milliseconds at a time; what is wrong is written at once. */
const HELD_CHARACTERS_MAX = 8_192
const HELD_MS_MAX = 250
/** What can't be written waits; more than this is left out. */
const UNWRITTEN_BYTES_MAX = 1_000_000

/** A log that writes to standard error. */
export function createLog(options: { level: 'info' | 'warn' | 'error' | 'silent' }): Log & RequestLog {
  const standardError = pino.destination({ fd: 2, sync: true, maxLength: UNWRITTEN_BYTES_MAX })
  // A file on a full disk is no reason to end: what it does not take is written with what follows.
  standardError.on('error', () => {})
  const destination = holdLines(standardError)
  const shared = { level: options.level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: errorFields } }
  const logger = pino(shared, destination)
  const isoOf = createIsoOf()
  return {
    served: options.level === 'info' ? (request, at) => destination.write(servedLine(request, isoOf(at))) : () => {},
    info: (event, fields) => logger.info({ event, ...fields }),
    warn: (event, fields) => {
      logger.warn({ event, ...fields })
      destination.flush()
    },
    error: (event, fields) => {
      logger.error({ event, ...fields })
      destination.flush()
    },
  }
}

/** A store that is away fails every request, each at the same place: where tells nothing. */
function errorFields(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const fields = pino.stdSerializers.err(error)
  return error.name === 'StoreUnavailable' ? { type: fields.type, message: fields.message } : fields
}

/** The same line that the library would write, at a fraction of its cost. */
function servedLine({ request_id, method, route, status, ms }: ServedRequest, time: string): string {
  const what = `"request_id":"${request_id}","method":"${method}","route":${route === undefined ? null : `"${route}"`},"status":${status},"ms":${ms}`
  return `{"level":30,"time":"${time}","event":"request.served",${what}}\n`
}

/** ISO text of instants. Many requests share a millisecond. */
function createIsoOf(): (at: number) => string {
  let last = { at: Number.NaN, text: '' }
  return (at) => {
    if (last.at !== at) last = { at, text: new Date(at).toISOString() }
    return last.text
  }
}

/** The library holds lines as well, but at several times the cost of writing them. */
function holdLines(target: { write(text: string): unknown }): { write(line: string): void; flush(): void } {
  let held: string[] = []
  let characters = 0
  let timer: NodeJS.Timeout | undefined
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    process.off('exit', flush)
    if (characters === 0) return
    const text = held.join('')
    held = []
    characters = 0
    target.write(text)
  }
  return {
    flush,
    write: (line) => {
      // A program may make many logs: only one that holds something has a say in its end.
      if (held.length === 0) process.on('exit', flush)
      held.push(line)
      characters += line.length
      if (characters >= HELD_CHARACTERS_MAX) flush()
      // A line that waits is no reason to stay alive: the end of the program writes it.
      else timer ??= setTimeout(flush, HELD_MS_MAX).unref()
    },
  }
}

/** A log that nobody reads. */
export const silentLog: Log & RequestLog = { served() {}, info() {}, warn() {}, error() {} }
