// The store on a PostgreSQL server.

import type { Database } from './database.ts'
import { openPool } from './pool.ts'

const CONNECTIONS_MAX = 16

/** Opens a pool on a server. Connects when first asked; a server that is down shows as `StoreUnavailable` on each query. */
export function openPostgres(options: { url: string; silenceMsMax?: number }): Database {
  const { host, pathname } = new URL(options.url)
  return openPool({
    connection: { connectionString: options.url },
    engine: 'postgres',
    description: `PostgreSQL at ${host}${pathname}`,
    connectionsMax: CONNECTIONS_MAX,
    silenceMsMax: options.silenceMsMax,
  })
}
