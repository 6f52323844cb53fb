/** What the website is given by the composition root. */

import type { FastifyRequest } from 'fastify'
import type { Tier, Tiers } from '../core/tier.ts'
import type { RequestLog } from '../log.ts'
import type { AddressCeiling } from '../service/address-ceiling.ts'
import type { Links } from '../service/links.ts'
import type { SearchDeps, SearchIndex } from '../service/search.ts'
import type { UsageCounter } from '../service/usage-counter.ts'

/** Who is signed in. */
export interface Viewer {
  accountId: string
  email: string
  tier: Tier
  isOperator: boolean
  /** Stands in every form of the viewer's; a form without it is refused. */
  csrf: string
}

/** A page as it was just made, ready to be sent again. */
export interface KeptPage {
  body: Buffer
  headers: Record<string, string>
  route: string
}

/** Pages for everybody, kept for a moment by what was asked. */
export interface KeptPages {
  read(key: string, now: number, make: () => Promise<KeptPage>): Promise<KeptPage>
}

/** The part of the log that is used. */
export interface SiteLog extends RequestLog {
  error(event: 'request.failed', fields: Readonly<Record<string, unknown>>): void
}

export interface SiteDeps {
  db: SearchDeps['db']
  clock: () => number
  log: SiteLog
  links: Links
  tiers: Tiers
  /** The pricing page. */
  upgradeUrl: string
  cursorSecret: string
  searchIndex: SearchIndex
  usage: UsageCounter
  ceiling: AddressCeiling
  pages: KeptPages
  /** Who sent the request; null when nobody is signed in. */
  readViewer: (request: FastifyRequest) => Promise<Viewer | null>
}
