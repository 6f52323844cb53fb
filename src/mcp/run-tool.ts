/** What each tool does: arguments to the service function of its REST twin, the same object out, and a digest beside it. */

import {
  clusterArguments,
  searchArguments,
  type ToolArguments,
  timelineArguments,
  topSituationsArguments,
} from '../contract/tool-arguments.ts'
import { TOOLS, type ToolName } from '../contract/tools.ts'
import { ANONYMOUS_TIMELINE_ENTRIES_MAX, SEARCH_DAYS } from '../core/serving/bounds.ts'
import { ServiceError } from '../core/serving/errors.ts'
import { subjectOf } from '../service/admit.ts'
import type { Caller } from '../service/caller.ts'
import { getCluster } from '../service/get-cluster.ts'
import { type GivenSituation, getShallowSituation, getSituation, type SituationAsk } from '../service/get-situation.ts'
import { listSituations } from '../service/list-situations.ts'
import { recordKeyOf } from '../service/record-key.ts'
import { prepareSearch, presentSearchWithSituations, search } from '../service/search.ts'
import { unknownCluster, unknownSituation } from '../service/unknown-record.ts'
import type { ToolServerDeps } from './deps.ts'
import { digestCluster, digestSearch, digestTimeline, digestTopSituations } from './digests.ts'
import { type Digest, fitDigest, quoted } from './markdown.ts'
import type { ToolAnswer } from './tool-answers.ts'

export type RunDeps = Pick<ToolServerDeps, 'db' | 'links' | 'cursorSecret' | 'searchIndex' | 'answers' | 'walks'>

export interface Run {
  caller: Caller
  now: number
  /** Counts the search. Throws the refusal when the cap was reached meanwhile. */
  countSearch: () => Promise<void>
}

/** D8-size: so many characters for a result at default arguments, four of them counted as a token. */
const RESULT_CHARACTERS_MAX = 96_000
const MARKDOWN_CHARACTERS_MAX = 40_000
const MARKDOWN_CHARACTERS_MIN = 8_000
const UNKNOWN_ARGUMENTS_SHOWN_MAX = 5
const ARGUMENT_NAME_CHARACTERS_MAX = 40

export interface ToolCall {
  name: ToolName
  given: ToolArguments
}

/** Throws `InvalidArgument` for what was asked wrongly, `ServiceError` for what can't be given. */
export async function runTool(deps: RunDeps, call: ToolCall, run: Run): Promise<ToolAnswer> {
  // R4.5-ref
  const links = { ...deps.links, ref: 'mcp' }
  return tellingUnknown(call, await answerOfTool({ ...deps, links }, call, run))
}

async function answerOfTool(linked: RunDeps, { name, given }: ToolCall, run: Run): Promise<ToolAnswer> {
  switch (name) {
    case 'get_top_situations':
      return topSituations(linked, given, run)
    case 'search_situations':
      return searchSituations(linked, given, run)
    case 'get_situation_timeline':
      return situationTimeline(linked, given, run)
    case 'get_cluster':
      return cluster(linked, given, run)
  }
}

function topSituations(deps: RunDeps, given: ToolArguments, { caller, now }: Run): Promise<ToolAnswer> {
  const query = topSituationsArguments(given)
  return deps.answers.read(keyOf('get_top_situations', caller, query), now, async () => {
    const { body, summaryMode, windowDays } = await listSituations(deps, caller, { query, now })
    const page = { ...body, summary_mode: summaryMode, window_days: windowDays }
    const { sort, days, country, countriesNamed, category, cursor } = query
    const asked = { now, days, daysMax: caller.tier.windowDays, isContinued: cursor !== undefined, country, countriesNamed, category }
    return answerOf(page, digestTopSituations(page, { ...asked, sort }))
  })
}

async function searchSituations(deps: RunDeps, given: ToolArguments, { caller, now, countSearch }: Run): Promise<ToolAnswer> {
  const { isFull, ...query } = searchArguments(given)
  const prepared = prepareSearch(deps, caller, { query, now })
  await countSearch()
  const body = presentSearchWithSituations(deps.links, query, await search(deps, prepared))
  const daysMax = Math.min(SEARCH_DAYS.max, caller.tier.windowDays)
  const asked = { now, days: query.days, daysMax, isContinued: query.cursor !== undefined }
  // D8-mode: on every tier.
  return answerOf({ ...body, summary_mode: isFull ? 'full' : 'preview' }, digestSearch(body, { ...asked, isFull }))
}

async function situationTimeline(deps: RunDeps, given: ToolArguments, { caller, now }: Run): Promise<ToolAnswer> {
  const { record, kind, query } = timelineArguments(given)
  const subject = subjectOf(caller).id
  const ask = { query, subject }
  // Where a walk goes on, the answer depends on who walks.
  const key = keyOf('get_situation_timeline', caller, { record, kind, query, ...(query.timeline_before === undefined ? {} : { subject }) })
  const answer = await deps.answers.read(key, now, async () => {
    // Its slug may be some situation's, too, which is not meant.
    if (kind === 'cluster') throw await unknownSituation(deps.db, recordKeyOf(record))
    return timelineAnswer(caller.kind === 'anonymous' ? await shallowTimeline(deps, record, ask) : await getSituation(deps, record, ask))
  })
  for (const walk of answer.walks ?? []) await deps.walks.note(subject, walk, now)
  return answer
}

/** Who reads the markdown alone goes on behind the last event that it prints (D3-stable). */
function timelineAnswer({ body, walk, movesSeen }: GivenSituation): ToolAnswer {
  const { timeline, timeline_cursor: cursor } = body.data
  const { shown, ...answer } = answerOf(body, digestTimeline(body.data, { endsEarly: !cursor.has_more && cursor.remaining_count > 0 }))
  const lastPrinted = shown < timeline.length ? timeline[shown - 1] : undefined
  return { ...answer, walks: [...(walk ? [walk] : []), ...(lastPrinted ? [{ before: lastPrinted.id, movesSeen }] : [])] }
}

async function shallowTimeline(deps: RunDeps, record: string, ask: SituationAsk): Promise<GivenSituation> {
  const found = await getShallowSituation(deps, record, ask)
  if (found.kind === 'page') return found
  // D8-anonymous-depth
  throw new ServiceError(
    'bad_request',
    `without an account a timeline ends at its ${ANONYMOUS_TIMELINE_ENTRIES_MAX} newest events; a free key shows all of it: ${deps.links.siteUrl}/sign-up?ref=mcp`,
  )
}

function cluster(deps: RunDeps, given: ToolArguments, { caller, now }: Run): Promise<ToolAnswer> {
  const ask = clusterArguments(given)
  return deps.answers.read(keyOf('get_cluster', caller, ask), now, async () => {
    if (ask.kind === 'situation') throw await unknownCluster(deps.db, recordKeyOf(ask.record))
    const body = await getCluster(deps, ask.record, ask.query)
    return answerOf(body, digestCluster(body.data))
  })
}

/** Everything that an answer depends on. */
function keyOf(name: ToolName, caller: Caller, ask: object): string {
  return `${name} ${caller.tier.key} ${JSON.stringify(ask)}`
}

/** D8-unknown: whoever asks for what a tool does not take, such as another tool's filter, would believe that it was heeded. */
function tellingUnknown({ name, given }: ToolCall, answer: ToolAnswer): ToolAnswer {
  const known = Object.keys(TOOLS.find((tool) => tool.name === name)?.inputSchema.properties ?? {})
  const unknown = Object.keys(given).filter((argument) => !known.includes(argument) && given[argument] !== null)
  if (unknown.length === 0) return answer
  const shown = unknown.slice(0, UNKNOWN_ARGUMENTS_SHOWN_MAX).map((argument) => quoted(argument, ARGUMENT_NAME_CHARACTERS_MAX))
  const told = `Not heeded: ${shown.join(', ')}. ${name} takes ${known.join(', ')}.`
  const [title = '', ...rest] = answer.markdown.split('\n')
  return { ...answer, ...written([title, '', told, ...rest].join('\n'), answer.structured) }
}

function answerOf(structured: Record<string, unknown>, digest: Digest): ToolAnswer & { shown: number } {
  const records = JSON.stringify(structured)
  const room = Math.max(MARKDOWN_CHARACTERS_MIN, Math.min(MARKDOWN_CHARACTERS_MAX, RESULT_CHARACTERS_MAX - records.length))
  const { text, shown } = fitDigest(digest, room)
  return { ...written(text, structured, records), shown }
}

function written(markdown: string, structured: Record<string, unknown>, records = JSON.stringify(structured)): ToolAnswer {
  const json = `{"content":[{"type":"text","text":${JSON.stringify(markdown)}}],"structuredContent":${records}}`
  return { markdown, structured, json: Buffer.from(json) }
}
