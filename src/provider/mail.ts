/** The mail server: plain text mails, each with a deadline. */

import nodemailer from 'nodemailer'

const CONNECT_TIMEOUT_MS = 10_000
const IDLE_TIMEOUT_MS = 20_000
/** From when it is handed over, those before it included: a server that answers letter by letter is never idle. */
const SEND_TIMEOUT_MS = 60_000
const CONNECTIONS_MAX = 2

export interface Mail {
  to: string
  subject: string
  text: string
}

export interface Mailer {
  /** Throws `MailError`. */
  send(mail: Mail): Promise<void>
  /** What is under way fails. */
  close(): void
}

/** What a mail server says may repeat the mail with its link, the address or the password: only what is known by its form is told. */
export class MailError extends Error {
  override readonly name = 'MailError'
}

export function createMailer({ url, from }: { url: string; from: string }): Mailer {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url)
  const isSecure = protocol === 'smtps:'
  // A password must not cross the network in the open because somebody stands between.
  const requireTLS = !isSecure && username !== '' && searchParams.get('tls') !== 'optional'
  const transport = nodemailer.createTransport({
    pool: true,
    maxConnections: CONNECTIONS_MAX,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? undefined : Number(port),
    secure: isSecure,
    requireTLS,
    // Where the open network would do, a certificate that nobody vouches for is no worse: that of a relay on this machine, for example.
    tls: { rejectUnauthorized: isSecure || requireTLS },
    auth: username === '' ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: IDLE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, text }) => {
      const signal = AbortSignal.timeout(SEND_TIMEOUT_MS)
      const headers = { 'Auto-Submitted': 'auto-generated' }
      // As an object: an address is never parsed for a second one.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, headers, signal }).catch(refuse)
    },
    close: () => transport.close({ force: true }),
  }
}

function refuse(error: unknown): never {
  const { name, code, originalCode, command, response } = Object(error) as Record<string, unknown>
  const told = [
    ...[code ?? name, originalCode, command].map((text) => /^[\w ]{1,40}$/.exec(String(text ?? ''))),
    // The status, and the finer one that may follow it.
    /^[245]\d\d(?:[ -][245]\.\d{1,3}\.\d{1,3}\b)?/.exec(String(response ?? '')),
  ]
  const reason = told.flatMap((found) => found?.[0] ?? []).join(', ')
  throw new MailError(`the mail server did not take a mail${reason === '' ? '' : `: ${reason}`}`)
}
