import { describe, expect, test } from 'vitest'
import { passwordProblem } from './password-rules.ts'

const problem = (password: string) => passwordProblem(password, 'ada.lovelace@reader.example')

describe('a password', () => {
  test.each([
    'seven herons over the weir',
    'Tr4wler-Quay-9',
    'mæl og mel i havna',
    '鯨は北へ向かった夜に',
    'k7#mQ2vX',
    'correct horse battery staple',
    'lighthouse lighthouse quarry',
  ])('%s is taken', (password) => expect(problem(password)).toBeUndefined())

  test.each([
    'password',
    'Password1!',
    'P4ssw0rd!!',
    'qwertyuiop',
    '12345678',
    '87654321',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'abcdefgh1',
    'letmein123',
    'sitrepsitrep',
    'Welcome2026',
    'lovelace',
    'ada.lovelace',
    'iloveyou!!',
  ])('%s is refused', (password) => expect(problem(password)).toMatch(/first that anybody/))

  test('has 8 to 256 characters, counted as people count', () => {
    expect(problem('k7#mQ2v')).toBe('A password has at least 8 characters.')
    expect(problem('🚢⛴🛥⚓🧭🗺🌊')).toBe('A password has at least 8 characters.')
    expect(problem(`${'ferry in the fog '.repeat(16)}`.slice(0, 256))).toBeUndefined()
    expect(problem('x'.repeat(257))).toBe('A password has at most 256 characters.')
    expect(problem('mæl og mël i håvna'.normalize('NFD').repeat(14))).toBeUndefined()
  })

  test('is refused unread where it is so long that signing in would not read all of it', () => {
    expect(problem('ᾆ'.normalize('NFD').repeat(256))).toBe('A password has at most 256 characters.')
  })
})
