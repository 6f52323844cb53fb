// What a newcomer sees first: the demo as the README starts it.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_REQUESTS } from '../../src/cli/demo.ts'
import { openClient } from '../accounts/site.ts'

const PROGRAM = join(import.meta.dirname, '../../bin/sitrep.js')
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('SITREP_')))

let demo: ChildProcess
let complaints = ''
let printed: { address: string; account: string; password: string; key: string }

beforeAll(async () => {
  demo = spawn(process.execPath, [PROGRAM, 'demo', '--port', '0', '--json'], { stdio: ['ignore', 'pipe', 'pipe'], env: environment })
  demo.stderr?.on('data', (chunk) => {
    complaints += String(chunk)
  })
  let text = ''
  for await (const chunk of demo.stdout ?? []) {
    text += chunk
    if (text.includes('\n')) break
  }
  printed = JSON.parse(text)
})

afterAll(async () => {
  demo.kill('SIGTERM')
  if (demo.exitCode === null) await once(demo, 'exit')
})

// biome-ignore lint/suspicious/noExplicitAny: the body's form is what is under test
async function get(path: string, key = printed.key): Promise<{ status: number; headers: Headers; body: any }> {
  const response = await fetch(`${printed.address}${path}`, { headers: { Authorization: `Bearer ${key}` } })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

describe('the demo', () => {
  test('prints an address, an account and a key that works', async () => {
    expect(printed.key).toMatch(/^sitrep_[0-9A-Za-z]{40}$/)
    expect((await get('/v1/limits')).body.data).toMatchObject({ tier: 'scale' })
    expect((await get('/v1/limits', 'sitrep_wrong')).status).toBe(401)
  })

  test('prints a password that signs in to its account, as an operator', async () => {
    const client = openClient({ origin: printed.address })
    const signedIn = await client.submit('/sign-in', '/sign-in', { email: printed.account, password: printed.password })
    expect(signedIn.location).toBe('/account')
    const { text } = await client.get('/account')
    expect(text).toContain(printed.account)
    expect(text).toContain('href="/admin"')
  })

  test.each(DEMO_REQUESTS)('what it tells to try finds something: %s', async (path) => {
    const { status, body } = await get(path)
    expect(status).toBe(200)
    expect(body.data).not.toEqual([])
  })

  test('lists the situations of the sample', async () => {
    const { status, headers, body } = await get('/v1/situations?limit=50&days=30&summary=full')
    expect(status).toBe(200)
    expect(headers.get('x-summary-mode')).toBe('full')
    expect(body.data.length).toBeGreaterThanOrEqual(15)
    for (const row of body.data) {
      expect(row.title.length).toBeGreaterThan(5)
      expect(row.summary.length).toBeGreaterThan(40)
      expect(row.cluster_count).toBeGreaterThanOrEqual(2)
      expect(row.categories.length).toBeGreaterThan(0)
    }
  })

  test('pages a timeline, and lists the articles of an event', async () => {
    const { body: list } = await get('/v1/situations?days=30')
    const largest = list.data.toSorted((a: { cluster_count: number }, b: { cluster_count: number }) => b.cluster_count - a.cluster_count)[0]
    const { body: first } = await get(`/v1/situations/${largest.slug}?timeline_limit=2`)
    expect(first.data.timeline).toHaveLength(2)
    const { body: rest } = await get(`/v1/situations/${largest.id}?timeline_before=${first.data.timeline_cursor.next_before}`)
    expect(rest.data.timeline).toHaveLength(largest.cluster_count - 2)
    const { body: event } = await get(`/v1/clusters/${first.data.timeline[0].id}`)
    expect(event.data.articles.length).toBe(event.data.articles_total)
    expect(event.data.situation.id).toBe(largest.id)
  })

  test('finds by meaning: "quake" meets an event whose headline says "earthquake"', async () => {
    const { body } = await get('/v1/search?q=quake&days=30')
    const titles: string[] = body.data.slice(0, 4).map((row: { title: string }) => row.title)
    expect(titles.filter((title) => /earthquake/i.test(title))).not.toEqual([])
  })

  test('spares a newcomer the lines of a log that tell nothing wrong', async () => {
    demo.kill('SIGTERM')
    await once(demo, 'close')
    expect(complaints).toMatch(/^Preparing a store with the sample stream/)
    expect(complaints).not.toContain('"level":30')
  })
})

test.skipIf(!existsSync('/dev/full'))('a demo whose password nobody can read ends, and takes its store away', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sitrep-'))
  const full = openSync('/dev/full', 'w')
  const unread = spawn(process.execPath, [PROGRAM, 'demo', '--port', '0'], {
    stdio: ['ignore', full, 'pipe'],
    env: { ...environment, TMPDIR: folder },
  })
  closeSync(full)
  let told = ''
  unread.stderr?.on('data', (chunk) => {
    told += String(chunk)
  })
  expect(await once(unread, 'close')).toEqual([1, null])
  expect(told).toContain("sitrep: standard output can't be written: ENOSPC")
  expect(readdirSync(folder)).toEqual([])
  rmSync(folder, { recursive: true })
})
