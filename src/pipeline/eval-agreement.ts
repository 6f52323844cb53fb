// Every figure of how well groups match labels, as `sitrep eval` prints them.

import { type Agreement, adjustedMutualInformation, bcubed, bcubedOfShared, ceafE, floors, pairwise } from '../core/learning/metrics.ts'

export interface GroupScores {
  bcubed: Agreement
  /** Over the items whose label has at least two. */
  bcubed_shared: Agreement
  pairwise: Agreement
  ceaf_e: Agreement
  ami: number
  /** B-cubed F1 of doing nothing: every item alone, and all together. */
  floors: { alone: number; together: number }
}

/** Parallel arrays: `predicted[i]` and `gold[i]` are the group and the label of item i. */
export function groupScores(predicted: readonly string[], gold: readonly string[]): GroupScores {
  const { alone, together } = floors(gold)
  return {
    bcubed: bcubed(predicted, gold),
    bcubed_shared: bcubedOfShared(predicted, gold),
    pairwise: pairwise(predicted, gold),
    ceaf_e: ceafE(predicted, gold),
    ami: adjustedMutualInformation(predicted, gold),
    floors: { alone: alone.f1, together: together.f1 },
  }
}
