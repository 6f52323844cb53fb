// Reads the labelled files of `sitrep eval`: one JSON object a line (.gz too), or, for events, one JSON array.

import { z } from 'zod'
import type { LabelledEvent } from '../pipeline/eval-situations.ts'
import { LINE_BYTES_MAX, splitLines } from '../provider/read-ndjson.ts'
import { openSource, SourceError } from '../provider/read-source.ts'
import { type CommandContext, CommandFailure } from './command.ts'

const LIST_BYTES_MAX = 64 * 1024 * 1024

type Input = Pick<CommandContext, 'stdin'> & Partial<Pick<CommandContext, 'signal'>>

export interface Line {
  line: number
  value: Record<string, unknown>
}

/** The objects of a file. Throws `CommandFailure` that names file and line at the first that is none: a measure over a part would mislead. */
export async function* readLines(file: string, { stdin, signal }: Input): AsyncGenerator<Line> {
  try {
    const source = await openSource(file, { stdin, ...(signal && { signal }) })
    for await (const { line, bytes } of splitLines(source.bytes)) {
      if (bytes === null) throw new CommandFailure(`${file}:${line}: the line is longer than ${LINE_BYTES_MAX} bytes`)
      const raw = new TextDecoder().decode(bytes).trim()
      if (raw !== '') yield { line, value: objectOf(raw, `${file}:${line}`) }
    }
  } catch (error) {
    throw tellable(error, file)
  }
}

const tellable = (error: unknown, file: string): unknown =>
  error instanceof SourceError ? new CommandFailure(`${file}: ${error.message}`) : error

function objectOf(raw: string, place: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(raw)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.fromEntries(Object.entries(value))
  } catch {
    // Told below.
  }
  throw new CommandFailure(`${place}: the line is not a JSON object`)
}

const pathStep = z.union([z.string(), z.looseObject({ label: z.string() }).transform((step) => step.label)])
/** In the one form whose order is that of time, as events are gone through by it. */
const day = z.string().refine((text) => isDay(text.slice(0, 10)), 'no date such as 2026-01-31')
const lineEvent = z.looseObject({
  id: z.union([z.string(), z.number()]).transform(String).optional(),
  date: day,
  text: z.string(),
  category: z.string().optional(),
  story_path: z.array(pathStep).optional(),
})
// The older form: one array, one level.
const listedEvent = z.looseObject({
  id: z.union([z.string(), z.number()]).transform(String),
  date: day,
  description: z.string(),
  category: z.looseObject({ name: z.string() }).nullish(),
  belongsToStory: z.looseObject({ name: z.string() }).nullish(),
})

function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

function jsonOf(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new CommandFailure(`${file}: no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** The first problem, in one line: a list may have one for each of its events. */
function problemOf({ issues: [first] }: z.ZodError): string {
  return first ? `${first.path.length === 0 ? '' : `${first.path.join('.')}: `}${first.message}` : 'of another shape'
}

/** The events of a file in either form. */
export async function readEventLines(file: string, context: Input): Promise<LabelledEvent[]> {
  if (file.endsWith('.json')) return readEventList(file).catch((error: unknown) => Promise.reject(tellable(error, file)))
  return Array.fromAsync(readLines(file, context), (line) => eventOf(file, line))
}

/** Throws `CommandFailure` that names file and line where the line is no event. */
export function eventOf(file: string, { line, value }: Line): LabelledEvent {
  const parsed = lineEvent.safeParse(value)
  if (!parsed.success) throw new CommandFailure(`${file}:${line}: ${problemOf(parsed.error)}`)
  const { id, date, text, category, story_path } = parsed.data
  return { id: id ?? String(line), date, text, category: category ?? null, path: story_path ?? null }
}

async function readEventList(file: string): Promise<LabelledEvent[]> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of (await openSource(file)).bytes) {
    bytes += chunk.byteLength
    if (bytes > LIST_BYTES_MAX) throw new CommandFailure(`${file}: the list is longer than ${LIST_BYTES_MAX} bytes; give one event a line`)
    chunks.push(chunk)
  }
  const parsed = z.array(listedEvent).safeParse(jsonOf(new TextDecoder().decode(Buffer.concat(chunks)), file))
  if (!parsed.success) throw new CommandFailure(`${file}: ${problemOf(parsed.error)}`)
  return parsed.data.map(({ id, date, description, category, belongsToStory }) => ({
    id,
    date,
    text: description.trim(),
    category: category?.name ?? null,
    path: belongsToStory ? [belongsToStory.name] : [],
  }))
}
