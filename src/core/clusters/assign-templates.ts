/**
 * Notices of one template: of matches, results, rates or the weather, in which the same words stand around other names and numbers. A frame is the
 * word before and the word after a run of names and numbers, its filling that run. Two reports of one event that share frames fill them alike; two
 * that share most of what frames they have, and fill several otherwise, are two notices.
 */

import { grown } from '../learning/vector.ts'
import { GAP_SENTENCE, GAP_SPACE } from '../text/words.ts'
import { createBlocks, IN_PAGE, PAGE_BITS, PAGE_LENGTH } from './blocks.ts'
import { FACTS, FLAGS, IS_CAPITAL, IS_NUMBER } from './token-facts.ts'
import type { Part, TokenRun, TokenTable } from './token-table.ts'

/** A text's frames after these are not read. */
const FRAMES_MAX = 40
/** Reports of a cluster that are remembered: its first ones. */
const REPORTS_MAX = 8

/** Least frames of the text that has fewer, and the share of them that both must have. */
const FRAMES_MIN = 3
const SHARED_MIN = 0.4
/** Least frames filled otherwise; the fewer are shared, the more must be, and the fewer may be filled alike. (Chosen on labelled sets: docs/quality.md.) */
const CLASHES_MIN = 2
const CLASHES_BY_SHARE_MIN = 1.5
const ALIKE_BY_SHARE_MAX = 1.5

/** One text's fillings, each as 16 bits of its frame before 16 bits of its own; ascending, so that those of a frame lie together. */
export type Fillings = Uint32Array

/** What stands beside a filling when it is no word: the start or the end of a sentence, or another filling. */
const NO_WORD = { start: 1, end: 2, filling: 3 }
const scratch = new Uint32Array(FRAMES_MAX)

/** Reads the fillings of texts; not of a headline whose words all have capitals, in which nothing stands out. */
export function fillingsOf(table: TokenTable, parts: readonly Part[]): Fillings {
  let count = 0
  for (const { run, end } of parts) {
    for (let i = 0; i < end && count < FRAMES_MAX; ) {
      if (!isFilling(table, run, i)) {
        i++
        continue
      }
      const from = i
      let filling = 0
      do filling = Math.imul(filling ^ run.ones[i]!, 0x01000193)
      while (++i < end && goesOn(table, run, i))
      const before = from === 0 || run.gaps[from] === GAP_SENTENCE ? NO_WORD.start : wordAt(table, run, from - 1)
      const after = i >= end || run.gaps[i] === GAP_SENTENCE ? NO_WORD.end : wordAt(table, run, i)
      // Any word has a capital at the start of a sentence.
      const proves = before !== NO_WORD.start || i > from + 1 || isNumber(table, run, from)
      if (proves && (isWord(before) || isWord(after))) count = insert(packed(Math.imul(before, 31) ^ after, filling), count)
    }
  }
  return scratch.slice(0, count)
}

/** Puts a number in its place among the first `count`, unless it is there. Returns how many there are then. */
function insert(number: number, count: number): number {
  let at = count
  while (at > 0 && scratch[at - 1]! > number) at--
  if (at > 0 && scratch[at - 1] === number) return count
  scratch.copyWithin(at + 1, at, count)
  scratch[at] = number
  return count + 1
}

function isFilling({ facts }: TokenTable, { ids }: TokenRun, i: number): boolean {
  return (facts[ids[i]! * FACTS + FLAGS]! & (IS_NUMBER | IS_CAPITAL)) !== 0
}

function isNumber({ facts }: TokenTable, { ids }: TokenRun, i: number): boolean {
  return (facts[ids[i]! * FACTS + FLAGS]! & IS_NUMBER) !== 0
}

/** Names that stand side by side fill one frame, and so do the numbers of a score or a time. */
function goesOn(table: TokenTable, run: TokenRun, i: number): boolean {
  if (!isFilling(table, run, i)) return false
  return run.gaps[i] === GAP_SPACE || (run.gaps[i] !== GAP_SENTENCE && isNumber(table, run, i) && isNumber(table, run, i - 1))
}

function wordAt(table: TokenTable, run: TokenRun, i: number): number {
  return isFilling(table, run, i) ? NO_WORD.filling : run.ones[i]!
}

function isWord(beside: number): boolean {
  return beside < NO_WORD.start || beside > NO_WORD.filling
}

function packed(frame: number, filling: number): number {
  return ((mixed(frame) << 16) | mixed(filling)) >>> 0
}

function mixed(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (once ^ (once >>> 13)) >>> 16
}

/** Whether reports of two clusters fill one template otherwise, and no two of them that are no such notices fill as many frames alike. */
export function areOtherNotices(some: readonly Fillings[], others: readonly Fillings[]): boolean {
  let [clashing, agreeing] = [0, 0]
  for (const one of some) {
    for (const other of others) {
      const { shared, alike, least } = compared(one, other)
      const clashes = shared - alike
      const share = shared / least
      const areTwo =
        least >= FRAMES_MIN &&
        share > SHARED_MIN &&
        clashes >= CLASHES_MIN &&
        clashes * share >= CLASHES_BY_SHARE_MIN &&
        alike < ALIKE_BY_SHARE_MAX * share * clashes
      if (areTwo) clashing = Math.max(clashing, clashes)
      else agreeing = Math.max(agreeing, alike)
    }
  }
  return clashing > agreeing
}

/** How many frames two texts share, how many of these they fill alike, and how many the one with fewer has. */
function compared(one: Fillings, other: Fillings): { shared: number; alike: number; least: number } {
  let [shared, alike] = [0, 0]
  let [ownFrames, otherFrames] = [0, 0]
  for (let i = 0, k = 0; i < one.length || k < other.length; ) {
    const frame = Math.min(frameAt(one, i), frameAt(other, k))
    const [from, start] = [i, k]
    while (frameAt(one, i) === frame) i++
    while (frameAt(other, k) === frame) k++
    if (i > from) ownFrames++
    if (k > start) otherFrames++
    if (i === from || k === start) continue
    shared++
    if (one.subarray(from, i).some((filling) => other.subarray(start, k).includes(filling))) alike++
  }
  return { shared, alike, least: Math.min(ownFrames, otherFrames) }
}

function frameAt(fillings: Fillings, i: number): number {
  return i < fillings.length ? fillings[i]! >>> 16 : Number.POSITIVE_INFINITY
}

/** The fillings of each cluster's first reports. */
export interface ClusterFillings {
  add(slot: number, fillings: Fillings): void
  /** Valid until something is forgotten. */
  of(slot: number): Fillings[]
  merge(from: number, into: number): void
  forget(slot: number): void
}

/** Each report's lie in a block, after the number of the cluster's next block and their count; blocks are numbered by place, from 1. */
const HEAD = 2

export function createClusterFillings(): ClusterFillings {
  const pages: Uint32Array[] = []
  const blocks = createBlocks(() => void pages.push(new Uint32Array(PAGE_LENGTH)))
  let firsts = new Int32Array(1024)

  const pageOf = (block: number) => pages[(block - 1) >> PAGE_BITS]!
  const numberAt = (block: number, offset: number) => pageOf(block)[((block - 1) & IN_PAGE) + offset]!
  const blocksOf = (slot: number): number[] => {
    const found: number[] = []
    for (let block = firsts[slot] ?? 0; block !== 0; block = numberAt(block, 0)) found.push(block)
    return found
  }
  const append = (slot: number, block: number): void => {
    if (slot >= firsts.length) firsts = grown(firsts, new Int32Array(Math.max(slot + 1, firsts.length * 2)))
    const last = blocksOf(slot).at(-1)
    if (last === undefined) firsts[slot] = block
    else pageOf(last)[(last - 1) & IN_PAGE] = block
    pageOf(block)[(block - 1) & IN_PAGE] = 0
  }
  const give = (block: number) => blocks.give(block - 1, HEAD + numberAt(block, 1))
  return {
    add(slot, fillings) {
      if (blocksOf(slot).length >= REPORTS_MAX) return
      const at = blocks.take(HEAD + fillings.length)
      const page = pages[at >> PAGE_BITS]!
      page[(at & IN_PAGE) + 1] = fillings.length
      page.set(fillings, (at & IN_PAGE) + HEAD)
      append(slot, at + 1)
    },
    of: (slot) =>
      blocksOf(slot).map((block) => {
        const start = ((block - 1) & IN_PAGE) + HEAD
        return pageOf(block).subarray(start, start + numberAt(block, 1))
      }),
    merge(from, into) {
      const room = REPORTS_MAX - blocksOf(into).length
      for (const [i, block] of blocksOf(from).entries()) {
        if (i < room) append(into, block)
        else give(block)
      }
      if (from < firsts.length) firsts[from] = 0
    },
    forget(slot) {
      for (const block of blocksOf(slot)) give(block)
      if (slot < firsts.length) firsts[slot] = 0
    },
  }
}
