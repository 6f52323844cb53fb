// What the store keeps for the program itself, one value for a name: keys that all processes share, where the last server was, what is learned of vectors.

import sql from 'sql-template-tag'
import type { Queryable } from './database.ts'

type ValueName =
  | 'article_vector_space'
  | 'cursor_secret'
  | 'embedding_server_retry'
  | 'oauth_secrets'
  | 'restore_mark'
  | 'search_words_counted'
  | 'site_url'

/** The value of a name, as the program wrote it; undefined while there is none. */
export async function findStoreValue<Value>(db: Queryable, name: ValueName): Promise<Value | undefined> {
  const [row] = await db.query<{ value: Value }>(sql`select value from store_values where key = ${name}`)
  return row?.value
}

/** Writes the value of a name over the one that is there. */
export async function writeStoreValue(db: Queryable, name: ValueName, value: unknown): Promise<void> {
  await db.query(sql`
    insert into store_values (key, value) values (${name}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value`)
}

/** Writes a value where there is none, and gives the one that is there: of processes that start at once all get the first one's. */
export async function firstStoreValue<Value>(db: Queryable, name: ValueName, value: Value): Promise<Value> {
  await db.query(sql`insert into store_values (key, value) values (${name}, ${JSON.stringify(value)}::jsonb) on conflict (key) do nothing`)
  const first = await findStoreValue<Value>(db, name)
  if (first === undefined) throw new Error(`the store has no ${name}`)
  return first
}
