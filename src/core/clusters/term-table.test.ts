import { expect, test } from 'vitest'
import { createTermTable } from './term-table.ts'

test('a mark is found again where it was left, however many marks there were before', () => {
  const table = createTermTable({ marked: 2 ** 31 - 2 })
  for (let article = 0; article < 3; article++) {
    table.clear()
    table.load({ ids: Int32Array.of(7, 9), from: 0, count: 2 })
    for (const entry of table.places.subarray(0, 2)) {
      const mark = table.nextMark()
      expect(table.marks[entry]).not.toBe(mark)
      table.marks[entry] = mark
      expect(table.marks[entry]).toBe(mark)
    }
  }
})

test('no entry has a mark that was left before marks began again', () => {
  const table = createTermTable({ marked: 2 ** 30 })
  const load = () => {
    table.clear()
    table.load({ ids: Int32Array.of(7), from: 0, count: 1 })
    return table.nextMark()
  }
  const first = load()
  for (const marks of [table.marks, table.carried, table.counted]) marks.fill(first)
  const second = load()
  for (const marks of [table.marks, table.carried, table.counted]) expect([marks[0], marks[table.places[0]!]]).not.toContain(second)
})
