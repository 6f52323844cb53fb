/**
 * Work that nobody waits for: an answer that came only after it would tell by its time what was done.
 * A failure is logged; what is under way is finished before the program ends.
 */

import type { Log } from '../log.ts'

const PENDING_MAX = 1_000

export interface Background {
  /** Starts the work, unless too much of it waits already. */
  run(work: () => Promise<void>): void
  /** Settles when nothing is under way, or after so long. */
  settled(withinMs?: number): Promise<void>
}

export function createBackground({ log }: { log: Pick<Log, 'error'> }): Background {
  const pending = new Set<Promise<void>>()
  return {
    run: (work) => {
      if (pending.size >= PENDING_MAX) return log.error('background.failed', { reason: 'too much waits' })
      const running = work()
        .catch((err) => log.error('background.failed', { err }))
        .finally(() => pending.delete(running))
      pending.add(running)
    },
    settled: async (withinMs) => {
      const { promise: over, resolve } = Promise.withResolvers<'over'>()
      const timer = withinMs === undefined ? undefined : setTimeout(resolve, withinMs, 'over')
      while (pending.size > 0 && (await Promise.race([Promise.all(pending), over])) !== 'over');
      clearTimeout(timer)
    },
  }
}
