/** Who counts: the seam between the caps and where their counts live. */

import { type CapRefusal, dayStart, minuteStart, type Usage } from '../core/serving/cap.ts'
import type { Tier } from '../core/serving/tier.ts'
import type { UsageWindows } from '../store/usage.ts'

/** What is counted together: all keys of an account, an anonymous network, or the anonymous platform. */
export interface UsageSubject {
  id: string
  tier: Tier
}

export type Taken =
  | { kind: 'taken'; usage: Usage }
  /** Nothing was counted. */
  | { kind: 'refused'; refusal: CapRefusal; usage: Usage }

export interface UsageCounter {
  /** Takes one request, if every cap allows. With `search`, the search cap must not be reached either; no search is taken yet. */
  takeRequest(subject: UsageSubject, ask: { now: number; search: boolean }): Promise<Taken>
  /** Takes one request when that needs nobody's answer, and gives the count with it. Undefined: nothing was taken or judged; ask `takeRequest`. */
  takeNow(subject: UsageSubject, now: number): Usage | undefined
  takeSearch(subject: UsageSubject, now: number): Promise<Taken>
  /** Gives back what was taken at `at`. */
  giveBack(subject: UsageSubject, units: UnitsGiven): Promise<void>
  read(subject: UsageSubject, now: number): Promise<Usage>
  /** The last count that this process has seen, without asking anybody. */
  lastKnown(subject: UsageSubject, now: number): Usage
  close(): Promise<void>
}

export interface UnitsGiven {
  at: number
  requests: number
  searches: number
}

/** The one place that all processes count in. */
export interface Counts {
  /** Takes up to `units` requests at once: fewer only when a cap refuses the rest. Tells the count with them. */
  take(subject: UsageSubject, ask: { now: number; search: boolean; units: number }): Promise<{ granted: number; usage: Usage }>
  takeSearch(subject: UsageSubject, now: number): Promise<{ taken: boolean; searches: number }>
  /** Never fails: what cannot be given back now is owed. */
  giveBack(subject: UsageSubject, units: UnitsGiven): Promise<void>
  read(subject: UsageSubject, now: number): Promise<Usage>
  close(): Promise<void>
}

export const NOTHING_USED: Usage = { requestsToday: 0, requestsThisMinute: 0, searchesToday: 0 }

export function windowsOf(subject: UsageSubject, now: number): UsageWindows {
  return { subject: subject.id, day: dayStart(now), minute: minuteStart(now) }
}
