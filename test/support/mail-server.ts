// A mail server of a test's own: takes what is sent by SMTP, and keeps it.

import { createServer, type Socket } from 'node:net'
import { createSecureContext, TLSSocket } from 'node:tls'
import { listening } from './free-port.ts'

/** Of a server that nobody vouches for. Its key guards nothing. */
const CERTIFICATE = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgT4VCAzS82NyLtvow
qcKyqfoTTeD2ZcWdMVFjTkdgM+OhRANCAARH7dyjCyq23NZAQtv8/tTj9dq842uM
Vak7+HMnvcCBAqj5yLTWSp4NsnKuMr4qCEhoTTxD5TMyNQIvilmYO6gm
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBhTCCASugAwIBAgIUHKMXfeWyu4C8WLx5++GA6yPuV+4wCgYIKoZIzj0EAwIw
FzEVMBMGA1UEAwwMbWFpbC5pbnZhbGlkMCAXDTI2MTEyMzEzMjQ1NFoYDzIxMjYx
MDMwMTMyNDU0WjAXMRUwEwYDVQQDDAxtYWlsLmludmFsaWQwWTATBgcqhkjOPQIB
BggqhkjOPQMBBwNCAARH7dyjCyq23NZAQtv8/tTj9dq842uMVak7+HMnvcCBAqj5
yLTWSp4NsnKuMr4qCEhoTTxD5TMyNQIvilmYO6gmo1MwUTAdBgNVHQ4EFgQUvXg5
eKWFBTDdTThX1ItbLkztpjEwHwYDVR0jBBgwFoAUvXg5eKWFBTDdTThX1ItbLkzt
pjEwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEA8DzR2OZxC89l
fzRMyc6jzRdQbeJDBmroe06th7kCtKoCIAERt8J6kQjUpmzcil3xCgrymllFEntS
loC5a8lKsb9V
-----END CERTIFICATE-----`,
}

export interface ReceivedMail {
  from: string
  to: string[]
  /** Headers and body, as they came over the wire, with soft line breaks undone. */
  text: string
}

export interface MailServer {
  /** For `SITREP_SMTP_URL`. */
  url: string
  received: ReceivedMail[]
  /** The next mail to an address that has come or comes. */
  next(to: string): Promise<ReceivedMail>
  close(): Promise<void>
}

/** In place of the usual reply to a command (`END` ends a mail), from its line or the mail's text. Without text it stays silent. `220 tls` to STAR begins TLS. */
export type Replies = Readonly<Record<string, (said: string) => string>>

export async function openMailServer(replies: Replies = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const handed = new Set<ReceivedMail>()
  const waiting: { to: string; resolve: (mail: ReceivedMail) => void }[] = []
  const hand = (mail: ReceivedMail): void => {
    received.push(mail)
    const index = waiting.findIndex(({ to }) => mail.to.includes(to))
    if (index < 0) return
    handed.add(mail)
    waiting.splice(index, 1)[0]?.resolve(mail)
  }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    speak(socket, hand, replies)
  })
  return {
    url: `smtp://127.0.0.1:${await listening(server)}`,
    received,
    next: (to) => {
      const found = received.find((mail) => !handed.has(mail) && mail.to.includes(to))
      if (found) handed.add(found)
      return found ? Promise.resolve(found) : new Promise((resolve) => waiting.push({ to, resolve }))
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      return server[Symbol.asyncDispose]()
    },
  }
}

function speak(socket: Socket, hand: (mail: ReceivedMail) => void, replies: Replies): void {
  let mail: ReceivedMail = { from: '', to: [], text: '' }
  let data: string[] | undefined
  let rest = ''
  const answer = (line: string): void => void socket.write(`${line}\r\n`)
  const replyTo = (line: string): string | undefined => {
    if (data && line !== '.') {
      data.push(line.replace(/^\.\./, '.'))
      return undefined
    }
    if (data) {
      const text = data.join('\n').replace(/=\n/g, '').replaceAll('=3D', '=')
      if (replies.END) return replies.END(text)
      hand({ ...mail, text })
      mail = { from: '', to: [], text: '' }
      data = undefined
      return '250 kept'
    }
    const verb = line.slice(0, 4).toUpperCase()
    const argument = /<(.*)>/.exec(line)?.[1] ?? ''
    const other = replies[verb]
    if (other) return other(line)
    if (verb === 'MAIL') mail.from = argument
    if (verb === 'RCPT') mail.to.push(argument)
    if (verb === 'DATA') data = []
    return { DATA: '354 go on', QUIT: '221 bye' }[verb] ?? '250 ok'
  }
  socket.on('error', () => {})
  socket.on('data', function read(chunk: Buffer) {
    const lines = (rest + chunk.toString()).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const reply = replyTo(line)
      if (reply) answer(reply)
      if (reply === '220 tls') {
        socket.off('data', read)
        const { STAR: _, ...secured } = replies
        const secure = new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(CERTIFICATE) })
        return speak(secure, hand, { ...secured, EHLO: () => '250 ok' })
      }
    }
  })
  if (!(socket instanceof TLSSocket)) answer('220 test')
}
