// The API on a test's store, with a clock that the test turns.

import type { FastifyInstance } from 'fastify'
import { TIERS, type Tiers } from '../../src/core/tier.ts'
import { silentLog } from '../../src/log.ts'
import { createResponseCache } from '../../src/rest/response-cache.ts'
import { createApi } from '../../src/rest/server.ts'
import { createAddressCeiling } from '../../src/service/address-ceiling.ts'
import { createAuthenticator } from '../../src/service/authenticate.ts'
import { createReservingUsageCounter } from '../../src/service/reserving-usage-counter.ts'
import type { SearchIndex } from '../../src/service/search.ts'
import { createSharedUsageCounter } from '../../src/service/shared-usage-counter.ts'
import { createTimelineWalks } from '../../src/service/timeline-walks.ts'
import type { UsageCounter } from '../../src/service/usage-counter.ts'
import { createUsageHistory } from '../../src/service/usage-history.ts'
import { createValkeyUsageCounter } from '../../src/service/valkey-usage-counter.ts'
import type { Queryable } from '../../src/store/database.ts'
import { NOW } from './seed.ts'
import { testValkey, valkeyNamespace } from './valkey.ts'

export interface TestApi {
  app: FastifyInstance
  clock: { now: number }
  usage: UsageCounter
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
  counter?: 'shared' | 'reserving' | 'valkey'
  degraded?: string[]
  /** By default every answer is made anew, so that tests need not turn the clock to see a change. */
  answerAgeMsMax?: number
}

export function openTestApi(db: Queryable, options: TestApiOptions = {}): TestApi {
  const clock = { now: NOW }
  const faults: object[] = []
  const served: object[] = []
  const search: TestApi['search'] = { index: async () => [] }
  const tiers = options.tiers ?? TIERS
  const usage = counterOf(db, options.counter ?? 'shared')
  let requests = 0
  const app = createApi({
    db,
    clock: () => clock.now,
    newId: () => `request-${++requests}`,
    log: { served: (request) => served.push(request), error: (_event, fields) => faults.push(fields) },
    links: { siteUrl: 'https://sitrep.example', apiUrl: 'https://api.sitrep.example/v1' },
    tiers,
    upgradeUrl: 'https://sitrep.example/pricing',
    cursorSecret: 'a secret for tests',
    searchIndex: (ask) => search.index(ask),
    usage,
    history: createUsageHistory({ db, log: silentLog }),
    authenticator: createAuthenticator({ db, tiers }),
    ceiling: createAddressCeiling({ perMinute: options.ceilingPerMinute ?? 1_200 }),
    trustedProxies: options.trustedProxies ?? [],
    walks: createTimelineWalks({ db }),
    responses: createResponseCache({ ageMsMax: options.answerAgeMsMax ?? 0 }),
    degraded: () => options.degraded ?? [],
  })
  return { app, clock, usage, faults, served, search }
}

function counterOf(db: Queryable, counter: NonNullable<TestApiOptions['counter']>): UsageCounter {
  switch (counter) {
    case 'shared':
      return createSharedUsageCounter({ db })
    case 'reserving':
      return createReservingUsageCounter({ db })
    case 'valkey':
      return createValkeyUsageCounter({ db, valkey: testValkey(), namespace: valkeyNamespace.name })
  }
}
