/** Examples for the link between events: pairs of events with what tells whether they belong to one affair. */

import { DAY_MS } from '../src/core/durations.ts'
import { seededRandom } from '../src/core/seeded-random.ts'
import { createLiveSituations } from '../src/core/situations/group.ts'
import { groupRules } from '../src/core/situations/group-rules.ts'
import { prepareCluster } from '../src/core/situations/link.ts'
import type { Rows } from './boost.ts'
import type { GoldEvent } from './situation-replay.ts'

export interface Pair {
  readonly newer: GoldEvent
  readonly older: GoldEvent
  readonly features: Float64Array
  readonly weight: number
}

export const middle = (path: readonly string[]) => path[Math.floor((path.length - 1) / 2)]!
export const isFiled = ({ newer, older }: Pair) => newer.path.length > 0 && older.path.length > 0
export const sameMiddle = (pair: Pair) => isFiled(pair) && middle(pair.newer.path) === middle(pair.older.path)
export const shareNode = ({ newer, older }: Pair) => newer.path.some((node) => older.path.includes(node))

/**
 * Every event against its candidates, both in time order: the links in place must not tell which rows are drawn. Numbers are read as words here,
 * and nowhere else: a link that was learned with them and never sees them is better than one that was learned without (docs/quality.md).
 */
export function pairsOf(events: readonly GoldEvent[], weight = 1): Pair[] {
  // Without a bar of evidence all features of all candidates are told.
  const live = createLiveSituations({ ...groupRules, evidenceMin: 0 })
  const byId = new Map(events.map((event) => [event.profile.id, event]))
  const pairs: Pair[] = []
  for (const newer of events) {
    const prepared = prepareCluster(newer.profile, { numbersAsWords: true })
    const links = live.links(prepared).toSorted((a, b) => a.member.order - b.member.order)
    for (const { member, features } of links) pairs.push({ newer, older: byId.get(member.prepared.profile.id)!, features, weight })
    live.put(prepared, null)
  }
  return pairs
}

/** A stream in spans of so many days, each of which begins with an empty store. */
export function spansOf(events: readonly GoldEvent[], days: number): GoldEvent[][] {
  const spans: GoldEvent[][] = []
  for (const event of events) {
    const started = spans.at(-1)?.[0]
    if (!started || event.profile.publishedAt > started.profile.publishedAt + days * DAY_MS) spans.push([])
    spans.at(-1)!.push(event)
  }
  return spans
}

/** Links within an affair of more than `above` events count for less each, by a power of its size: a few affairs hold most pairs of a stream. */
export function lessForLarge(
  pairs: readonly Pair[],
  { events, above, power }: { events: readonly GoldEvent[]; above: number; power: number },
): Pair[] {
  const filed = events.filter(({ path }) => path.length > 0)
  const sizes = new Map([...Map.groupBy(filed, ({ path }) => middle(path))].map(([affair, members]) => [affair, members.length]))
  return pairs.map((pair) => {
    const size = sameMiddle(pair) ? sizes.get(middle(pair.newer.path))! : 1
    return { ...pair, weight: pair.weight * Math.min(1, above / size) ** power }
  })
}

/** Rows of the first `width` features to learn from: all links, a third of the others, and half as many of events that are filed under nothing. */
export function rowsOf(pairs: readonly Pair[], isLink: (pair: Pair) => boolean, { seed, width }: { seed: number; width: number }): Rows {
  const random = seededRandom(seed)
  const kept: { features: Float64Array; label: number; weight: number }[] = []
  for (const pair of pairs) {
    if (pair.newer.path.length === 0 && pair.older.path.length === 0 && random() < 0.5) continue
    if (isLink(pair)) kept.push({ features: pair.features, label: 1, weight: pair.weight })
    else if (random() < 1 / 3) kept.push({ features: pair.features, label: 0, weight: 3 * pair.weight })
  }
  const values = new Float32Array(kept.length * width)
  kept.forEach((row, i) => void values.set(row.features.subarray(0, width), i * width))
  return {
    count: kept.length,
    width,
    values,
    labels: Float32Array.from(kept, (row) => row.label),
    weights: Float32Array.from(kept, (row) => row.weight),
  }
}
