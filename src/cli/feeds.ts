// sitrep feeds: the list of feeds, in and out, and their health.

import { FEED_STATES, type FeedState } from '../core/feeds/feed-state.ts'
import { feedAddress, formatOpml } from '../core/feeds/opml.ts'
import { counted } from '../core/text/counted.ts'
import { type ListedFeed, listFeeds, removeFeed } from '../store/feeds.ts'
import { checkFeedsCommand } from './check-feeds.ts'
import { type Command, CommandFailure, textOption, UsageError } from './command.ts'
import { isoOrNull, minuteText } from './instants.ts'

const add: Command = {
  name: 'feeds add',
  usage: 'URL [--title T] [--category SLUG] [--country CC] [--language LL] [--as-is]',
  summary:
    'Adds a feed, with hints for its articles; of a web page, the feed that it names first. One that was paused is read again. `--as-is` adds the address without looking at it.',
  options: {
    title: { type: 'string' },
    category: { type: 'string' },
    country: { type: 'string' },
    language: { type: 'string' },
    'as-is': { type: 'boolean' },
  },
  positionals: { min: 1, max: 1 },
  run: async (context, given) => (await import('./feeds-add.ts')).addFeed(context, given),
}

function addressOf(given: string): string {
  const url = feedAddress(given)
  if (url === null) throw new UsageError(`"${given}" is not an http or https address without a password`)
  return url
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
    counted(feed.itemsAccepted, 'item'),
    feed.pausedAt === null
      ? `due ${minuteText(feed.nextAt)} (${feed.scheduleReason})`
      : `paused ${minuteText(feed.pausedAt)}: ${feed.pauseReason}`,
    feed.failures > 0 && feed.pausedAt === null ? `${counted(feed.failures, 'failure')}: ${feed.lastError}` : '',
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
  run: async (context, { positionals: [path = ''] }) => (await import('./feeds-add.ts')).importFeeds(context, path),
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
