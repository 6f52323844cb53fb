// A server that can't be made is no program that stays.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('serve ends when a setting is found wanting after its store is open', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sitrep-serve-'))
  const program = join(import.meta.dirname, '../../src/main.ts')
  const { status, stderr } = spawnSync(process.execPath, [program, 'serve', '--port', '0', '--data', join(folder, 'data')], {
    cwd: folder,
    env: { PATH: process.env.PATH, SITREP_GITHUB_CLIENT_ID: 'x', SITREP_LOG_LEVEL: 'silent' },
    encoding: 'utf8',
    timeout: 25_000,
    killSignal: 'SIGKILL',
  })
  expect([status, stderr]).toEqual([2, 'sitrep: SITREP_GITHUB_CLIENT_ID: needs SITREP_GITHUB_CLIENT_SECRET as well\n'])
  rmSync(folder, { recursive: true })
})
