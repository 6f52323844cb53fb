// sitrep ingest: articles from files, standard input and addresses.

import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type IngestCounts, ingestSources, newestTime, type Rejection } from '../pipeline/ingest.ts'
import { settleAll } from '../pipeline/run.ts'
import type { OpenOptions } from '../provider/read-source.ts'
import { type Arguments, type Command, type CommandContext, CommandFailure, textOption } from './command.ts'
import { pipelineDeps } from './pipeline-deps.ts'
import { createProgress, type Progress } from './progress.ts'

/** So many rejections are printed one by one; the rest is counted (and goes whole into the file of --rejects). */
const REJECTIONS_PRINTED_MAX = 20

export const ingestCommand: Command = {
  name: 'ingest',
  usage: 'FILE…|-|URL… [--rebase] [--wait] [--rejects FILE]',
  summary: 'Takes in articles: NDJSON (also .gz), RSS, Atom or JSON Feed, from files, standard input or addresses.',
  options: { rebase: { type: 'boolean' }, wait: { type: 'boolean' }, rejects: { type: 'string' } },
  positionals: { min: 1, max: 10_000 },
  run: ingest,
}

async function ingest(context: CommandContext, given: Arguments): Promise<number> {
  const spooled = await spoolStandardInput(context, given)
  const progress = createProgress(context)
  const rejects = rejectionWriter(context, progress, textOption(given, 'rejects'))
  try {
    const counts = await takeIn(context, {
      sources: spooled.sources,
      rebase: given.values.rebase === true,
      progress,
      onRejected: rejects.write,
    })
    await rejects.close()
    const held = given.values.wait === true ? await waitUntilSettled(context, progress) : 0
    progress.clear()
    const { accepted, duplicate, rejected } = counts
    context.print(`${accepted} accepted, ${duplicate} duplicate, ${rejected} rejected${held > 0 ? `, ${held} held` : ''}`, {
      ...counts,
      held,
    })
    return rejected > 0 ? 1 : 0
  } finally {
    await spooled.remove()
  }
}

interface TakeIn {
  sources: readonly string[]
  rebase: boolean
  progress: Progress
  onRejected: (rejection: Rejection) => void
}

async function takeIn(context: CommandContext, { sources, rebase, progress, onRejected }: TakeIn): Promise<IngestCounts> {
  const { clock, config, stdin, signal, newId } = context
  const open: OpenOptions = { stdin, signal, fetch: { allowPrivate: config.feeds_allow_private } }
  const now = clock()
  const newest = rebase ? await newestTime(sources, open, now) : null
  const db = await context.openStore()
  return ingestSources({ db, clock, newId }, sources, {
    ...open,
    rebaseBy: newest === null ? 0 : now - newest,
    onProgress: ({ bytesRead, bytesTotal }) => progress.bytes(bytesRead, bytesTotal),
    onRejected,
    onStored: ({ accepted, duplicate, rejected }) => progress.text(`${accepted} accepted, ${duplicate} duplicate, ${rejected} rejected`),
  })
}

async function waitUntilSettled(context: CommandContext, progress: Progress): Promise<number> {
  const db = await context.openStore()
  const waiting = await settleAll(pipelineDeps({ ...context, log: quiet(context) }, db), (work) => {
    progress.text(`waiting: ${work.articles} articles, ${work.settle} clusters, ${work.maintain} situations`)
  })
  return waiting.held
}

/** On a terminal the progress line tells enough. */
function quiet({ log, stderr }: CommandContext): CommandContext['log'] {
  return stderr.isTTY ? { ...log, info() {} } : log
}

/** A rebase reads everything twice, and standard input can be read only once: it goes to a file first. */
async function spoolStandardInput(
  { stdin }: CommandContext,
  given: Arguments,
): Promise<{ sources: readonly string[]; remove: () => Promise<void> }> {
  const sources = given.positionals
  if (!given.values.rebase || !sources.includes('-')) return { sources, remove: async () => {} }
  const directory = await mkdtemp(join(tmpdir(), 'sitrep-ingest-'))
  const path = join(directory, 'standard-input')
  await pipeline(stdin, createWriteStream(path, { mode: 0o600 }))
  return {
    sources: sources.map((source) => (source === '-' ? path : source)),
    remove: () => rm(directory, { recursive: true, force: true }),
  }
}

interface RejectionWriter {
  write: (rejection: Rejection) => void
  close: () => Promise<void>
}

function rejectionWriter({ stderr }: CommandContext, progress: Progress, path: string | undefined): RejectionWriter {
  const file = path === undefined ? null : createWriteStream(path, { mode: 0o600 })
  let failure: Error | null = null
  file?.on('error', (error) => {
    failure = error
  })
  let printed = 0
  const write = ({ at, reason, raw }: Rejection): void => {
    const place = [at.source, at.line ?? (at.item === undefined ? undefined : `item ${at.item}`)]
      .filter((part) => part !== undefined)
      .join(':')
    file?.write(`${JSON.stringify({ ...at, reason, raw })}\n`)
    printed += 1
    if (printed > REJECTIONS_PRINTED_MAX) return
    progress.clear()
    stderr.write(`${place}: ${reason}\n`)
    if (printed === REJECTIONS_PRINTED_MAX)
      stderr.write(`further rejections are counted${path ? ` and written to ${path}` : ' (--rejects FILE writes all)'}\n`)
  }
  const close = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const done = (): void => (failure ? reject(new CommandFailure(`${path}: ${failure.message}`)) : resolve())
      if (file && !failure) file.end(done)
      else done()
    })
  return { write, close }
}
