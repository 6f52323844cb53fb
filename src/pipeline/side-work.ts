// Work that goes on beside a loop, one piece at a time, so that a slow stranger in it never holds the loop up.

export interface SideWork {
  /**
   * Starts the next piece unless one is under way. True when one is, or when the last one found something to do. Throws what the last
   * one threw.
   */
  start(now: number): boolean
  done(): Promise<void>
}

/** `run` gives how much it has done. */
export function createSideWork(run: (now: number) => Promise<number>): SideWork {
  let running: Promise<void> | null = null
  let found = 0
  let failure: unknown
  return {
    start(now) {
      if (failure !== undefined) {
        const thrown = failure
        failure = undefined
        throw thrown
      }
      running ??= run(now)
        .then(
          (done) => {
            found = done
          },
          (error: unknown) => {
            failure = error
          },
        )
        .finally(() => {
          running = null
        })
      return found > 0
    },
    done: async () => {
      await running
    },
  }
}
