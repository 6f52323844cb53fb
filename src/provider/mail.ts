/** The mail server: plain text mails, with a deadline. */

import nodemailer from 'nodemailer'

const CONNECT_TIMEOUT_MS = 10_000
const IDLE_TIMEOUT_MS = 20_000
const CONNECTIONS_MAX = 2

export interface Mail {
  to: string
  subject: string
  text: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): void
}

export function createMailer({ url, from }: { url: string; from: string }): Mailer {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url)
  const transport = nodemailer.createTransport({
    pool: true,
    maxConnections: CONNECTIONS_MAX,
    host: hostname,
    port: port === '' ? undefined : Number(port),
    secure: protocol === 'smtps:',
    // A password must not cross the network in the open because somebody stands between.
    requireTLS: protocol === 'smtp:' && username !== '' && searchParams.get('tls') !== 'optional',
    auth: username === '' ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: IDLE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, text }) => {
      // As an object: an address is never parsed for a second one.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, headers: { 'Auto-Submitted': 'auto-generated' } })
    },
    close: () => transport.close(),
  }
}
