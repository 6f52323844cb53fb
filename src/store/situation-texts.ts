// What a language model writes for situations: what is to be written, and what was.

import sql from 'sql-template-tag'
import { HOUR_MS } from '../core/durations.ts'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'

/** A clock that was set back makes no text wait longer than this. */
const RETRY_MS_MAX = 24 * HOUR_MS

/** What was chosen from the members' own sentences, and what was written for it. */
export interface SituationText {
  situationId: string
  title: string
  summary: string
  writtenKey: string | null
  writtenTitle: string | null
  writtenSummary: string | null
}

/**
 * The texts of situations, for who is about to maintain these in the same transaction: whatever is written for them from now on waits, and has
 * them maintained once more.
 */
export function lockSituationTexts(tx: Queryable, situationIds: readonly string[]): Promise<SituationText[]> {
  return tx.query(sql`
    select situation_id as "situationId", title, summary, written_key as "writtenKey", written_title as "writtenTitle",
      written_summary as "writtenSummary"
    from situation_texts where situation_id = any(${situationIds}::uuid[]) order by situation_id for update`)
}

/** Keeps what was chosen. A key that was not written for yet makes it due. */
export async function keepChosenText(
  tx: Queryable,
  text: { situationId: string; title: string; summary: string; key: string },
): Promise<void> {
  const { situationId, title, summary, key } = text
  await tx.query(sql`
    insert into situation_texts (situation_id, title, summary, key) values (${situationId}, ${title}, ${summary}, ${key})
    on conflict (situation_id) do update set title = excluded.title, summary = excluded.summary, key = excluded.key,
      due = case when situation_texts.key = excluded.key then situation_texts.due else situation_texts.written_key is distinct from excluded.key end,
      attempts = case when situation_texts.key = excluded.key then situation_texts.attempts else 0 end,
      retry_at = case when situation_texts.key = excluded.key then situation_texts.retry_at else excluded.retry_at end`)
}

export interface DueText {
  situationId: string
  key: string
  attempts: number
}

/** The most relevant visible situation whose text is to be written, and need not wait. */
export async function findDueText(db: Queryable, now: number): Promise<DueText | null> {
  const [row] = await db.query<DueText>(sql`
    select t.situation_id as "situationId", t.key, t.attempts from situation_texts t join situations s on s.id = t.situation_id
    where t.due and s.state = 'live' and s.visible_at is not null
      and (t.retry_at <= ${instant(now)} or t.retry_at > ${instant(now + RETRY_MS_MAX)})
    order by s.relevance_rank desc, s.id limit 1`)
  return row ?? null
}

/** Keeps what was written, unless something else is wanted by now, and has the situation maintained. */
export async function keepWrittenText(
  tx: Queryable,
  { situationId, key }: DueText,
  written: { title: string | null; summary: string | null },
): Promise<void> {
  await tx.query(sql`
    with kept as (
      update situation_texts set written_key = ${key}, written_title = ${written.title}, written_summary = ${written.summary}, due = false
      where situation_id = ${situationId} and key = ${key} returning situation_id)
    update situations set maintain_due = true where id in (select situation_id from kept)`)
}

/** Counts an answer that could not be used, and has the text wait for another; after `attemptsMax` of them what was chosen stays. */
export async function countFailedText(
  tx: Queryable,
  { situationId, key }: DueText,
  { attemptsMax, retryAt }: { attemptsMax: number; retryAt: number },
): Promise<void> {
  await tx.query(sql`
    update situation_texts set attempts = attempts + 1, due = attempts + 1 < ${attemptsMax}, retry_at = ${instant(retryAt)}
    where situation_id = ${situationId} and key = ${key}`)
}

/** The same where the server is to blame: nothing counts, but others are asked about first. */
export async function postponeText(tx: Queryable, { situationId, key }: DueText, retryAt: number): Promise<void> {
  await tx.query(sql`update situation_texts set retry_at = ${instant(retryAt)} where situation_id = ${situationId} and key = ${key}`)
}

/** Forgets what was written for a situation, whose members do not say it any more, and has it written anew. */
export async function forgetWrittenText(tx: Queryable, situationId: string): Promise<void> {
  await tx.query(sql`
    update situation_texts set written_key = null, written_title = null, written_summary = null, due = true, attempts = 0
    where situation_id = ${situationId}`)
}

/** Forgets texts of situations that are no more. */
export async function purgeSituationTexts(db: Queryable): Promise<void> {
  await db.query(sql`
    delete from situation_texts where situation_id in (select id from situations where state in ('merged', 'retired', 'removed'))`)
}
