/** What mails to account holders say. Nothing that anybody else wrote stands in them. */

import type { Mail } from '../provider/mail.ts'

const NOT_YOU = 'If you did not ask for this, you need do nothing: without the link nothing happens.'

function mail(to: string, subject: string, lines: readonly string[]): Mail {
  return { to, subject, text: `${lines.join('\n\n')}\n` }
}

export function signUpMail(to: string, url: string): Mail {
  return mail(to, 'Your Sitrep account', ['This link makes your Sitrep account. Open it within a day and choose a password:', url, NOT_YOU])
}

export function existingAccountMail(to: string, url: string): Mail {
  return mail(to, 'You have a Sitrep account already', [
    'Somebody, most likely you, asked for a new Sitrep account with this address. There is one already: sign in as before.',
    'Should you have forgotten the password, this link lets you choose a new one within an hour:',
    url,
    NOT_YOU,
  ])
}

export function resetMail(to: string, url: string): Mail {
  return mail(to, 'A new password for Sitrep', [
    'This link lets you choose a new password for your Sitrep account within an hour. All sessions end then; API keys go on working:',
    url,
    NOT_YOU,
  ])
}

export function verifyMail(to: string, url: string): Mail {
  return mail(to, 'Is this your address?', [
    'This link shows Sitrep that mail to this address reaches you. Open it within a day:',
    url,
    NOT_YOU,
  ])
}

export function invitationMail(to: string, url: string): Mail {
  return mail(to, 'You are invited to Sitrep', [
    'You are invited to a Sitrep account: news as events and developing situations, with an API. This link works for seven days:',
    url,
    'If you do not want one, you need do nothing.',
  ])
}
