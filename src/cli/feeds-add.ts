// What `feeds add` and `feeds import` do: they look for feeds in pages, and at what a feed is said to be.

import { readFile, stat } from 'node:fs/promises'
import type { FeedLink } from '../core/feeds/feed-links.ts'
import { OPML_CHARACTERS_MAX, type ListedFeed as OpmlFeed, parseOpml } from '../core/feeds/opml.ts'
import { checkFeed } from '../pipeline/check-feed.ts'
import { userAgentOf } from '../pipeline/fetch-feed.ts'
import { decodeText } from '../provider/decode-text.ts'
import { addFeedsWithinLimit, describedFeed, privateProblem } from '../service/new-feed.ts'
import { type Arguments, type CommandContext, CommandFailure, textOption, UsageError } from './command.ts'
import { fileFailure } from './file-failure.ts'
import { REJECTIONS_PRINTED_MAX } from './rejections.ts'

/** Adds the feed that the words describe, or that their page names. Gives the exit code. */
export async function addFeed(context: CommandContext, given: Arguments): Promise<number> {
  const asked = feedOf(context, given)
  const found = given.values['as-is'] === true ? { url: asked.url, others: [] } : await discoverFeed(context, asked.url)
  const feed = { ...asked, url: found.url }
  const added = await addAll(context, [feed])
  for (const { url, title } of found.others) context.stderr.write(`the page also names ${url}${title ? ` (${title})` : ''}\n`)
  context.print(added > 0 ? `added ${feed.url}` : `${feed.url} is known; its hints are brought up to date`, {
    url: feed.url,
    added: added > 0,
  })
  return 0
}

function feedOf({ config }: CommandContext, given: Arguments): OpmlFeed {
  const option = (name: string): string | undefined => textOption(given, name)
  const described = describedFeed(
    {
      url: given.positionals[0] ?? '',
      title: option('title'),
      category: option('category'),
      country: option('country'),
      language: option('language'),
    },
    { allowPrivate: config.feeds_allow_private },
  )
  switch (described.kind) {
    case 'feed':
      return described.feed
    case 'usage':
      throw new UsageError(described.problem)
    case 'private':
      throw new CommandFailure(described.problem)
  }
}

const DISCOVERY_TIMEOUT_MS = 10_000

/** The feed behind an address: itself, or the first that its page names. An address that does not answer now is taken as it is. */
async function discoverFeed({ config, signal, clock, stderr }: CommandContext, url: string): Promise<{ url: string; others: FeedLink[] }> {
  const fetch = { allowPrivate: config.feeds_allow_private, timeoutMs: DISCOVERY_TIMEOUT_MS, userAgent: userAgentOf(config.public_url) }
  const check = await checkFeed(url, { fetch, signal }, clock())
  if (check.kind === 'feed') return { url, others: [] }
  const [first, ...others] = check.feeds
  if (first !== undefined) return { url: first.url, others }
  if (check.isPage) throw new CommandFailure(`${url} is a web page and names no feed; --as-is adds it all the same`)
  stderr.write(`${url} was not looked at: ${check.reason}\n`)
  return { url, others: [] }
}

/** Adds the feeds of an OPML list. Gives the exit code. */
export async function importFeeds(context: CommandContext, path: string): Promise<number> {
  const parsed = parseOpml(await listIn(path))
  if (parsed.kind === 'error') throw new CommandFailure(`${path}: ${parsed.message}`)
  const problemOf = ({ url }: OpmlFeed) => (context.config.feeds_allow_private ? null : privateProblem(url))
  const feeds = parsed.feeds.filter((feed) => problemOf(feed) === null)
  const refused = parsed.feeds.flatMap((feed) => ({ title: feed.title || feed.url, reason: problemOf(feed) }))
  const rejected = [...parsed.rejected, ...refused.filter(({ reason }) => reason !== null)]
  const added = feeds.length === 0 ? 0 : await addAll(context, feeds)
  for (const { title, reason } of rejected.slice(0, REJECTIONS_PRINTED_MAX)) context.stderr.write(`${path}: ${title}: ${reason}\n`)
  const counts = { added, known: feeds.length - added, rejected: rejected.length }
  context.print(`${counts.added} added, ${counts.known} known, ${counts.rejected} rejected`, counts)
  return rejected.length > 0 ? 1 : 0
}

async function listIn(path: string): Promise<string> {
  const refuse = (error: unknown): never => {
    throw fileFailure(error, path) ?? error
  }
  const info = await stat(path).catch(refuse)
  if (!info.isFile()) throw new CommandFailure(`${path}: ${info.isDirectory() ? 'is a directory' : 'is no regular file'}`)
  if (info.size > OPML_CHARACTERS_MAX) throw new CommandFailure(`${path}: larger than ${OPML_CHARACTERS_MAX / 1_000_000} MB`)
  return decodeText(await readFile(path).catch(refuse), null)
}

/** Gives how many were new. */
async function addAll({ openStore, clock, newId }: CommandContext, feeds: readonly OpmlFeed[]): Promise<number> {
  const db = await openStore()
  const now = clock()
  const given = feeds.map((feed) => ({ ...feed, id: newId(), nextAt: now }))
  const added = await db.transaction((tx) => addFeedsWithinLimit(tx, given))
  return added.size
}
