/** What no shell reads as anything else. */
const PLAIN = /^[\w@%+=:,./-]+$/

/** A text as one word of a command that is shown to be copied: an address may hold a quote or a dollar, a folder a space. */
export function shellWord(text: string): string {
  return PLAIN.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
