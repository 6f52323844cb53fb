/** What changes slowly and costs much to find out, kept for those who ask. */

export interface KeptFor {
  /** Older than this it is asked for anew, beside whoever wants it: they get what is kept. */
  freshMs: number
  /** Older than this nobody gets it, and the asker waits. */
  shownMs: number
}

/** A reader of the kept answer. An answer that fails is not kept. */
export function keptFresh<Answer>(ask: (now: number) => Promise<Answer>, { freshMs, shownMs }: KeptFor): (now: number) => Promise<Answer> {
  let kept: { at: number; answer: Promise<Answer> } | undefined
  return (now) => {
    const age = kept && now >= kept.at ? now - kept.at : Number.POSITIVE_INFINITY
    if (kept && age < freshMs) return kept.answer
    const asked = ask(now)
    const entry = { at: now, answer: kept && age < shownMs ? kept.answer : asked }
    kept = entry
    asked.then(
      () => {
        entry.answer = asked
      },
      () => {
        if (kept === entry) kept = undefined
      },
    )
    return entry.answer
  }
}
