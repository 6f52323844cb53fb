/**
 * Requests that a connection sent before, byte for byte, answered without the HTTP library.
 *
 * Who polls sends the same bytes again and again, and where a message begins the same bytes mean the same request. So what the parser read in
 * them is remembered with the connection, and the next time the answer, when it is kept, goes out as soon as they arrive. All that is not exactly
 * this is the parser's, as if nobody stood before it: the first time, a request in pieces, several at once, a body, an answer still under way.
 */

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { keepNewest } from '../core/keep-newest.ts'
import type { KeptAnswers, PlainAsk } from './kept-answers.ts'

const REQUEST_BYTES_MAX = 1_024
const REQUESTS_PER_CONNECTION_MAX = 16
const HEAD_END = '\r\n\r\n'

export interface RepeatedRequests {
  /** What the parser read, with `kept` if a kept answer was given. To be told of every request in the turn in which it came. */
  note(request: IncomingMessage, response: ServerResponse, kept: PlainAsk | undefined): void
}

interface Connection {
  /** Nothing was sent, or all that was sent is answered: the next byte begins a message. */
  isIdle: boolean
  /** The chunk that the parser was given last, when it may be one whole request. */
  text: string | undefined
  asks: Map<string, PlainAsk>
}

export function watchRepeatedRequests(server: Server, kept: Pick<KeptAnswers, 'write'>): RepeatedRequests {
  const connections = new WeakMap<Socket, Connection>()

  server.on('connection', (socket) => {
    const [parse] = socket.listeners('data')
    if (!parse) return
    const connection: Connection = { isIdle: true, text: undefined, asks: new Map() }
    connections.set(socket, connection)
    socket.on('data', (chunk: Buffer) => {
      const text = connection.isIdle && chunk.length <= REQUEST_BYTES_MAX ? chunk.toString('latin1') : undefined
      const ask = text === undefined ? undefined : connection.asks.get(text)
      // What the reader has not taken yet holds up the rest: the library knows how.
      if (ask && server.listening && socket.writable && socket.writableLength === 0 && kept.write(ask, socket)) return
      connection.isIdle = false
      connection.text = text !== undefined && isOneHead(text) ? text : undefined
      parse.call(socket, chunk)
    })
    socket.removeListener('data', parse as (chunk: Buffer) => void)
  })

  // The parser has let go of the connection, and may serve another by now: what still comes is read for nobody.
  server.on('connect', (_request, socket) => socket.removeAllListeners('data').resume())

  return {
    note: (request, response, ask) => {
      const connection = connections.get(request.socket)
      const text = connection?.text
      if (!connection || text === undefined) return
      if (ask) keepNewest(connection.asks, [text, ask], REQUESTS_PER_CONNECTION_MAX)
      response.once('close', () => {
        if (connection.text === text && request.complete) connection.isIdle = true
      })
    },
  }
}

function isOneHead(text: string): boolean {
  return text.startsWith('GET ') && text.indexOf(HEAD_END) === text.length - HEAD_END.length
}
