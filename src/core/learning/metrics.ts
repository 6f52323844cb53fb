/** How well groups match labels. Items are parallel arrays: `predicted[i]` and `gold[i]` are the group and the label of item i. */
export interface Agreement {
  readonly precision: number
  readonly recall: number
  readonly f1: number
}

interface Contingency {
  readonly total: number
  readonly cells: readonly { predicted: number; gold: number; both: number }[]
  readonly predictedSizes: readonly number[]
  readonly goldSizes: readonly number[]
}

function contingencyOf(predicted: readonly string[], gold: readonly string[]): Contingency {
  if (predicted.length !== gold.length) throw new RangeError('predicted and gold differ in length')
  const predictedIndex = indexOf(predicted)
  const goldIndex = indexOf(gold)
  const cells = new Map<string, { predicted: number; gold: number; both: number }>()
  for (let i = 0; i < gold.length; i++) {
    const row = predictedIndex.get(predicted[i]!)!
    const column = goldIndex.get(gold[i]!)!
    row.count++
    column.count++
    const key = `${row.at} ${column.at}`
    const cell = cells.get(key)
    if (cell) cell.both++
    else cells.set(key, { predicted: row.at, gold: column.at, both: 1 })
  }
  const sizes = (index: Map<string, { count: number }>) => [...index.values()].map(({ count }) => count)
  return { total: gold.length, cells: [...cells.values()], predictedSizes: sizes(predictedIndex), goldSizes: sizes(goldIndex) }
}

function indexOf(labels: readonly string[]): Map<string, { at: number; count: number }> {
  const index = new Map<string, { at: number; count: number }>()
  for (const label of labels) if (!index.has(label)) index.set(label, { at: index.size, count: 0 })
  return index
}

function agreement(precision: number, recall: number): Agreement {
  return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) }
}

/** B-cubed (Bagga and Baldwin 1998): per item the share of its group that has its label, and of its label that is in its group; averaged. */
export function bcubed(predicted: readonly string[], gold: readonly string[]): Agreement {
  const { total, cells, predictedSizes, goldSizes } = contingencyOf(predicted, gold)
  if (total === 0) return agreement(0, 0)
  let precision = 0
  let recall = 0
  for (const cell of cells) {
    precision += cell.both ** 2 / predictedSizes[cell.predicted]!
    recall += cell.both ** 2 / goldSizes[cell.gold]!
  }
  return agreement(precision / total, recall / total)
}

/** Over pairs of items: same group against same label. Ruled by the largest groups. */
export function pairwise(predicted: readonly string[], gold: readonly string[]): Agreement {
  const { cells, predictedSizes, goldSizes } = contingencyOf(predicted, gold)
  const pairs = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + (size * (size - 1)) / 2, 0)
  const both = pairs(cells.map((cell) => cell.both))
  const predictedPairs = pairs(predictedSizes)
  const goldPairs = pairs(goldSizes)
  return agreement(predictedPairs === 0 ? 0 : both / predictedPairs, goldPairs === 0 ? 0 : both / goldPairs)
}

/** CEAF-e (Luo 2005): the best one-to-one matching of groups and labels, each match worth 2·both / (sizes together). */
export function ceafE(predicted: readonly string[], gold: readonly string[]): Agreement {
  const contingency = contingencyOf(predicted, gold)
  const { predictedSizes, goldSizes } = contingency
  const total = separateParts(contingency).reduce((sum, cells) => sum + bestMatching(worthOf(cells, contingency)), 0)
  return agreement(predictedSizes.length === 0 ? 0 : total / predictedSizes.length, goldSizes.length === 0 ? 0 : total / goldSizes.length)
}

/** Groups and labels that share no item, directly or by others, are matched apart: the time grows with the cube of the largest part alone. */
function separateParts({ cells, predictedSizes, goldSizes }: Contingency): Contingency['cells'][] {
  const rows = predictedSizes.length
  const parent = Int32Array.from({ length: rows + goldSizes.length }, (_, i) => i)
  const rootOf = (node: number): number => {
    let root = node
    while (parent[root] !== root) root = parent[root]!
    return root
  }
  for (const cell of cells) parent[rootOf(cell.predicted)] = rootOf(rows + cell.gold)
  return [...Map.groupBy(cells, (cell) => rootOf(cell.predicted)).values()]
}

function worthOf(cells: Contingency['cells'], { predictedSizes, goldSizes }: Contingency): Float64Array[] {
  const rows = [...new Set(cells.map((cell) => cell.predicted))]
  const columns = [...new Set(cells.map((cell) => cell.gold))]
  const rowAt = new Map(rows.map((row, i) => [row, i]))
  const columnAt = new Map(columns.map((column, i) => [column, i]))
  const size = Math.max(rows.length, columns.length)
  const worth = Array.from({ length: size }, () => new Float64Array(size))
  for (const { predicted, gold, both } of cells) {
    worth[rowAt.get(predicted)!]![columnAt.get(gold)!] = (2 * both) / (predictedSizes[predicted]! + goldSizes[gold]!)
  }
  return worth
}

/** The Hungarian method in its O(n³) form with potentials; returns the greatest total worth. */
function bestMatching(worth: readonly Float64Array[]): number {
  const n = worth.length
  const rowPotential = new Float64Array(n + 1)
  const columnPotential = new Float64Array(n + 1)
  const matchOf = new Int32Array(n + 1)
  const from = new Int32Array(n + 1)
  for (let row = 1; row <= n; row++) {
    matchOf[0] = row
    let column = 0
    const least = new Float64Array(n + 1).fill(Number.POSITIVE_INFINITY)
    const used = new Uint8Array(n + 1)
    do {
      used[column] = 1
      const current = matchOf[column]!
      let delta = Number.POSITIVE_INFINITY
      let next = 0
      for (let j = 1; j <= n; j++) {
        if (used[j]) continue
        const cost = -worth[current - 1]![j - 1]! - rowPotential[current]! - columnPotential[j]!
        if (cost < least[j]!) {
          least[j] = cost
          from[j] = column
        }
        if (least[j]! < delta) {
          delta = least[j]!
          next = j
        }
      }
      for (let j = 0; j <= n; j++) {
        if (used[j]) {
          rowPotential[matchOf[j]!]! += delta
          columnPotential[j]! -= delta
        } else least[j]! -= delta
      }
      column = next
    } while (matchOf[column] !== 0)
    do {
      const previous = from[column]!
      matchOf[column] = matchOf[previous]!
      column = previous
    } while (column !== 0)
  }
  let total = 0
  for (let j = 1; j <= n; j++) total += worth[matchOf[j]! - 1]![j - 1]!
  return total
}

/** Adjusted mutual information (Vinh, Epps and Bailey 2010), arithmetic mean: 0 for chance, 1 for equality. */
export function adjustedMutualInformation(predicted: readonly string[], gold: readonly string[]): number {
  const { total, cells, predictedSizes, goldSizes } = contingencyOf(predicted, gold)
  // All in one, or each alone: nothing could be otherwise, so that chance does as well as knowing, and rounding would decide what comes of 0/0.
  const isAlike = (groups: number) => predictedSizes.length === groups && goldSizes.length === groups
  if (isAlike(total) || isAlike(1)) return 1
  const entropy = (sizes: readonly number[]) => -sizes.reduce((sum, size) => sum + (size / total) * Math.log(size / total), 0)
  const mutual = cells.reduce(
    (sum, { predicted: p, gold: g, both }) => sum + (both / total) * Math.log((total * both) / (predictedSizes[p]! * goldSizes[g]!)),
    0,
  )
  const expected = expectedInformation(total, countsOf(predictedSizes), countsOf(goldSizes))
  const mean = (entropy(predictedSizes) + entropy(goldSizes)) / 2
  return (mutual - expected) / (mean - expected)
}

function countsOf(sizes: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const size of sizes) counts.set(size, (counts.get(size) ?? 0) + 1)
  return counts
}

/** The mutual information of random groups of these sizes: equal sizes are worked out once. */
function expectedInformation(total: number, rows: ReadonlyMap<number, number>, columns: ReadonlyMap<number, number>): number {
  const logFactorial = new Float64Array(total + 1)
  for (let i = 2; i <= total; i++) logFactorial[i] = logFactorial[i - 1]! + Math.log(i)
  const f = (n: number) => logFactorial[n]!
  let expected = 0
  for (const [a, aTimes] of rows) {
    for (const [b, bTimes] of columns) {
      let sum = 0
      for (let both = Math.max(1, a + b - total); both <= Math.min(a, b); both++) {
        const chance = f(a) + f(b) + f(total - a) + f(total - b) - f(total) - f(both) - f(a - both) - f(b - both) - f(total - a - b + both)
        sum += (both / total) * Math.log((total * both) / (a * b)) * Math.exp(chance)
      }
      expected += sum * aTimes * bTimes
    }
  }
  return expected
}

/** What doing nothing scores: every item alone, and all items together. */
export function floors(gold: readonly string[]): { alone: Agreement; together: Agreement } {
  const alone = gold.map((_, i) => String(i))
  return {
    alone: bcubed(alone, gold),
    together: bcubed(
      gold.map(() => ''),
      gold,
    ),
  }
}

/** B-cubed over the items whose label has at least two. */
export function bcubedOfShared(predicted: readonly string[], gold: readonly string[]): Agreement {
  const counts = new Map<string, number>()
  for (const label of gold) counts.set(label, (counts.get(label) ?? 0) + 1)
  const kept = gold.map((label) => counts.get(label)! > 1)
  return bcubed(
    predicted.filter((_, i) => kept[i]),
    gold.filter((_, i) => kept[i]),
  )
}
