// One way to ask the store, whichever engine is behind it: a pool of ordinary PostgreSQL connections.
// Statements are `sql` templates with unnamed parameters; nothing relies on the state of a session, because all
// connections of the embedded engine share one.

import type { Sql } from 'sql-template-tag'

/** Whoever can run statements: the pool, or one transaction of it. */
export interface Queryable {
  /** Runs one statement. Instants come back as epoch milliseconds, bigint as number. Throws `StoreUnavailable` when the store is out of reach. */
  query<Row>(statement: Sql): Promise<Row[]>
}

export interface Database extends Queryable {
  /** Runs `work` in one transaction: all of it is kept, or none when it throws. */
  transaction<T>(work: (tx: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** Where the store lives, for people: never holds a password. */
  readonly description: string
  readonly engine: 'embedded' | 'postgres'
  close(): Promise<void>
}

export interface TransactionOptions {
  /** Whether a statement may take hours: an index over all rows does, or a check of all that is there. Else it is given up after a minute. */
  mayTakeHours?: boolean
}

/** Whoever keeps a transaction open and says nothing (held, or gone without a word) keeps others from its rows, or all: it is closed, and none of it kept. */
export const TRANSACTION_IDLE_MS = 20_000

/** What keeps the store from working, in a word or two. */
export function troubleOf({ cause, message }: StoreUnavailable): 'disk full' | 'store' {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  const isFull = code === '53100' || code === 'ENOSPC' || /no space left|ENOSPC/i.test(`${cause} ${message}`)
  return isFull || isForbiddenRoom(cause) ? 'disk full' : 'store'
}

/** Whether a limit of the system's (`ulimit -f`, a quota) keeps the store's files from growing: PostgreSQL has no code for that, but ends with the system's words. */
export function isForbiddenRoom(error: unknown): boolean {
  return error instanceof Error && /: (file too large|(disc|disk) quota exceeded|quota exceeded)$/i.test(error.message)
}

/** The store can't be reached (down, starting, disk full); what was asked may be asked again. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable'
  /** It fell silent, or the connection ended, before it said what became of what was asked: that may be done, or yet be done. */
  readonly isUnanswered: boolean

  constructor(message: string, { cause, isUnanswered = false }: { cause?: unknown; isUnanswered?: boolean } = {}) {
    super(message, { cause })
    this.isUnanswered = isUnanswered
  }
}

/** Whether what failed so may be done all the same, or yet be done: what adds to a count must then not be asked again. */
export function mayBeDone(error: unknown): boolean {
  return error instanceof StoreUnavailable && error.isUnanswered
}

/** The store is there and will not have us, or can't be used as it is: waiting cures nothing, its operator must. */
export class StoreRefused extends StoreUnavailable {
  override readonly name = 'StoreRefused'
}
