import { expect, test } from 'vitest'
import { createLens, createPacker, createTermCounter, TERMS, termOf } from './vector.ts'

test('a term is stable, in range and depends on its space', () => {
  expect(termOf('quake', 1)).toBe(termOf('quake', 1))
  expect(termOf('quake', 1)).not.toBe(termOf('quake', 2))
  expect(termOf('quake', 1)).toBeGreaterThan(0)
  expect(termOf('quake', 1)).toBeLessThan(TERMS)
})

test('counts come out once and in order of first sight', () => {
  const counter = createTermCounter()
  for (const term of [5, 9, 5]) counter.add(term, 1)
  const seen: [number, number][] = []
  counter.drain((term, count) => seen.push([term, count]))
  counter.drain((term, count) => seen.push([term, count]))
  expect(seen).toEqual([
    [5, 2],
    [9, 1],
  ])
})

test('a field keeps its heaviest entries', () => {
  const packer = createPacker()
  packer.push(1, 1)
  packer.push(2, 3)
  packer.push(3, 2)
  packer.endField(2, false)
  expect([...packer.pack().ids]).toEqual([2, 3])
})

test('the product of two vectors counts shared terms of the same field only', () => {
  const packer = createPacker()
  packer.push(1, 2)
  packer.endField(9, false)
  packer.push(7, 3)
  packer.endField(9, false)
  const a = packer.pack()
  packer.push(1, 4)
  packer.push(7, 1)
  packer.endField(9, false)
  packer.endField(9, false)
  const lens = createLens(2)
  lens.load(a)
  const b = packer.pack()
  expect(lens.dot(b, 0)).toBe(8)
  expect(lens.dot(b, 1)).toBe(0)
  lens.clear()
  expect(lens.dot(b, 0)).toBe(0)
})
