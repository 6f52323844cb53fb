// What sites allow robots to read (RFC 9309), remembered for a day.

import { parseRobots, type RobotsRules } from '../core/feeds/robots-rules.ts'
import { keepNewest } from '../core/keep-newest.ts'

/** Longer files are read so far (RFC 9309 §2.5). */
export const ROBOTS_BYTES_MAX = 512 * 1024
const KEPT_MS = 86_400_000
const SITES_MAX = 1_000
/** The name that robots.txt knows us by. */
const ROBOT_NAME = 'sitrep'

/** What came of asking for robots.txt: a text, none there is (all is allowed), or no answer (nothing is, for now). */
export type RobotsAnswer = { kind: 'text'; text: string } | { kind: 'none' } | { kind: 'unreachable' }

export interface Robots {
  /** Whether the address may be read. `ask` is called where it is not known yet. */
  mayRead(url: string, now: number, ask: (robotsUrl: string) => Promise<RobotsAnswer>): Promise<boolean>
}

interface Site {
  mayRead: RobotsRules
  askedAt: number
}

export function createRobots(): Robots {
  const sites = new Map<string, Site>()
  return {
    async mayRead(url, now, ask) {
      const { origin, pathname, search } = new URL(url)
      const path = pathname + search
      const known = sites.get(origin)
      if (known && Math.abs(now - known.askedAt) < KEPT_MS) return known.mayRead(path)
      const robotsUrl = `${origin}/robots.txt`
      const answer = await ask(robotsUrl)
      // Not kept: what can't be reached now is asked again with the next page.
      if (answer.kind === 'unreachable') return false
      const site: Site = { askedAt: now, mayRead: parseRobots(answer.kind === 'text' ? answer.text : '', ROBOT_NAME) }
      keepNewest(sites, [origin, site], SITES_MAX)
      return site.mayRead(path)
    },
  }
}
