/** Where somebody goes after signing in: only ever a page of this site. */

/** As it goes out. It crosses a provider in a cookie, with other things and written longer; browsers drop cookies of more than 4,096 characters. */
const PATH_CHARACTERS_MAX = 2_500

/** The path, or `fallback` for anything that a browser might read as another place. */
export function safeReturnTo(given: unknown, fallback: string): string {
  if (typeof given !== 'string' || given.length > PATH_CHARACTERS_MAX) return fallback
  // A backslash begins a host as a slash does; control characters are dropped by browsers, which could make them begin one.
  if (!isOwnPath(given) || /[\\\p{Cc}]/u.test(given)) return fallback
  const parsed = URL.parse(given, 'http://own.invalid')
  if (parsed?.origin !== 'http://own.invalid') return fallback
  // Looked at again as it goes out: of `/..//elsewhere` two slashes are left, which begin a host.
  const path = `${parsed.pathname}${parsed.search}${parsed.hash}`
  return isOwnPath(path) && path.length <= PATH_CHARACTERS_MAX ? path : fallback
}

function isOwnPath(path: string): boolean {
  return /^\/(?!\/)/.test(path)
}
