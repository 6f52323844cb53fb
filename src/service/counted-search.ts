/** A search that counts: a request and a search of the caller's caps, both given back when it fails by our fault. */

import type { SearchQuery } from '../contract/endpoints.ts'
import type { Usage } from '../core/cap.ts'
import { type AdmitDeps, admit, admitSearch, giveBack, refusalError } from './admit.ts'
import type { AccountCaller } from './caller.ts'
import { prepareSearch, type SearchDeps, type SearchPage, search } from './search.ts'
import { serviceErrorOf } from './service-error.ts'

export interface CountedSearch {
  page: SearchPage
  usage: Usage
}

/** Throws what the API would answer with: `bad_request`, `rate_limited`, `upstream_error`. */
export async function countedSearch(
  deps: SearchDeps & AdmitDeps,
  caller: AccountCaller,
  ask: { query: SearchQuery; now: number },
): Promise<CountedSearch> {
  const { now } = ask
  const prepared = prepareSearch(deps, caller, ask)
  let admission = await admit(deps, caller, { now, search: true })
  if (admission.refusal) throw refusalError(deps, caller.tier, admission.refusal)
  let searches = 0
  try {
    admission = await admitSearch(deps, admission, now)
    if (admission.refusal) throw refusalError(deps, caller.tier, admission.refusal)
    searches = 1
    return { page: await search(deps, prepared), usage: admission.usage }
  } catch (error) {
    if (serviceErrorOf(error).status >= 500) await giveBack(deps, admission, searches).catch(() => {})
    throw error
  }
}
