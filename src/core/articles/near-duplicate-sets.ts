/** Sets of hashes as ascending arrays, which take little room and are compared in one pass. */

export function sortedSet(values: Iterable<number>): Uint32Array {
  return Uint32Array.from(new Set(values)).sort()
}

/** Jaccard similarity of two ascending sets; two empty ones agree. */
export function share(a: Uint32Array, b: Uint32Array): number {
  if (a.length === 0 && b.length === 0) return 1
  const shared = sharedCount(a, b)
  return shared / (a.length + b.length - shared)
}

/** How many two ascending sets have in common. */
export function sharedCount(a: Uint32Array, b: Uint32Array): number {
  let shared = 0
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const x = a[i] ?? 0
    const y = b[j] ?? 0
    if (x === y) shared++
    if (x <= y) i++
    if (y <= x) j++
  }
  return shared
}
