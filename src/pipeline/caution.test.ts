import { expect, test } from 'vitest'
import { type Caution, createCaution, type Taken } from './caution.ts'

const ids = (count: number): string[] => Array.from({ length: count }, (_, i) => `record ${i}`)

/** Takes as much as it may of these records, and gives what came of it. */
function attempt(caution: Caution, records: string[], worked: (taken: string[]) => boolean): { taken: string[]; again: boolean } {
  const taken = records.slice(0, caution.most('settle', 50))
  caution.take('settle', taken)
  if (!worked(taken)) return { taken: [], again: caution.blame('it failed') !== null }
  caution.rest()
  return { taken, again: true }
}

test('a batch that failed is tried by eighths, and taken whole again once as many records have passed', () => {
  const caution = createCaution()
  attempt(caution, ids(40), () => false)
  expect(caution.most('settle', 50)).toBe(5)
  expect(caution.most('group', 50)).toBe(50)
  for (let passed = 0; passed < 40; passed += 5) {
    expect(caution.most('settle', 50)).toBe(5)
    attempt(caution, ids(5), () => true)
  }
  expect(caution.most('settle', 50)).toBe(50)
})

test('a record that fails alone once was an accident, twice it is condemned, for what it failed of', () => {
  const caution = createCaution()
  attempt(caution, ['one'], () => false)
  attempt(caution, ['one'], () => true)
  attempt(caution, ['one'], () => false)
  expect(caution.condemned()).toEqual([])
  attempt(caution, ['one'], () => false)
  expect(caution.condemned()).toEqual([{ stage: 'settle', id: 'one', why: 'it failed' }])
  expect(caution.settled()).toHaveLength(1)
  expect(caution.condemned()).toEqual([])
})

test('one bad record among many is found, and none besides', () => {
  const caution = createCaution()
  let waiting = ids(200)
  for (let tries = 0; waiting.length > 0; tries += 1) {
    const { taken, again } = attempt(caution, waiting, (some) => !some.includes('record 123'))
    const condemned = caution.settled().map(({ id }) => id)
    waiting = waiting.filter((id) => !taken.includes(id) && !condemned.includes(id))
    expect(again).toBe(true)
    expect(tries).toBeLessThan(40)
    if (condemned.length > 0) expect(condemned).toEqual(['record 123'])
  }
})

test('more than ten in a row are a general fault: they are condemned still, but not at once', () => {
  const caution = createCaution()
  const outcomes = ids(12).map((id) => [attempt(caution, [id], () => false), attempt(caution, [id], () => false)].map(({ again }) => again))
  expect(outcomes.slice(0, 10).flat()).not.toContain(false)
  expect(outcomes[10]).toEqual([true, false])
  expect(outcomes[11]).toEqual([false, false])
  expect(caution.condemned()).toHaveLength(12)
  attempt(caution, ['another'], () => true)
  expect(attempt(caution, ['one more'], () => false).again).toBe(true)
})

test('what fails with nothing in hand is nobody’s fault', () => {
  const caution = createCaution()
  expect(caution.blame('it failed')).toBe(null)
  caution.take('settle', ['one'])
  caution.rest()
  expect(caution.blame('it failed')).toBe(null)
  caution.take('settle', [])
  expect(caution.blame('it failed')).toBe(null)
})

test('what is let go was neither done nor is it to blame for what fails next', () => {
  const told: (Taken | null)[] = []
  const caution = createCaution({ told: (taken) => told.push(taken) })
  attempt(caution, ids(40), () => false)
  caution.take('settle', ids(5))
  caution.drop()
  expect(told.at(-1)).toBe(null)
  expect(caution.blame('it failed')).toBe(null)
  expect(caution.most('settle', 50)).toBe(5)
})

test('what an earlier program did not come back from is doubted from the start: one record is condemned, of many less is taken', () => {
  const told: (Taken | null)[] = []
  const one = createCaution({ doubted: { stage: 'settle', ids: ['one'] }, told: (taken) => told.push(taken) })
  expect(one.condemned()).toMatchObject([{ stage: 'settle', id: 'one' }])
  expect(one.most('settle', 50)).toBe(50)
  one.take('group', ['two'])
  one.rest()
  one.take('group', ['three'])
  one.blame('it failed')
  expect(told).toEqual([{ stage: 'group', ids: ['two'] }, null, { stage: 'group', ids: ['three'] }, null])
  expect(createCaution({ doubted: { stage: 'settle', ids: ids(40) } }).most('settle', 50)).toBe(5)
})
