// A server that can't be had, or whose part fails, is no program that stays.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { CommandContext } from '../../src/cli/command.ts'
import { demoCommand, serveCommand } from '../../src/cli/large-commands.ts'
import { refuseTakenPort } from '../../src/cli/serve.ts'
import { readConfig } from '../../src/config.ts'
import { silentLog } from '../../src/log.ts'
import { freePort } from '../support/free-port.ts'
import { sitrep } from './support.ts'

test.each([['serve', '--sample'], ['demo']])('a port in use is told at once by `%s`, before a store is made', async (...words) => {
  const folder = mkdtempSync(join(tmpdir(), 'sitrep-serve-'))
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const ran = await sitrep([...words, '--port', String(port), '--data', join(folder, 'data')])
  taken.close()
  const stderr = `sitrep: port ${port} of 127.0.0.1: another program listens there; end it, or choose another port (--port or SITREP_PORT)\n`
  expect(ran).toEqual({ code: 1, stdout: '', stderr })
  expect(readdirSync(folder)).toEqual([])
  rmSync(folder, { recursive: true })
})

test('a port is not listened on before the server is ready: a request that came in would be lost', async () => {
  const port = await freePort()
  const listening = vi.spyOn(Server.prototype, 'listen')
  await refuseTakenPort({ port, host: '127.0.0.1' })
  expect(listening.mock.calls).toEqual([[{ port: 0, host: '127.0.0.1' }]])
  listening.mockRestore()
})

test('a host that is no address of this machine is told at once', async () => {
  const told = 'port 8787 of 192.0.2.1: the host is no address of this machine (--host or SITREP_HOST)'
  await expect(refuseTakenPort({ port: 8787, host: '192.0.2.1' })).rejects.toThrow(told)
})

test("serve says why it ends when the pipeline's thread fails, and ends in order", () => {
  const folder = mkdtempSync(join(tmpdir(), 'sitrep-serve-'))
  const program = join(import.meta.dirname, '../../src/main.ts')
  const fault = "import { isMainThread } from 'node:worker_threads'; if (!isMainThread) throw new Error('out of order')"
  const { status, stderr } = spawnSync(process.execPath, [program, 'serve', '--port', '0', '--data', join(folder, 'data')], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}` },
    encoding: 'utf8',
    timeout: 250_000,
    killSignal: 'SIGKILL',
  })
  const told = stderr.split('\n').filter((line) => !line.startsWith('{'))
  expect([status, told]).toEqual([1, ["sitrep: the pipeline's thread ended: out of order", '']])
  // Before the other parts have ended: those that do not are left behind, and that line is not reached.
  expect(stderr).toMatch(/"event":"pipeline.failed","message":"out of order".*\n(?:.*\n)*.*"server.stopped"/)
  rmSync(folder, { recursive: true })
})

test.each([
  ['decides nothing by it', 'paused","reason":"clock"', 1],
  ['decides by it where no feed could tell the time', 'rebuilt"', 0],
])('a server whose clock is far from where the last work on its store ended %s', async (_, first, feeds) => {
  const folder = mkdtempSync(join(tmpdir(), 'sitrep-serve-'))
  const data = ['--data', join(folder, 'data')]
  const line = { url: 'https://herald.example/dam', title: 'Dam cracks at Vell', published_at: '2016-03-20T10:00:00Z' }
  const ingested = await sitrep(['ingest', '-', '--wait', ...data], {
    stdin: JSON.stringify(line),
    now: Date.parse('2016-03-20T12:00:00Z'),
  })
  expect(ingested.code).toBe(0)
  if (feeds > 0) expect((await sitrep(['feeds', 'add', 'https://herald.example/feed', '--as-is', ...data])).code).toBe(0)
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/main.ts'), 'serve', '--port', '0', ...data], {
    cwd: folder,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  for await (const chunk of child.stderr) {
    log += String(chunk)
    if (/"pipeline\.(paused|rebuilt)".*\n/.test(log)) break
  }
  child.kill()
  await once(child, 'exit')
  expect(log.match(/"event":"pipeline\.(?!started).*/)?.[0]).toContain(`"event":"pipeline.${first}`)
  rmSync(folder, { recursive: true })
})

test.each(['SIGTERM', 'SIGHUP'] as const)('%s, as a terminal that is closed sends, ends the program in order', async (signal) => {
  const folder = mkdtempSync(join(tmpdir(), 'sitrep-serve-'))
  const nowhere = `postgres://127.0.0.1:${await freePort()}/sitrep`
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/main.ts'), 'serve', '--port', '0'], {
    cwd: folder,
    env: { PATH: process.env.PATH, SITREP_DATABASE_URL: nowhere },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  for await (const chunk of child.stderr) if (String(chunk).includes('store.awaited')) break
  child.kill(signal)
  expect(await once(child, 'exit')).toEqual([0, null])
  rmSync(folder, { recursive: true })
})

test.skipIf(!existsSync('/dev/full'))('a server goes on where nothing takes what it prints: its log may go to a full disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sitrep-serve-'))
  const full = openSync('/dev/full', 'w')
  const words = ['serve', '--role', 'api', '--port', '0', '--data', join(folder, 'data')]
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/main.ts'), ...words], {
    cwd: folder,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', full, 'pipe'],
  })
  closeSync(full)
  const exited = once(child, 'exit')
  let log = ''
  for await (const chunk of child.stderr ?? []) {
    log += String(chunk)
    if (String(chunk).includes('server.listening')) child.kill()
  }
  expect([await exited, log.split('\n').filter((line) => !line.startsWith('{'))]).toEqual([[0, null], ['']])
  rmSync(folder, { recursive: true })
})

test('a server that is asked to end while its store does not answer, and has not let it start, ends within ten seconds and says so', async () => {
  const port = await freePort()
  const ending = new AbortController()
  const asked = Promise.withResolvers<void>()
  const openStore = () => {
    asked.resolve()
    return new Promise<never>(() => {})
  }
  const config = readConfig({ environment: {}, flags: { port: String(port) }, file: '' })
  const warn = vi.fn()
  const leave = vi.fn()
  const context = { config, signal: ending.signal, openStore, leave, log: { ...silentLog, warn } } as unknown as CommandContext
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    void serveCommand.run(context, { positionals: [], values: {} })
    await asked.promise
    ending.abort()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(leave.mock.calls).toEqual([[1]])
    expect(warn.mock.calls).toEqual([['server.stopped', { reason: 'its parts did not end in time' }]])
  } finally {
    vi.useRealTimers()
  }
})

test('a demo whose folder somebody names leaves its store there, and goes into no store that is there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sitrep-demo-kept-'))
  const data = join(folder, 'data')
  const asked = new AbortController()
  // Looked at when the sample is brought up to now.
  const clock = () => {
    asked.abort()
    return Date.parse('2026-03-20T12:00:00Z')
  }
  expect(await sitrep(['demo', '--port', '0', '--data', data], { clock, signal: asked.signal })).toMatchObject({ code: 0, stdout: '' })
  expect(JSON.parse((await sitrep(['check', '--data', data, '--json'])).stdout)).toMatchObject({ ok: true })
  const again = await sitrep(['demo', '--port', '0', '--data', data])
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining(`there is a store in ${data} already`) })
  // A folder of the environment is that of a service: the demo goes on as if it were not named.
  const elsewhere = { signal: AbortSignal.abort(), environment: { SITREP_DATA_DIR: data } }
  expect(await sitrep(['demo', '--port', '0'], elsewhere)).toMatchObject({ code: 0, stdout: '' })
  rmSync(folder, { recursive: true })
})

test('a demo that is asked to end while its store starts does not wait for that, ends in order and leaves nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sitrep-demo-ended-'))
  vi.stubEnv('TMPDIR', folder)
  const ending = new AbortController()
  const stderr = { write: () => ending.abort() }
  const config = readConfig({ environment: {}, flags: { port: String(await freePort()) }, file: '' })
  const clock = vi.fn(() => 0)
  try {
    const context = { config, signal: ending.signal, stderr, clock, leave: vi.fn(), log: silentLog } as unknown as CommandContext
    expect(await demoCommand.run(context, { positionals: [], values: {} })).toBe(0)
    // By which the sample is taken in.
    expect(clock).not.toHaveBeenCalled()
    expect(readdirSync(folder)).toEqual([])
  } finally {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  }
})
