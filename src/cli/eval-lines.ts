// Reads the labelled files of `sitrep eval`: one JSON object a line (.gz too), or, for events, one JSON array.

import { z } from 'zod'
import type { LabelledEvent } from '../pipeline/eval-situations.ts'
import { LINE_BYTES_MAX, splitLines } from '../provider/read-ndjson.ts'
import { openSource, SourceError } from '../provider/read-source.ts'
import { type CommandContext, CommandFailure } from './command.ts'

export interface Line {
  line: number
  value: Record<string, unknown>
}

/** The objects of a file. Throws `CommandFailure` that names file and line at the first that is none: a measure over a part would mislead. */
export async function* readLines(file: string, { stdin }: Pick<CommandContext, 'stdin'>): AsyncGenerator<Line> {
  try {
    const source = await openSource(file, { stdin })
    for await (const { line, bytes } of splitLines(source.bytes)) {
      if (bytes === null) throw new CommandFailure(`${file}:${line}: the line is longer than ${LINE_BYTES_MAX} bytes`)
      const raw = new TextDecoder().decode(bytes).trim()
      if (raw !== '') yield { line, value: objectOf(raw, `${file}:${line}`) }
    }
  } catch (error) {
    if (error instanceof SourceError) throw new CommandFailure(`${file}: ${error.message}`)
    throw error
  }
}

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
const lineEvent = z.looseObject({
  id: z.union([z.string(), z.number()]).transform(String).optional(),
  date: z.string(),
  text: z.string(),
  category: z.string().optional(),
  story_path: z.array(pathStep).optional(),
})
// The older form: one array, one level.
const listedEvent = z.looseObject({
  id: z.union([z.string(), z.number()]).transform(String),
  date: z.string(),
  description: z.string(),
  category: z.looseObject({ name: z.string() }).nullish(),
  belongsToStory: z.looseObject({ name: z.string() }).nullish(),
})

/** The events of a file in either form. */
export async function readEventLines(file: string, context: Pick<CommandContext, 'stdin'>): Promise<LabelledEvent[]> {
  if (file.endsWith('.json')) return readEventList(file)
  const events: LabelledEvent[] = []
  for await (const { line, value } of readLines(file, context)) {
    const parsed = lineEvent.safeParse(value)
    if (!parsed.success) throw new CommandFailure(`${file}:${line}: ${z.prettifyError(parsed.error)}`)
    const { id, date, text, category, story_path } = parsed.data
    events.push({ id: id ?? String(line), date, text, category: category ?? null, path: story_path ?? null })
  }
  return events
}

async function readEventList(file: string): Promise<LabelledEvent[]> {
  const chunks: Uint8Array[] = []
  for await (const chunk of (await openSource(file)).bytes) chunks.push(chunk)
  const parsed = z.array(listedEvent).safeParse(JSON.parse(Buffer.concat(chunks).toString('utf8')))
  if (!parsed.success) throw new CommandFailure(`${file}: ${z.prettifyError(parsed.error)}`)
  return parsed.data.map(({ id, date, description, category, belongsToStory }) => ({
    id,
    date,
    text: description.trim(),
    category: category?.name ?? null,
    path: belongsToStory ? [belongsToStory.name] : [],
  }))
}
