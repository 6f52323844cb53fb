// What the program counts of its own work: cheap to add to, and told as plain data, so that threads can hand it on.

/** Every figure that is counted, with what its labels mean. */
export const METRICS = {
  sitrep_feed_fetches_total: {
    help: 'Fetches of feeds, by what came of them (unchanged: HTTP 304 or the same bytes)',
    labels: ['outcome'],
  },
  sitrep_feed_items_total: { help: 'Items of feeds, by what became of them', labels: ['outcome'] },
  sitrep_feed_pushes_total: { help: 'Pushes of hubs that were read', labels: [] },
  sitrep_pages_total: { help: 'Pages read for their text, by what came of them', labels: ['outcome'] },
  sitrep_stage_items_total: { help: 'Records that a stage of the pipeline has dealt with', labels: ['stage'] },
  sitrep_stage_failures_total: { help: 'Rounds that a part of the stream gave up', labels: ['part'] },
  sitrep_stage_seconds: { help: 'How long a batch of a stage took', labels: ['stage'], buckets: [0.01, 0.05, 0.25, 1, 5, 30] },
  sitrep_http_requests_total: { help: 'Requests served', labels: ['method', 'route', 'status'] },
  sitrep_http_request_seconds: {
    help: 'How long requests took',
    labels: ['route'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5],
  },
} satisfies Record<string, Described>

interface Described {
  help: string
  labels: readonly string[]
  buckets?: readonly number[]
}

export type MetricName = keyof typeof METRICS

/** What was counted under one set of labels: a sum, or for a histogram also the values up to each bound. */
export interface Count {
  name: MetricName
  labels: readonly string[]
  sum: number
  count: number
  buckets: readonly number[]
}

export interface Meter {
  /** Adds to a counter; label values in the order of the table. */
  add(name: MetricName, by: number, ...labels: string[]): void
  /** Notes one value of a histogram. */
  observe(name: MetricName, value: number, ...labels: string[]): void
  read(): Count[]
}

/** More sets of labels than these are no labels, but a mistake: what goes beyond is not counted. */
const COUNTS_MAX = 5_000

export function createMeter(): Meter {
  const counts = new Map<string, Count & { buckets: number[] }>()
  const find = (name: MetricName, labels: string[]) => {
    const key = labels.length === 0 ? name : `${name} ${labels.join(' ')}`
    const known = counts.get(key)
    if (known !== undefined || counts.size >= COUNTS_MAX) return known
    const fresh = { name, labels, sum: 0, count: 0, buckets: boundsOf(name).map(() => 0) }
    counts.set(key, fresh)
    return fresh
  }
  return {
    add(name, by, ...labels) {
      if (by === 0) return
      const found = find(name, labels)
      if (found === undefined) return
      found.sum += by
      found.count += 1
    },
    observe(name, value, ...labels) {
      const found = find(name, labels)
      if (found === undefined) return
      found.sum += value
      found.count += 1
      const bounds = boundsOf(name)
      for (let i = 0; i < bounds.length; i += 1) if (value <= (bounds[i] ?? 0)) found.buckets[i] = (found.buckets[i] ?? 0) + 1
    },
    read: () => [...counts.values()].map((count) => ({ ...count, buckets: [...count.buckets] })),
  }
}

export function boundsOf(name: MetricName): readonly number[] {
  const metric: Described = METRICS[name]
  return metric.buckets ?? []
}
