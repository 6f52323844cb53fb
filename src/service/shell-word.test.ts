import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { shellWord } from './shell-word.ts'

test.each(["o'brien@reader.example", 'a$(id)`id`&b;c|d@reader.example', '/srv/my news', '~/data', '*', '', '#x', 'ö\\"'])(
  '%s is one word to a shell, and the same text',
  (text) => {
    expect(execFileSync('sh', ['-c', `printf '<%s>' ${shellWord(text)}`], { encoding: 'utf8' })).toBe(`<${text}>`)
  },
)

test('what needs no quotes has none', () => {
  expect(shellWord('ada+news@reader.example')).toBe('ada+news@reader.example')
  expect(shellWord('./data-2')).toBe('./data-2')
})
