import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLens, createPacker, createTermCounter, keepHeaviest, TERMS, termOf } from './vector.ts'

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

test('kept are the heaviest in their order, among equal weights the first, however weights are spread', () => {
  const weight = fc.oneof(
    fc.constantFrom(0, 0.25, 0.5),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1e300, noNaN: true }),
  )
  fc.assert(
    fc.property(fc.array(weight, { minLength: 1, maxLength: 80, size: 'max' }), fc.integer({ min: 1, max: 90 }), (weights, cap) => {
      const ids = Int32Array.from(weights, (_, i) => i)
      const end = keepHeaviest(ids, Float64Array.from(weights), { start: 0, end: weights.length, cap })
      const sorted = weights.map((_, i) => i).sort((a, b) => weights[b]! - weights[a]! || a - b)
      expect([...ids.subarray(0, end)]).toEqual(sorted.slice(0, cap).sort((a, b) => a - b))
    }),
  )
})

test('a loaded term weighs in its own field alone, and nothing once another vector is to be loaded', () => {
  const packer = createPacker()
  packer.push(1, 2)
  packer.endField(9, false)
  packer.push(7, 3)
  packer.endField(9, false)
  const lens = createLens(2)
  lens.load(packer.pack())
  const weights = () => [lens.weight(1, 0), lens.weight(1, 1), lens.weight(7, 0), lens.weight(7, 1), lens.weight(9, 0)]
  expect([weights(), lens.has(7), lens.has(9)]).toEqual([[2, 0, 0, 3, 0], true, false])
  lens.clear()
  expect([weights(), lens.has(7)]).toEqual([[0, 0, 0, 0, 0], false])
})

test('a lens multiplies a field by the loaded one, however many terms are loaded and wherever they come to lie', () => {
  const packed = (terms: readonly number[]) => {
    const packer = createPacker()
    for (const term of terms) packer.push(term, 2)
    packer.endField(terms.length, false)
    return packer.pack()
  }
  const lens = createLens(1)
  // The last bits of all of them are the same.
  const alike = Array.from({ length: 1_500 }, (_, i) => (i + 1) * 1_024)
  for (const count of [3, 1_500, 2]) {
    lens.load(packed(alike.slice(0, count)))
    expect(lens.product(packed(alike), 0)).toBe(count * 4)
    expect([lens.has(alike[count - 1]!), lens.has(7)]).toEqual([true, false])
  }
})
