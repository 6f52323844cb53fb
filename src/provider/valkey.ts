/** A connection to Valkey (or Redis) that says at once when it cannot be used. */

import { Redis } from 'iovalkey'

const CONNECT_TIMEOUT_MS = 2_000
const COMMAND_TIMEOUT_MS = 500
const RETRY_MS_MAX = 1_000
/** What is told where the server said nothing. */
const NO_ANSWER = 'no answer'

export interface ValkeyScript {
  text: string
  sha1: string
  /** Whether an answer shows that the server takes in: one that is full, or a copy, answers what needs to write nothing. Unset: each does. */
  wrote?: (answer: unknown) => boolean
}

export interface Valkey {
  /** Tells this run of the server from every other; undefined while it is out of reach. What it kept of another run may be old. */
  run(): string | undefined
  /** Runs a script, atomically. Throws when the server does not answer in time. */
  evaluate(script: ValkeyScript, keys: readonly string[], values: readonly (string | number)[]): Promise<unknown>
  /** Settles when the server was reached for the first time, or not. */
  ready: Promise<void>
  close(): Promise<void>
}

export interface ValkeyOptions {
  url: string
  /** Told once when it can't be used any more, with the reason in a word, again where another reason is found, and once when it can again. */
  changed?: (reason: string | undefined) => void
}

/** Connects in the background, and again whenever the connection is lost. */
export function openValkey(options: ValkeyOptions): Valkey {
  // The library begins to count anew with each connection, also one that is then of no use.
  let attempts = 0
  const client = new Redis(options.url, {
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    // Nobody waits for a server that is away: there is another way to count.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // What may have been done must not be done again.
    autoResendUnfulfilledCommands: false,
    retryStrategy: () => {
      attempts += 1
      return Math.min(attempts * 50, RETRY_MS_MAX)
    },
  })
  let run: string | undefined
  let isClosed = false
  let told: string | undefined
  const note = (reason: string | undefined): void => {
    if (reason === told || isClosed) return
    told = reason
    options.changed?.(reason)
  }
  // That nothing came back says less than what is known.
  const noteError = (error: unknown): void => note(wordOf(error) ?? told ?? NO_ANSWER)
  client.on('close', () => {
    run = undefined
    note(told ?? 'closed')
  })
  // Each loss is followed by an attempt to connect, which finds what the loss itself does not tell: nobody listens, the password is another.
  client.on('error', noteError)
  const ready = new Promise<void>((resolve) => {
    client.once('close', resolve)
    client.on('ready', () => {
      const { db: database } = client.options
      // The client chose it already, and goes on in another where it was refused.
      const chosen = database ? client.select(database) : Promise.resolve()
      chosen
        .then(() => client.info('server'))
        .then((text) => {
          run = /^run_id:(\w+)/m.exec(text)?.[1]
          attempts = 0
          note(undefined)
        })
        // Without its name a run cannot be used; the next one may be.
        .catch((error: unknown) => {
          noteError(error)
          client.disconnect(true)
        })
        .finally(resolve)
    })
  })
  return {
    run: () => run,
    ready,
    evaluate: async (script, keys, values) => {
      try {
        const answer = await evaluated(client, script, [keys.length, ...keys, ...values])
        if (told === NO_ANSWER || (script.wrote?.(answer) ?? true)) note(undefined)
        return answer
      } catch (error) {
        note(told ?? wordOf(error) ?? NO_ANSWER)
        throw error
      }
    },
    close: async () => {
      isClosed = true
      client.disconnect()
    },
  }
}

async function evaluated(client: Redis, { text, sha1 }: ValkeyScript, rest: [number, ...(string | number)[]]): Promise<unknown> {
  try {
    return await client.evalsha(sha1, ...rest)
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error
    return client.eval(text, ...rest)
  }
}

/** The system's code (ECONNREFUSED), or the word with which a server's refusal begins (WRONGPASS), if any; nothing that an address or a key is in. */
function wordOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return 'failed'
  if ('code' in error && typeof error.code === 'string') return error.code
  // Its word for that is the one for everything.
  if (/^ERR (invalid )?DB index\b/.test(error.message)) return 'no such database'
  return /^[A-Z]{3,}\b/.exec(error.message)?.[0]
}
