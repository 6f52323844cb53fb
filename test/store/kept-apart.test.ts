import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { findConstraints } from '../../src/store/pipeline-state.ts'
import { clearRecords, idOf, seedCluster } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()

beforeEach(async () => {
  await store.db.query(sql`truncate kept_apart, curations cascade`)
  await clearRecords(store.db)
})

async function keepApart(one: string, other: string): Promise<void> {
  const [oneId, otherId] = [idOf(one), idOf(other)].sort()
  await store.db.query(sql`
    with made as (
      insert into curations (at, action, record, record_id, reason, before) values (now(), 'split', 'cluster', ${oneId}::uuid, 'two', '{}') returning id
    )
    insert into kept_apart (record, one_id, other_id, curation_id) select 'cluster', ${oneId}::uuid, ${otherId}::uuid, id from made`)
}

const apart = async (): Promise<string[][]> =>
  (await findConstraints(store.db)).map(({ oneId, otherId }) => [oneId, otherId].sort((a, b) => a.localeCompare(b)))

test('what an operator keeps apart is kept in the last survivor of a chain of merges, however long it is', async () => {
  const names = Array.from({ length: 150 }, (_, index) => `tremor-${index}`)
  await seedCluster(store.db, 'other')
  for (const [index, name] of names.entries())
    await seedCluster(store.db, name, index === 0 ? {} : { state: 'merged', mergedInto: names[index - 1]!, articles: [] })
  await keepApart('tremor-149', 'other')
  expect(await apart()).toEqual([[idOf('tremor-0'), idOf('other')].sort((a, b) => a.localeCompare(b))])
})

test('a ring of merges, which is a fault, hangs nobody', async () => {
  await seedCluster(store.db, 'one')
  await seedCluster(store.db, 'two', { state: 'merged', mergedInto: 'one', articles: [] })
  await seedCluster(store.db, 'other')
  await store.db.query(sql`update clusters set state = 'merged', merged_into = ${idOf('two')}::uuid where id = ${idOf('one')}::uuid`)
  await keepApart('two', 'other')
  expect(await apart()).toHaveLength(1)
})
