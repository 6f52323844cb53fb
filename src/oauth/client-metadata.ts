/**
 * What clients say of themselves, made fit for the library.
 *
 * Real clients leave out that they are programs on somebody's device, ask for grants that we do not have, or for scopes that nobody has. They
 * are met half-way; what could send a sign-in to a stranger is refused.
 */

const REDIRECTS_MAX = 20
const TEXT_CHARACTERS_MAX = 2_000
const NAME_CHARACTERS_MAX = 100
const GRANT_TYPES = ['authorization_code', 'refresh_token']
export const SCOPES = ['mcp', 'offline_access']
const AUTH_METHODS = ['none', 'client_secret_basic', 'client_secret_post']
/**
 * What no program registers for its own, and a browser would run, read or show, or hand to the system. Programs choose names of their own, most
 * without the dot that RFC 8252 asks for (`cursor:`), so that what is forbidden has to be named.
 */
const FORBIDDEN_SCHEMES = [
  'javascript:',
  'data:',
  'vbscript:',
  'file:',
  'blob:',
  'about:',
  'view-source:',
  'ftp:',
  'ws:',
  'wss:',
  'mailto:',
  'tel:',
  'sms:',
  'filesystem:',
  'resource:',
  'devtools:',
  'edge:',
  'brave:',
  'opera:',
  'vivaldi:',
  'intent:',
  'search-ms:',
]
/** The browser's own pages (`chrome:`, `chrome-untrusted:`), but not those of extensions, which are programs; and the parts of Windows. */
const FORBIDDEN_FAMILIES = /^(?:chrome(?!-extension:)(?:-.*)?|ms-.*):$/
const ADDRESSES = ['client_uri', 'logo_uri', 'policy_uri', 'tos_uri'] as const

export type ClientMetadata = { ok: true; metadata: Record<string, unknown> } | { ok: false; error: string; description: string }

/** The body of a registration, or a document at a client's id. */
export function normalizeClientMetadata(given: unknown): ClientMetadata {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return refused('invalid_client_metadata', 'a client is described by a JSON object')
  const body: Record<string, unknown> = { ...given }
  const redirects = body.redirect_uris
  if (!Array.isArray(redirects) || redirects.length === 0 || redirects.length > REDIRECTS_MAX) {
    return refused('invalid_redirect_uri', `redirect_uris must hold 1 to ${REDIRECTS_MAX} addresses`)
  }
  const kinds = redirects.map(kindOf)
  if (kinds.includes('forbidden')) {
    return refused(
      'invalid_redirect_uri',
      'a redirect address must be https, http on this device (localhost), or a scheme of the program itself',
    )
  }
  return {
    ok: true,
    metadata: {
      ...kept(body),
      redirect_uris: redirects,
      // On a device the port may differ from the registered one: only a native client may do that.
      application_type: kinds.includes('device') ? 'native' : 'web',
      response_types: ['code'],
      grant_types: grantTypesOf(body.grant_types),
      token_endpoint_auth_method: authMethodOf(body.token_endpoint_auth_method),
      scope: scopeOf(body.scope),
    },
  }
}

type Kind = 'web' | 'device' | 'forbidden'

function kindOf(uri: unknown): Kind {
  const parsed = isAddress(uri) ? URL.parse(uri) : null
  if (parsed === null) return 'forbidden'
  if (parsed.hash !== '' || parsed.username !== '' || parsed.password !== '') return 'forbidden'
  if (parsed.protocol === 'https:') return 'web'
  if (parsed.protocol === 'http:') return isLoopback(parsed.hostname) ? 'device' : 'forbidden'
  return FORBIDDEN_SCHEMES.includes(parsed.protocol) || FORBIDDEN_FAMILIES.test(parsed.protocol) ? 'forbidden' : 'device'
}

// A parser forgives what no address holds: spaces, controls, halves of characters.
function isAddress(text: unknown): text is string {
  return typeof text === 'string' && text.length <= TEXT_CHARACTERS_MAX && !/[\s\p{C}]/u.test(text)
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host)
}

/** What else is worth keeping. The rest is left out: it means nothing here. */
function kept(body: Record<string, unknown>): Record<string, unknown> {
  const name = typeof body.client_name === 'string' ? nameOf(body.client_name) : ''
  const addresses = ADDRESSES.flatMap((key) => {
    const value = body[key]
    return isAddress(value) && /^https?:\/\//.test(value) && URL.canParse(value) ? [[key, value] as const] : []
  })
  const id = typeof body.client_id === 'string' ? { client_id: body.client_id } : {}
  return { ...id, ...(name !== '' && { client_name: name }), ...Object.fromEntries(addresses) }
}

// By code points: half a character is none, and the store would not take it.
function nameOf(given: string): string {
  return Array.from(given.slice(0, TEXT_CHARACTERS_MAX).replace(/\p{C}/gu, '').trim()).slice(0, NAME_CHARACTERS_MAX).join('')
}

// Without being asked, a refresh token as well: a sign-in that ends after hours would be a nuisance.
function grantTypesOf(given: unknown): string[] {
  const asked = Array.isArray(given) ? GRANT_TYPES.filter((type) => given.includes(type)) : GRANT_TYPES
  return asked.includes('authorization_code') ? asked : GRANT_TYPES
}

function authMethodOf(given: unknown): string {
  if (given === undefined) return 'none'
  return AUTH_METHODS.find((method) => method === given) ?? 'none'
}

/** Of the scopes asked for those that there are, and `mcp` always. */
function scopeOf(given: unknown): string {
  const asked = typeof given === 'string' ? SCOPES.filter((scope) => given.split(' ').includes(scope)) : SCOPES
  return (asked.includes('mcp') ? asked : ['mcp', ...asked]).join(' ')
}

function refused(error: string, description: string): ClientMetadata {
  return { ok: false, error, description }
}
