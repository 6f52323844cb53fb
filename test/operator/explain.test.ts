// `explain` tells why each member joined, with the learned weights, and what happened since.

import sql from 'sql-template-tag'
import { beforeAll, describe, expect, test } from 'vitest'
import { explainCommand } from '../../src/cli/explain.ts'
import { groupRules } from '../../src/core/situations/group-rules.ts'
import { LINK_FEATURES } from '../../src/core/situations/link-features.ts'
import { explainCluster, explainSituation } from '../../src/service/explain.ts'
import { withStep } from '../../src/store/recorded-steps.ts'
import { mergeSituation } from '../../src/store/situation-ends.ts'
import { idOf } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'
import { type Desk, openDesk, seedAffair, takeInStream } from './support.ts'

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
  test('its first article opened it, and a later one joined by a score that its weighed features, its doubts and the trees make up', async () => {
    const id = await idWhere(sql`
      select cluster_id as id from articles where assignment ->> 'reason' = 'above_bar' order by seq limit 1`)
    const { articles } = await explainCluster(store.db, id)
    expect(articles[0]!.why!.action).toBe('open')
    const joined = articles.find((article) => article.why?.reason === 'above_bar')!.why!
    const one = joined.features.find((feature) => feature.name === 'one')!
    expect([one.value, one.contribution]).toEqual([1, one.weight])
    const sum = [...joined.features, ...joined.doubts].reduce((total, part) => total + part.contribution!, 0)
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

  test.each([
    ['join', groupRules.linkScore],
    ['pair', (row: Float64Array) => (groupRules.linkScore(row) + groupRules.smallScore(row)) / 2],
  ] as const)(
    'what each feature of the link of a %s moved makes up the link, and the parts of its significance its z',
    async (action, scoreOf) => {
      const id = await idWhere(sql`select record_id as id from curations where action = 'conclude'`)
      // In two languages, with two countries in common.
      const features: Record<string, number> = { words: 0.31, names: 0.42, days3: 0.7, placesShared: 0.6667, foreign: 1 }
      const recorded = { action, reason: 'votes', score: 0.8, features, via: ['a', 'b'] }
      await store.db.query(sql`update clusters set grouping = ${JSON.stringify(recorded)}::jsonb
      where id = (select min(id::text)::uuid from clusters where situation_id = ${id} and visible_at is not null)`)
      const { members, situation, significanceParts } = await explainSituation(store.db, id)
      const why = members.find((member) => member.why?.link != null)!.why!
      const logOdds = why.features.reduce((sum, feature) => sum + feature.contribution!, why.trees!)
      const score = scoreOf(Float64Array.from(LINK_FEATURES, (name) => features[name] ?? 0))
      expect(logOdds).toBeCloseTo(score + groupRules.foreignOdds, 6)
      expect(why.link!).toBeCloseTo(1 / (1 + Math.exp(-logOdds)), 6)
      expect(why.features.length).toBeGreaterThan(30)
      expect(why.via).toEqual(['a', 'b'])
      expect(significanceParts.peak! + significanceParts.size!).toBeCloseTo(situation.significanceZ, 6)
    },
  )

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

  test.each([
    ['closer', groupRules.joinBar],
    ['closer_in_two_languages', groupRules.foreignJoinBar],
  ])('a move by repair (%s) is told with the bar that it passed', async (reason, bar) => {
    const id = await idWhere(sql`select record_id as id from curations where action = 'conclude'`)
    const recorded = { action: 'move', reason, score: 0.6, own: 0.1, features: { words: 0.31 }, via: ['a'] }
    await store.db.query(sql`update clusters set grouping = ${JSON.stringify(recorded)}::jsonb
      where id = (select min(id::text)::uuid from clusters where situation_id = ${id} and visible_at is not null)`)
    const { members } = await explainSituation(store.db, id)
    expect(members.flatMap(({ why }) => (why?.action === 'move' ? [why.bar] : []))).toEqual([bar])
  })

  test('one that is unknown is told', async () => {
    await expect(explainSituation(store.db, 'nowhere')).rejects.toThrow('no situation has the id or slug "nowhere"')
  })
})

describe('a member that was moved on', () => {
  const told = async (record: 'situation' | 'cluster', id: string): Promise<string> => {
    const lines: string[] = []
    const context = { openStore: async () => store.db, print: (given: string[]) => void lines.push(...given) } as never
    await explainCommand.run(context, { positionals: [record, id] } as never)
    return lines.join('\n')
  }
  const splitOff = async (name: string, ...clusters: string[]): Promise<{ curation: number; to: string }> => {
    const curation = await desk.correct({ action: 'split', record: 'situation', id: name, clusters })
    return { curation, to: await idWhere(sql`select into_id as id from curations where id = ${curation}`) }
  }

  beforeAll(async () => {
    desk = await openDesk(store.db)
    for (const name of ['dam', 'flood']) await seedAffair(store.db, name, 4)
  })

  test('an event that was split off, and whose situation was then merged away, tells both moves in their order', async () => {
    const { curation: split, to } = await splitOff('dam', 'dam-1', 'dam-2')
    const merge = await desk.correct({ action: 'merge', record: 'situation', id: to, into: 'flood' })
    const { grouping, cluster, corrections } = await explainCluster(store.db, 'dam-1')
    expect(cluster.situationId).toBe(idOf('flood'))
    expect([grouping!.action, grouping!.curation]).toEqual(['split', split])
    expect(grouping!.merged.map(({ action, from, curation }) => ({ action, from, curation }))).toEqual([
      { action: 'merge', from: { record: 'situation', id: to }, curation: merge },
    ])
    expect(corrections.map(({ id }) => id)).toEqual([split, merge])
    expect(await told('situation', 'flood')).toContain(
      `    split: operator, by correction ${split}\n    merge: operator, out of situation ${to}, by correction ${merge}`,
    )
    expect(await told('situation', 'dam')).toMatch(new RegExp(`left at [-0-9 :]+, in situation ${idOf('flood')} now`))
    await desk.undo(merge)
    expect((await explainCluster(store.db, 'dam-1')).grouping!.merged).toEqual([])
    await desk.undo(split)
  })

  test('a merge by repair is told with its score and the bar of merging, which is its own for two languages', async () => {
    const bars = [
      ['dam', 'same_affair', groupRules.mergeBar],
      ['flood', 'same_affair_in_two_languages', groupRules.foreignMergeBar],
    ] as const
    for (const [home, reason, bar] of bars) {
      const { to } = await splitOff(home, 'dam-1', 'dam-2')
      const step = { action: 'merge', reason, score: 0.6 } as const
      await mergeSituation(store.db, { from: { id: to, visible: false }, into: idOf('flood'), step }, desk.clock.now)
      expect(await told('cluster', 'dam-2')).toContain(`merge: ${reason}, score 0.600 (bar ${bar.toFixed(3)}), out of situation ${to}`)
    }
  })

  test('of a long way the last twenty steps are kept', async () => {
    const steps = Array.from({ length: 25 }, (_, place) => place)
    let way: unknown = { action: 'split' }
    for (const place of steps) {
      const [row] = await store.db.query<{ way: unknown }>(sql`
        select ${withStep(sql`${JSON.stringify(way)}::jsonb`, sql`${JSON.stringify({ place })}::jsonb`)} as way`)
      way = row!.way
    }
    expect(way).toEqual({ action: 'split', merged: steps.slice(5).map((place) => ({ place })) })
  })

  test('an event in no situation tells which one brought it into its own', async () => {
    await desk.correct({ action: 'split', record: 'situation', id: 'flood', clusters: ['flood-1'] })
    const merge = await desk.correct({ action: 'merge', record: 'cluster', id: 'flood-2', into: 'flood-1' })
    const { grouping, cluster } = await explainCluster(store.db, 'flood-1')
    expect(cluster.situationId).toBe(idOf('flood'))
    expect(grouping!.action).not.toBe('split')
    expect(grouping!.merged.map(({ action, with: company, curation }) => [action, company, curation])).toEqual([
      ['merge', idOf('flood-2'), merge],
    ])
    expect(await told('situation', 'flood')).toContain(
      `merge: operator, along with ${idOf('flood-2')}, which became part of it, by correction ${merge}`,
    )
    expect(await told('situation', 'flood')).toMatch(new RegExp(`left at [-0-9 :]+, became part of ${idOf('flood-1')}`))
  })

  test('an article tells each merge of its event, and none that was undone', async () => {
    const merges = [
      await desk.correct({ action: 'merge', record: 'cluster', id: 'dam-3', into: 'dam-4' }),
      await desk.correct({ action: 'merge', record: 'cluster', id: 'dam-4', into: 'flood-3' }),
    ]
    const waysTo = async (id: string) => {
      const { articles } = await explainCluster(store.db, id)
      return articles.map(({ why }) => why?.merged.map(({ from, curation }) => [from?.id, curation]) ?? [])
    }
    const [first, second] = [
      [idOf('dam-3'), merges[0]],
      [idOf('dam-4'), merges[1]],
    ]
    expect(new Set((await waysTo('flood-3')).map((way) => JSON.stringify(way)))).toEqual(
      new Set([JSON.stringify([]), JSON.stringify([second]), JSON.stringify([first, second])]),
    )
    await desk.undo(merges[1]!)
    expect(new Set((await waysTo('dam-4')).map((way) => JSON.stringify(way)))).toEqual(
      new Set([JSON.stringify([]), JSON.stringify([first])]),
    )
    await desk.undo(merges[0]!)
    expect((await waysTo('dam-3')).flat()).toEqual([])
  })
})
