import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { createMeter } from '../../src/meter.ts'
import { createMetricsRoute } from '../../src/rest/metrics.ts'

let app: FastifyInstance
afterEach(() => app.close())

function openMetrics(token?: string): FastifyInstance {
  const meter = createMeter()
  meter.add('sitrep_feed_fetches_total', 3, 'read')
  meter.add('sitrep_feed_fetches_total', 1, 'unchanged')
  meter.observe('sitrep_stage_seconds', 0.3, 'assign')
  const gauges = async () => [{ name: 'sitrep_degraded', help: 'h', values: [{ value: 1, labels: { part: 'feeds: network' } }] }]
  app = fastify()
  app.register(createMetricsRoute({ counts: meter.read, gauges, token }))
  app.setErrorHandler((_, __, reply) => reply.code(404).send())
  return app
}

test('counters, histograms and gauges go out in the text form', async () => {
  const { statusCode, headers, body } = await openMetrics().inject('/metrics')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain('# TYPE sitrep_feed_fetches_total counter\nsitrep_feed_fetches_total{outcome="read"} 3\n')
  expect(body).toContain('sitrep_feed_fetches_total{outcome="unchanged"} 1\n')
  expect(body).toContain('sitrep_stage_seconds_bucket{stage="assign",le="0.25"} 0\n')
  expect(body).toContain('sitrep_stage_seconds_bucket{stage="assign",le="1"} 1\n')
  expect(body).toContain('sitrep_stage_seconds_bucket{stage="assign",le="+Inf"} 1\n')
  expect(body).toContain('sitrep_stage_seconds_sum{stage="assign"} 0.3\n')
  expect(body).toContain('sitrep_degraded{part="feeds: network"} 1\n')
})

test.each<[string, { token?: string; remote?: string; headers?: Record<string, string> }, number]>([
  ['from this machine', {}, 200],
  ['from another', { remote: '203.0.113.7' }, 404],
  ['from another through a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.7' } }, 404],
  ['from another through one that names an address', { headers: { 'x-real-ip': '203.0.113.7' } }, 404],
  ['from another through one that tells more', { headers: { forwarded: 'for=203.0.113.7' } }, 404],
  ['from another through one that tells of itself alone', { headers: { via: '1.1 proxy.example' } }, 404],
  ['from another with the token', { token: 't-1', remote: '203.0.113.7', headers: { authorization: 'Bearer t-1' } }, 200],
  ['from another with a wrong one', { token: 't-1', remote: '203.0.113.7', headers: { authorization: 'Bearer t-2' } }, 404],
  ['from this machine with a wrong one', { token: 't-1', headers: { authorization: 'Bearer t-2' } }, 404],
  ['from another with a token where none is set', { remote: '203.0.113.7', headers: { authorization: 'Bearer undefined' } }, 404],
])('%s', async (_, { token, remote = '127.0.0.1', headers = {} }, status) => {
  expect((await openMetrics(token).inject({ url: '/metrics', remoteAddress: remote, headers })).statusCode).toBe(status)
})
