// What a benchmark starts ends with it, and what it drives cannot keep it waiting.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drive } from '../../bench/rest-load.ts'
import { listening } from '../support/free-port.ts'

const ROOT = join(import.meta.dirname, '../..')

test.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
  'a benchmark that is ended by %s leaves no program and no folder behind',
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'sitrep-programs-'))
    const bodies = join(folder, 'bodies.json')
    writeFileSync(bodies, '{}')
    const script = `
    import { startProgram, throwAwayFolder } from ${JSON.stringify(join(ROOT, 'bench/programs.ts'))}
    const kept = throwAwayFolder()
    const { child } = await startProgram((port) => ['bench/rest-bare.ts', port, ${JSON.stringify(bodies)}])
    console.log(JSON.stringify({ pid: child.pid, kept }))
    setInterval(() => {}, 60_000)`
    const bench = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = await once(bench.stdout, 'data')
    const { pid, kept } = JSON.parse(String(line))
    expect([isRunning(pid), existsSync(kept)]).toEqual([true, true])
    bench.kill(signal)
    await once(bench, 'exit')
    try {
      expect([isRunning(pid), existsSync(kept)]).toEqual([false, false])
    } finally {
      if (isRunning(pid)) process.kill(pid)
      rmSync(folder, { recursive: true })
    }
  },
)

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each([undefined, 50])('a server that ends within a request ends the load with it, at rate %s', async (rate) => {
  const server = createServer((socket) => {
    socket.once('data', () => socket.end())
  })
  const port = await listening(server)
  const load = { port, requests: [Buffer.from('GET / HTTP/1.1\r\n\r\n')], connections: 2, ms: 3_600_000 }
  await expect(drive({ ...load, ...(rate !== undefined && { rate }) })).rejects.toThrow('the server closed a connection')
  server.close()
})

test.each([
  ['rest', '--rounds few', '--rounds is a whole number of at least 1, not "few"'],
  ['rest', '--only serch', '--only is one of list, detail, cluster, search, ingest, not "serch"'],
  ['mcp', '--connections 0', '--connections is a whole number of at least 1, not "0"'],
  ['site', '--rounds many', '--rounds is a whole number of at least 1, not "many"'],
])('bench/%s %s would measure nothing, and says so', (bench, words, reason) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, `bench/${bench}.ts`), ...words.split(' ')], {
    encoding: 'utf8',
  })
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: expect.stringContaining(reason) })
})
