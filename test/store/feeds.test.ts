// What is kept of a feed, whoever writes about it in between: another reader, an operator, a hub, a clock that was set.

import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { addFeeds, type FeedSuccess, findFeed, hastenFeed, recordFeedFailure, recordFeedSuccess } from '../../src/store/feeds.ts'
import { noteOutlets, setOutlet } from '../../src/store/outlets.ts'
import { activateSubscription, claimDueSubscriptions, offerHub, recordPush } from '../../src/store/websub.ts'
import { storeOfFile } from '../support/store.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = Date.parse('2026-03-02T10:00:00Z')
const URL = 'https://gazette.example/feed'

const store = storeOfFile()
let id: string
const add = async (title = ''): Promise<string> => {
  const feed = { id: randomUUID(), url: URL, title, category: null, country: null, language: null, nextAt: NOW }
  return (await addFeeds(store.db, [feed])).has(feed.id) ? feed.id : id
}
beforeEach(async () => {
  await store.db.query(sql`delete from feeds`)
  id = await add()
})

const asked = { scheduleReason: 'observed_rate', host: 'gazette.example' }
const succeed = (at: number, success: Partial<FeedSuccess> = {}): Promise<void> =>
  recordFeedSuccess(store.db, id, {
    ...{ ...asked, fetchedAt: at, nextAt: at + HOUR, movedTo: null, title: 'The Gazette', etag: '"1"', lastModified: 'Mon' },
    ...{
      bodyHash: Buffer.from('1'),
      isUnchanged: false,
      itemsAccepted: 0,
      itemsRejected: 0,
      itemsPerHour: 1,
      ttlMs: null,
      lastItemAt: null,
    },
    ...success,
  })
const fail = (at: number, lastSuccessAt: number | null, movedTo: string | null = null): Promise<boolean> => {
  const failure = { error: 'timed out', failures: 3, failingSince: at - DAY, pauseReason: null }
  return recordFeedFailure(store.db, id, { ...asked, ...failure, fetchedAt: at, nextAt: at + HOUR, movedTo, lastSuccessAt })
}
const known = async (now = NOW) => (await findFeed(store.db, id, now))!
const nextAt = async (): Promise<number> =>
  (await store.db.query<{ at: number }>(sql`select next_at as at from feeds where id = ${id}`))[0]!.at

test('a reader that was held up until another had read the feed has no failure to tell', async () => {
  await succeed(NOW)
  expect(await fail(NOW + HOUR, null)).toBe(false)
  expect((await known()).failures).toBe(0)
  expect(await fail(NOW + HOUR, NOW)).toBe(true)
  expect((await known()).failures).toBe(3)
})

test('what an address said of its document is not asked of another: not where a feed moved, nor when it is added anew', async () => {
  await succeed(NOW)
  await fail(NOW + HOUR, NOW)
  expect(await known()).toMatchObject({ etag: '"1"', lastModified: 'Mon' })
  await fail(NOW + HOUR, NOW, 'https://new.gazette.example/feed')
  expect(await known()).toMatchObject({ etag: null, lastModified: null })
  await succeed(NOW + 2 * HOUR)
  await store.db.query(sql`update feeds set paused_at = now(), pause_reason = 'by somebody'`)
  await add()
  expect(await known()).toMatchObject({ etag: null, lastModified: null, bodyHash: null })
})

test('the name that an operator gave a feed stays, whatever it calls itself; one without a name takes its own', async () => {
  await succeed(NOW)
  expect((await known()).title).toBe('The Gazette')
  await add('Gazette, Port Osten')
  await succeed(NOW + HOUR)
  expect((await known()).title).toBe('Gazette, Port Osten')
})

test('a feed that fails is not asked sooner because somebody says that it has changed', async () => {
  await succeed(NOW)
  await hastenFeed(store.db, id, NOW + HOUR / 2)
  expect(await nextAt()).toBe(NOW + HOUR / 2)
  await fail(NOW + HOUR, NOW)
  await hastenFeed(store.db, id, NOW + 1.5 * HOUR)
  expect(await nextAt()).toBe(NOW + 2 * HOUR)
})

test('a feed is taken to be pushed until the lease of its hub ends, and no longer', async () => {
  const offer = { feedId: id, token: 'token', hub: 'https://hub.example/', topic: URL, secret: 'secret' }
  await offerHub(store.db, offer, NOW)
  await activateSubscription(store.db, 'token', { leaseUntil: NOW + DAY, dueAt: NOW + DAY })
  await recordPush(store.db, id, NOW)
  expect([(await known(NOW + DAY - 1)).isPushed, (await known(NOW + DAY)).isPushed]).toEqual([true, false])
})

test('the hub of a feed that is asked no more is left alone; one that a clock put off for years is asked once that is set', async () => {
  const offer = { feedId: id, token: 'token', hub: 'https://hub.example/', topic: URL, secret: 'secret' }
  await offerHub(store.db, offer, NOW + 5 * 366 * DAY)
  await store.db.query(sql`update feeds set paused_at = now(), pause_reason = 'gone'`)
  const due = async () => (await claimDueSubscriptions(store.db, { now: NOW, limit: 4 })).length
  expect(await due()).toBe(0)
  await store.db.query(sql`update feeds set paused_at = null, pause_reason = null`)
  expect(await due()).toBe(1)
})

test('what an operator said of an outlet stays, whatever its feed says; what nobody said is taken from the feed', async () => {
  await setOutlet(store.db, { host: 'gazette.example', name: 'Gazette, Port Osten', country: 'NO' })
  const said = { host: 'gazette.example', name: 'The Gazette', country: 'SE', family: 'Lantern' }
  await noteOutlets(store.db, [said])
  const kept = { name: 'Gazette, Port Osten', country: 'NO', family: 'Lantern', fullText: false }
  expect(await setOutlet(store.db, { host: 'gazette.example' })).toEqual({ host: 'gazette.example', ...kept })
  expect(await setOutlet(store.db, { host: 'gazette.example', fullText: true })).toMatchObject({ ...kept, fullText: true })
})
