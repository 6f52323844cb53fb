// What measuring reads of a store that a labelled stream was taken into: whole tables, since such a store is small and nobody else's.

import sql from 'sql-template-tag'
import type { Queryable } from './database.ts'

/** The cluster of each article, by the key of its address in hexadecimal digits. */
export function findClustersByKey(db: Queryable): Promise<{ key: string; cluster: string }[]> {
  return db.query(sql`select encode(url_key, 'hex') as key, cluster_id as cluster from articles`)
}

/** The situation of each article's cluster, by the article's address. */
export function findSituationsByUrl(db: Queryable): Promise<{ url: string; situation: string | null }[]> {
  return db.query(sql`select a.url, c.situation_id as situation from articles a join clusters c on c.id = a.cluster_id`)
}

/** The articles without a cluster, in the order in which they came. */
export function findUnassigned(db: Queryable): Promise<{ id: string }[]> {
  return db.query(sql`select id from articles where cluster_id is null order by seq`)
}

/** The live situations that readers see. */
export function findShownTitles(db: Queryable): Promise<{ id: string; title: string }[]> {
  return db.query(sql`select id, title from situations where state = 'live' and visible_at is not null`)
}

/** The open clusters that stand in a situation. */
export function findGroupedClusters(db: Queryable): Promise<{ id: string; situationId: string }[]> {
  return db.query(sql`select id, situation_id as "situationId" from clusters where state = 'open' and situation_id is not null`)
}

/** What became of every situation. */
export function findSituationStates(db: Queryable): Promise<{ id: string; state: string; mergedInto: string | null }[]> {
  return db.query(sql`select id, state, merged_into as "mergedInto" from situations`)
}

/** What the live situations that readers see say, with the titles of their clusters; alike in every run. */
export function findShownContents(db: Queryable): Promise<{ title: string; summary: string; clusters: string[] }[]> {
  return db.query(sql`
    select s.title, s.summary, array_agg(c.title order by c.title, c.id) as clusters
    from situations s join clusters c on c.situation_id = s.id
    where s.state = 'live' and s.visible_at is not null
    group by s.id, s.title, s.summary order by s.title, s.id`)
}
