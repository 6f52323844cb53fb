// Words of inflected languages in the index, and what became of documents that were written before these had stems.

import { readFile } from 'node:fs/promises'
import sql, { raw } from 'sql-template-tag'
import { expect, test } from 'vitest'
import { storeOfFile } from '../support/store.ts'
import { find, indexAll, writeClusters } from './support.ts'

const store = storeOfFile()
const documents = () => store.db.query(sql`select cluster_id, words, text_hash from search_documents order by cluster_id`)
const migrate = async (name: string) =>
  store.db.query(raw(await readFile(new URL(`../../src/store/migrations/${name}`, import.meta.url), 'utf8')))

test('an event is found by another form of its words, also where it was indexed before its language had stems', async () => {
  const [strike, ferry, harbour] = await writeClusters(store.db, [
    { title: 'Pielęgniarki przedłużają strajk we wrocławskich szpitalach', language: 'pl' },
    { title: 'Storm closes the ferry line', memberTitles: [{ title: 'Vihar zárja be a kompjáratokat', language: 'hu' }] },
    { title: 'Harbour of Tarsk is dredged' },
  ])
  await indexAll(store.db)
  const today = await documents()
  expect([await find(store.db, 'wrocławski szpital'), await find(store.db, 'kompjárat')]).toEqual([[strike], [ferry]])

  await store.db.query(sql`update search_documents set words = '{1}', impacts = '\x01' where cluster_id <> ${harbour}`)
  await migrate('0035-stems.sql')
  expect(await store.db.query(sql`select id from clusters where index_due order by id`)).toEqual(
    [strike, ferry].toSorted().map((id) => ({ id })),
  )
  await indexAll(store.db)
  expect(await documents()).toEqual(today)
})

test('an event is found with accents and without, in one word and in two, also where it was indexed before it was', async () => {
  const written = await writeClusters(store.db, [
    { title: 'Großbrand in Łódź', language: 'de' },
    { title: 'Council of Tarsk votes', memberTitles: [{ title: 'Conselho de Tarsk vota em São Brás', language: 'pt' }] },
    { title: 'Harbour of Tarsk is dredged' },
    { title: 'Nunez wins the vote of the dockers' },
    { title: 'Cease-fire of Velm holds' },
    { title: 'Ceasefire of Quell is broken' },
  ])
  const [fire, vote, , strike, velm, quell] = written
  await indexAll(store.db)
  const today = await documents()
  const found = await Promise.all(
    ['lodz', 'ŁÓDŹ', 'grossbrand', 'sao bras', 'Núñez', 'ceasefire velm', 'cease fire quell'].map((q) => find(store.db, q)),
  )
  expect(found.map(([best]) => best)).toEqual([fire, fire, fire, vote, strike, velm, quell])

  await store.db.query(sql`update search_documents set words = '{1}', impacts = '\x01'`)
  await migrate('0040-spellings.sql')
  await indexAll(store.db)
  expect(await documents()).toEqual(today)
})

test('an event in Hindi or Tamil is found by another form of its words, also where it was indexed before these had stems', async () => {
  const [bridge, mill] = await writeClusters(store.db, [
    { title: 'रामगंज में मजदूरों ने हादसे के बाद काम रोका', language: 'hi' },
    { title: 'Mill of Quell burns', memberTitles: [{ title: 'செங்குளத்தில் ஆலையில் தீ', language: 'ta' }] },
    { title: 'Quay of Velm is dredged' },
  ])
  await indexAll(store.db)
  expect([await find(store.db, 'मजदूर हादसा'), await find(store.db, 'செங்குளம் ஆலை')]).toEqual([[bridge], [mill]])

  const today = await documents()
  await store.db.query(sql`update search_documents set words = '{1}', impacts = '\x01' where cluster_id in (${bridge}, ${mill})`)
  await migrate('0041-further-stems.sql')
  expect(await store.db.query(sql`select id from clusters where index_due order by id`)).toEqual(
    [bridge, mill].toSorted().map((id) => ({ id })),
  )
  await indexAll(store.db)
  expect(await documents()).toEqual(today)
})

test('an event is found by the forms of its words in languages whose forms were not known when it was indexed', async () => {
  const written = await writeClusters(store.db, [
    { title: 'שריפה בבית האבות בהדקלים', language: 'he' },
    { title: 'Räntan i Tarsk höjs', language: 'sv' },
    { title: 'Ставку підвищили у Верболозі', language: 'uk' },
    { title: 'Harbour of Tarsk is dredged', memberTitles: [{ title: 'Veertien doden in Velm', language: 'nl' }] },
  ])
  await indexAll(store.db)
  const today = await documents()
  const found = await Promise.all(['השריפה', 'ränta', 'підвищення', 'dood'].map((q) => find(store.db, q)))
  expect(found.map(([best]) => best)).toEqual(written)

  await store.db.query(sql`update search_documents set words = '{1}', impacts = '\x01' where cluster_id = any(${written})`)
  await migrate('0041-further-stems.sql')
  await indexAll(store.db)
  expect(await documents()).toEqual(today)
})

test('an event is found by forms in which a vowel or the last letter of its words changes, also where it was indexed before these met', async () => {
  const written = await writeClusters(store.db, [
    { title: 'Ministri se sastali u petak u Vrbovcu', language: 'hr' },
    { title: 'Штрајк у фабрици Каменица', language: 'sr' },
    { title: 'Štrajk učiteľov v Čajkove', language: 'sk' },
    { title: 'Вотът на недоверие в парламента на Камчия', language: 'bg' },
    { title: 'Harbour of Tarsk is dredged', memberTitles: [{ title: 'Toget til Brattvoll sporet av', language: 'no' }] },
  ])
  await indexAll(store.db)
  const today = await documents()
  const found = await Promise.all(
    ['ministar Vrbovac', 'fabrika kamenica', 'učitelia', 'парламентът', 'tog brattvoll'].map((q) => find(store.db, q)),
  )
  expect(found.map(([best]) => best)).toEqual(written)

  await store.db.query(sql`update search_documents set words = '{1}', impacts = '\x01' where cluster_id = any(${written})`)
  await migrate('0042-words-and-countries.sql')
  await indexAll(store.db)
  expect(await documents()).toEqual(today)
})

test('an event is found by its country and by a number written apart, also where it was indexed before it was', async () => {
  const [mine, herd] = await writeClusters(store.db, [
    { title: 'Grube bei Altberg schließt', language: 'de', countries: ['DE'] },
    { title: '1 200 kor i Tarsk', language: 'sv' },
  ])
  await indexAll(store.db)
  const today = await documents()
  const found = await Promise.all(['Germany', '1,200'].map((q) => find(store.db, q)))
  expect(found.map(([best]) => best)).toEqual([mine, herd])

  await store.db.query(sql`update search_documents set words = '{1}', impacts = '\x01'`)
  await migrate('0042-words-and-countries.sql')
  await indexAll(store.db)
  expect(await documents()).toEqual(today)
})

test('an event is found by what stands behind an elision, also where it was indexed before that was a word', async () => {
  const [summit, quota] = await writeClusters(store.db, [
    { title: 'L’UE prolonge le gel à Tarsk', language: 'fr' },
    { title: 'Fish quota of Quell falls', memberTitles: [{ title: 'Le quote dell’Ue a Quell', language: 'it' }] },
    { title: 'Harbour of Tarsk is dredged' },
  ])
  await indexAll(store.db)
  const today = await documents()
  expect((await find(store.db, 'ue gel'))[0]).toBe(summit)
  expect(await find(store.db, 'ue')).toContain(quota)
  expect((await find(store.db, 'L’UE')).toSorted()).toEqual([summit, quota].toSorted())

  await store.db.query(sql`update search_documents set words = '{1}', impacts = '\x01' where cluster_id in (${summit}, ${quota})`)
  await migrate('0043-elisions.sql')
  expect(await store.db.query(sql`select id from clusters where index_due order by id`)).toEqual(
    [summit, quota].toSorted().map((id) => ({ id })),
  )
  await indexAll(store.db)
  expect(await documents()).toEqual(today)
})
