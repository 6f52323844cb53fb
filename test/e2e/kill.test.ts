// kill -9 at any moment of an ingest: nothing acknowledged is lost, nothing is doubled, the store is whole.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { openStore } from '../../src/store/open-store.ts'
import { sitrep } from '../cli/support.ts'

const PROGRAM = join(import.meta.dirname, '../../bin/sitrep.js')
/** What the wrapper starts in place of an older Node. */
const OWN_NODE = join(import.meta.dirname, '../../node_modules/node/bin/node')
const SAMPLE = join(import.meta.dirname, '../../sample/stream.ndjson')
const KILLS = Number(process.env.SITREP_TEST_KILLS ?? 4)
const TOTAL = readFileSync(SAMPLE, 'utf8').trim().split('\n').length
/** The environment without settings of ours. */
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('SITREP_')))

// The same moments in every run: a failure can be looked at again.
function* moments(): Generator<number> {
  for (let state = 20_260_302; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    yield state / 2 ** 31
  }
}

function startIngest(dataDir: string): ChildProcess {
  const words = ['ingest', SAMPLE, '--rebase', '--wait', '--data', dataDir]
  return spawn(process.execPath, [PROGRAM, ...words], { detached: true, stdio: ['ignore', 'ignore', 'pipe'], env: environment })
}

/** Kills the program, with or without its store, once it has said `lines` lines of its log. */
async function killAfter(child: ChildProcess, lines: number, whole: boolean): Promise<void> {
  let seen = 0
  child.stderr?.on('data', (chunk: Buffer) => {
    seen += chunk.toString().split('\n').length - 1
    if (seen >= lines && child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      process.kill(whole ? -child.pid : child.pid, 'SIGKILL')
    }
  })
  await once(child, 'exit')
}

describe.skipIf(process.env.SITREP_TEST_DATABASE_URL)('an ingest that is killed', () => {
  test(`${KILLS} times at different moments ends with every article once, and a store without a fault`, { timeout: 600_000 }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sitrep-kill-'))
    const moment = moments()
    const next = (): number => moment.next().value ?? 0
    let stored = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      await killAfter(startIngest(dataDir), 1 + Math.floor(next() * 14), next() < 0.5)
      const db = await openStore({ dataDir })
      const [row] = await db.query<{ articles: number }>(sql`select count(*) as articles from articles`)
      await db.close()
      // What was stored once stays stored.
      expect(row?.articles).toBeGreaterThanOrEqual(stored)
      stored = row?.articles ?? 0
      expect(await sitrep(['check', '--data', dataDir, '--json'])).toMatchObject({ code: 0 })
    }
    // By the program itself: until the lease of the one that was killed ends, it has to wait, by a clock that goes on.
    const last = startIngest(dataDir)
    last.stderr?.resume()
    expect(await once(last, 'exit')).toEqual([0, null])
    const checked = JSON.parse((await sitrep(['check', '--data', dataDir, '--json'])).stdout)
    expect(checked).toMatchObject({ ok: true, articles: TOTAL, problems: [] })
    rmSync(dataDir, { recursive: true, force: true })
  })
})

describe.skipIf(!existsSync(OWN_NODE))('the wrapper that starts a newer Node', () => {
  test('takes the server with it when it is killed, which ends in order', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sitrep-wrapper-'))
    const old = 'data:text/javascript,Object.defineProperty(process.versions, "node", { value: "20.0.0" })'
    const words = ['--import', old, PROGRAM, 'serve', '--role', 'api', '--port', '0', '--data', dataDir]
    const wrapper = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'pipe'], env: environment })
    let said = ''
    wrapper.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (chunk.includes('server.listening')) wrapper.kill('SIGKILL')
    })
    // The server writes to the same pipe: it is closed when both have ended.
    await once(wrapper, 'close')
    expect(wrapper.signalCode).toBe('SIGKILL')
    expect(said).toContain('server.stopped')
    rmSync(dataDir, { recursive: true, force: true })
  })
})
