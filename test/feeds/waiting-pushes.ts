// Pushes of hubs that nobody has read yet.

import sql from 'sql-template-tag'
import type { Queryable } from '../../src/store/database.ts'
import type { Farm } from './farm.ts'

export interface Waiting {
  hub: string
  pushes: number
}

export const hubsWith = (pushes: number, ...names: string[]): Waiting[] => names.map((name) => ({ hub: `${name}.example`, pushes }))

/** Feeds of a hub, each at an address of its own there, each with one push that nobody has read. */
export async function seedWaiting(db: Queryable, farm: Farm, { hub, pushes }: Waiting): Promise<void> {
  const origin = farm.url(hub, '')
  await db.query(sql`
    with made as (
      insert into feeds (id, url, host, next_at)
      select gen_random_uuid(), ${`${origin}/feed/`} || n, ${hub}, ${'2027-03-01T00:00:00Z'}
      from generate_series(1, ${pushes}::int) n returning id, url),
    subscribed as (
      insert into websub_subscriptions (feed_id, token, hub, topic, secret, due_at)
      select id, id::text, ${`${origin}/hub?feed=`} || id, url, 's', ${'2027-03-01T00:00:00Z'} from made)
    insert into websub_pushes (feed_id, body) select id, '' from made`)
}
