// How a situation ends, whether the pipeline or an operator says so: its row, its members, the list and the record of changes at once.

import sql from 'sql-template-tag'
import { DAY_MS } from '../core/durations.ts'
import { appendChanges, type Change } from './changes.ts'
import type { Queryable } from './database.ts'
import { instant, instantOrNull } from './instant.ts'
import type { Step } from './recorded-steps.ts'
import {
  countSituations,
  endSituation,
  findShownDue,
  findSituationMembers,
  moveMembers,
  unlistSituation,
  writeCounts,
} from './situations.ts'

/** Why a situation ends that is left with a single event, or none. */
export const TOO_FEW = 'too_few_members'

interface Ending {
  id: string
  visible: boolean
}

/** Records the change of a visible record and takes it off the list; of a record that nobody saw there is nothing to tell. */
async function tell(tx: Queryable, { ending, ...change }: Omit<Change, 'recordId'> & { ending: Ending }, at: number): Promise<void> {
  if (!ending.visible) return
  const [seq] = await appendChanges(tx, [{ ...change, recordId: ending.id }], at)
  if (seq !== undefined) await unlistSituation(tx, ending.id, { seq, at })
}

/** Merges one situation into another, for ever. The caller has chosen the survivor; one that readers know must not vanish into one that they don't. */
export async function mergeSituation(tx: Queryable, merge: { from: Ending; into: string; step: Step }, at: number): Promise<void> {
  await moveMembers(tx, { from: merge.from.id, into: merge.into, step: merge.step }, at)
  if (merge.step.curation === undefined) await carryTitle(tx, merge.from.id, merge.into)
  await endSituation(tx, merge.from.id, { state: 'merged', into: merge.into })
  await tell(tx, { ending: merge.from, kind: 'situation.merged', detail: { into: merge.into, reason: merge.step.reason } }, at)
}

/** An operator's title goes over when the pipeline merges the situation away; an operator who does so has chosen between the two. */
async function carryTitle(tx: Queryable, from: string, into: string): Promise<void> {
  await tx.query(sql`
    update situations s set title = f.title, title_pinned = true from situations f
    where s.id = ${into} and not s.title_pinned and f.id = ${from} and f.title_pinned`)
}

/**
 * Retires a situation; what members it has leave it, and those that readers did not see yet, or that a concluded one kept, are grouped anew. Its id
 * answers with `movedTo`, or with nothing for ever.
 */
export async function retireSituation(
  tx: Queryable,
  retire: { from: Ending; movedTo: string | null; reason: string },
  at: number,
): Promise<void> {
  const { id, visible } = retire.from
  await tx.query(sql`
    update situation_members m set left_at = ${instant(at)}, left_published_at = c.published_at
    from clusters c where c.id = m.cluster_id and m.situation_id = ${id} and m.left_at is null`)
  await tx.query(sql`
    update clusters c set situation_id = null, grouping = null,
      group_due = group_due or (c.state = 'open' and c.slug is not null and (s.state = 'concluded' or (${visible} and c.visible_at is null)))
    from situations s where s.id = ${id} and c.situation_id = s.id`)
  await endSituation(tx, id, { state: 'retired', movedTo: retire.movedTo })
  await tell(tx, { ending: retire.from, kind: 'situation.retired', detail: { moved_to: retire.movedTo, reason: retire.reason } }, at)
}

/**
 * Brings shown situations that are due for maintenance to what they hold now, so that readers see none half-made until the pipeline comes to
 * them: with fewer than two events that readers see one is retired (D5-single), of all others the counts are written.
 */
export async function settleCounts(tx: Queryable, at: number): Promise<void> {
  for (const counts of await countSituations(tx, await findShownDue(tx))) {
    if (counts.visibleMembers >= 2) await writeCounts(tx, counts)
    else {
      const [first] = await findSituationMembers(tx, [counts.id], 1)
      await retireSituation(tx, { from: { id: counts.id, visible: true }, movedTo: first?.visible ? first.id : null, reason: TOO_FEW }, at)
    }
  }
}

/** Concludes a situation: no longer listed, still readable for `archiveDays`. */
export async function concludeSituation(
  tx: Queryable,
  conclude: { from: Ending; archiveDays: number; reason: string },
  at: number,
): Promise<void> {
  await endSituation(tx, conclude.from.id, { state: 'concluded', at, removeAt: at + conclude.archiveDays * DAY_MS })
  await tell(tx, { ending: conclude.from, kind: 'situation.concluded', detail: { reason: conclude.reason } }, at)
}

/** Removes the archive of a situation: its id answers 410 from now on. */
export async function removeSituation(tx: Queryable, remove: { from: Ending; reason: string }, at: number): Promise<void> {
  await endSituation(tx, remove.from.id, { state: 'removed' })
  await tell(tx, { ending: remove.from, kind: 'situation.removed', detail: { reason: remove.reason } }, at)
}

/** Gives a situation back the life that it had before an operator's correction: listed again when it is live, and due for maintenance. */
export async function restoreSituation(
  tx: Queryable,
  restore: { id: string; state: 'live' | 'concluded'; concludedAt: number | null; transitionAt: number | null; reason: string },
  at: number,
): Promise<void> {
  const { id, state } = restore
  // What it let go when it ended, and what went elsewhere since, is held in it no more.
  await tx.query(sql`
    delete from pins using clusters c where pins.situation_id = ${id} and c.id = pins.cluster_id and c.situation_id <> ${id}`)
  const [row] = await tx.query<{ visible: boolean }>(sql`
    update situations set state = ${state}, merged_into = null, moved_to = null, maintain_due = true,
      concluded_at = ${instantOrNull(restore.concludedAt)}::timestamptz, transition_at = ${instantOrNull(restore.transitionAt)}::timestamptz
    where id = ${id} returning visible_at is not null as visible`)
  if (!row?.visible) return
  const [seq] = await appendChanges(tx, [{ kind: 'situation.restored', recordId: id, detail: { reason: restore.reason } }], at)
  if (seq === undefined || state !== 'live') return
  await unlistSituation(tx, id, { seq, at })
  await tx.query(sql`
    insert into situation_list (situation_id, from_change, relevance_rank, last_updated, categories, countries)
    select id, ${seq}, relevance_rank, last_updated, categories, countries from situations where id = ${id}`)
}
