/** Cookies of the site: which names and flags they have, and how they are read. */

const COOKIE_CHARACTERS_MAX = 4_000

export interface CookiesDeps {
  /** Whether readers reach the site by https: then cookies are bound to it. */
  isSecure: boolean
}

/** `session` says who is signed in, `visitor` ties forms to a browser that is not, `flow` lives while another provider is asked, `told` until the next page, `return` while a mail is. */
export type CookieName = 'session' | 'visitor' | 'flow' | 'told' | 'return'

/** `sitrep_session`; over https with the prefix that makes browsers refuse it from any other host or path. */
function cookieName({ isSecure }: CookiesDeps, name: CookieName): string {
  return `${isSecure ? '__Host-' : ''}sitrep_${name}`
}

/** The value of a `Set-Cookie` header. Zero seconds remove the cookie; undefined lets it end with the browser. */
export function setCookie(deps: CookiesDeps, name: CookieName, cookie: { value: string; maxAgeSeconds: number | undefined }): string {
  const age = cookie.maxAgeSeconds === undefined ? '' : `; Max-Age=${Math.max(0, Math.floor(cookie.maxAgeSeconds))}`
  return `${cookieName(deps, name)}=${cookie.value}; Path=/; HttpOnly; SameSite=Lax${age}${deps.isSecure ? '; Secure' : ''}`
}

/** A cookie of ours in a request's `Cookie` header. When it stands there twice, neither is believed. */
export function readCookie(deps: CookiesDeps, name: CookieName, header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  const wanted = `${cookieName(deps, name)}=`
  const found = header.split(';').flatMap((pair) => {
    const text = pair.trim()
    return text.startsWith(wanted) ? [text.slice(wanted.length)] : []
  })
  const [value, ...others] = found
  return others.length > 0 || value === undefined || value.length > COOKIE_CHARACTERS_MAX ? undefined : value
}
