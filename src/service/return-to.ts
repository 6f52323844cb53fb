/** Where somebody goes after signing in: only ever a page of this site. */

const PATH_CHARACTERS_MAX = 4_000

/** The path, or `fallback` for anything that a browser might read as another place. */
export function safeReturnTo(given: unknown, fallback: string): string {
  if (typeof given !== 'string' || given.length > PATH_CHARACTERS_MAX) return fallback
  // Two slashes or a backslash begin a host; control characters are dropped by browsers, which could make them begin one.
  if (!/^\/(?![/\\])/.test(given) || /[\\\p{Cc}]/u.test(given)) return fallback
  const parsed = URL.parse(given, 'http://own.invalid')
  return parsed?.origin === 'http://own.invalid' ? `${parsed.pathname}${parsed.search}${parsed.hash}` : fallback
}
