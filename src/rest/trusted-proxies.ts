/** Which addresses are those of proxies whose `X-Forwarded-For` is believed (D6-proxy). */

import proxyAddr from '@fastify/proxy-addr'
import { withoutPort } from '../core/serving/network.ts'

/** A proxy may stand behind another that tells its port as well. */
export function trustIn(proxies: readonly string[]): (address: string, hop: number) => boolean {
  const isTrusted = proxyAddr.compile([...proxies])
  return (address, hop) => isTrusted(withoutPort(address), hop)
}
