/**
 * The path of one request: address ceiling → key → caps → parameters → one service function → the answer.
 *
 * Whatever fails after the key carries the limit headers, and a failure of ours gives back what the request took (D6-counted).
 */

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { parseQuery, queryOf } from '../contract/parse-query.ts'
import { ServiceError } from '../core/serving/errors.ts'
import { type Admission, admit, admitSearch, giveBack, refusalError, subjectOf } from '../service/admit.ts'
import type { AccountCaller } from '../service/caller.ts'
import { serviceErrorOf } from '../service/service-error.ts'
import type { TimelineWalk } from '../service/timeline-walks.ts'
import type { HistoryOutcome } from '../service/usage-history.ts'
import { refuseUnreadable } from './addresses.ts'
import { keyOf } from './credentials.ts'
import type { RestDeps } from './deps.ts'
import { UNKNOWN_ENDPOINT } from './errors.ts'
import { type Headers, JSON_TYPE, limitHeaders } from './headers.ts'
import { endpointOf, outcomeOf } from './noted-requests.ts'
import { type Answer, answerKey } from './response-cache.ts'

/** What a handler works with once the request is admitted. */
export interface Admitted<Query> {
  caller: AccountCaller
  now: number
  query: Query
  /** The last segment of the path, for endpoints that name a record. */
  idOrSlug: string
  /** Counts the search. Throws the 429 when the cap was reached meanwhile. */
  countSearch: () => Promise<void>
}

interface EndpointOptions<Query extends z.ZodObject> {
  query: Query
  /** A search counts against its own cap, and every page runs it again: its answers are never kept. */
  search?: boolean
  answer: (admitted: Admitted<z.output<Query>>) => Promise<{ body: object; headers?: Headers; walk?: TimelineWalk | undefined }>
}

export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | object>

export function endpoint<Query extends z.ZodObject>(deps: RestDeps, options: EndpointOptions<Query>): Handler {
  const search = options.search ?? false
  return async (request, reply) => {
    const now = deps.clock()
    const idOrSlug = idOrSlugOf(request)
    const caller = await authenticateRequest(deps, request, now)
    const route = endpointOf(request.routeOptions.url)
    const note = (outcome: HistoryOutcome) => route && deps.history.note(caller.accountId, route, outcome, now)
    const setLimitHeaders = (usage: Admission['usage']) => reply.headers(limitHeaders(caller.tier, usage, { now, search }))
    let admission = await admit(deps, caller, { now, search }).catch((error) => {
      setLimitHeaders(deps.usage.lastKnown(subjectOf(caller), now))
      note('failed')
      throw error
    })
    let searches = 0
    const refuseWhenCapped = () => {
      if (admission.refusal) throw refusalError(deps, caller.tier, admission.refusal)
    }
    const countSearch = async () => {
      admission = await admitSearch(deps, admission, now)
      refuseWhenCapped()
      searches = 1
    }
    const make = maker(options, { caller, idOrSlug, url: request.raw.url ?? '', route: request.routeOptions.url ?? '' })
    try {
      refuseWhenCapped()
      refuseUnreadable(request)
      // The tier and the address as written decide the answer whole; another spelling of the same question is only made again.
      const answer = await (search ? make(now, countSearch) : deps.responses.read(answerKey(caller, request.raw.url ?? ''), now, make))
      if (answer.walk) await deps.walks.note(admission.subject.id, answer.walk, now)
      setLimitHeaders(admission.usage)
      note('served')
      return reply.headers(answer.headers).type(JSON_TYPE).send(answer.body)
    } catch (error) {
      if (serviceErrorOf(error).status >= 500) admission = await giveBack(deps, admission, searches).catch(() => admission)
      setLimitHeaders(admission.usage)
      note(outcomeOf(error, admission.refusal))
      throw error
    }
  }
}

interface Asked {
  caller: AccountCaller
  idOrSlug: string
  url: string
  route: string
}

/** Makes the answer. It may be called again long after the request, and so holds nothing else of it. */
function maker<Query extends z.ZodObject>({ query, answer }: EndpointOptions<Query>, { caller, idOrSlug, url, route }: Asked) {
  return async (now: number, countSearch = async () => {}): Promise<Answer> => {
    // Of the address itself: the library's own parser forgives what the contract does not.
    const { body, headers = {}, walk } = await answer({ caller, now, query: parseQuery(query, queryOf(url)), idOrSlug, countSearch })
    return { body: Buffer.from(JSON.stringify(body)), headers, route, ...(walk && { walk }) }
  }
}

/** R8-ceiling, then R5-key. */
export function authenticateRequest(
  deps: Pick<RestDeps, 'ceiling' | 'authenticator'>,
  request: FastifyRequest,
  now: number,
): AccountCaller | Promise<AccountCaller> {
  deps.ceiling.pass(request.ip, now)
  return deps.authenticator.authenticate(keyOf(request.headers), now)
}

// D3-order: a path that ends where the id should stand is no route, and that is said before anybody is asked for a key.
function idOrSlugOf(request: FastifyRequest): string {
  const { params } = request
  if (typeof params !== 'object' || params === null || !('id' in params) || typeof params.id !== 'string') return ''
  if (params.id === '') throw new ServiceError('not_found', UNKNOWN_ENDPOINT)
  return params.id
}
