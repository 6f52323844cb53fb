/** What a caller may still ask. Counts nothing. */

import type { LimitsResponse } from '../contract/resources.ts'
import { type Usage, windowEnd } from '../core/serving/cap.ts'
import type { AccountTierKey } from '../core/serving/tier.ts'
import type { AccountCaller } from './caller.ts'

// D7-limits: there is no remaining count per minute anywhere.
export function presentLimits(caller: AccountCaller, usage: Usage, now: number): LimitsResponse {
  const { tier } = caller
  const dayCap = (limit: number, used: number) => ({
    limit,
    used: Math.min(used, limit),
    remaining: Math.max(0, limit - used),
    resets_at: new Date(windowEnd('day', now)).toISOString(),
  })
  return {
    data: {
      tier: accountTierKey(tier.key),
      requests_per_day: dayCap(tier.requestsPerDay, usage.requestsToday),
      searches_per_day: dayCap(tier.searchesPerDay, usage.searchesToday),
      requests_per_minute: { limit: tier.requestsPerMinute, resets_at: new Date(windowEnd('minute', now)).toISOString() },
      window_days: tier.windowDays,
      list_summaries: tier.fullSummaries ? 'full' : 'preview',
    },
  }
}

function accountTierKey(key: AccountCaller['tier']['key']): AccountTierKey {
  if (key === 'anonymous') throw new Error('an account has no anonymous tier')
  return key
}
