import { beforeEach, describe, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../support/api.ts'
import { clearRecords, HOUR, idOf, mergeCluster, NOW, retireCluster, seedAccount, seedCluster, seedSituation } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
let api: TestApi
let free: { authorization: string }

beforeEach(async () => {
  await clearRecords(store.db)
  free = await seedAccount(store.db, 'free', 'hobby')
  api = openTestApi(store.db)
})

async function get(path: string) {
  const response = await api.app.inject({ url: `/v1/clusters/${path}`, headers: free })
  return { status: response.statusCode, body: response.json() }
}

describe('200', () => {
  // D4-independent R2.6-fields R2.6-summary-full R2.6-articles R2.6-total R2.6-truncated R2.6-situation R2.6-merged R2.6-article R4.3-id D3-url D4-cluster-times
  test('has exactly the fields of the contract, and addresses of publishers byte for byte', async () => {
    await seedSituation(store.db, 'flood', { title: 'The flood', clusterCount: 3 })
    await seedCluster(store.db, 'dyke-holds', {
      situation: 'flood',
      title: 'Dyke holds',
      summary: 'The dyke held.',
      summaryFull: 'The dyke held. Engineers worked all night.',
      categories: ['disaster', 'weather'],
      countries: ['NL'],
      keywords: ['dyke', 'engineers'],
      significance: 6,
      independent: 1,
      publishedAt: Date.parse('2026-03-18T00:10:00Z'),
      updatedAt: Date.parse('2026-03-18T04:00:00Z'),
      articles: [
        {
          outlet: 'gazette.example',
          url: 'HTTPS://Gazette.Example:443/a%2fb?utm_source=x&y=é#top',
          title: 'Dyke holds',
          publishedAt: Date.parse('2026-03-18T00:10:00Z'),
        },
        { outlet: 'post.example', url: 'https://post.example/1', title: 'It held', publishedAt: Date.parse('2026-03-18T04:00:00Z') },
      ],
    })
    const { status, body } = await get('dyke-holds')
    expect(status).toBe(200)
    expect(body).toEqual({
      data: {
        id: idOf('dyke-holds'),
        slug: 'dyke-holds',
        title: 'Dyke holds',
        summary: 'The dyke held.',
        category: 'disaster',
        countries: ['NL'],
        significance_score: 6,
        sources: 2,
        independent_sources: 1,
        published_at: '2026-03-18T00:10:00.000Z',
        updated_at: '2026-03-18T04:00:00.000Z',
        url: 'https://sitrep.example/events/dyke-holds',
        summary_full: 'The dyke held. Engineers worked all night.',
        keywords: ['dyke', 'engineers'],
        articles: [
          {
            source_host: 'gazette.example',
            url: 'HTTPS://Gazette.Example:443/a%2fb?utm_source=x&y=é#top',
            title: 'Dyke holds',
            published_at: '2026-03-18T00:10:00.000Z',
          },
          { source_host: 'post.example', url: 'https://post.example/1', title: 'It held', published_at: '2026-03-18T04:00:00.000Z' },
        ],
        articles_total: 2,
        articles_truncated: false,
        situation: { id: idOf('flood'), title: 'The flood', slug: 'flood', cluster_count: 3 },
        merged_into_shown: false,
      },
    })
    expect((await get(idOf('dyke-holds'))).body).toEqual(body)
  })

  // R2.6-articles D4-copies
  test('an outlet is shown once, by its first original rather than a copy', async () => {
    await seedCluster(store.db, 'quake', {
      articles: [
        { outlet: 'wire.example', title: 'Wire', publishedAt: NOW - 3 * HOUR },
        { outlet: 'post.example', title: 'Copied', publishedAt: NOW - 2 * HOUR, copyOf: 'quake-1' },
        { outlet: 'post.example', title: 'Own report', publishedAt: NOW - HOUR },
        { outlet: 'post.example', title: 'Later report', publishedAt: NOW },
      ],
    })
    const { body } = await get('quake')
    expect(body.data.articles.map((article: { title: string }) => article.title)).toEqual(['Wire', 'Own report'])
    expect(body.data).toMatchObject({ articles_total: 2, articles_truncated: false, sources: 2 })
  })

  // R4.3-articles R2.6-articles R2.6-total R2.6-truncated R7-clamp-no-error
  test('articles is 100 unless given, clamps to 1 and 100, and never changes the total', async () => {
    await seedCluster(store.db, 'quake', { outlets: 103 })
    for (const [query, shown] of [
      ['', 100],
      ['?articles=100', 100],
      ['?articles=1000', 100],
      ['?articles=7', 7],
      ['?articles=0', 1],
      ['?articles=-1', 1],
    ] as const) {
      const { body } = await get(`quake${query}`)
      expect({ query, shown: body.data.articles.length }).toEqual({ query, shown })
      expect(body.data).toMatchObject({ articles_total: 103, articles_truncated: true })
    }
  })

  // R2.6-situation D4-situation-null
  test('situation is null outside any, in one that is not visible, and in one whose archive was removed', async () => {
    await seedSituation(store.db, 'held', { isVisible: false })
    await seedSituation(store.db, 'removed', { state: 'removed' })
    await seedSituation(store.db, 'concluded', { state: 'concluded' })
    await seedCluster(store.db, 'alone')
    await seedCluster(store.db, 'in-held', { situation: 'held' })
    await seedCluster(store.db, 'in-removed', { situation: 'removed' })
    await seedCluster(store.db, 'in-concluded', { situation: 'concluded' })
    for (const slug of ['alone', 'in-held', 'in-removed']) expect((await get(slug)).body.data.situation).toBeNull()
    expect((await get('in-concluded')).body.data.situation.slug).toBe('concluded')
  })

  // R3-cluster-merged R2.6-merged D5-cluster D5-chain
  test('the last survivor of a chain of merges answers for id and slug', async () => {
    for (const name of ['a', 'b', 'c']) await seedCluster(store.db, name)
    await mergeCluster(store.db, 'a', 'b')
    await mergeCluster(store.db, 'b', 'c')
    for (const asked of ['a', idOf('a'), 'b']) {
      const { status, body } = await get(asked)
      expect({ status, slug: body.data.slug, merged: body.data.merged_into_shown }).toEqual({ status: 200, slug: 'c', merged: true })
      expect(body.data).not.toHaveProperty('requested_id')
    }
  })

  // R3-cluster-merged D5-chain
  test('a chain of merges answers with its last survivor however long it is', async () => {
    await seedCluster(store.db, 'quake')
    const names = ['quake', ...Array.from({ length: 300 }, (_, index) => `tremor-${index}`)]
    for (const [index, name] of names.entries())
      if (index > 0) await seedCluster(store.db, name, { state: 'merged', mergedInto: names[index - 1]!, articles: [] })
    expect(await get('tremor-299')).toMatchObject({ status: 200, body: { data: { slug: 'quake', merged_into_shown: true } } })
  })
})

describe('400', () => {
  // D3-integer
  test('articles that is no integer is refused', async () => {
    await seedCluster(store.db, 'quake')
    expect(await get('quake?articles=all')).toEqual({
      status: 400,
      body: { error: { code: 'bad_request', message: 'articles must be an integer from 1 to 100' } },
    })
  })
})

describe('404', () => {
  // R7-not-found D4-cluster
  test('an unknown id or slug, and a cluster that is not yet visible', async () => {
    await seedCluster(store.db, 'held', { isVisible: false })
    await seedSituation(store.db, 'held-situation', { isVisible: false })
    for (const path of ['nobody', idOf('nobody'), 'held-situation', 'held', idOf('held'), '%00', 'a%2Fb', 'x'.repeat(10_000)]) {
      expect(await get(path)).toEqual({ status: 404, body: { error: { code: 'not_found', message: 'no event has this id or slug' } } })
    }
  })

  // R7-not-found
  test('the id of a situation is told to be one', async () => {
    await seedSituation(store.db, 'flood')
    const error = { code: 'not_found', message: "no event has this id or slug; it is a situation's" }
    for (const path of ['flood', idOf('flood')]) expect(await get(path)).toEqual({ status: 404, body: { error } })
  })
})

describe('410', () => {
  // R3-cluster-retired R7-gone D5-cluster D5-chain
  test('a retired cluster, and a chain of merges that ends in one', async () => {
    await seedCluster(store.db, 'a')
    await seedCluster(store.db, 'b')
    await mergeCluster(store.db, 'a', 'b')
    await retireCluster(store.db, 'b')
    for (const path of ['a', 'b', idOf('b')]) {
      expect(await get(path)).toEqual({ status: 410, body: { error: { code: 'gone', message: 'this event was retired' } } })
    }
  })
})
