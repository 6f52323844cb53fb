// The API on a test's store, with a clock that the test turns.

import fastify, { type FastifyInstance } from 'fastify'
import { TIERS, type Tiers } from '../../src/core/serving/tier.ts'
import { silentLog } from '../../src/log.ts'
import { API_PREFIX } from '../../src/rest/addresses.ts'
import type { ApiDeps } from '../../src/rest/deps.ts'
import { sendError } from '../../src/rest/errors.ts'
import { createResponseCache } from '../../src/rest/response-cache.ts'
import { createRestRoutes, refuseUnknownEndpoint } from '../../src/rest/routes.ts'
import { createOperations, prepareServer, serverOptions } from '../../src/rest/server.ts'
import { createAddressCeiling } from '../../src/service/address-ceiling.ts'
import { createAuthenticator } from '../../src/service/authenticate.ts'
import { createLeasingUsageCounter } from '../../src/service/leasing-usage-counter.ts'
import type { SearchIndex } from '../../src/service/search.ts'
import { createStoredCounts } from '../../src/service/stored-counts.ts'
import { createTimelineWalks } from '../../src/service/timeline-walks.ts'
import type { Counts, UsageCounter } from '../../src/service/usage-counter.ts'
import { createUsageHistory, type UsageHistory } from '../../src/service/usage-history.ts'
import { createValkeyCounts } from '../../src/service/valkey-counts.ts'
import type { Queryable } from '../../src/store/database.ts'
import { NOW } from './seed.ts'
import { testValkey, valkeyNamespace } from './valkey.ts'

export interface TestApi {
  app: FastifyInstance
  clock: { now: number }
  usage: UsageCounter
  history: UsageHistory
  /** What was logged as a fault. */
  faults: object[]
  /** One entry for each request. */
  served: object[]
  /** What the next searches find, or throw. */
  search: { index: SearchIndex }
}

export interface TestApiOptions {
  tiers?: Tiers
  ceilingPerMinute?: number
  trustedProxies?: string[]
  counts?: 'stored' | 'valkey'
  degraded?: string[]
  cursorSecret?: string
  /** By default every answer is made anew, so that tests need not turn the clock to see a change. */
  answerAgeMsMax?: number
}

export function openTestApi(db: Queryable, options: TestApiOptions = {}): TestApi {
  const clock = { now: NOW }
  const faults: object[] = []
  const served: object[] = []
  const search: TestApi['search'] = { index: async () => [] }
  const tiers = options.tiers ?? TIERS
  const usage = createLeasingUsageCounter({ counts: countsOf(db, options.counts ?? 'stored') })
  const history = createUsageHistory({ db, log: silentLog })
  let requests = 0
  const app = createApi({
    db,
    clock: () => clock.now,
    newId: () => `request-${++requests}`,
    log: { served: (request) => served.push(request), error: (_event, fields) => faults.push(fields) },
    links: { siteUrl: 'https://sitrep.example', apiUrl: 'https://api.sitrep.example/v1' },
    tiers,
    upgradeUrl: 'https://sitrep.example/pricing',
    cursorSecret: options.cursorSecret ?? 'a secret for tests',
    searchIndex: (ask) => search.index(ask),
    usage,
    history,
    authenticator: createAuthenticator({ db, tiers }),
    ceiling: createAddressCeiling({ perMinute: options.ceilingPerMinute ?? 1_200 }),
    trustedProxies: options.trustedProxies ?? [],
    walks: createTimelineWalks({ db }),
    responses: createResponseCache({ ageMsMax: options.answerAgeMsMax ?? 0 }),
    degraded: () => options.degraded ?? [],
  })
  return { app, clock, usage, history, faults, served, search }
}

/** The API alone, of the parts that the program mounts beside its other surfaces. */
function createApi(deps: ApiDeps): FastifyInstance {
  const app = fastify(serverOptions(deps))
  prepareServer(app, deps)
  app.setErrorHandler((error, request, reply) => sendError(deps.log, request, reply)(error))
  app.setNotFoundHandler(refuseUnknownEndpoint)
  app.register(createRestRoutes(deps), { prefix: API_PREFIX })
  app.register(createOperations(deps))
  return app
}

function countsOf(db: Queryable, counts: NonNullable<TestApiOptions['counts']>): Counts {
  return counts === 'stored'
    ? createStoredCounts({ db })
    : createValkeyCounts({ db, valkey: testValkey(), namespace: valkeyNamespace.name })
}
