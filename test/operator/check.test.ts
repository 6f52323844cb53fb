// `check` finds nothing on a store that the pipeline made, and names each promise that is broken by hand.

import sql, { type Sql } from 'sql-template-tag'
import { beforeAll, describe, expect, test } from 'vitest'
import { check } from '../../src/service/check.ts'
import { StoreUnavailable } from '../../src/store/database.ts'
import { storeOfFile } from '../support/store.ts'
import { openDesk, takeInStream } from './support.ts'

const store = storeOfFile()
beforeAll(async () => {
  const desk = await openDesk(store.db)
  await takeInStream(desk)
})

test('what the pipeline made of a stream keeps every promise, corrections and their undo included', async () => {
  const { ok, articles, clusters, situations, problems } = await check({ db: store.db })
  expect(problems).toEqual([])
  expect([ok, articles, clusters >= 2, situations > 0]).toEqual([true, 24, true, true])
})

const oneCluster = sql`(select id from clusters where state = 'open' and visible_at is not null order by id limit 1)`
const otherCluster = sql`(select id from clusters where state = 'open' and visible_at is not null order by id offset 1 limit 1)`
const oneSituation = sql`(select id from situations where state = 'live' and visible_at is not null order by id limit 1)`
const oneArticle = sql`(select id from articles order by seq limit 1)`

const feedWith = (rest: Sql) => sql`
  with feed as (
    insert into feeds (id, url, host, next_at, failures) values (gen_random_uuid(), 'https://a.example/feed', 'a.example', '2026-03-01Z', 0) returning id
  ) ${rest}`

const faults: [rule: string, fault: Sql][] = [
  ['schema', sql`drop index clusters_settle`],
  ['schema', sql`update pg_index set indisvalid = false where indexrelid = 'situation_list_current'::regclass`],
  ['schema', sql`alter table search_words drop constraint search_words_pkey`],
  ['text-removed', sql`update articles set text_removed_at = '2026-03-01Z' where id = ${oneArticle}`],
  ['copy-reason', sql`update articles set copy_of = null, voice = 'a.example', copy_reason = 'agency' where id = ${oneArticle}`],
  ['outlet', sql`insert into outlets (host) values ('https://A.example')`],
  [
    'feed-schedule',
    sql`insert into feeds (id, url, host, next_at, failures) values (gen_random_uuid(), 'https://a.example/feed', 'a.example', '2026-03-01Z', 3)`,
  ],
  ['feed-items', feedWith(sql`insert into feed_items (feed_id, items) select id, '\\x01' from feed`)],
  [
    'websub',
    feedWith(sql`
      insert into websub_subscriptions (feed_id, token, hub, topic, secret, state, due_at)
      select id, 'token', 'https://hub.example/', 'https://a.example/feed', 'secret', 'active', '2026-03-01Z' from feed`),
  ],
  ['page', sql`update articles set cluster_id = null, held_until = '2026-03-01Z' where id = ${oneArticle}`],
  [
    'article-cluster',
    sql`update clusters set state = 'merged', merged_into = ${otherCluster}, situation_id = null where id = ${oneCluster}`,
  ],
  ['copy-of-other', sql`update articles set copy_of = id where id = ${oneArticle}`],
  [
    'article-once',
    sql`update articles set canonical_url = 'https://twice.example/' where seq in (select seq from articles order by seq limit 2)`,
  ],
  [
    'article-vector',
    sql`insert into article_vectors (article_id, space, vector)
      select id, 1, decode(repeat('01', (row_number() over (order by seq))::int), 'hex') from articles order by seq limit 2`,
  ],
  ['cluster-articles', sql`insert into clusters (id, published_at, updated_at) values (gen_random_uuid(), '2026-03-01Z', '2026-03-01Z')`],
  ['cluster-counts', sql`update clusters set source_count = source_count + 1 where id = ${oneCluster}`],
  ['cluster-merges', sql`update clusters set state = 'merged', merged_into = id where id = ${oneCluster}`],
  ['cluster-ended', sql`update clusters set state = 'retired', settle_due = true where id = ${oneCluster}`],
  ['cluster-content', sql`update clusters set summary = '' where id = ${oneCluster}`],
  ['cluster-situation', sql`update situations set state = 'retired' where id = ${oneSituation}`],
  ['cluster-membership', sql`delete from situation_members where situation_id = ${oneSituation}`],
  ['situation-merges', sql`update situations set state = 'merged', merged_into = id where id = ${oneSituation}`],
  ['situation-members', sql`update clusters set situation_id = null where situation_id = ${oneSituation}`],
  ['situation-counts', sql`update situations set cluster_count = cluster_count + 1 where id = ${oneSituation}`],
  ['situation-outlets', sql`update situations set source_count = source_count + 1 where id = ${oneSituation}`],
  ['situation-content', sql`update situations set title = '' where id = ${oneSituation}`],
  ['list-current', sql`delete from situation_list where situation_id = ${oneSituation}`],
  ['list-stray', sql`update situations set state = 'concluded' where id = ${oneSituation}`],
  ['list-changes', sql`delete from changes where seq in (select from_change from situation_list where until_change is null)`],
  [
    'list-overlap',
    sql`insert into situation_list (situation_id, from_change, until_change, relevance_rank, last_updated, categories, countries)
      select situation_id, from_change + 1000000, from_change, 1, last_updated, '{}', '{}' from situation_list where until_change is null limit 1`,
  ],
  [
    'pin',
    sql`insert into pins (cluster_id, situation_id, curation_id)
      select c.id, null, (select min(id) from curations) from clusters c where c.state = 'retired' limit 1`,
  ],
  [
    'kept-apart',
    sql`insert into kept_apart (record, one_id, other_id, curation_id)
      select 'situation', least(id, situation_id), greatest(id, situation_id), (select min(id) from curations)
      from clusters where situation_id is not null limit 1`,
  ],
  [
    'curation-known',
    sql`insert into pins (cluster_id, situation_id, curation_id)
      select ${oneCluster}, null, (select max(id) from curations where undone_at is not null)`,
  ],
  ['search-document', sql`update clusters set visible_at = null where id in (select cluster_id from search_documents limit 1)`],
  ['usage', sql`insert into usage_days (subject, day, requests, minute) values ('somebody', '2026-03-01', -1, '2026-03-01Z')`],
  [
    'keys',
    sql`insert into api_keys (id, account_id, name, key_hash, prefix, created_at)
      select gen_random_uuid(), (select id from accounts limit 1), 'key', decode(lpad(n::text, 4, '0'), 'hex'), 'sitrep_', '2026-03-01Z' from generate_series(1, 6) as n`,
  ],
  [
    'sign-in',
    sql`insert into oauth_records (model, id, payload, created_at) values ('AccessToken', 'the token itself', '{}', '2026-03-01Z')`,
  ],
]

describe('each promise that is broken is named', () => {
  test.each(faults)('%s', async (rule, fault) => {
    // The fault is made and found inside a transaction that is never kept.
    const kept = new Error('not kept')
    let names: string[] = []
    await store.db
      .transaction(async (tx) => {
        await tx.query(fault)
        const inside = { ...store.db, transaction: <T>(work: (queryable: typeof tx) => Promise<T>) => work(withoutIsolation(tx)) }
        names = (await check({ db: inside })).problems.map((problem) => problem.rule)
        throw kept
      })
      .catch((error: unknown) => {
        if (error !== kept) throw error
      })
    expect(names).toContain(rule)
  })

  test('nothing is broken afterwards', async () => {
    expect((await check({ db: store.db })).ok).toBe(true)
  })
})

/** A transaction's isolation can't be set once it has begun to work. */
function withoutIsolation<Tx extends { query: <Row>(statement: Sql) => Promise<Row[]> }>(tx: Tx): Tx {
  return { ...tx, query: (statement: Sql) => (statement.sql.startsWith('set transaction') ? Promise.resolve([]) : tx.query(statement)) }
}

test('a store that is out of reach is told as such', async () => {
  const gone = { ...store.db, transaction: () => Promise.reject(new StoreUnavailable('the store is out of reach')) }
  await expect(check({ db: gone })).rejects.toThrow('out of reach')
})
