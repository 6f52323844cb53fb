import { expect, test } from 'vitest'
import { type CursorBinding, openCursor, sealCursor } from './cursor.ts'

const HOUR = 3_600_000
const now = Date.parse('2026-03-18T10:20:30.400Z')
const binding: CursorBinding = { kind: 'situations', question: [7, 'relevance', null, 'NO,SE'] }
const position = [2, 17, now, 0.1 + 0.2, 'an-id']
const token = sealCursor('secret', binding, { position, now })

// D3-cursor
test('a cursor gives back the position that it was sealed with', () => {
  expect(openCursor('secret', binding, { token, now })).toEqual({ kind: 'opened', position: [2, 17, now, 0.30000000000000004, 'an-id'] })
  expect(token).toMatch(/^[A-Za-z0-9_-]+$/)
})

test('it lasts for 24 hours', () => {
  expect(openCursor('secret', binding, { token, now: now + 24 * HOUR }).kind).toBe('opened')
  expect(openCursor('secret', binding, { token, now: now + 24 * HOUR + 1 })).toEqual({ kind: 'refused', reason: 'expired' })
  expect(openCursor('secret', binding, { token, now: now - HOUR })).toEqual({ kind: 'refused', reason: 'expired' })
})

test('another question, another kind or another secret refuses it', () => {
  for (const question of [
    [8, 'relevance', null, 'NO,SE'],
    [7, 'recent', null, 'NO,SE'],
    [7, 'relevance', 'crime', 'NO,SE'],
    [7, 'relevance', null, 'NO'],
  ]) {
    expect(openCursor('secret', { kind: 'situations', question }, { token, now })).toEqual({
      kind: 'refused',
      reason: 'of_another_question',
    })
  }
  expect(openCursor('secret', { ...binding, kind: 'search' }, { token, now })).toEqual({ kind: 'refused', reason: 'of_another_question' })
  expect(openCursor('another secret', binding, { token, now })).toEqual({ kind: 'refused', reason: 'forged' })
})

test('no letter of it can be changed, added or dropped', () => {
  for (let index = 0; index < token.length; index++) {
    const changed = token.slice(0, index) + (token[index] === 'A' ? 'B' : 'A') + token.slice(index + 1)
    expect(openCursor('secret', binding, { token: changed, now }).kind).toBe('refused')
  }
  for (const changed of ['', `${token}A`, `${token}=`, ` ${token}`, token.slice(1), token.slice(0, -1), 'x'.repeat(5_000), 'é']) {
    expect(openCursor('secret', binding, { token: changed, now }).kind).toBe('refused')
  }
})

test('it has one spelling: bits that its last letter does not need are not free', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  for (const position of ['a', 'ab', 'abc']) {
    const sealed = sealCursor('secret', binding, { position, now })
    const opened = [...letters].filter(
      (last) => openCursor('secret', binding, { token: sealed.slice(0, -1) + last, now }).kind === 'opened',
    )
    expect(opened).toEqual([sealed.at(-1)])
  }
})

test('one of more than 2,048 characters is refused unread', () => {
  const long = sealCursor('secret', binding, { position: 'x'.repeat(1_600), now })
  expect(openCursor('secret', binding, { token: long, now })).toEqual({ kind: 'refused', reason: 'malformed' })
})
