/**
 * Every failure a caller can meet, in one table: what is thrown names a code, and the code's own row gives the status and the plain meaning
 * that `docs/errors.md` and the OpenAPI document print.
 */

// R7-shape: a code has one status, wherever it is thrown.
export const ERRORS = {
  bad_request: { status: 400, meaning: 'A parameter is missing or malformed.' },
  unauthorized: { status: 401, meaning: 'No API key, or one that is unknown or revoked.' },
  not_found: {
    status: 404,
    meaning: 'Unknown id, slug or endpoint. May carry moved_to: the address of the event that a retired situation left behind.',
  },
  gone: { status: 410, meaning: 'The record existed and was retired, or its archive was removed. Do not retry.' },
  rate_limited: { status: 429, meaning: 'A cap was reached; the message names it. May carry upgrade_url.' },
  internal_error: { status: 500, meaning: 'A fault of the server. Safe to retry with backoff.' },
  upstream_error: { status: 502, meaning: 'The embedding server failed. Retry shortly.' },
  unavailable: { status: 503, meaning: 'Temporarily unavailable. Retry shortly.' },
} as const satisfies Record<string, { status: number; meaning: string }>

export type ErrorCode = keyof typeof ERRORS

/** The fields beside `code` and `message` that an error may carry on the wire. */
export interface ErrorExtras {
  moved_to?: string
  upgrade_url?: string
}

/** A record of readers, by its kind. */
export interface NamedRecord {
  kind: 'cluster' | 'situation'
  id: string
}

interface ServiceErrorOptions extends ErrorExtras {
  retryAfterSeconds?: number
  /** What was named instead of a record of the kind that was asked for. */
  named?: NamedRecord
  cause?: unknown
}

/** A failure that is told to the caller. `message` is for people; the `cause` is for us and never leaves the program. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly code: ErrorCode
  readonly extras: ErrorExtras
  readonly retryAfterSeconds: number | undefined
  /** For the surfaces, which ask for each kind in their own place. Not on the wire. */
  readonly named: NamedRecord | undefined

  constructor(code: ErrorCode, message: string, options: ServiceErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.code = code
    this.retryAfterSeconds = options.retryAfterSeconds
    this.named = options.named
    this.extras = {
      ...(options.moved_to === undefined ? {} : { moved_to: options.moved_to }),
      ...(options.upgrade_url === undefined ? {} : { upgrade_url: options.upgrade_url }),
    }
  }

  get status(): number {
    return ERRORS[this.code].status
  }
}

/** The embedding server did not answer, or not with an embedding. The message is ours: nothing that the server said is in it. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError'
}
