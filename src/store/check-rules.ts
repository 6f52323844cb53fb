// What must always hold of the store: each rule is one statement over whole tables that gives the records that break it.
// A rule leaves out what a stage of the pipeline has still to bring up to date, as its due flag says.

import sql, { type Sql } from 'sql-template-tag'
import { ITEM_BYTES } from '../core/feeds/feed-identity.ts'
import { ACTIVE_KEYS_MAX } from '../core/serving/bounds.ts'
import { independentVoices } from './clusters.ts'
import { standingApart } from './curations.ts'
import { MERGE_STEPS_MAX } from './merges.ts'

export interface CheckRule {
  name: string
  /** What the rule says of a record that breaks it. */
  message: string
  /** Gives `id`, and `detail` where there is more to say. */
  broken: Sql
}

const articleRules: CheckRule[] = [
  {
    name: 'article-cluster',
    message: 'the article is in a cluster that was merged away',
    broken: sql`select a.id::text as id, c.id::text as detail from articles a join clusters c on c.id = a.cluster_id where c.state = 'merged'`,
  },
  {
    // Its number tells nothing: one that waited for its page, or whose transaction ended last, is assigned after articles of greater numbers.
    name: 'copy-of-other',
    message: 'the article is marked as a copy of itself or of a copy',
    broken: sql`
      select a.id::text as id, o.id::text as detail from articles a join articles o on o.id = a.copy_of
      where a.id = o.id or o.copy_of is not null`,
  },
  {
    name: 'article-once',
    message: 'the article is stored twice',
    broken: sql`
      select min(id::text) as id, count(*)::text as detail from articles group by url_key having count(*) > 1
      union all
      select min(id::text), count(*)::text from articles group by canonical_url having count(*) > 1`,
  },
]

const streamRules: CheckRule[] = [
  {
    name: 'text-removed',
    message: 'the article still has texts that were removed',
    broken: sql`
      select id::text as id, null as detail from articles
      where text_removed_at is not null and (summary <> '' or body <> '' or full_text is not null)`,
  },
  {
    name: 'article-vector',
    message: 'the article has a vector though its texts were removed, or one of another length than others of its space',
    broken: sql`
      select id, detail from (
        select a.id::text as id, v.space::text as detail, a.text_removed_at is not null as gone,
          length(v.vector) <> max(length(v.vector)) over (partition by v.space) as other
        from article_vectors v join articles a on a.id = v.article_id) as vectors
      where gone or other`,
  },
  {
    name: 'copy-reason',
    message: 'the article is a copy without a reason, or has one without being a copy',
    broken: sql`
      select id::text as id, copy_reason as detail from articles where voice is not null and (copy_of is null) <> (copy_reason is null)`,
  },
  {
    name: 'outlet',
    message: 'the outlet is no host, or its country no code',
    broken: sql`
      select host as id, country as detail from outlets where host <> lower(host) or host !~ '^[^/:@ ]+$' or country !~ '^[A-Z]{2}$'`,
  },
  {
    name: 'feed-schedule',
    message: 'the feed counts failures since no time, or is paused for no reason',
    broken: sql`
      select id::text as id, url as detail from feeds
      where (failures > 0) <> (failing_since is not null) or (paused_at is null) <> (pause_reason is null)`,
  },
  {
    name: 'feed-items',
    message: 'the memory of what the feed has shown is damaged',
    broken: sql`select feed_id::text as id, length(items)::text as detail from feed_items where length(items) % ${ITEM_BYTES} <> 0`,
  },
  {
    name: 'websub',
    message: 'the subscription is active without a lease',
    broken: sql`select feed_id::text as id, hub as detail from websub_subscriptions where state = 'active' and lease_until is null`,
  },
  {
    name: 'page',
    message: 'the article waits for its page, which nobody is to read',
    broken: sql`
      select a.id::text as id, null as detail from articles a
      where a.held_until is not null and a.cluster_id is null and not exists (select 1 from article_pages p where p.article_id = a.id)`,
  },
]

const counted = sql`
  select cluster_id, count(*) as articles, count(distinct source_host) as outlets,
    ${independentVoices} as independent, min(published_at) as first_at, max(published_at) as last_at
  from articles where cluster_id is not null group by cluster_id`

const clusterRules: CheckRule[] = [
  {
    name: 'cluster-articles',
    message: 'the open cluster has no article',
    broken: sql`
      select id::text as id, null as detail from clusters c
      where state = 'open' and not exists (select 1 from articles where cluster_id = c.id)`,
  },
  {
    name: 'cluster-counts',
    message: 'counts or times of the cluster are not those of its articles',
    broken: sql`
      select c.id::text as id, format('%s articles of %s outlets (%s independent), counted %s, %s, %s', c.article_count, c.source_count,
        c.independent_count, m.articles, m.outlets, m.independent) as detail
      from clusters c join (${counted}) as m on m.cluster_id = c.id
      where c.state = 'open' and (c.article_count, c.source_count, c.independent_count, c.published_at, c.updated_at)
        is distinct from (m.articles, m.outlets, m.independent, m.first_at, m.last_at)`,
  },
  {
    name: 'cluster-merges',
    message: 'the merges of the cluster go round or do not end',
    broken: endless('clusters'),
  },
  {
    name: 'cluster-ended',
    message: 'the merged or retired cluster is still in a situation, or still due',
    broken: sql`
      select id::text as id, situation_id::text as detail from clusters
      where state <> 'open' and (situation_id is not null or settle_due or group_due)`,
  },
  {
    name: 'cluster-content',
    message: 'the visible cluster has no slug, title, summary or category',
    broken: sql`
      select id::text as id, null as detail from clusters
      where state = 'open' and visible_at is not null and not settle_due
        and (slug is null or title = '' or summary = '' or cardinality(categories) = 0)`,
  },
  {
    name: 'cluster-situation',
    message: 'the cluster is in a situation that was merged away or retired',
    broken: sql`
      select c.id::text as id, s.id::text as detail from clusters c join situations s on s.id = c.situation_id
      where s.state in ('merged', 'retired')`,
  },
  {
    name: 'cluster-membership',
    message: 'the record of members does not say that the cluster is where it is',
    broken: sql`
      select c.id::text as id, c.situation_id::text as detail from clusters c
      left join situation_members m on m.cluster_id = c.id and m.situation_id = c.situation_id and m.left_at is null
      where c.situation_id is not null and m.cluster_id is null
      union all
      select m.cluster_id::text, m.situation_id::text from situation_members m join clusters c on c.id = m.cluster_id
      where m.left_at is null and c.situation_id is distinct from m.situation_id`,
  },
]

const situationRules: CheckRule[] = [
  {
    name: 'situation-merges',
    message: 'the merges of the situation go round or do not end',
    broken: endless('situations'),
  },
  {
    name: 'situation-members',
    message: 'the visible situation has fewer than two members',
    broken: sql`
      select s.id::text as id, coalesce(m.members, 0)::text as detail
      from situations s left join (
        select situation_id, count(*) as members from clusters where situation_id is not null and state = 'open' group by situation_id
      ) as m on m.situation_id = s.id
      where s.state in ('live', 'concluded') and s.visible_at is not null and not s.maintain_due and coalesce(m.members, 0) < 2`,
  },
  {
    name: 'situation-counts',
    message: 'counts or times of the situation are not those of its visible members',
    broken: sql`
      select s.id::text as id, format('%s clusters, counted %s', s.cluster_count, m.clusters) as detail
      from situations s join (
        select situation_id, count(*) as clusters, min(published_at) as first_at, max(published_at) as last_at, bool_or(settle_due) as settling
        from clusters where situation_id is not null and state = 'open' and visible_at is not null group by situation_id
      ) as m on m.situation_id = s.id
      where s.state = 'live' and s.visible_at is not null and not s.maintain_due and not m.settling
        and (s.cluster_count, s.first_seen, s.last_updated) is distinct from (m.clusters, m.first_at, m.last_at)`,
  },
  {
    name: 'situation-outlets',
    message: 'the outlets of the situation are not those of its visible members',
    broken: sql`
      select s.id::text as id, format('%s outlets, counted %s', s.source_count, m.outlets) as detail
      from situations s join (
        select c.situation_id, count(distinct a.source_host) as outlets, bool_or(c.settle_due) as settling
        from clusters c join articles a on a.cluster_id = c.id
        where c.situation_id is not null and c.state = 'open' and c.visible_at is not null group by c.situation_id
      ) as m on m.situation_id = s.id
      where s.state = 'live' and s.visible_at is not null and not s.maintain_due and not m.settling and s.source_count <> m.outlets`,
  },
  {
    name: 'situation-content',
    message: 'the visible situation has no slug, title or summary',
    broken: sql`
      select id::text as id, null as detail from situations
      where state in ('live', 'concluded') and visible_at is not null and not maintain_due and (slug is null or title = '' or summary = '')`,
  },
]

const listRules: CheckRule[] = [
  {
    name: 'list-current',
    message: 'the visible live situation is not in the list',
    broken: sql`
      select s.id::text as id, null as detail from situations s
      where s.state = 'live' and s.visible_at is not null
        and not exists (select 1 from situation_list l where l.situation_id = s.id and l.until_change is null)`,
  },
  {
    name: 'list-stray',
    message: 'the list holds a situation that has ended or is not visible',
    broken: sql`
      select s.id::text as id, s.state as detail from situation_list l join situations s on s.id = l.situation_id
      where l.until_change is null and (s.state <> 'live' or s.visible_at is null)`,
  },
  {
    name: 'list-changes',
    message: 'a row of the list starts or ends at a change that does not exist',
    broken: sql`
      select l.situation_id::text as id, format('%s to %s', l.from_change, l.until_change) as detail from situation_list l
      where not exists (select 1 from changes where seq = l.from_change)
        or (l.until_change is not null and not exists (select 1 from changes where seq = l.until_change))`,
  },
  {
    name: 'list-overlap',
    message: 'rows of the list overlap',
    broken: sql`
      select situation_id::text as id, format('%s to %s', from_change, until_change) as detail from (
        select situation_id, from_change, until_change,
          lead(from_change) over (partition by situation_id order by from_change) as next_from
        from situation_list) as l
      where until_change <= from_change or (next_from is not null and (until_change is null or until_change > next_from))`,
  },
]

const curationRules: CheckRule[] = [
  {
    name: 'pin',
    message: 'the pin is on a retired cluster, or names a situation that its cluster is not in',
    broken: sql`
      select c.id::text as id, p.situation_id::text as detail
      from pins p join clusters c on c.id = p.cluster_id left join situations s on s.id = p.situation_id
      where c.state = 'retired' or s.state = 'merged' or (c.state = 'open' and s.state = 'live' and c.situation_id is null)`,
  },
  {
    name: 'kept-apart',
    message: 'two records that an operator keeps apart are together',
    broken: sql`
      select k.one_id::text as id, k.other_id::text as detail from (${standingApart}) as k
      where k.one_now = k.other_now or (k.record = 'situation' and exists (
        select 1 from clusters c
        where c.state = 'open' and ((c.id = k.one_now and c.situation_id = k.other_now) or (c.id = k.other_now and c.situation_id = k.one_now))))`,
  },
  {
    name: 'curation-known',
    message: 'what the pipeline keeps comes from a correction that was undone',
    // The undo of a merge keeps its two records apart by itself.
    broken: sql`
      select p.cluster_id::text as id, p.curation_id::text as detail from pins p join curations c on c.id = p.curation_id
      where c.undone_at is not null
      union all
      select k.one_id::text, k.curation_id::text from kept_apart k join curations c on c.id = k.curation_id
      where c.undone_at is not null and c.action <> 'merge'`,
  },
]

const otherRules: CheckRule[] = [
  {
    name: 'search-document',
    message: 'the search finds a cluster that is not visible',
    broken: sql`
      select c.id::text as id, c.state as detail from search_documents d join clusters c on c.id = d.cluster_id
      where not c.index_due and (c.state <> 'open' or c.visible_at is null)`,
  },
  {
    name: 'slug-once',
    message: 'two records have one slug',
    broken: sql`
      select min(id::text) as id, slug as detail from clusters where slug is not null group by slug having count(*) > 1
      union all
      select min(id::text), slug from situations where slug is not null group by slug having count(*) > 1`,
  },
  {
    name: 'usage',
    message: 'the day count of a caller is negative',
    broken: sql`
      select subject as id, day::text as detail from usage_days
      where requests < 0 or searches < 0 or minute_requests < 0`,
  },
  {
    name: 'keys',
    message: `the account has more than ${ACTIVE_KEYS_MAX} active keys`,
    broken: sql`
      select account_id::text as id, count(*)::text as detail from api_keys where revoked_at is null
      group by account_id having count(*) > ${ACTIVE_KEYS_MAX}`,
  },
  {
    name: 'sign-in',
    message: 'the code or token is kept by more than its hash, or stands for another account than its grant',
    broken: sql`
      select r.id, r.model as detail from oauth_records r left join oauth_records g on g.model = 'Grant' and g.id = r.grant_id
      where r.model in ('AuthorizationCode', 'AccessToken', 'RefreshToken')
        and (length(r.id) <> 43 or r.payload ->> 'jti' is not null or g.account_id <> r.account_id)`,
  },
]

export const checkRules: readonly CheckRule[] = [
  ...articleRules,
  ...streamRules,
  ...clusterRules,
  ...situationRules,
  ...listRules,
  ...curationRules,
  ...otherRules,
]

function endless(table: 'clusters' | 'situations'): Sql {
  const from = table === 'clusters' ? sql`clusters` : sql`situations`
  return sql`
    with recursive chain as (
      select id as first_id, merged_into as next_id, 1 as step from ${from} where state = 'merged'
      union all
      select chain.first_id, r.merged_into, chain.step + 1 from chain join ${from} r on r.id = chain.next_id
      where r.state = 'merged' and chain.step < ${MERGE_STEPS_MAX}
    )
    select first_id::text as id, null as detail from chain where step >= ${MERGE_STEPS_MAX}`
}
