// Long work of the processor in steps: between them whoever else the thread serves has a turn, and the lease is kept.

import { setImmediate } from 'node:timers/promises'

const STEPS_AT_ONCE = 20

/** Called again and again while something long is under way; throws what ends it. */
export type GoingOn = () => Promise<void>

/** Takes all steps, and gives what they come to; `goingOn` is told how many were taken. */
export async function inSteps<T>(steps: Iterator<void, T>, goingOn: (taken: number) => Promise<void>): Promise<T> {
  for (let taken = 1; ; taken += 1) {
    const step = steps.next()
    if (step.done) return step.value
    if (taken % STEPS_AT_ONCE > 0) continue
    await setImmediate()
    await goingOn(taken)
  }
}
