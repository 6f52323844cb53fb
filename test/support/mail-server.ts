// A mail server of a test's own: takes what is sent by SMTP, and keeps it.

import { createServer, type Socket } from 'node:net'

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

export async function openMailServer(): Promise<MailServer> {
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
  const server = createServer((socket) => speak(socket, hand))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    next: (to) => {
      const found = received.find((mail) => !handed.has(mail) && mail.to.includes(to))
      if (found) handed.add(found)
      return found ? Promise.resolve(found) : new Promise((resolve) => waiting.push({ to, resolve }))
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function speak(socket: Socket, hand: (mail: ReceivedMail) => void): void {
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
      hand({ ...mail, text: data.join('\n').replace(/=\n/g, '').replaceAll('=3D', '=') })
      mail = { from: '', to: [], text: '' }
      data = undefined
      return '250 kept'
    }
    const verb = line.slice(0, 4).toUpperCase()
    const argument = /<(.*)>/.exec(line)?.[1] ?? ''
    if (verb === 'MAIL') mail.from = argument
    if (verb === 'RCPT') mail.to.push(argument)
    if (verb === 'DATA') data = []
    return { DATA: '354 go on', QUIT: '221 bye' }[verb] ?? '250 ok'
  }
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString()).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const reply = replyTo(line)
      if (reply) answer(reply)
    }
  })
  answer('220 test')
}
