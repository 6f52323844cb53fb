// Pages of articles that are to be read for their text.

import sql, { type Sql } from 'sql-template-tag'
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
  /** Until when it is its reader's; a publisher's correction ends that, since what is being read may be of before. */
  claimedUntil: number
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
    returning p.article_id as "articleId", a.url, p.attempts, p.claimed_until as "claimedUntil"`)
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

/** Its reader failed: the page is asked for again, unless somebody else does already. */
export async function postponePage(db: Queryable, page: DuePage, dueAt: number): Promise<void> {
  await db.query(sql`update article_pages set due_at = ${instant(dueAt)} where ${isClaimOf(page)}`)
}

/** Its reader asked nobody, since the host is left alone or the program ends: that was no attempt. */
export async function putOffPage(db: Queryable, page: DuePage, dueAt: number): Promise<void> {
  await db.query(sql`update article_pages set due_at = ${instant(dueAt)}, attempts = attempts - 1 where ${isClaimOf(page)}`)
}

const isClaimOf = ({ articleId, claimedUntil }: DuePage): Sql =>
  sql`article_id = ${articleId}::uuid and claimed_until = ${instant(claimedUntil)}`

export interface PageText {
  text: string
  /** The canonical address of the original, where the page says that it has one elsewhere. */
  originUrl: string | null
}

/**
 * The page was read, or never will be (null): the article waits no longer. One that is in a cluster already, or is being put into one, is looked at
 * again. Where the claim is over (the article was corrected meanwhile, or another reader has taken it up) nothing is kept: gives false.
 */
export async function finishPage(db: Queryable, page: DuePage, read: PageText | null): Promise<boolean> {
  const origin = read?.originUrl ? Buffer.from(urlKey(read.originUrl), 'hex') : null
  const rows = await db.query(sql`
    -- The article is locked first, as by a correction.
    with article as (
      select id from articles where id = ${page.articleId}::uuid for update
    ), finished as (
      delete from article_pages where ${isClaimOf(page)} and article_id = (select id from article) returning article_id
    ), kept as (
      update articles set held_until = null, full_text = coalesce(${read?.text ?? null}, full_text),
        origin_key = coalesce(origin_key, ${origin}::bytea), revision_due = revision_due or ${read !== null}
      where id = (select article_id from finished) and text_removed_at is null
    )
    select 1 from finished`)
  return rows.length > 0
}
