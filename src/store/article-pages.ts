// Pages of articles that are to be read for their text.

import sql from 'sql-template-tag'
import { urlKey } from '../core/articles/canonical-url.ts'
import type { Queryable } from './database.ts'
import { instant } from './instant.ts'

/** A page is asked for again after so long when its reader died. */
const CLAIM_MS = 300_000
const WAIT_MS_MAX = 86_400_000

export interface DuePage {
  articleId: string
  url: string
  attempts: number
}

/** Takes pages that are due, one of each outlet at most. Those whose outlet's switch was turned off meanwhile are let go. */
export async function claimDuePages(db: Queryable, { now, limit }: { now: number; limit: number }): Promise<DuePage[]> {
  return db.query(sql`
    with due as (
      select distinct on (host) article_id, due_at from article_pages
      where due_at <= ${instant(now)} or due_at > ${instant(now + WAIT_MS_MAX)} order by host, due_at
    )
    update article_pages p set due_at = ${instant(now + CLAIM_MS)}, claimed_until = ${instant(now + CLAIM_MS)}, attempts = p.attempts + 1
    from articles a
    where a.id = p.article_id and p.article_id in (select article_id from due order by due_at limit ${limit})
    returning p.article_id as "articleId", a.url, p.attempts`)
}

/** Makes pages due at once that another reader had begun to read: whoever takes over knows that it ended. */
export async function unclaimPagesOfOthers(db: Queryable, now: number): Promise<void> {
  await db.query(sql`update article_pages set due_at = ${instant(now)} where due_at = claimed_until`)
}

export async function isFullTextAllowed(db: Queryable, articleId: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from articles a join outlets o on o.host = a.source_host where a.id = ${articleId}::uuid and o.full_text`)
  return rows.length > 0
}

export async function postponePage(db: Queryable, articleId: string, dueAt: number): Promise<void> {
  await db.query(sql`update article_pages set due_at = ${instant(dueAt)} where article_id = ${articleId}::uuid`)
}

export interface PageText {
  text: string
  /** The canonical address of the original, where the page says that it has one elsewhere. */
  originUrl: string | null
}

/** The page was read, or never will be (null): the article waits no longer. One that is in a cluster already, or is being put into one, is looked at again. */
export async function finishPage(tx: Queryable, articleId: string, page: PageText | null): Promise<void> {
  await tx.query(sql`delete from article_pages where article_id = ${articleId}::uuid`)
  const origin = page?.originUrl ? Buffer.from(urlKey(page.originUrl), 'hex') : null
  await tx.query(sql`
    update articles set held_until = null, full_text = coalesce(${page?.text ?? null}, full_text),
      origin_key = coalesce(origin_key, ${origin}::bytea), revision_due = revision_due or ${page !== null}
    where id = ${articleId}::uuid and text_removed_at is null`)
}
