/** What the tool server is given by the composition root. */

import type { Tiers } from '../core/tier.ts'
import type { ApiLog } from '../rest/deps.ts'
import type { AddressCeiling } from '../service/address-ceiling.ts'
import type { Authenticator } from '../service/authenticate.ts'
import type { Links } from '../service/links.ts'
import type { SearchDeps, SearchIndex } from '../service/search.ts'
import type { TimelineWalks } from '../service/timeline-walks.ts'
import type { UsageCounter } from '../service/usage-counter.ts'
import type { UsageHistory } from '../service/usage-history.ts'
import type { ToolAnswers } from './tool-answers.ts'

export interface ToolServerDeps {
  db: SearchDeps['db']
  clock: () => number
  log: ApiLog
  links: Links
  tiers: Tiers
  upgradeUrl: string
  cursorSecret: string
  searchIndex: SearchIndex
  usage: UsageCounter
  /** What owners of accounts are shown of their calls. */
  history: Pick<UsageHistory, 'note'>
  /** Takes an API key, or an access token of the sign-in. */
  credentials: Pick<Authenticator, 'authenticate'>
  ceiling: AddressCeiling
  walks: TimelineWalks
  answers: ToolAnswers
  /** {mcp_url} without its path. */
  mcpUrl: string
  /** Host names that requests may come for, without ports; undefined: any. */
  hosts: ReadonlySet<string> | undefined
}
