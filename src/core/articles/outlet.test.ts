import { describe, expect, test } from 'vitest'
import { withinTime } from '../../../test/support/within-time.ts'
import { outletOf, outletOfHost, repeatsTitle, withoutOutletSuffix } from './outlet.ts'

describe('outletOfHost', () => {
  test.each([
    ['news.bbc.co.uk', 'bbc.co.uk'],
    ['WWW.Reuters.COM', 'reuters.com'],
    ['a.b.meridian.example', 'meridian.example'],
    ['someone.github.io', 'someone.github.io'],
    ['www.someone.blogspot.com', 'someone.blogspot.com'],
    ['github.io', 'github.io'],
    ['münchen.example', 'xn--mnchen-3ya.example'],
    ['https://x.gazette.co.jp/path', 'gazette.co.jp'],
    ['127.0.0.1', '127.0.0.1'],
    ['localhost', 'localhost'],
    ['http://intranet:8080/news/1', 'intranet'],
  ])('%s belongs to %s', (host, outlet) => {
    expect(outletOfHost(host)).toBe(outlet)
  })

  test.each(['', 'BBC News', 'unknown', '.example', 'a..example', 'https://co.uk/1'])('%j names no outlet', (host) => {
    expect(outletOfHost(host)).toBeNull()
  })
})

test('a given host wins over the host of the address, an unusable one does not', () => {
  expect(outletOf('www.gazette.example', 'https://aggregator.example/1')).toBe('gazette.example')
  expect(outletOf('The Gazette', 'https://news.aggregator.example/1')).toBe('aggregator.example')
})

describe('withoutOutletSuffix', () => {
  test.each([
    ['Harbour reopens after storm - BBC News', 'bbc.co.uk', undefined, 'Harbour reopens after storm'],
    ['Oil rises again in Asia | Reuters', 'reuters.com', undefined, 'Oil rises again in Asia'],
    ['Vote count nears its close - The New York Times', 'nytimes.com', undefined, 'Vote count nears its close'],
    ['Peace plan agreed – Meridian Post', 'meridian-post.example', undefined, 'Peace plan agreed'],
    ['Quake hits the coast — Harbour Gazette', 'hg.example', 'The Harbour Gazette', 'Quake hits the coast'],
    ['Channel Nine Velmont - Storm Olga shuts schools', 'channelninevelmont.example', undefined, 'Storm Olga shuts schools'],
    ['Velmont Courier News | Storm shuts schools - Courier', 'velmontcourier.example', undefined, 'Storm shuts schools - Courier'],
    ['Storm Olga shuts schools ~ Channel Nine Velmont', 'channelninevelmont.example', undefined, 'Storm Olga shuts schools'],
    ['Storm Olga shuts schools / Velmont Courier', 'velmontcourier.example', undefined, 'Storm Olga shuts schools'],
    ['Storm Olga shuts schools ‹ Velmont Courier', 'velmontcourier.example', undefined, 'Storm Olga shuts schools'],
    ['Results are in :: gazette.example', 'gazette.example', undefined, 'Results are in'],
  ])('%s', (title, sourceHost, name, expected) => {
    expect(withoutOutletSuffix(title, { sourceHost, name })).toBe(expected)
  })

  test.each([
    ['Fire in the centre - what we know', 'centre.example'],
    ['No deal for the islands - Biden', 'bi.example'],
    ['Short - BBC', 'bbc.co.uk'],
    ['Velmont - Storm Olga shuts schools', 'velmontcourier.example'],
    ['Two in three - storm shuts schools', 'tit.example'],
    ['Ferry lost in storm / two men held', 'velmontcourier.example'],
    ['Minister resigns - third this year', 'thirdyear.example'],
  ])('%s keeps its own dash', (title, sourceHost) => {
    expect(withoutOutletSuffix(title, { sourceHost })).toBe(title)
  })
})

test.each([
  ['Oil rises again in Asia', true],
  ['OIL RISES AGAIN IN ASIA!', true],
  ['Oil rises again in Asia\u00a0\u00a0The Harbour Gazette', true],
  ['Oil rises again in Asia - hg.example', true],
  ['Oil rises again in Asia, traders say', false],
  ['Oil rises again in Asian trade', false],
  ['Gas rises again in Asia', false],
  ['', false],
])('whether “%s” says nothing but its headline: %s', (text, expected) => {
  expect(repeatsTitle(text, 'Oil rises again in Asia', { sourceHost: 'hg.example', name: 'The Harbour Gazette' })).toBe(expected)
})

test('a name of one letter over and over is held against such a domain in no time', () => {
  const sourceHost = `${'a'.repeat(62)}b.example`
  const text = `Oil rises again in Asia - ${Array(6).fill('a'.repeat(1_000)).join(' ')}`
  expect(withinTime(() => repeatsTitle(text, 'Oil rises again in Asia', { sourceHost }))).toBe(false)
})
