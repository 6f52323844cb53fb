import { type Embedder, embedderOf } from './embed.ts'

/**
 * An embedder as bytes, for the store: a line of JSON with the counts, a line per word, then the four tables in little-endian order.
 * About 150 bytes a word at 128 dimensions.
 */
const FORMAT = 'sitrep-embedder-1'
const HEADER_BYTES_MAX = 1_000

export function encodeEmbedder(embedder: Embedder): Uint8Array {
  const words = new TextEncoder().encode(embedder.words.join('\n'))
  const header = {
    format: FORMAT,
    dimensions: embedder.dimensions,
    trainedOn: embedder.trainedOn,
    words: embedder.words.length,
    wordBytes: words.length,
  }
  const head = new TextEncoder().encode(`${JSON.stringify(header)}\n`)
  const payload = new Uint8Array(head.length + words.length + embedder.words.length * 8 + embedder.dimensions * 4 + embedder.rows.length)
  const view = new DataView(payload.buffer)
  payload.set(head)
  payload.set(words, head.length)
  let at = head.length + words.length
  for (const count of embedder.documents) {
    view.setInt32(at, count, true)
    at += 4
  }
  for (const scale of [...embedder.scales, ...embedder.strengths]) {
    view.setFloat32(at, scale, true)
    at += 4
  }
  payload.set(new Uint8Array(embedder.rows.buffer, embedder.rows.byteOffset, embedder.rows.length), at)
  return payload
}

/** Throws when the bytes are not an embedder of this format. */
export function decodeEmbedder(payload: Uint8Array): Embedder {
  const headEnd = payload.subarray(0, HEADER_BYTES_MAX).indexOf(10)
  const header = headerOf(new TextDecoder().decode(payload.subarray(0, Math.max(0, headEnd))))
  const start = headEnd + 1
  const { dimensions, trainedOn, words: count, wordBytes } = header
  if (payload.length !== start + wordBytes + count * (8 + dimensions) + dimensions * 4)
    throw new Error('the stored embedder is damaged: its length is wrong')
  const words = new TextDecoder().decode(payload.subarray(start, start + wordBytes)).split('\n')
  const view = new DataView(payload.buffer, payload.byteOffset + start + wordBytes)
  const documents = Int32Array.from({ length: count }, (_, i) => view.getInt32(i * 4, true))
  const scales = Float32Array.from({ length: count }, (_, i) => view.getFloat32((count + i) * 4, true))
  const strengths = Float32Array.from({ length: dimensions }, (_, i) => view.getFloat32((2 * count + i) * 4, true))
  const rows = Int8Array.from(new Int8Array(payload.buffer, payload.byteOffset + payload.length - count * dimensions, count * dimensions))
  return embedderOf({ dimensions, trainedOn, words, documents, rows, scales, strengths })
}

interface Header {
  dimensions: number
  trainedOn: number
  words: number
  wordBytes: number
}

function headerOf(line: string): Header {
  const read: unknown = line.startsWith('{') ? JSON.parse(line) : null
  if (typeof read !== 'object' || read === null || !('format' in read) || read.format !== FORMAT)
    throw new Error('the stored embedder is of another format')
  const field = (name: string): number => {
    const value: unknown = Reflect.get(read, name)
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) throw new Error(`the stored embedder is damaged: ${name}`)
    return value
  }
  return { dimensions: field('dimensions'), trainedOn: field('trainedOn'), words: field('words'), wordBytes: field('wordBytes') }
}
