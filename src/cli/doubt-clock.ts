// A clock that is far off would end affairs and remove texts. Whoever groups beside no server asks others for the time, as a server does.

import { setTimeout as sleep } from 'node:timers/promises'
import { createClockWatch } from '../core/feeds/clock-watch.ts'
import { askForTime } from '../pipeline/ask-time.ts'
import { userAgentOf } from '../pipeline/fetch-feed.ts'
import { createHostGate } from '../pipeline/host-gate.ts'
import type { Database } from '../store/database.ts'
import type { CommandContext } from './command.ts'
import { lastWorkOn } from './last-work.ts'

/** Sooner than what servers said before is no evidence any more. */
const ASKED_AGAIN_MS = 300_000

export interface ClockDoubt {
  isBelieved: () => boolean
  /** Asks nobody any more. */
  stop: () => void
}

/** Watches the clock from now on; `tell` is called with what is to be said where it is doubted. */
export async function doubtClock(context: CommandContext, db: Database, tell: (line: string) => void): Promise<ClockDoubt> {
  const { clock, steady, config } = context
  const workedAt = await lastWorkOn(db)
  const clockWatch = createClockWatch({ clock, steady, workedAt })
  const stopping = new AbortController()
  if (!clockWatch.isBelieved() && workedAt !== null) {
    const [now, then] = [clock(), workedAt].map((time) => new Date(time).toISOString())
    tell(
      `the clock says ${now}, and the store was last worked on at ${then}: what was taken in is grouped when three servers of feeds tell the time that it says; where too few answer, in ten minutes, if it is not set meanwhile`,
    )
    const signal = AbortSignal.any([context.signal, stopping.signal])
    const wait = (ms: number) => sleep(ms, undefined, { signal, ref: false })
    const deps = {
      db,
      clock,
      clockWatch,
      gate: createHostGate({ clock, wait, spacingMs: 0 }),
      userAgent: userAgentOf(config.public_url),
      allowPrivate: config.feeds_allow_private,
    }
    void (async () => {
      for (; !signal.aborted && !clockWatch.isBelieved(); await wait(ASKED_AGAIN_MS)) await askForTime(deps, signal)
    })().catch(() => {})
  }
  return { isBelieved: clockWatch.isBelieved, stop: () => stopping.abort() }
}
