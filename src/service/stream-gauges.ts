/** The stream in figures, as the store knows it: the same from every process. */

import type { Queryable } from '../store/database.ts'
import { findFeedLag } from '../store/feeds.ts'
import { countSetAside } from '../store/set-aside.ts'
import type { StatusReader } from './status.ts'
import { troubleName } from './troubles.ts'

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
    values: status.degraded.map((part) => ({ value: 1, labels: { part: troubleName(part) } })),
  }
  if (status.kind === 'unavailable') return [degraded]
  const { total, troubled: _, fresh, ...others } = status.feeds
  const lag = await findFeedLag(db, now)
  return [
    degraded,
    gauge({ name: 'sitrep_feeds', help: 'Feeds by how they are', label: 'state' }, { new: fresh, ...others }),
    gauge({ name: 'sitrep_stage_waiting', help: 'Records that wait for each stage', label: 'stage' }, { ...status.queues }),
    gauge(
      {
        name: 'sitrep_stage_lag_seconds',
        help: 'How long the feed that is longest due, and the article that waits longest for its event, have waited',
        label: 'stage',
      },
      {
        fetch: lag.lagMs / 1_000,
        assign: status.lagMs / 1_000,
      },
    ),
    gauge({ name: 'sitrep_set_aside', help: 'Records that a stage could not work and left', label: 'stage' }, await countSetAside(db)),
    gauge(
      { name: 'sitrep_feeds_due', help: 'Feeds in all, and those that are due to be asked', label: 'of' },
      { all: total, due: lag.due },
    ),
    gauge(
      { name: 'sitrep_publish_delay_seconds', help: 'Median time from first reading to readers, of the newest events', label: 'of' },
      {
        newest: (status.publishDelayMs ?? 0) / 1_000,
      },
    ),
  ]
}

function gauge(
  { name, help, label }: { name: string; help: string; label: string },
  values: Readonly<Partial<Record<string, number>>>,
): Gauge {
  return { name, help, values: Object.entries(values).map(([key, value = 0]) => ({ value, labels: { [label]: key } })) }
}
