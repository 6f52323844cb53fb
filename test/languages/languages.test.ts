// What holds in each of ten languages, measured on streams of our own invention, all of them taken in as one. Half of the events look
// like another: an arrest after an accident, a second match of a cup, an accident of a like kind elsewhere.

import { describe, expect, test } from 'vitest'
import { endsSentence } from '../../src/core/text/sentences.ts'
import {
  clusterOf,
  foundFirst,
  type InventedEvent,
  LANGUAGES,
  mixedClusters,
  type ReadStream,
  type SeenCluster,
  scoreOf,
  streamsOf,
} from './support.ts'

/** Of eight events each. */
const RIGHT_MIN = 7
const CATEGORIES_RIGHT_MIN = 6
const NAMES_RIGHT_MIN = 6
const BCUBED_MIN = 0.95
const HEADLINES_BCUBED_MIN = 0.85

/** The events for which something holds of the cluster that has most of their reports. */
function eventsWhere(stream: ReadStream, holds: (event: InventedEvent, cluster: SeenCluster) => boolean): string[] {
  return stream.events.filter((event) => holds(event, clusterOf(stream, event))).map(({ id }) => id)
}

describe('whole articles', () => {
  const { store, all, of } = streamsOf(LANGUAGES, { shape: 'whole' })

  test('events of different languages that only look alike stay apart', () => {
    expect(mixedClusters(all()).length).toBeLessThanOrEqual(2)
  })

  describe.each(LANGUAGES)('%s', (language) => {
    const own = () => of(language)

    test('every article is known to be in its language', () => {
      expect(own().articles.filter((article) => article.language !== language)).toEqual([])
    })

    test('reports of one event are one cluster, those of its look-alikes are not', () => {
      expect(scoreOf(own())).toBeGreaterThanOrEqual(BCUBED_MIN)
    })

    test('the country of an event is found where its reports name a place, and none where they do not', () => {
      const right = eventsWhere(own(), ({ country }, { countries }) => (countries[0] ?? '-') === country)
      expect(right.length, right.join()).toBeGreaterThanOrEqual(RIGHT_MIN)
    })

    test('the category of an event is found', () => {
      const right = eventsWhere(own(), ({ categories: fitting }, { categories }) => fitting.includes(categories[0]!))
      expect(right.length, right.join()).toBeGreaterThanOrEqual(CATEGORIES_RIGHT_MIN)
    })

    test('the name that an event is about is in its title or its keywords', () => {
      const right = eventsWhere(own(), ({ name }, { title, keywords }) => [title, ...keywords].some((text) => text.includes(name)))
      expect(right.length, right.join()).toBeGreaterThanOrEqual(NAMES_RIGHT_MIN)
    })

    test('no keyword is a number, and there are three to ten', () => {
      for (const { keywords } of own().events.map((event) => clusterOf(own(), event))) {
        expect(keywords.length).toBeGreaterThanOrEqual(3)
        expect(keywords.length).toBeLessThanOrEqual(10)
        expect(keywords.filter((keyword) => !/\p{L}/u.test(keyword))).toEqual([])
      }
    })

    test('a title is one of the headlines', () => {
      const headlines = new Set(all().flatMap(({ events }) => events.flatMap(({ reports }) => reports.map(({ title }) => title))))
      for (const event of own().events) expect(headlines).toContain(clusterOf(own(), event).title)
    })

    test('a summary ends where a sentence does, and each of its paragraphs too', () => {
      for (const event of own().events) {
        const { summary, summaryFull } = clusterOf(own(), event)
        for (const text of [summary, ...summaryFull.split('\n\n')]) expect(endsSentence(text), text).toBe(true)
      }
    })

    test('a search in the language finds the event first', async () => {
      const right = await foundFirst(store.db, own())
      expect(right.length, right.join()).toBeGreaterThanOrEqual(RIGHT_MIN)
    })
  })
})

describe('bare headlines', () => {
  const { of } = streamsOf(LANGUAGES, { shape: 'headlines' })

  test.each(LANGUAGES)('%s: the language is known and reports of one event find each other', (language) => {
    const own = of(language)
    expect(own.articles.filter((article) => article.language !== language)).toEqual([])
    expect(scoreOf(own)).toBeGreaterThanOrEqual(HEADLINES_BCUBED_MIN)
  })
})
