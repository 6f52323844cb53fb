import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// What the runner's processes and the programs that tests start compile is kept, as the program's own start keeps it (bin/sitrep.js).
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.sitrep', import.meta.url))

export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts', 'test/support/sample-setup.ts'],
    pool: 'forks',
    // Each file has a browser of its own.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
