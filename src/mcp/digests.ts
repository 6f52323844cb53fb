/** The markdown of each tool: a digest for people and models. The records themselves are in structuredContent. */

import type {
  ClusterDetail,
  SearchWithSituationsResponse,
  SituationContinuation,
  SituationDetail,
  SituationRow,
  TimelineEntry,
} from '../contract/resources.ts'
import { counted } from '../core/text/counted.ts'
import { code, type Digest, link, minute, plain, quoted } from './markdown.ts'

const ROW_SUMMARY_CHARACTERS_MAX = 160
const TITLE_CHARACTERS_MAX = 200
const KEYWORDS_SHOWN_MAX = 12

/** What was asked, as far as a digest tells it again: an answer is read beside others, by somebody without a clock. */
export interface Asked {
  now: number
  days: number
  /** As far back as the caller may look. */
  daysMax: number
  /** Whether this is a later page. */
  isContinued: boolean
  country?: readonly string[]
  /** More than those of `country` where there were too many. */
  countriesNamed?: number
  category?: string | undefined
}

export interface TopSituations {
  data: readonly SituationRow[]
  next_cursor: string | null
  summary_mode: 'preview' | 'full'
  window_days: number
}

export function digestTopSituations(page: TopSituations, asked: Asked & { sort: 'relevance' | 'recent' }): Digest {
  const { data, window_days: days, summary_mode: mode } = page
  const order = asked.sort === 'recent' ? 'newest first' : 'by relevance'
  const [first] = data
  const full = first
    ? [`One situation's summary in full: call get_situation_timeline with situation_id ${code(first.id)} (or the id of another row).`]
    : []
  return {
    head: [
      `# Top situations of the last ${span(days)}, ${order}`,
      '',
      askedLine(asked, days),
      '',
      ...(first ? [] : [nothingFound(asked, days, 'search_situations, which also finds events that are in no situation')]),
    ],
    rows: data.map(situationRow),
    leftOut: (shown) => `(${data.length - shown} more of this page are in structuredContent; a smaller limit prints them all.)`,
    tail: [...(mode === 'preview' ? ['', ...full] : []), ...cursorLine('get_top_situations', page.next_cursor)],
  }
}

function situationRow(row: SituationRow, index: number): string {
  return [
    `${index + 1}. **${quoted(row.title, TITLE_CHARACTERS_MAX)}** (${significance(row)}, ${row.status})`,
    `   ${facts(counted(row.cluster_count, 'event'), outlets(row.source_count, row.independent_sources), row.categories.join(', '), row.countries.join(', '))}`,
    `   > ${plain(row.summary ?? row.summary_preview)}`,
    `   Newest, ${minute(row.last_updated)}: ${quoted(row.latest_cluster_title, TITLE_CHARACTERS_MAX)}`,
    `   situation_id ${code(row.id)} · ${row.url}`,
    '',
  ].join('\n')
}

export function digestSearch(page: SearchWithSituationsResponse, asked: Asked & { isFull: boolean }): Digest {
  const { data, query } = page
  return {
    head: [
      `# Events of the last ${span(query.days)} for ${quoted(query.q)}`,
      '',
      askedLine(asked, query.days),
      '',
      ...(data.length > 0 ? [] : [nothingFound(asked, query.days, 'other words, also of another language')]),
    ],
    rows: data.map((hit, index) =>
      [
        `${index + 1}. **${quoted(hit.title, TITLE_CHARACTERS_MAX)}** (${significance(hit)})`,
        `   ${reported(hit)} · ${coverage(hit)}`,
        `   > ${plain(hit.summary, asked.isFull ? undefined : ROW_SUMMARY_CHARACTERS_MAX)}`,
        `   ${hit.situation ? `In ${quoted(hit.situation.title, TITLE_CHARACTERS_MAX)} (${counted(hit.situation.cluster_count, 'event')}), situation_id ${code(hit.situation.id)}` : 'In no situation'}`,
        `   cluster_id ${code(hit.id)} · ${hit.url}`,
        '',
      ].join('\n'),
    ),
    leftOut: (shown) => `(${data.length - shown} more of this page are in structuredContent; a smaller limit prints them all.)`,
    tail: cursorLine('search_situations', page.next_cursor),
  }
}

/** `endsEarly`: the view ends here for callers without an account, though the timeline goes on. */
export function digestTimeline(page: SituationDetail | SituationContinuation, { endsEarly }: { endsEarly: boolean }): Digest {
  const { timeline, timeline_cursor: cursor, id } = page
  const more = cursor.has_more
    ? [
        '',
        `${counted(cursor.remaining_count, 'older event')} more: call get_situation_timeline with situation_id ${code(id)} and ` +
          `timeline_before ${code(cursor.next_before)}`,
      ]
    : []
  const end = endsEarly ? ['', `${counted(cursor.remaining_count, 'older event')} more with a free key or sign-in.`] : []
  return {
    head: [
      ...(page.is_timeline_page ? continuationHead(page) : situationHead(page)),
      timeline.length > 0 ? '## Timeline, newest first' : '',
      '',
    ],
    rows: timeline.map(timelineRow),
    leftOut: (shown) => {
      const last = timeline[shown - 1]
      const next = last ? `, or call get_situation_timeline with situation_id ${code(id)} and timeline_before ${code(last.id)}` : ''
      return `(${timeline.length - shown} more of this page are in structuredContent${next}.)`
    },
    tail: [...more, ...end],
  }
}

function situationHead(page: SituationDetail): string[] {
  const merged = page.merged_into_shown ? [`(The situation asked for was merged into this one.)`, ''] : []
  return [
    `# ${quoted(page.title)}`,
    '',
    ...merged,
    facts(
      significance(page),
      page.status,
      counted(page.cluster_count, 'event'),
      outlets(page.source_count, page.independent_sources),
      `${counted(page.day_span, 'day')}, ${minute(page.first_seen)} to ${minute(page.last_updated)}`,
      page.categories.join(', '),
    ),
    '',
    `> ${plain(page.summary)}`,
    '',
    `situation_id ${code(page.id)} · ${page.url}`,
    '',
  ]
}

function continuationHead(page: SituationContinuation): string[] {
  const { total_count: total, remaining_count: remaining } = page.timeline_cursor
  if (page.timeline.length === 0) return [`# Timeline of ${code(page.slug)}, ${counted(total, 'event')}`, '', 'No event is earlier.']
  const last = total - remaining
  return [`# Timeline of ${code(page.slug)}, events ${last - page.timeline.length + 1} to ${last} of ${total}`, '']
}

function timelineRow(entry: TimelineEntry): string {
  return [
    `- ${reported(entry)} · **${quoted(entry.title, TITLE_CHARACTERS_MAX)}** (${significance(entry)}, ${outlets(entry.sources, entry.independent_sources)})`,
    `  > ${plain(entry.summary, ROW_SUMMARY_CHARACTERS_MAX)}`,
    `  cluster_id ${code(entry.id)}`,
  ].join('\n')
}

export function digestCluster(cluster: ClusterDetail): Digest {
  const { articles, articles_total: total, situation } = cluster
  const most = 100
  const others = total - articles.length
  return {
    head: [
      `# ${quoted(cluster.title)}`,
      '',
      ...(cluster.merged_into_shown ? ['(The event asked for was merged into this one.)', ''] : []),
      facts(
        significance(cluster),
        `first report ${minute(cluster.published_at)}`,
        coverage(cluster),
        `newest ${minute(cluster.updated_at)}`,
      ),
      '',
      `> ${plain(cluster.summary_full)}`,
      '',
      ...(cluster.keywords.length > 0
        ? [
            `Keywords: ${cluster.keywords
              .slice(0, KEYWORDS_SHOWN_MAX)
              .map((word) => quoted(word))
              .join(', ')}`,
            '',
          ]
        : []),
      situation
        ? `In ${quoted(situation.title)} (${counted(situation.cluster_count, 'event')}): call get_situation_timeline with situation_id ${code(situation.id)}`
        : 'In no situation.',
      `cluster_id ${code(cluster.id)} · ${cluster.url}`,
      '',
      `## Sources, ${articles.length} of ${counted(total, 'outlet')}`,
      '',
    ],
    rows: articles.map((article) => {
      const address = link(article.url)
      return `- ${plain(article.source_host)}, ${minute(article.published_at)}: ${quoted(article.title, TITLE_CHARACTERS_MAX)}${address ? ` ${address}` : ''}`
    }),
    leftOut: (shown) => `(${articles.length - shown} more articles are in structuredContent.)`,
    tail:
      others > 0 && articles.length < most
        ? [
            '',
            `${counted(others, 'outlet')} more: call get_cluster with cluster_id ${code(cluster.id)} and articles ${Math.min(most, total)}`,
          ]
        : [],
  }
}

// Named: out of ten alone may be anything.
function significance({ significance_score: score }: { significance_score: number }): string {
  return `significance ${score}/10`
}

function coverage(entry: TimelineEntry): string {
  return facts(outlets(entry.sources, entry.independent_sources), entry.category, entry.countries.join(', '))
}

// What is told of an event may be of its newest report: whoever has the day of the first alone would date it wrongly, or miss it as old.
function reported({ published_at: first, updated_at: newest }: TimelineEntry): string {
  return newest.slice(0, 10) > first.slice(0, 10) ? `${minute(first)}, newest report ${minute(newest)}` : minute(first)
}

// Whoever asks how many say so should not count an agency's copies.
function outlets(sources: number, independent: number): string {
  return independent < sources ? `${counted(sources, 'outlet')}, ${independent} with their own report` : counted(sources, 'outlet')
}

function askedLine({ now, days, country = [], countriesNamed = country.length, category }: Asked, daysServed: number): string {
  const dropped = countriesNamed > country.length ? ` (of ${countriesNamed} countries only the first ${country.length} are heeded)` : ''
  return facts(
    `As of ${minute(new Date(now).toISOString())}`,
    country.length > 0 ? `country ${country.join(', ')}${dropped}` : '',
    category === undefined ? '' : `category ${category}`,
    days > daysServed ? `${span(days)} were asked for, this plan goes back ${span(daysServed)}` : '',
  )
}

/** And what else to try. */
function nothingFound({ daysMax, isContinued, country = [], category }: Asked, daysServed: number, other: string): string {
  if (isContinued) return 'Nothing more.'
  const tries = [
    ...(daysServed < daysMax ? ['a longer window'] : []),
    ...(country.length > 0 ? ['other countries or none'] : []),
    ...(category === undefined ? [] : ['no category']),
    other,
  ]
  return `Nothing found. Try ${tries.join('; or ')}.`
}

// A window is no day of the calendar.
function span(days: number): string {
  return days === 1 ? '24 hours' : counted(days, 'day')
}

function facts(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' · ')
}

// R4.5-cursor: the last line when there is more.
function cursorLine(tool: string, cursor: string | null): string[] {
  return cursor === null ? [] : ['', `More: call ${tool} again with the same arguments and cursor ${code(cursor)}`]
}
