import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adjustedMutualInformation, bcubed, bcubedOfShared, ceafE, floors, pairwise } from './metrics.ts'

const gold = ['a', 'a', 'a', 'b', 'b']
const predicted = ['1', '1', '2', '2', '2']

test('equal groupings score 1 whatever the names', () => {
  const same = ['x', 'x', 'x', 'y', 'y']
  expect(bcubed(same, gold).f1).toBe(1)
  expect(pairwise(same, gold).f1).toBe(1)
  expect(ceafE(same, gold).f1).toBeCloseTo(1)
  expect(adjustedMutualInformation(same, gold)).toBeCloseTo(1)
})

test('B-cubed of a small example by hand', () => {
  const { precision, recall } = bcubed(predicted, gold)
  expect(precision).toBeCloseTo((2 + 1 / 3 + 4 / 3) / 5)
  expect(recall).toBeCloseTo((4 / 3 + 1 / 3 + 2) / 5)
})

test('pairs of a small example by hand', () => {
  expect(pairwise(predicted, gold)).toMatchObject({ precision: 0.5, recall: 0.5 })
})

test('CEAF-e takes the best matching of groups and labels', () => {
  expect(ceafE(predicted, gold).precision).toBeCloseTo((4 / 5 + 4 / 5) / 2)
})

test('a random grouping has an adjusted information near 0', () => {
  const random = Array.from({ length: 200 }, (_, i) => String((i * 7919) % 5))
  const labels = Array.from({ length: 200 }, (_, i) => String(Math.floor(i / 40)))
  expect(Math.abs(adjustedMutualInformation(random, labels))).toBeLessThan(0.05)
})

test('floors are the scores of all alone and all together', () => {
  expect(floors(gold).alone.precision).toBe(1)
  expect(floors(gold).alone.recall).toBeCloseTo(0.4)
  expect(floors(gold).together.recall).toBe(1)
})

test('items whose label stands alone can be left out', () => {
  expect(bcubedOfShared(['1', '1', '2'], ['a', 'a', 'b']).f1).toBe(1)
})

test('CEAF-e is the best matching that there is, and quick where groups and labels are many', () => {
  const predicted = ['a', 'a', 'b', 'b', 'b', 'c', 'd', 'd', 'e', 'e']
  const gold = ['1', '1', '1', '2', '2', '2', '3', '3', '3', '4']
  const worth = (group: string, label: string) => {
    const both = predicted.filter((name, i) => name === group && gold[i] === label).length
    return (2 * both) / (predicted.filter((name) => name === group).length + gold.filter((name) => name === label).length)
  }
  const best = (groups: string[], labels: string[]): number =>
    groups.length === 0
      ? 0
      : Math.max(
          best(groups.slice(1), labels),
          ...labels.map(
            (label) =>
              worth(groups[0]!, label) +
              best(
                groups.slice(1),
                labels.filter((other) => other !== label),
              ),
          ),
        )
  expect(ceafE(predicted, gold).recall).toBeCloseTo(best(['a', 'b', 'c', 'd', 'e'], ['1', '2', '3', '4']) / 4, 10)
  const many = Array.from({ length: 20_000 }, (_, i) => String(i >> 1))
  expect(
    ceafE(
      many,
      Array.from({ length: 20_000 }, (_, i) => String(i >> 2)),
    ).f1,
  ).toBeCloseTo(((2 / 3 + 0) * 2) / 3, 10)
})

test('where nothing could be otherwise, what is equal scores 1 and not what rounding makes of it', () => {
  for (let items = 0; items <= 60; items += 1) {
    const alone = Array.from({ length: items }, (_, i) => String(i))
    expect({ items, ami: adjustedMutualInformation(alone, alone) }).toEqual({ items, ami: 1 })
    const together = alone.map(() => '')
    expect({ items, ami: adjustedMutualInformation(together, together) }).toEqual({ items, ami: 1 })
  }
})

test('every measure is what its definition says, counted item by item', () => {
  const groups = fc.array(fc.tuple(fc.nat({ max: 3 }).map(String), fc.nat({ max: 3 }).map(String)), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(groups, (items) => {
      const predicted = items.map(([group]) => group)
      const gold = items.map(([, label]) => label)
      const defined = definitions(predicted, gold)
      expect(bcubed(predicted, gold).precision).toBeCloseTo(defined.bcubed, 10)
      expect(bcubed(gold, predicted).recall).toBeCloseTo(defined.bcubed, 10)
      expect(pairwise(predicted, gold).precision).toBeCloseTo(defined.pairwise, 10)
      expect(pairwise(gold, predicted).recall).toBeCloseTo(defined.pairwise, 10)
      if (defined.ami !== null) expect(adjustedMutualInformation(predicted, gold)).toBeCloseTo(defined.ami, 10)
    }),
    { numRuns: 60 },
  )
})

/** Straight from the definitions; information is adjusted by that of all orders there are. */
function definitions(predicted: readonly string[], gold: readonly string[]) {
  const places = predicted.map((_, place) => place)
  const like = (labels: readonly string[], place: number) => places.filter((other) => labels[other] === labels[place])
  const shares = places.map(
    (place) => like(predicted, place).filter((other) => gold[other] === gold[place]).length / like(predicted, place).length,
  )
  const pairs = places.flatMap((place) =>
    like(predicted, place)
      .filter((other) => other < place && predicted[other] === predicted[place])
      .map((other) => gold[other] === gold[place]),
  )
  const entropy = (labels: readonly string[]) =>
    places.reduce((sum, place) => sum - Math.log(like(labels, place).length / places.length), 0) / places.length
  const mutual = (labels: readonly string[]) =>
    entropy(labels) + entropy(gold) - entropy(places.map((place) => `${labels[place]} ${gold[place]}`))
  const orders = ordersOf(predicted)
  const expected = orders.reduce((sum, order) => sum + mutual(order), 0) / orders.length
  const room = (entropy(predicted) + entropy(gold)) / 2 - expected
  return {
    bcubed: shares.reduce((sum, share) => sum + share, 0) / shares.length,
    pairwise: pairs.length === 0 ? 0 : pairs.filter((isRight) => isRight).length / pairs.length,
    ami: room < 1e-9 ? null : (mutual(predicted) - expected) / room,
  }
}

function ordersOf(labels: readonly string[]): string[][] {
  if (labels.length < 2) return [[...labels]]
  return labels.flatMap((first, at) => ordersOf(labels.toSpliced(at, 1)).map((rest) => [first, ...rest]))
}
