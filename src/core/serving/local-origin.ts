/** The names that a server has on the machine that it runs on. */

const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** An origin as whoever asks at `host` (with its port) calls it: on one's own machine it has several names, anywhere else one. */
export function originAt(origin: string, host: string): string {
  const known = new URL(origin)
  const asked = URL.parse(`${known.protocol}//${host}`)
  const isOther = asked !== null && asked.port === known.port && LOCAL_HOSTS.has(asked.hostname) && LOCAL_HOSTS.has(known.hostname)
  return isOther ? asked.origin : origin
}
