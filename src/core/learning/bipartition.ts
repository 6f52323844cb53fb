/**
 * The ways in which a few texts fall into two groups: 2-means (Lloyd 1982) on their vectors, begun along the two directions of greatest variance
 * (Boley 1998, Principal Direction Divisive Partitioning). All that is needed of the vectors is their products. Deterministic.
 */
export type Products = readonly Float64Array[]

const DIRECTIONS = 2
const POWER_STEPS = 60
const ROUNDS_MAX = 8
/** Of more than three texts one alone is no group. */
const GROUP_MIN = 2

/** Products of unit vectors, given as terms and weights. */
export function productsOf(vectors: readonly ReadonlyMap<number, number>[]): Float64Array[] {
  const products = vectors.map(() => new Float64Array(vectors.length))
  const carriers = new Map<number, { place: number; weight: number }[]>()
  for (const [place, vector] of vectors.entries())
    for (const [term, weight] of vector) {
      const known = carriers.get(term)
      if (known) known.push({ place, weight })
      else carriers.set(term, [{ place, weight }])
    }
  for (const held of carriers.values())
    for (const one of held) for (const other of held) products[one.place]![other.place]! += one.weight * other.weight
  return products
}

/** For each way found: which texts belong to the second group (1) and which to the first (0). */
export function bipartitionsOf(products: Products): Uint8Array[] {
  const found: Uint8Array[] = []
  const least = products.length > 3 ? GROUP_MIN : 1
  for (const direction of directionsOf(centred(products))) {
    const sides = settled(
      products,
      Uint8Array.from(direction, (value) => (value > 0 ? 1 : 0)),
    )
    const second = sides.reduce((sum, side) => sum + side, 0)
    if (Math.min(second, sides.length - second) < least) continue
    if (!found.some((known) => isSame(known, sides))) found.push(sides)
  }
  return found
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  const flip = a[0]! ^ b[0]!
  return a.every((side, i) => side === (b[i]! ^ flip))
}

/** Products of the vectors less their mean. */
function centred(products: Products): Float64Array[] {
  const means = products.map((row) => row.reduce((sum, value) => sum + value, 0) / row.length)
  const mean = means.reduce((sum, value) => sum + value, 0) / means.length
  return products.map((row, i) => row.map((value, j) => value - means[i]! - means[j]! + mean))
}

/** The first eigenvectors, by power iteration; each is taken out before the next. Changes its argument. */
function directionsOf(matrix: Float64Array[]): Float64Array[] {
  return Array.from({ length: DIRECTIONS }, (_, which) => {
    let vector = Float64Array.from(matrix, (_row, i) => Math.sin(i * 1.7 + which + 1))
    let length = 0
    for (let step = 0; step < POWER_STEPS; step++) {
      const next = Float64Array.from(matrix, (row) => dot(row, vector))
      length = Math.sqrt(dot(next, next)) || 1
      vector = next.map((value) => value / length)
    }
    for (const [i, row] of matrix.entries()) for (let j = 0; j < row.length; j++) row[j]! -= length * vector[i]! * vector[j]!
    return vector
  })
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}

/** Moves texts to the nearer group until none moves. */
function settled(products: Products, start: Uint8Array): Uint8Array {
  let sides = start
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const groups = [0, 1].map((side) => groupOf(products, sides, side)) as [Group, Group]
    if (groups[0].count === 0 || groups[1].count === 0) return sides
    const next = Uint8Array.from(sides, (_, text) =>
      distance(products, { text, group: groups[0] }) <= distance(products, { text, group: groups[1] }) ? 0 : 1,
    )
    if (next.every((side, i) => side === sides[i])) return sides
    sides = next
  }
  return sides
}

interface Group {
  readonly side: number
  readonly sides: Uint8Array
  readonly count: number
  /** Sum of all products within. */
  readonly sum: number
}

function groupOf(products: Products, sides: Uint8Array, side: number): Group {
  let count = 0
  let sum = 0
  for (const [i, row] of products.entries()) {
    if (sides[i] !== side) continue
    count++
    for (let j = 0; j < row.length; j++) if (sides[j] === side) sum += row[j]!
  }
  return { side, sides, count, sum }
}

/** Squared distance of a text to the mean of a group; of its own group, to the mean of the others. */
function distance(products: Products, { text, group: { side, sides, count, sum } }: { text: number; group: Group }): number {
  const row = products[text]!
  const isOwn = sides[text] === side
  if (isOwn && count === 1) return row[text]!
  let toGroup = 0
  for (let j = 0; j < row.length; j++) if (sides[j] === side) toGroup += row[j]!
  const square = row[text]! - (2 * toGroup) / count + sum / count ** 2
  return isOwn ? square * (count / (count - 1)) ** 2 : square
}
