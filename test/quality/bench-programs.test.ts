// What a benchmark starts ends with it, and what it drives cannot keep it waiting.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { drive } from '../../bench/rest-load.ts'
import { eventually } from '../support/eventually.ts'
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

test.each([
  ['farm', '--feeds 5 --minutes 100000'],
  ['feeds-cold', '--feeds 20000'],
])('bench/%s that is ended by a signal leaves no folder behind', async (bench, words) => {
  const folder = mkdtempSync(join(tmpdir(), 'sitrep-programs-'))
  const env = { ...process.env, TMPDIR: folder, SITREP_DATABASE_URL: undefined }
  const child = spawn(process.execPath, [join(ROOT, `bench/${bench}.ts`), ...words.split(' ')], { env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  await eventually(() => expect(readdirSync(folder, { recursive: true })).toContainEqual(expect.stringMatching(/PGSQL/)))
  child.kill('SIGTERM')
  await ended
  expect(readdirSync(folder)).toEqual([])
  rmdirSync(folder)
})

test('what a benchmark made elsewhere is cleared once, by its end or by a signal', async () => {
  const run = async (work: string, signal?: NodeJS.Signals) => {
    const script = `
      import { clearedAfter } from ${JSON.stringify(join(ROOT, 'bench/programs.ts'))}
      await clearedAfter(async () => { console.log('made'); ${work} }, async () => console.log('cleared'))`
    const bench = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'ignore'] })
    if (signal) bench.stdout.once('data', () => bench.kill(signal))
    return await text(bench.stdout)
  }
  const forEver = 'await new Promise((resolve) => setTimeout(resolve, 3_600_000))'
  expect([await run(''), await run('throw new Error()'), await run(forEver, 'SIGTERM')]).toEqual(Array(3).fill('made\ncleared\n'))
})

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
  ['rest', '--clusters 1000,few', '--clusters is a whole number of at least 1, not "few"'],
  ['farm', '--feeds none', '--feeds is a whole number of at least 1, not "none"'],
  ['feeds-cold', '--items 0', '--items is a whole number of at least 1, not "0"'],
  ['mcp', '--connections 0', '--connections is a whole number of at least 1, not "0"'],
  ['group', '1000 few', 'a count is a whole number of at least 1, not "few"'],
  ['pipeline', '0.5', 'a count is a whole number of at least 1, not "0.5"'],
  ['store', '1000 0', 'a count is a whole number of at least 1, not "0"'],
  ['site', '--rounds many', '--rounds is a whole number of at least 1, not "many"'],
])('bench/%s %s would measure nothing, and says so', (bench, words, reason) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, `bench/${bench}.ts`), ...words.split(' ')], {
    encoding: 'utf8',
  })
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: expect.stringContaining(reason) })
})
