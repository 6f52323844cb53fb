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
    const { part, runs, of } = condition
    const reason = of ?? (typeof fields.reason === 'string' ? fields.reason : 'failed')
    const known = book.present().filter((trouble) => trouble.part === part)
    // A server that is slow no longer, but failing, is in one trouble, not in two, and has been since it was slow.
    if (!runs) book.begin(part, reason, isServer(part) ? (known[0]?.since ?? clock()) : clock())
    const reasons = known.map((trouble) => trouble.reason)
    if (runs) book.end(part, isServer(part) ? reasons : of ? [of] : reasonsOver(part, reason))
    else if (isServer(part))
      book.end(
        part,
        reasons.filter((other) => other !== reason),
      )
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

/** Events that say of a part of the thread whether it runs as it should; some of them of one reason alone. */
const CONDITION: Partial<Record<LogEvent, { part: string; runs: boolean; of?: string }>> = {
  'pipeline.paused': { part: 'pipeline', runs: false },
  'pipeline.failed': { part: 'pipeline', runs: false },
  'pipeline.resumed': { part: 'pipeline', runs: true },
  // The store was written to just now. That there is much to read is told later: of little it is over in no time.
  'rebuild.begun': { part: 'pipeline', runs: true, of: 'store' },
  'rebuild.continued': { part: 'pipeline', runs: false, of: 'rebuilding' },
  'rebuild.ended': { part: 'pipeline', runs: true, of: 'rebuilding' },
  'pipeline.rebuilt': { part: 'pipeline', runs: true, of: 'rebuilding' },
  'embeddings.failed': { part: 'embeddings', runs: false },
  'embeddings.resumed': { part: 'embeddings', runs: true },
  'writing.failed': { part: 'language model', runs: false },
  'writing.resumed': { part: 'language model', runs: true },
  'feeds.paused': { part: 'feeds', runs: false },
  'feeds.resumed': { part: 'feeds', runs: true },
}
/** What a part that goes on after trouble with the store is rid of. */
const STORE_REASONS = ['store', 'disk full', 'failed']

/** One that is asked, and of which one thing is known at a time. */
function isServer(part: string): boolean {
  return part === 'embeddings' || part === 'language model'
}

function reasonsOver(part: string, reason: string): readonly string[] {
  if (part === 'feeds') return reason === 'store' ? STORE_REASONS : [reason]
  return [...STORE_REASONS, 'clock']
}
