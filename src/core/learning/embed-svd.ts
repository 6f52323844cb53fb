/**
 * The strongest directions of a sparse matrix, by subspace iteration from a seeded random start (Halko, Martinsson and Tropp, "Finding
 * structure with randomness", 2011). Only products with the matrix and with its transpose are needed, so memory is one dense block per side.
 * Columns are made orthonormal by the Cholesky factor of their small Gram
 * matrix, which also drops directions that a small corpus does not have.
 */
import { seededRandom } from '../seeded-random.ts'

export interface SparseRows {
  readonly columns: number
  /** Entries of row r are those from `starts[r]` up to `starts[r + 1]`. */
  readonly starts: Int32Array
  readonly ids: Int32Array
  readonly weights: Float32Array
}

export interface Directions {
  readonly count: number
  /** Right singular vectors, one row per column of the matrix, `count` wide. */
  readonly vectors: Float32Array
  /** Singular values, greatest first. */
  readonly strengths: Float64Array
}

const OVERSAMPLING = 12
const ITERATIONS = 2
/** What is below this part of the greatest is rounding. */
const RANK_TOLERANCE = 1e-7
const JACOBI_SWEEPS_MAX = 30

interface Block {
  readonly width: number
  readonly values: Float32Array
}

/** The `wanted` strongest directions, or as many as there are. The same matrix and seed give the same answer. */
export function strongestDirections(matrix: SparseRows, wanted: number, seed: number): Directions {
  const rows = matrix.starts.length - 1
  const width = Math.max(1, Math.min(wanted + OVERSAMPLING, rows, matrix.columns))
  let block = orthonormal(randomBlock(matrix.columns, width, seed))
  for (let i = 0; i < ITERATIONS; i++) block = orthonormal(timesTransposed(matrix, times(matrix, block)))
  const image = times(matrix, block)
  const { values, vectors } = eigenOf(gramOf(image), block.width)
  const greatest = Math.max(values[0] ?? 0, 0)
  let count = 0
  while (count < Math.min(wanted, block.width) && values[count]! > RANK_TOLERANCE * greatest) count++
  return { count, vectors: rotated(block, vectors, count).values, strengths: Float64Array.from(values.subarray(0, count), Math.sqrt) }
}

function randomBlock(rows: number, width: number, seed: number): Block {
  const random = seededRandom(seed)
  return { width, values: Float32Array.from({ length: rows * width }, () => random() - 0.5) }
}

function times(matrix: SparseRows, block: Block): Block {
  const { width, values } = block
  const rows = matrix.starts.length - 1
  const result = new Float32Array(rows * width)
  for (let row = 0; row < rows; row++) {
    const to = row * width
    for (let entry = matrix.starts[row]!; entry < matrix.starts[row + 1]!; entry++) {
      const from = matrix.ids[entry]! * width
      const weight = matrix.weights[entry]!
      for (let i = 0; i < width; i++) result[to + i]! += weight * values[from + i]!
    }
  }
  return { width, values: result }
}

function timesTransposed(matrix: SparseRows, block: Block): Block {
  const { width, values } = block
  const result = new Float32Array(matrix.columns * width)
  for (let row = 0; row < matrix.starts.length - 1; row++) {
    const from = row * width
    for (let entry = matrix.starts[row]!; entry < matrix.starts[row + 1]!; entry++) {
      const to = matrix.ids[entry]! * width
      const weight = matrix.weights[entry]!
      for (let i = 0; i < width; i++) result[to + i]! += weight * values[from + i]!
    }
  }
  return { width, values: result }
}

/** Columns that are orthonormal and span the same space, by the Cholesky factor of their Gram matrix; fewer when some add nothing. */
function orthonormal(block: Block): Block {
  const { factor, kept } = choleskyOf(gramOf(block), block.width)
  const { width, values } = block
  const result = new Float32Array((values.length / width) * kept.length)
  const solved = new Float64Array(kept.length)
  for (let start = 0, to = 0; start < values.length; start += width, to += kept.length) {
    // Forward substitution: the row of the result whose product with the factor is this row.
    for (let j = 0; j < kept.length; j++) {
      let rest = values[start + kept[j]!]!
      for (let i = 0; i < j; i++) rest -= solved[i]! * factor[j * width + i]!
      solved[j] = rest / factor[j * width + j]!
    }
    result.set(solved, to)
  }
  return { width: kept.length, values: result }
}

/** Row j of the lower factor belongs to column `kept[j]`; columns that the ones before them span are left out. */
function choleskyOf(gram: Float64Array, width: number): { factor: Float64Array; kept: number[] } {
  const factor = new Float64Array(width * width)
  const kept: number[] = []
  let greatest = 0
  for (let column = 0; column < width; column++) greatest = Math.max(greatest, gram[column * width + column]!)
  for (let column = 0; column < width; column++) {
    const row = kept.length * width
    let rest = gram[column * width + column]!
    for (let j = 0; j < kept.length; j++) {
      let entry = gram[column * width + kept[j]!]!
      for (let i = 0; i < j; i++) entry -= factor[row + i]! * factor[j * width + i]!
      factor[row + j] = entry / factor[j * width + j]!
      rest -= factor[row + j]! ** 2
    }
    if (rest <= RANK_TOLERANCE * greatest) continue
    factor[row + kept.length] = Math.sqrt(rest)
    kept.push(column)
  }
  return { factor, kept }
}

function gramOf({ width, values }: Block): Float64Array {
  const gram = new Float64Array(width * width)
  for (let start = 0; start < values.length; start += width) {
    for (let i = 0; i < width; i++) {
      const left = values[start + i]!
      if (left === 0) continue
      const row = i * width
      for (let j = i; j < width; j++) gram[row + j]! += left * values[start + j]!
    }
  }
  for (let i = 0; i < width; i++) for (let j = 0; j < i; j++) gram[i * width + j] = gram[j * width + i]!
  return gram
}

/** The block times the first `count` columns of a small square matrix. */
function rotated({ width, values }: Block, square: Float64Array, count: number): Block {
  const rows = values.length / width
  const result = new Float32Array(rows * count)
  const sums = new Float64Array(count)
  for (let row = 0; row < rows; row++) {
    sums.fill(0)
    for (let i = 0; i < width; i++) {
      const value = values[row * width + i]!
      if (value === 0) continue
      for (let j = 0; j < count; j++) sums[j]! += value * square[i * width + j]!
    }
    result.set(sums, row * count)
  }
  return { width: count, values: result }
}

/** Eigenvalues, greatest first, and eigenvectors as columns of a symmetric matrix, by cyclic Jacobi rotations. */
function eigenOf(symmetric: Float64Array, size: number): { values: Float64Array; vectors: Float64Array } {
  const a = Float64Array.from(symmetric)
  // Rows of `basis` are eigenvectors while rotating: rows lie together in memory.
  const basis = new Float64Array(size * size)
  let trace = 0
  for (let i = 0; i < size; i++) {
    basis[i * size + i] = 1
    trace += Math.abs(a[i * size + i]!)
  }
  const negligible = (trace / Math.max(1, size)) * 1e-9
  for (let sweep = 0; sweep < JACOBI_SWEEPS_MAX; sweep++) {
    let rotations = 0
    for (let p = 0; p < size - 1; p++) {
      for (let q = p + 1; q < size; q++) {
        if (Math.abs(a[p * size + q]!) <= negligible) continue
        rotate(a, basis, { p, q, size })
        rotations++
      }
    }
    if (rotations === 0) break
  }
  const order = Array.from({ length: size }, (_, i) => i).sort((i, j) => a[j * size + j]! - a[i * size + i]!)
  const vectors = new Float64Array(size * size)
  order.forEach((from, to) => {
    for (let i = 0; i < size; i++) vectors[i * size + to] = basis[from * size + i]!
  })
  return { values: Float64Array.from(order, (i) => a[i * size + i]!), vectors }
}

function rotate(a: Float64Array, basis: Float64Array, { p, q, size }: { p: number; q: number; size: number }): void {
  const off = a[p * size + q]!
  const theta = (a[q * size + q]! - a[p * size + p]!) / (2 * off)
  const tangent = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1))
  const cosine = 1 / Math.sqrt(tangent * tangent + 1)
  const sine = tangent * cosine
  for (let i = 0; i < size; i++) {
    const left = a[i * size + p]!
    const right = a[i * size + q]!
    a[i * size + p] = cosine * left - sine * right
    a[i * size + q] = sine * left + cosine * right
  }
  for (const rows of [a, basis]) {
    for (let i = 0; i < size; i++) {
      const left = rows[p * size + i]!
      const right = rows[q * size + i]!
      rows[p * size + i] = cosine * left - sine * right
      rows[q * size + i] = sine * left + cosine * right
    }
  }
}
