// `explain` tells why each member joined, with the learned weights, and what happened since.

import sql from 'sql-template-tag'
import { beforeAll, describe, expect, test } from 'vitest'
import { explainCommand } from '../../src/cli/explain.ts'
import { explainCluster, explainSituation } from '../../src/service/explain.ts'
import { storeOfFile } from '../support/store.ts'
import { type Desk, openDesk, takeInStream } from './support.ts'

const store = storeOfFile()
let desk: Desk
beforeAll(async () => {
  desk = await openDesk(store.db)
  await takeInStream(desk)
})

async function idWhere(condition: ReturnType<typeof sql>): Promise<string> {
  const [row] = await store.db.query<{ id: string }>(condition)
  return row!.id
}

describe('a cluster', () => {
  test('its first article opened it, and a later one joined by a score that its weighed features and the trees make up', async () => {
    const id = await idWhere(sql`
      select cluster_id as id from articles where assignment ->> 'reason' = 'above_bar' order by seq limit 1`)
    const { articles } = await explainCluster(store.db, id)
    expect(articles[0]!.why!.action).toBe('open')
    const joined = articles.find((article) => article.why?.reason === 'above_bar')!.why!
    const one = joined.features.find((feature) => feature.name === 'one')!
    expect([one.value, one.contribution]).toEqual([1, one.weight])
    const sum = joined.features.reduce((total, feature) => total + feature.contribution!, 0)
    expect(sum + joined.trees!).toBeCloseTo(joined.score!, 9)
    expect(Math.abs(joined.trees!)).toBeLessThan(5)
    expect(joined.score!).toBeGreaterThan(joined.bar!)
  })

  test('the parts of its significance add up to its z', async () => {
    const id = await idWhere(sql`select id from clusters where state = 'open' and visible_at is not null order by id limit 1`)
    const { cluster, history } = await explainCluster(store.db, id)
    const sum = Object.values(cluster.significanceParts).reduce((total, part) => total + part, 0)
    expect(Math.abs(sum - cluster.significanceZ)).toBeLessThan(1e-6)
    expect(history.map((entry) => entry.kind)).toContain('cluster.published')
  })

  test('its categories are those that it shows, each with how sure it is, the surest first', async () => {
    const [row] = await store.db.query<{ id: string; categories: string[] }>(sql`
      select id, categories from clusters where state = 'open' and visible_at is not null order by cardinality(categories) desc, id limit 1`)
    const { categories } = await explainCluster(store.db, row!.id)
    expect(categories.map(({ category }) => category)).toEqual(row!.categories)
    const sure = categories.map(({ confidence }) => confidence)
    expect(sure).toEqual(sure.toSorted((a, b) => b - a))
    expect(sure.every((confidence) => confidence > 0 && confidence <= 1)).toBe(true)
  })

  test('a retired one is explained with the correction that retired it', async () => {
    const id = await idWhere(sql`select id from clusters where state = 'retired' limit 1`)
    const { cluster, corrections, articles } = await explainCluster(store.db, id)
    expect([cluster.state, articles.length > 0, corrections.map(({ action, reason }) => [action, reason])]).toEqual([
      'retired',
      true,
      [['retire', 'a test']],
    ])
  })
})

describe('a situation', () => {
  test('its members, its history and the corrections that were taken back', async () => {
    const id = await idWhere(sql`select record_id as id from curations where action = 'conclude'`)
    const { members, history, corrections } = await explainSituation(store.db, id)
    expect(members.length).toBeGreaterThanOrEqual(2)
    expect(history.map((entry) => entry.kind)).toEqual(
      expect.arrayContaining(['situation.published', 'situation.concluded', 'situation.restored']),
    )
    expect(corrections.map(({ action, undone }) => [action, undone])).toEqual([
      ['rename', true],
      ['conclude', true],
      ['split', true],
    ])
  })

  test('what each feature of a link moved makes up the link, and the parts of its significance its z', async () => {
    const id = await idWhere(sql`select record_id as id from curations where action = 'conclude'`)
    const recorded = { action: 'join', reason: 'votes', score: 0.8, features: { words: 0.31, names: 0.42, days3: 0.7 }, via: ['a', 'b'] }
    await store.db.query(sql`update clusters set grouping = ${JSON.stringify(recorded)}::jsonb
      where id = (select min(id::text)::uuid from clusters where situation_id = ${id} and visible_at is not null)`)
    const { members, situation, significanceParts } = await explainSituation(store.db, id)
    const why = members.find((member) => member.why?.link != null)!.why!
    const logOdds = why.features.reduce((sum, feature) => sum + feature.contribution!, why.trees!)
    expect(why.link!).toBeCloseTo(1 / (1 + Math.exp(-logOdds)), 9)
    expect(why.features.length).toBeGreaterThan(30)
    expect(why.via).toEqual(['a', 'b'])
    expect(significanceParts.peak! + significanceParts.size!).toBeCloseTo(situation.significanceZ, 6)
  })

  test('a vote that a rule raised is told with the rule, by how much, and why', async () => {
    const id = await idWhere(sql`select record_id as id from curations where action = 'conclude'`)
    const raise = { rule: 'conflict_height', by: 0.15, country: 'TR', events: 12 }
    const recorded = { action: 'join', reason: 'votes', score: 0.45, features: { words: 0.31 }, via: ['a'], raise }
    await store.db.query(sql`update clusters set grouping = ${JSON.stringify(recorded)}::jsonb
      where id = (select min(id::text)::uuid from clusters where situation_id = ${id} and visible_at is not null)`)
    const { members } = await explainSituation(store.db, id)
    expect(members.map(({ why }) => why?.raise).filter((told) => told != null)).toEqual([raise])
    const lines: string[] = []
    const context = { openStore: async () => store.db, print: (told: string[]) => void lines.push(...told) } as never
    await explainCommand.run(context, { positionals: ['situation', id] } as never)
    expect(lines.join('\n')).toContain(
      "of the score 0.150 was added: armed conflict in TR, which most of the situation's 12 events of the days around name",
    )
  })

  test('one that is unknown is told', async () => {
    await expect(explainSituation(store.db, 'nowhere')).rejects.toThrow('no situation has the id or slug "nowhere"')
  })
})
