// sitrep feeds check: what a feed would bring, without taking it in.

import { leftOutReason } from '../core/feeds/left-out.ts'
import { counted } from '../core/text/counted.ts'
import type { FeedCheck } from '../pipeline/check-feed.ts'
import type { FeedItem } from '../provider/feed-item.ts'
import type { Command, CommandContext } from './command.ts'
import { isoOrNull } from './instants.ts'

export const checkFeedsCommand: Command = {
  name: 'feeds check',
  usage: 'FILE|URL…',
  summary: 'Shows what would be read from feeds, and what would be refused and why; nothing is taken in.',
  positionals: { min: 1, max: 10_000 },
  run: async (context, { positionals }) => {
    const { checkFeed } = await import('../pipeline/check-feed.ts')
    const { userAgentOf } = await import('../pipeline/fetch-feed.ts')
    const { config, stdin, signal } = context
    const fetch = { allowPrivate: config.feeds_allow_private, userAgent: userAgentOf(config.public_url) }
    let code = 0
    for (const source of positionals) {
      const check = await checkFeed(source, { stdin, signal, fetch }, context.clock())
      if (check.kind === 'unreadable') code = 1
      tell(context, source, check)
    }
    return code
  },
}

function tell({ print, stderr }: CommandContext, source: string, check: FeedCheck): void {
  if (check.kind === 'unreadable') {
    stderr.write(`${source}: ${check.reason}\n`)
    const links = check.feeds.map(({ url, title }) => `  it names the feed ${url}${title ? ` (${title})` : ''}`)
    print(links, { source, title: null, items: [], rejected: [{ title: null, reason: check.reason }], feeds: check.feeds })
    return
  }
  const { title, items, rejected, isCut, leftOut } = check
  print(
    [
      `${source}: ${title || '(no title)'}: ${counted(items.length, 'item')}, ${rejected.length + leftOut} rejected${isCut ? '; the feed ends in the middle' : ''}`,
      ...items.map(
        (item) =>
          `  ${item.publishedAt === null ? 'undated         ' : new Date(item.publishedAt).toISOString().slice(0, 16)}  ${item.title}  ${item.link}`,
      ),
      ...rejected.map(({ item, reason }) => `  rejected: ${item.title || '(no title)'}: ${reason}`),
      ...(leftOut > 0 ? [`  rejected: ${leftOutReason(leftOut)}`] : []),
    ],
    {
      source,
      title,
      link: check.link,
      language: check.language,
      cut: isCut,
      left_out: leftOut,
      items: items.map(presentItem),
      rejected: [
        ...rejected.map(({ item, reason }) => ({ ...presentItem(item), reason })),
        ...(leftOut > 0 ? [{ title: null, reason: leftOutReason(leftOut) }] : []),
      ],
    },
  )
}

/** An item as it was parsed; an undated one would be dated by its first sight. */
function presentItem(item: FeedItem): Record<string, unknown> {
  return {
    title: item.title,
    link: item.link,
    published_at: isoOrNull(item.publishedAt),
    summary: item.summary,
    body: item.body,
    guid: item.guid,
    author: item.author,
    language: item.language,
    source_url: item.sourceUrl,
    source_name: item.sourceName,
  }
}
