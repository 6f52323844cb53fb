/**
 * Can our clock be believed? A clock that was set by hand, or that was wrong from the start, would date what has no date, show what
 * should wait, and end affairs that go on. It is doubted when it jumps against the steady clock, when it begins far from where the last
 * work ended, or when the servers that we ask tell another time; it is believed again when it jumps back, when several servers agree with
 * it, or, where too few tell the time, when it has been steady for a while and none of them says that all was well before. (A machine that
 * slept has jumped too, and its first answers clear it.)
 */

import { DAY_MS } from '../durations.ts'
import { keepNewest } from '../keep-newest.ts'

const JUMP_MS = 60_000
const SKEW_MS_MAX = 300_000
const SERVERS_TO_CLEAR = 3
const SERVERS_TO_DOUBT = 5
/** What a server said longer ago is no evidence any more. */
const EVIDENCE_MS = 600_000
/** With too few servers to ask, a steady clock is believed after so long. */
const STEADY_MS = 600_000
const SERVERS_KEPT_MAX = 50
/** Nobody worked for longer than this, or the clock is ahead: less of that ends no affair before its time. */
const PAUSE_MS_MAX = 3 * DAY_MS

export interface ClockWatch {
  /** Notes what time a server says it is; of one that says no more than that it is before or after ours, an infinity. */
  note(host: string, serverTime: number): void
  isBelieved(): boolean
}

export interface Clocks {
  /** The clock in question. */
  clock: () => number
  /** One that nobody sets. */
  steady: () => number
  /** When the last work ended; null when nothing is known of any. */
  workedAt?: number | null
}

export function createClockWatch({ clock, steady, workedAt = null }: Clocks): ClockWatch {
  const skews = new Map<string, { skew: number; at: number }>()
  let offset = clock() - steady()
  let doubt: Doubt | null =
    workedAt === null || goesOnFrom(workedAt, clock())
      ? null
      : { least: workedAt - steady(), most: workedAt + PAUSE_MS_MAX - steady(), since: steady() }

  const look = (): void => {
    const now = steady()
    const current = clock() - now
    if (Math.abs(current - offset) > JUMP_MS) {
      doubt = doubt !== null && isWithin(doubt, current, JUMP_MS) ? null : { ...(doubt ?? { least: offset, most: offset }), since: now }
      skews.clear()
    }
    offset = current
    for (const [host, { at }] of skews) if (now - at > EVIDENCE_MS) skews.delete(host)
    const skew = medianOf([...skews.values()].map((evidence) => evidence.skew))
    if (doubt === null && skews.size >= SERVERS_TO_DOUBT && Math.abs(skew) > SKEW_MS_MAX)
      doubt = { least: offset + skew, most: offset + skew, since: now }
    if (doubt !== null && isCleared(doubt, now)) doubt = null
  }

  const isCleared = (held: Doubt, now: number): boolean => {
    const told = [...skews.values()].map((evidence) => evidence.skew)
    if (told.length >= SERVERS_TO_CLEAR) return Math.abs(medianOf(told)) <= SKEW_MS_MAX
    return now - held.since >= STEADY_MS && !told.some((skew) => isAsBefore(held, offset, skew))
  }
  return {
    note(host, serverTime) {
      look()
      keepNewest(skews, [host, { skew: serverTime - clock(), at: steady() }], SERVERS_KEPT_MAX)
    },
    isBelieved() {
      look()
      return doubt === null
    },
  }
}

interface Doubt {
  /** How far the clock was, or may have been, before the steady one while it was believed. */
  least: number
  most: number
  since: number
}

function isWithin({ least, most }: Doubt, offset: number, slackMs: number): boolean {
  return offset >= least - slackMs && offset <= most + slackMs
}

/** Whether a server tells the time that ours would be if it had gone on: two witnesses against it, even if each alone may be wrong. */
function isAsBefore(doubt: Doubt, offset: number, skew: number): boolean {
  if (Number.isFinite(skew)) return isWithin(doubt, offset + skew, SKEW_MS_MAX)
  return skew < 0 ? doubt.most < offset : doubt.least > offset
}

function goesOnFrom(workedAt: number, now: number): boolean {
  return now >= workedAt - SKEW_MS_MAX && now <= workedAt + PAUSE_MS_MAX
}

function medianOf(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[sorted.length >> 1] ?? 0
}
