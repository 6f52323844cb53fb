/** A connection to Valkey (or Redis) that says at once when it cannot be used. */

import { Redis } from 'iovalkey'

const CONNECT_TIMEOUT_MS = 2_000
const COMMAND_TIMEOUT_MS = 500
const RETRY_MS_MAX = 1_000

export interface ValkeyScript {
  text: string
  sha1: string
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

/** Connects in the background, and again whenever the connection is lost. */
export function openValkey(options: { url: string }): Valkey {
  const client = new Redis(options.url, {
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    // Nobody waits for a server that is away: there is another way to count.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // What may have been done must not be done again.
    autoResendUnfulfilledCommands: false,
    retryStrategy: (times) => Math.min(times * 50, RETRY_MS_MAX),
  })
  let run: string | undefined
  client.on('close', () => {
    run = undefined
  })
  // Each loss is followed by an attempt to connect; a command that failed has told its caller.
  client.on('error', () => {})
  const ready = new Promise<void>((resolve) => {
    client.once('close', resolve)
    client.on('ready', () => {
      client
        .info('server')
        .then((text) => {
          run = /^run_id:(\w+)/m.exec(text)?.[1]
        })
        // Without its name a run cannot be used; the next one may be.
        .catch(() => client.disconnect(true))
        .finally(resolve)
    })
  })
  return {
    run: () => run,
    ready,
    evaluate: async ({ text, sha1 }, keys, values) => {
      try {
        return await client.evalsha(sha1, keys.length, ...keys, ...values)
      } catch (error) {
        if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error
        return client.eval(text, keys.length, ...keys, ...values)
      }
    },
    close: async () => client.disconnect(),
  }
}
