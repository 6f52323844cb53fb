import { fillManyCarriers } from '../src/core/clusters/assign-carriers.ts'
import { ASSIGN_AT, CONTRASTS, GAP_DAYS_MAX } from '../src/core/clusters/assign-features.ts'
import type { Query } from './fit-clusters.ts'

/** What is known of the features without any data, so that it need not be learned from sets that may say otherwise by chance. */

/** More of it speaks against one event. */
const AGAINST = new Set([
  'gapLog',
  'yearClash',
  'dayClash',
  'weekdayClash',
  'span',
  'foreign',
  'articleNameMissing',
  'clusterNameMissing',
  'numbersClash',
  'measureClash',
  'gapContrast',
  'growth',
  'small',
  'nameMissing',
  'nameMissingBack',
  'nameCarriers',
  'namesCarriers',
  'titleCarriers',
])
/** It says what is compared, not how alike it is. */
const NEITHER = new Set(['undated', 'headline', 'headlineTitle', 'one', 'units', 'numbers', 'alone'])

/** Per feature: 1 when it speaks for one event, -1 when against, else 0. */
export function signsOf(names: readonly string[]): Int8Array {
  return Int8Array.from(names, (name) => (NEITHER.has(name) ? 0 : AGAINST.has(name) ? -1 : 1))
}

const LONE_SHARE = 0.5

/**
 * The same article had its cluster not been there: then it opens one. A set of few big clusters has hardly any first articles, and would teach
 * that everything joins something. Null when nothing is taken away or nothing left.
 */
export function bereft({ rows, right, weight }: Query, share: number): Query | null {
  const kept = rows.filter((_, i) => !right[i]).map((row) => Float64Array.from(row))
  if (kept.length === rows.length || kept.length === 0) return null
  // This contrast stands in its feature's own place: what it was made from is known but for a constant, which falls out.
  for (const row of kept) row[ASSIGN_AT.gapContrast]! *= (rows.length - 1) / rows.length
  if (kept.length === 1) {
    kept[0]![ASSIGN_AT.gapContrast] = Math.min(kept[0]![ASSIGN_AT.gapLog]!, Math.log1p(GAP_DAYS_MAX) / 5)
    fillManyCarriers({ out: kept[0]!, from: ASSIGN_AT.nameCarriers })
  }
  for (const [from, to] of CONTRASTS) {
    const values = kept.map((row) => row[from]!)
    const sum = values.reduce((total, value) => total + value, 0)
    for (const [i, row] of kept.entries()) {
      const value = values[i]!
      row[to] = kept.length === 1 ? value * LONE_SHARE : value - (sum - value) / (kept.length - 1)
    }
  }
  return { rows: kept, right: kept.map(() => false), weight: weight * share }
}
