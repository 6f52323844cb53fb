/** Programs that a benchmark starts and drives: processes of their own, so that what they spend is told apart. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../test/support/free-port.ts'
import { drive, type Load, type LoadResult } from './rest-load.ts'

export const ROOT = join(import.meta.dirname, '..')
const ENDLESS = 1_000_000_000

/** With it nobody is refused. */
export const ENDLESS_CAPS: NodeJS.ProcessEnv = {
  SITREP_CAPS: JSON.stringify({ scale: { day: ENDLESS, minute: ENDLESS, search: ENDLESS } }),
  SITREP_ADDRESS_CEILING_PER_MINUTE: '10000000',
}

export interface Program {
  port: number
  child: ChildProcess
}

/** What the programs need to find a store. */
export interface StorePlace {
  dataDir: string
  env: NodeJS.ProcessEnv
}

const children: ChildProcess[] = []

// However the benchmark ends: what it started would serve for ever.
process.on('exit', () => {
  for (const child of children) child.kill('SIGTERM')
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, async () => {
    await endPrograms()
    await Promise.allSettled([...clearings].map((clear) => clear()))
    process.exit(128 + constants.signals[signal])
  })

const clearings = new Set<() => Promise<void>>()

/** Does `work`, and then `clear`, once, also where a signal ends the benchmark meanwhile. */
export async function clearedAfter(work: () => Promise<void>, clear: () => Promise<void>): Promise<void> {
  let cleared: Promise<void> | undefined
  const clearOnce = (): Promise<void> => {
    cleared ??= clear()
    return cleared
  }
  clearings.add(clearOnce)
  try {
    await work()
  } finally {
    await clearOnce()
    clearings.delete(clearOnce)
  }
}

/** A folder that goes with the benchmark. */
export function throwAwayFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sitrep-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Has a process end with the benchmark. */
export function endAlong(child: ChildProcess): ChildProcess {
  children.push(child)
  return child
}

/** Starts a script of the project on a port that is free, and waits until it says something. */
export async function startProgram(
  makeArgs: (port: string) => readonly string[],
  { env, profile = false }: { env?: NodeJS.ProcessEnv; profile?: boolean } = {},
): Promise<Program> {
  const port = await freePort()
  const [script = '', ...rest] = makeArgs(String(port))
  const flags = profile ? ['--cpu-prof', '--cpu-prof-dir=bench-profile'] : []
  // The log is written as in service, to where it costs nothing more.
  const child = spawn(process.execPath, [...flags, join(ROOT, script), ...rest], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  endAlong(child)
  await once(child.stdout, 'data')
  return { port, child }
}

export function startSitrep({ dataDir, env }: StorePlace, profile = false): Promise<Program> {
  return startProgram((port) => ['src/main.ts', 'serve', '--role', 'api', '--port', port, '--data', dataDir], { env, profile })
}

export async function endPrograms(): Promise<void> {
  for (const child of children) child.kill('SIGINT')
  await Promise.all(children.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')))
  children.length = 0
}

function sitrepCommand({ dataDir, env }: StorePlace, ...args: string[]): unknown {
  const words = [join(ROOT, 'src/main.ts'), ...args, '--data', dataDir, '--json']
  return JSON.parse(execFileSync(process.execPath, words, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
}

export function ingestSample(place: StorePlace): void {
  sitrepCommand(place, 'ingest', join(ROOT, 'sample/stream.ndjson'), '--rebase', '--wait')
}

/** A key of an account of its own. */
export function createKey(place: StorePlace): string {
  const email = `bench-${crypto.randomUUID()}@sitrep.example`
  sitrepCommand(place, 'accounts', 'create', email, '--tier', 'scale')
  const created = sitrepCommand(place, 'keys', 'create', email)
  if (typeof created !== 'object' || created === null || !('key' in created)) throw new Error('no key was made')
  return String(created.key)
}

/** Processor time that all threads of a process have used. */
export function cpuMicroseconds({ pid }: ChildProcess): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  return threads.reduce(
    (sum, thread) => sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1_000,
    0,
  )
}

export interface Measured extends LoadResult {
  cpuMicroseconds: number
}

export async function measure({ port, child }: Program, load: Omit<Load, 'port'>): Promise<Measured> {
  const before = cpuMicroseconds(child)
  const result = await drive({ ...load, port })
  return { ...result, cpuMicroseconds: cpuMicroseconds(child) - before }
}

export const round2 = (value: number): number => Math.round(value * 100) / 100
