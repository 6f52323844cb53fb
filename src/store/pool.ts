// The pool of connections behind `Database`, for both engines.

import pg from 'pg'
import type { Sql } from 'sql-template-tag'
import { HOUR_MS } from '../core/durations.ts'
import {
  type Database,
  isForbiddenRoom,
  type Queryable,
  StoreRefused,
  StoreUnavailable,
  TRANSACTION_IDLE_MS,
  troubleOf,
} from './database.ts'
import { watchOwnConnections } from './own-connections.ts'

const CONNECT_TIMEOUT_MS = 10_000
/** A statement that runs longer is given up by the server. */
const STATEMENT_TIMEOUT_MS = 60_000
/** And a server that does not even say so is given up by us: it is out of reach. */
export const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000
const LONG_STATEMENT_TIMEOUT_MS = 6 * HOUR_MS
/** The embedded store sees to that by itself. Not said as the session starts: poolers let no such setting through. */
const BEGIN = { embedded: 'begin', postgres: `begin; set local idle_in_transaction_session_timeout = ${TRANSACTION_IDLE_MS}` }

const LONG = `; set local statement_timeout = ${LONG_STATEMENT_TIMEOUT_MS}`

const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.NUMERIC, Number)
// The driver's own parser makes a Date; inside the program an instant is a number.
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => Date.parse(isoOf(text)))
types.setTypeParser(pg.types.builtins.DATE, (text) => text)

// '2026-03-02 10:00:00.123+00' → '2026-03-02T10:00:00.123+00:00'
function isoOf(text: string): string {
  const iso = text.replace(' ', 'T')
  return /[+-]\d\d$/.test(iso) ? `${iso}:00` : iso
}

/** A standby, or one that was a moment ago the server that others copy: another connection may lead to the one that takes in. */
const READ_ONLY_SQLSTATE = '25006'
/** Others were in the way: a lock was not to be had in time, or two waited for one another. So it may be when it is asked again. */
const IN_THE_WAY_SQLSTATE = /^(40|55P03)/
// Connection lost, server starting or stopping, read-only, disk full, too many connections, a statement, a transaction or a client that took too
// long: nothing that another statement would cure.
const UNAVAILABLE_SQLSTATE = new RegExp(`^(08|${READ_ONLY_SQLSTATE}|25P0[34]|53|57014|57P|58)`)
const UNAVAILABLE_NODE_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EACCES', 'ENOTFOUND', 'EAI_AGAIN'],
  // Its machine, or our network, is down or not yet up.
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'],
  // This process or machine has no connection to give.
  ...['EADDRNOTAVAIL', 'EMFILE', 'ENFILE'],
])

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isForbiddenRoom(error)) return true
  if ('code' in error && typeof error.code === 'string') {
    // A file of a certificate, read for each connection: its operator named one that is not there, or not for us.
    if ('syscall' in error && error.syscall === 'open') return false
    const { code } = error
    return [UNAVAILABLE_SQLSTATE, IN_THE_WAY_SQLSTATE].some((state) => state.test(code)) || UNAVAILABLE_NODE_CODES.has(code)
  }
  return /Connection terminated|Query read timeout|timeout (exceeded )?when trying to connect|connection is closed|Client has encountered a connection error/i.test(
    error.message,
  )
}

function isSilence(error: unknown): boolean {
  return error instanceof Error && /connection timeout|timeout exceeded when trying to connect/i.test(error.message)
}

/** How often one statement may find that the embedded store changes hands. */
const HAND_OVERS_MAX = 10
const SHUT_DOWN_SQLSTATE = '57P01'
/** What the driver says of a statement that it did not send. */
const UNSENT = /Client has encountered a connection error and is not queryable/
/** The server has no connection left, in all or for our role. */
const FULL_SQLSTATE = '53300'

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === FULL_SQLSTATE
}

/** Whether a statement, or a transaction, was not run: the embedded store says that it ends instead, or the connection had ended before. */
function isNotRun(error: unknown): boolean {
  const cause = error instanceof StoreUnavailable ? error.cause : null
  return cause instanceof Error && (('code' in cause && cause.code === SHUT_DOWN_SQLSTATE) || UNSENT.test(cause.message))
}

/** Whether to wait on for an embedded store that was busy at so many attempts, for ten seconds each. */
export type GoOn = (attempts: number) => boolean

const goOnOnce: GoOn = (attempts) => attempts < 2

export interface PoolOptions {
  /** What `pg` needs to connect. */
  connection: pg.PoolConfig
  engine: 'embedded' | 'postgres'
  description: string
  connectionsMax: number
  /** How long a server may be silent, where it is not as usual. */
  silenceMsMax?: number | undefined
  /** Brings the engine back when it is gone (embedded only). Called before each further attempt to reach it. */
  revive?: () => Promise<void>
  goOn?: GoOn | undefined
  onClose?: () => Promise<void>
}

/** A `Database` over a pool. Connections are made when first needed. */
export function openPool(options: PoolOptions): Database {
  const connectMsMax = options.silenceMsMax ?? CONNECT_TIMEOUT_MS
  const pool = new pg.Pool({
    ...options.connection,
    max: options.connectionsMax,
    connectionTimeoutMillis: connectMsMax,
    types,
    ...(options.engine === 'postgres'
      ? { statement_timeout: STATEMENT_TIMEOUT_MS, query_timeout: options.silenceMsMax ?? ANSWER_TIMEOUT_MS }
      : {}),
  })
  // An idle connection that breaks is replaced by the pool; the next statement tells whether the store is there.
  pool.on('error', () => {})
  // The same while it is lent: the statement under way fails and tells. Without a listener the program would end.
  pool.on('connect', (client) => client.on('error', () => {}))

  const goOn = options.goOn ?? goOnOnce
  const own = watchOwnConnections(pool)
  const lend = async (deadline?: AbortSignal): Promise<pg.PoolClient> => {
    try {
      return await pool.connect()
    } catch (error) {
      const until = deadline ?? AbortSignal.timeout(connectMsMax)
      if (isFull(error) && (await own.nextFree(until))) return lend(until)
      throw error
    }
  }
  const connect = async (attempts = 1): Promise<pg.PoolClient> => {
    try {
      return await lend()
    } catch (error) {
      const isAsked = isSilence(error) ? goOn(attempts) : goOnOnce(attempts)
      if (!options.revive || !isUnavailable(error) || !isAsked) throw connectError(options.description, error)
      await options.revive()
      return connect(attempts + 1)
    }
  }

  // An embedded store ends with its owner: what it says it has not run is asked of the next one.
  const again = async <T>(ask: (answered: () => void) => Promise<T>, times = options.revive ? HAND_OVERS_MAX : 0): Promise<T> => {
    let hasAnswered = false
    const answered = () => {
      hasAnswered = true
    }
    try {
      return await ask(answered)
    } catch (error) {
      if (times === 0 || hasAnswered || !isNotRun(error)) throw error
      return again(ask, times - 1)
    }
  }

  return {
    engine: options.engine,
    description: options.description,
    query: <Row>(statement: Sql) =>
      again(async () => {
        const client = await connect()
        return runOn<Row>(client, statement, (broken) => client.release(broken))
      }),
    transaction: (work, { mayTakeHours = false } = {}) => {
      const isLong = mayTakeHours && options.engine === 'postgres'
      const limits = isLong ? { query_timeout: LONG_STATEMENT_TIMEOUT_MS } : {}
      // From its first answer on a transaction is not asked again: what it did besides would be done twice.
      return again(async (answered) => {
        const client = await begunOn(connect, BEGIN[options.engine] + (isLong ? LONG : ''))
        return transactionOn(client, work, { limits, answered })
      })
    },
    close: async () => {
      await pool.end()
      await options.onClose?.()
    },
  }
}

async function runOn<Row>(client: pg.PoolClient, statement: Sql, release: (broken: boolean) => void): Promise<Row[]> {
  try {
    const result = await client.query({ text: statement.text, values: statement.values })
    release(false)
    return result.rows
  } catch (error) {
    release(isUnavailable(error))
    throw asStoreError(error)
  }
}

async function begunOn(connect: () => Promise<pg.PoolClient>, begin: string): Promise<pg.PoolClient> {
  const client = await connect()
  try {
    await client.query(begin)
    return client
  } catch (error) {
    client.release(isUnavailable(error))
    throw asStoreError(error)
  }
}

async function transactionOn<T>(
  client: pg.PoolClient,
  work: (tx: Queryable) => Promise<T>,
  {
    limits,
    answered,
  }: {
    /** Of each statement, in place of the pool's. */
    limits: { query_timeout?: number }
    answered: () => void
  },
): Promise<T> {
  let broken = false
  // What `work` throws for reasons of its own says nothing about the store.
  const ask = async <Row>(query: pg.QueryConfig): Promise<Row[]> => {
    try {
      const result = await client.query({ ...query, ...limits })
      answered()
      return result.rows as Row[]
    } catch (error) {
      broken ||= isUnavailable(error)
      throw asStoreError(error)
    }
  }
  try {
    const result = await work({ query: <Row>({ text, values }: Sql) => ask<Row>({ text, values }) })
    await ask({ text: 'commit' })
    return result
  } catch (error) {
    if (!broken) await ask({ text: 'rollback' }).catch(() => {})
    throw error
  } finally {
    client.release(broken)
  }
}

/** Whatever keeps us from connecting, as one sentence for the operator. */
function connectError(description: string, cause: unknown): StoreUnavailable {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  // The driver has no words where it tried several addresses.
  const reason = (cause instanceof Error && cause.message) || code
  // So says a pooler that lets no timeout through, by a code that it has for everything.
  const isPoolersRefusal = reason.startsWith('unsupported startup parameter')
  return isUnavailable(cause) && !isPoolersRefusal
    ? new StoreUnavailable(`${description} is out of reach: ${reason}`, { cause })
    : new StoreRefused(`${description} can't be used: ${reason}`, { cause })
}

function asStoreError(error: unknown): unknown {
  if (!isUnavailable(error)) return error
  // What a server says of a statement has a severity; without its word only one that was not sent is known not to be run.
  const isUnanswered = error instanceof Error && !('severity' in error) && !UNSENT.test(error.message)
  const unavailable = new StoreUnavailable('the store is out of reach', { cause: error, isUnanswered })
  if (error instanceof Error && isForbiddenRoom(error))
    return new StoreUnavailable(`the store may take no more room: ${error.message}`, { cause: error })
  if (troubleOf(unavailable) === 'disk full') return new StoreUnavailable('no space left on the disk of the store', { cause: error })
  const { code, message } = error instanceof Error && 'code' in error ? error : { code: '', message: '' }
  if (code === READ_ONLY_SQLSTATE) return new StoreUnavailable('the store takes nothing in: it is read-only', { cause: error })
  if (IN_THE_WAY_SQLSTATE.test(String(code)))
    return new StoreUnavailable(`others are in the way in the store: ${message}`, { cause: error })
  return unavailable
}
