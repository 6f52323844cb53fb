// The server that is judged: as an operator starts it, with the sample stream, an account and a key.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/free-port.ts'
import { ended } from './program.ts'

const ROOT = join(import.meta.dirname, '../..')
const MAIN = join(ROOT, 'src/main.ts')
const START_SECONDS_MAX = 180
const EMAIL = 'judge@sitrep.example'
const PASSWORD = 'four judges at the bar'

export interface JudgedServer {
  origin: string
  key: string
  person: { email: string; password: string }
  /** An event of the sample. */
  close(): Promise<void>
}

export async function startJudgedServer(): Promise<JudgedServer> {
  const directory = mkdtempSync(join(tmpdir(), 'sitrep-judges-'))
  const port = await freePort()
  const many = 1_000_000
  const environment = {
    ...process.env,
    SITREP_LOG_LEVEL: 'error',
    SITREP_CLIENT_DOCUMENTS: 'true',
    SITREP_ADDRESS_CEILING_PER_MINUTE: String(many),
    SITREP_CAPS: JSON.stringify({ anonymous: { day: many, minute: many, platform_day: many } }),
  }
  const child = spawn(process.execPath, [MAIN, 'serve', '--sample', '--port', String(port), '--data', directory], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const close = async (): Promise<void> => {
    child.kill('SIGINT')
    await ended(child)
    rmSync(directory, { recursive: true, force: true })
  }
  try {
    const origin = `http://127.0.0.1:${port}`
    await ready(child, origin)
    const sitrep = (args: string[], input = ''): unknown =>
      JSON.parse(
        execFileSync(process.execPath, [MAIN, ...args, '--data', directory, '--json'], { env: environment, input, encoding: 'utf8' }),
      )
    sitrep(['accounts', 'create', EMAIL, '--tier', 'scale', '--password', '-'], PASSWORD)
    const { key } = sitrep(['keys', 'create', EMAIL]) as { key: string }
    return { origin, key, person: { email: EMAIL, password: PASSWORD }, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function ready(child: ChildProcess, origin: string): Promise<void> {
  for (let second = 0; second < START_SECONDS_MAX; second += 1) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    const response = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  throw new Error('the server did not start')
}
