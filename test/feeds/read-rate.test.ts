// How often a feed is read, by what was seen of it, where it could not be read in between.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFeeds } from '../../src/store/feeds.ts'
import { storeOfFile } from '../support/store.ts'
import { addFeed, createWorld, type Farm, openFarm, readDueFeeds, rss, type World } from './farm.ts'

const MINUTE = 60_000
const WEEK = 7 * 24 * 60 * MINUTE

const store = storeOfFile()
let world: World
let farm: Farm
beforeAll(async () => {
  world = createWorld()
  farm = await openFarm(world.clock)
})
afterAll(() => farm.close())

test('a busy feed that could not be read for a week is read as often as before, not as what it still shows would be in a week', async () => {
  farm.hosts.set('gazette.example', (_request, response) => {
    const newest = Math.floor(world.clock() / (6 * MINUTE))
    const items = Array.from({ length: 20 }, (_, i) => ({
      title: `Report ${newest - i} of the harbour`,
      link: `https://gazette.example/${newest - i}`,
      date: new Date((newest - i) * 6 * MINUTE).toUTCString(),
    }))
    response.end(rss(items))
  })
  await addFeed(store.db, farm.url('gazette.example'))
  await readDueFeeds(world.deps(store.db), world.clock())
  world.advance(WEEK)
  await readDueFeeds(world.deps(store.db), world.clock())
  const [feed] = await listFeeds(store.db)
  expect(feed?.itemsAccepted).toBe(40)
  expect((feed?.nextAt ?? 0) - world.clock()).toBeLessThan(10 * MINUTE)
})
