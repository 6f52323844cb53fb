// What publishers change afterwards: an item is one article for ever, its corrections reach the article and its cluster, and only who
// brought an article, or its own outlet, may correct it.

import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLog } from '../../src/log.ts'
import { settleAll } from '../../src/pipeline/run.ts'
import { DEFAULT_RULES } from '../../src/pipeline/stage.ts'
import { storeOfEach } from '../support/store.ts'
import { addFeed, createWorld, type Farm, openFarm, readDueFeeds, type World } from './farm.ts'

const store = storeOfEach()
let world: World
let farm: Farm
beforeEach(async () => {
  world = createWorld()
  farm = await openFarm(world.clock)
})
afterEach(() => farm.close())

interface Piece {
  guid?: string
  link?: string
  title: string
  text?: string
  canonical?: string
  source?: string
}

const feedOf = (pieces: readonly Piece[]): string => {
  const items = pieces.map(({ guid, link, title, text, canonical, source }) =>
    [
      `<item><title>${title}</title><pubDate>Mon, 02 Mar 2026 09:30:00 GMT</pubDate>`,
      guid ? `<guid isPermaLink="false">${guid}</guid>` : '',
      link ? `<link>${link}</link>` : '',
      canonical ? `<atom:link rel="canonical" href="${canonical}"/>` : '',
      source ? `<source url="https://${source}/feed">${source}</source>` : '',
      `<description>${text ?? ''}</description></item>`,
    ].join(''),
  )
  return `<rss xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>The Gazette</title>${items.join('')}</channel></rss>`
}

const show = (host: string, ...pieces: Piece[]): void => {
  farm.hosts.set(host, (_, response) => response.end(feedOf(pieces)))
}
const read = async (): Promise<{ accepted: number; revised: number }> => {
  await store.db.query(sql`update feeds set next_at = ${new Date(world.clock()).toISOString()}`)
  const { accepted, revised } = await readDueFeeds({ ...world.deps(store.db), spacingMs: 0 }, world.clock())
  return { accepted, revised }
}
const settle = () => {
  const deps = { db: store.db, clock: world.clock, newId: world.deps(store.db).newId, log: silentLog, rules: DEFAULT_RULES }
  return settleAll({ ...deps, rules: { ...DEFAULT_RULES, publishDelayMs: 0 } })
}
const articles = () =>
  store.db.query<{ title: string; host: string; reason: string | null; copied: string | null }>(sql`
    select a.title, a.source_host as host, a.copy_reason as reason, o.source_host as copied
    from articles a left join articles o on o.id = a.copy_of order by a.seq`)
const clusters = () =>
  store.db.query<{ title: string; summary: string; sources: number; independent: number }>(sql`
    select title, summary, source_count as sources, independent_count as independent from clusters where state = 'open' order by published_at, id`)

const REPORT =
  'Dock workers of Port Osten began a strike over pay on Monday and closed the harbour to all ships, the union and the port said. Talks with the owners of the terminals broke down on Sunday night after nine hours, and no date for new ones was set. Some four thousand people took part in the vote.'

test('an item whose words change is the same article, with the new words, and its cluster says them', async () => {
  const bridge = { guid: 'b', link: 'https://gazette.example/bridge' }
  show('gazette.example', {
    ...bridge,
    title: 'Harbour bridge of Port Osten reopens after four wounded',
    text: 'The harbour bridge reopened. Four people were wounded.',
  })
  show('post.example', {
    link: 'https://post.example/1',
    title: 'Port Osten harbour bridge reopens',
    text: 'The harbour bridge of Port Osten is open again.',
  })
  // One after the other: which of two feeds answers first is chance, and with it which article comes first.
  for (const host of ['gazette.example', 'post.example']) {
    await addFeed(store.db, farm.url(host))
    expect(await read()).toEqual({ accepted: 1, revised: 0 })
  }
  await settle()
  show('gazette.example', {
    ...bridge,
    title: 'Harbour bridge of Port Osten reopens after five wounded',
    text: 'The harbour bridge reopened. Five people were wounded.',
  })
  expect(await read()).toEqual({ accepted: 0, revised: 1 })
  expect(await read()).toEqual({ accepted: 0, revised: 0 })
  await settle()
  expect((await articles()).map(({ title }) => title)).toEqual([
    'Harbour bridge of Port Osten reopens after five wounded',
    'Port Osten harbour bridge reopens',
  ])
  const [cluster, ...others] = await clusters()
  expect(others).toEqual([])
  expect(`${cluster?.title} ${cluster?.summary}`).not.toMatch(/four/i)
})

test('an item that moves to another address keeps its article; a guid that wanders from item to item does not join them', async () => {
  show('gazette.example', { guid: 'b', link: 'https://gazette.example/bridge', title: 'Harbour bridge reopens' })
  await addFeed(store.db, farm.url('gazette.example'))
  expect(await read()).toMatchObject({ accepted: 1 })
  show('gazette.example', { guid: 'b', link: 'https://gazette.example/bridge-open', title: 'Harbour bridge reopens today' })
  expect(await read()).toEqual({ accepted: 0, revised: 1 })
  show('gazette.example', { guid: 'b', link: 'https://gazette.example/budget', title: 'Council passes the budget' })
  expect(await read()).toEqual({ accepted: 1, revised: 0 })
})

test('an item whose guid changes with each edition keeps its article, and its corrections are followed', async () => {
  const link = 'https://gazette.example/bridge'
  show('gazette.example', { guid: `${link}#0`, link, title: 'Harbour bridge reopens after four wounded' })
  await addFeed(store.db, farm.url('gazette.example'))
  await read()
  // Its guid says that it is this page, whatever stands on it; of any other guid the title does.
  show('gazette.example', { guid: `${link}#1`, link, title: 'Five wounded on Port Osten crossing' })
  expect(await read()).toEqual({ accepted: 0, revised: 1 })
  show('gazette.example', { guid: 'node-7-revision-3', link, title: 'Six wounded on Port Osten crossing' })
  expect(await read()).toEqual({ accepted: 0, revised: 1 })
  expect(await articles()).toMatchObject([{ title: 'Six wounded on Port Osten crossing' }])
})

test('items that stand at one address one after the other are articles of their own, in the feed of their outlet alone', async () => {
  const link = 'https://gazette.example/warnings'
  const told = 'https://post.example/told'
  const warnings = ['Storm warning for Port Osten', 'Flood expected along the Velm', 'Heat in all of the south']
  for (const host of ['wall.example', 'gazette.example']) await addFeed(store.db, farm.url(host))
  for (const [index, title] of warnings.entries()) {
    show('wall.example', { guid: `w${index}`, link: told, title })
    show('gazette.example', { guid: `g${index}`, link, title })
    expect(await read()).toEqual({ accepted: index === 0 ? 2 : 1, revised: 0 })
    expect(await read()).toEqual({ accepted: 0, revised: 0 })
  }
  show('gazette.example', { guid: 'g2', link, title: 'Heat in all of the south and the west' })
  expect(await read()).toEqual({ accepted: 0, revised: 1 })
  show('gazette.example', { guid: 'g0', link, title: 'Storm warning for Port Osten' })
  expect(await read()).toEqual({ accepted: 0, revised: 0 })
})

test('a stranger who shows the same address can neither double nor change the article; its own outlet can', async () => {
  const link = 'https://gazette.example/bridge'
  show('wall.example', { guid: 'w', link, title: 'Harbour bridge reopens' })
  show('other.example', { guid: 'o', link, title: 'Harbour bridge reopens' })
  show('gazette.example', { guid: 'g', link, title: 'Harbour bridge reopens' })
  for (const host of ['wall.example', 'other.example', 'gazette.example']) {
    await addFeed(store.db, farm.url(host))
    await read()
  }
  expect(await articles()).toHaveLength(1)
  show('other.example', { guid: 'o', link, title: 'Harbour bridge was bought by us' })
  expect(await read()).toEqual({ accepted: 0, revised: 0 })
  show('gazette.example', { guid: 'g', link, title: 'Harbour bridge reopens, mayor says' })
  expect(await read()).toEqual({ accepted: 0, revised: 1 })
  expect(await articles()).toMatchObject([{ title: 'Harbour bridge reopens, mayor says' }])
})

test('a copy says what makes it one: the address of its original, its agency, its aggregator; voices are counted without them', async () => {
  const title = 'Dock workers of Port Osten strike over pay'
  show('gazette.example', { link: 'https://gazette.example/strike', title, text: REPORT })
  await addFeed(store.db, farm.url('gazette.example'))
  await read()
  show('post.example', {
    link: 'https://post.example/strike',
    title: 'Strike closes the harbour of Port Osten',
    text: 'Port Osten dock workers strike over pay; the harbour is closed, reports say, and the union wants talks on Tuesday with the owners of the terminals.',
    canonical: 'https://gazette.example/strike',
  })
  show('wall.example', {
    link: 'https://wall.example/r?1',
    title,
    text: 'Dock workers strike in Port Osten. Read the whole report of the harbour, its union and its owners at the outlet itself, with many more words than these here.',
    source: 'herald.example',
  })
  show('one.example', {
    link: 'https://one.example/strike',
    title: 'Port Osten harbour closed by strike of dock workers',
    text: `PORT OSTEN (Meridian Wire) - The harbour of Port Osten stood still on Monday as dock workers went on strike for more pay, according to the union.`,
  })
  show('two.example', {
    link: 'https://two.example/strike',
    title: 'Dock workers strike, harbour of Port Osten closed over pay',
    text: `PORT OSTEN (Meridian Wire) - Nothing moved at the terminals: dock workers of Port Osten began their strike over pay. Ships were sent to other ports.`,
  })
  for (const host of ['post.example', 'wall.example', 'one.example', 'two.example']) await addFeed(store.db, farm.url(host))
  await read()
  await settle()
  const found = new Map((await articles()).map(({ host, reason, copied }) => [host, { reason, copied }]))
  expect(found.get('post.example')).toEqual({ reason: 'canonical_link', copied: 'gazette.example' })
  expect(found.get('herald.example')).toEqual({ reason: 'aggregated', copied: 'gazette.example' })
  const wires = [found.get('one.example'), found.get('two.example')]
  expect(wires.filter((wire) => wire?.reason === 'agency')).toHaveLength(1)
  expect(await clusters()).toMatchObject([{ sources: 5, independent: 2 }])
})

test('a copy that is rewritten becomes a voice of its own', async () => {
  const title = 'Dock workers of Port Osten strike over pay'
  show('gazette.example', { link: 'https://gazette.example/strike', title, text: REPORT })
  await addFeed(store.db, farm.url('gazette.example'))
  await read()
  show('post.example', { link: 'https://post.example/strike', title, text: REPORT })
  await addFeed(store.db, farm.url('post.example'))
  await read()
  await settle()
  expect((await articles())[1]).toMatchObject({ reason: 'same_text', copied: 'gazette.example' })
  expect(await clusters()).toMatchObject([{ sources: 2, independent: 1 }])
  show('post.example', {
    link: 'https://post.example/strike',
    title,
    text: 'Our reporter at the gates of the harbour saw pickets of dock workers from dawn. "We will stay until the owners talk," one of them said. Trucks queued for miles, shops in Port Osten ran short of fruit, and the mayor asked both sides to meet at the town hall on Tuesday, which the union welcomed.',
  })
  await read()
  await settle()
  expect((await articles())[1]).toMatchObject({ reason: null, copied: null })
  expect(await clusters()).toMatchObject([{ sources: 2, independent: 2 }])
})

// D4-independent
test('outlets of one owner are one voice', async () => {
  await store.db.query(sql`
    insert into outlets (host, family) values ('gazette.example', 'Osten Media'), ('post.example', 'Osten Media')
    on conflict (host) do update set family = excluded.family`)
  show('gazette.example', { link: 'https://gazette.example/s', title: 'Dock workers of Port Osten strike over pay' })
  show('post.example', { link: 'https://post.example/s', title: 'Port Osten dock workers on strike over pay' })
  show('herald.example', { link: 'https://herald.example/s', title: 'Dock workers strike over pay in Port Osten' })
  for (const host of ['gazette.example', 'post.example', 'herald.example']) await addFeed(store.db, farm.url(host))
  await read()
  await settle()
  expect(await clusters()).toMatchObject([{ sources: 3, independent: 2 }])
})
