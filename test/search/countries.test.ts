import sql from 'sql-template-tag'
import { beforeAll, describe, expect, test } from 'vitest'
import { countryWordOf, wordKeyOf } from '../../src/core/search/search-document.ts'
import { storeOfFile } from '../support/store.ts'
import { find, type InventedCluster, indexAll, writeClusters } from './support.ts'

const corpus: InventedCluster[] = [
  { title: 'Quake off Japan wrecks a harbour', summary: 'The quake shook Japan at dawn, rescuers say.', countries: ['JP'] },
  { title: 'Japan raises its budget', summary: 'Lawmakers passed the budget by three votes.', countries: ['JP'] },
  { title: 'South Korea bans phones in schools', summary: 'Pupils of South Korea leave their phones at home.', countries: ['KR'] },
  { title: 'La Corée du Sud élit un maire', summary: 'La Corée du Sud a voté dimanche.', countries: ['KR'], language: 'fr' },
  { title: 'Ferry of the south line runs aground', summary: 'All passengers of the ferry are safe.', countries: ['PT'] },
  {
    title: 'Tariffs of the United States hit makers of toys',
    summary: 'The tariffs of the United States begin in May.',
    countries: ['US'],
  },
  { title: 'US senators vote on a bridge', summary: 'The vote in the US was close.', countries: ['US'] },
  { title: 'United Harbour win the cup final', summary: 'A late goal decided the cup final.', countries: ['PT'] },
  { title: 'Bank cuts its key rate', summary: 'The bank cut the key rate by a quarter point.', countries: ['CZ'] },
  { title: 'Doctors report fewer infections', summary: 'Doctors see fewer infections this winter.', countries: ['PT'] },
  { title: 'Germany closes a mine', summary: 'The last mine of its kind in Germany closed.', countries: ['DE'] },
  { title: 'Egypt opens a museum', summary: 'Egypt shows its boats in the new museum.', countries: ['EG'] },
  { title: 'Altberg wählt neuen Landtag', summary: 'Altberg hat am Sonntag gewählt.', countries: ['DE'], language: 'de' },
  { title: 'Price of corn rises', summary: 'Farmers ask more for corn.', countries: ['PT'] },
]
const store = storeOfFile()
let ids: string[]
const titlesOf = (found: readonly string[]) => found.map((id) => corpus[ids.indexOf(id)]!.title)

beforeAll(async () => {
  ids = await writeClusters(store.db, corpus)
  await indexAll(store.db)
})

describe('a country named in another language', () => {
  test.each([
    ['日本', 'Japan'],
    ['Japón', 'Japan'],
    ['Japonya', 'Japan'],
    ['Deutschland', 'Germany'],
    ['مصر', 'Egypt'],
    ['日本 quake', 'Japan quake'],
  ])('%s finds what %s finds, in its order', async (name, english) => {
    const found = await find(store.db, english)
    expect(found.length).toBeGreaterThan(0)
    expect(await find(store.db, name)).toEqual(found)
  })

  test('of two words finds the reports in its own language and those in English, before what has one of the words', async () => {
    const found = titlesOf(await find(store.db, 'Corée du Sud'))
    expect(found.slice(0, 2).toSorted()).toEqual(['La Corée du Sud élit un maire', 'South Korea bans phones in schools'])
    expect(await find(store.db, 'Corea del Sur')).toEqual(await find(store.db, 'South Korea'))
    expect(await find(store.db, '韓国')).toEqual(await find(store.db, 'South Korea'))
  })

  test.each(['États-Unis', 'USA', 'the United States', 'US'])(
    '%s is found by each of the names that reports in English use',
    async (name) => {
      expect(
        titlesOf(await find(store.db, name))
          .slice(0, 2)
          .toSorted(),
      ).toEqual(['Tariffs of the United States hit makers of toys', 'US senators vote on a bridge'])
    },
  )

  test('"us" opens a query as the country, and is a pronoun elsewhere', async () => {
    expect(titlesOf(await find(store.db, 'us senators vote'))[0]).toBe('US senators vote on a bridge')
    expect(await find(store.db, 'doctors tell us of infections')).toEqual(await find(store.db, 'doctors tell of infections'))
  })

  test.each(['Germany', 'germany', 'German', 'Deutschland', 'Allemagne', '德国'])(
    '%s finds what is tagged with it in any language, behind what says its name',
    async (name) => {
      expect(titlesOf(await find(store.db, name))).toEqual(['Germany closes a mine', 'Altberg wählt neuen Landtag'])
    },
  )

  test('is counted over all documents, as words are', async () => {
    const key = wordKeyOf(countryWordOf('PT'))
    expect(await store.db.query(sql`select documents from search_words where word = ${key}`)).toEqual([{ documents: 4 }])
  })

  test('is none where the word is a common one', async () => {
    expect(await find(store.db, 'mısır fiyatları')).toEqual([])
    expect(titlesOf(await find(store.db, 'Mısır'))).toEqual(['Egypt opens a museum'])
  })
})
