// Vectors as the store reads them.

/** A vector as the store reads it. Four digits are as many as a half-precision number has. */
export function vectorText(vector: Float32Array): string {
  return `[${Array.from(vector, (value) => Number(value.toPrecision(4))).join(',')}]`
}
