import { spawnSync } from 'node:child_process'
import { existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLog } from '../src/log.ts'

test('a log that holds no line has no say in the end of the program', () => {
  const before = process.listenerCount('exit')
  for (let i = 0; i < 20; i += 1) createLog({ level: 'silent' }).info('articles.assigned')
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

test('an error is logged with its stack, but a store that is away, which fails every request, in one short line', () => {
  const program = `
    const { createLog } = await import(process.argv[1])
    const { StoreUnavailable } = await import(process.argv[2])
    const log = createLog({ level: 'error' })
    log.error('request.failed', { err: new StoreUnavailable('out of reach', { cause: new Error('refused') }) })
    log.error('request.failed', { err: new TypeError('a fault') })`
  const paths = ['../src/log.ts', '../src/store/database.ts'].map((path) => join(import.meta.dirname, path))
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program, ...paths], { encoding: 'utf8' })
  const [away, fault] = stderr
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).err)
  expect(away).toEqual({ type: 'StoreUnavailable', message: 'out of reach: refused' })
  expect(fault).toMatchObject({ type: 'TypeError', message: 'a fault', stack: expect.stringContaining('TypeError: a fault') })
})
