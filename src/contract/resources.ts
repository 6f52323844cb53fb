/** What goes out, one schema per resource. They are open in public (v1 only adds fields); tests check them strictly. */

import { z } from 'zod'
import { ERRORS } from '../core/serving/errors.ts'
import { ACCOUNT_TIER_KEYS } from '../core/serving/tier.ts'
import { category, count, country, id, significanceScore, slug, time } from './fields.ts'

const independentSources = count.describe(
  'Of these outlets, those with a text of their own: copies of an agency or of one another count once',
)

export const situationStatus = z.enum(['ACTIVE', 'QUIET'])

const situationHeader = {
  id: id.describe('Names the situation for ever'),
  slug: slug.describe('Usable in place of the id in paths'),
  title: z.string().describe('Headline of the affair'),
  summary_preview: z.string().describe('Always present: the summary cut to 220 characters'),
  cluster_count: count.describe('Number of member events'),
  source_count: count.describe('Number of outlets'),
  independent_sources: independentSources,
  first_seen: time.describe('Date of the oldest member event, with milliseconds'),
  last_updated: time.describe('Date of the newest member event, not of the last write'),
  status: situationStatus.describe('ACTIVE while the newest member event is recent'),
  category: category.describe('Equals categories[0]'),
  categories: z.array(category).describe('One to four, strongest first'),
  significance_score: significanceScore,
  latest_cluster_title: z.string().describe('Title of the newest member event'),
  url: z.url().describe('Public page'),
}

export const situationRow = z.object({
  ...situationHeader,
  summary: z.string().optional().describe('Only when full summaries are served'),
  countries: z.array(country).describe('ISO 3166-1 alpha-2'),
})

export const timelineEntry = z.object({
  id: id.describe('Names the event for ever; clusters are asked for by it'),
  slug: slug.describe('Usable in place of the id in paths'),
  title: z.string().describe('Headline of the event'),
  summary: z.string().describe('Short form'),
  category: category.describe('The strongest of its categories'),
  countries: z.array(country).describe('ISO 3166-1 alpha-2'),
  significance_score: significanceScore,
  sources: count.describe('Number of outlets'),
  independent_sources: independentSources,
  published_at: time.describe('Time of its earliest article'),
  updated_at: time.describe('Time of its newest article'),
  url: z.url().describe('Public page'),
})

export const timelineCursor = z.object({
  has_more: z.boolean().describe('Whether older entries follow'),
  next_before: z.string().describe('Cluster id; pass as timeline_before'),
  remaining_count: count.describe('Entries after this page'),
  total_count: count.describe('Entries in the whole timeline'),
})

export const situationDetail = z.object({
  ...situationHeader,
  summary: z.string().describe('The whole maintained summary, on every plan'),
  is_timeline_page: z.literal(false).describe('false on a first page'),
  timeline: z.array(timelineEntry).describe('Newest first'),
  timeline_cursor: timelineCursor.describe('Where the timeline goes on'),
  day_span: z.int().min(1).describe('Calendar days (UTC) from the oldest to the newest event, both counted'),
  merged_into_shown: z.boolean().describe('Whether this is the survivor of the situation that was asked for'),
  requested_id: id.optional().describe('Only when merged_into_shown is true: the id that was asked for'),
})

export const situationContinuation = z.object({
  id,
  slug,
  is_timeline_page: z.literal(true),
  timeline: z.array(timelineEntry),
  timeline_cursor: timelineCursor,
})

export const article = z.object({
  source_host: z.string().describe('Registrable domain of the outlet'),
  url: z.string().describe("The publisher's address, never rewritten"),
  title: z.string().describe("The article's own headline"),
  published_at: time.describe('When it was published'),
})

export const situationBlock = z.object({ id, title: z.string(), slug, cluster_count: count })

export const clusterDetail = z.object({
  ...timelineEntry.shape,
  summary_full: z.string().describe('Long form, at most 2,500 characters'),
  keywords: z.array(z.string()).describe('Words and names that the event is about'),
  articles: z.array(article).max(100).describe('One representative article per outlet'),
  articles_total: count.describe('Real number of outlets behind the event'),
  articles_truncated: z.boolean().describe('Whether articles holds fewer than articles_total'),
  situation: situationBlock.nullable().describe('null while the event is in no situation'),
  merged_into_shown: z.boolean().describe('Whether this is the survivor of the event that was asked for'),
})

const nextCursor = z.string().nullable()

export const situationListResponse = z.object({ data: z.array(situationRow), next_cursor: nextCursor })
export const situationResponse = z.object({ data: z.union([situationDetail, situationContinuation]) })
export const clusterResponse = z.object({ data: clusterDetail })
export const searchResponse = z.object({
  data: z.array(timelineEntry),
  query: z.object({ q: z.string(), days: z.int().min(1).describe('The window that was searched') }),
  next_cursor: nextCursor.describe('null when the candidate pool is exhausted'),
})
export const searchWithSituationsResponse = searchResponse.extend({
  data: z.array(timelineEntry.extend({ situation: situationBlock.nullable().describe('null when the event is in no situation') })),
})

const dayCap = z.object({ limit: count, used: count, remaining: count, resets_at: time })
export const limitsResponse = z.object({
  data: z.object({
    tier: z.enum(ACCOUNT_TIER_KEYS),
    requests_per_day: dayCap,
    searches_per_day: dayCap,
    requests_per_minute: z.object({ limit: count, resets_at: time }),
    window_days: z.int().min(1),
    list_summaries: z.enum(['preview', 'full']),
  }),
})

export const errorResponse = z.object({
  error: z.object({
    code: z.enum(Object.keys(ERRORS)),
    message: z.string().describe('For people; may change'),
    moved_to: z.url().optional().describe('Address of the event that a retired situation left behind'),
    upgrade_url: z.url().optional(),
  }),
})

export type SituationRow = z.infer<typeof situationRow>
export type TimelineEntry = z.infer<typeof timelineEntry>
export type SituationDetail = z.infer<typeof situationDetail>
export type SituationContinuation = z.infer<typeof situationContinuation>
export type ClusterDetail = z.infer<typeof clusterDetail>
export type SituationBlock = z.infer<typeof situationBlock>
export type SituationListResponse = z.infer<typeof situationListResponse>
export type SituationResponse = z.infer<typeof situationResponse>
export type ClusterResponse = z.infer<typeof clusterResponse>
export type SearchResponse = z.infer<typeof searchResponse>
export type SearchWithSituationsResponse = z.infer<typeof searchWithSituationsResponse>
export type LimitsResponse = z.infer<typeof limitsResponse>
