// A thread that is caught in something without an end, or grows without one, and the one that takes its place.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type PipelineThread, startPipelineThread } from '../../src/cli/pipeline-thread.ts'
import { readConfig } from '../../src/config.ts'
import type { Log } from '../../src/log.ts'

let folder: string
let thread: PipelineThread | undefined
let look: () => void
let logged: { event: string; fields: unknown }[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitrep-thread-'))
  logged = []
})
afterEach(async () => {
  await thread?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a thread of a program: what it does first, and what when it takes the place of one that was lost. */
function startThread(program: string): PipelineThread {
  const file = join(folder, 'thread.mjs')
  writeFileSync(
    file,
    `import { parentPort, workerData } from 'node:worker_threads'
    const say = (words) => parentPort.postMessage({ kind: 'report', degraded: [words], counts: [] })
    const tell = (by, taken) => parentPort.postMessage({ kind: 'in hand', by, taken })
    const take = (...ids) => tell('pipeline', { stage: 'assign', ids })
    parentPort.on('message', () => process.exit(0))
    ${program}`,
  )
  const note = (event: string, fields: unknown): void => void logged.push({ event, fields })
  const log: Log = { info: note, warn: note, error: note }
  thread = startPipelineThread({
    data: { config: readConfig({ environment: {}, flags: {}, file: '' }), starterFeeds: false },
    log,
    program: file,
    limits: { maxOldGenerationSizeMb: 32 },
    again: (given) => {
      look = given
      return () => {}
    },
  })
  return thread
}

/** Once the thread says so. */
async function until(words: string): Promise<void> {
  while (!thread?.degraded().includes(words)) await new Promise((turn) => setImmediate(turn))
}

test('one that says nothing is told to be silent, then another goes on in its place and knows what it had in hand', async () => {
  const started = startThread(`
    if (workerData.goesOn) say('goes on from ' + JSON.stringify(workerData.doubted))
    else {
      take('one', 'two')
      say('at work')
      for (;;) {}
    }`)
  await until('at work')
  for (let looks = 1; looks < 6; looks += 1) look()
  expect(started.degraded()).toEqual(['at work'])
  look()
  expect(started.degraded()).toEqual(['at work', 'pipeline: silent'])
  for (let looks = 7; looks < 24; looks += 1) look()
  expect(logged).toEqual([])
  look()
  expect(logged).toEqual([{ event: 'pipeline.replaced', fields: { reason: 'silent', stage: 'assign', records: 2 } }])
  await until('goes on from {"stage":"assign","ids":["one","two"]}')
})

test('one that runs out of memory with something in hand is replaced, too', async () => {
  startThread(`
    if (workerData.goesOn) say('goes on')
    else {
      take('one')
      const grown = []
      for (;;) grown.push(new Array(1_000_000).fill({}))
    }`)
  await until('goes on')
  expect(logged).toMatchObject([{ event: 'pipeline.replaced', fields: { reason: 'out of memory', records: 1 } }])
})

test('one that was ended for its silence fails nothing more, though it runs out of memory on the way', async () => {
  const first = new Promise<Worker>((resolve) => process.once('worker', resolve))
  const started = startThread(`
    if (workerData.goesOn) say('goes on')
    else {
      take('one')
      say('at work')
      for (;;) {}
    }`)
  await until('at work')
  const lost = await first
  for (let looks = 0; looks < 24; looks += 1) look()
  lost.emit('error', Object.assign(new Error('out of memory'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }))
  await until('goes on')
  expect(await Promise.race([started.failure, 'goes on'])).toBe('goes on')
})

test('one that fails otherwise is not, and is not waited for', async () => {
  const started = startThread(`take('one'); throw new Error('the store is newer')`)
  expect((await started.failure).message).toBe('the store is newer')
  expect(logged).toEqual([])
  await started.stop()
})

test('one that reads a feed while a stage waits for the store is caught in the feed', async () => {
  startThread(`
    if (workerData.goesOn) say('goes on from ' + JSON.stringify(workerData.doubted))
    else {
      tell('feeds', { stage: 'feed', ids: ['gazette'] })
      tell('feeds', null)
      take('one')
      tell('feeds', { stage: 'feed', ids: ['herald'] })
      say('at work')
      for (;;) {}
    }`)
  await until('at work')
  for (let looks = 0; looks < 24; looks += 1) look()
  await until('goes on from {"stage":"feed","ids":["herald"]}')
})
