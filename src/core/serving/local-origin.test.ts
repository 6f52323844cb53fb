import { expect, test } from 'vitest'
import { originAt } from './local-origin.ts'

test.each([
  ['http://127.0.0.1:8787', 'localhost:8787', 'http://localhost:8787'],
  ['http://localhost:8787', '127.0.0.1:8787', 'http://127.0.0.1:8787'],
  ['http://127.0.0.1:8787', 'LOCALHOST:8787', 'http://localhost:8787'],
  ['http://127.0.0.1:8787', '[::1]:8787', 'http://[::1]:8787'],
  ['http://127.0.0.1:8787', 'localhost:8788', 'http://127.0.0.1:8787'],
  ['http://127.0.0.1:8787', 'evil.example:8787', 'http://127.0.0.1:8787'],
  ['http://127.0.0.1:8787', '', 'http://127.0.0.1:8787'],
  ['http://127.0.0.1:8787', 'a b', 'http://127.0.0.1:8787'],
  ['https://news.example.org', 'localhost', 'https://news.example.org'],
])('%s asked for at %j is %s', (origin, host, called) => {
  expect(originAt(origin, host)).toBe(called)
})
