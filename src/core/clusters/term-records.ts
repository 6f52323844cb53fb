import { TERMS } from '../learning/vector.ts'

/**
 * What is kept for each term lies side by side, so that one look at far memory finds all of it: three counts (`term-statistics.ts`) and where
 * the list of those that carry it begins (`assign-postings.ts`).
 */
export const RECORD = 4
export const LIST = 3

export interface TermRecords {
  readonly counts: Float32Array
  /** The same memory as integers. */
  readonly lists: Int32Array
}

export function createTermRecords(): TermRecords {
  const lists = new Int32Array(TERMS * RECORD)
  return { lists, counts: new Float32Array(lists.buffer) }
}
