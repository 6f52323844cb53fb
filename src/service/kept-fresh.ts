/** What changes slowly and costs much to find out, kept for those who ask. */

export interface KeptFor {
  /** Older than this it is asked for anew, beside whoever wants it: they get what is kept. */
  freshMs: number
  /** Older than this nobody gets it, and the asker waits. */
  shownMs: number
}

interface Asked<Answer> {
  at: number
  answer: Promise<Answer>
}

/** A reader of the kept answer. One question at a time is under way. One that fails leaves what is kept as it is. */
export function keptFresh<Answer>(ask: (now: number) => Promise<Answer>, { freshMs, shownMs }: KeptFor): (now: number) => Promise<Answer> {
  let kept: Asked<Answer> | undefined
  let underWay: Asked<Answer> | undefined

  const begin = (now: number): Asked<Answer> => {
    const asked = { at: now, answer: ask(now) }
    const endWith = (left: () => Asked<Answer> | undefined) => () => {
      if (underWay !== asked) return
      kept = left()
      underWay = undefined
    }
    asked.answer.then(
      endWith(() => asked),
      endWith(() => kept),
    )
    return asked
  }

  return (now) => {
    if (kept && isWithin(freshMs, kept, now)) return kept.answer
    // One that comes to no end, or of a clock that was set back, is waited for no longer.
    if (!underWay || !isWithin(shownMs, underWay, now)) underWay = begin(now)
    return (kept && isWithin(shownMs, kept, now) ? kept : underWay).answer
  }
}

function isWithin(ms: number, { at }: Pick<Asked<unknown>, 'at'>, now: number): boolean {
  return now >= at && now - at < ms
}
