// The four tools through the official client: what they declare, and what they answer.

import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { clearRecords, DAY, HOUR, idOf, keyOf, NOW, retimeCluster, seedAccount, seedCluster, seedSituation } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'
import { connect, openTestTools, type Seen, type TestClient, type TestTools, textOf } from './support.ts'

const store = storeOfFile()
let tools: TestTools
let anonymous: TestClient
let free: TestClient
let scale: TestClient

beforeEach(async () => {
  await tools?.close()
  await clearRecords(store.db)
  tools = await openTestTools(store.db)
  anonymous = await connect(tools)
  free = await connect(tools, { headers: await seedAccount(store.db, 'free', 'hobby') })
  scale = await connect(tools, { headers: await seedAccount(store.db, 'scale', 'scale') })
  await seedSituation(store.db, 'flood', { summary: `${'Water rose in the valley. '.repeat(20)}END.`, relevanceRank: 9 })
  await seedSituation(store.db, 'strike', { relevanceRank: 8, lastUpdated: NOW - HOUR, countries: ['FR'] })
  await seedSituation(store.db, 'old', { lastUpdated: NOW - 20 * DAY, relevanceRank: 7 })
  await seedCluster(store.db, 'dam', {
    situation: 'flood',
    publishedAt: NOW - 2 * HOUR,
    articles: [{ outlet: 'a.example', url: 'https://a.example/x?b=1&utm_source=feed#c' }, { outlet: 'b.example' }],
  })
  await seedCluster(store.db, 'rain', { situation: 'flood', publishedAt: NOW - 3 * HOUR })
  await seedCluster(store.db, 'alone', { publishedAt: NOW - HOUR, summary: `${'A long short form about things. '.repeat(12)}` })
  tools.search.index = async () => ['dam', 'alone', 'rain'].map((name) => ({ clusterId: idOf(name), score: 1 }))
})
afterAll(() => tools?.close())

async function rest(path: string, name: 'free' | 'scale'): Promise<{ body: Record<string, unknown>; headers: Headers }> {
  const response = await fetch(new URL(path, tools.origin), { headers: { 'x-api-key': keyOf(name) } })
  return { body: JSON.parse(await response.text()), headers: response.headers }
}

/** The REST twin's object, with what a tool adds to its links to the site. */
function withRef(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body).replaceAll(/"url":"(https:\/\/sitrep\.example\/[^"]*)"/g, '"url":"$1?ref=mcp"'))
}

describe('what is listed', () => {
  // R4.5-tools R4.5-structured R1-surfaces
  test('four tools, in one order, each with title, schemas and annotations, for anyone', async () => {
    for (const { client } of [anonymous, free]) {
      const { tools: listed } = await client.listTools()
      expect(
        listed.map(({ name, title, inputSchema }) => [name, title, Object.keys(inputSchema.properties ?? {}), inputSchema.required]),
      ).toEqual([
        ['get_top_situations', 'Top news situations', ['window', 'sort', 'limit', 'category', 'country', 'summary', 'cursor'], undefined],
        ['search_situations', 'Search news events', ['query', 'days', 'limit', 'summary', 'cursor'], ['query']],
        ['get_situation_timeline', 'Situation timeline', ['situation_id', 'timeline_limit', 'timeline_before'], ['situation_id']],
        ['get_cluster', 'News event with sources', ['cluster_id', 'articles'], ['cluster_id']],
      ])
      for (const tool of listed) {
        expect(tool.outputSchema?.type).toBe('object')
        expect(tool.annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false })
      }
      expect(listed.map((tool) => tool._meta)).toEqual([
        { securitySchemes: [{ type: 'noauth' }, { type: 'oauth2', scopes: ['mcp'] }] },
        { securitySchemes: [{ type: 'oauth2', scopes: ['mcp'] }] },
        { securitySchemes: [{ type: 'noauth' }, { type: 'oauth2', scopes: ['mcp'] }] },
        { securitySchemes: [{ type: 'oauth2', scopes: ['mcp'] }] },
      ])
    }
  })

  // D8-size
  test('the list is under 3,000 tokens, and says how the tools chain', async () => {
    expect(JSON.stringify(await anonymous.client.listTools()).length / 4).toBeLessThan(3_000)
    for (const name of ['get_top_situations', 'search_situations', 'get_situation_timeline', 'get_cluster']) {
      expect(anonymous.client.getInstructions()).toContain(name)
    }
  })

  test('the schemas hold nothing that a known client refuses', async () => {
    const { tools: listed } = await anonymous.client.listTools()
    const text = JSON.stringify(listed.map(({ inputSchema, outputSchema }) => [inputSchema, outputSchema]))
    for (const keyword of ['$schema', '$ref', '$defs', 'additionalProperties', 'oneOf', 'allOf', 'const', 'format', 'pattern', 'default']) {
      expect(text).not.toContain(`"${keyword}":`)
    }
    for (const { inputSchema } of listed) {
      for (const [name, property] of Object.entries(inputSchema.properties ?? {})) {
        expect(property).toMatchObject({ type: expect.stringMatching(/^(string|integer)$/), description: expect.any(String) })
        // Bounds only where we refuse: a strict client would refuse what we clamp.
        expect({ name, bounded: 'maximum' in (property as object) }).toEqual({ name, bounded: name === 'articles' })
      }
    }
  })
})

describe('what is answered', () => {
  // R4.5-structured D8-size
  test('every result fits the schema that its tool declares, also closed to other fields', async () => {
    const { tools: listed } = await scale.client.listTools()
    const schemas = new Map(listed.map((tool) => [tool.name, tool.outputSchema]))
    const results: [string, Seen][] = [
      ['get_top_situations', await scale.call('get_top_situations', { summary: 'full', limit: 1 })],
      ['get_top_situations', await anonymous.call('get_top_situations')],
      ['search_situations', await scale.call('search_situations', { query: 'dam' })],
      ['get_situation_timeline', await scale.call('get_situation_timeline', { situation_id: 'flood' })],
      ['get_situation_timeline', await scale.call('get_situation_timeline', { situation_id: 'flood', timeline_before: idOf('dam') })],
      ['get_cluster', await scale.call('get_cluster', { cluster_id: 'dam' })],
      ['get_cluster', await scale.call('get_cluster', { cluster_id: 'alone' })],
    ]
    for (const [name, seen] of results) {
      const validate = new Ajv2020({ strict: true, allowUnionTypes: false }).compile(closed(schemas.get(name)) as object)
      expect({ name, valid: validate(seen.result?.structuredContent), errors: validate.errors }).toEqual({
        name,
        valid: true,
        errors: null,
      })
      expect(JSON.stringify(seen.result).length / 4).toBeLessThan(25_000)
    }
  })

  // R4.5-structured R4.5-ref R4.5-window-days R4.5-summary-mode R2.6-article
  test('structuredContent is the object of the REST twin, links to the site marked', async () => {
    const list = await rest('/v1/situations?limit=15', 'free')
    const top = await free.call('get_top_situations')
    expect(top.result?.structuredContent).toEqual({ ...(withRef(list.body) as object), summary_mode: 'preview', window_days: 7 })
    const full = await rest('/v1/situations?limit=15&summary=full&days=30', 'scale')
    expect((await scale.call('get_top_situations', { summary: 'full', window: '30d' })).result?.structuredContent).toEqual({
      ...(withRef(full.body) as object),
      summary_mode: 'full',
      window_days: 30,
    })
    const detail = await rest('/v1/situations/flood?timeline_limit=50', 'free')
    expect((await free.call('get_situation_timeline', { situation_id: idOf('flood') })).result?.structuredContent).toEqual(
      withRef(detail.body),
    )
    const cluster = await rest('/v1/clusters/dam?articles=25', 'free')
    const seen = await free.call('get_cluster', { cluster_id: 'dam' })
    expect(seen.result?.structuredContent).toEqual(withRef(cluster.body))
    expect(JSON.stringify(seen.result)).toContain('"url":"https://a.example/x?b=1&utm_source=feed#c"')
  })

  // R4.5-situation-block D8-mode R4.5-full-search
  test('each search result names its situation; full lifts the cut of the printed line, on every tier', async () => {
    const found = await rest('/v1/search?q=dam&limit=15', 'free')
    const short = await free.call('search_situations', { query: ' dam ' })
    const block = { id: idOf('flood'), title: 'Title of flood', slug: 'flood', cluster_count: 2 }
    const expected = withRef(found.body) as { data: object[] }
    expect(short.result?.structuredContent).toEqual({
      ...expected,
      data: expected.data.map((row, index) => ({ ...row, situation: index === 1 ? null : block })),
      summary_mode: 'preview',
    })
    expect(textOf(short)).toMatch(/^ {3}> A long short form about things\..*…$/m)
    const long = await free.call('search_situations', { query: 'dam', summary: 'full' })
    expect(long.result?.structuredContent?.summary_mode).toBe('full')
    expect(textOf(long)).toMatch(/^ {3}> (A long short form about things\. ?){12}$/m)
  })

  // R4.5-summary-mode R7-full-no-error R8-anonymous
  test('full summaries asked without the tier are previews, and the result names the call that gives one in full', async () => {
    for (const client of [free, anonymous]) {
      const seen = await client.call('get_top_situations', { summary: 'full' })
      expect(seen.result?.isError).toBeFalsy()
      expect(seen.result?.structuredContent?.summary_mode).toBe('preview')
      expect(textOf(seen)).toContain(`call get_situation_timeline with situation_id \`${idOf('flood')}\``)
    }
    const full = await scale.call('get_top_situations', { summary: 'full' })
    expect(full.result?.structuredContent).toMatchObject({ summary_mode: 'full', data: [{ summary: expect.stringMatching(/END\.$/) }, {}] })
    expect(textOf(full)).not.toContain('in full: call')
  })

  // R4.5-cursor D8-top
  test('a list that goes on ends with its cursor, which resumes under the same arguments alone', async () => {
    const first = await free.call('get_top_situations', { limit: 1 })
    const cursor = String(first.result?.structuredContent?.next_cursor)
    expect(textOf(first).trimEnd().split('\n').at(-1)).toBe(
      `More: call get_top_situations again with the same arguments and cursor \`${cursor}\``,
    )
    const second = await free.call('get_top_situations', { limit: 5, cursor })
    expect(second.result?.structuredContent).toMatchObject({ data: [{ slug: 'strike' }], next_cursor: null })
    expect(textOf(second)).not.toContain('cursor')
    for (const other of [{ window: '24h' }, { sort: 'recent' }, { category: 'politics' }, { country: 'NO' }]) {
      const refused = await free.call('get_top_situations', { cursor, ...other })
      expect(refused.result).toEqual({
        isError: true,
        content: [{ type: 'text', text: 'cursor is not valid for this request or has expired; start again without it.' }],
      })
    }
  })

  // R4.5-cursor R8-call
  test('search pages with a cursor of its own, and each page counts as a search', async () => {
    const first = await free.call('search_situations', { query: 'dam', limit: 1 })
    expect(first.wire.headers.get('x-ratelimit-remaining-search')).toBe('9')
    const cursor = String(first.result?.structuredContent?.next_cursor)
    const second = await free.call('search_situations', { query: 'dam', limit: 5, cursor })
    expect(second.wire.headers.get('x-ratelimit-remaining-search')).toBe('8')
    expect(second.result?.structuredContent).toMatchObject({ data: [{ slug: 'alone' }, { slug: 'rain' }], next_cursor: null })
    expect((await free.call('search_situations', { query: 'other', cursor })).result?.isError).toBe(true)
  })

  // D8-top D8-clamp R4.1-country
  test('window, sort, category and country choose as over REST; a longer window is cut to the tier and says so', async () => {
    const slugs = async (args: object) =>
      (((await free.call('get_top_situations', { ...args })).result?.structuredContent?.data ?? []) as { slug: string }[]).map(
        (row) => row.slug,
      )
    expect(await slugs({ sort: 'recent' })).toEqual(['strike', 'flood'])
    expect(await slugs({ country: 'fr' })).toEqual(['strike'])
    expect(await slugs({ category: 'sports' })).toEqual([])
    expect(textOf(await free.call('get_top_situations', { window: '24h' }))).toContain('# Top situations of the last 24 hours, by')
    const long = await free.call('get_top_situations', { window: '30d' })
    expect(long.result?.structuredContent?.window_days).toBe(7)
    expect((await scale.call('get_top_situations', { window: '30d' })).result?.structuredContent).toMatchObject({
      window_days: 30,
      data: [{}, {}, { slug: 'old' }],
    })
  })

  // D8-timeline R2.5-fields
  test('a timeline goes on where its cursor says, and then holds no header fields; past its end it says that nothing is earlier', async () => {
    const first = await free.call('get_situation_timeline', { situation_id: 'flood', timeline_limit: 1 })
    expect(textOf(first)).toContain(`timeline_before \`${idOf('dam')}\``)
    const next = await free.call('get_situation_timeline', { situation_id: 'flood', timeline_before: idOf('dam') })
    expect(Object.keys(next.result?.structuredContent?.data as object)).toEqual([
      'id',
      'slug',
      'is_timeline_page',
      'timeline',
      'timeline_cursor',
    ])
    expect(textOf(next)).toMatch(/^# Timeline of `flood`, events 2 to 2 of 2$/m)
    const none = await free.call('get_situation_timeline', { situation_id: 'flood', timeline_before: idOf('rain') })
    expect(textOf(none).trimEnd()).toBe('# Timeline of `flood`, 2 events\n\nNo event is earlier.')
  })

  // D8-timeline D8-cluster
  test('the address of a record is as good as its slug; that of the other kind of record is told to be it, and never taken for its namesake', async () => {
    const page = 'https://sitrep.example'
    const api = 'https://api.sitrep.example/v1'
    for (const situation_id of [`${page}/situations/flood?ref=mcp#older`, `${api}/situations/${idOf('flood')}`, ' flood\n']) {
      expect((await free.call('get_situation_timeline', { situation_id })).result?.structuredContent).toHaveProperty('data.slug', 'flood')
    }
    for (const cluster_id of [`${page}/events/dam/`, `${api}/clusters/${idOf('dam')}`, 'dam ']) {
      expect((await free.call('get_cluster', { cluster_id })).result?.structuredContent).toHaveProperty('data.slug', 'dam')
    }
    for (const situation_id of [`${page}/events/flood`, 'https://press.example/flood', `${page}/situations/`]) {
      expect(textOf(await free.call('get_situation_timeline', { situation_id }))).toContain('no situation has this id or slug.')
    }
    for (const situation_id of [`${page}/events/dam?ref=mcp`, `${api}/clusters/${idOf('dam')}`]) {
      expect(textOf(await free.call('get_situation_timeline', { situation_id }))).toBe(
        `no situation has this id or slug; it is an event's. Call get_cluster with cluster_id \`${idOf('dam')}\`.`,
      )
    }
    for (const cluster_id of [`${page}/situations/flood/`, `${api}/situations/${idOf('flood')}`]) {
      expect(textOf(await free.call('get_cluster', { cluster_id }))).toBe(
        `no event has this id or slug; it is a situation's. Call get_situation_timeline with situation_id \`${idOf('flood')}\`.`,
      )
    }
  })

  // D3-stable
  test('a walk of a timeline goes on in the order that it began with, with an account and without', async () => {
    for (const caller of [free, anonymous]) await caller.call('get_situation_timeline', { situation_id: 'flood', timeline_limit: 1 })
    await retimeCluster(store.db, 'dam', NOW - 4 * HOUR)
    const rest = { situation_id: 'flood', timeline_before: idOf('dam') }
    for (const caller of [free, anonymous])
      expect((await caller.call('get_situation_timeline', rest)).result?.structuredContent?.data).toMatchObject({
        timeline: [{ slug: 'rain' }],
      })
    // Who did not walk gets today's order, in which nothing follows.
    expect((await scale.call('get_situation_timeline', rest)).result?.structuredContent?.data).toMatchObject({ timeline: [] })
  })

  // D3-stable
  test('what was just answered is given again, but to nobody of another tier, nor to whoever walks otherwise', async () => {
    const kept = await openTestTools(store.db, { answerAgeMsMax: 500 })
    await seedAccount(store.db, 'other', 'hobby')
    const [own, other, wide] = await Promise.all(
      ['free', 'other', 'scale'].map((name) => connect(kept, { headers: { 'x-api-key': keyOf(name) } })),
    )
    const answerTo = async (caller: TestClient | undefined, name: string, args: Record<string, unknown>) =>
      (await caller?.call(name, args))?.result?.structuredContent
    const days = [own, wide, other].map((caller) => answerTo(caller, 'get_top_situations', { window: '30d' }))
    expect(await Promise.all(days)).toMatchObject([{ window_days: 7 }, { window_days: 30 }, { window_days: 7 }])
    const first = { situation_id: 'flood', timeline_limit: 1 }
    expect(await answerTo(own, 'get_situation_timeline', first)).toMatchObject({ data: { timeline: [{ slug: 'dam' }] } })
    await retimeCluster(store.db, 'dam', NOW - 4 * HOUR)
    expect(await answerTo(own, 'get_situation_timeline', first)).toMatchObject({ data: { timeline: [{ slug: 'dam' }] } })
    const rest = { situation_id: 'flood', timeline_before: idOf('dam') }
    expect(await answerTo(own, 'get_situation_timeline', rest)).toMatchObject({ data: { timeline: [{ slug: 'rain' }] } })
    expect(await answerTo(other, 'get_situation_timeline', rest)).toMatchObject({ data: { timeline: [] } })
    await kept.close()
  })
})

/** The same schema, refusing what it does not name. */
function closed(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map(closed)
  const entries = Object.entries(schema).map(([name, value]) => [name, closed(value)])
  return {
    ...Object.fromEntries(entries),
    ...('properties' in schema && typeof schema.properties === 'object' && 'type' in schema && schema.type === 'object'
      ? { additionalProperties: false }
      : {}),
  }
}
