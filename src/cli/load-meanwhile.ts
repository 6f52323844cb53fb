// Loading the great parts of the program while something else is under way outside of it.

import { setImmediate as nextTurn } from 'node:timers/promises'

/** Gives what `load` gives, called a turn later: until its files are read this thread does nothing else, and what was asked for before it would not begin. */
export async function loadMeanwhile<T>(load: () => Promise<T>): Promise<T> {
  await nextTurn()
  return load()
}
