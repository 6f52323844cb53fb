/** The generous ceiling per address that stands before authentication (R8-ceiling). Counted in memory, by UTC minutes. */

import { minuteStart, retryAfterSeconds } from '../core/serving/cap.ts'
import { ServiceError } from '../core/serving/errors.ts'
import { networkOf } from '../core/serving/network.ts'

/** When more addresses than this ask within a minute, those not seen before share one count: a flood must not fill the memory. */
const ADDRESSES_MAX = 200_000

export interface AddressCeiling {
  /** Counts one request of an address. Throws `rate_limited` past the ceiling. */
  pass(address: string, now: number): void
  /** Whether the next request of an address passes. Counts nothing. */
  isOpen(address: string, now: number): boolean
}

export function createAddressCeiling({ perMinute }: { perMinute: number }): AddressCeiling {
  let minute = 0
  let counts = new Map<string, number>()
  // One connection sends many requests: the network of the last address is mostly that of the next.
  let last = { address: '', network: '' }

  const keyOf = (address: string, now: number): string => {
    const current = minuteStart(now)
    if (current !== minute) {
      minute = current
      counts = new Map()
    }
    if (last.address !== address) last = { address, network: networkOf(address) }
    return counts.size < ADDRESSES_MAX || counts.has(last.network) ? last.network : 'others'
  }

  return {
    isOpen: (address, now) => {
      // First: it may begin another minute's counts.
      const key = keyOf(address, now)
      return (counts.get(key) ?? 0) < perMinute
    },
    pass: (address, now) => {
      const key = keyOf(address, now)
      const count = (counts.get(key) ?? 0) + 1
      if (count > perMinute) {
        throw new ServiceError('rate_limited', `one address may send ${perMinute} requests per minute; this address ceiling is reached`, {
          retryAfterSeconds: retryAfterSeconds('minute', now),
        })
      }
      counts.set(key, count)
    },
  }
}
