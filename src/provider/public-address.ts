/**
 * Which network addresses a feed may be fetched from. Whoever adds a feed chooses where the service connects to, so that
 * everything that is not the public internet is refused unless the operator allows it: an inner service must not be
 * reachable through a feed's address, a redirect or a name that resolves to it.
 */
import { BlockList, isIP } from 'node:net'

// Two lists: one list would hold a v4 address against the v6 range of mapped addresses.
const REFUSED = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
])
  addRange(range, 'ipv4')
// Only 2000::/3 is given out to the public. Within it, what carries a v4 address inside (Teredo, 6to4) is refused whole, as are ranges for
// documents and trials; outside it lie loopback, mapped and NAT64 addresses, private, link-local and multicast ones.
for (const range of ['::/3', '4000::/2', '8000::/1', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) addRange(range, 'ipv6')

function addRange(range: string, family: 'ipv4' | 'ipv6'): void {
  const [network = '', prefix = ''] = range.split('/')
  REFUSED[family].addSubnet(network, Number(prefix), family)
}

/** True for an address literal of the public internet. */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '')
  const version = isIP(bare)
  if (version === 0) return false
  const family = version === 4 ? 'ipv4' : 'ipv6'
  return !REFUSED[family].check(bare, family)
}
