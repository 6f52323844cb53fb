// An embedded store whose process can't begin: one line tells why.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStore } from '../../src/store/open-store.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sitrep-test-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(dataDir, { recursive: true })
})

test('too little memory for the engine is told as that, and not as files that may be damaged; the process leaves its end to no runtime that may wait for ever', async () => {
  const engineDir = join(dataDir, 'postgres')
  mkdirSync(engineDir)
  // 94 MB.
  const little = ['--wasm-max-mem-pages=1500', join(import.meta.dirname, '../../src/store/embedded-main.ts')]
  const child = spawn(process.execPath, [...little, dataDir, dataDir, engineDir], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  const ended = once(child, 'exit')
  const [told] = await once(child, 'message')
  expect(told).toEqual({ kind: 'failed', message: expect.stringMatching(/^not enough memory for its engine/) })
  expect(await ended).toEqual([null, 'SIGKILL'])
})

test('of a process that breaks down before it begins the first words are told, without its traces', async () => {
  vi.stubEnv('NODE_OPTIONS', '--require /nowhere.cjs')
  await expect(openStore({ dataDir })).rejects.toThrow(/did not start: Error: Cannot find module '\/nowhere\.cjs'$/)
})
