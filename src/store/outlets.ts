// Outlets: what is known of the publishers of articles.

import sql from 'sql-template-tag'
import type { Queryable } from './database.ts'

export interface OutletFacts {
  /** Registrable domain. */
  host: string
  name: string
  country: string | null
  family: string | null
}

export interface Outlet extends OutletFacts {
  /** Whether its articles' pages may be read for their text. */
  fullText: boolean
}

const OUTLETS_LISTED_MAX = 50_000

/** Notes outlets; of one that is known, only what was not known of it before. */
export async function noteOutlets(db: Queryable, outlets: readonly OutletFacts[]): Promise<void> {
  await db.query(sql`
    insert into outlets (host, name, country, family)
    select host, name, country, family from unnest(
      ${outlets.map(({ host }) => host)}::text[], ${outlets.map(({ name }) => name)}::text[],
      ${outlets.map(({ country }) => country)}::text[], ${outlets.map(({ family }) => family)}::text[]
    ) as given (host, name, country, family)
    -- All processes write in one order: else two that bring the same new outlets could wait for each other.
    order by host
    on conflict (host) do update set name = case when outlets.name = '' then excluded.name else outlets.name end,
      country = coalesce(outlets.country, excluded.country), family = coalesce(outlets.family, excluded.family)
    where (outlets.name = '' and excluded.name <> '') or (outlets.country is null and excluded.country is not null)
      or (outlets.family is null and excluded.family is not null)`)
}

/** Changes what is known of an outlet, or makes it known: what is not given stays. */
export async function setOutlet(db: Queryable, facts: Pick<Outlet, 'host'> & Partial<Outlet>): Promise<Outlet> {
  const { host, name = null, country = null, family = null, fullText = null } = facts
  const [row] = await db.query<Outlet>(sql`
    insert into outlets (host, name, country, family, full_text)
    values (${host}, coalesce(${name}, ''), ${country}, ${family}, coalesce(${fullText}, false))
    on conflict (host) do update set name = coalesce(${name}, outlets.name), country = coalesce(${country}, outlets.country),
      family = coalesce(${family}, outlets.family), full_text = coalesce(${fullText}, outlets.full_text)
    returning host, name, country, family, full_text as "fullText"`)
  if (!row) throw new Error('the outlet was not stored')
  return row
}

export function listOutlets(db: Queryable): Promise<Outlet[]> {
  return db.query(sql`
    select host, name, country, family, full_text as "fullText" from outlets order by host limit ${OUTLETS_LISTED_MAX}`)
}

/** The owners of these outlets, as far as they are known. */
export async function findFamilies(db: Queryable, hosts: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.query<{ host: string; family: string }>(sql`
    select host, family from outlets where host = any(${hosts}::text[]) and family is not null`)
  return new Map(rows.map(({ host, family }) => [host, family]))
}
