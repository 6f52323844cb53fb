/** The tiers and their caps. */

export const TIER_KEYS = ['anonymous', 'hobby', 'builder', 'scale'] as const
export type TierKey = (typeof TIER_KEYS)[number]
export const ACCOUNT_TIER_KEYS = ['hobby', 'builder', 'scale'] as const
export type AccountTierKey = (typeof ACCOUNT_TIER_KEYS)[number]

export interface Tier {
  readonly key: TierKey
  readonly name: string
  readonly requestsPerDay: number
  readonly requestsPerMinute: number
  /** 0: no search at all. */
  readonly searchesPerDay: number
  readonly windowDays: number
  /** Whether lists carry full summaries when asked. */
  readonly fullSummaries: boolean
}

export interface Tiers extends Readonly<Record<TierKey, Tier>> {
  /** What all anonymous callers together may ask in a day. */
  readonly platformRequestsPerDay: number
}

// R8-hobby, R8-builder, R8-scale, R8-anonymous, D6-network
export const TIERS: Tiers = {
  anonymous: {
    key: 'anonymous',
    name: 'Anonymous',
    requestsPerDay: 10,
    requestsPerMinute: 5,
    searchesPerDay: 0,
    windowDays: 7,
    fullSummaries: false,
  },
  hobby: {
    key: 'hobby',
    name: 'Free',
    requestsPerDay: 100,
    requestsPerMinute: 20,
    searchesPerDay: 10,
    windowDays: 7,
    fullSummaries: false,
  },
  builder: {
    key: 'builder',
    name: 'Builder',
    requestsPerDay: 5_000,
    requestsPerMinute: 60,
    searchesPerDay: 250,
    windowDays: 30,
    fullSummaries: true,
  },
  scale: {
    key: 'scale',
    name: 'Scale',
    requestsPerDay: 100_000,
    requestsPerMinute: 1_000,
    searchesPerDay: 10_000,
    windowDays: 30,
    fullSummaries: true,
  },
  platformRequestsPerDay: 5_000,
}

/** One tier's part of the `SITREP_CAPS` setting. */
export interface TierSettings {
  day?: number | undefined
  minute?: number | undefined
  search?: number | undefined
  window_days?: number | undefined
  full?: boolean | undefined
  platform_day?: number | undefined
}

/** The tiers with an operator's settings laid over them. */
export function tiersWith(settings: Partial<Record<TierKey, TierSettings | undefined>>): Tiers {
  const tier = (key: TierKey): Tier => {
    const set = settings[key] ?? {}
    const base = TIERS[key]
    return {
      ...base,
      requestsPerDay: set.day ?? base.requestsPerDay,
      requestsPerMinute: set.minute ?? base.requestsPerMinute,
      searchesPerDay: set.search ?? base.searchesPerDay,
      windowDays: set.window_days ?? base.windowDays,
      fullSummaries: set.full ?? base.fullSummaries,
    }
  }
  return {
    anonymous: tier('anonymous'),
    hobby: tier('hobby'),
    builder: tier('builder'),
    scale: tier('scale'),
    platformRequestsPerDay: settings.anonymous?.platform_day ?? TIERS.platformRequestsPerDay,
  }
}
