/**
 * A search that counts: a request and a search of the caller's caps, both given back when it fails by our fault. The owner of the account sees
 * it among what was asked by keys and assistants, since it takes from the same caps.
 */

import type { SearchQuery } from '../contract/endpoints.ts'
import type { CapRefusal, Usage } from '../core/serving/cap.ts'
import { type Admission, type AdmitDeps, admit, admitSearch, giveBack } from './admit.ts'
import type { AccountCaller } from './caller.ts'
import { prepareSearch, type SearchDeps, type SearchPage, search } from './search.ts'
import type { HistoryOutcome, UsageHistory } from './usage-history.ts'

export type CountedSearch = { kind: 'served'; page: SearchPage; usage: Usage } | { kind: 'refused'; refusal: CapRefusal }

type CountedSearchDeps = SearchDeps & AdmitDeps & { history: Pick<UsageHistory, 'note'> }

/** Throws what the API would answer with: `bad_request`, `upstream_error`. */
export async function countedSearch(
  deps: CountedSearchDeps,
  caller: AccountCaller,
  ask: { query: SearchQuery; now: number },
): Promise<CountedSearch> {
  const { now } = ask
  const prepared = prepareSearch(deps, caller, ask)
  const note = (outcome: HistoryOutcome) => deps.history.note(caller.accountId, 'search', outcome, now)
  let admission: Admission | undefined
  let searches = 0
  try {
    admission = await admit(deps, caller, { now, search: true })
    if (!admission.refusal) admission = await admitSearch(deps, admission, now)
    if (admission.refusal) {
      note(`${admission.refusal.cap} cap`)
      return { kind: 'refused', refusal: admission.refusal }
    }
    searches = 1
    const page = await search(deps, prepared)
    note('served')
    return { kind: 'served', page, usage: admission.usage }
  } catch (error) {
    // All that can be refused was, before it was counted: what fails now is our fault.
    note('failed')
    if (admission) await giveBack(deps, admission, searches).catch(() => {})
    throw error
  }
}
