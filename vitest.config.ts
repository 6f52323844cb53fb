import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** What has no store, and needs not be run once more on another: units, and decisions measured in `core`. */
const STORELESS = ['src/**', 'test/quality/**']

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['test/browser/**', '**/node_modules/**', ...(process.env.SITREP_TEST_DATABASE_URL ? STORELESS : [])],
    globalSetup: ['test/support/global-setup.ts'],
    pool: 'forks',
    // More than there are cores: most tests wait for a process or a store now and then. With three on two cores the whole takes seven eighths of the time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // For what hangs alone: on a busy machine a test that starts processes takes three times as long as on a quiet one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
