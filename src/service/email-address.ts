/** What is an e-mail address, and the one form of each. */

import { domainToASCII } from 'node:url'

export const EMAIL_CHARACTERS_MAX = 254
/** Marks of writing direction would make an address look like another's, in a list of accounts for example. */
const EMAIL = /^(?!.*\p{Bidi_Control})[^\s@\p{Cc}\p{Cs}"<>,;]+@[^\s@\p{Cc}\p{Cs}"<>,;]+\.[^\s@\p{Cc}\p{Cs}"<>,;]+$/u

export function isEmailAddress(text: string): boolean {
  return text.length <= EMAIL_CHARACTERS_MAX && EMAIL.test(text)
}

/** Without the space around it, and the domain as mail servers know it: browsers send that of a form so, people type it in letters. */
export function canonicalEmail(given: string): string {
  const email = given.trim()
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const ascii = at >= 0 && /\P{ASCII}/u.test(domain) ? domainToASCII(domain) : ''
  return ascii === '' ? email : `${email.slice(0, at)}@${ascii}`
}
