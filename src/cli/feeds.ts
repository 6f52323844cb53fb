// sitrep feeds: the list of feeds, in and out, and their health.

import { readFile, stat } from 'node:fs/promises'
import type { FeedLink } from '../core/feeds/feed-links.ts'
import { FEED_STATES, type FeedState } from '../core/feeds/feed-state.ts'
import { feedAddress, formatOpml, OPML_CHARACTERS_MAX, type ListedFeed as OpmlFeed, parseOpml } from '../core/feeds/opml.ts'
import { checkFeed } from '../pipeline/check-feed.ts'
import { userAgentOf } from '../pipeline/fetch-feed.ts'
import { decodeText } from '../provider/decode-text.ts'
import { addFeedsWithinLimit, describedFeed, privateProblem } from '../service/new-feed.ts'
import { type ListedFeed, listFeeds, removeFeed } from '../store/feeds.ts'
import { checkFeedsCommand } from './check-feeds.ts'
import { type Arguments, type Command, type CommandContext, CommandFailure, textOption, UsageError } from './command.ts'
import { fileFailure } from './file-failure.ts'
import { REJECTIONS_PRINTED_MAX } from './ingest.ts'
import { isoOrNull, minuteText } from './instants.ts'

const add: Command = {
  name: 'feeds add',
  usage: 'URL [--title T] [--category SLUG] [--country CC] [--language LL] [--as-is]',
  summary: 'Adds a feed, with hints for its articles; of a web page, the feed that it names first. One that was paused is read again.',
  options: {
    title: { type: 'string' },
    category: { type: 'string' },
    country: { type: 'string' },
    language: { type: 'string' },
    'as-is': { type: 'boolean' },
  },
  positionals: { min: 1, max: 1 },
  run: async (context, given) => {
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
  },
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

function addressOf(given: string): string {
  const url = feedAddress(given)
  if (url === null) throw new UsageError(`"${given}" is not an http or https address without a password`)
  return url
}

/** Gives how many were new. */
async function addAll({ openStore, clock, newId }: CommandContext, feeds: readonly OpmlFeed[]): Promise<number> {
  const db = await openStore()
  const now = clock()
  const given = feeds.map((feed) => ({ ...feed, id: newId(), nextAt: now }))
  const added = await db.transaction((tx) => addFeedsWithinLimit(tx, given))
  return added.size
}

const list: Command = {
  name: 'feeds list',
  usage: '[--state new|healthy|failing|paused]',
  summary: 'Lists the feeds with their health: last success, items, failures, when and why they are due.',
  options: { state: { type: 'string' } },
  positionals: { min: 0, max: 0 },
  run: async (context, given) => {
    const asked = textOption(given, 'state')
    const state = FEED_STATES.find((known) => known === asked)
    if (asked !== undefined && state === undefined)
      throw new UsageError(`unknown state "${asked}" (the states are ${FEED_STATES.join(', ')})`)
    const all = await listFeeds(await context.openStore())
    const feeds = state === undefined ? all : all.filter((feed) => stateOf(feed) === state)
    context.print(feeds.map(lineOf), feeds.map(rowOf))
    return 0
  },
}

function stateOf({ pausedAt, failures, lastSuccessAt }: ListedFeed): FeedState {
  if (pausedAt !== null) return 'paused'
  if (failures > 0) return 'failing'
  return lastSuccessAt === null ? 'new' : 'healthy'
}

function lineOf(feed: ListedFeed): string {
  const parts = [
    stateOf(feed).padEnd(7),
    feed.url,
    feed.title,
    feed.movedTo === null ? '' : `moved to ${feed.movedTo}`,
    `read ${minuteText(feed.lastSuccessAt)}`,
    `${feed.itemsAccepted} ${feed.itemsAccepted === 1 ? 'item' : 'items'}`,
    feed.pausedAt === null
      ? `due ${minuteText(feed.nextAt)} (${feed.scheduleReason})`
      : `paused ${minuteText(feed.pausedAt)}: ${feed.pauseReason}`,
    feed.failures > 0 && feed.pausedAt === null
      ? `${feed.failures} ${feed.failures === 1 ? 'failure' : 'failures'}: ${feed.lastError}`
      : '',
  ]
  return parts.filter((part) => part !== '').join('  ')
}

function rowOf(feed: ListedFeed): Record<string, unknown> {
  return {
    url: feed.url,
    moved_to: feed.movedTo,
    title: feed.title,
    category: feed.categoryHint,
    country: feed.countryHint,
    language: feed.languageHint,
    state: stateOf(feed),
    last_fetch: isoOrNull(feed.fetchedAt),
    last_success: isoOrNull(feed.lastSuccessAt),
    last_item: isoOrNull(feed.lastItemAt),
    last_error: feed.lastError,
    failures: feed.failures,
    next_due: feed.pausedAt === null ? isoOrNull(feed.nextAt) : null,
    due_reason: feed.scheduleReason,
    paused_at: isoOrNull(feed.pausedAt),
    pause_reason: feed.pauseReason,
    items_per_hour: feed.itemsPerHour,
    items_accepted: feed.itemsAccepted,
    items_rejected: feed.itemsRejected,
    fetches: feed.fetches,
    unchanged: feed.unchanged,
  }
}

const remove: Command = {
  name: 'feeds remove',
  usage: 'URL',
  summary: 'Removes a feed; its articles stay.',
  positionals: { min: 1, max: 1 },
  run: async (context, { positionals: [given = ''] }) => {
    const url = addressOf(given)
    if (!(await removeFeed(await context.openStore(), url))) throw new CommandFailure(`there is no feed ${url}`)
    context.print(`removed ${url}`, { url })
    return 0
  },
}

const importCommand: Command = {
  name: 'feeds import',
  usage: 'FILE.opml',
  summary: 'Adds the feeds of an OPML list; its folders and attributes are hints for category, country and language.',
  positionals: { min: 1, max: 1 },
  run: async (context, { positionals: [path = ''] }) => {
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
  },
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

const exportCommand: Command = {
  name: 'feeds export',
  usage: '',
  summary: 'Prints the feeds as an OPML list.',
  positionals: { min: 0, max: 0 },
  run: async (context) => {
    const listed = await listFeeds(await context.openStore())
    const feeds = listed.map(({ url, title, categoryHint, countryHint, languageHint }) => ({
      url,
      title,
      category: categoryHint,
      country: countryHint,
      language: languageHint,
    }))
    context.print(formatOpml(feeds, 'Feeds of Sitrep').trimEnd(), feeds)
    return 0
  },
}

export const feedCommands: readonly Command[] = [add, list, remove, importCommand, exportCommand, checkFeedsCommand]
