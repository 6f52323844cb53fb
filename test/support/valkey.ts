// The Valkey that `SITREP_TEST_VALKEY_URL` names, and a way to it that can be cut.

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { openValkey, type Valkey } from '../../src/provider/valkey.ts'
import { listening } from './free-port.ts'

export const VALKEY_URL = process.env.SITREP_TEST_VALKEY_URL

/** Who counts in Valkey: a test that empties its store takes another name. */
export const valkeyNamespace = { name: randomUUID() }

let connection: Valkey | undefined

/** One connection for a test file. It ends with the file. */
export function testValkey(): Valkey {
  connection ??= openValkey({ url: VALKEY_URL ?? '' })
  return { ...connection, close: async () => {} }
}

export interface Line {
  /** Leads to the server while the line holds. */
  url: string
  cut(): Promise<void>
  mend(): Promise<void>
}

export async function openLine(serverUrl: string): Promise<Line> {
  const target = new URL(serverUrl)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => sockets.delete(one))
    }
  })
  const port = await listening(server)
  return {
    url: `redis://127.0.0.1:${port}`,
    cut: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
      if (server.listening) await once(server, 'close')
    },
    mend: async () => {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
  }
}
