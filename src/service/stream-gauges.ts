/** The stream in figures, as the store knows it: the same from every process. */

import type { Queryable } from '../store/database.ts'
import { findFeedLag } from '../store/feeds.ts'
import type { StatusReader } from './status.ts'

export interface Gauge {
  name: string
  help: string
  values: { value: number; labels: Record<string, string> }[]
}

export interface GaugeDeps {
  db: Queryable
  readStatus: StatusReader
}

/** Nothing is known of the stream while the store is out of reach, but that. */
export async function readGauges({ db, readStatus }: GaugeDeps, now: number): Promise<Gauge[]> {
  const status = await readStatus(now)
  const degraded: Gauge = {
    name: 'sitrep_degraded',
    help: 'Parts of the service that do not run as they should',
    values: status.degraded.map((part) => ({ value: 1, labels: { part } })),
  }
  if (status.kind === 'unavailable') return [degraded]
  const { total, troubled: _, ...states } = status.feeds
  const lag = await findFeedLag(db, now)
  return [
    degraded,
    gauge('sitrep_feeds', 'Feeds by how they are', 'state', states),
    gauge('sitrep_stage_waiting', 'Records that wait for each stage', 'stage', { ...status.queues }),
    gauge('sitrep_stage_lag_seconds', 'How long the longest waiting has waited', 'stage', {
      fetch: lag.lagMs / 1_000,
      assign: status.lagMs / 1_000,
    }),
    gauge('sitrep_feeds_due', 'Feeds that are due to be asked', 'of', { all: total, due: lag.due }),
    gauge('sitrep_publish_delay_seconds', 'Middle of the time from first report to readers', 'of', {
      newest: (status.publishDelayMs ?? 0) / 1_000,
    }),
  ]
}

function gauge(name: string, help: string, label: string, values: Readonly<Record<string, number>>): Gauge {
  return { name, help, values: Object.entries(values).map(([key, value]) => ({ value, labels: { [label]: key } })) }
}
