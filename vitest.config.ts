import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** What needs not be run once more on real services: what has no store, or is about the embedded one alone. */
const SAME_ON_SERVICES = [
  'src/**',
  'test/quality/**',
  'test/ingest-*.test.ts',
  'test/tidy.test.ts',
  'test/cli/{eval-lines,manual,program,serve}.test.ts',
  'test/e2e/demo.test.ts',
  'test/pipeline/replay-stream.test.ts',
]

// The C library's: great tables lie in great pages. Where each small one is dear to get, as in many virtual machines, tests take four fifths of the time.
process.env.GLIBC_TUNABLES ??= 'glibc.malloc.hugetlb=1'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['test/browser/**', '**/node_modules/**', ...(process.env.SITREP_TEST_DATABASE_URL ? SAME_ON_SERVICES : [])],
    globalSetup: ['test/support/global-setup.ts'],
    pool: 'forks',
    // A process loads the program once, and not for each of its files.
    isolate: false,
    restoreMocks: true,
    // More than there are cores: most tests wait for a process or a store now and then. With three on two cores the whole takes seven eighths of the time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // For what hangs alone: on a busy machine a test that starts processes takes many times as long as on a quiet one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
