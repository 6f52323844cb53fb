// Stage: what a situation says, and what becomes of it. Title, summary, tags, score, counts and status follow its visible members;
// it is published with its second one, retired when one is left, concluded and removed as time passes.

import { DAY_MS } from '../core/durations.ts'
import { relevanceRank } from '../core/editorial/relevance.ts'
import { situationSignificance } from '../core/editorial/significance.ts'
import { summarizeSituation } from '../core/editorial/situation-summary.ts'
import { situationTitle } from '../core/editorial/situation-title.ts'
import { type ChosenText, isStillSaid, writingKey } from '../core/editorial/written-text.ts'
import { slugCandidates } from '../core/text/slug.ts'
import { appendChanges } from '../store/changes.ts'
import type { Queryable } from '../store/database.ts'
import { writeUnderLease } from '../store/leases.ts'
import { concludeSituation, removeSituation, retireSituation, TOO_FEW } from '../store/situation-ends.ts'
import { forgetWrittenText, keepChosenText, lockSituationTexts, type SituationText } from '../store/situation-texts.ts'
import {
  countSituations,
  findDueSituations,
  findSituationMembers,
  isTitleTaken,
  listSituation,
  type MaintainedSituation,
  maintainSituation,
  restSituation,
  type SituationCounts,
  type StoredMember,
  type StoredSituation,
  takenSituationSlugs,
} from '../store/situations.ts'
import { idsOf, type StageContext, type StageOutcome } from './stage.ts'

const BATCH_SITUATIONS = 20
/** What a situation says is read from its newest members; counts are over all. */
export const MEMBERS_MAX = 400
const CATEGORIES_MAX = 4
const COUNTRIES_MAX = 8
/** A value with less than this share of the strongest one's weight comes from stray members. */
const STRAY_SHARE = 0.15

interface Due {
  situation: StoredSituation
  counts: SituationCounts
  members: readonly StoredMember[]
  text: SituationText | undefined
  caughtUp: boolean
}

/** Maintains one batch. Only a pipeline that has `caughtUp` with its articles may say that a situation is over. */
export async function maintainSituations(context: StageContext, { caughtUp }: { caughtUp: boolean }): Promise<StageOutcome> {
  const { db, now, log, model, caution } = context
  const most = caution.most('maintain', BATCH_SITUATIONS)
  const situations = await findDueSituations(db, { transitionsBy: caughtUp ? now : null, limit: most })
  if (situations.length === 0) return { done: 0, more: false }
  const ids = idsOf(situations)
  caution.take('maintain', ids)
  const counts = new Map((await countSituations(db, ids)).map((row) => [row.id, row]))
  const members = Map.groupBy(await findSituationMembers(db, ids, MEMBERS_MAX), (member) => member.situationId)
  await writeUnderLease(context, async (tx) => {
    const texts = new Map((model ? await lockSituationTexts(tx, ids) : []).map((text) => [text.situationId, text]))
    for (const situation of situations) {
      const count = counts.get(situation.id)
      if (!count) continue
      await maintainOne(context, tx, {
        situation,
        counts: count,
        members: members.get(situation.id) ?? [],
        text: texts.get(situation.id),
        caughtUp,
      })
    }
  })
  caution.rest()
  log.info('situations.maintained', { situations: situations.length })
  return { done: situations.length, more: situations.length === most }
}

async function maintainOne(context: StageContext, tx: Queryable, due: Due): Promise<void> {
  const { now, rules, memory } = context
  const { situation, counts } = due
  if (situation.state === 'concluded') return maintainConcluded(context, tx, due)
  if (hasTooFew(due)) return retireForWant(context, tx, due)
  if (counts.visibleMembers < 2) return restSituation(tx, situation.id)
  const { status, quietAt } = activityOf(counts, context)
  const concludeAt = quietAt + rules.concludeDays * DAY_MS
  if (now >= concludeAt && situation.visible && due.caughtUp) {
    for (const member of memory.situations.membersOf(situation.id)) memory.situations.remove(member)
    return concludeSituation(tx, { from: situation, archiveDays: rules.archiveDays, reason: 'quiet' }, now)
  }
  return writeContent(context, tx, { ...due, status, transitionAt: status === 'ACTIVE' ? quietAt + 1 : concludeAt })
}

/** D5-single. Readers count the members that they can see. */
function hasTooFew({ situation, counts }: Due): boolean {
  return (situation.visible ? counts.visibleMembers : counts.members) < 2
}

/** D5-single: left with a single cluster, its id leads to that cluster; with none, to nothing. */
async function retireForWant({ now, memory }: StageContext, tx: Queryable, { situation, members }: Due): Promise<void> {
  const last = situation.visible ? members.find((member) => member.visible) : undefined
  await retireSituation(tx, { from: situation, movedTo: last?.id ?? null, reason: TOO_FEW }, now)
  for (const member of memory.situations.membersOf(situation.id)) {
    memory.situations.move(member, null)
    memory.situations.unpin(member)
  }
}

/** D5-active */
function activityOf({ lastUpdated }: SituationCounts, { now, rules }: StageContext): { status: 'ACTIVE' | 'QUIET'; quietAt: number } {
  const quietAt = (lastUpdated ?? now) + rules.activeMs
  return { status: now <= quietAt ? 'ACTIVE' : 'QUIET', quietAt }
}

/** A concluded situation stays as it is, but for its status and what became of its members, until its archive is removed. */
async function maintainConcluded(context: StageContext, tx: Queryable, due: Due): Promise<void> {
  const { situation, counts } = due
  const removeAt = (situation.concludedAt ?? context.now) + context.rules.archiveDays * DAY_MS
  if (context.now >= removeAt) return removeSituation(tx, { from: situation, reason: 'archive_expired' }, context.now)
  if (hasTooFew(due)) return retireForWant(context, tx, due)
  const { status, quietAt } = activityOf(counts, context)
  return writeContent(context, tx, { ...due, status, transitionAt: status === 'ACTIVE' ? Math.min(quietAt + 1, removeAt) : removeAt })
}

async function writeContent(
  { now, model }: StageContext,
  tx: Queryable,
  due: Due & { status: 'ACTIVE' | 'QUIET'; transitionAt: number },
): Promise<void> {
  const { situation } = due
  const text = await writtenTextOf(tx, due)
  const named = contentOf(due, now, null)
  const chosen = !situation.titlePinned && (await isTitleTaken(tx, named)) ? contentOf(due, now, named.title) : named
  const key = model && writingKey(chosen, model.model)
  if (key) await keepChosenText(tx, { situationId: situation.id, key, title: chosen.title, summary: chosen.summary })
  const next = key && text?.writtenKey === key ? { ...chosen, ...shownOf({ ...due, text }, chosen) } : chosen
  const slug = situation.slug ?? (await freeSlug(tx, situation.id, next.title))
  await maintainSituation(tx, { ...next, slug, visibleAt: situation.visible ? null : now })
  if (situation.visible && !differs(situation, next)) return
  const kind = situation.visible ? 'situation.updated' : 'situation.published'
  const [seq] = await appendChanges(
    tx,
    [{ kind, recordId: situation.id, detail: { status: next.status, clusters: next.clusterCount } }],
    now,
  )
  if (seq !== undefined && situation.state === 'live') await listSituation(tx, next, { seq, at: now })
}

/** What was written, while the members say it. */
async function writtenTextOf(tx: Queryable, { situation, members, text }: Due): Promise<SituationText | undefined> {
  if (!text || text.writtenKey === null) return text
  if (isStillSaid({ title: text.writtenTitle, summary: text.writtenSummary }, visibleMembers(members))) return text
  await forgetWrittenText(tx, situation.id)
  return { ...text, writtenKey: null, writtenTitle: null, writtenSummary: null }
}

/** Those that readers see, as what is said of a situation is read from them. */
export function visibleMembers(members: readonly StoredMember[]): (StoredMember & { outlets: number })[] {
  return members.filter(({ visible }) => visible).map((member) => ({ ...member, outlets: member.sourceCount }))
}

/** What was written where it was believed, else what was chosen; an operator's title stays. */
function shownOf({ situation, text }: Due, chosen: ChosenText): ChosenText {
  return {
    title: (situation.titlePinned ? null : text?.writtenTitle) ?? chosen.title,
    summary: text?.writtenSummary ?? chosen.summary,
  }
}

function contentOf(
  due: Due & { status: 'ACTIVE' | 'QUIET'; transitionAt: number },
  now: number,
  titleTaken: string | null,
): Omit<MaintainedSituation, 'slug' | 'visibleAt'> {
  const { situation, counts, status, transitionAt } = due
  // What was chosen last goes on, not what was written for it.
  const previous = situation.visible ? (due.text ?? situation) : null
  const visible = visibleMembers(due.members)
  const title = situation.titlePinned ? situation.title : situationTitle(visible, previous?.title ?? null, titleTaken)
  const lastUpdated = counts.lastUpdated ?? now
  const significance = situationSignificance(
    visible.toReversed().map((member) => ({ score: member.significance, z: member.significanceZ, publishedAt: member.publishedAt })),
    lastUpdated,
  )
  return {
    id: situation.id,
    title,
    summary: summarizeSituation(visible, { title, previous: previous?.summary ?? null }).summary,
    status,
    categories: strongest(
      visible.map((member) => member.categories),
      CATEGORIES_MAX,
    ),
    countries: strongest(
      visible.map((member) => member.countries),
      COUNTRIES_MAX,
    ),
    clusterCount: counts.visibleMembers,
    sourceCount: counts.outlets,
    independentCount: counts.independentOutlets,
    significance: significance.score,
    significanceZ: significance.z,
    relevanceRank: relevanceRank({
      ...{ significance: significance.score, z: significance.z, outlets: counts.outlets },
      events: visible.map((member) => ({ score: member.significance, outlets: member.outlets, publishedAt: member.publishedAt })),
    }),
    firstSeen: counts.firstSeen ?? now,
    lastUpdated,
    latestClusterTitle: visible[0]?.title ?? '',
    transitionAt,
  }
}

/** Values by how many members carry them, an earlier place weighing more; those of a stray member are left out. */
function strongest(lists: readonly (readonly string[])[], limit: number): string[] {
  const weights = new Map<string, number>()
  for (const list of lists) for (const [place, value] of list.entries()) weights.set(value, (weights.get(value) ?? 0) + 1 / (1 + place))
  const ranked = [...weights].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  const floor = (ranked[0]?.[1] ?? 0) * STRAY_SHARE
  return ranked
    .filter(([, weight]) => weight >= floor)
    .slice(0, limit)
    .map(([value]) => value)
}

async function freeSlug(tx: Queryable, id: string, title: string): Promise<string> {
  const candidates = slugCandidates(title, id)
  const taken = await takenSituationSlugs(tx, candidates)
  return candidates.find((candidate) => !taken.has(candidate)) ?? id
}

function differs(before: StoredSituation, after: Omit<MaintainedSituation, 'slug' | 'visibleAt'>): boolean {
  return (
    before.title !== after.title ||
    before.summary !== after.summary ||
    before.status !== after.status ||
    before.clusterCount !== after.clusterCount ||
    before.sourceCount !== after.sourceCount ||
    before.significance !== after.significance ||
    before.relevanceRank !== after.relevanceRank ||
    before.firstSeen !== after.firstSeen ||
    before.lastUpdated !== after.lastUpdated ||
    before.latestClusterTitle !== after.latestClusterTitle ||
    before.categories.join() !== after.categories.join() ||
    before.countries.join() !== after.countries.join()
  )
}
