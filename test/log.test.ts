import { spawnSync } from 'node:child_process'
import { existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLog } from '../src/log.ts'

test('a log that holds no line has no say in the end of the program', () => {
  const before = process.listenerCount('exit')
  for (let i = 0; i < 20; i += 1) createLog({ level: 'silent' }).info('articles.accepted')
  expect(process.listenerCount('exit')).toBe(before)
})

test.skipIf(!existsSync('/dev/full'))('a log on a full disk does not end the program', () => {
  const program = `
    const { createLog } = await import(process.argv[1])
    const log = createLog({ level: 'info' })
    for (let line = 0; line < 3; line += 1) log.warn('pipeline.paused', { reason: 'disk full' })
    console.log('goes on')`
  const words = ['--input-type=module', '-e', program, join(import.meta.dirname, '../src/log.ts')]
  const { status, stdout } = spawnSync(process.execPath, words, { stdio: ['ignore', 'pipe', openSync('/dev/full', 'w')], encoding: 'utf8' })
  expect([status, stdout]).toEqual([0, 'goes on\n'])
})
