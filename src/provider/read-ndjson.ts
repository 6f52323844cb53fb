/**
 * Newline-delimited JSON in constant memory: a line is at most one megabyte, a longer one is refused by its number and
 * skipped without being kept.
 */
import { z } from 'zod'
import type { RawItem } from '../core/articles/article.ts'

export const LINE_BYTES_MAX = 1024 * 1024

export type NdjsonLine =
  | { kind: 'item'; item: RawItem; line: number; raw: string }
  | { kind: 'rejected'; line: number; reason: string; raw: string }

/** Reads the lines; empty ones are passed over but counted. */
export async function* readNdjson(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<NdjsonLine> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const { line, bytes: content } of splitLines(bytes)) {
    if (content === null) {
      yield { kind: 'rejected', line, reason: `the line is longer than ${LINE_BYTES_MAX / 1024 / 1024} MB`, raw: '' }
      continue
    }
    let raw: string
    try {
      raw = decoder.decode(content).trim()
    } catch {
      yield { kind: 'rejected', line, reason: 'the line is not UTF-8', raw: new TextDecoder('utf-8').decode(content) }
      continue
    }
    if (raw !== '') yield readLine(raw, line)
  }
}

const present = z.string()
const ndjsonItem = z.looseObject({ url: present, title: present, published_at: present })

function readLine(raw: string, line: number): NdjsonLine {
  let value: unknown
  try {
    value = JSON.parse(raw)
  } catch {
    return { kind: 'rejected', line, reason: 'the line is not JSON', raw }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { kind: 'rejected', line, reason: 'the line is not a JSON object', raw }
  const parsed = ndjsonItem.safeParse(value)
  if (parsed.success) return { kind: 'item', item: itemOf(parsed.data), line, raw }
  const faults = parsed.error.issues.map(({ path: [field] }) => {
    const name = String(field)
    const isMissing = !Object.hasOwn(value, name) || Object.entries(value).some(([key, content]) => key === name && content === null)
    return isMissing ? `${name} is missing` : `${name} is not a string`
  })
  return { kind: 'rejected', line, reason: faults.join(', '), raw }
}

function itemOf(data: Record<string, unknown>): RawItem {
  const { url, title, published_at, source_host, summary, body, language, category, country } = data
  return { url, title, published_at, source_host, summary, body, language, category, country }
}

const NEWLINE = 0x0a

/** Lines with their numbers; `bytes` is null for one that is too long, which is told before its end is looked for. */
export async function* splitLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<{ line: number; bytes: Uint8Array | null }> {
  let line = 1
  let parts: Uint8Array[] = []
  let length = 0
  const keep = (part: Uint8Array): boolean => {
    const wasTooLong = length > LINE_BYTES_MAX
    length += part.length
    if (length > LINE_BYTES_MAX) parts = []
    else parts.push(part)
    return !wasTooLong && length > LINE_BYTES_MAX
  }
  for await (const chunk of bytes) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      if (keep(chunk.subarray(start, end))) yield { line, bytes: null }
      else if (length <= LINE_BYTES_MAX) yield { line, bytes: whole(parts) }
      parts = []
      length = 0
      line++
      start = end + 1
    }
    if (start < chunk.length && keep(chunk.subarray(start))) yield { line, bytes: null }
  }
  if (length > 0 && length <= LINE_BYTES_MAX) yield { line, bytes: whole(parts) }
}

function whole(parts: readonly Uint8Array[]): Uint8Array {
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)
}
