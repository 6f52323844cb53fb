// The way that a member went after it was put somewhere, kept with the reason why it was put there: each merge that carried it on is a step.

import sql, { type Sql } from 'sql-template-tag'

/** The oldest steps are forgotten first. */
const STEPS_KEPT_MAX = 20

/** What carried a member on. */
export interface Step {
  action: 'merge' | 'undo'
  reason: string
  score: number | null
  /** The operator's correction that did it. */
  curation?: number
}

/** A recorded reason with one more step, both as JSON. */
export function withStep(recorded: Sql, step: Sql): Sql {
  const kept = sql`jsonb_path_query_array(${recorded} -> 'merged', ${`$[last - ${STEPS_KEPT_MAX - 2} to last]`}::jsonpath)`
  return sql`coalesce(${recorded}, '{}') || jsonb_build_object('merged', coalesce(${kept}, '[]') || (${step}))`
}

/** A recorded reason without the step that a correction made, and those after it: its holder is where it was before. */
export function withoutStepOf(recorded: Sql, curationId: number): Sql {
  return sql`case when ${recorded} -> 'merged' @> jsonb_build_array(jsonb_build_object('curation', ${curationId}::bigint))
    then ${recorded} || jsonb_build_object('merged', (
      select coalesce(jsonb_agg(step order by place), '[]') from jsonb_array_elements(${recorded} -> 'merged') with ordinality as steps (step, place)
      where place < (
        select min(place) from jsonb_array_elements(${recorded} -> 'merged') with ordinality as found (step, place)
        where (step ->> 'curation')::bigint = ${curationId})))
    else ${recorded} end`
}
