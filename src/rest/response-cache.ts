/**
 * Answers that were just given, ready to be sent again.
 *
 * Records change by the minute and are asked for by the millisecond, so an answer is kept for half a second: no reader sees anything older
 * than a second, and a busy address costs the store two statements a second however many ask. Who asks for an answer that is being made waits
 * for it; who can't wait is given the one before, until that is a second old. The key holds everything that the answer depends on; failures are not kept.
 */

import type { AccountCaller } from '../service/caller.ts'
import type { TimelineWalk } from '../service/timeline-walks.ts'
import type { Headers } from './headers.ts'

export const ANSWER_AGE_MS_MAX = 500
const CACHE_BYTES_MAX = 64 * 1_048_576

export interface Answer {
  /** JSON, encoded. */
  body: Buffer
  headers: Headers
  /** Where it was asked, in the router's form. */
  route: string
  /** A page of a timeline that does not end it: whoever is given it is noted. */
  walk?: TimelineWalk
}

export type ResponseCache = AnswerCache<Answer>

export interface AnswerCache<Made> {
  /** The answer, when it is there and fresh. One that is not has the next made behind it, and is given until it is twice that old. */
  peek(key: string, now: number): Made | undefined
  /** `make` is kept with the answer, and is called again when it is next due. */
  read(key: string, now: number, make: Make<Made>): Promise<Made>
}

type Make<Made> = (now: number) => Promise<Made>

interface Entry<Made> {
  at: number
  make: Make<Made>
  answer: Promise<Made>
  /** The same, once made. */
  made: Made | undefined
  /** What it replaces: for those in a hurry, while it is being made. */
  last: { at: number; answer: Made } | undefined
  bytes: number
}

/** Everything that an answer depends on: who may see what, the address as it was written, and who asks, where a walk of a timeline goes on. */
export function answerKey({ tier, accountId }: AccountCaller, url: string): string {
  return goesOn(url) ? `${accountId} ${tier.key} ${url}` : `${tier.key} ${url}`
}

/** The path and the parameter's name may be encoded. Looked at for every request, refused ones too: in time that grows with the address alone. */
function goesOn(url: string): boolean {
  const end = url.indexOf('?')
  return end >= 0 && /\/situations\/|%/.test(url.slice(0, end)) && /timeline_before|%/.test(url.slice(end))
}

export function createResponseCache<Made extends { body: Buffer } = Answer>({ ageMsMax }: { ageMsMax: number }): AnswerCache<Made> {
  return createAnswerCache({ ageMsMax, bytesMax: CACHE_BYTES_MAX, bytesOf: ({ body }) => body.length })
}

interface CacheOptions<Made> {
  ageMsMax: number
  /** Of all answers and their keys. */
  bytesMax: number
  bytesOf: (made: Made) => number
}

export function createAnswerCache<Made>({ ageMsMax, bytesMax, bytesOf }: CacheOptions<Made>): AnswerCache<Made> {
  const entries = new Map<string, Entry<Made>>()
  let bytes = 0

  const forget = (key: string, entry: Entry<Made>): void => {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    bytes -= entry.bytes
  }

  // The order of the map is the order of age: the oldest go first, all that are past their time and as many more as must.
  const makeRoom = (now: number): void => {
    for (const [key, entry] of entries) {
      if (bytes <= bytesMax && isFresh(entry, now, ageMsMax)) return
      forget(key, entry)
    }
  }

  const begin = (key: string, now: number, make: Make<Made>): Entry<Made> => {
    const kept = entries.get(key)
    if (kept) forget(key, kept)
    const answer = make(now)
    const last = kept?.made && { at: kept.at, answer: kept.made }
    const entry: Entry<Made> = { at: now, make, answer, made: undefined, last, bytes: key.length }
    entries.set(key, entry)
    bytes += entry.bytes
    answer.then(
      (made) => {
        if (entries.get(key) !== entry) return
        entry.made = made
        entry.last = undefined
        entry.bytes += bytesOf(made)
        bytes += bytesOf(made)
        makeRoom(now)
      },
      () => forget(key, entry),
    )
    return entry
  }

  return {
    peek: (key, now) => {
      const kept = entries.get(key)
      if (!kept) return undefined
      const isDue = kept.made !== undefined && !isFresh(kept, now, ageMsMax) && isFresh(kept, now, 2 * ageMsMax)
      const { at, made, last } = isDue ? begin(key, now, kept.make) : kept
      if (made) return isFresh({ at }, now, ageMsMax) ? made : undefined
      return last && isFresh(last, now, 2 * ageMsMax) ? last.answer : undefined
    },
    read: (key, now, make) => {
      const kept = entries.get(key)
      return kept && isFresh(kept, now, ageMsMax) ? kept.answer : begin(key, now, make).answer
    },
  }
}

function isFresh(entry: { at: number }, now: number, ageMsMax: number): boolean {
  return now >= entry.at && now - entry.at < ageMsMax
}
