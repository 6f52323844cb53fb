// The newest visible changes, with what they happened to.

import sql, { empty } from 'sql-template-tag'
import type { CuratedKind } from './curations.ts'
import type { Queryable } from './database.ts'

export interface ListedChange {
  seq: number
  at: number
  kind: string
  record: CuratedKind
  recordId: string
  detail: Record<string, unknown>
  title: string
  /** Of an event. */
  language: string | null
  titlePinned: boolean
  slug: string | null
}

/** The newest first, from the start or those before a number. */
export function listChanges(
  db: Queryable,
  page: { limit: number; before: number | undefined; record: CuratedKind | undefined },
): Promise<ListedChange[]> {
  return db.query(sql`
    with page as (
      select seq, at, kind, record, record_id, detail from changes
      where true ${page.before === undefined ? empty : sql`and seq < ${page.before}`}
        ${page.record === undefined ? empty : sql`and record = ${page.record}`}
      order by seq desc limit ${page.limit}
    )
    select p.seq, p.at, p.kind, p.record, p.record_id as "recordId", p.detail, coalesce(c.title, s.title, '') as title,
      c.language, coalesce(c.title_pinned, s.title_pinned, false) as "titlePinned", coalesce(c.slug, s.slug) as slug
    from page p
    left join clusters c on p.record = 'cluster' and c.id = p.record_id
    left join situations s on p.record = 'situation' and s.id = p.record_id
    order by p.seq desc`)
}
