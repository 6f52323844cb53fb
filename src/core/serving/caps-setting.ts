// The setting SITREP_CAPS: JSON, tier key → what differs from the tier's own caps.

import { WINDOW_DAYS } from './bounds.ts'
import { TIER_KEYS, type TierKey, type TierSettings } from './tier.ts'

const COUNT_MAX = 1_000_000_000

export type CapsSetting = Partial<Record<TierKey, TierSettings>>
type Parsed = { ok: true; value: CapsSetting } | { ok: false; problem: string }

/** Reads the setting from JSON text or from an object. */
export function parseCaps(given: unknown): Parsed {
  const tiers = objectOf(given)
  if (!tiers) return { ok: false, problem: 'must be a JSON object of tiers' }
  const caps: CapsSetting = {}
  for (const [key, value] of Object.entries(tiers)) {
    const tier = TIER_KEYS.find((known) => known === key)
    if (!tier) return { ok: false, problem: `unknown tier "${key}" (the tiers are ${TIER_KEYS.join(', ')})` }
    const settings = parseTier(tier, objectOf(value))
    if (typeof settings === 'string') return { ok: false, problem: settings }
    caps[tier] = settings
  }
  return { ok: true, value: caps }
}

function objectOf(given: unknown): Record<string, unknown> | null {
  if (typeof given === 'string') {
    try {
      return objectOf(JSON.parse(given))
    } catch {
      return null
    }
  }
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? Object.fromEntries(Object.entries(given)) : null
}

function parseTier(tier: TierKey, given: Record<string, unknown> | null): TierSettings | string {
  if (!given) return `"${tier}" must be a JSON object`
  const settings: TierSettings = {}
  for (const [name, value] of Object.entries(given)) {
    if (name === 'full') {
      if (typeof value !== 'boolean') return `"${tier}.full" must be true or false`
      settings.full = value
    } else if (
      name === 'day' ||
      name === 'minute' ||
      name === 'search' ||
      name === 'window_days' ||
      (name === 'platform_day' && tier === 'anonymous')
    ) {
      const min = name === 'window_days' ? 1 : 0
      const max = name === 'window_days' ? WINDOW_DAYS.max : COUNT_MAX
      if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
        return `"${tier}.${name}" must be a whole number from ${min} to ${max}`
      }
      settings[name] = value
    } else return `unknown cap "${tier}.${name}"`
  }
  return settings
}
