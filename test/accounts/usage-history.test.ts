import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { createUsageHistory } from '../../src/service/usage-history.ts'
import { StoreUnavailable } from '../../src/store/database.ts'
import { giveUpSilent } from '../../src/store/give-up-silent.ts'
import { purgePeople } from '../../src/store/purge-people.ts'
import { eventually } from '../support/eventually.ts'
import { clearRecords, DAY, NOW } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'
import { seedPerson } from './support.ts'

const store = storeOfFile()
let id: string
const warnings: unknown[] = []
const log = { warn: (_event: string, fields?: object) => void warnings.push(fields) }

beforeEach(async () => {
  await clearRecords(store.db)
  ;({ id } = await seedPerson(store.db, 'ada@reader.example', 'none'))
})

describe('the history of an account', () => {
  test('counts by day, endpoint and outcome, over any number of processes', async () => {
    const processes = [createUsageHistory({ db: store.db, log }), createUsageHistory({ db: store.db, log })]
    for (const history of processes) {
      history.note(id, 'situations', 'served', NOW - DAY)
      history.note(id, 'search', 'search cap', NOW)
      history.note(id, 'situations', 'served', NOW)
      history.note(id, 'situations', 'served', NOW)
    }
    await Promise.all(processes.map((history) => history.flush()))
    expect(await processes[0]?.read(id, NOW)).toEqual([
      { day: '2026-03-17', endpoint: 'situations', outcome: 'served', requests: 2 },
      { day: '2026-03-18', endpoint: 'search', outcome: 'search cap', requests: 2 },
      { day: '2026-03-18', endpoint: 'situations', outcome: 'served', requests: 4 },
    ])
  })

  test('writes nothing for a request, and one statement for many', async () => {
    let statements = 0
    const db = {
      query: <Row>(...given: Parameters<typeof store.db.query>) => {
        statements += 1
        return store.db.query<Row>(...given)
      },
    }
    const history = createUsageHistory({ db, log })
    for (let request = 0; request < 10_000; request += 1) history.note(id, 'cluster', 'served', NOW)
    expect(statements).toBe(0)
    await history.flush()
    expect(statements).toBe(1)
    expect(await history.read(id, NOW)).toMatchObject([{ requests: 10_000 }])
  })

  test('waits for a store that is out of reach, and counts nothing twice', async () => {
    let isAway = true
    const db = {
      query: async <Row>(...given: Parameters<typeof store.db.query>) => {
        if (isAway) throw new StoreUnavailable('away')
        return store.db.query<Row>(...given)
      },
    }
    const history = createUsageHistory({ db, log })
    history.note(id, 'situation', 'served', NOW)
    await history.flush()
    expect(warnings).toHaveLength(1)
    history.note(id, 'situation', 'served', NOW)
    isAway = false
    await history.flush()
    await history.flush()
    expect(await history.read(id, NOW)).toMatchObject([{ requests: 2 }])
  })

  test('what a store that was given up writes all the same is not written again', async () => {
    const late = Promise.withResolvers<void>()
    const { db } = store
    const silent = giveUpSilent({ ...db, query: (statement) => late.promise.then(() => db.query(statement)) }, 200)
    const query: typeof db.query = (statement) => (statement.text.includes('insert into usage_history') ? silent : db).query(statement)
    const history = createUsageHistory({ db: { ...db, query }, log })
    history.note(id, 'situation', 'served', NOW)
    await history.flush()
    late.resolve()
    await eventually(async () => expect(await history.read(id, NOW)).toMatchObject([{ requests: 1 }]))
    history.note(id, 'situation', 'served', NOW)
    expect(await history.read(id, NOW)).toMatchObject([{ requests: 2 }])
  })

  test('an account that is gone has none, and stands in nobody’s way', async () => {
    const history = createUsageHistory({ db: store.db, log })
    history.note('00000000-0000-4000-8000-000000000000', 'situations', 'served', NOW)
    history.note(id, 'situations', 'served', NOW)
    await history.flush()
    expect(await store.db.query(sql`select account_id from usage_history`)).toEqual([{ account_id: id }])
  })

  test('goes back thirty days, and is then forgotten', async () => {
    const history = createUsageHistory({ db: store.db, log })
    for (const days of [0, 29, 30, 40]) history.note(id, 'situations', 'served', NOW - days * DAY)
    expect((await history.read(id, NOW)).map(({ day }) => day)).toEqual(['2026-02-17', '2026-03-18'])
    await purgePeople(store.db, NOW)
    expect(await store.db.query(sql`select 1 from usage_history`)).toHaveLength(3)
  })
})
