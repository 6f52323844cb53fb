// The pages under docs/ that list what the code knows as well.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ERRORS } from '../../src/core/serving/errors.ts'
import { CATEGORIES } from '../../src/core/tags/category-slugs.ts'

const contract = readFileSync(new URL('../../docs/contract.md', import.meta.url), 'utf8')

test('every rule of the contract has an id of its own', () => {
  const items = contract.split('\n').filter((line) => line.startsWith('- '))
  const ids = items.map((line) => /^- \*\*([RD]\d(?:\.\d)?-[a-z0-9-]+)\*\* \S/.exec(line)?.[1])
  expect(ids).not.toContain(undefined)
  expect(new Set(ids).size).toBe(ids.length)
})

test('docs/errors.md lists every code with its status and meaning', () => {
  const page = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| (\d+) \| `(\w+)` \| (.+?) \|/gm)].map(([, status, code, meaning]) => [Number(status), code, meaning])
  expect(rows).toEqual(Object.entries(ERRORS).map(([code, { status, meaning }]) => [status, code, meaning]))
})

// D2-categories
test('the categories are those of the contract, in its order', () => {
  const listed = /\*\*D2-categories\*\* [^:]*: (.+)\./.exec(contract)?.[1]
  expect(listed).toBe(CATEGORIES.join(', '))
  expect(CATEGORIES).toHaveLength(18)
})
