/** What an article or a cluster is compared with: the few clusters that the index proposes, each compared exactly, scored and doubted. */

import { cosineOdds, languagePair } from '../learning/cosine-scale.ts'
import { cosineOf, type Embedding } from '../learning/embedding.ts'
import { fillCarriers, fillManyCarriers } from './assign-carriers.ts'
import { ASSIGN_AT, ASSIGN_FEATURES, ASSIGN_FOREIGN, CONTRASTS, fillAssignFeatures, fillAssignTimes } from './assign-features.ts'
import { type AssignMemory, loadArticle, loadCluster, nearestSlots, nearOf } from './assign-memory.ts'
import { overlapOf } from './assign-overlap.ts'
import type { PreparedArticle } from './assign-prepare.ts'
import { contrastAll, dailyDoubt, doubted, doubtStale, isSlight, noteShared, type Row, ranked, rowsNear, rowsOf } from './assign-rank.ts'
import { fillMergeFeatures, haveOtherPlaces, MERGE_AT, MERGE_CONTRASTS, MERGE_FEATURES, MERGE_FOREIGN } from './merge.ts'

const CANDIDATES_MAX = 8
const MERGE_CANDIDATES_MAX = 8
/** How near the others are by the exact measures, if they were as near as the index says. */
const GUESSED_SHARE = 0.7

const assignRows = rowsOf(CANDIDATES_MAX, ASSIGN_FEATURES.length)
const mergeRows = rowsOf(MERGE_CANDIDATES_MAX + 1, MERGE_FEATURES.length)

/** The clusters that an article may belong to, compared and scored, best first. */
export function candidatesOf(memory: AssignMemory, prepared: PreparedArticle): Row[] {
  const { pool, overlap, rules } = memory
  const table = loadArticle(memory, prepared)
  const rows = rowsNear(nearestSlots(memory, table, CANDIDATES_MAX), assignRows)
  // Of full texts only those are compared that share much; a headline's few words say too little to choose by.
  const close = prepared.isHeadline ? rows : rows.filter(({ share }, i) => i < rules.closeLeast || share >= rules.closeShare)
  const mark = table.nextMark()
  for (const row of close) {
    const { slot, features } = row
    overlapOf(table, pool, slot, overlap)
    fillAssignFeatures({ article: prepared, table, pool, overlap }, slot, features)
    fillCarriers(memory, { table, overlap, at: prepared.publishedAt, mark }, { out: features, from: ASSIGN_AT.nameCarriers })
    compareEmbeddings(memory, prepared.embedding, { language: prepared.language, row })
    noteShared(row, overlap)
  }
  // What the others would have shown is guessed, so that the close ones stand out as if all had been compared.
  for (const { slot, share, features } of rows.slice(close.length)) {
    for (const [from] of CONTRASTS) features[from] = rows[0]!.features[from]! * share * GUESSED_SHARE
    fillAssignTimes(prepared, { pool, slot }, features)
  }
  contrastAll(rows, CONTRASTS)
  if (rows.length === 1) fillManyCarriers({ out: rows[0]!.features, from: ASSIGN_AT.nameCarriers })
  ranked(close, { weights: rules.assignWeights, trees: rules.assignTrees, foreign: ASSIGN_FOREIGN, cosine: rules.assignCosine, rules })
  if (rows.length === 1)
    doubted(rows[0]!, { loneDoubt: rules.loneDoubt, dailyDoubt: dailyDoubt(rules, rows[0]!.features[ASSIGN_AT.gapLog]!) })
  doubtStale(close, rules, ASSIGN_AT)
  for (const row of close)
    if (pool.weightOf[row.slot] === 1 && isSlight(row, rules, ASSIGN_FOREIGN)) doubted(row, { slightDoubt: rules.slightDoubt })
  return close.sort((a, b) => b.score - a.score)
}

function compareEmbeddings(
  { embeddings, scale, pool }: AssignMemory,
  own: Embedding | Int32Array | null,
  { language, row }: { language: string; row: Row },
): void {
  const other = own && embeddings.of(row.slot)
  row.cosine = own && other && cosineOf(own, other)
  row.odds =
    row.cosine === null ? 0 : cosineOdds(scale, { languages: languagePair(language, pool.languages[row.slot]!), cosine: row.cosine })
}

/** The clusters that one may be merged with, best first. `met`: these alone are compared; null: those that the index finds near. */
export function mergeCandidatesOf(memory: AssignMemory, clusterId: string, met: ReadonlySet<string> | null): Row[] {
  const own = memory.slots.get(clusterId)
  if (own === undefined) return []
  const { pool, overlap, rules } = memory
  const table = loadCluster(memory, own)
  const apart = memory.apart.get(clusterId)
  const found = met === null ? nearestSlots(memory, table, MERGE_CANDIDATES_MAX + 1) : nearOf(memory, met, MERGE_CANDIDATES_MAX)
  const near = found.filter(({ slot }) => slot !== own && !apart?.has(pool.ids[slot]!))
  const rows = rowsNear(near, mergeRows)
  const isLone = met === null && rows.length === 1
  const mark = table.nextMark()
  for (const row of rows) {
    overlapOf(table, pool, row.slot, overlap)
    fillMergeFeatures(pool, { a: own, b: row.slot, overlap }, row.features)
    fillCarriers(memory, { table, overlap, at: pool.newest[own]!, mark }, { out: row.features, from: MERGE_AT.nameCarriers })
    if (isLone) fillManyCarriers({ out: row.features, from: MERGE_AT.nameCarriers })
    compareEmbeddings(memory, memory.embeddings.of(own), { language: pool.languages[own]!, row })
    noteShared(row, overlap)
    row.hasOtherPlaces = haveOtherPlaces(pool, { a: own, b: row.slot, overlap })
  }
  contrastAll(rows, MERGE_CONTRASTS)
  ranked(rows, { weights: rules.mergeWeights, trees: rules.mergeTrees, foreign: MERGE_FOREIGN, cosine: rules.mergeCosine, rules })
  if (isLone) doubted(rows[0]!, { dailyDoubt: dailyDoubt(rules, rows[0]!.features[MERGE_AT.gapLog]!) })
  doubtStale(rows, rules, MERGE_AT)
  for (const row of rows) {
    if (row.features[MERGE_AT.headline] === 1) doubted(row, { headlineDoubt: rules.headlineDoubt })
    if (row.features[MERGE_AT.alone] === 0) continue
    doubted(row, { aloneDoubt: rules.aloneDoubt })
    const areHeadlines = pool.headlines[own] === 1 && pool.headlines[row.slot] === 1
    if (areHeadlines && isSlight(row, rules, MERGE_FOREIGN)) doubted(row, { slightDoubt: rules.slightMergeDoubt })
  }
  return rows.sort((a, b) => b.score - a.score)
}
