import { HOUR_MS } from '../durations.ts'

/**
 * The default order of the list of situations: significance, outlets and recency in one number.
 *
 *   rank = significance + 0.05·z + 0.6·log2(1 + outlets) + lastUpdated / τ,   τ = 18 h
 *
 * Reading: a situation falls behind an equal one by one point of significance for every 18 hours that it had no new event. Because age
 * enters linearly (an exponential decay of weight 2^rank), `now` moves all ranks by the same amount and never changes their order:
 * pages stay stable while time passes.
 */
const RECENCY_HOURS_PER_POINT = 18
const OUTLETS_WEIGHT = 0.6
const Z_WEIGHT = 0.05
const OUTLETS_MAX = 10_000

export interface RelevanceInput {
  significance: number
  z: number
  outlets: number
  lastUpdated: number
}

/** The order key, independent of the time of asking. Greater comes first. */
export function relevanceRank(input: RelevanceInput): number {
  const outlets = Math.min(OUTLETS_MAX, Math.max(0, input.outlets))
  const z = Math.min(20, Math.max(-5, input.z))
  return (
    input.significance + Z_WEIGHT * z + OUTLETS_WEIGHT * Math.log2(1 + outlets) + input.lastUpdated / (RECENCY_HOURS_PER_POINT * HOUR_MS)
  )
}
