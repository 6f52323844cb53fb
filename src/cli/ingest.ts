// sitrep ingest: articles from files, standard input and addresses.

import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type IngestCounts, type IngestOptions, ingestSources, newestTime, type Rejection } from '../pipeline/ingest.ts'
import { settleAll } from '../pipeline/run.ts'
import type { Place } from '../provider/read-items.ts'
import type { OpenOptions } from '../provider/read-source.ts'
import { StoreUnavailable } from '../store/database.ts'
import { type Arguments, type CommandContext, CommandFailure, textOption } from './command.ts'
import { doubtClock } from './doubt-clock.ts'
import { fileFailure } from './file-failure.ts'
import { openOutputFile } from './output-file.ts'
import { pipelineDeps } from './pipeline-deps.ts'
import { createProgress, type Progress } from './progress.ts'
import { REJECTIONS_PRINTED_MAX } from './rejections.ts'

/** The command. Gives the exit code. */
export async function runIngest(context: CommandContext, given: Arguments): Promise<number> {
  const { signal } = context
  const sources = given.positionals
  const progress = createProgress(context)
  const rejects = await openRejections(context, progress, { path: textOption(given, 'rejects'), sources })
  const unused = collectUnused()
  const asked = { sources, rebase: given.values.rebase === true, progress, onRejected: rejects.write, onUnused: unused.note }
  const counts = await takeIn(context, asked)
  progress.clear()
  for (const line of unused.lines()) context.stderr.write(`${line}\n`)
  const unwritten = await rejects.close()
  const told = toldOf(counts)
  const isAwaited = given.values.wait === true && !signal.aborted
  const held = isAwaited ? await waitUntilSettled(context, progress).catch((error) => rethrow(error, { stored: told, progress })) : 0
  progress.clear()
  if (signal.aborted) throw new CommandFailure(`interrupted; what was taken in stays (${told})`)
  if (unwritten) throw new CommandFailure(`${unwritten.message}; not all that was rejected is in it, and what was taken in stays (${told})`)
  context.print(`${told}${held > 0 ? `, ${held} held` : ''}`, { ...counts, held, ...unused.counted() })
  return counts.rejected > 0 ? 1 : 0
}

const toldOf = ({ accepted, duplicate, rejected }: IngestCounts): string =>
  `${accepted} accepted, ${duplicate} duplicate, ${rejected} rejected`

interface TakeIn {
  sources: readonly string[]
  rebase: boolean
  progress: Progress
  onRejected: (rejection: Rejection) => void
  onUnused: NonNullable<IngestOptions['onUnused']>
}

async function takeIn(context: CommandContext, { sources, rebase, progress, onRejected, onUnused }: TakeIn): Promise<IngestCounts> {
  const { clock, config, signal, newId } = context
  const spooled = rebase && sources.includes('-') ? await spoolStandardInput(context) : null
  let stored: string | null = null
  try {
    const open: OpenOptions = { stdin: spooled?.bytes ?? context.stdin, signal, fetch: { allowPrivate: config.feeds_allow_private } }
    const now = clock()
    const newest = rebase ? await newestTime(sources, open, now) : null
    const db = await context.openStore()
    return await ingestSources({ db, clock, newId }, sources, {
      ...open,
      rebaseBy: newest === null ? 0 : now - newest,
      onProgress: ({ bytesRead, bytesTotal }) => progress.bytes(bytesRead, bytesTotal),
      onRejected,
      onUnused,
      onStored: (counts) => {
        stored = toldOf(counts)
        progress.text(stored)
      },
    })
  } catch (error) {
    return rethrow(error, { stored, progress })
  } finally {
    await spooled?.remove()
  }
}

const placeText = ({ source, line, item }: Place): string =>
  [source, line ?? (item === undefined ? undefined : `item ${item}`)].filter((part) => part !== undefined).join(':')

/** Fields that articles were made without: each is told once, with where it was first so and how often. */
function collectUnused() {
  const found = new Map<string, { first: string; articles: number }>()
  return {
    note: ({ at, field, reason }: Parameters<NonNullable<IngestOptions['onUnused']>>[0]): void => {
      const known = found.get(field)
      if (known) known.articles += 1
      else found.set(field, { first: `${placeText(at)}: ${field} ${reason}`, articles: 1 })
    },
    lines: (): string[] =>
      [...found].map(([field, { first, articles }]) =>
        articles === 1 ? `${first}; the article goes without it` : `${first}; ${articles} articles go without their ${field}`,
      ),
    /** For programs; nothing where there is nothing to tell. */
    counted: (): object =>
      found.size === 0 ? {} : { unused_fields: Object.fromEntries([...found].map(([field, { articles }]) => [field, articles])) },
  }
}

/** What was taken in before the store failed stays, and is told. */
function rethrow(error: unknown, { stored, progress }: { stored: string | null; progress: Progress }): never {
  if (stored === null || !(error instanceof StoreUnavailable)) throw error
  progress.clear()
  throw new CommandFailure(`${error.message}; what was taken in stays (${stored})`)
}

async function waitUntilSettled(context: CommandContext, progress: Progress): Promise<number> {
  const db = await context.openStore()
  const doubt = await doubtClock(context, db, (line) => {
    progress.clear()
    context.stderr.write(`${line}\n`)
  })
  const deps = { ...pipelineDeps({ ...context, log: quiet(context, progress) }, db), isClockBelieved: doubt.isBelieved }
  try {
    const waiting = await settleAll(deps, {
      signal: context.signal,
      onProgress: ({ articles, settle, maintain }) =>
        progress.text(`waiting: ${articles} articles, ${settle} clusters, ${maintain} situations`),
    })
    return waiting.held
  } finally {
    doubt.stop()
  }
}

/** On a terminal the progress line tells enough, also of how far a large store is read before anything is worked at. */
function quiet({ log, stderr }: CommandContext, progress: Progress): CommandContext['log'] {
  if (!stderr.isTTY) return log
  const info: CommandContext['log']['info'] = (_event, { articlesRead, articles, eventsRead, events } = {}) => {
    if (articlesRead !== undefined)
      progress.text(`reading the store: ${articlesRead} of ${articles} articles, ${eventsRead} of ${events} events`)
  }
  return { ...log, info }
}

interface Spooled {
  /** Read from the beginning each time. */
  bytes: AsyncIterable<Uint8Array>
  remove: () => Promise<void>
}

/** A rebase reads everything twice, and standard input can be read only once: it goes to a file first. */
async function spoolStandardInput({ stdin, signal }: CommandContext): Promise<Spooled> {
  const directory = await mkdtemp(join(tmpdir(), 'sitrep-ingest-'))
  const path = join(directory, 'standard-input')
  const remove = () => rm(directory, { recursive: true, force: true })
  await pipeline(stdin, createWriteStream(path, { mode: 0o600 }), { signal }).catch(async (error: unknown) => {
    await remove()
    if (signal.aborted) throw new CommandFailure('interrupted; nothing was taken in')
    const isOfFile = error instanceof Error && 'syscall' in error && error.syscall === 'write'
    throw (isOfFile && fileFailure(error, path)) || error
  })
  return { bytes: { [Symbol.asyncIterator]: () => createReadStream(path, { signal })[Symbol.asyncIterator]() }, remove }
}

interface Rejections {
  write: (rejection: Rejection) => void
  /** Gives what kept the file from being written whole, if anything did. */
  close: () => Promise<CommandFailure | undefined>
}

async function openRejections(
  context: CommandContext,
  progress: Progress,
  { path, sources }: { path: string | undefined; sources: readonly string[] },
): Promise<Rejections> {
  const { stderr } = context
  const file = path === undefined ? null : await openOutputFile(context, { option: 'rejects', path, sources, mode: 0o600 })
  let written = 0
  const write = ({ at, reason, raw }: Rejection): void => {
    file?.write({ ...at, reason, raw })
    written += 1
    if (written > REJECTIONS_PRINTED_MAX + 1) return
    progress.clear()
    const further = `further rejections are counted${path ? ` and written to ${path}` : ' (--rejects FILE writes all)'}`
    stderr.write(`${written > REJECTIONS_PRINTED_MAX ? further : `${placeText(at)}: ${reason}`}\n`)
  }
  const close = async (): Promise<CommandFailure | undefined> => {
    try {
      await file?.close()
    } catch (error) {
      if (error instanceof CommandFailure) return error
      throw error
    }
    return undefined
  }
  return { write, close }
}
