// How the values of settings are read: each parser takes what the environment (text) or the configuration file (any JSON) gives.

import { isIP } from 'node:net'

export type Parsed<Value> = { ok: true; value: Value } | { ok: false; problem: string }
export type Parser<Value> = (given: unknown) => Parsed<Value>

const ok = <Value>(value: Value): Parsed<Value> => ({ ok: true, value })
const bad = (problem: string): Parsed<never> => ({ ok: false, problem })

export const text: Parser<string> = (given) => (typeof given === 'string' && given.trim() !== '' ? ok(given.trim()) : bad('must be a text'))

/** A key or token that goes into a header: what no header can carry fails there, in words that repeat it. */
export const headerSecret: Parser<string> = (given) => {
  const named = text(given)
  return named.ok && !/^[!-~]+$/.test(named.value) ? bad('must be visible ASCII characters alone, without spaces and line breaks') : named
}

export const integer =
  (min: number, max: number): Parser<number> =>
  (given) => {
    const value = typeof given === 'string' && /^-?\d{1,15}$/.test(given.trim()) ? Number(given) : given
    return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? ok(value)
      : bad(`must be a whole number from ${min} to ${max}`)
  }

export const boolean: Parser<boolean> = (given) => {
  if (given === true || given === 'true' || given === '1') return ok(true)
  if (given === false || given === 'false' || given === '0') return ok(false)
  return bad('must be true or false')
}

export const choice =
  <const Value extends string>(...values: readonly Value[]): Parser<Value> =>
  (given) => {
    const value = values.find((candidate) => candidate === given)
    return value === undefined ? bad(`must be one of ${values.join(', ')}`) : ok(value)
  }

function parseUrl(given: unknown, protocols: readonly string[]): URL | null {
  const parsed = typeof given === 'string' ? URL.parse(given) : null
  return parsed && protocols.includes(parsed.protocol) ? parsed : null
}

/** An address that may be printed: a password has a setting of its own. */
export const serverUrl: Parser<string> = (given) => {
  const parsed = parseUrl(given, ['http:', 'https:'])
  if (!parsed) return bad('must be an address that starts with http: or https:')
  return parsed.username + parsed.password === ''
    ? ok(parsed.href)
    : bad('must hold no user and no password; its key has a setting of its own')
}

export const url =
  (...protocols: string[]): Parser<string> =>
  (given) => {
    const parsed = parseUrl(given, protocols)
    return parsed ? ok(parsed.href) : bad(`must be an address that starts with ${protocols.join(' or ')}`)
  }

/** The address of a sign-in provider: plain http only on this machine, where nobody stands between. */
export const issuer: Parser<string> = (given) => {
  const parsed = parseUrl(given, ['https:', 'http:'])
  const isLocal = parsed !== null && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(parsed.hostname)
  if (!parsed || (parsed.protocol !== 'https:' && !isLocal)) return bad('must be an address that starts with https:')
  return parsed.username + parsed.password === '' ? ok(String(given)) : bad('must hold no user and no password')
}

/**
 * The address of a server, which may hold a password: kept as it was written, and never part of a message. It names a host, a socket (in its
 * query) or a database: with that alone the driver asks this machine, as all programs do.
 */
const secretUrl =
  (...protocols: string[]): Parser<string> =>
  (given) => {
    // The driver would look for a host of that name.
    if (/^\s*\w+:\/\/([^/?#]*@)?[^/?#@]*,[^/?#@]*([/?#]|$)|[?&]host=[^&#]*(,|%2c)/i.test(String(given)))
      return bad('must name one host, not a list of them')
    const parsed = parseUrl(given, protocols)
    // "postgres:name" is an address too, but a mistake.
    const isNamed =
      parsed !== null &&
      /^\s*\w+:\/\//.test(String(given)) &&
      (parsed.hostname !== '' || parsed.pathname.length > 1 || parsed.search !== '')
    if (!isNamed) return bad(`must be an address that starts with ${protocols.map((one) => `${one}//`).join(' or ')} and names a host`)
    // Read as host and path, they would be printed.
    const isPasswordCut = parsed.hostname !== '' && parsed.username + parsed.password === '' && /@/.test(parsed.pathname + parsed.hash)
    return isPasswordCut ? bad('must have a "/" or "#" in its user or password written as %2F or %23') : ok(String(given))
  }

/** The address of a PostgreSQL server. Its driver takes a "%" that begins no escape for itself, and all others with it. */
export const databaseServer: Parser<string> = (given) => {
  const address = secretUrl('postgres:', 'postgresql:')(given)
  const isTaken = !address.ok || /%(?![\da-f]{2})/i.test(address.value) || isDecodable(new URL(address.value))
  return isTaken ? address : bad(PERCENT_UNWRITTEN)
}

/** The address of a Valkey or Redis, whose client takes the user and the password as addresses write them. */
export const valkeyServer: Parser<string> = (given) => {
  const address = secretUrl('redis:', 'rediss:', 'valkey:', 'valkeys:')(given)
  if (!address.ok) return address
  const parsed = new URL(address.value)
  // Of any other the client makes a database "NaN", and ends the program when it is refused.
  const databases = [parsed.pathname.slice(1), ...parsed.searchParams.getAll('db')]
  if (!databases.every((database) => /^\d*\/?$/.test(database)))
    return bad('must have the number of a database behind the host, or nothing')
  return isDecodable(parsed) ? address : bad(PERCENT_UNWRITTEN)
}

const PERCENT_UNWRITTEN = 'must have a "%" in its user or password written as %25'

function isDecodable({ username, password }: URL): boolean {
  try {
    for (const part of [username, password]) decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

/** The mail server's address. Its user and password are written as addresses want them: "%" as "%25". */
export const mailServer: Parser<string> = (given) => {
  const parsed = parseUrl(given, ['smtp:', 'smtps:'])
  if (!parsed?.hostname) return bad('must be an address that starts with smtp: or smtps: and names a host')
  return isDecodable(parsed) ? ok(String(given)) : bad(PERCENT_UNWRITTEN)
}

/** Who mails are from: one address, with or without a name before it. */
export const mailSender: Parser<string> = (given) => {
  const named = text(given)
  if (!named.ok) return named
  const [, name, inBrackets] = /^([^<]*)<([^>]*)>$/.exec(named.value) ?? []
  const isName = /^\s*("[^"\p{Cc}]*"|[^":\p{Cc}]*)\s*$/u.test(name ?? '')
  const isAddress = /^[^\s@\p{Cc}"<>,;]+@[^\s@\p{Cc}"<>,;]+$/u.test(inBrackets ?? named.value)
  return isName && isAddress ? named : bad('must be an e-mail address, or a name and an address such as Sitrep <news@example.org>')
}

/** A name or an address to listen on. */
export const host: Parser<string> = (given) => {
  const named = text(given)
  if (!named.ok) return named
  const { value } = named
  const isHost = isIP(value) !== 0 || (/^[\w.-]+$/.test(value) && URL.canParse(`http://${value}`))
  return isHost ? named : bad('must be the name or address of a host, without a port')
}

/** Scheme, host and port: everything is served from the root. A slash at the end is left out. */
export const origin: Parser<string> = (given) => {
  const parsed = parseUrl(given, ['http:', 'https:'])
  if (!parsed) return bad('must be an address that starts with http: or https:')
  const { origin, pathname, search, hash, username, password } = parsed
  const more = (pathname === '/' ? '' : pathname) + search + hash + username + password
  return more === '' ? ok(origin) : bad('must be scheme, host and port alone, such as https://news.example')
}

/** Addresses or networks of proxies whose X-Forwarded-For is believed, separated by commas. */
export const proxies: Parser<readonly string[]> = (given) => {
  const list = Array.isArray(given) ? given : typeof given === 'string' ? given.split(',') : null
  const networks = list?.map((entry) => String(entry).trim()).filter((entry) => entry !== '')
  if (!networks) return bad('must be a list of addresses or networks')
  const wrong = networks.find((network) => !isNetwork(network))
  return wrong === undefined ? ok(networks) : bad(`"${wrong}" is no address or network (like 10.0.0.0/8, loopback, uniquelocal)`)
}

function isNetwork(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true
  const [address = '', bits, ...rest] = value.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}
