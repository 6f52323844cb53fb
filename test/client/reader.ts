// A program on the generated client, as somebody outside would write it: compiled and run by client.test.ts.

import { createClient, createConfig } from './generated/client/index.js'
import { getCluster, getLimits, getSituation, listSituations, type SituationRow, search, type TimelineEntry } from './generated/index.js'

export interface Reading {
  tier: string
  situations: SituationRow[]
  timeline: TimelineEntry[]
  outlets: number[]
  hits: string[]
  refusals: string[]
}

/** Reads the whole list page by page, the timeline of its first situation to the end, each event's articles, and searches. */
export async function read(baseUrl: string, key: string): Promise<Reading> {
  const client = createClient(createConfig({ baseUrl, auth: key }))
  const limits = await getLimits({ client, throwOnError: true })
  const situations: SituationRow[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { data }: { data: { data: SituationRow[]; next_cursor: string | null } } = await listSituations({
      client,
      throwOnError: true,
      query: { limit: 1, sort: 'recent', ...(cursor ? { cursor } : {}) },
    })
    situations.push(...data.data)
    cursor = data.next_cursor
  }
  const timeline = await readTimeline(client, situations[0]?.slug ?? '')
  const clusters = await Promise.all(
    timeline.map(({ id }) => getCluster({ client, throwOnError: true, path: { id }, query: { articles: 1 } })),
  )
  const found = await search({ client, throwOnError: true, query: { q: 'ferry' } })
  return {
    tier: limits.data.data.tier,
    situations,
    timeline,
    outlets: clusters.map(({ data }) => data.data.articles_total),
    hits: found.data.data.map((hit) => hit.slug),
    refusals: await readRefusals(baseUrl, client),
  }
}

async function readTimeline(client: ReturnType<typeof createClient>, id: string): Promise<TimelineEntry[]> {
  const entries: TimelineEntry[] = []
  for (let before: string | undefined; ; ) {
    const { data: page } = await getSituation({
      client,
      throwOnError: true,
      path: { id },
      query: { timeline_limit: 1, ...(before ? { timeline_before: before } : {}) },
    })
    // The flag tells a first page from one that goes on; the type knows.
    if (!page.data.is_timeline_page && page.data.title === '') throw new Error('a first page has a title')
    entries.push(...page.data.timeline)
    if (!page.data.timeline_cursor.has_more) return entries
    before = page.data.timeline_cursor.next_before
  }
}

async function readRefusals(baseUrl: string, client: ReturnType<typeof createClient>): Promise<string[]> {
  const stranger = createClient(createConfig({ baseUrl }))
  const refused = [await listSituations({ client: stranger }), await getCluster({ client, path: { id: 'nobody' } })]
  return refused.map(({ error, response }) => `${response?.status} ${error?.error.code}`)
}
