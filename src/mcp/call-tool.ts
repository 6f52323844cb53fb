/**
 * One call of a tool: known → caps → reachable for the caller → arguments → the tool → its result.
 *
 * What a caller can act on is a result with `isError` (R4.5-refusals); a call that was written wrongly is -32602; a fault of ours is -32603
 * and gives back what the call took.
 */

import { type CallToolResult, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import { InvalidArgument, shownValue, type ToolArguments } from '../contract/tool-arguments.ts'
import { isToolName, TOOL_NAMES, TOOLS, type ToolName } from '../contract/tools.ts'
import type { Usage } from '../core/serving/cap.ts'
import type { NamedRecord, ServiceError } from '../core/serving/errors.ts'
import { counted } from '../core/text/counted.ts'
import { outcomeOf } from '../rest/noted-requests.ts'
import { type Admission, admit, admitSearch, giveBack, refusalError, subjectOf } from '../service/admit.ts'
import type { Caller } from '../service/caller.ts'
import { serviceErrorOf } from '../service/service-error.ts'
import type { HistoryOutcome } from '../service/usage-history.ts'
import type { ToolServerDeps } from './deps.ts'
import { code } from './markdown.ts'
import { runTool } from './run-tool.ts'
import type { ToolAnswer } from './tool-answers.ts'
import { needsAccount } from './ways-in.ts'

/** One HTTP request: who sends it, and what its answer must tell beside the message. */
export interface Exchange {
  caller: Caller
  now: number
  requestId: string
  /** `/mcp/open`: no sign-in is offered. */
  isOpenLane: boolean
  /** Where to learn how to sign in. */
  resourceMetadataUrl: string
  /** After a call of a tool: what the caller has used, and whether searches are part of it. */
  counted?: { usage: Usage; search: boolean }
  /** A fault of ours. */
  failure?: ServiceError
  /** What a call has for arguments where they are no object; the call itself is then without any. */
  strayArguments?: unknown
  /** Where the answer is written by us and not by the library: a result that is kept as text goes here, and is not made into text again. */
  readyMade?: { json: Buffer | undefined }
}

const anonymousTools: ReadonlySet<string> = new Set(TOOLS.filter((tool) => tool.isAnonymous).map((tool) => tool.name))

export async function callTool(
  deps: ToolServerDeps,
  exchange: Exchange,
  call: { name: string; arguments?: ToolArguments | undefined },
): Promise<CallToolResult> {
  const { name } = call
  // D8-counting: before any cap.
  if (!isToolName(name)) throw invalid(`unknown tool ${shownValue(name)}; the tools are ${TOOL_NAMES.join(', ')}`)
  if (exchange.caller.kind === 'anonymous' && !anonymousTools.has(name)) return refusedKeyed(deps, exchange, name)
  return admitted(deps, exchange, { name, given: call.arguments ?? {} })
}

/** D8-counting: a known tool's call counts. Past its cap the caller is better told of a key than of the cap: it ends both. */
async function refusedKeyed(deps: ToolServerDeps, exchange: Exchange, name: ToolName): Promise<CallToolResult> {
  const { caller, now } = exchange
  // Whether it could be counted changes nothing about the answer.
  await admit(deps, caller, { now, search: false }).catch(() => {})
  return needsAccount(deps, exchange, name)
}

async function admitted(deps: ToolServerDeps, exchange: Exchange, call: { name: ToolName; given: ToolArguments }): Promise<CallToolResult> {
  const { caller, now } = exchange
  const search = call.name === 'search_situations'
  let admission: Admission | undefined
  let searches = 0
  const note = (changed: Admission): Admission => {
    admission = changed
    exchange.counted = { usage: changed.usage, search }
    return changed
  }
  const record = (outcome: HistoryOutcome): void => {
    if (caller.kind === 'account') deps.history.note(caller.accountId, call.name, outcome, now)
  }
  const refuseWhenCapped = ({ refusal }: Admission): void => {
    if (refusal) throw refusalError(deps, caller.tier, refusal)
  }
  try {
    const first = note(await admit(deps, caller, { now, search }))
    refuseWhenCapped(first)
    const countSearch = async (): Promise<void> => {
      refuseWhenCapped(note(await admitSearch(deps, first, now)))
      searches = 1
    }
    const { strayArguments } = exchange
    if (strayArguments !== undefined) throw new InvalidArgument(`arguments must be an object; got ${shownValue(strayArguments)}`)
    const answer = await runTool(deps, call, { caller, now, countSearch })
    record('served')
    return resultOf(exchange, answer)
  } catch (thrown) {
    if (thrown instanceof InvalidArgument) {
      record('refused')
      throw invalid(thrown.message)
    }
    const error = serviceErrorOf(thrown)
    record(outcomeOf(error, admission?.refusal))
    const taken = admission
    if (!taken) exchange.counted = { usage: deps.usage.lastKnown(subjectOf(caller), now), search }
    else if (error.status >= 500) note(await giveBack(deps, taken, searches).catch(() => taken))
    return refusalOf(deps, exchange, { error, name: call.name })
  }
}

function resultOf({ readyMade }: Exchange, { markdown, structured, json }: ToolAnswer): CallToolResult {
  if (readyMade) {
    readyMade.json = json
    return { content: [] }
  }
  return { content: [{ type: 'text', text: markdown }], structuredContent: structured }
}

interface Refusal {
  error: ServiceError
  name: ToolName
}

function refusalOf(deps: ToolServerDeps, exchange: Exchange, { error, name }: Refusal): CallToolResult {
  // A failing embedding server is for the caller to wait for; any other 5xx is ours.
  if (error.status < 500 || error.code === 'upstream_error') return refused(refusalText(deps, exchange, { error, name }))
  exchange.failure = error
  deps.log.error('request.failed', { request_id: exchange.requestId, code: error.code, err: error.cause ?? error })
  throw new ProtocolError(ProtocolErrorCode.InternalError, error.message)
}

/** D8-is-error: text alone; structuredContent that does not fit the schema would hide it. */
function refused(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] }
}

/** Where the ids are that a tool takes: for whoever guessed one, or brought a title or an address. */
const IDS: Partial<Record<ToolName, string>> = {
  get_situation_timeline:
    "situation_id is in the results of get_top_situations and search_situations; a slug is the last part of a page's address.",
  get_cluster: "cluster_id is in the results of search_situations and get_situation_timeline; a slug is the last part of a page's address.",
}

function refusalText(deps: ToolServerDeps, { caller }: Exchange, { error, name }: Refusal): string {
  const { moved_to: movedTo, upgrade_url: upgradeUrl } = error.extras
  const sentences = [sentence(error.message)]
  if (movedTo !== undefined) sentences.push(callOf({ kind: 'cluster', id: movedTo.slice(movedTo.lastIndexOf('/') + 1) }))
  if (error.named) sentences.push(callOf(error.named))
  const ids = IDS[name]
  if (ids !== undefined && error.code === 'not_found' && sentences.length === 1) sentences.push(ids)
  if (caller.kind === 'anonymous' && error.code === 'rate_limited') {
    const { hobby } = deps.tiers
    sentences.push(`A free key allows ${counted(hobby.requestsPerDay, 'request')} per day: ${deps.links.siteUrl}/sign-up?ref=mcp`)
  } else if (upgradeUrl !== undefined) sentences.push(`More: ${upgradeUrl}`)
  return sentences.join(' ')
}

function callOf({ kind, id }: NamedRecord): string {
  return kind === 'cluster' ? `Call get_cluster with cluster_id ${code(id)}.` : `Call get_situation_timeline with situation_id ${code(id)}.`
}

// R7-tier-keys: its first word may be a tier's key or a parameter, and stays as it is written.
function sentence(text: string): string {
  return `${text}${/[\w)]$/.test(text) && !/\/\S*$/.test(text) ? '.' : ''}`
}

export function invalid(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message)
}
