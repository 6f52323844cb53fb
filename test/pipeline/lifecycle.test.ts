import sql from 'sql-template-tag'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ClusterProfile } from '../../src/core/situations/link.ts'
import { assignWaiting } from '../../src/pipeline/assign-articles.ts'
import { createCaution } from '../../src/pipeline/caution.ts'
import { groupClusters } from '../../src/pipeline/group-clusters.ts'
import { emptyMemory, rebuildMemory } from '../../src/pipeline/memory.ts'
import { createPipeline } from '../../src/pipeline/pipeline.ts'
import { repairSituations } from '../../src/pipeline/repair-situations.ts'
import { settleClusters } from '../../src/pipeline/settle-clusters.ts'
import type { StageContext } from '../../src/pipeline/stage.ts'
import type { Database } from '../../src/store/database.ts'
import { LeaseLost, releaseLease, renewLease, takeLease } from '../../src/store/leases.ts'
import { BURST, INQUIRY } from '../support/dam-affair.ts'
import { createNewsroom, DAY, HOUR, type Newsroom, START } from '../support/pipeline.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
let newsroom: Newsroom
beforeAll(async () => {
  newsroom = createNewsroom(store.db)
})

const clusters = () =>
  store.db.query<{ title: string; visible: boolean; sources: number }>(sql`
    select title, visible_at is not null as visible, source_count as sources from clusters where state = 'open' order by published_at`)
const changes = async (): Promise<string[]> =>
  (await store.db.query<{ kind: string }>(sql`select kind from changes order by seq`)).map(({ kind }) => kind)
const situations = () =>
  store.db.query<{ state: string; status: string; clusters: number }>(sql`select state, status, cluster_count as clusters from situations`)

describe('an affair from its first report to the removal of its archive', () => {
  test('one outlet alone is not shown, however long it waits (D4-cluster)', async () => {
    await newsroom.report(BURST[0]!)
    newsroom.pass(3 * HOUR)
    expect(await newsroom.settle()).toMatchObject({ held: 0 })
    expect(await clusters()).toMatchObject([{ visible: false, sources: 1 }])
    expect(await changes()).toEqual([])
  })

  test('with a second outlet the cluster is shown once its first article is 30 minutes old (D4-cluster)', async () => {
    await newsroom.report(BURST[1]!)
    await newsroom.settle()
    expect(await clusters()).toMatchObject([{ visible: true, sources: 2 }])
    expect(await changes()).toEqual(['cluster.published'])
  })

  test('working again without news changes nothing', async () => {
    const before = await store.db.query(sql`select * from clusters`)
    await newsroom.settle()
    expect(await store.db.query(sql`select * from clusters`)).toEqual(before)
    expect(await changes()).toEqual(['cluster.published'])
  })

  test('a cluster younger than the delay is held (D4-cluster)', async () => {
    newsroom.pass(28 * HOUR)
    await newsroom.report(...INQUIRY)
    newsroom.pass(10 * 60_000 - 1 * HOUR)
    expect(await newsroom.settle()).toMatchObject({ held: 1 })
    expect(await situations()).toMatchObject([{ state: 'live', clusters: 0 }])
  })

  test('the situation is shown with its second visible cluster (D4-situation)', async () => {
    newsroom.pass(3 * HOUR)
    await newsroom.settle()
    expect(await situations()).toEqual([{ state: 'live', status: 'ACTIVE', clusters: 2 }])
    expect(await changes()).toEqual(['cluster.published', 'cluster.published', 'situation.published'])
  })

  test('72 hours after its newest event it is QUIET (D5-active)', async () => {
    newsroom.pass(73 * HOUR)
    await newsroom.settle()
    expect(await situations()).toMatchObject([{ state: 'live', status: 'QUIET' }])
  })

  test('30 quiet days later it is concluded, and off the list (D5-concluded)', async () => {
    newsroom.pass(30 * DAY)
    await newsroom.settle()
    expect(await situations()).toMatchObject([{ state: 'concluded' }])
    expect(await store.db.query(sql`select 1 from situation_list where until_change is null`)).toEqual([])
  })

  test('60 days later its archive is removed (D5-concluded)', async () => {
    newsroom.pass(60 * DAY)
    await newsroom.settle()
    expect(await situations()).toMatchObject([{ state: 'removed' }])
    expect((await changes()).slice(-2)).toEqual(['situation.concluded', 'situation.removed'])
  })
})

test('what became of records is known for good, their updates for 30 days', async () => {
  expect(await changes()).toEqual([
    'cluster.published',
    'cluster.published',
    'situation.published',
    'situation.concluded',
    'situation.removed',
  ])
})

test('what has had its time goes, once an hour, also where the clock was set back: rows of old walks, counts, attempts', async () => {
  const { db } = store
  const pipeline = createPipeline(newsroom.deps)
  const at = (milliseconds: number): string => new Date(newsroom.deps.clock() + milliseconds).toISOString()
  const place = async (): Promise<void> => {
    await db.query(sql`
      insert into usage_days (subject, day, minute)
      values ('over', ${at(-37 * DAY)}::timestamptz::date, ${at(0)}), ('kept', ${at(-34 * DAY)}::timestamptz::date, ${at(0)}),
        ('net:192.0.2.1', ${at(-4 * DAY)}::timestamptz::date, ${at(0)}), ('net:192.0.2.2', ${at(-DAY)}::timestamptz::date, ${at(0)})
      on conflict do nothing`)
    await db.query(sql`
      insert into throttles (key, attempts, since, until)
      values ('over', 1, ${at(-DAY)}, ${at(-DAY)}), ('kept', 1, ${at(-DAY)}, ${at(DAY)}) on conflict do nothing`)
    await db.query(sql`
      insert into situation_list (situation_id, from_change, until_change, until_at, relevance_rank, last_updated, categories, countries)
      select id, until, until, ${at(0)}::timestamptz + (until - 1000) * interval '1 hour', 1, now(), '{}'::text[], '{}'::text[]
      from situations, unnest(array[970, 980]) as until on conflict do nothing`)
  }
  const left = async (): Promise<string> => {
    const rows = await db.query<{ name: string }>(sql`
      select replace(subject, 'net:192.0.2.', 'net') as name from usage_days union all select key from throttles
      union all select from_change::text from situation_list where from_change > 900 order by 1`)
    return rows.map(({ name }) => name).join(' ')
  }
  await place()
  await pipeline.round()
  expect(await left()).toBe('980 kept kept net2')
  await place()
  newsroom.pass(HOUR - 60_000)
  await pipeline.round()
  expect(await left()).toBe('970 980 kept kept net1 net2 over over')
  newsroom.pass(60_000 - 2 * HOUR)
  await pipeline.round()
  expect(await left()).toBe('980 kept kept net2')
  await pipeline.close()
})

describe('more than one pipeline', () => {
  test('the second stands by while the first has the lease, and takes over when it is given back', async () => {
    const first = createPipeline(newsroom.deps)
    const second = createPipeline(newsroom.deps)
    expect(await first.round()).toBe('idle')
    expect(await second.round()).toBe('standby')
    await first.close()
    expect(await second.round()).toBe('idle')
    await second.close()
  })

  test('a holder that says nothing for 15 seconds has lost the lease, and writes no more', async () => {
    const dead = createPipeline(newsroom.deps)
    const heir = createPipeline(newsroom.deps)
    await dead.round()
    newsroom.pass(15_001)
    expect(await heir.round()).toBe('idle')
    expect(await dead.round()).toBe('standby')
    await heir.close()
  })

  test('who reads its memory for longer than the lease lasts keeps it meanwhile: else two would take it from each other for ever', async () => {
    const other = createPipeline(newsroom.deps)
    const told = new Set<string>()
    let isSlow = false
    const query: Database['query'] = async (statement) => {
      if (isSlow) {
        newsroom.pass(2_000)
        told.add(await other.round())
      }
      return store.db.query(statement)
    }
    const reader = createPipeline({ ...newsroom.deps, db: { ...store.db, query } })
    await reader.round()
    await store.db.query(sql`update leases set epoch = epoch + 1 where name = 'pipeline'`)
    isSlow = true
    expect(await reader.round()).toBe('idle')
    expect([...told]).toEqual(['standby'])
    isSlow = false
    await reader.close()
  })

  test('who repairs situations for longer than the lease lasts keeps it meanwhile, and has it afterwards', async () => {
    const memory = await emptyMemory(store.db, undefined)
    for (let i = 0; i < 40; i += 1) memory.situations.put(memory.situations.prepare(eventNamed(`e${i}`)), null)
    const { db, clock } = newsroom.deps
    const lease = (await takeLease(db, 'repairing', { now: clock() }))!
    let turns = 0
    const goingOn = async () => {
      turns += 1
      newsroom.pass(9_000)
      await renewLease(db, lease, clock())
    }
    await repairSituations(() => ({ ...newsroom.deps, memory, lease, goingOn, caution: createCaution(), now: clock() }))
    expect(turns).toBe(2)
    expect(await takeLease(db, 'other', { now: clock() + 14_999 })).toBeNull()
    await releaseLease(db, lease)
  })

  test('who assigns, settles or groups for longer than the lease lasts keeps it meanwhile, and has it afterwards', async () => {
    const { db, clock } = newsroom.deps
    const lease = (await takeLease(db, 'working', { now: clock() }))!
    const memory = await rebuildMemory(db, undefined)
    let turns = 0
    const goingOn = async () => {
      turns += 1
      newsroom.pass(9_000)
      if (!(await renewLease(db, lease, clock()))) throw new LeaseLost('lost')
    }
    const context = (): StageContext => ({ ...newsroom.deps, memory, lease, goingOn, caution: createCaution(), now: clock() })
    const stages = [assignWaiting, settleClusters, (given: StageContext) => groupClusters(() => given)]
    await newsroom.report(...BURST.slice(0, 2).map((report) => ({ ...report, hour: (clock() - START) / HOUR })))
    for (const stage of stages) {
      turns = 0
      await stage(context())
      expect(turns).toBeGreaterThanOrEqual(1)
      expect(await takeLease(db, 'other', { now: clock() + 14_999 })).toBeNull()
    }
  })
})

function eventNamed(id: string): ClusterProfile {
  const [publishedAt, updatedAt] = [START, START]
  return { id, title: `Ferry ${id} sails`, text: '', language: 'en', countries: [], categories: [], outlets: 2, publishedAt, updatedAt }
}
