// Events and live situations whose links hang on shared names alone, so that no test of them depends on trained weights.

import { createLiveSituations, type LiveSituations } from '../../src/core/situations/group.ts'
import { groupRules } from '../../src/core/situations/group-rules.ts'
import type { ClusterProfile } from '../../src/core/situations/link.ts'
import { LINK_AT } from '../../src/core/situations/link-features.ts'

export const DAY = 86_400_000
export const START = Date.UTC(2026, 0, 10)

export const NAMES_FEATURE = LINK_AT.names
const byNames = (row: Float64Array) => 12 * row[NAMES_FEATURE]! - 3
export const rules = { ...groupRules, linkScore: byNames, smallScore: byNames }

/** An event of a day after `START`. */
export function event(id: string, text: string, day = 0): ClusterProfile {
  const at = START + day * DAY
  return { id, title: '', text, language: 'en', countries: ['FR'], categories: ['politics'], outlets: 3, publishedAt: at, updatedAt: at }
}

export const vote1 = event('v1', 'Voters in Tarvania choose a president; Mira Solen leads in Port Ellen.')
export const vote2 = event('v2', 'Then in Tarvania the court confirms that Mira Solen won in Port Ellen.', 2)
export const vote3 = event('v3', 'Now in Tarvania Mira Solen is sworn in at Port Ellen.', 4)
export const storm = event('w1', 'Cyclone Odette floods the delta of Lower Kestria near Halden.', 1)

/** Live situations of these events, each in the situation that is named beside it. */
export function live(...events: readonly [ClusterProfile, string | null][]): LiveSituations {
  const situations = createLiveSituations(rules)
  for (const [profile, situation] of events) situations.put(situations.prepare(profile), situation)
  return situations
}
