// What an id or slug names, whatever became of it since.

import sql from 'sql-template-tag'
import type { Queryable } from './database.ts'

/** The cluster of this id or slug, if readers ever saw it. */
export function findSeenCluster(db: Queryable, key: { id: string } | { slug: string }): Promise<{ id: string }[]> {
  return db.query(sql`
    select c.id from clusters c where c.visible_at is not null and ${'id' in key ? sql`c.id = ${key.id}::uuid` : sql`c.slug = ${key.slug}`}`)
}

/** The situation of this id or slug, if readers ever saw it. */
export function findSeenSituation(db: Queryable, key: { id: string } | { slug: string }): Promise<{ id: string }[]> {
  return db.query(sql`
    select s.id from situations s where s.visible_at is not null and ${'id' in key ? sql`s.id = ${key.id}::uuid` : sql`s.slug = ${key.slug}`}`)
}
