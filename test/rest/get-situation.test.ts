import { beforeEach, describe, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../support/api.ts'
import {
  clearRecords,
  DAY,
  HOUR,
  idOf,
  MINUTE,
  mergeCluster,
  mergeSituation,
  moveCluster,
  NOW,
  retireCluster,
  retireSituation,
  seedAccount,
  seedCluster,
  seedSituation,
} from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
let api: TestApi
let scale: { authorization: string }
let free: { authorization: string }

beforeEach(async () => {
  await clearRecords(store.db)
  scale = await seedAccount(store.db, 'scale', 'scale')
  free = await seedAccount(store.db, 'free', 'hobby')
  api = openTestApi(store.db)
})

async function get(path: string, headers: Record<string, string> = scale) {
  const response = await api.app.inject({ url: `/v1/situations/${path}`, headers })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

/** A situation whose members, newest first, are `${name}-1`, `${name}-2`, … an hour apart. */
async function seedTimeline(name: string, entries: number): Promise<void> {
  await seedSituation(store.db, name, { clusterCount: entries })
  for (let entry = 1; entry <= entries; entry++) {
    await seedCluster(store.db, `${name}-${entry}`, { situation: name, publishedAt: NOW - entry * HOUR })
  }
}

function slugsOf(body: { data: { timeline: { slug: string }[] } }): string[] {
  return body.data.timeline.map((entry) => entry.slug)
}

describe('200, first page', () => {
  // R2.2-fields R2.2-summary R2.2-first-page R2.2-newest-first R2.2-day-span R2.1-countries R2.3-fields R2.3-summary R2.3-countries R2.3-sources
  // R2.4-has-more R2.4-next-before R2.4-remaining R2.4-total R4.2-id R4.2-full R4.2-limit D4-day-span D4-merged-shown D4-order
  test('has exactly the fields of the contract, by slug and by id, on every tier', async () => {
    await seedSituation(store.db, 'flood', {
      title: 'The flood',
      summary: 'Rivers rose. '.repeat(40).trim(),
      categories: ['disaster', 'weather'],
      countries: ['NO'],
      significance: 9,
      status: 'QUIET',
      clusterCount: 2,
      sourceCount: 6,
      independentCount: 4,
      firstSeen: Date.parse('2026-03-16T23:50:00Z'),
      lastUpdated: Date.parse('2026-03-18T00:10:00Z'),
      latestClusterTitle: 'Dyke holds',
    })
    await seedCluster(store.db, 'river-rises', {
      situation: 'flood',
      title: 'River rises',
      summary: 'The river rose.',
      categories: ['weather'],
      countries: ['NO', 'SE'],
      significance: 4,
      outlets: 3,
      publishedAt: Date.parse('2026-03-16T23:50:00Z'),
      updatedAt: Date.parse('2026-03-17T02:00:00Z'),
    })
    await seedCluster(store.db, 'dyke-holds', {
      situation: 'flood',
      title: 'Dyke holds',
      summary: 'The dyke held.',
      categories: ['disaster'],
      countries: [],
      significance: 6,
      outlets: 5,
      independent: 2,
      publishedAt: Date.parse('2026-03-18T00:10:00Z'),
      updatedAt: Date.parse('2026-03-18T04:00:00Z'),
    })
    const bySlug = await get('flood', free)
    expect(bySlug.status).toBe(200)
    expect(bySlug.body).toEqual({
      data: {
        id: idOf('flood'),
        slug: 'flood',
        title: 'The flood',
        summary_preview:
          'Rivers rose. Rivers rose. Rivers rose. Rivers rose. Rivers rose. Rivers rose. Rivers rose. Rivers rose. Rivers rose. Rivers rose. Rivers rose. Rivers rose. Rivers rose. Rivers rose. Rivers rose. Rivers rose. Rivers rose…',
        summary: 'Rivers rose. '.repeat(40).trim(),
        cluster_count: 2,
        source_count: 6,
        independent_sources: 4,
        first_seen: '2026-03-16T23:50:00.000Z',
        last_updated: '2026-03-18T00:10:00.000Z',
        status: 'QUIET',
        category: 'disaster',
        categories: ['disaster', 'weather'],
        significance_score: 9,
        latest_cluster_title: 'Dyke holds',
        url: 'https://sitrep.example/situations/flood',
        is_timeline_page: false,
        timeline: [
          {
            id: idOf('dyke-holds'),
            slug: 'dyke-holds',
            title: 'Dyke holds',
            summary: 'The dyke held.',
            category: 'disaster',
            countries: [],
            significance_score: 6,
            sources: 5,
            independent_sources: 2,
            published_at: '2026-03-18T00:10:00.000Z',
            updated_at: '2026-03-18T04:00:00.000Z',
            url: 'https://sitrep.example/events/dyke-holds',
          },
          {
            id: idOf('river-rises'),
            slug: 'river-rises',
            title: 'River rises',
            summary: 'The river rose.',
            category: 'weather',
            countries: ['NO', 'SE'],
            significance_score: 4,
            sources: 3,
            independent_sources: 3,
            published_at: '2026-03-16T23:50:00.000Z',
            updated_at: '2026-03-17T02:00:00.000Z',
            url: 'https://sitrep.example/events/river-rises',
          },
        ],
        timeline_cursor: { has_more: false, next_before: idOf('river-rises'), remaining_count: 0, total_count: 2 },
        day_span: 3,
        merged_into_shown: false,
      },
    })
    expect((await get(idOf('flood'))).body).toEqual(bySlug.body)
    expect((await get(idOf('flood').toUpperCase())).body).toEqual(bySlug.body)
  })

  // D5-concluded
  test('a concluded situation is still readable', async () => {
    await seedSituation(store.db, 'concluded', { state: 'concluded', status: 'QUIET' })
    expect(await get('concluded')).toMatchObject({ status: 200, body: { data: { slug: 'concluded', status: 'QUIET' } } })
  })

  // D4-order D4-cluster
  test('entries of one instant go by id, and clusters that are not visible are left out', async () => {
    await seedSituation(store.db, 'flood')
    const names = ['a', 'b', 'c', 'd']
    for (const name of names) await seedCluster(store.db, name, { situation: 'flood', publishedAt: NOW - HOUR })
    await seedCluster(store.db, 'held', { situation: 'flood', isVisible: false })
    const { body } = await get('flood')
    expect(slugsOf(body)).toEqual(names.toSorted((one, other) => (idOf(one) < idOf(other) ? 1 : -1)))
    expect(body.data.timeline_cursor.total_count).toBe(4)
  })

  // R4.2-limit D3-integer
  test('timeline_limit is 100 unless given and clamps to 1 and 500', async () => {
    await seedTimeline('long', 101)
    expect((await get('long')).body.data.timeline).toHaveLength(100)
    expect((await get('long?timeline_limit=0')).body.data.timeline).toHaveLength(1)
    expect((await get('long?timeline_limit=501')).body.data.timeline).toHaveLength(101)
  })

  // R2.1-cluster-count R2.1-latest-title D4-times D4-day-span
  test('counts and times of the header are those of the timeline, also while the situation waits to be maintained', async () => {
    await seedSituation(store.db, 'flood', {
      clusterCount: 2,
      firstSeen: NOW - 2 * HOUR,
      lastUpdated: NOW - HOUR,
      latestClusterTitle: 'One',
    })
    for (const [name, hours] of [
      ['one', 1],
      ['two', 2],
      ['three', 30],
      ['zero', 0],
    ] as const)
      await seedCluster(store.db, name, { situation: 'flood', title: `Event ${name}`, publishedAt: NOW - hours * HOUR })
    const { data } = (await get('flood?timeline_limit=1', free)).body
    expect(data).toMatchObject({
      cluster_count: 4,
      first_seen: new Date(NOW - 30 * HOUR).toISOString(),
      last_updated: new Date(NOW).toISOString(),
      latest_cluster_title: 'Event zero',
      day_span: 1 + Math.floor(NOW / DAY) - Math.floor((NOW - 30 * HOUR) / DAY),
      timeline_cursor: { total_count: 4, remaining_count: 3 },
    })
  })
})

describe('200, continuation', () => {
  // R2.5-fields R4.2-before R4.2-exclusive R2.4-remaining
  test('has only id, slug, is_timeline_page, timeline and timeline_cursor, and starts after the cluster named', async () => {
    await seedTimeline('flood', 5)
    const first = await get('flood?timeline_limit=2')
    expect(first.body.data.timeline_cursor).toEqual({ has_more: true, next_before: idOf('flood-2'), remaining_count: 3, total_count: 5 })
    const second = await get(`flood?timeline_limit=2&timeline_before=${idOf('flood-2')}`)
    expect(Object.keys(second.body.data)).toEqual(['id', 'slug', 'is_timeline_page', 'timeline', 'timeline_cursor'])
    expect(second.body.data).toMatchObject({ id: idOf('flood'), slug: 'flood', is_timeline_page: true })
    expect(slugsOf(second.body)).toEqual(['flood-3', 'flood-4'])
    expect(second.body.data.timeline_cursor).toEqual({ has_more: true, next_before: idOf('flood-4'), remaining_count: 1, total_count: 5 })
    const third = await get(`flood?timeline_limit=2&timeline_before=${idOf('flood-4').toUpperCase()}`)
    expect(slugsOf(third.body)).toEqual(['flood-5'])
    expect(third.body.data.timeline_cursor).toEqual({ has_more: false, next_before: idOf('flood-5'), remaining_count: 0, total_count: 5 })
  })

  // D4-next-before
  test('an empty page gives back the id that was sent', async () => {
    await seedTimeline('flood', 2)
    const { status, body } = await get(`flood?timeline_before=${idOf('flood-2')}`)
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        data: {
          id: idOf('flood'),
          slug: 'flood',
          is_timeline_page: true,
          timeline: [],
          timeline_cursor: { has_more: false, next_before: idOf('flood-2'), remaining_count: 0, total_count: 2 },
        },
      },
    })
  })

  // D3-before
  test('a cluster that left, was merged or was retired pages from where it stood', async () => {
    await seedTimeline('flood', 5)
    await moveCluster(store.db, 'flood-2', null)
    await mergeCluster(store.db, 'flood-3', 'flood-1')
    await retireCluster(store.db, 'flood-4')
    expect(slugsOf((await get(`flood?timeline_before=${idOf('flood-2')}`)).body)).toEqual(['flood-5'])
    expect(slugsOf((await get(`flood?timeline_before=${idOf('flood-3')}`)).body)).toEqual(['flood-5'])
    expect(slugsOf((await get(`flood?timeline_before=${idOf('flood-4')}`)).body)).toEqual(['flood-5'])
  })

  // D3-before D3-stable
  test('a walk goes on when its situation is merged into another meanwhile', async () => {
    await seedTimeline('creek', 3)
    await seedSituation(store.db, 'river')
    await seedCluster(store.db, 'river-newest', { situation: 'river', publishedAt: NOW - MINUTE })
    await seedCluster(store.db, 'river-oldest', { situation: 'river', publishedAt: NOW - DAY })
    const first = await get('creek?timeline_limit=1')
    await mergeCluster(store.db, 'creek-1', 'river-newest')
    await mergeSituation(store.db, 'creek', 'river')
    const second = await get(`creek?timeline_before=${first.body.data.timeline_cursor.next_before}`)
    expect(second.body.data).toMatchObject({ id: idOf('river'), is_timeline_page: true })
    expect(slugsOf(second.body)).toEqual(['creek-2', 'creek-3', 'river-oldest'])
  })

  // R1-last-updated D3-stable
  test('clusters that arrive during a walk repeat nothing and hide nothing', async () => {
    await seedTimeline('flood', 4)
    const first = await get('flood?timeline_limit=2')
    await seedCluster(store.db, 'flood-new', { situation: 'flood', publishedAt: NOW - MINUTE })
    const second = await get(`flood?timeline_limit=2&timeline_before=${first.body.data.timeline_cursor.next_before}`)
    expect([...slugsOf(first.body), ...slugsOf(second.body)]).toEqual(['flood-1', 'flood-2', 'flood-3', 'flood-4'])
  })
})

describe('200, merged', () => {
  // R3-situation-merged R2.2-merged D4-merged-shown D5-survivor D5-chain
  test('the last survivor of a chain answers with the id that was asked for, also when its slug was', async () => {
    await seedTimeline('river', 2)
    await seedSituation(store.db, 'brook')
    await seedSituation(store.db, 'creek')
    await mergeSituation(store.db, 'creek', 'brook')
    await mergeSituation(store.db, 'brook', 'river')
    for (const asked of ['creek', idOf('creek')]) {
      const { status, body } = await get(asked)
      expect(status).toBe(200)
      expect(body.data).toMatchObject({ id: idOf('river'), slug: 'river', merged_into_shown: true, requested_id: idOf('creek') })
      expect(slugsOf(body)).toEqual(['river-1', 'river-2'])
    }
    const survivor = await get('river')
    expect(survivor.body.data.merged_into_shown).toBe(false)
    expect(survivor.body.data).not.toHaveProperty('requested_id')
  })

  // D5-survivor D5-chain
  test('a chain of merges answers with its last survivor however long it is', async () => {
    await seedTimeline('river', 2)
    const names = ['river', ...Array.from({ length: 300 }, (_, index) => `brook-${index}`)]
    for (const [index, name] of names.entries())
      if (index > 0) await seedSituation(store.db, name, { state: 'merged', mergedInto: names[index - 1]! })
    expect(await get('brook-299')).toMatchObject({ status: 200, body: { data: { slug: 'river', requested_id: idOf('brook-299') } } })
    expect(slugsOf((await get(`brook-299?timeline_before=${idOf('river-1')}`)).body)).toEqual(['river-2'])
  })
})

describe('400', () => {
  // D3-before
  test('a timeline_before that never belonged is refused', async () => {
    await seedTimeline('flood', 2)
    await seedCluster(store.db, 'stranger')
    const error = {
      code: 'bad_request',
      message: 'timeline_before names no event that ever belonged to this situation; pass timeline_cursor.next_before',
    }
    for (const before of [idOf('stranger'), idOf('nobody'), 'flood-1', '', '%00', 'null']) {
      const { status, body } = await get(`flood?timeline_before=${before}`)
      expect({ before, status, body }).toEqual({ before, status: 400, body: { error } })
    }
  })

  // D3-integer
  test('a timeline_limit that is no integer is refused', async () => {
    await seedTimeline('flood', 2)
    expect(await get('flood?timeline_limit=all')).toMatchObject({
      status: 400,
      body: { error: { code: 'bad_request', message: 'timeline_limit must be an integer from 1 to 500' } },
    })
  })
})

describe('404', () => {
  // R7-not-found
  test('the id of an event is told to be one', async () => {
    await seedCluster(store.db, 'quake')
    const error = { code: 'not_found', message: "no situation has this id or slug; it is an event's" }
    for (const path of ['quake', idOf('quake')]) expect(await get(path)).toMatchObject({ status: 404, body: { error } })
  })

  // R7-not-found R7-shape
  test('an unknown id or slug, one that no record can have, and one that is not yet visible', async () => {
    await seedSituation(store.db, 'held', { isVisible: false })
    await seedCluster(store.db, 'held-event', { isVisible: false })
    const error = { code: 'not_found', message: 'no situation has this id or slug' }
    const spelled = ['%00', '%F0%9F%8C%8A', 'x'.repeat(3_000), "'--", 'FLOOD', '..%2F..']
    for (const path of [idOf('nobody'), 'nobody', 'held', idOf('held'), 'held-event', idOf('held-event'), ...spelled]) {
      const { status, body } = await get(path)
      expect({ path, status, body }).toEqual({ path, status: 404, body: { error } })
    }
  })

  // R3-situation-retired D5-single D5-chain
  test('a retired situation names the event that it left behind, also at the end of a chain', async () => {
    await seedCluster(store.db, 'last-event')
    await seedSituation(store.db, 'retired')
    await seedSituation(store.db, 'merged')
    await mergeSituation(store.db, 'merged', 'retired')
    await retireSituation(store.db, 'retired', 'last-event')
    for (const path of ['retired', idOf('retired'), 'merged']) {
      expect(await get(path)).toMatchObject({
        status: 404,
        body: {
          error: {
            code: 'not_found',
            message: 'this situation was retired; its successor is the event at moved_to',
            moved_to: `https://api.sitrep.example/v1/clusters/${idOf('last-event')}`,
          },
        },
      })
    }
  })
})

describe('410', () => {
  // R3-situation-concluded R7-gone D5-archive D5-single D5-chain
  test('a situation whose archive was removed, one retired with nothing left, and a chain that ends there', async () => {
    await seedSituation(store.db, 'removed', { state: 'removed' })
    await seedSituation(store.db, 'empty', { state: 'retired' })
    await seedSituation(store.db, 'merged')
    await mergeSituation(store.db, 'merged', 'removed')
    const removed = { error: { code: 'gone', message: 'this situation is concluded and its archive was removed' } }
    expect(await get('removed')).toMatchObject({ status: 410, body: removed })
    expect(await get('merged')).toMatchObject({ status: 410, body: removed })
    const retired = { status: 410, body: { error: { code: 'gone', message: 'this situation was retired' } } }
    expect(await get('empty')).toMatchObject(retired)
    // The event that it left behind was merged into one that is retired since.
    for (const event of ['left-behind', 'into']) await seedCluster(store.db, event)
    await mergeCluster(store.db, 'left-behind', 'into')
    await retireCluster(store.db, 'into')
    await seedSituation(store.db, 'left')
    await retireSituation(store.db, 'left', 'left-behind')
    expect(await get('left')).toMatchObject(retired)
  })
})
