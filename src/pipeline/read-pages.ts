// Pages of articles, read for their text where the operator allowed it for the outlet and the site's robots.txt does. The text is for
// analysis alone and is never shown.

import { BODY_CHARACTERS_MAX, originOf } from '../core/articles/article.ts'
import { canonicalUrl } from '../core/articles/canonical-url.ts'
import { retryAfterOf } from '../core/feeds/feed-wishes.ts'
import { cutText } from '../core/text/clean-text.ts'
import { decodeText } from '../provider/decode-text.ts'
import { FetchError, type Fetched, fetchUrl } from '../provider/fetch-url.ts'
import type { PageReader } from '../provider/page-text.ts'
import { claimDuePages, type DuePage, finishPage, isFullTextAllowed, postponePage, putOffPage } from '../store/article-pages.ts'
import type { FetchFeedDeps } from './fetch-feed.ts'
import { loggedAddress, type RecordDeps } from './fetch-feed-record.ts'
import { HostBusy, heedTooMany } from './host-gate.ts'
import { ROBOTS_BYTES_MAX, type Robots, type RobotsAnswer } from './robots.ts'

const PAGES_IN_FLIGHT_MAX = 4
const PAGE_BYTES_MAX = 3 * 1024 * 1024
const PAGE_TIMEOUT_MS = 20_000
const ATTEMPTS_MAX = 3
const RETRY_MS = 45_000
/** Less than this is a notice about cookies, not an article. */
const TEXT_CHARACTERS_MIN = 200

export interface PageDeps extends RecordDeps, FetchFeedDeps {
  pages: PageReader
  robots: Robots
}

export type PageOutcome = 'read' | 'empty' | 'forbidden' | 'failed' | 'postponed'

/** Reads a few pages that are due. Gives what came of each. */
export async function readPages(deps: PageDeps, now: number, signal: AbortSignal): Promise<PageOutcome[]> {
  const due = await claimDuePages(deps.db, { now, limit: PAGES_IN_FLIGHT_MAX })
  return Promise.all(due.map((page) => readPage(deps, page, signal)))
}

async function readPage(deps: PageDeps, page: DuePage, signal: AbortSignal): Promise<PageOutcome> {
  const { db, clock, log } = deps
  if (!(await isFullTextAllowed(db, page.articleId))) {
    await finishPage(db, page, null)
    return 'forbidden'
  }
  try {
    const html = await fetchPage(deps, page.url, signal)
    const read = html === null ? null : await deps.pages.read(html)
    const text = read === null ? '' : cutText(read.text, BODY_CHARACTERS_MAX)
    const isText = text.length >= TEXT_CHARACTERS_MIN
    const isKept = await finishPage(db, page, isText ? { text, originUrl: originOf(read?.canonical, canonicalUrl(page.url)) } : null)
    if (!isKept) return 'postponed'
    return isText ? 'read' : 'empty'
  } catch (error) {
    if (error instanceof HostBusy || signal.aborted) {
      await putOffPage(db, page, error instanceof HostBusy ? error.until : clock())
      return 'postponed'
    }
    if (!(error instanceof FetchError)) throw error
    log.warn('page.failed', { page: loggedAddress(page.url), reason: error.message })
    const isLast = page.attempts >= ATTEMPTS_MAX || error.code === 'refused_address' || error.code === 'bad_url'
    if (isLast) await finishPage(db, page, null)
    else await postponePage(db, page, clock() + RETRY_MS)
    return 'failed'
  }
}

/** The page behind an address; null where robots may not read it, or where there is none to read. */
async function fetchPage(deps: PageDeps, url: string, signal: AbortSignal): Promise<{ html: string; url: string } | null> {
  if (!(await mayRead(deps, url, signal))) return null
  // A redirect may lead to a site that does not allow it.
  const check = async (to: string): Promise<void> => {
    if (!(await mayRead(deps, to, signal))) throw new FetchError('refused_address', 'robots.txt does not allow it')
  }
  const answer = await politely(deps, url, { signal, bytesMax: PAGE_BYTES_MAX, check })
  // A host in trouble may have it a moment later.
  if (answer.isTooMany || answer.status >= 500) throw new FetchError('connection', `HTTP status ${answer.status}`)
  if (answer.status !== 200 || !/html/i.test(answer.contentType ?? '')) return null
  return { html: decodeText(answer.body, answer.contentType), url: answer.url }
}

function mayRead(deps: PageDeps, url: string, signal: AbortSignal): Promise<boolean> {
  return deps.robots.mayRead(url, deps.clock(), (robotsUrl) => askRobots(deps, robotsUrl, signal))
}

async function askRobots(deps: PageDeps, robotsUrl: string, signal: AbortSignal): Promise<RobotsAnswer> {
  try {
    const { status, body } = await politely(deps, robotsUrl, { signal, bytesMax: ROBOTS_BYTES_MAX, isCut: true })
    if (status === 200) return { kind: 'text', text: decodeText(body) }
    // RFC 9309 §2.3.1: what is not there forbids nothing, a server in trouble everything.
    return { kind: status >= 400 && status < 500 && status !== 429 ? 'none' : 'unreachable' }
  } catch (error) {
    if (error instanceof FetchError) return { kind: 'unreachable' }
    throw error
  }
}

interface Answer extends Pick<Fetched, 'status' | 'url' | 'contentType'> {
  body: Buffer
  /** The host asks to be left alone for a while, and is. */
  isTooMany: boolean
}

interface Ask {
  signal: AbortSignal
  bytesMax: number
  /** A longer answer is read so far; else it is refused. */
  isCut?: boolean
  /** Called with every address that a redirect leads to, while no host's turn is held. */
  check?: (to: string) => Promise<void>
}

/** One request, with its host's turn awaited at every hop. */
async function politely(deps: PageDeps, url: string, ask: Ask): Promise<Answer> {
  const enter = (address: string) => deps.gate.enter(new URL(address).hostname, ask.signal)
  let leave = await enter(url)
  try {
    const response = await fetchUrl(url, {
      allowPrivate: deps.allowPrivate,
      ...(deps.resolver ? { resolver: deps.resolver } : {}),
      timeoutMs: deps.timeoutMs ?? PAGE_TIMEOUT_MS,
      bytesMax: ask.bytesMax,
      userAgent: deps.userAgent,
      headers: { accept: 'text/html, application/xhtml+xml, text/plain;q=0.8' },
      signal: ask.signal,
      onRedirect: async ({ to }) => {
        leave()
        await ask.check?.(to)
        leave = await enter(to)
      },
    })
    const chunks: Uint8Array[] = []
    try {
      for await (const chunk of response.body) chunks.push(chunk)
    } catch (error) {
      if (!(ask.isCut === true && error instanceof FetchError && error.code === 'too_large')) throw error
    }
    await response.close()
    const { status, url: answered, contentType, headers } = response
    const retryAfterMs = retryAfterOf(headers, deps.clock())
    const isTooMany = heedTooMany(deps.gate, new URL(answered).hostname, { status, retryAfterMs })
    return { status, url: answered, contentType, body: Buffer.concat(chunks), isTooMany }
  } finally {
    leave()
  }
}
