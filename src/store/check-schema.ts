// What the schema promises besides its rows: somebody's restore that ended halfway leaves tables without their indexes, and one that is built
// beside the work (`concurrently`) may be left not valid, so that nothing is found by it or held apart.

import sql from 'sql-template-tag'
import type { CheckRule } from './check-rules.ts'
import { schemaIndexes, schemaTables } from './migrate.ts'

/** The rule of the tables' indexes. That the tables are there is seen when a store is opened. */
export function schemaRule(): CheckRule {
  const tables = sql`unnest(${schemaTables()}::text[]) as t (name)`
  return {
    name: 'schema',
    message: 'the index is missing or not valid, or the table has no primary key',
    broken: sql`
      select name as id, 'missing' as detail from unnest(${schemaIndexes()}::text[]) as i (name) where to_regclass(name) is null
      union all
      select indexrelid::regclass::text, 'not valid' from pg_index join ${tables} on indrelid = to_regclass(t.name) where not indisvalid
      union all
      select name, 'no primary key' from ${tables}
      where not exists (select 1 from pg_index where indrelid = to_regclass(t.name) and indisprimary)`,
  }
}
