/** Languages whose script has no capitals to mark names: those that part words by spaces, and those whose words a dictionary or the reader cuts. */

const UNCASED: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'hi', 'ur'])
const UNSPACED: ReadonlySet<string> = new Set(['zh', 'ja', 'th', 'ko', 'lo', 'km', 'my'])

export const isUncased = (language: string): boolean => UNCASED.has(language)

export const isUnspaced = (language: string): boolean => UNSPACED.has(language)

export const hasNoCapitals = (language: string): boolean => isUncased(language) || isUnspaced(language)
