// Programs of others, run with a bound.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const MODULES = join(import.meta.dirname, 'node_modules')

export interface Ran {
  code: number | null
  output: string
}

/** A script of an installed package, with what it prints. */
export async function runScript(
  script: string,
  args: readonly string[],
  options: { seconds: number; environment?: Record<string, string>; onOutput?: (output: string) => void },
): Promise<Ran> {
  const child = spawn(process.execPath, [join(MODULES, script), ...args], {
    env: { ...process.env, ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), options.seconds * 1_000)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      options.onOutput?.(output)
    })
  }
  const code = await ended(child)
  clearTimeout(timer)
  return { code, output }
}

export async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close')
  return child.exitCode
}

export function scriptPath(script: string): string {
  return join(MODULES, script)
}

/** A failure with the end of what was printed. */
export function expectCode(ran: Ran, code: number): void {
  if (ran.code !== code) throw new Error(`exit code ${ran.code} instead of ${code}\n${ran.output.slice(-3_000)}`)
}

export function expectEqual(seen: unknown, expected: unknown, what: string): void {
  if (JSON.stringify(seen) !== JSON.stringify(expected))
    throw new Error(`${what}: ${JSON.stringify(seen)} instead of ${JSON.stringify(expected)}`)
}

/** Loads an installed package whose types are not there when the project is checked. */
export function load<Module>(name: string): Promise<Module> {
  return import(name) as Promise<Module>
}
