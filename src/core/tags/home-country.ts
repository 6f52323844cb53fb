// Where an outlet is at home, as far as its address tells.

import { isCountryCode } from './country-codes.ts'
import { SHORT_ADDRESSES } from './country-outlets.ts'

/** Addresses that are sold to the whole world. */
const WORLDWIDE = new Set(['IO', 'CO', 'TV', 'ME', 'AI', 'FM', 'AM', 'CC', 'WS', 'GG', 'LY', 'TO', 'SH'])

/** The country of a host's last label (ISO 3166-1 alpha-2), or null when it names none. */
export function homeCountryOf(host: string): string | null {
  const label = host.slice(host.lastIndexOf('.') + 1).toUpperCase()
  if (SHORT_ADDRESSES.has(host)) return null
  if (label === 'UK') return 'GB'
  return label.length === 2 && !WORLDWIDE.has(label) && isCountryCode(label) ? label : null
}
