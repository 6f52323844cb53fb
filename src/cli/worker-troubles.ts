// What the thread of the pipeline and the feeds knows to be wrong, as its own log says. Processes that only serve read it in the store.

import type { Log, LogEvent, LogFields } from '../log.ts'
import { createTroubleBook, troubleWords } from '../service/troubles.ts'
import type { Queryable } from '../store/database.ts'

/** What lasts is told again so often: of whom nothing is heard is taken to be gone. */
const TELL_MS = 30_000

export interface WorkerTroubles {
  /** The log, which notes what passes through it. */
  log: Log
  /** All that is wrong, in the words of `/readyz`. */
  present: () => readonly string[]
  /** Tells the store what there is, from now on each change at once. */
  tellTo(db: Queryable): { stop: () => void }
}

export interface WorkerTroublesDeps {
  log: Log
  clock: () => number
  changed: () => void
}

export function createWorkerTroubles({ log, clock, changed }: WorkerTroublesDeps): WorkerTroubles {
  const book = createTroubleBook()
  let told: Queryable | undefined
  // What the store can't be told now it is told the next time.
  const tell = (): void => {
    if (told) void book.tell(told, clock()).catch(() => {})
  }
  const note = (event: LogEvent, fields: LogFields = {}): void => {
    const condition = CONDITION[event]
    if (!condition) return
    const { part, runs } = condition
    const reason = typeof fields.reason === 'string' ? fields.reason : 'failed'
    if (!runs) book.begin(part, reason, clock())
    // A server that is slow no longer, but failing, is in one trouble, not in two.
    if (runs || part === 'embeddings')
      book.end(part, runs ? reasonsOver(part, reason) : EMBEDDING_REASONS.filter((other) => other !== reason))
    changed()
    tell()
  }
  const level =
    (name: 'info' | 'warn' | 'error') =>
    (event: LogEvent, fields?: LogFields): void => {
      note(event, fields)
      log[name](event, fields)
    }
  return {
    log: { info: level('info'), warn: level('warn'), error: level('error') },
    present: () => book.present().map(troubleWords),
    tellTo(db) {
      told = db
      tell()
      const timer = setInterval(tell, TELL_MS)
      return { stop: () => clearInterval(timer) }
    },
  }
}

/** Events that say of a part of the thread whether it runs as it should. */
const CONDITION: Partial<Record<LogEvent, { part: string; runs: boolean }>> = {
  'pipeline.paused': { part: 'pipeline', runs: false },
  'pipeline.failed': { part: 'pipeline', runs: false },
  'pipeline.resumed': { part: 'pipeline', runs: true },
  'embeddings.failed': { part: 'embeddings', runs: false },
  'embeddings.resumed': { part: 'embeddings', runs: true },
  'feeds.paused': { part: 'feeds', runs: false },
  'feeds.resumed': { part: 'feeds', runs: true },
}
/** What a part that goes on after trouble with the store is rid of. */
const STORE_REASONS = ['store', 'disk full', 'failed']
const EMBEDDING_REASONS = ['too slow', 'failing']

function reasonsOver(part: string, reason: string): readonly string[] {
  if (part === 'embeddings') return EMBEDDING_REASONS
  if (part === 'feeds') return reason === 'store' ? STORE_REASONS : [reason]
  return [...STORE_REASONS, 'clock']
}
