// What holds in languages of which Sitrep knows how words are inflected and which say nothing, measured on streams of our own invention like
// those of the ten. Feeds say what they are in: headlines of Danish and Norwegian, Czech and Slovak look alike.

import { beforeAll, describe, expect, test } from 'vitest'
import { bcubed } from '../../src/core/learning/metrics.ts'
import { find } from '../search/support.ts'
import { storeOfFile } from '../support/store.ts'
import { clusterOf, FURTHER_LANGUAGES, type ReadStream, readStreams, type StreamLanguage } from './support.ts'

const BCUBED_MIN = 0.95
const HEADLINES_BCUBED_MIN = 0.78
/** Of eight. */
const FOUND_MIN = 7

function streamsOf(shape: 'whole' | 'headlines') {
  const store = storeOfFile()
  let streams: ReadStream[] = []
  beforeAll(async () => {
    streams = await readStreams(store.db, FURTHER_LANGUAGES, { shape, declared: true })
  }, 120_000)
  return { store, all: () => streams, of: (language: StreamLanguage) => streams.find((stream) => stream.language === language)! }
}

function scoreOf({ articles }: ReadStream): number {
  return bcubed(
    articles.map(({ cluster }) => cluster),
    articles.map(({ event }) => event.id),
  ).f1
}

describe('whole articles', () => {
  const { store, all, of } = streamsOf('whole')

  test('no cluster holds two languages', () => {
    const languages = Map.groupBy(
      all().flatMap(({ language, articles }) => articles.map(({ cluster }) => ({ language, cluster }))),
      ({ cluster }) => cluster,
    )
    expect([...languages.values()].filter((members) => new Set(members.map(({ language }) => language)).size > 1)).toEqual([])
  })

  test.each(FURTHER_LANGUAGES)('%s: reports of one event are one cluster, those of its look-alikes are not', (language) => {
    expect(scoreOf(of(language))).toBeGreaterThanOrEqual(BCUBED_MIN)
  })

  test.each(FURTHER_LANGUAGES)('%s: a search in the language finds the event first', async (language) => {
    const { events, now } = of(language)
    const right: string[] = []
    for (const event of events) {
      const [first] = await find(store.db, event.query, { now, days: 10 })
      if (first === clusterOf(of(language), event).id) right.push(event.id)
    }
    expect(right.length, right.join()).toBeGreaterThanOrEqual(FOUND_MIN)
  })
})

describe('bare headlines', () => {
  const { of } = streamsOf('headlines')

  test.each(FURTHER_LANGUAGES)('%s: reports of one event find each other', (language) => {
    expect(scoreOf(of(language))).toBeGreaterThanOrEqual(HEADLINES_BCUBED_MIN)
  })
})
