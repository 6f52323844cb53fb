import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addFeed, feedOf, listFeedsPage, type OperateFeedsDeps, setFeedPaused, takeFeedOff } from '../../src/service/operate-feeds.ts'
import { operatorActionsPage } from '../../src/service/operator-record.ts'
import { addFeeds, recordFeedFailure } from '../../src/store/feeds.ts'
import { idOf, NOW } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
let deps: OperateFeedsDeps
const ACTOR = 'ann@sitrep.example'

beforeAll(async () => {
  deps = { db: store.db, clock: () => NOW, newId: () => randomUUID(), allowPrivate: false }
})

beforeEach(async () => {
  await store.db.query(sql`delete from feeds`)
  await store.db.query(sql`delete from operator_actions`)
})

const all = { text: '', state: undefined, after: undefined }
const onlyFeed = async () => (await listFeedsPage(deps, all)).feeds[0]!

test('a feed is added with its hints, and the record says by whom', async () => {
  expect(await addFeed(deps, { url: 'https://harbour.example/feed', country: 'no', title: ' Harbour ' }, ACTOR)).toBe(
    'https://harbour.example/feed',
  )
  expect(await onlyFeed()).toMatchObject({ title: 'Harbour', countryHint: 'NO', state: 'new', nextAt: NOW })
  const { rows } = await operatorActionsPage(deps, {})
  expect(rows).toMatchObject([
    { actor: ACTOR, at: NOW, action: 'feed.added', subject: 'https://harbour.example/feed', detail: { new: true } },
  ])
})

test.each([
  ['not an address', '"not an address" is not an http or https address without a password'],
  ['http://127.0.0.1/feed', '127.0.0.1 is not on the public internet'],
  ['http://localhost/feed', 'localhost is not on the public internet'],
])('%s is refused with the reason, and nothing is recorded', async (url, message) => {
  await expect(addFeed(deps, { url }, ACTOR)).rejects.toMatchObject({ code: 'bad_request', message: expect.stringContaining(message) })
  expect((await operatorActionsPage(deps, {})).rows).toEqual([])
})

test('a paused feed says who paused it and is asked at once when it is resumed', async () => {
  await addFeed(deps, { url: 'https://harbour.example/feed' }, ACTOR)
  const { id } = await onlyFeed()
  await setFeedPaused(deps, id, { paused: true, actor: ACTOR })
  expect(await onlyFeed()).toMatchObject({ state: 'paused', pauseReason: `by ${ACTOR}`, pausedAt: NOW })
  await setFeedPaused(deps, id, { paused: false, actor: ACTOR })
  expect(await onlyFeed()).toMatchObject({ state: 'new', nextAt: NOW, failures: 0 })
  expect((await operatorActionsPage(deps, {})).rows.map(({ action }) => action)).toEqual(['feed.resumed', 'feed.paused', 'feed.added'])
})

test('a feed that is paused while it is being asked stays paused, whatever comes of the asking', async () => {
  await addFeed(deps, { url: 'https://harbour.example/feed' }, ACTOR)
  const { id } = await onlyFeed()
  await setFeedPaused(deps, id, { paused: true, actor: ACTOR })
  const failure = {
    fetchedAt: NOW,
    nextAt: NOW + 1,
    scheduleReason: 'later',
    host: 'harbour.example',
    movedTo: null,
    failures: 1,
    failingSince: NOW,
    lastSuccessAt: null,
  }
  await recordFeedFailure(store.db, id, { ...failure, error: 'no answer', pauseReason: null })
  expect(await onlyFeed()).toMatchObject({ state: 'paused', pauseReason: `by ${ACTOR}` })
})

test('a feed taken off leaves its hints in the record', async () => {
  await addFeed(deps, { url: 'https://harbour.example/feed', language: 'nb' }, ACTOR)
  const { id } = await onlyFeed()
  await takeFeedOff(deps, id, ACTOR)
  await expect(feedOf(deps, id)).rejects.toMatchObject({ code: 'not_found' })
  expect((await operatorActionsPage(deps, {})).rows[0]).toMatchObject({ action: 'feed.removed', detail: { language: 'nb' } })
})

test('taking one feed off leaves the feed that moved to its address', async () => {
  await addFeed(deps, { url: 'https://harbour.example/feed' }, ACTOR)
  await addFeed(deps, { url: 'https://old.example/feed' }, ACTOR)
  await store.db.query(sql`update feeds set moved_to = 'https://harbour.example/feed' where url = 'https://old.example/feed'`)
  await takeFeedOff(deps, (await onlyFeed()).id, ACTOR)
  expect((await listFeedsPage(deps, all)).feeds.map(({ url }) => url)).toEqual(['https://old.example/feed'])
})

test('pages of feeds repeat and skip none', async () => {
  const feeds = Array.from({ length: 120 }, (_, number) => ({
    id: idOf(`feed ${number}`),
    url: `https://outlet-${String(number).padStart(3, '0')}.example/feed`,
    title: number % 2 === 0 ? 'Even' : 'Odd',
    category: null,
    country: null,
    language: null,
    nextAt: NOW,
  }))
  await addFeeds(store.db, feeds)
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await listFeedsPage(deps, { ...all, after })
    seen.push(...page.feeds.map(({ url }) => url))
    after = page.next ?? undefined
  } while (after !== undefined)
  expect(seen).toEqual(feeds.map(({ url }) => url))
  expect((await listFeedsPage(deps, { ...all, text: 'odd' })).feeds.every(({ title }) => title === 'Odd')).toBe(true)
  expect((await listFeedsPage(deps, { ...all, state: 'paused' })).feeds).toEqual([])
})
