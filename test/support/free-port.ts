import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Has a server listen on a port of this machine alone that nobody else has; gives the port. */
export async function listening(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}

/** A port that nobody listens on, for a program that must be told its port before it starts. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listening(server)
  await server[Symbol.asyncDispose]()
  return port
}
