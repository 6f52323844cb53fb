import { afterEach, describe, expect, test } from 'vitest'
import { cacheLifetimeOf, retryAfterOf, serverTimeOf, ttlOf } from './feed-wishes.ts'

const NOW = Date.parse('2026-03-02T10:00:00Z')
const MINUTE = 60_000

test.each([
  ['120', 2 * MINUTE],
  ['Mon, 02 Mar 2026 10:30:00 GMT', 30 * MINUTE],
  ['Mon, 02 Mar 2026 09:30:00 GMT', null],
  ['0', null],
  ['soon', null],
  ['-5', null],
  ['', null],
])('Retry-After "%s"', (header, expected) => {
  expect(retryAfterOf({ 'retry-after': header }, NOW)).toBe(expected)
})

test('an instant is held against the clock of the server that names it', () => {
  const behind = { 'retry-after': 'Mon, 02 Mar 2026 05:30:00 GMT', date: 'Mon, 02 Mar 2026 05:00:00 GMT' }
  const ahead = { 'retry-after': 'Mon, 02 Mar 2026 15:02:00 GMT', date: 'Mon, 02 Mar 2026 15:00:00 GMT' }
  expect([behind, ahead].map((headers) => retryAfterOf(headers, NOW))).toEqual([30 * MINUTE, 2 * MINUTE])
})

test.each<[Record<string, string>, number | null]>([
  [{ 'cache-control': 'public, max-age=600' }, 10 * MINUTE],
  [{ 'cache-control': 'max-age=600', age: '300' }, 5 * MINUTE],
  [{ 'cache-control': 'max-age=600', age: '900' }, null],
  [{ 'cache-control': 'no-cache, max-age=600' }, null],
  [{ 'cache-control': 'max-age=0', expires: 'Mon, 02 Mar 2026 11:00:00 GMT' }, null],
  [{ expires: 'Mon, 02 Mar 2026 11:00:00 GMT' }, 60 * MINUTE],
  // The server's clock is an hour behind ours.
  [{ expires: 'Mon, 02 Mar 2026 09:10:00 GMT', date: 'Mon, 02 Mar 2026 09:00:00 GMT' }, 10 * MINUTE],
  [{ expires: '0' }, null],
  [{ expires: '-1' }, null],
  [{ 'cache-control': 'max-age=99999999999999' }, null],
  [{}, null],
])('%o stays fresh', (headers, expected) => {
  expect(cacheLifetimeOf(headers, NOW)).toBe(expected)
})

describe('on a machine far from Greenwich', () => {
  const { TZ: home } = process.env
  afterEach(() => {
    if (home === undefined) delete process.env.TZ
    else process.env.TZ = home
  })

  // The forms of RFC 9110 §5.6.7; the last names no zone, and is meant as the others are.
  test.each(['Mon, 02 Mar 2026 10:30:00 GMT', 'Monday, 02-Mar-26 10:30:00 GMT', 'Mon Mar  2 10:30:00 2026'])(
    '"%s" is half past ten there',
    (date) => {
      process.env.TZ = 'Asia/Tokyo'
      expect(serverTimeOf({ date })).toBe(NOW + 30 * MINUTE)
      expect(retryAfterOf({ 'retry-after': date }, NOW)).toBe(30 * MINUTE)
    },
  )
})

describe('what the feed says itself', () => {
  test.each([
    ['<rss><channel><ttl>60</ttl><item/></channel></rss>', 60 * MINUTE],
    ['<rss><channel><ttl> 5 </ttl></channel></rss>', 5 * MINUTE],
    ['<rss><channel><ttl>0</ttl></channel></rss>', null],
    ['<rdf><channel><sy:updatePeriod>hourly</sy:updatePeriod><sy:updateFrequency>2</sy:updateFrequency></channel></rdf>', 30 * MINUTE],
    ['<rdf><channel><syn:updatePeriod> daily </syn:updatePeriod></channel></rdf>', 1_440 * MINUTE],
    ['<rdf><channel><sy:updatePeriod>now and then</sy:updatePeriod></channel></rdf>', null],
    ['<rss><channel><item><ttl>60</ttl></item></channel></rss>', null],
    ['{"version":"https://jsonfeed.org/version/1"}', null],
  ])('%s', (text, expected) => {
    expect(ttlOf(text)).toBe(expected)
  })
})
