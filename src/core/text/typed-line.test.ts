import { describe, expect, test } from 'vitest'
import { typedLine } from './typed-line.ts'

describe('a typed line', () => {
  test.each([
    ['has single spaces and none at its ends', ' my\tlaptop\n ', 'my laptop'],
    ['keeps the marks of direction that keyboards have', 'מחשב\u200F (A\u200E) \u061C\u0662', 'מחשב\u200F (A\u200E) \u061C\u0662'],
    ['keeps the joiners of Persian', 'می\u200Cخواهم', 'می\u200Cخواهم'],
    ['turns no other words around', '\u202Elaptop', 'laptop'],
    ['loses what a program put around a copied name', '\u202Bחשבון\u202C \u2068ב\u2069', 'חשבון ב'],
    ['of turns alone is none', ' \u2067\u202D ', ''],
    ['of what nobody sees is none', '\u200B \u200F\u2060\uFEFF\u3164\u{E0001}', ''],
    ['of a sign alone is one', '😀', '😀'],
  ])('%s', (_, typed, line) => expect(typedLine(typed)).toBe(line))

  test.each(['lap\x1btop', 'r\x9b', '\0'])('with control characters is refused: %j', (typed) => expect(typedLine(typed)).toBeUndefined())
})
