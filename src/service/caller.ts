/** Who a request comes from, and what it may count against. */

import type { Tier } from '../core/serving/tier.ts'

export interface AccountCaller {
  kind: 'account'
  accountId: string
  tier: Tier
}

export interface AnonymousCaller {
  kind: 'anonymous'
  /** An IPv4 address or an IPv6 /64. */
  network: string
  tier: Tier
}

export type Caller = AccountCaller | AnonymousCaller
