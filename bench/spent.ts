/** What a benchmark's own thread has spent, and what it holds. */

/** Microseconds of the processor that this thread has used. */
export function processor(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

/** Bytes in memory that are needed; run with `--expose-gc`. */
export function held(): number {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
