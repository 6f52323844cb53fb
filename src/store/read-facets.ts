// What the current list can be narrowed by.

import sql from 'sql-template-tag'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'

export interface FacetRow {
  facet: 'category' | 'country'
  value: string
  situations: number
}

/** Each category and country of the situations listed since then, with how many have it. */
export function findFacets(db: Queryable, since: number): Promise<FacetRow[]> {
  return db.query(sql`
    with listed as (
      select categories, countries from situation_list where until_change is null and last_updated >= ${instant(since)}::timestamptz
    )
    select 'category' as facet, value, count(*)::int as situations from listed, unnest(categories) as value group by value
    union all
    select 'country' as facet, value, count(*)::int as situations from listed, unnest(countries) as value group by value`)
}
