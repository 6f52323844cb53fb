/** How callers without an account are told apart: by IPv4 address, or by the /64 that an IPv6 address belongs to (D6-network). */

import { isIPv4, isIPv6 } from 'node:net'

const UNPARSED_CHARACTERS_MAX = 64
/** Some proxies write the port of each connection beside the address that they tell. */
const BEFORE_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([^[\]]+)\])(?::\d+)?$/

/** An address as a proxy tells it, without the port beside it. */
export function withoutPort(told: string): string {
  const [, v4, v6] = BEFORE_PORT.exec(told) ?? []
  return v4 ?? v6 ?? told
}

/** The network of an address, as text. What is no address stands for itself, cut short. */
export function networkOf(told: string): string {
  if (isIPv4(told)) return told
  const address = withoutPort(told)
  if (isIPv4(address)) return address
  const bare = address.split('%')[0] ?? ''
  if (!isIPv6(bare)) return told.slice(0, UNPARSED_CHARACTERS_MAX)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped) return mapped
  const groups = groupsOf(bare)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) return ipv4Of(groups)
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** What one holder of addresses commonly has: the /24 of an IPv4 network, the /48 of an IPv6 one. */
export function surroundingsOf(network: string): string {
  if (isIPv4(network)) return network.replace(/\.\d+$/, '.0/24')
  const [, site] = /^([^:]+:[^:]+:[^:]+):[^:]+::\/64$/.exec(network) ?? []
  return site === undefined ? network : `${site}::/48`
}

/** The eight 16-bit groups of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const dotted = address.replace(/\d+\.\d+\.\d+\.\d+$/, (quad) => {
    const [a = 0, b = 0, c = 0, d = 0] = quad.split('.').map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
  const [left = '', right] = dotted.split('::')
  const parse = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)))
  const head = parse(left)
  const tail = right === undefined ? [] : parse(right)
  return [...head, ...new Array<number>(Math.max(0, 8 - head.length - tail.length)).fill(0), ...tail]
}

function ipv4Of(groups: number[]): string {
  const [high = 0, low = 0] = groups.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
