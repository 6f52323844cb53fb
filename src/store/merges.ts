/**
 * So many merges are followed from a record to the one that answers for it: more than the news ever makes of one affair, so that a chain never
 * seems to have no end (D5-chain). A ring of merges is a fault, and must not hang whoever asks.
 */
export const MERGE_STEPS_MAX = 10_000
