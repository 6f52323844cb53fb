// sitrep serve: the surfaces in this thread, the pipeline and the feeds in a thread of their own.

import { once } from 'node:events'
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Count } from '../meter.ts'
import { readTroubles } from '../service/troubles.ts'
import type { Database } from '../store/database.ts'
import { type Arguments, type Command, type CommandContext, CommandFailure, UsageError } from './command.ts'
import { ingestSample } from './sample.ts'
import { createServer } from './server.ts'
import type { WorkerData, WorkerReport } from './worker-main.ts'

const ROLES = ['all', 'api', 'worker'] as const
type Role = (typeof ROLES)[number]
/** How long the parts may take to end before the program ends anyway. */
const TROUBLES_READ_MS = 5_000
const STOP_TIMEOUT_MS = 10_000

export const serveCommand: Command = {
  name: 'serve',
  usage: '[--port 8787] [--host 127.0.0.1] [--data ./data] [--role all|api|worker] [--sample]',
  summary: 'Serves the API and reads the feeds, for ever. --sample takes in the sample stream first.',
  options: { port: { type: 'string' }, host: { type: 'string' }, role: { type: 'string' }, sample: { type: 'boolean' } },
  settings: { port: 'port', host: 'host' },
  positionals: { min: 0, max: 0 },
  run: async (context, given) => {
    const role = roleOf(given)
    const db = await context.openStore()
    const sample = given.values.sample === true
    if (sample) await ingestSample(context, db)
    return serve(context, { db, role, starterFeeds: !sample, announce: announceServer })
  },
}

function roleOf(given: Arguments): Role {
  const role = ROLES.find((known) => known === (given.values.role ?? 'all'))
  if (!role) throw new UsageError(`unknown role "${given.values.role}" (the roles are ${ROLES.join(', ')})`)
  return role
}

export interface ServeOptions {
  db: Database
  role: Role
  starterFeeds: boolean
  /** Tells the person in front what is served where. */
  announce: (context: CommandContext, address: string, firstAccountLink: string | undefined) => void
}

/** Serves until the program is asked to end, or a part fails. Gives the exit code. */
export async function serve(context: CommandContext, { db, role, starterFeeds, announce }: ServeOptions): Promise<number> {
  const worker = role === 'api' ? null : startWorker(context, starterFeeds)
  const elsewhere = role === 'api' ? watchTroubles(context, db) : null
  const degraded = () => [...(worker?.degraded() ?? []), ...(elsewhere?.known() ?? [])]
  const server = role === 'worker' ? null : await createServer(context, db, degraded, () => worker?.counts() ?? [])
  try {
    if (server) {
      const address = await server.listen()
      context.log.info('server.listening', { address, role })
      announce(context, address, await server.firstAccountLink())
    }
    const failed = await Promise.race([once(context.signal, 'abort').then(() => null), worker?.failure ?? new Promise<never>(() => {})])
    if (failed) throw new CommandFailure(`the pipeline's thread ended: ${failed.message}`)
    return 0
  } finally {
    const force = setTimeout(() => process.exit(1), STOP_TIMEOUT_MS)
    force.unref()
    elsewhere?.stop()
    await Promise.all([server?.close(), worker?.stop()])
    context.log.info('server.stopped')
  }
}

function announceServer({ print, config, environment }: CommandContext, address: string, firstAccountLink: string | undefined): void {
  const site = config.site_url ?? config.public_url ?? address
  const data = dataFlag(config.data_dir)
  print(
    [
      `Sitrep serves at ${address}`,
      `  site        ${site}`,
      `  API         ${site}/v1/situations   (documents: ${site}/openapi.json)`,
      firstAccountLink === undefined
        ? `  accounts    ${site}/sign-up, or npx sitrep accounts create EMAIL${data}`
        : `  first account, once, within a day: ${firstAccountLink}`,
      ...(environment.CI ? [] : ['  stop with Ctrl-C']),
    ],
    { address, site, ...(firstAccountLink === undefined ? {} : { first_account: firstAccountLink }) },
  )
}

const dataFlag = (dataDir: string): string => (dataDir === './data' ? '' : ` --data ${dataDir}`)

/** What the processes that read and group say of themselves, for one that only serves. */
function watchTroubles({ clock }: CommandContext, db: Database): { known: () => readonly string[]; stop: () => void } {
  let known: readonly string[] = []
  const look = async (): Promise<void> => {
    known = await readTroubles(db, clock())
  }
  const timer = setInterval(() => void look().catch(() => {}), TROUBLES_READ_MS)
  timer.unref()
  return { known: () => known, stop: () => clearInterval(timer) }
}

interface RunningWorker {
  degraded: () => readonly string[]
  counts: () => readonly Count[]
  /** Settles when the thread fails. */
  failure: Promise<Error>
  stop: () => Promise<void>
}

function startWorker({ config }: CommandContext, starterFeeds: boolean): RunningWorker {
  const program = join(import.meta.dirname, `worker-main${extname(import.meta.filename)}`)
  const data: WorkerData = { config, starterFeeds }
  const thread = new Worker(program, { workerData: data })
  let last: WorkerReport = { degraded: [], counts: [] }
  thread.on('message', (report: WorkerReport) => {
    last = report
  })
  const exited = once(thread, 'exit')
  return {
    degraded: () => last.degraded,
    counts: () => last.counts,
    failure: once(thread, 'error').then(([error]) => (error instanceof Error ? error : new Error(String(error)))),
    stop: async () => {
      thread.postMessage('stop')
      await exited
    },
  }
}
