// The whole application, site and API, on a test's store, with a clock that the test turns.

import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { createApplication } from '../../src/cli/application.ts'
import { makeOAuthSecrets } from '../../src/cli/oauth-secrets.ts'
import { TIERS, type Tiers } from '../../src/core/serving/tier.ts'
import { silentLog } from '../../src/log.ts'
import type { ToolServerDeps } from '../../src/mcp/deps.ts'
import { createToolAnswers } from '../../src/mcp/tool-answers.ts'
import { audienceOf, type FetchDocument } from '../../src/oauth/deps.ts'
import { createResponseCache } from '../../src/rest/response-cache.ts'
import { createAddressCeiling } from '../../src/service/address-ceiling.ts'
import { createAuthenticator } from '../../src/service/authenticate.ts'
import { createCredentials } from '../../src/service/authenticate-token.ts'
import { createBackground } from '../../src/service/background.ts'
import { createFormTokens } from '../../src/service/form-tokens.ts'
import { createLeasingUsageCounter } from '../../src/service/leasing-usage-counter.ts'
import type { SearchIndex } from '../../src/service/search.ts'
import { createStatusReader } from '../../src/service/status.ts'
import { createStoredCounts } from '../../src/service/stored-counts.ts'
import { createTimelineWalks } from '../../src/service/timeline-walks.ts'
import { createUsageHistory, type UsageHistory } from '../../src/service/usage-history.ts'
import type { CheckedAddress, PeopleDeps, SiteDeps, Viewer } from '../../src/site/deps.ts'
import type { Database } from '../../src/store/database.ts'
import { idOf, MINUTE, NOW } from './seed.ts'

/** One key for all tests of a file: making one takes a while. */
const OAUTH_SECRETS = makeOAuthSecrets(randomBytes)

export interface TestSite {
  app: FastifyInstance
  clock: { now: number }
  /** What was logged as a fault. */
  faults: object[]
  history: UsageHistory
  /** Who is signed in on the next requests. */
  session: { viewer: Viewer | null }
  /** What the next searches find, or throw. */
  search: { index: SearchIndex }
  /** What the next check of a feed finds. */
  feedCheck: { check: (url: string) => Promise<CheckedAddress> }
}

export interface TestSiteOptions {
  ceilingPerMinute?: number
  /** By default every page is made anew, so that tests need not turn the clock to see a change. */
  answerAgeMsMax?: number
  siteUrl?: string
  tiers?: Tiers
  trustedProxies?: string[]
  tools?: Partial<Pick<ToolServerDeps, 'mcpUrl' | 'hosts'>>
  degraded?: string[]
  sendsMail?: boolean
  registration?: PeopleDeps['registration']
  publishDelayMs?: number
  /** Where clients of the tool server may describe themselves. */
  fetchDocument?: FetchDocument
}

export function openTestSite(db: Database, options: TestSiteOptions = {}): TestSite {
  const clock = { now: NOW }
  const faults: object[] = []
  const session: TestSite['session'] = { viewer: null }
  const search: TestSite['search'] = { index: async () => [] }
  const feedCheck: TestSite['feedCheck'] = { check: async () => ({ kind: 'unreadable', reason: 'nothing there', feeds: [] }) }
  const age = { ageMsMax: options.answerAgeMsMax ?? 0 }
  const tiers = options.tiers ?? TIERS
  let requests = 0
  const shared = {
    db,
    clock: () => clock.now,
    log: { served() {}, warn() {}, error: (_event: string, fields: object) => faults.push(fields) },
    links: { siteUrl: options.siteUrl ?? 'https://sitrep.example', apiUrl: 'https://api.sitrep.example/v1' },
    tiers,
    upgradeUrl: 'https://sitrep.example/pricing',
    cursorSecret: 'a secret for tests',
    searchIndex: (ask: Parameters<SearchIndex>[0]) => search.index(ask),
    usage: createLeasingUsageCounter({ counts: createStoredCounts({ db }) }),
    history: createUsageHistory({ db, log: silentLog }),
    ceiling: createAddressCeiling({ perMinute: options.ceilingPerMinute ?? 1_200 }),
    walks: createTimelineWalks({ db }),
  }
  const mcpUrl = options.tools?.mcpUrl ?? shared.links.siteUrl
  const readViewer = async () => session.viewer
  const authenticator = createAuthenticator({ db, tiers })
  const app = createApplication({
    metrics: { counts: () => [], gauges: async () => [], token: undefined },
    api: {
      ...shared,
      newId: () => `request-${++requests}`,
      authenticator,
      trustedProxies: options.trustedProxies ?? [],
      responses: createResponseCache(age),
      degraded: () => [],
    },
    site: {
      ...shared,
      people: {
        ...peopleOf(db, shared),
        registration: options.registration ?? 'open',
        ...(options.sendsMail === true && { mailer: { send: async () => {}, close() {} } }),
      },
      pages: createResponseCache(age),
      readStatus: createStatusReader({
        db,
        rules: { minOutlets: 2, publishDelayMs: options.publishDelayMs ?? 30 * MINUTE },
        degraded: () => options.degraded ?? [],
      }),
      operator: {
        curation: { db, clock: () => clock.now, newId: () => randomUUID(), rules: { minOutlets: 2, archiveDays: 60 } },
        feeds: { db, clock: () => clock.now, newId: () => randomUUID(), allowPrivate: false },
        checkFeed: (url) => feedCheck.check(url),
      },
      readViewer,
    },
    tools: {
      ...shared,
      credentials: createCredentials({ db, tiers, keys: authenticator, audience: audienceOf({ mcpUrl }) }),
      answers: createToolAnswers(age),
      mcpUrl,
      hosts: undefined,
      ...options.tools,
    },
    oauth: { ...shared, mcpUrl, secrets: OAUTH_SECRETS, fetchDocument: options.fetchDocument, readViewer },
  })
  return { app, clock, faults, history: shared.history, session, search, feedCheck }
}

function peopleOf(db: Database, { links, history }: Pick<SiteDeps, 'links'> & Pick<PeopleDeps, 'history'>): PeopleDeps {
  return {
    db,
    newId: () => randomUUID(),
    newSecret: (bytes) => randomBytes(bytes),
    links,
    registration: 'open',
    mailer: undefined,
    background: createBackground({ log: silentLog }),
    forms: createFormTokens({ secret: 'a secret for tests' }),
    isSecure: links.siteUrl.startsWith('https:'),
    providers: [],
    history,
    mcpUrl: `${links.siteUrl}/mcp`,
  }
}

/** Somebody signed in, with an account of the store by that name. */
export function viewerOf(account: string, seed: Partial<Viewer> = {}): Viewer {
  return {
    accountId: idOf(`account ${account}`),
    sessionId: idOf(`session ${account}`),
    isEmailVerified: true,
    email: `${account}@reader.example`,
    tier: TIERS.hobby,
    isOperator: false,
    csrf: 'csrf-of-tests',
    ...seed,
  }
}

/** What a browser asks with. */
export const BROWSER = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' }

/** A form of the page's own, as the browser of whoever is signed in sends it. */
export function sendForm({ app }: TestSite, url: string, fields: Record<string, string>): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url,
    headers: { ...BROWSER, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ csrf: 'csrf-of-tests', ...fields }).toString(),
  })
}
