// Puts the surfaces together on one port.

import { createHash } from 'node:crypto'
import type { Config } from '../config.ts'
import { tiersWith } from '../core/serving/tier.ts'
import { createToolAnswers, TOOL_ANSWER_AGE_MS_MAX } from '../mcp/tool-answers.ts'
import type { Count } from '../meter.ts'
import { audienceOf, type OAuthDeps } from '../oauth/deps.ts'
import { checkFeed } from '../pipeline/check-feed.ts'
import { userAgentOf } from '../pipeline/fetch-feed.ts'
import { fetchDocument } from '../provider/fetch-document.ts'
import { openValkey } from '../provider/valkey.ts'
import { ANSWER_AGE_MS_MAX, createResponseCache } from '../rest/response-cache.ts'
import { firstAccountLink } from '../service/account-links.ts'
import { createAddressCeiling } from '../service/address-ceiling.ts'
import { createAuthenticator } from '../service/authenticate.ts'
import { createCredentials } from '../service/authenticate-token.ts'
import { createLeasingUsageCounter } from '../service/leasing-usage-counter.ts'
import { createQueryEmbedder } from '../service/query-embedder.ts'
import type { SearchIndex } from '../service/search.ts'
import { searchClusters } from '../service/search-clusters.ts'
import { createStatusReader } from '../service/status.ts'
import { createStoredCounts } from '../service/stored-counts.ts'
import { createTimelineWalks } from '../service/timeline-walks.ts'
import type { UsageCounter } from '../service/usage-counter.ts'
import { createUsageHistory } from '../service/usage-history.ts'
import { createValkeyCounts } from '../service/valkey-counts.ts'
import { createReadViewer } from '../site/account/viewer.ts'
import type { SiteDeps } from '../site/deps.ts'
import type { Database } from '../store/database.ts'
import { createApplication } from './application.ts'
import type { CommandContext } from './command.ts'
import { listenOn } from './listen-failure.ts'
import { meteredLog, metricsOf } from './metered-log.ts'
import { oauthSecrets } from './oauth-secrets.ts'
import { createPeople } from './people.ts'
import { embeddingServerOf, pipelineRules } from './pipeline-deps.ts'
import { linksOf, originOf, rememberSiteUrl, siteUrlAt } from './public-links.ts'
import { createServerTroubles, type ServerTroubles } from './server-troubles.ts'
import { cursorSecretOf, storeSecret } from './store-secret.ts'

const NAMESPACE_CHARACTERS = 16
/** Somebody waits for the page. */
const CHECK_TIMEOUT_MS = 20_000
/** How long mails may take when the server ends: less than the program has for it. */
const MAILS_LAST_MS = 4_000
const LOOPBACK_HOSTS = ['127.0.0.1', '::1', 'localhost']

export interface Server {
  /** Starts to listen. Gives the address. */
  listen(): Promise<string>
  /** Where the first account of a fresh server is made; undefined when there is one. */
  firstAccountLink(): Promise<string | undefined>
  close(): Promise<void>
}

export interface ServerOptions {
  db: Database
  /** What runs, but not as it should. */
  degraded: () => readonly string[]
  /** What other threads have counted. */
  counts: () => readonly Count[]
}

/** Builds the server; it does not listen yet. */
export async function createServer(context: CommandContext, { db, degraded: behind, counts }: ServerOptions): Promise<Server> {
  const { config, clock, newId, newSecret } = context
  const troubles = createServerTroubles({ ...context, behind })
  const { meter, log } = meteredLog(troubles.log)
  const tiers = tiersWith(config.caps)
  const secret = await storeSecret(db, newSecret)
  const links = linksOf(config)
  const history = createUsageHistory({ db, log })
  const stop = new AbortController()
  const people = createPeople(context, { db, links, secret, history, stopping: stop.signal })
  const operator = operatorDeps(context, db, stop.signal)
  const readStatus = createStatusReader({ db, rules: pipelineRules(config), degraded: troubles.present })
  const shared = {
    db,
    clock,
    log,
    links,
    tiers,
    upgradeUrl: config.upgrade_url ?? `${links.siteUrl}/pricing`,
    cursorSecret: await cursorSecretOf(db, secret),
    searchIndex: searchIndexOf(context, db),
    usage: usageCounter({ config, db, troubles }, secret),
    history,
    ceiling: createAddressCeiling({ perMinute: config.address_ceiling_per_minute }),
    walks: createTimelineWalks({ db }),
  }
  const authenticator = createAuthenticator({ db, tiers })
  const mcpUrl = config.mcp_url ?? originOf(config)
  const readViewer = createReadViewer({ people, tiers, clock })
  const app = createApplication({
    api: {
      ...shared,
      newId: requestIds(newId),
      authenticator,
      responses: createResponseCache({ ageMsMax: ANSWER_AGE_MS_MAX }),
      trustedProxies: config.trust_proxy,
      degraded: troubles.present,
    },
    site: { ...shared, people, pages: createResponseCache({ ageMsMax: ANSWER_AGE_MS_MAX }), operator, readStatus, readViewer },
    tools: {
      ...shared,
      credentials: createCredentials({ db, tiers, keys: authenticator, audience: audienceOf({ mcpUrl }) }),
      answers: createToolAnswers({ ageMsMax: TOOL_ANSWER_AGE_MS_MAX }),
      mcpUrl,
      hosts: toolHostsOf(config),
    },
    oauth: { ...shared, mcpUrl, readViewer, ...(await signInDeps(context, db)) },
    metrics: metricsOf(context, { db, readStatus, meter, counts }),
  })
  let reached = links.siteUrl
  return {
    listen: async () => {
      const address = await listenOn(app, config)
      reached = siteUrlAt(config, address)
      await rememberSiteUrl(db, reached)
      return address
    },
    firstAccountLink: () => firstAccountLink({ ...people, links: { siteUrl: reached } }, clock()),
    close: async () => {
      // What other servers have not answered by now is not waited for.
      stop.abort()
      await app.close()
      await people.background.settled(MAILS_LAST_MS)
      // A mail server that does not answer holds nobody up: what it has not taken by then fails, and is logged.
      people.mailer?.close()
      await people.background.settled()
      await history.flush()
      await shared.usage.close()
    },
  }
}

function searchIndexOf({ config, clock }: CommandContext, db: Database): SearchIndex {
  const embedQuery = createQueryEmbedder({ db, server: embeddingServerOf(config), clock })
  return ({ q, since, now, poolMax }) => searchClusters({ db, embedQuery }, { q, since, now, poolMax })
}

async function signInDeps({ config, newSecret }: CommandContext, db: Database): Promise<Pick<OAuthDeps, 'secrets' | 'fetchDocument'>> {
  return { secrets: await oauthSecrets(db, newSecret), fetchDocument: config.client_documents ? fetchDocument : undefined }
}

function operatorDeps({ config, clock, newId, stdin }: CommandContext, db: Database, stopping: AbortSignal): SiteDeps['operator'] {
  const fetch = { allowPrivate: config.feeds_allow_private, timeoutMs: CHECK_TIMEOUT_MS, userAgent: userAgentOf(config.public_url) }
  return {
    curation: { db, clock, newId, rules: pipelineRules(config) },
    feeds: { db, clock, newId, allowPrivate: config.feeds_allow_private },
    checkFeed: (url) => checkFeed(url, { stdin, signal: stopping, fetch }, clock()),
  }
}

/** Counts in Valkey where it is configured, else in the store. */
function usageCounter(
  { config, db, troubles }: { config: Config; db: Database; troubles: Pick<ServerTroubles, 'valkeyChanged'> },
  secret: string,
): UsageCounter {
  // The same in every process of the store, and no other store's.
  const namespace = createHash('sha256').update(`usage ${secret}`).digest('hex').slice(0, NAMESPACE_CHARACTERS)
  const { valkey_url: url } = config
  if (url === undefined) return createLeasingUsageCounter({ counts: createStoredCounts({ db }) })
  const valkey = openValkey({ url, changed: troubles.valkeyChanged })
  return createLeasingUsageCounter({ counts: createValkeyCounts({ db, valkey, namespace }) })
}

/** Ids of requests: a beginning of this process's own, and a number. */
function requestIds(newId: () => string): () => string {
  const beginning = newId().slice(0, 18)
  let requests = 0
  return () => {
    requests += 1
    return `${beginning}-${requests}`
  }
}

/**
 * The names that the tool server answers for. A server that only this machine reaches knows its own names, and one with a public address knows
 * that; one that listens to the network under no name of its own takes any.
 */
function toolHostsOf(config: Config): ReadonlySet<string> | undefined {
  const named = [config.public_url, config.mcp_url, config.site_url, config.api_url].flatMap((url) => URL.parse(url ?? '')?.hostname ?? [])
  if (named.length === 0 && !LOOPBACK_HOSTS.includes(config.host)) return undefined
  return new Set([...LOOPBACK_HOSTS, '[::1]', ...named])
}
