// A worker that was held (by SIGSTOP, a machine that slept) while another took over.

import type { ServerResponse } from 'node:http'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listFeeds } from '../../src/store/feeds.ts'
import { storeOfFile } from '../support/store.ts'
import { addFeed, createWorld, type Farm, openFarm, readDueFeeds, rss, type World } from './farm.ts'

const HOUR = 3_600_000
const ONE = { title: 'Harbour bridge reopens after repairs', link: 'https://gazette.example/bridge' }

const store = storeOfFile()
let world: World
let farm: Farm
beforeEach(async () => {
  world = createWorld()
  farm = await openFarm(world.clock)
  await store.db.query(sql`delete from feeds`)
  await store.db.query(sql`delete from articles`)
})
afterEach(() => farm.close())

const pass = () => readDueFeeds(world.deps(store.db), world.clock())

test('what failed for it is no failure of a feed that another has read since', async () => {
  const held = new Promise<ServerResponse>((resolve) => farm.hosts.set('gazette.example', (_, response) => resolve(response)))
  await addFeed(store.db, farm.url('gazette.example'))
  const late = pass()
  const response = await held
  world.advance(HOUR)
  farm.hosts.set('gazette.example', (_, other) => other.end(rss([ONE])))
  expect(await pass()).toMatchObject({ read: 1, accepted: 1 })
  response.destroy()
  await late
  expect(await listFeeds(store.db)).toMatchObject([{ failures: 0, lastError: null }])
  expect(world.lines.filter(({ event }) => event === 'feed.failed')).toEqual([])
})
