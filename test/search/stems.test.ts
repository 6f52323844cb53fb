// Words of inflected languages in the index, and what became of documents that were written before these had stems.

import { readFile } from 'node:fs/promises'
import sql, { raw } from 'sql-template-tag'
import { expect, test } from 'vitest'
import { storeOfFile } from '../support/store.ts'
import { find, indexAll, writeClusters } from './support.ts'

const store = storeOfFile()

test('an event is found by another form of its words, also where it was indexed before its language had stems', async () => {
  const [strike, ferry, harbour] = await writeClusters(store.db, [
    { title: 'Pielęgniarki przedłużają strajk we wrocławskich szpitalach', language: 'pl' },
    { title: 'Storm closes the ferry line', memberTitles: [{ title: 'Vihar zárja be a kompjáratokat', language: 'hu' }] },
    { title: 'Harbour of Tarsk is dredged' },
  ])
  await indexAll(store.db)
  const documents = () => store.db.query(sql`select cluster_id, words, text_hash from search_documents order by cluster_id`)
  const today = await documents()
  expect([await find(store.db, 'wrocławski szpital'), await find(store.db, 'kompjárat')]).toEqual([[strike], [ferry]])

  await store.db.query(sql`update search_documents set words = '{1}', impacts = '\x01' where cluster_id <> ${harbour}`)
  await store.db.query(raw(await readFile(new URL('../../src/store/migrations/0035-stems.sql', import.meta.url), 'utf8')))
  expect(await store.db.query(sql`select id from clusters where index_due order by id`)).toEqual(
    [strike, ferry].toSorted().map((id) => ({ id })),
  )
  await indexAll(store.db)
  expect(await documents()).toEqual(today)
})
