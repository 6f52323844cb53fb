/**
 * Examples that are true: answers of this very server, to the questions that the page shows. They are asked anew once in a while. Where the
 * store has nothing to show yet, answers stand in that were recorded over the sample stream.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '../../contract/endpoints.ts'
import type { ToolName } from '../../contract/tools.ts'
import type { AccountCaller } from '../../service/caller.ts'
import { getCluster } from '../../service/get-cluster.ts'
import { getSituation } from '../../service/get-situation.ts'
import { keptFresh } from '../../service/kept-fresh.ts'
import { presentLimits } from '../../service/limits.ts'
import { listSituations } from '../../service/list-situations.ts'
import { prepareSearch, presentSearch, search } from '../../service/search.ts'
import type { SiteDeps } from '../deps.ts'
import type { Directives } from './expand.ts'

const RECORDED = join(import.meta.dirname, '../../../docs/site/examples.json')
/** A page of documentation is no reason to ask the store, and an embedding server, every time. */
const KEPT = { freshMs: 60_000, shownMs: 3_600_000 }
const QUERY_WORDS = 2
const QUERY_WORD_LETTERS_MIN = 5

export interface ToolExample {
  call: object
  markdown: string
  structured: object
}

export interface Examples {
  situation: string
  cluster: string
  /** As it stands in an address. */
  query: string
  bodies: Record<keyof typeof endpoints, object>
  tools: Record<ToolName, ToolExample>
}

export type ExamplesDeps = Pick<SiteDeps, 'db' | 'links' | 'tiers' | 'cursorSecret' | 'searchIndex' | 'runTool'>
export type ExamplesReader = (now: number) => Promise<Examples>

export function recordedExamples(): Examples {
  return JSON.parse(readFileSync(RECORDED, 'utf8'))
}

export function createExamples(deps: ExamplesDeps): ExamplesReader {
  const recorded = recordedExamples()
  // A store that is out of reach, or an embedding server, must not take the documentation away.
  const ask = async (now: number) => (await askForExamples(deps, now).catch(() => undefined)) ?? recorded
  return keptFresh(ask, KEPT)
}

/** Asks this server what the pages ask; undefined when it has nothing to show. */
export async function askForExamples(deps: ExamplesDeps, now: number): Promise<Examples | undefined> {
  const tier = deps.tiers.builder
  const caller = { kind: 'account', accountId: 'documentation', tier } as const
  const listQuery = endpoints.listSituations.query.parse({ limit: 1, summary: 'full', days: tier.windowDays })
  const { body: list } = await listSituations(deps, caller, { query: listQuery, now })
  const situation = list.data[0]?.slug
  if (situation === undefined) return undefined
  const detailQuery = endpoints.getSituation.query.parse({ timeline_limit: 2 })
  // Nobody goes on from here, so the walk is noted nowhere.
  const { body: detail } = await getSituation(deps, situation, { query: detailQuery, subject: caller.accountId })
  const [entry] = detail.data.timeline
  if (entry === undefined) return undefined
  const q = queryFrom(entry.title)
  const searchQuery = endpoints.search.query.parse({ q, limit: 1 })
  return {
    situation,
    cluster: entry.slug,
    query: encodeURIComponent(q).replaceAll('%20', '+'),
    bodies: {
      listSituations: list,
      getSituation: detail,
      getCluster: await getCluster(deps, entry.slug, endpoints.getCluster.query.parse({ articles: 2 })),
      search: presentSearch(deps.links, searchQuery, await search(deps, prepareSearch(deps, caller, { query: searchQuery, now }))),
      getLimits: presentLimits(caller, { requestsToday: 1, requestsThisMinute: 1, searchesToday: 1 }, now),
    },
    tools: {
      get_top_situations: await toolExample(deps, { name: 'get_top_situations', given: { limit: 1 } }, { caller, now }),
      search_situations: await toolExample(deps, { name: 'search_situations', given: { query: q, limit: 1 } }, { caller, now }),
      get_situation_timeline: await toolExample(
        deps,
        { name: 'get_situation_timeline', given: { situation_id: situation, timeline_limit: 1 } },
        { caller, now },
      ),
      get_cluster: await toolExample(deps, { name: 'get_cluster', given: { cluster_id: entry.slug, articles: 1 } }, { caller, now }),
    },
  }
}

async function toolExample(
  deps: ExamplesDeps,
  { name, given }: { name: ToolName; given: Record<string, unknown> },
  run: { caller: AccountCaller; now: number },
): Promise<ToolExample> {
  const { markdown, structured } = await deps.runTool({ name, given }, run)
  return { call: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } }, markdown, structured }
}

/** Words that somebody might type to find an event of this title. */
function queryFrom(title: string): string {
  const words = title.split(/[^\p{L}]+/u).filter((word) => word.length >= QUERY_WORD_LETTERS_MIN)
  // By code points: an address holds no half of a character.
  return words.length === 0 ? Array.from(title).slice(0, 40).join('') : words.slice(0, QUERY_WORDS).join(' ').toLowerCase()
}

/** The directives that examples fill in. */
export function exampleDirectives(examples: Examples): Directives {
  return {
    slug: (record) => (record === 'cluster' ? examples.cluster : examples.situation),
    query: () => examples.query,
    example: (name) => {
      if (!Object.hasOwn(examples.bodies, name)) throw new Error(`the documentation names an example "${name}" that there is not`)
      return fenced(examples.bodies[name as keyof Examples['bodies']])
    },
    'tool-example': (name) => {
      if (!Object.hasOwn(examples.tools, name)) throw new Error(`the documentation names a tool "${name}" that there is not`)
      const { call, markdown, structured } = examples.tools[name as ToolName]
      // The digest holds what outlets wrote: as a string of JSON it cannot leave its block.
      const result = { content: [{ type: 'text', text: markdown }], structuredContent: structured }
      return `${fenced(call)}\n\nThe \`result\` of the answer:\n\n${fenced(result)}`
    },
  }
}

const fenced = (value: object): string => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``
