// What `/metrics` tells: requests, counted where they are logged, what other threads have counted, and what the store says.

import { type Count, createMeter, type Meter } from '../meter.ts'
import type { MetricsDeps } from '../rest/metrics.ts'
import { type GaugeDeps, readGauges } from '../service/stream-gauges.ts'
import type { CommandContext } from './command.ts'

/** The log, and the meter that counts what passes through it. */
export function meteredLog(log: CommandContext['log']): { log: CommandContext['log']; meter: Meter } {
  const meter = createMeter()
  return {
    meter,
    log: {
      ...log,
      served(request, at) {
        const { method, route = 'none', status, ms } = request
        meter.add('sitrep_http_requests_total', 1, method, route, String(status))
        meter.observe('sitrep_http_request_seconds', ms / 1_000, route)
        log.served(request, at)
      },
    },
  }
}

export function metricsOf(
  { config, clock }: Pick<CommandContext, 'config' | 'clock'>,
  { meter, counts, ...store }: GaugeDeps & { meter: Meter; counts: () => readonly Count[] },
): MetricsDeps {
  return {
    counts: () => [...meter.read(), ...counts()],
    gauges: () => readGauges(store, clock()),
    token: config.metrics_token,
  }
}
