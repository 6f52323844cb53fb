// A server whose part fails is no program that stays.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test("serve says why it ends when the pipeline's thread fails, and ends in order", () => {
  const folder = mkdtempSync(join(tmpdir(), 'sitrep-serve-'))
  const program = join(import.meta.dirname, '../../src/main.ts')
  const fault = "import { isMainThread } from 'node:worker_threads'; if (!isMainThread) throw new Error('out of order')"
  const { status, stderr } = spawnSync(process.execPath, [program, 'serve', '--port', '0', '--data', join(folder, 'data')], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}` },
    encoding: 'utf8',
    timeout: 25_000,
    killSignal: 'SIGKILL',
  })
  const told = stderr.split('\n').filter((line) => !line.startsWith('{'))
  expect([status, told]).toEqual([1, ["sitrep: the pipeline's thread ended: out of order", '']])
  expect(stderr).toContain('"server.stopped"')
  rmSync(folder, { recursive: true })
})
