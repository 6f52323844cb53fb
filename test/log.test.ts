import { expect, test } from 'vitest'
import { createLog } from '../src/log.ts'

test('a log that holds no line has no say in the end of the program', () => {
  const before = process.listenerCount('exit')
  for (let i = 0; i < 20; i += 1) createLog({ level: 'silent' }).info('articles.accepted')
  expect(process.listenerCount('exit')).toBe(before)
})
