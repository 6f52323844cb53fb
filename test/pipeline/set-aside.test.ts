// One record that a stage can't work, and what becomes of all others. The store itself refuses what a stage writes of it.

import sql, { raw } from 'sql-template-tag'
import { afterEach, describe, expect, test } from 'vitest'
import { createCaution, type Taken } from '../../src/pipeline/caution.ts'
import { createPipeline } from '../../src/pipeline/pipeline.ts'
import { settleAll, settleBy } from '../../src/pipeline/run.ts'
import { check } from '../../src/service/check.ts'
import { findActiveArticles } from '../../src/store/articles.ts'
import { mergeOpenClusters } from '../../src/store/clusters.ts'
import { type Database, StoreUnavailable } from '../../src/store/database.ts'
import { writeAsOperator } from '../../src/store/leases.ts'
import { findGroupedClusters } from '../../src/store/pipeline-state.ts'
import { countSetAside, returnSetAside, setAside } from '../../src/store/set-aside.ts'
import { BURST, INQUIRY, STRIKE } from '../support/dam-affair.ts'
import { HOUR, newsroomOfEach, type Report } from '../support/pipeline.ts'
import { idOf, seedCluster } from '../support/seed.ts'

const { store, newsroom } = newsroomOfEach()

/** The store refuses from now on to write to a table what fulfils the condition. */
async function refuse(table: string, condition: string): Promise<void> {
  await store.db.query(
    raw(`
    create function refuse() returns trigger language plpgsql as $$
    begin
      if ${condition} then raise exception 'refused by the test'; end if;
      return new;
    end $$`),
  )
  await store.db.query(raw(`create trigger refuse before insert or update on ${table} for each row execute function refuse()`))
}

async function refuseNothing(): Promise<void> {
  await store.db.query(sql`drop function if exists refuse cascade`)
}
afterEach(refuseNothing)

const unassigned = () => store.db.query<{ title: string }>(sql`select title from articles where cluster_id is null`)
const shown = async (): Promise<string[]> =>
  (
    await store.db.query<{ title: string }>(sql`select title from clusters where state = 'open' and visible_at is not null order by title`)
  ).map(({ title }) => title)

test('an article that can not be assigned is set aside, and all others go on; the next program tries it again', async () => {
  await refuse('articles', `new.cluster_id is not null and new.title = 'Strike over pay closes Port Osten'`)
  await newsroom.report(...BURST, ...STRIKE)
  newsroom.pass(2 * HOUR)
  expect(await newsroom.settle()).toMatchObject({ articles: 0, settle: 0 })
  expect(await unassigned()).toEqual([{ title: 'Strike over pay closes Port Osten' }])
  expect((await check(store)).set_aside).toMatchObject([{ stage: 'assign', why: expect.stringContaining('refused by the test') }])
  expect(await shown()).toHaveLength(1)

  await refuseNothing()
  // A thread that takes the place of one that was lost is no other program.
  await settleAll({ ...newsroom.deps, goesOn: true })
  expect(await unassigned()).toHaveLength(1)
  await newsroom.settle()
  expect(await countSetAside(store.db)).toEqual({})
  expect(await unassigned()).toEqual([])
})

/** Of each stage: what the store refuses of the dock workers' strike. Setting it aside takes the same mark away, which is not refused. */
const done = (mark: string): string => `old.${mark} and not new.${mark} and not exists (select 1 from set_aside)`
const REFUSALS = {
  revise: ['articles', `${done('revision_due')} and new.title like 'Dock%'`],
  settle: ['clusters', `new.title like '%Port Osten%'`],
  group: ['clusters', `new.grouped_last > 0 and new.title like '%Port Osten%'`],
  index: ['clusters', `${done('index_due')} and new.title like '%Port Osten%'`],
  merge: ['clusters', `${done('merge_due')} and new.title like '%Port Osten%'`],
} as const

describe('a record that one stage can not work is left by that stage alone', () => {
  for (const [stage, [table, condition]] of Object.entries(REFUSALS)) {
    test(stage, async () => {
      await newsroom.report(...BURST, ...INQUIRY)
      newsroom.pass(40 * HOUR)
      await newsroom.settle()
      await refuse(table, condition)
      await newsroom.report(...STRIKE)
      newsroom.pass(80 * HOUR)
      if (stage === 'revise') {
        await newsroom.settle()
        await store.db.query(sql`update articles set revision_due = true`)
      }
      await newsroom.settle()
      expect(await countSetAside(store.db)).toEqual({ [stage]: 1 })
    })
  }
})

test('two events that can not be settled are set aside one after the other, and neither is tried again when an operator corrects another', async () => {
  await refuse('clusters', `new.title ~ 'Port Osten|dead|killed'`)
  await newsroom.report(...BURST, ...STRIKE, ...INQUIRY)
  newsroom.pass(40 * HOUR)
  const pipeline = createPipeline(newsroom.deps)
  let rounds = 0
  while (rounds < 20 && (await pipeline.round()) !== 'idle') rounds += 1
  expect(await countSetAside(store.db)).toEqual({ settle: 2 })
  expect(await shown()).toHaveLength(1)
  await writeAsOperator(store.db, async () => {})
  expect(await pipeline.round()).toBe('idle')
  await pipeline.close()
})

test('memory is read anew without what can not be read: an event that could not be grouped, and a correction', async () => {
  await newsroom.report(...BURST, ...STRIKE)
  newsroom.pass(2 * HOUR)
  await newsroom.settle()
  const grouped = () => findGroupedClusters(store.db, { since: 0, after: null, limit: 10 })
  const active = () => findActiveArticles(store.db, { since: 0, afterSeq: 0, limit: 10 })
  const [cluster] = await grouped()
  const [article] = await active()
  const before = [(await grouped()).length, (await active()).length]
  await setAside(
    store.db,
    [
      { stage: 'group', id: cluster!.id, why: 'a test' },
      { stage: 'revise', id: article!.id, why: 'a test' },
    ],
    0,
  )
  expect([(await grouped()).length, (await active()).length]).toEqual(before.map((count) => count - 1))
})

test('a situation that can not be maintained stays as it is until the next program maintains it', async () => {
  await newsroom.report(...BURST, ...INQUIRY)
  newsroom.pass(40 * HOUR)
  await newsroom.settle()
  await refuse('situations', `new.status = 'QUIET'`)
  // Time alone makes it due.
  newsroom.pass(100 * HOUR)
  expect(await newsroom.settle()).toMatchObject({ maintain: 0 })
  expect(await countSetAside(store.db)).toEqual({ maintain: 1 })
  await refuseNothing()
  await newsroom.settle()
  expect(await store.db.query(sql`select status from situations where visible_at is not null`)).toEqual([{ status: 'QUIET' }])
})

test('what fails with every record sets few of them aside, and says so', async () => {
  await refuse('articles', 'new.cluster_id is not null')
  await newsroom.report(
    ...Array.from({ length: 60 }, (_, i): Report => ({ outlet: `outlet${i}`, hour: 1, title: `Report ${i} of the harbour` })),
  )
  const pipeline = createPipeline(newsroom.deps)
  await expect(settleBy(pipeline, newsroom.deps)).rejects.toThrow('refused by the test')
  expect((await countSetAside(store.db)).assign).toBe(10)
  await refuseNothing()
  await settleBy(pipeline, newsroom.deps)
  await pipeline.close()
  // The one that failed last, too.
  expect(await unassigned()).toHaveLength(11)
  await newsroom.settle()
  expect(await unassigned()).toEqual([])
})

test.each<[string, () => Promise<unknown>, string]>([
  ['the lease was lost', () => writeAsOperator(store.db, async () => {}), 'standby'],
  ['the store is away', () => Promise.reject(new StoreUnavailable('away')), 'away'],
])('what was in hand when %s is let go: it is not doubted for what fails afterwards', async (_, interrupt, outcome) => {
  await newsroom.report(...BURST)
  newsroom.pass(2 * HOUR)
  const told: (Taken | null)[] = []
  const caution = createCaution({ told: (taken) => told.push(taken) })
  const db: Database = Object.assign(Object.create(store.db), {
    transaction: async (work: Parameters<Database['transaction']>[0]) => {
      if (told.at(-1)?.stage === 'settle') await interrupt()
      return store.db.transaction(work)
    },
  })
  const pipeline = createPipeline({ ...newsroom.deps, db, caution })
  expect(await pipeline.round().catch(({ message }: Error) => message)).toBe(outcome)
  expect(told.map((taken) => taken?.stage)).toContain('settle')
  expect(told.at(-1)).toBe(null)
  await pipeline.close()
})

test('an event that could not be settled and was merged away since is not due again when what was set aside returns', async () => {
  for (const name of ['quake', 'tremor']) await seedCluster(store.db, name)
  const aside = { id: idOf('quake'), why: 'a test' }
  await setAside(
    store.db,
    [
      { ...aside, stage: 'settle' },
      { ...aside, stage: 'group' },
    ],
    0,
  )
  await mergeOpenClusters(
    store.db,
    [{ from: idOf('quake'), into: idOf('tremor'), why: { action: 'merge', reason: 'same_event', score: 3 } }],
    0,
  )
  await returnSetAside(store.db)
  expect((await check(store)).problems.filter(({ rule }) => rule === 'cluster-ended')).toEqual([])
})
