// What holds in languages of which Sitrep knows how words are inflected and which say nothing, measured on streams of our own invention like
// those of the ten. Feeds say what they are in: headlines of Danish and Norwegian, Czech and Slovak look alike.

import { describe, expect, test } from 'vitest'
import { clusterOf, FURTHER_LANGUAGES, foundFirst, mixedClusters, scoreOf, streamsOf } from './support.ts'

const BCUBED_MIN = 0.95
const HEADLINES_BCUBED_MIN = 0.78
/** Of eight. */
const FOUND_MIN = 7
const CATEGORIES_RIGHT_MIN = 6

describe('whole articles', () => {
  const { store, all, of } = streamsOf(FURTHER_LANGUAGES, { shape: 'whole', declared: true })

  test('no cluster holds two languages', () => {
    expect(mixedClusters(all())).toEqual([])
  })

  test.each(FURTHER_LANGUAGES)('%s: reports of one event are one cluster, those of its look-alikes are not', (language) => {
    expect(scoreOf(of(language))).toBeGreaterThanOrEqual(BCUBED_MIN)
  })

  test.each(FURTHER_LANGUAGES)('%s: the category of an event is found', (language) => {
    const right = of(language).events.filter((event) => event.categories.includes(clusterOf(of(language), event).categories[0]!))
    expect(right.length, right.map(({ id }) => id).join()).toBeGreaterThanOrEqual(CATEGORIES_RIGHT_MIN)
  })

  test.each(FURTHER_LANGUAGES)('%s: a search in the language finds the event first', async (language) => {
    const right = await foundFirst(store.db, of(language))
    expect(right.length, right.join()).toBeGreaterThanOrEqual(FOUND_MIN)
  })
})

describe('bare headlines', () => {
  const { of } = streamsOf(FURTHER_LANGUAGES, { shape: 'headlines', declared: true })

  test.each(FURTHER_LANGUAGES)('%s: reports of one event find each other', (language) => {
    expect(scoreOf(of(language))).toBeGreaterThanOrEqual(HEADLINES_BCUBED_MIN)
  })
})
