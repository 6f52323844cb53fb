// Asks for one feed, politely: with what is known of its last state, one request of a host at a time, and within bounds.

import { createHash } from 'node:crypto'
import type { ClockWatch } from '../core/feeds/clock-watch.ts'
import { cacheLifetimeOf, retryAfterOf, serverTimeOf, ttlOf } from '../core/feeds/feed-wishes.ts'
import { linkOf } from '../core/feeds/websub.ts'
import { absoluteUrl, type Feed as ParsedFeed } from '../provider/feed-item.ts'
import { FetchError, type FetchErrorCode, type Fetched, fetchUrl, type Redirect, type Resolver } from '../provider/fetch-url.ts'
import { parseFeed } from '../provider/read-feed.ts'
import type { Feed } from '../store/feeds.ts'
import { type ReadingDeps, readInHand } from './document-in-hand.ts'
import { HostBusy, type HostGate, heedTooMany } from './host-gate.ts'

export const FEED_FETCH_BYTES_MAX = 10 * 1024 * 1024
export const FEED_FETCH_TIMEOUT_MS = 30_000
const VALIDATOR_CHARACTERS_MAX = 1_000
const HEAD_BYTES = 64_000

export interface FetchFeedDeps extends ReadingDeps {
  clock: () => number
  gate: HostGate
  userAgent: string
  allowPrivate: boolean
  resolver?: Resolver | undefined
  /** For tests and measurements: which addresses may be connected to. */
  isAllowed?: ((address: string) => boolean) | undefined
  timeoutMs?: number | undefined
  clockWatch?: ClockWatch | undefined
}

/** A named reader with an address where its operator can be found. */
export function userAgentOf(publicUrl: string | undefined): string {
  return publicUrl === undefined ? 'Sitrep/0.1 (+feed reader)' : `Sitrep/0.1 (+${publicUrl})`
}

/** What every answer tells, whatever came of it. */
interface Answer {
  /** The host that answered last. */
  host: string
  /** Where the feed has moved for good; null when it stands where it was first. */
  movedTo: string | null
  etag: string | null
  lastModified: string | null
  cacheMs: number | null
  retryAfterMs: number | null
}

/** silent: nobody answered, so that it may be our own line that is down. unasked: no request went out. */
export type Reach = 'answered' | 'silent' | 'unasked'

export type FeedFetch =
  | ({ kind: 'unchanged' } & Answer)
  | ({ kind: 'read'; feed: ParsedFeed; bodyHash: Buffer; ttlMs: number | null; hub: { hub: string; topic: string } | null } & Answer)
  | { kind: 'failed'; reason: string; isGone: boolean; reach: Reach; host: string; retryAfterMs: number | null }
  /** Not asked now; nothing is known, and nothing is counted. */
  | { kind: 'deferred'; until: number }

/** A fetch that came to nothing though a host answered: it says nothing of our own line. */
export function unusable(host: string, reason: string): Extract<FeedFetch, { kind: 'failed' }> {
  return { kind: 'failed', reason, isGone: false, reach: 'answered', host, retryAfterMs: null }
}

/** Fetches and parses a feed. Never throws, except when `signal` aborts. */
export async function fetchFeed(deps: FetchFeedDeps, feed: Feed, signal: AbortSignal): Promise<FeedFetch> {
  const visit = createVisit(deps, feed, signal)
  try {
    await visit.enter(visit.url)
    const response = await fetchUrl(visit.url, {
      allowPrivate: deps.allowPrivate,
      isAllowed: deps.isAllowed,
      ...(deps.resolver ? { resolver: deps.resolver } : {}),
      timeoutMs: deps.timeoutMs ?? FEED_FETCH_TIMEOUT_MS,
      bytesMax: FEED_FETCH_BYTES_MAX,
      userAgent: deps.userAgent,
      headers: validators(feed),
      onRedirect: visit.follow,
      signal,
    })
    try {
      return await readAnswer(deps, { feed, response, visit })
    } finally {
      await response.close()
    }
  } catch (error) {
    const serverTime = certifiedTimeOf(error)
    if (serverTime !== null) deps.clockWatch?.note(visit.host(), serverTime)
    return outcomeOf(error, { visit, signal })
  } finally {
    visit.end()
  }
}

interface Visit {
  /** The address that is asked first. */
  url: string
  host: () => string
  movedTo: () => string | null
  /** Whether what answers speaks for the feed itself: no redirect led there that is only for now. */
  isAtHome: () => boolean
  enter: (url: string) => Promise<void>
  follow: (redirect: Redirect) => Promise<void>
  end: () => void
}

/** One visit: at which host it is, and where permanent redirects have led. */
function createVisit({ gate }: FetchFeedDeps, feed: Feed, signal: AbortSignal): Visit {
  const start = feed.movedTo ?? feed.url
  const state = { host: hostOf(start), permanent: start, isPermanent: true, leave: () => {} }
  const enter = async (url: string): Promise<void> => {
    state.leave()
    state.host = hostOf(url)
    state.leave = await gate.enter(state.host, signal)
  }
  return {
    url: start,
    host: () => state.host,
    movedTo: () => (state.permanent === feed.url ? null : state.permanent),
    isAtHome: () => state.isPermanent,
    enter,
    // Only an unbroken chain of permanent redirects says where the feed lives from now on.
    follow: async ({ status, to }) => {
      state.isPermanent &&= status === 301 || status === 308
      if (state.isPermanent) state.permanent = to
      await enter(to)
    },
    end: () => state.leave(),
  }
}

const hostOf = (url: string): string => URL.parse(url)?.hostname ?? ''

/** A changed address has none of the tags of the old one. */
function validators({ etag, lastModified }: Feed): Record<string, string> {
  return { ...(etag === null ? {} : { 'if-none-match': etag }), ...(lastModified === null ? {} : { 'if-modified-since': lastModified }) }
}

async function readAnswer(
  deps: FetchFeedDeps,
  { feed, response, visit }: { feed: Feed; response: Fetched; visit: Visit },
): Promise<FeedFetch> {
  const { status, headers } = response
  const now = deps.clock()
  const retryAfterMs = retryAfterOf(headers, now)
  const host = visit.host()
  const serverTime = serverTimeOf(headers)
  if (serverTime !== null) deps.clockWatch?.note(host, serverTime)
  // A 304 to a question without conditions says nothing: whoever believes it never reads the feed.
  const isConditional = feed.etag !== null || feed.lastModified !== null
  if (status === 304 && isConditional) return { kind: 'unchanged', ...answerOf(feed, { response, visit, now }) }
  if (status !== 200) {
    heedTooMany(deps.gate, host, { status, retryAfterMs })
    // A place that a feed had moved to, or is told at for now, may be gone while the feed lives on at its own address.
    const isGone = status === 410 && feed.movedTo === null && visit.isAtHome()
    return { ...unusable(host, `HTTP status ${status}`), isGone, retryAfterMs }
  }
  const body = Buffer.concat(await Array.fromAsync(response.body))
  const bodyHash = createHash('sha256').update(body).digest().subarray(0, 16)
  const answer = answerOf(feed, { response, visit, now })
  if (feed.bodyHash?.equals(bodyHash)) return { kind: 'unchanged', ...answer }
  const { url, contentType } = response
  const parsed = readInHand(deps, feed.id, () => parseFeed(body, { url, contentType, language: feed.languageHint }))
  if (parsed.kind === 'error') return { ...unusable(host, parsed.message), retryAfterMs }
  const ttlMs = ttlOf(body.toString('latin1', 0, HEAD_BYTES))
  return { kind: 'read', feed: parsed.feed, bodyHash, ttlMs, hub: hubOf(parsed.feed, response), ...answer }
}

/** Who pushes the feed's news, and under which address: the headers come before the document (WebSub §4). */
function hubOf(feed: ParsedFeed, { headers, url }: Fetched): { hub: string; topic: string } | null {
  const named = (relation: string): string | null => {
    const address = linkOf(headers.link, relation)
    return address === null ? null : absoluteUrl(address, url)
  }
  const hub = named('hub') ?? feed.hub
  const topic = named('self') ?? feed.self ?? url
  return hub !== null && isKept(hub) && isKept(topic) ? { hub, topic } : null
}

/** A hub is told its topic as it stands there, and both go into the store: what no address and no database text may hold is left. */
function isKept(address: string): boolean {
  return address.length <= ADDRESS_CHARACTERS_MAX && address.isWellFormed() && !/\p{Cc}/u.test(address)
}

const ADDRESS_CHARACTERS_MAX = 2_000

function answerOf(feed: Feed, { response, visit, now }: { response: Fetched; visit: Visit; now: number }): Answer {
  const { headers, status } = response
  // RFC 9110 §15.4.5: a 304 need not repeat what has not changed.
  const kept = status === 304 ? feed : { etag: null, lastModified: null }
  return {
    host: visit.host(),
    movedTo: visit.movedTo(),
    etag: shortEnough(headers.etag) ?? kept.etag,
    lastModified: shortEnough(headers['last-modified']) ?? kept.lastModified,
    cacheMs: cacheLifetimeOf(headers, now),
    retryAfterMs: retryAfterOf(headers, now),
  }
}

/** What is sent back must be a header value again. */
function shortEnough(value: string | undefined): string | null {
  return value !== undefined && value.length <= VALIDATOR_CHARACTERS_MAX && /^[\x20-\x7e\x80-\xff]+$/.test(value) ? value : null
}

const REACH: Readonly<Record<FetchErrorCode, Reach>> = {
  unresolved: 'silent',
  connection: 'silent',
  timeout: 'silent',
  bad_url: 'unasked',
  refused_address: 'unasked',
  aborted: 'unasked',
  redirects: 'answered',
  too_large: 'answered',
  damaged: 'answered',
}

/** Under a clock far off no certificate holds, and no answer comes that could tell the time: the certificate tells on which side of ours it is. */
function certifiedTimeOf(error: unknown): number | null {
  const cause = error instanceof FetchError ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code === 'CERT_HAS_EXPIRED') return Number.NEGATIVE_INFINITY
  return code === 'CERT_NOT_YET_VALID' ? Number.POSITIVE_INFINITY : null
}

function outcomeOf(error: unknown, { visit, signal }: { visit: Visit; signal: AbortSignal }): FeedFetch {
  if (signal.aborted) throw error
  if (error instanceof HostBusy) return { kind: 'deferred', until: error.until }
  if (error instanceof FetchError) return { ...unusable(visit.host(), error.message), reach: REACH[error.code] }
  // Whatever a stranger's answer made fail, it fails this feed alone.
  return unusable(visit.host(), 'the answer cannot be read')
}
