/** What the REST surface is given by the composition root. */

import type { Tiers } from '../core/serving/tier.ts'
import type { RequestLog } from '../log.ts'
import type { AddressCeiling } from '../service/address-ceiling.ts'
import type { Authenticator } from '../service/authenticate.ts'
import type { Links } from '../service/links.ts'
import type { SearchDeps, SearchIndex } from '../service/search.ts'
import type { TimelineWalks } from '../service/timeline-walks.ts'
import type { UsageCounter } from '../service/usage-counter.ts'
import type { UsageHistory } from '../service/usage-history.ts'
import type { ResponseCache } from './response-cache.ts'

/** The part of the log that is used. */
export interface ApiLog extends RequestLog {
  error(event: 'request.failed', fields: Readonly<Record<string, unknown>>): void
}

export interface RestDeps {
  db: SearchDeps['db']
  clock: () => number
  newId: () => string
  log: ApiLog
  links: Links
  tiers: Tiers
  /** The pricing page. */
  upgradeUrl: string
  cursorSecret: string
  searchIndex: SearchIndex
  usage: UsageCounter
  /** What the owners of accounts are shown. */
  history: Pick<UsageHistory, 'note'>
  authenticator: Authenticator
  ceiling: AddressCeiling
  responses: ResponseCache
  walks: TimelineWalks
}

export interface ApiDeps extends RestDeps {
  /** Addresses and ranges of proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[]
  /** What runs, but not as it should: a paused stream, for example. */
  degraded: () => readonly string[]
}
