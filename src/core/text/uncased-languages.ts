/** Languages whose script has no capitals to mark names: those that part words by spaces, and those whose words a dictionary or the reader cuts. */

const UNCASED: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'hi', 'ur', 'bn', 'mr', 'ne', 'gu', 'pa', 'ta', 'te'])
/** Of these enough is known of what is no name (`thing-words.ts`) that what stands often in a report is taken for one. */
const NAMED: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'hi', 'ur'])
const UNSPACED: ReadonlySet<string> = new Set(['zh', 'ja', 'th', 'ko', 'lo', 'km', 'my'])

export const isUncased = (language: string): boolean => UNCASED.has(language)

export const isUnspaced = (language: string): boolean => UNSPACED.has(language)

export const hasNoCapitals = (language: string): boolean => NAMED.has(language) || isUnspaced(language)
