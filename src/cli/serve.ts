// sitrep serve: the surfaces in this thread, the pipeline and the feeds in a thread of their own.

import { once } from 'node:events'
import { connect, createServer as createNetServer } from 'node:net'
import type { Config } from '../config.ts'
import { ServiceError } from '../core/serving/errors.ts'
import { createMeter } from '../meter.ts'
import { shellWord } from '../service/shell-word.ts'
import { createStatusReader } from '../service/status.ts'
import type { Database } from '../store/database.ts'
import { giveUpSilent } from '../store/give-up-silent.ts'
import { awaitStore } from './await-store.ts'
import { type Arguments, type CommandContext, CommandFailure, UsageError } from './command.ts'
import { type HealthServer, openHealthServer } from './health-server.ts'
import { listenFailure } from './listen-failure.ts'
import { loadMeanwhile } from './load-meanwhile.ts'
import { metricsOf } from './metered-log.ts'
import { pipelineRules } from './pipeline-deps.ts'
import { type PipelineThread, startPipelineThread } from './pipeline-thread.ts'
import type { ServerOptions } from './server.ts'
import { watchElsewhere } from './watch-elsewhere.ts'

const ROLES = ['all', 'api', 'worker'] as const
type Role = (typeof ROLES)[number]
/** How long the parts may take to end before the program ends anyway. */
const STOP_TIMEOUT_MS = 10_000
/** What listens on this machine answers at once. */
const CALL_TIMEOUT_MS = 1_000

/** The command, for ever. Gives the exit code. */
export async function runServe(context: CommandContext, given: Arguments): Promise<number> {
  endInTime(context)
  const role = roleOf(given)
  // Where a worker and an API share a machine, they share the settings too: a worker takes a port only when it is told so.
  const hasOwnPort = given.values.port !== undefined
  if (role !== 'worker') await refuseTakenPort(context.config)
  // What takes two seconds to load is loaded while the store starts, which is another process.
  const [db, ingestSample] = await Promise.all([
    awaitStore(context, { port: role !== 'worker' ? 'needed' : hasOwnPort ? 'wanted' : 'none' }),
    given.values.sample === true ? loadMeanwhile(async () => (await import('./sample.ts')).ingestSample) : null,
    role !== 'worker' ? loadMeanwhile(() => import('./server.ts')) : null,
  ])
  if (!db) return 0
  await ingestSample?.(context, db)
  if (context.signal.aborted) return 0
  return serve(context, { db, role, starterFeeds: !ingestSample, hasOwnPort, announce: announceServer })
}

/** Sees to it that the program, once it is asked to end, ends in time: a silent store keeps whoever asks it something, at the start as well. */
export function endInTime(context: Pick<CommandContext, 'signal' | 'log' | 'leave'>): void {
  context.signal.addEventListener('abort', () => forceEnd(context), { once: true })
}

function forceEnd({ log, leave }: Pick<CommandContext, 'log' | 'leave'>): void {
  const end = (): void => {
    log.warn('server.stopped', { reason: 'its parts did not end in time' })
    leave(1)
  }
  setTimeout(end, STOP_TIMEOUT_MS).unref()
}

/**
 * Throws a `CommandFailure` when the address can't be listened on: found at once, not when a store is open and a sample taken in. The port itself
 * is tried by a call, not by listening: a balancer's requests would come in, and be lost.
 */
export async function refuseTakenPort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const probe = createNetServer().listen({ port: 0, host })
  await once(probe, 'listening').catch((error: unknown) => {
    throw listenFailure(error, { port, host })
  })
  probe.close()
  await once(probe, 'close')
  const caller = connect({ port, host, timeout: CALL_TIMEOUT_MS })
  caller.once('timeout', () => caller.destroy(new Error('no answer')))
  const isTaken = await once(caller, 'connect').then(
    () => true,
    () => false,
  )
  caller.destroy()
  if (isTaken) throw listenFailure(Object.assign(new Error('in use'), { code: 'EADDRINUSE' }), { port, host })
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
  /** Whether a worker answers `/healthz`, `/readyz` and `/metrics` on its port. */
  hasOwnPort: boolean
  /** Tells the person in front what is served where. */
  announce: (context: CommandContext, address: string, firstAccountLink: string | undefined) => void
}

/** Serves until the program is asked to end, or a part fails. Gives the exit code. */
export async function serve(context: CommandContext, { db, role, starterFeeds, hasOwnPort, announce }: ServeOptions): Promise<number> {
  let worker: PipelineThread | null = null
  const elsewhere = role === 'api' ? watchElsewhere(context, db) : null
  const degraded = () => [...(worker?.degraded() ?? []), ...(elsewhere?.known() ?? [])]
  const counts = () => worker?.counts() ?? []
  // First, and listening: a program whose server can't be had has no thread that works.
  const server =
    role === 'worker' ? null : await (await import('./server.ts')).createServer(context, { db: giveUpSilent(db), degraded, counts })
  let health: HealthServer | null = null
  try {
    const address = await server?.listen()
    worker = role === 'api' ? null : startPipelineThread({ data: { config: context.config, starterFeeds }, log: context.log })
    health = role === 'worker' && hasOwnPort ? await openWorkerPort(context, { db, degraded, counts }) : null
    if (server && address !== undefined) {
      context.log.info('server.listening', { address, role })
      announce(context, address, await server.firstAccountLink())
    }
    const failed = await Promise.race([askedToEnd(context.signal), worker?.failure ?? new Promise<never>(() => {})])
    if (!failed) return 0
    // Now, for the other parts may have to be left behind.
    context.log.error('pipeline.failed', { message: failed.message, stack: failed.stack })
    throw new CommandFailure(`the pipeline's thread ended: ${failed.message}`)
  } finally {
    forceEnd(context)
    elsewhere?.stop()
    await Promise.all([server?.close(), health?.close(), worker?.stop()])
    context.log.info('server.stopped')
  }
}

async function askedToEnd(signal: AbortSignal): Promise<null> {
  // It may have been asked while it was starting.
  if (!signal.aborted) await once(signal, 'abort')
  return null
}

/** What a worker tells on a port of its own. A port that can't be had is no reason not to work. */
async function openWorkerPort(context: CommandContext, { db, degraded, counts }: ServerOptions): Promise<HealthServer | null> {
  const readStatus = createStatusReader({ db, rules: pipelineRules(context.config), degraded })
  const metrics = metricsOf(context, { db, readStatus, meter: createMeter(), counts })
  const otherwise = new ServiceError('not_found', 'this process works and serves no requests')
  try {
    const server = await openHealthServer(context, { db, degraded, metrics, otherwise })
    context.log.info('server.listening', { address: server.address, role: 'worker' })
    return server
  } catch (error) {
    context.log.warn('health.unserved', { reason: error instanceof Error ? error.message : 'unknown' })
    return null
  }
}

/** Tells where readers, programs and the first account find the server. */
export function announceServer(
  { print, config, environment }: Pick<CommandContext, 'print' | 'config' | 'environment'>,
  address: string,
  firstAccountLink: string | undefined,
): void {
  const site = config.site_url ?? config.public_url ?? address
  const api = config.api_url ?? config.public_url ?? address
  const data = dataFlag(config.data_dir)
  print(
    [
      `Sitrep serves at ${address}`,
      `  site        ${site}`,
      `  API         ${api}/v1/situations   (documents: ${api}/openapi.json)`,
      firstAccountLink === undefined
        ? `  accounts    ${site}/sign-up, or npx sitrep accounts create EMAIL${data}`
        : `  first account, once, within a day: ${firstAccountLink}`,
      ...(environment.CI ? [] : ['  stop with Ctrl-C']),
    ],
    { address, site, ...(firstAccountLink === undefined ? {} : { first_account: firstAccountLink }) },
  )
}

const dataFlag = (dataDir: string): string => (dataDir === './data' ? '' : ` --data ${shellWord(dataDir)}`)
