import sql from 'sql-template-tag'
import { beforeAll, describe, expect, test } from 'vitest'
import { storeOfFile } from '../support/store.ts'
import { find, HOUR_MS, type InventedCluster, indexAll, NOW, writeClusters } from './support.ts'

// Of one earthquake some outlets say "quake"; of the others nobody does. The rest is other news, so that words have a rarity.
const corpus: InventedCluster[] = [
  {
    title: 'Strong earthquake shakes Velmora coast',
    summary: 'The earthquake of magnitude 6.1 damaged houses; rescuers search the rubble for survivors.',
    memberTitles: [
      { title: 'Strong quake shakes Velmora', language: 'en' },
      { title: 'Quake off Velmora damages houses', language: 'en' },
    ],
  },
  {
    title: 'Earthquake in Tarsk kills four',
    summary: 'The earthquake of magnitude 5.8 damaged a school; seismologists warn of aftershocks.',
  },
  { title: 'Orrin Bay counts the cost of its earthquake', summary: 'The earthquake sent people into the streets a week ago.' },
  {
    title: 'Ostrava bank raises its key rate',
    summary: 'The central bank raised the key rate by a quarter point as inflation stays high.',
    countries: ['CZ'],
  },
  { title: 'Lender cuts mortgage rates', summary: 'The bank cut mortgage rates after inflation slowed.' },
  { title: 'Harbour United win the cup final', summary: 'A late goal decided the cup final in front of 40,000 spectators.' },
  { title: 'Striker signs for Harbour United', summary: 'The striker scored 20 goals in the league last season.' },
  {
    title: 'Parliament passes budget after long debate',
    summary: 'Lawmakers passed the budget by three votes; the opposition left the hall.',
    countries: ['PT'],
  },
  { title: 'Opposition calls for snap election', summary: 'Lawmakers of the opposition want the election in May.', countries: ['PT'] },
  {
    title: 'New vaccine protects infants in trial',
    summary: 'Doctors report that the vaccine halved infections in a trial of 3,000 infants.',
  },
  { title: 'Hospitals report fewer infections', summary: 'Doctors see fewer infections this winter, hospitals say.' },
  { title: 'Ferry runs aground off Linden Island', summary: 'All passengers of the ferry are safe, the coast guard says.' },
  {
    title: 'Regierung in Altberg tritt zurück',
    summary: 'Der Ministerpräsident von Altberg erklärte den Rücktritt der Regierung.',
    language: 'de',
    memberTitles: [{ title: 'Government of Altberg resigns', language: 'en' }],
  },
]

const store = storeOfFile()
let ids: string[]
const named = (...titles: string[]) => titles.map((title) => ids[corpus.findIndex((cluster) => cluster.title === title)])

beforeAll(async () => {
  ids = await writeClusters(store.db, corpus)
  await indexAll(store.db)
})

describe('a search by meaning', () => {
  test('"quake" finds the earthquakes that no report calls a quake', async () => {
    const hits = await find(store.db, 'quake')
    expect(hits[0]).toBe(named('Strong earthquake shakes Velmora coast')[0])
    expect(hits.slice(1).toSorted()).toEqual(
      named('Earthquake in Tarsk kills four', 'Orrin Bay counts the cost of its earthquake').toSorted(),
    )
  })

  test('an inflection that the corpus never shows finds its word', async () => {
    expect((await find(store.db, 'vaccinations'))[0]).toBe(named('New vaccine protects infants in trial')[0])
  })

  test('a cluster is found by the title that an outlet of another language gave it', async () => {
    expect(await find(store.db, 'Altberg government resigns')).toEqual(named('Regierung in Altberg tritt zurück'))
  })
})

describe('what is relevant', () => {
  test('the cluster whose title is the query comes first', async () => {
    for (const cluster of corpus) expect((await find(store.db, cluster.title))[0]).toBe(named(cluster.title)[0])
  })

  test('a query of words that nobody knows finds nothing', async () => {
    expect(await find(store.db, 'xqzzv wlkjh pfff')).toEqual([])
    expect(await find(store.db, 'the of and')).toEqual([])
    expect(await find(store.db, '!!! ???')).toEqual([])
  })

  test('one common word among many unknown ones is not enough', async () => {
    expect(await find(store.db, 'zyxwv bank qqqqx wvutsr jjklmx ooppq')).toEqual([])
  })

  test('a country that the query names lifts its clusters', async () => {
    expect((await find(store.db, 'opposition Portugal'))[0]).toBe(named('Opposition calls for snap election')[0])
  })

  test('a phrase between quotation marks lifts the cluster that has it', async () => {
    expect((await find(store.db, '"cut mortgage rates" bank'))[0]).toBe(named('Lender cuts mortgage rates')[0])
  })

  test.each([
    `'; drop table clusters; --`,
    '((((',
    '%_%',
    `a' & b:* | !c <-> d`,
    '\\',
    'quake\u0000',
    '\ud800',
    '🦀'.repeat(200),
    '地震'.repeat(100),
    '"'.repeat(200),
  ])('hostile input %j is only data', async (q) => {
    await expect(find(store.db, q)).resolves.toBeInstanceOf(Array)
  })
})

describe('the index follows the clusters', () => {
  test('what is older than the window, not visible, merged or retired is not found', async () => {
    const [old, hidden, merged, retired, unseen, kept] = await writeClusters(store.db, [
      { title: 'Zeppelin lands in Kirvana', publishedAt: NOW - 8 * 24 * HOUR_MS },
      { title: 'Zeppelin lands in Kirvana', visible: false },
      { title: 'Zeppelin lands in Kirvana' },
      { title: 'Zeppelin lands in Kirvana' },
      { title: 'Zeppelin lands in Kirvana' },
      { title: 'Zeppelin lands in Kirvana' },
    ])
    await indexAll(store.db)
    await store.db.query(sql`update clusters set state = 'merged', merged_into = ${kept}, index_due = true where id = ${merged}`)
    await store.db.query(sql`update clusters set state = 'retired', index_due = true where id = ${retired}`)
    await store.db.query(sql`update clusters set visible_at = null, index_due = true where id = ${unseen}`)
    expect(await find(store.db, 'zeppelin Kirvana')).toEqual([kept])
    await indexAll(store.db)
    expect(await find(store.db, 'zeppelin Kirvana', { days: 30 })).toEqual([kept, old])
    const documents = await store.db.query<{ id: string }>(
      sql`select cluster_id as id from search_documents where cluster_id = any(${[hidden, merged]}::uuid[])`,
    )
    expect(documents).toEqual([])
  })

  test('a changed title is found and the one before it no more', async () => {
    const [id] = await writeClusters(store.db, [{ title: 'Gondolier strike in Marenza' }])
    await indexAll(store.db)
    await store.db.query(sql`update clusters set title = 'Bakers walk out in Marenza', index_due = true where id = ${id}`)
    await indexAll(store.db)
    expect(await find(store.db, 'bakers Marenza')).toEqual([id])
    expect(await find(store.db, 'gondolier')).toEqual([])
  })

  test('indexing again changes nothing', async () => {
    const state = () =>
      store.db.query(sql`select d.*, v.embedding::text from search_documents d left join search_vectors v using (cluster_id) order by 1`)
    const before = await state()
    await store.db.query(sql`update clusters set index_due = true`)
    await indexAll(store.db)
    expect(await state()).toEqual(before)
    expect(await store.db.query(sql`select 1 from clusters where index_due`)).toEqual([])
  })
})
