/** What the website is given by the composition root. */

import type { FastifyRequest } from 'fastify'
import type { ToolName } from '../contract/tools.ts'
import type { Tier, Tiers } from '../core/serving/tier.ts'
import type { RequestLog } from '../log.ts'
import type { RequestLinkDeps } from '../service/account-links.ts'
import type { AddressCeiling } from '../service/address-ceiling.ts'
import type { AccountCaller } from '../service/caller.ts'
import type { CurateDeps } from '../service/curate.ts'
import type { FormTokens } from '../service/form-tokens.ts'
import type { Links } from '../service/links.ts'
import type { OperateFeedsDeps } from '../service/operate-feeds.ts'
import type { SearchDeps, SearchIndex } from '../service/search.ts'
import type { SignInProvider } from '../service/sign-in-with.ts'
import type { StatusReader } from '../service/status.ts'
import type { UsageCounter } from '../service/usage-counter.ts'
import type { UsageHistory } from '../service/usage-history.ts'

/** Who is signed in. */
export interface Viewer {
  accountId: string
  sessionId: string
  email: string
  tier: Tier
  isEmailVerified: boolean
  isOperator: boolean
  /** Stands in every form of the viewer's; a form without it is refused. */
  csrf: string
}

/** A page as it was just made, ready to be sent again. */
export interface KeptPage {
  body: Buffer
  headers: Record<string, string>
}

/** Pages for everybody, kept for a moment by what was asked. */
export interface KeptPages {
  read(key: string, now: number, make: () => Promise<KeptPage>): Promise<KeptPage>
}

/** The part of the log that is used. */
export interface SiteLog extends RequestLog {
  warn(event: 'identity.refused', fields: Readonly<Record<string, unknown>>): void
  error(event: 'request.failed', fields: Readonly<Record<string, unknown>>): void
}

/** What the pages of accounts need beside the rest. */
export interface PeopleDeps extends RequestLinkDeps {
  forms: FormTokens
  /** Whether readers reach the site by https. */
  isSecure: boolean
  providers: readonly SignInProvider[]
  history: UsageHistory
  /** Where the tool server is, path included. */
  mcpUrl: string
}

/** What would be read at an address, without taking it in. */
export type CheckedAddress =
  | {
      kind: 'feed'
      title: string
      /** The document ends in the middle. */
      isCut: boolean
      /** How many items stand behind the most that are read. */
      leftOut: number
      items: readonly { title: string; publishedAt: number | null }[]
      rejected: readonly { item: { title: string }; reason: string }[]
    }
  | { kind: 'unreadable'; reason: string; feeds: readonly { url: string; title: string }[] }

/** What the operator's pages need beside the rest. */
export interface OperatorDeps {
  curation: Omit<CurateDeps, 'actor'>
  feeds: OperateFeedsDeps
  checkFeed: (url: string) => Promise<CheckedAddress>
}

/** A tool as the tool server runs it. */
export type ToolRunner = (
  call: { name: ToolName; given: Record<string, unknown> },
  run: { caller: AccountCaller; now: number },
) => Promise<{ markdown: string; structured: object }>

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
  people: PeopleDeps
  readStatus: StatusReader
  operator: OperatorDeps
  /** What a tool answers, for the documentation: counts nothing. */
  runTool: ToolRunner
  /** Who sent the request; null when nobody is signed in. */
  readViewer: (request: FastifyRequest) => Promise<Viewer | null>
}
