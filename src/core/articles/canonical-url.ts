/**
 * When do two addresses name the same article? The canonical form is for identity alone and is never shown: it forgets
 * what publishers, aggregators and campaigns add to an address (scheme, www, mobile and AMP twins, tracking parameters,
 * fragments, order of parameters) and keeps what selects the page.
 */
import { hash } from 'node:crypto'
import { getDomain } from 'tldts'

export const URL_CHARACTERS_MAX = 2048
const PARAMETERS_MAX = 100
const UNWRAPPED_MAX = 3

/** Prefixes of parameters that describe how the reader came. */
const TRACKING_PREFIX =
  /^(?:utm|at|ns|fb|hsa|mtm|pk|piwik|matomo|itm|guce|__cf|__twitter|vero|mkt|_hs)_?(?:_|referrer|chl|impression|enc|mi)/
const TRACKING = new Set(
  `fbclid gclid dclid gbraid wbraid msclkid yclid ymclid twclid ttclid igshid igsh li_fat_id mc_cid mc_eid mkt_tok _hsenc _hsmi _ga _gl
  ocid cmpid cmp icid ncid smid smtyp sref emc ftag ftcamp ito xtor wt_mc wt.mc_id wt_zmc s_cid spm soc_src soc_trk guccounter trk sc_cmp
  feedtype feedname rssfeed rss fsrc partner sr_share oly_enc_id oly_anon_id piano_id traffic_source campaign_id share_id shared
  s_campaign cx_testid cvid ved usg sca_esv dicbo outputtype amp amp_js_v amp_gsa usqp akid rand_id taid tpcc srnd leadsource
  xtref mbid bxid cndid esrc hootpostid zanpid kc_source nr_email_referer __s __tn__ ei oc
  maca .tsrc eref intcmp intcid wpisrc wtmc mktcid mktcval srsltid mibextid sfnsn _branch_match_id spot_im_redirect_source`.split(/\s+/),
)
/** Parameters that may select a page, but not with these values. */
const REFERRER = new Set([
  'ref',
  'source',
  'src',
  'from',
  'via',
  'track',
  'mod',
  'feed',
  'cid',
  'share',
  'output',
  'type',
  'referrer',
  'referer',
  'utm',
])
const REFERRER_VALUE =
  /^(?:rss|feeds?|atom|xml|amp|mobile|twitter|facebook|fb|tw|x|linkedin|reddit|whatsapp|telegram|instagram|email|mail|newsletter|share|social|copylink|googlenews|google|home|homepage|hp|nl)(?:$|[_\-.\d+]|feed|rss)/

/** The canonical form, or null when the text is not an http(s) address of at most 2,048 characters. */
export function canonicalUrl(address: string): string | null {
  let url = parseHttp(address)
  for (let i = 0; url !== null && i < UNWRAPPED_MAX; i++) {
    const inner = unwrap(url)
    if (inner === null) break
    url = inner
  }
  if (url === null) return null
  const port = url.port === '' || url.port === '80' || url.port === '443' ? '' : `:${url.port}`
  return `https://${canonicalHost(url.hostname)}${port}${canonicalPath(url.pathname)}${canonicalQuery(parametersOf(url))}`
}

/** A short key of fixed length for a canonical address: 128 bits of its SHA-256, in hexadecimal. */
export function urlKey(canonical: string): string {
  return hash('sha256', canonical, 'hex').slice(0, 32)
}

function parseHttp(address: string): URL | null {
  if (address.length > URL_CHARACTERS_MAX) return null
  const url = URL.parse(address)
  if (url === null || url.hostname === '') return null
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : null
}

/**
 * AMP caches wrap the publisher's address: cdn.ampproject.org/c/s/HOST/PATH and google.com/amp/s/HOST/PATH. So do searches whose feeds count
 * clicks (Google Alerts, Bing News), some under another address each time.
 */
function unwrap(url: URL): URL | null {
  const isGoogle = /(?:^|\.)google\.[a-z.]+$/.test(url.hostname)
  const isCache = url.hostname.endsWith('.cdn.ampproject.org') || url.hostname === 'cdn.ampproject.org'
  const isCounter = (isGoogle && url.pathname === '/url') || (url.hostname === 'www.bing.com' && url.pathname === '/news/apiclick.aspx')
  if (isCounter) return parseHttp(url.searchParams.get('url') ?? url.searchParams.get('q') ?? '')
  const path = isCache ? /^\/[a-z]+\/(?:s\/)?([^/]+\..*)$/ : isGoogle ? /^\/amp\/(?:s\/)?([^/]+\..*)$/ : null
  const wrapped = path?.exec(url.pathname)?.[1]
  return wrapped === undefined ? null : parseHttp(`https://${wrapped}${url.search}`)
}

function canonicalHost(hostname: string): string {
  let host = hostname.toLowerCase().replace(/\.$/, '')
  for (let i = 0; i < 2; i++) {
    const bare = /^(?:www\d?|m|mobile|amp|touch|wap)\.(.+)$/.exec(host)?.[1]
    // m.com is a domain of its own: only what stands before a registrable domain is a mobile twin.
    if (bare === undefined || getDomain(bare, { allowPrivateDomains: true }) === null) return host
    host = bare
  }
  return host
}

function canonicalPath(pathname: string): string {
  const spelled = pathname.replace(/%([0-9a-f]{2})/gi, (encoded, digits: string) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16))
    // Some encode what may stand in a path as it is (RFC 3986 §3.3): "/a,b,1" and "/a%2Cb%2C1" are one page.
    return /[A-Za-z0-9\-._~!$&'()*+,;=:@]/.test(character) ? character : encoded.toUpperCase()
  })
  let path = spelled
  // Again and again, since behind one ending another may stand ("/index.html/amp"). It ends, as each turn but the last shortens the path.
  for (let bare = withoutTwins(path); bare !== path; bare = withoutTwins(path)) path = bare
  return path
}

function withoutTwins(path: string): string {
  return path
    .replace(/;(?:jsessionid|phpsessid|sid)=[^/;]*/gi, '')
    .replace(/\/{2,}/g, '/')
    .replace(/\/(?:index|default)\.(?:html?|php|aspx?|jsp|cfm)$/i, '/')
    .replace(/^\/amp\/(?=.)/i, '/')
    .replace(/[./]amp(?:\.html)?\/?$/i, '')
    .replace(/\.amp(\.html?)$/i, '$1')
    .replace(/\/+$/, '')
}

/** What is no UTF-8 (of Windows-1251, GBK) stays in its bytes: as characters that stand for none, all of it would be alike. */
function parametersOf({ search, searchParams }: URL): Iterable<[string, string]> {
  if (!search.includes('%') || ![...searchParams].some((pair) => pair.join('').includes('\ufffd'))) return searchParams
  return new URLSearchParams(search.replace(/%([\da-f]{2})/gi, (_, digits: string) => `%25${digits.toUpperCase()}`))
}

function canonicalQuery(parameters: Iterable<[string, string]>): string {
  const kept: string[] = []
  for (const [given, value] of parameters) {
    // What was escaped twice; no server has a parameter that is called so.
    const name = given.replace(/^amp;/, '')
    if (kept.length >= PARAMETERS_MAX) break
    if (!isTracking(name.toLowerCase(), value.toLowerCase()))
      kept.push(value === '' ? encodeURIComponent(name) : `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  }
  return kept.length === 0 ? '' : `?${kept.sort().join('&')}`
}

function isTracking(name: string, value: string): boolean {
  if (name === '' || TRACKING.has(name) || TRACKING_PREFIX.test(name)) return true
  // A number names the issue that is shown (`read.php?newsletter=41`), but 0 and 1 are answers to whether the reader came by one.
  if (name === 'newsletter') return !/^\d+$/.test(value) || Number(value) <= 1
  return REFERRER.has(name) && (value === '' || REFERRER_VALUE.test(value))
}
