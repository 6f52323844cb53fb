/**
 * Answers that were just given, ready to be sent again.
 *
 * Records change by the minute and are asked for by the millisecond, so an answer is kept for half a second: no reader sees anything older
 * than a second, and a busy address costs the store two statements a second however many ask. Who asks for an answer that is being made waits
 * for it. The key holds everything that the answer depends on; failures are not kept.
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

export interface ResponseCache {
  /** The answer, when it is there and fresh; the one before while the next is being made, until it is twice that old. */
  peek(key: string, now: number): Answer | undefined
  read(key: string, now: number, make: () => Promise<Answer>): Promise<Answer>
}

interface Entry {
  at: number
  answer: Promise<Answer>
  /** The same, once made. */
  made: Answer | undefined
  /** What it replaces: for those in a hurry, while it is being made. */
  last: { at: number; answer: Answer } | undefined
  bytes: number
}

/** Everything that an answer depends on: who may see what, the address as it was written, and who asks, where a walk of a timeline goes on. */
export function answerKey({ tier, accountId }: AccountCaller, url: string): string {
  return GOES_ON.test(url) ? `${accountId} ${tier.key} ${url}` : `${tier.key} ${url}`
}

/** The parameter's name may be encoded. */
const GOES_ON = /^[^?]*\/situations\/[^?]*\?.*(?:timeline_before|%)/

export function createResponseCache({ ageMsMax }: { ageMsMax: number }): ResponseCache {
  const entries = new Map<string, Entry>()
  let bytes = 0

  const forget = (key: string, entry: Entry): void => {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    bytes -= entry.bytes
  }

  // The order of the map is the order of age: the oldest go first, all that are past their time and as many more as must.
  const makeRoom = (now: number): void => {
    for (const [key, entry] of entries) {
      if (bytes <= CACHE_BYTES_MAX && isFresh(entry, now, ageMsMax)) return
      forget(key, entry)
    }
  }

  return {
    peek: (key, now) => {
      const kept = entries.get(key)
      if (!kept || !isFresh(kept, now, ageMsMax)) return undefined
      if (kept.made || !kept.last) return kept.made
      return isFresh(kept.last, now, 2 * ageMsMax) ? kept.last.answer : undefined
    },
    read: (key, now, make) => {
      const kept = entries.get(key)
      if (kept && isFresh(kept, now, ageMsMax)) return kept.answer
      if (kept) forget(key, kept)
      const answer = make()
      const last = kept?.made && { at: kept.at, answer: kept.made }
      const entry: Entry = { at: now, answer, made: undefined, last, bytes: key.length }
      entries.set(key, entry)
      bytes += entry.bytes
      answer.then(
        (made) => {
          if (entries.get(key) !== entry) return
          entry.made = made
          entry.last = undefined
          entry.bytes += made.body.length
          bytes += made.body.length
          makeRoom(now)
        },
        () => forget(key, entry),
      )
      return answer
    },
  }
}

function isFresh(entry: { at: number }, now: number, ageMsMax: number): boolean {
  return now >= entry.at && now - entry.at < ageMsMax
}
