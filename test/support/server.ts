// The whole server on a port of its own: put together as `sitrep serve --role api` does, over a test's store, with a clock that the test turns.

import { randomBytes, randomUUID } from 'node:crypto'
import type { CommandContext } from '../../src/cli/command.ts'
import { createServer } from '../../src/cli/server.ts'
import { readConfig } from '../../src/config.ts'
import { silentLog } from '../../src/log.ts'
import { freePort } from './free-port.ts'
import type { TestStore } from './store.ts'

export interface TestServer {
  /** Its origin: `http://127.0.0.1:PORT`, without a slash at the end. */
  origin: string
  clock: { now: number }
  close(): Promise<void>
}

export interface TestServerOptions {
  /** What the server takes for the present: `NOW` of the seeds, or `SAMPLE_NOW`. It stands still until the test turns it. */
  now: number
  /** Settings, as the environment has them. */
  environment?: Record<string, string>
  degraded?: string[]
  /** Who is told what the server logs; nobody else is. */
  log?: CommandContext['log']
}

export async function openTestServer(store: TestStore, options: TestServerOptions): Promise<TestServer> {
  const clock = { now: options.now }
  // Links name the port, so that it has to be known before the server is made.
  const port = await freePort()
  const config = readConfig({
    environment: options.environment ?? {},
    flags: { port: String(port), data_dir: store.options.dataDir },
    file: '',
  })
  const context: CommandContext = {
    clock: () => clock.now,
    newId: () => randomUUID(),
    steady: () => 0,
    newSecret: (bytes) => randomBytes(bytes),
    environment: {},
    stdout: process.stdout,
    stderr: process.stderr,
    stdin: process.stdin,
    signal: new AbortController().signal,
    leave: () => {},
    config,
    log: options.log ?? silentLog,
    print: () => {},
    openStore: async () => store.db,
  }
  const server = await createServer(context, { db: store.db, degraded: () => options.degraded ?? [], counts: () => [] })
  return { origin: await server.listen(), clock, close: () => server.close() }
}
