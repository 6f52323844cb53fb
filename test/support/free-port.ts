import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port that nobody listens on, for a program that must be told its port before it starts. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  server.close()
  await once(server, 'close')
  return address.port
}
