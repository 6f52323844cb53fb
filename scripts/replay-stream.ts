// Replays a stream day by day through the real pipeline on a clean store, under the stream's own clock, and watches what becomes of every
// situation that readers ever saw: how many ids change in a day, and whether each still leads somewhere at the end.

import type { Article } from '../src/core/articles/article.ts'
import { DAY_MS, HOUR_MS } from '../src/core/durations.ts'
import { silentLog } from '../src/log.ts'
import { countingIds } from '../src/pipeline/eval-store.ts'
import { storeArticles } from '../src/pipeline/ingest.ts'
import { createPipeline } from '../src/pipeline/pipeline.ts'
import { settleBy } from '../src/pipeline/run.ts'
import { DEFAULT_RULES, type PipelineRules } from '../src/pipeline/stage.ts'
import type { Queryable } from '../src/store/database.ts'
import { findGroupedClusters, findShownContents, findShownTitles, findSituationStates } from '../src/store/measured-records.ts'
import { openMemoryStore } from '../src/store/open-store.ts'

/** The pipeline works at these hours of each day, as a service under load does now and then. */
const ROUND_HOURS = [6, 12, 18, 24]
const CHAIN_MAX = 50

export interface ReplayDay {
  day: string
  /** Published situations that were live when the day began. */
  live: number
  /** Of these: merged away or retired during the day, or left by most of their members. */
  ended: number
  /** Of those that ended: left with one event, mostly since two of its events turned out to be one. */
  retired: number
  flipped: number
  retitled: number
  /** Clusters that stood in a situation when the day began, and those of them that another one has taken since (a merge is no move). */
  grouped: number
  moved: number
}

export interface Replay {
  days: ReplayDay[]
  /** Share of ids that ended or flipped, mean of the days after the first. */
  changedPerDay: number
  movedPerDay: number
  retitledPerDay: number
  published: number
  /** Ids once published that lead to no live, concluded or properly ended record. */
  unresolved: string[]
  /** What readers see at the end, for comparing runs. */
  final: { title: string; summary: string; clusters: string[] }[]
}

interface Snapshot {
  titles: Map<string, string>
  situationOf: Map<string, string>
}

export interface ReplayOptions extends Partial<PipelineRules> {
  /** Whether each round begins with a new process, which knows what the store tells. */
  restarts?: boolean
}

/** Replays articles in time order. The same stream gives the same replay. */
export async function replayStream(articles: readonly Article[], { restarts = false, ...rules }: ReplayOptions = {}): Promise<Replay> {
  const db = await openMemoryStore()
  try {
    const byDay = [...Map.groupBy(articles, ({ publishedAt }) => Math.floor(publishedAt / DAY_MS))].toSorted((a, b) => a[0] - b[0])
    let now = (byDay[0]?.[0] ?? 0) * DAY_MS
    const deps = { db, clock: () => now, newId: countingIds(), log: silentLog, rules: { ...DEFAULT_RULES, ...rules } }
    let pipeline = createPipeline(deps)
    const days: ReplayDay[] = []
    const everPublished = new Set<string>()
    let before = await takeSnapshot(db)
    for (const [day, ofDay] of byDay) {
      let from = 0
      for (const hour of ROUND_HOURS) {
        now = day * DAY_MS + hour * HOUR_MS
        const until = ofDay.findIndex(({ publishedAt }) => publishedAt > now)
        const arrived = ofDay.slice(from, until < 0 ? ofDay.length : until)
        from += arrived.length
        if (restarts) {
          await pipeline.close()
          pipeline = createPipeline(deps)
        }
        await storeArticles(deps, arrived)
        await settleBy(pipeline, deps)
      }
      const after = await takeSnapshot(db)
      days.push(await compareDays(db, { day, before, after }))
      for (const id of after.titles.keys()) everPublished.add(id)
      before = after
    }
    return {
      days,
      ...rates(days.slice(1)),
      published: everPublished.size,
      unresolved: await unresolvedOf(db, everPublished),
      final: await findShownContents(db),
    }
  } finally {
    await db.close()
  }
}

async function takeSnapshot(db: Queryable): Promise<Snapshot> {
  const situations = await findShownTitles(db)
  const clusters = await findGroupedClusters(db)
  return {
    titles: new Map(situations.map(({ id, title }) => [id, title])),
    situationOf: new Map(clusters.map(({ id, situationId }) => [id, situationId])),
  }
}

async function compareDays(db: Queryable, { day, before, after }: { day: number; before: Snapshot; after: Snapshot }): Promise<ReplayDay> {
  const heirs = await heirsOf(db)
  let grouped = 0
  let moved = 0
  const membersLost = new Map<string, { all: number; lost: number }>()
  for (const [cluster, situation] of before.situationOf) {
    if (!before.titles.has(situation)) continue
    const count = membersLost.get(situation) ?? { all: 0, lost: 0 }
    membersLost.set(situation, count)
    grouped += 1
    count.all += 1
    const now = after.situationOf.get(cluster)
    // A cluster that was itself merged away took its readers along.
    if (now === undefined || now === heirOf(heirs, situation)) continue
    moved += 1
    count.lost += 1
  }
  const live = [...before.titles.keys()]
  return {
    day: new Date(day * DAY_MS).toISOString().slice(0, 10),
    live: live.length,
    ended: live.filter((id) => heirs.get(id)?.ended === true).length,
    retired: live.filter((id) => heirs.get(id)?.retired === true).length,
    flipped: live.filter((id) => {
      const count = membersLost.get(id)
      return heirs.get(id)?.ended !== true && count !== undefined && count.lost * 2 > count.all
    }).length,
    retitled: live.filter((id) => after.titles.has(id) && after.titles.get(id) !== before.titles.get(id)).length,
    grouped,
    moved,
  }
}

interface Heir {
  ended: boolean
  retired: boolean
  into: string | null
}

async function heirsOf(db: Queryable): Promise<Map<string, Heir>> {
  const rows = await findSituationStates(db)
  return new Map(
    rows.map(({ id, state, mergedInto }) => [
      id,
      { ended: state === 'merged' || state === 'retired', retired: state === 'retired', into: mergedInto },
    ]),
  )
}

function heirOf(heirs: ReadonlyMap<string, Heir>, id: string): string {
  let at = id
  for (let step = 0; step < CHAIN_MAX; step += 1) {
    const into = heirs.get(at)?.into
    if (!into) return at
    at = into
  }
  return at
}

function rates(days: readonly ReplayDay[]): Pick<Replay, 'changedPerDay' | 'movedPerDay' | 'retitledPerDay'> {
  const mean = (of: (day: ReplayDay) => number, over: (day: ReplayDay) => number) => {
    const counted = days.filter((day) => over(day) > 0)
    return counted.reduce((sum, day) => sum + of(day) / over(day), 0) / Math.max(1, counted.length)
  }
  return {
    changedPerDay: mean(
      ({ ended, flipped }) => ended + flipped,
      ({ live }) => live,
    ),
    movedPerDay: mean(
      ({ moved }) => moved,
      ({ grouped }) => grouped,
    ),
    retitledPerDay: mean(
      ({ retitled }) => retitled,
      ({ live }) => live,
    ),
  }
}

/** D5: an id leads to a record that is there, to the cluster that was left, or was removed with word of it. */
async function unresolvedOf(db: Queryable, ids: ReadonlySet<string>): Promise<string[]> {
  const rows = await findSituationStates(db)
  const states = new Map(rows.map(({ id, state }) => [id, state]))
  const heirs = await heirsOf(db)
  return [...ids].filter((id) => {
    const state = states.get(heirOf(heirs, id))
    return state === undefined || state === 'merged'
  })
}
