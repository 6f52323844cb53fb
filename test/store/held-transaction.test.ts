// Whoever opens a transaction of the embedded store and is held (a stopped process, a debugger) keeps all others waiting, but not for ever.

import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createConnection, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createEmbeddedServer } from '../../src/store/embedded-server.ts'

const directory = mkdtempSync(join(tmpdir(), 'sitrep-held-'))
afterEach(() => {
  vi.useRealTimers()
  rmSync(directory, { recursive: true })
})

/** An engine that knows when a transaction is open, and answers each message with a letter. */
function engineOf() {
  let isOpen = false
  return {
    exec: async () => {
      isOpen = false
      return []
    },
    async execProtocolRawStream(message: Uint8Array, { onRawData }: { onRawData: (data: Uint8Array) => void }) {
      if (Buffer.from(message).includes('begin')) isOpen = true
      onRawData(Buffer.from('A'))
    },
    isInTransaction: () => isOpen,
  }
}

/** What came in meanwhile was heard. */
const turn = () => new Promise<void>((heard) => setImmediate(heard))

const withLength = (type: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}
const START = withLength('', Buffer.from([0, 3, 0, 0]))
const query = (text: string): Buffer => withLength('Q', Buffer.from(`${text}\0`))

test('who says nothing for 20 seconds within a transaction loses it, however many others knock meanwhile', async () => {
  const server = createEmbeddedServer(engineOf() as never, () => {})
  const path = join(directory, 'socket')
  await server.listen(path)
  const knock = async (): Promise<Socket> => {
    const socket = createConnection(path)
    await once(socket, 'connect')
    socket.write(START)
    return socket
  }
  const held = await knock()
  await once(held, 'data')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  held.write(query('begin'))
  await once(held, 'data')
  const ended = vi.fn()
  held.on('close', ended)
  const waiting: Socket[] = []
  for (let seconds = 5; seconds <= 30 && ended.mock.calls.length === 0; seconds += 5) {
    vi.advanceTimersByTime(5_000)
    waiting.push(await knock())
    for (let turns = 0; turns < 20; turns++) await turn()
  }
  expect(ended).toHaveBeenCalledOnce()
  expect(waiting).toHaveLength(4)
  vi.useRealTimers()
  for (const socket of waiting) socket.destroy()
  await server.close()
})
