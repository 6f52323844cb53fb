// Puts the surfaces together on one port.

import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Config } from '../config.ts'
import { tiersWith } from '../core/tier.ts'
import { createToolAnswers, TOOL_ANSWER_AGE_MS_MAX } from '../mcp/tool-answers.ts'
import { openValkey } from '../provider/valkey.ts'
import { ANSWER_AGE_MS_MAX, createResponseCache } from '../rest/response-cache.ts'
import { createAddressCeiling } from '../service/address-ceiling.ts'
import { createAuthenticator } from '../service/authenticate.ts'
import { createQueryEmbedder } from '../service/query-embedder.ts'
import { createReservingUsageCounter } from '../service/reserving-usage-counter.ts'
import type { SearchIndex } from '../service/search.ts'
import { searchClusters } from '../service/search-clusters.ts'
import { createSharedUsageCounter } from '../service/shared-usage-counter.ts'
import { createTimelineWalks } from '../service/timeline-walks.ts'
import type { UsageCounter } from '../service/usage-counter.ts'
import { createValkeyUsageCounter } from '../service/valkey-usage-counter.ts'
import type { Database } from '../store/database.ts'
import { createApplication } from './application.ts'
import type { CommandContext } from './command.ts'
import { embeddingServerOf } from './pipeline-deps.ts'

const CURSOR_SECRET_BYTES = 32
const NAMESPACE_CHARACTERS = 16
const LOOPBACK_HOSTS = ['127.0.0.1', '::1', 'localhost']

export interface Server {
  /** Starts to listen. Gives the address. */
  listen(): Promise<string>
  close(): Promise<void>
}

/** Builds the server; it does not listen yet. `degraded` names what runs, but not as it should. */
export async function createServer(context: CommandContext, db: Database, degraded: () => readonly string[]): Promise<Server> {
  const { config, clock, newId, log, newSecret } = context
  const tiers = tiersWith(config.caps)
  const secret = await cursorSecret(db, newSecret)
  const usage = usageCounter(config, db, secret)
  const links = linksOf(config)
  const embedQuery = createQueryEmbedder({ db, server: embeddingServerOf(config), clock })
  const shared = {
    db,
    clock,
    log,
    links,
    tiers,
    upgradeUrl: config.upgrade_url ?? `${links.siteUrl}/pricing`,
    cursorSecret: secret,
    searchIndex: ({ q, since, now, poolMax }: Parameters<SearchIndex>[0]) => searchClusters({ db, embedQuery }, { q, since, now, poolMax }),
    usage,
    ceiling: createAddressCeiling({ perMinute: config.address_ceiling_per_minute }),
    walks: createTimelineWalks({ db }),
  }
  const authenticator = createAuthenticator({ db, tiers })
  const app = createApplication({
    api: {
      ...shared,
      newId: requestIds(newId),
      authenticator,
      responses: createResponseCache({ ageMsMax: ANSWER_AGE_MS_MAX }),
      trustedProxies: config.trust_proxy,
      degraded,
    },
    site: { ...shared, pages: createResponseCache({ ageMsMax: ANSWER_AGE_MS_MAX }), readViewer: async () => null },
    tools: {
      ...shared,
      credentials: authenticator,
      answers: createToolAnswers({ ageMsMax: TOOL_ANSWER_AGE_MS_MAX }),
      mcpUrl: config.mcp_url ?? originOf(config),
      hosts: toolHostsOf(config),
    },
  })
  return {
    listen: () => app.listen({ port: config.port, host: config.host }),
    close: async () => {
      await app.close()
      await usage.close()
    },
  }
}

/** Valkey where it is configured; else in the memory of the one process of an embedded store, else in the database. */
function usageCounter({ valkey_url: url }: Config, db: Database, secret: string): UsageCounter {
  // The same in every process of the store, and no other store's.
  const namespace = createHash('sha256').update(`usage ${secret}`).digest('hex').slice(0, NAMESPACE_CHARACTERS)
  if (url !== undefined) return createValkeyUsageCounter({ db, valkey: openValkey({ url }), namespace })
  return db.engine === 'embedded' ? createReservingUsageCounter({ db }) : createSharedUsageCounter({ db })
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

function originOf(config: Config): string {
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  return config.public_url ?? `http://${host}:${config.port}`
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

function linksOf(config: Config): { siteUrl: string; apiUrl: string } {
  const origin = originOf(config)
  return { siteUrl: config.site_url ?? origin, apiUrl: `${config.api_url ?? origin}/v1` }
}

/** The key that signs cursors: made once, the same in every process of the store. */
async function cursorSecret(db: Database, newSecret: CommandContext['newSecret']): Promise<string> {
  const fresh = JSON.stringify(newSecret(CURSOR_SECRET_BYTES).toString('hex'))
  await db.query(sql`insert into store_values (key, value) values ('cursor_secret', ${fresh}::jsonb) on conflict (key) do nothing`)
  const [row] = await db.query<{ value: string }>(sql`select value from store_values where key = 'cursor_secret'`)
  if (!row) throw new Error('the store has no cursor secret')
  return row.value
}
