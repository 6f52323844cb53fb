/**
 * Who published an article: the registrable domain of its host. Hosts under a private suffix (x.github.io, y.blogspot.com)
 * are outlets of their own. An IP address or a bare name such as `localhost` stands for itself, so that a service inside
 * an organisation can read its own feeds; which addresses may be fetched is settled elsewhere.
 */
import { parse } from 'tldts'

const HOST_CHARACTERS_MAX = 253
/** Of what an outlet, or who owns it, is called. */
export const OUTLET_NAME_CHARACTERS_MAX = 100
const ADDRESS = /^https?:\/\//

/** The outlet of an article: from the given host when it is one, else from its address. Null when neither names a host. */
export function outletOf(givenHost: string | undefined, url: string): string | null {
  return (givenHost ? outletOfHost(givenHost) : null) ?? outletOfHost(url)
}

/** The registrable domain of a host name or of an address's host; null when there is none in it. */
export function outletOfHost(hostOrUrl: string): string | null {
  const text = hostOrUrl.trim().toLowerCase()
  const parsed = parse(text, { allowPrivateDomains: true, validateHostname: true })
  if (parsed.hostname === null || parsed.hostname.length > HOST_CHARACTERS_MAX) return null
  if (parsed.isIp) return parsed.hostname
  if (parsed.domain !== null) return asciiHost(parsed.domain)
  // The host is itself a private suffix (github.io): then the public part of the list decides.
  const domain = parse(text, { allowPrivateDomains: false }).domain
  if (domain !== null) return asciiHost(domain)
  // In an address a name of one label is a host of somebody's own network; alone it may be any word ("unknown").
  const isHost = parsed.hostname === 'localhost' || (ADDRESS.test(text) && !parsed.hostname.includes('.'))
  return isHost ? asciiHost(parsed.hostname) : null
}

function asciiHost(host: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII
  if (/^[\u0000-\u007f]*$/.test(host)) return host
  const url = URL.parse(`http://${host}`)
  return url === null ? null : url.hostname
}

/** Words that outlets add to their name and leave out of their domain. */
const GENERIC = new Set('news online tv the com media daily live world international site website homepage home official'.split(' '))
const SUFFIX = /^(.*\S)\s+(?:[-–—|•·»~/‹]|::)\s+(\S.{0,58})$/u
const PREFIX = /^(\S.{0,58}?)\s+(?:[-–—|•·~/]|::)\s+(\S.*)$/u
const TITLE_CHARACTERS_KEPT_MIN = 10

/**
 * The title without the outlet's name at its end ("… - BBC News", "… | Reuters") or at its beginning. Only a part that spells the
 * domain or the name that the feed gives itself is removed; a dash of the headline's own stays.
 */
export function withoutOutletSuffix(title: string, outlet: Outlet): string {
  const [, head = '', suffix = ''] = SUFFIX.exec(title) ?? []
  const text = head.length >= TITLE_CHARACTERS_KEPT_MIN && namesOutlet(suffix, outlet) ? head : title
  const [, prefix = '', rest = ''] = PREFIX.exec(text) ?? []
  return rest.length >= TITLE_CHARACTERS_KEPT_MIN && isWholeName(prefix, outlet) ? rest : text
}

/** Whether a text is but the title once more, with or without the outlet's name behind it, as aggregators write. */
export function repeatsTitle(text: string, title: string, outlet: Outlet): boolean {
  if (!text.toLowerCase().startsWith(title.toLowerCase())) return false
  const rest = text.slice(title.length)
  const name = rest.replace(/^[^\p{L}\p{N}]+/u, '')
  return name === '' || (name !== rest && namesOutlet(name, outlet))
}

interface Outlet {
  readonly sourceHost: string
  readonly name?: string | undefined
}

function namesOutlet(suffix: string, outlet: Outlet): boolean {
  if (isWholeName(suffix, outlet)) return true
  const label = compact(outlet.sourceHost.split('.')[0] ?? '')
  const words = wordsOf(suffix)
  return label.length >= 3 && compact(suffix) !== '' && (spells(label, words) || spells(label, ownOf(words)))
}

/** Without its beginnings alone: in front of a headline those may be words of its own. */
function isWholeName(text: string, outlet: Outlet): boolean {
  const whole = compact(text)
  if (whole === '') return false
  if (outlet.name !== undefined && whole === compact(outlet.name)) return true
  const label = compact(outlet.sourceHost.split('.')[0] ?? '')
  if (label.length < 2) return false
  if (whole === label || whole === compact(outlet.sourceHost)) return true
  const words = wordsOf(text)
  const own = ownOf(words)
  return own.length < words.length && own.join('') === label
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const ownOf = (words: readonly string[]): string[] => words.filter((word) => !GENERIC.has(word))

function compact(text: string): string {
  return text
    .toLowerCase()
    .replace(/^(?:the|der|die|das|le|la|el|il)\s+/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** True when the label is made of the beginnings of all words, in order: nytimes of New York Times. Needs two words or more. */
function spells(label: string, words: readonly string[]): boolean {
  const WORDS_MAX = 6
  if (words.length < 2 || words.length > WORDS_MAX) return false
  // How much of the label the words so far may make. Trying all ways would take for ever where both are one letter over and over.
  let ends = new Set([0])
  for (const word of words) ends = new Set([...ends].flatMap((end) => endsOf(word, label, end)))
  return ends.has(label.length)
}

function endsOf(word: string, label: string, from: number): number[] {
  const ends: number[] = []
  for (let length = 1; length <= word.length && word[length - 1] === label[from + length - 1]; length++) ends.push(from + length)
  return ends
}
