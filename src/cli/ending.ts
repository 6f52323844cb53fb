// How the program is asked to end: the first signal asks, a later one orders.

/** Ctrl-C reaches every process of the terminal's group, and a wrapper (npm, `bin/sitrep.js`) passes it on: what comes so soon is the same. */
const SAME_SIGNAL_MS_MAX = 1_000

export interface Ending {
  /** Aborts when the program is asked to end. */
  signal: AbortSignal
  /** For each signal that comes in. */
  ask: () => void
}

export function createEnding({ clock, leaveAtOnce }: { clock: () => number; leaveAtOnce: () => void }): Ending {
  const asked = new AbortController()
  let askedAt = 0
  const ask = (): void => {
    const now = clock()
    if (!asked.signal.aborted) {
      askedAt = now
      asked.abort()
      return
    }
    if (now - askedAt > SAME_SIGNAL_MS_MAX) leaveAtOnce()
  }
  return { signal: asked.signal, ask }
}
