import { describe, expect, test } from 'vitest'
import { withinTime } from '../../../test/support/within-time.ts'
import {
  type IdentifiableItem,
  identifyItems,
  isLikeTitle,
  type KnownItem,
  packItems,
  rememberItems,
  unpackItems,
} from './feed-identity.ts'

const item = (given: Partial<IdentifiableItem>): IdentifiableItem => ({
  guid: null,
  link: 'https://gazette.example/bridge',
  title: 'Harbour bridge reopens after repairs',
  publishedAt: 1_000,
  ...given,
})
const keysOf = (...items: Partial<IdentifiableItem>[]) => identifyItems(items.map(item)).map((identity) => identity?.key ?? null)

describe('an item is known', () => {
  test('by its guid, whatever becomes of its address and title', () => {
    const [before] = keysOf({ guid: 'g1' })
    const [after] = keysOf({ guid: 'g1', link: 'https://gazette.example/bridge-2', title: 'Bridge closed again' })
    expect(after).toBe(before)
  })

  test('without a guid by its canonical address', () => {
    const [before] = keysOf({})
    expect(keysOf({ link: 'http://www.gazette.example/bridge?utm_source=rss', title: 'Bridge closed again' })).toEqual([before])
    expect(keysOf({ link: 'https://gazette.example/other' })).not.toEqual([before])
  })

  test('by title and date where unlike items share an address', () => {
    const live = { link: 'https://gazette.example/live' }
    const first = keysOf({ ...live, title: 'Storm nears the coast' }, { ...live, title: 'Parliament passes budget' })
    expect(new Set(first).size).toBe(2)
    const identities = identifyItems([
      item({ ...live, title: 'Storm nears the coast' }),
      item({ ...live, title: 'Parliament passes budget' }),
    ])
    expect(new Set(identities.map((identity) => identity?.canonicalUrl)).size).toBe(2)
  })
})

test('a guid that several items share names none of them', () => {
  const keys = keysOf({ guid: 'same', link: 'https://a.example/1' }, { guid: 'same', link: 'https://a.example/2' })
  expect(new Set(keys).size).toBe(2)
})

test('a guid that is the address with an edition behind it names the address, where no other item stands there', () => {
  const link = 'https://gazette.example/bridge'
  const [first] = keysOf({ guid: `${link}#0` })
  expect(keysOf({ guid: `${link}#1`, title: 'Bridge closed again' })).toEqual([first])
  expect(keysOf({ guid: 'https://gazette.example/#1' })).not.toEqual([first])
  const live = keysOf({ guid: `${link}#1` }, { guid: `${link}#2`, title: 'Parliament passes budget' })
  expect(new Set([first, ...live]).size).toBe(3)
})

test('an item that stands in a document twice counts once', () => {
  expect(keysOf({ guid: 'g1' }, { guid: 'g1' })[1]).toBeNull()
  expect(keysOf({}, { title: 'Harbour bridge reopens after long repairs' })[1]).toBeNull()
  // Two guids of one address under like titles: one article.
  expect(keysOf({ guid: 'g1' }, { guid: 'g2' })[1]).toBeNull()
})

test('an item without an http address has no identity', () => {
  expect(keysOf({ link: null }, { link: 'mailto:desk@gazette.example' })).toEqual([null, null])
})

test('titles are alike when half of their words agree', () => {
  expect(isLikeTitle('Harbour bridge reopens', 'Harbour bridge reopens, mayor says')).toBe(true)
  expect(isLikeTitle('Harbour bridge reopens', 'Parliament passes the budget')).toBe(false)
})

test('ten thousand items under the address of one with an endless title take no quadratic time', () => {
  const items = [
    item({ guid: 'first', title: 'w '.repeat(500_000) }),
    ...Array.from({ length: 10_000 }, (_, index) => item({ guid: `g${index}` })),
  ]
  expect(withinTime(() => identifyItems(items))).toHaveLength(10_001)
})

describe('the memory of a feed', () => {
  const known = (key: string): KnownItem => ({
    key: key.padEnd(16, '0'),
    link: 'aaaaaaaaaaaaaaaa',
    content: 'bbbbbbbbbbbbbbbb',
    articleId: '01234567-89ab-4def-8123-456789abcdef',
    mayCorrect: key === '1',
  })

  test('comes back as it was packed', () => {
    const items = [known('1'), known('2')]
    expect(packItems(items)).toHaveLength(82)
    expect(unpackItems(packItems(items))).toEqual(items)
  })

  test('keeps what has left the feed for a while, and stays bounded', () => {
    const many = Array.from({ length: 150 }, (_, i) => known(`f${i}`.slice(0, 16)))
    const kept = rememberItems([known('1')], [known('1'), ...many])
    expect(kept[0]).toEqual(known('1'))
    expect(kept).toHaveLength(101)
  })
})
