import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts', 'test/support/sample-setup.ts'],
    pool: 'forks',
    // Each file has a browser of its own. With two at once the longest file began when another had ended, and went on alone at the end.
    maxWorkers: 3,
    // For what hangs alone: the longest takes half of it on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    // One second unless told otherwise, which a page may take on a busy machine.
    expect: { poll: { timeout: 60_000 } },
  },
})
