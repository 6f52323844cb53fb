/** What is degraded, in words for people: what this process knows of its own parts, and what others have told the store. */

import { type Queryable, StoreUnavailable } from '../store/database.ts'
import { findIdleParts, findTroubles, type Trouble, tellTroubles } from '../store/troubles.ts'

/** Without it readers are shown other words, and nothing else on any page tells since when. */
const MODEL = 'language model'
const SINCE = ', no text written since '

/** How a trouble is named in `/readyz` and on `/status`. */
export function troubleWords({ part, reason, since }: Trouble): string {
  const name = nameOf({ part, reason })
  return part === MODEL ? `${name}${SINCE}${new Date(since).toISOString().slice(0, 16).replace('T', ' ')} UTC` : name
}

/** The same for the metrics, where it must be called the same each time. */
export function troubleName(words: string): string {
  return words.split(SINCE, 1)[0]!
}

function nameOf({ part, reason }: Pick<Trouble, 'part' | 'reason'>): string {
  return `${part}: ${reason}`
}

/** Longer than a worker takes over from one that was killed, or is started anew. */
const IDLE_MS_MAX = 60_000

/** What processes have told the store, and what none of them works at; nothing while it can't be asked (that it can't is said elsewhere). */
export async function readTroubles(db: Queryable, now: number): Promise<string[]> {
  try {
    const told = await findTroubles(db, now)
    const idle = (await findIdleParts(db, now - IDLE_MS_MAX)).map((part) => ({ part, reason: 'not running', since: now }))
    return [...told, ...idle.filter(({ part }) => !told.some((trouble) => trouble.part === part))].map(troubleWords)
  } catch (error) {
    if (error instanceof StoreUnavailable) return []
    throw error
  }
}

export interface TroubleBook {
  /** A part does not run as it should, as was known at `now`. */
  begin(part: string, reason: string, now: number): void
  /** It runs again, as far as these reasons go. */
  end(part: string, reasons: readonly string[]): void
  present(): readonly Trouble[]
  /** Tells the store what there is and what is over, after whatever is being told; what can't be told now is told the next time. */
  tell(db: Queryable, now: number): Promise<void>
}

export function createTroubleBook(): TroubleBook {
  const present = new Map<string, Trouble>()
  const over = new Map<string, Trouble>()
  let telling: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  const tellAll = async (db: Queryable, now: number): Promise<void> => {
    const told = [...over.values()]
    if (present.size + told.length === 0) return
    await tellTroubles(db, { present: [...present.values()], over: told }, now)
    for (const trouble of told) if (over.get(nameOf(trouble)) === trouble) over.delete(nameOf(trouble))
  }
  return {
    begin(part, reason, now) {
      const name = nameOf({ part, reason })
      if (!present.has(name)) present.set(name, { part, reason, since: now })
      over.delete(name)
    },
    end(part, reasons) {
      for (const reason of reasons) {
        const name = nameOf({ part, reason })
        const trouble = present.get(name)
        if (trouble === undefined) continue
        present.delete(name)
        over.set(name, trouble)
      }
    },
    present: () => [...present.values()],
    // One at a time: told in another order, a trouble that is over would stay. Who asks while one waits has its word in that.
    tell(db, now) {
      next ??= telling.then(() => {
        next = undefined
        const told = tellAll(db, now)
        telling = told.catch(() => {})
        return told
      })
      return next
    },
  }
}
