// Mail servers that refuse, fall silent or repeat what they were told.

import { afterEach, describe, expect, test } from 'vitest'
import { mailerOf } from '../../src/cli/people.ts'
import { readConfig } from '../../src/config.ts'
import { createMailer, MailError } from '../../src/provider/mail.ts'
import { type MailServer, openMailServer, type Replies } from '../support/mail-server.ts'

let server: MailServer
afterEach(() => server.close())

const LINK = `http://sitrep.example/sign-in/link?token=${'T'.repeat(43)}`
const mail = { to: 'ada@reader.example', subject: 'Your account', text: `Open it:\n\n${LINK}\n` }

async function open(replies: Replies) {
  server = await openMailServer(replies)
  return createMailer({ url: server.url, from: 'sitrep@sitrep.example' })
}

test('a refusal that repeats the mail tells neither its link nor its address', async () => {
  const mailer = await open({ END: (text) => `554 5.7.1 no, this is bad: ${text.replaceAll('\n', ' ')}` })
  const failed = await mailer.send(mail).catch((error) => error)
  mailer.close()
  expect(failed).toEqual(new MailError('the mail server did not take a mail: EMESSAGE, DATA, 554 5.7.1'))
  expect(failed.cause).toBeUndefined()
  expect(Object.keys(failed)).toEqual(['name'])
})

test.each([
  ['without TLS not even sent', '', 'ETLS, STARTTLS, 454'],
  ['refused', '?tls=optional', 'EAUTH, AUTH PLAIN, 535'],
])('a password that is %s is not told', async (_name, options, reason) => {
  const replies = { EHLO: () => '250 AUTH PLAIN', STAR: () => '454 not today', AUTH: (line: string) => `535 who is ${line}` }
  server = await openMailServer(replies)
  const mailer = createMailer({ url: server.url.replace('//', '//ada:a-secret@') + options, from: 'sitrep@sitrep.example' })
  const failed: unknown = await mailer.send(mail).catch((error) => error)
  mailer.close()
  expect(failed).toEqual(new MailError(`the mail server did not take a mail: ${reason}`))
})

test.each([
  ['(ada@reader.example)eve@thief.example', '"(ada@reader.example)eve"@thief.example'],
  ['team:eve@thief.example', '"team:eve"@thief.example'],
  ['ada(eve)@reader.example', '"ada(eve)"@reader.example'],
])('a mail to %s goes to no other address that might be read in it', async (to, recipient) => {
  const mailer = await open({})
  await mailer.send({ ...mail, to })
  mailer.close()
  expect(server.received).toMatchObject([{ to: [recipient] }])
})

test('a server that falls silent is left when the mailer closes', async () => {
  const { promise: reached, resolve } = Promise.withResolvers<void>()
  const mailer = await open({
    RCPT: () => {
      resolve()
      return ''
    },
  })
  const sending = mailer.send(mail).catch((error) => error)
  await reached
  mailer.close()
  expect(await sending).toBeInstanceOf(MailError)
})

describe('a certificate that nobody vouches for', () => {
  const replies = { EHLO: () => '250 STARTTLS', STAR: () => '220 tls' }

  test('is as good as none where none is demanded', async () => {
    const mailer = await open(replies)
    await mailer.send(mail)
    mailer.close()
    expect((await server.next(mail.to)).text).toContain(LINK)
  })

  test('gets no password', async () => {
    server = await openMailServer(replies)
    const mailer = createMailer({ url: server.url.replace('//', '//ada:a-secret@'), from: 'sitrep@sitrep.example' })
    const failed: unknown = await mailer.send(mail).catch((error) => error)
    mailer.close()
    expect(failed).toEqual(new MailError('the mail server did not take a mail: ESOCKET, DEPTH_ZERO_SELF_SIGNED_CERT, CONN'))
  })
})

test('a server may be named by an address of version 6', async () => {
  server = await openMailServer()
  // Nobody listens there: that it is an address, not a name, shows in why it fails.
  const mailer = createMailer({ url: 'smtp://[::1]:1', from: 'sitrep@sitrep.example' })
  const failed = await mailer.send(mail).catch((error) => error)
  mailer.close()
  expect(failed.message).toMatch(/ECONNREFUSED|EADDRNOTAVAIL|EAFNOSUPPORT/)
})

test.each([
  [{}, 'Sitrep <sitrep@news.example>'],
  [{ SITREP_MAIL_FROM: 'mail@desk.example' }, 'Sitrep <mail@desk.example>'],
  [{ SITREP_MAIL_FROM: 'The Desk <mail@desk.example>' }, 'The Desk <mail@desk.example>'],
])('a mail names its sender: with %o as %s', async (environment: Record<string, string>, sender) => {
  server = await openMailServer()
  const config = readConfig({ environment: { SITREP_SMTP_URL: server.url, ...environment }, flags: {}, file: '' })
  const mailer = mailerOf(config, { siteUrl: 'https://news.example' })
  await mailer?.send(mail)
  mailer?.close()
  expect((await server.next(mail.to)).text).toContain(`From: ${sender}\n`)
})
