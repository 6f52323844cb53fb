/** As whom a reader asks: the account's tier decides how far back the lists go; reading itself is not capped. */

import type { Caller } from '../../service/caller.ts'
import type { SiteDeps, Viewer } from '../deps.ts'

export function anonymousCaller({ tiers }: Pick<SiteDeps, 'tiers'>): Caller {
  return { kind: 'anonymous', network: '', tier: tiers.anonymous }
}

export function callerOf(deps: Pick<SiteDeps, 'tiers'>, viewer: Viewer | null): Caller {
  return viewer === null ? anonymousCaller(deps) : accountCaller(viewer)
}

export function accountCaller({ accountId, tier }: Viewer): Extract<Caller, { kind: 'account' }> {
  return { kind: 'account', accountId, tier }
}
