// The starter pack: feeds that a new store begins with. It is added once; what is removed from it does not come back.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Log } from '../log.ts'
import type { Database } from '../store/database.ts'
import { addFeeds, countFeeds, markStarterFeeds } from '../store/feeds.ts'
import { noteOutlets, type OutletFacts } from '../store/outlets.ts'

const FILE = join(import.meta.dirname, '../../starter/feeds.json')

const starterFeed = z.strictObject({
  /** Registrable domain of the outlet. */
  host: z.string().min(3).max(253),
  name: z.string().min(1).max(100),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
  /** ISO 639-1. */
  language: z.string().regex(/^[a-z]{2}$/),
  /** Who owns the outlet, where that is widely known: outlets of one family are not independent voices. */
  family: z.string().min(1).max(100).optional(),
  /** The category of a feed that is about one thing. */
  category: z.string().optional(),
  url: z.url({ protocol: /^https?$/ }),
})
export type StarterFeed = z.infer<typeof starterFeed>

/** The feeds of the pack. */
export function readStarterFeeds(): StarterFeed[] {
  return z
    .array(starterFeed)
    .max(5_000)
    .parse(JSON.parse(readFileSync(FILE, 'utf8')))
}

/** Adds the pack to a store that never had a feed. Gives how many were added. */
export async function ensureStarterFeeds(
  { db, newId, log }: { db: Database; newId: () => string; log: Log },
  now: number,
): Promise<number> {
  const added = await db.transaction(async (tx) => {
    if (!(await markStarterFeeds(tx, now)) || (await countFeeds(tx)) > 0) return 0
    const pack = readStarterFeeds()
    await noteOutlets(tx, outletsOf(pack))
    const feeds = pack.map(({ url, name, category, country, language }) => ({
      id: newId(),
      url: new URL(url).href,
      title: name,
      category: category ?? null,
      country,
      language,
      nextAt: now,
    }))
    return (await addFeeds(tx, feeds)).size
  })
  if (added > 0) log.info('feeds.added', { feeds: added, from: 'starter pack' })
  return added
}

function outletsOf(pack: readonly StarterFeed[]): OutletFacts[] {
  const outlets = pack.map(({ host, name, country, family = null }): [string, OutletFacts] => [host, { host, name, country, family }])
  // The first line of an outlet names it; what follows may be a section.
  return [...new Map(outlets.toReversed()).values()]
}
