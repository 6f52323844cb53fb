import { HOUR_MS } from '../durations.ts'

/**
 * The default order of the list of situations: significance, outlets and recency in one number.
 *
 *   rank = 0.7·significance + 0.1·log2(1 + outlets) + 0.05·z + the greatest, over its events, of
 *          0.3·score + 0.5·log2(1 + outlets) + publishedAt / τ,   τ = 18 h
 *
 * Reading: an affair stands where its weightiest news stands. Of two alike the one falls behind by one point of significance for every 18 hours
 * that it had no such news; a trifle that joins an old affair does not bring it up as news would, and the outlets that told of it long ago count
 * little. Because age enters linearly (an exponential decay of weight 2^rank), `now` moves all ranks by the same amount and never changes their
 * order: pages stay stable while time passes.
 */
const RECENCY_HOURS_PER_POINT = 18
const AFFAIR = { significance: 0.7, outlets: 0.1 }
const NEWS = { significance: 0.3, outlets: 0.5 }
const Z_WEIGHT = 0.05
const OUTLETS_MAX = 10_000

export interface RelevanceInput {
  significance: number
  z: number
  outlets: number
  /** At least one. */
  events: readonly { score: number; outlets: number; publishedAt: number }[]
}

/** The order key, independent of the time of asking. Greater comes first. */
export function relevanceRank({ significance, z, outlets, events }: RelevanceInput): number {
  const news = events.map((event) => weightOf(event.score, event.outlets, NEWS) + event.publishedAt / (RECENCY_HOURS_PER_POINT * HOUR_MS))
  const weightiest = news.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY)
  return weightOf(significance, outlets, AFFAIR) + Z_WEIGHT * Math.min(20, Math.max(-5, z)) + weightiest
}

function weightOf(significance: number, outlets: number, weights: typeof AFFAIR): number {
  return weights.significance * significance + weights.outlets * Math.log2(1 + Math.min(OUTLETS_MAX, Math.max(0, outlets)))
}
