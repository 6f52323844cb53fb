import { vi } from 'vitest'

/** Tries until the expectation holds, for two minutes at most: a busy machine may take long for what a quiet one does at once. */
export const eventually = <Result>(holds: () => Result | Promise<Result>, interval = 20): Promise<Result> =>
  vi.waitFor(holds, { timeout: 120_000, interval })
