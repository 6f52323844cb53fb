/** A feed as somebody describes it: judged before it is added. */

import { isIP } from 'node:net'
import { feedAddress, type ListedFeed } from '../core/feeds/opml.ts'
import { ServiceError } from '../core/serving/errors.ts'
import { CATEGORIES, isCategory } from '../core/tags/category-slugs.ts'
import { countryCodeOf } from '../core/tags/country-codes.ts'
import { normalizeLanguage } from '../core/text/language.ts'
import { typedLine } from '../core/text/typed-line.ts'
import { isPublicAddress } from '../provider/public-address.ts'
import type { Queryable } from '../store/database.ts'
import { addFeeds, countFeeds, FEEDS_MAX, type NewFeed } from '../store/feeds.ts'

export interface FeedDescription {
  url: string
  title?: string | undefined
  category?: string | undefined
  country?: string | undefined
  language?: string | undefined
}

/** As of what feeds call themselves: it stands in lists, and on the page of status that everybody reads. */
export const FEED_TITLE_CHARACTERS_MAX = 200

/** `usage`: not a description of a feed at all. `private`: one that only a setting allows. */
export type DescribedFeed = { kind: 'feed'; feed: ListedFeed } | { kind: 'usage' | 'private'; problem: string }

export function describedFeed(given: FeedDescription, { allowPrivate }: { allowPrivate: boolean }): DescribedFeed {
  const url = feedAddress(given.url)
  if (url === null) return usage(`"${given.url}" is not an http or https address without a password`)
  const problem = allowPrivate ? null : privateProblem(url)
  if (problem !== null) return { kind: 'private', problem }
  const category = hint(given.category)?.toLowerCase() ?? null
  if (category !== null && !isCategory(category))
    return usage(`unknown category "${category}" (the categories are ${CATEGORIES.join(', ')})`)
  const named = hint(given.country)
  const country = named === undefined ? null : countryCodeOf(named)
  if (country === undefined) return usage(`"${named}" is no country code (ISO 3166-1, two letters)`)
  const language = hint(given.language) ?? null
  if (language !== null && !(/^[A-Za-z]{2}$/.test(language) && normalizeLanguage(language)))
    return usage(`"${language}" is no language code (ISO 639-1, two letters)`)
  const title = typedLine(given.title ?? '')
  if (title === undefined) return usage('a title holds no control characters')
  if (title.length > FEED_TITLE_CHARACTERS_MAX) return usage(`a title has at most ${FEED_TITLE_CHARACTERS_MAX} characters`)
  return { kind: 'feed', feed: { url, title, category, country, language: language?.toLowerCase() ?? null } }
}

/** What is wrong with an address that is plainly not on the public internet. A host by name is looked up when its feed is read. */
export function privateProblem(url: string): string | null {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  if (host !== 'localhost' && (isIP(host) === 0 || isPublicAddress(host))) return null
  return `${host} is not on the public internet; SITREP_FEEDS_ALLOW_PRIVATE=true allows such feeds`
}

/**
 * Adds feeds, or brings those that are known up to date. Gives the ids of the new ones. Within a transaction: throws `bad_request` when the store
 * then has more than it may.
 */
export async function addFeedsWithinLimit(tx: Queryable, feeds: readonly NewFeed[]): Promise<Set<string>> {
  const added = await addFeeds(tx, feeds)
  if (added.size > 0 && (await countFeeds(tx)) > FEEDS_MAX) throw new ServiceError('bad_request', `a store has at most ${FEEDS_MAX} feeds`)
  return added
}

const usage = (problem: string): DescribedFeed => ({ kind: 'usage', problem })

/** A hint that was left empty is none. */
const hint = (text: string | undefined): string | undefined => (text === undefined || text.trim() === '' ? undefined : text.trim())
