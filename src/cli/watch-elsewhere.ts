// What a process that only serves is told by others: the troubles of those that read and group, and that a newer program brought the store up to date.

import { readTroubles } from '../service/troubles.ts'
import type { Database } from '../store/database.ts'
import type { CommandContext } from './command.ts'
import { watchNewerStore } from './newer-store.ts'

const LOOK_MS = 5_000

export interface Elsewhere {
  /** In the words of `/readyz`. */
  known: () => readonly string[]
  stop: () => void
}

/** Asks the store again and again what there is to know. */
export function watchElsewhere({ clock, log }: Pick<CommandContext, 'clock' | 'log'>, db: Database, lookMs = LOOK_MS): Elsewhere {
  let troubles: readonly string[] = []
  const look = async (): Promise<void> => {
    troubles = await readTroubles(db, clock())
  }
  const timer = setInterval(() => void look().catch(() => {}), lookMs)
  const newer = watchNewerStore(db, ({ message }) => log.warn('store.newer', { message }), lookMs)
  return {
    known: () => [...troubles, ...(newer.found() ? ['program: older than its store'] : [])],
    stop() {
      clearInterval(timer)
      newer.stop()
    },
  }
}
