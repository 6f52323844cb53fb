/** `/metrics` in Prometheus' text form: what this process and its thread have counted, and what the store says of the stream. */

import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { type Metric, type MetricObject, Registry } from 'prom-client'
import { ServiceError } from '../core/serving/errors.ts'
import { boundsOf, type Count, METRICS, type MetricName } from '../meter.ts'
import type { Gauge } from '../service/stream-gauges.ts'
import { isSameToken } from '../service/tokens.ts'
import { UNKNOWN_ENDPOINT } from './errors.ts'

export interface MetricsDeps {
  /** What was counted so far, of all threads. */
  counts: () => readonly Count[]
  gauges: () => Promise<readonly Gauge[]>
  /** Who has it may read the metrics from anywhere; without one only this machine may. */
  token: string | undefined
}

export function createMetricsRoute(deps: MetricsDeps): FastifyPluginAsync {
  return async (app) => {
    app.get('/metrics', async (request, reply) => {
      if (!mayRead(request, deps.token)) throw new ServiceError('not_found', UNKNOWN_ENDPOINT)
      const registry = registryOf(deps.counts(), await deps.gauges())
      return reply
        .type(registry.contentType)
        .header('Cache-Control', 'no-store')
        .send(await registry.metrics())
    })
  }
}

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/
/** A proxy on this machine makes everybody look local. */
const FORWARDED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const

function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]
  if (token !== undefined && given !== undefined) return isSameToken(given, token)
  return LOOPBACK.test(socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined)
}

function registryOf(counts: readonly Count[], gauges: readonly Gauge[]): Registry {
  const registry = new Registry()
  const byName = Map.groupBy(counts, ({ name }) => name)
  for (const name of Object.keys(METRICS) as MetricName[]) register(registry, metricOf(name, byName.get(name) ?? []))
  for (const { name, help, values } of gauges) register(registry, { name, help, type: 'gauge', values, aggregator: 'sum' })
  return registry
}

interface Values {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  values: { value: number; labels: Record<string, string | number>; metricName?: string }[]
  aggregator: 'sum'
}

/** The library prints whatever has a name and can be asked for its values. */
function register(registry: Registry, values: Values): void {
  const metric = { name: values.name, get: async () => values } satisfies Pick<MetricObject, 'name'> & { get: () => Promise<Values> }
  registry.registerMetric(metric as unknown as Metric)
}

function metricOf(name: MetricName, counts: readonly Count[]): Values {
  const { help } = METRICS[name]
  const names: readonly string[] = METRICS[name].labels
  const bounds = boundsOf(name)
  const labelsOf = ({ labels }: Count) => Object.fromEntries(names.map((label, i) => [label, labels[i] ?? '']))
  if (bounds.length === 0) {
    return {
      name,
      help,
      type: 'counter',
      aggregator: 'sum',
      values: counts.map((count) => ({ value: count.sum, labels: labelsOf(count) })),
    }
  }
  const values = counts.flatMap((count) => {
    const labels = labelsOf(count)
    return [
      ...bounds.map((le, i) => ({ value: count.buckets[i] ?? 0, labels: { ...labels, le }, metricName: `${name}_bucket` })),
      { value: count.count, labels: { ...labels, le: '+Inf' }, metricName: `${name}_bucket` },
      { value: count.sum, labels, metricName: `${name}_sum` },
      { value: count.count, labels, metricName: `${name}_count` },
    ]
  })
  return { name, help, type: 'histogram', aggregator: 'sum', values }
}
