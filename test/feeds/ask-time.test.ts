// Whoever doubts the clock and reads no feeds asks their servers for the time, and leaves no trace.

import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createClockWatch } from '../../src/core/feeds/clock-watch.ts'
import { askForTime } from '../../src/pipeline/ask-time.ts'
import { createHostGate } from '../../src/pipeline/host-gate.ts'
import { pauseFeed } from '../../src/store/operate-feeds.ts'
import { storeOfFile } from '../support/store.ts'
import { addFeed, createWorld, type Farm, openFarm, START } from './farm.ts'

const DAY = 86_400_000

const store = storeOfFile()
let farm: Farm
beforeEach(async () => {
  await store.db.query(sql`delete from feeds`)
  farm = await openFarm(() => START)
})
afterEach(() => farm.close())

/** Publishers with one feed each, all of whose clocks show one time. */
async function openPublishers(count: number, time: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const host = `paper${number}.example`
    farm.hosts.set(host, (_, response) => response.setHeader('date', new Date(time).toUTCString()).end('no feed'))
    await addFeed(store.db, farm.url(host))
  }
}

/** Asks on the first day after a month without work. */
async function ask() {
  const world = createWorld()
  const clockWatch = createClockWatch({ clock: world.clock, steady: () => 0, workedAt: START - 30 * DAY })
  expect(clockWatch.isBelieved()).toBe(false)
  const given = world.deps(store.db)
  await askForTime({ ...given, clockWatch, gate: createHostGate({ ...given, spacingMs: 0 }) }, new AbortController().signal)
  return clockWatch.isBelieved()
}

test('three servers that tell what our clock says end the doubt at once', async () => {
  await openPublishers(3, START)
  expect(await ask()).toBe(true)
})

test('two are too few, and three that tell another time keep it', async () => {
  await openPublishers(2, START)
  expect(await ask()).toBe(false)
  await openPublishers(3, START - 30 * DAY)
  expect(await ask()).toBe(false)
})

test('six at most are asked, each once, none whose feed is paused, and nothing is stored of it', async () => {
  await openPublishers(8, START)
  await addFeed(store.db, farm.url('paper0.example', '/sports'))
  await addFeed(store.db, farm.url('closed.example'))
  const [closed] = await store.db.query<{ id: string }>(sql`select id from feeds where host = 'closed.example'`)
  await pauseFeed(store.db, closed!.id, { at: START, reason: 'by somebody' })
  const rows = () => store.db.query(sql`select * from feeds order by id`)
  const before = await rows()
  await ask()
  const hosts = farm.requests.map(({ host }) => host)
  expect([hosts.length, new Set(hosts).size, hosts.includes('closed.example')]).toEqual([6, 6, false])
  expect(await rows()).toEqual(before)
})
