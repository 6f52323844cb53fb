// What every stage of the pipeline is given, and what it answers.

import { HOUR_MS, MINUTE_MS } from '../core/durations.ts'
import type { Log } from '../log.ts'
import type { LanguageModel } from '../provider/language-model.ts'
import type { Database } from '../store/database.ts'
import type { Lease } from '../store/leases.ts'
import type { Caution } from './caution.ts'
import type { ArticleEmbedder } from './embed-articles.ts'
import type { GoingOn } from './in-steps.ts'
import type { Memory } from './memory.ts'

/** What an operator may set, and what the decisions fix. */
export interface PipelineRules {
  minOutlets: number
  publishDelayMs: number
  /** A situation is ACTIVE while its newest member event is at most so old. */
  activeMs: number
  /** QUIET for so long: concluded. */
  concludeDays: number
  /** Concluded for so long: its archive is removed. */
  archiveDays: number
  /** Texts of articles are removed so long after they came in. */
  textDays: number
}

export const DEFAULT_RULES: PipelineRules = {
  minOutlets: 2,
  publishDelayMs: 30 * MINUTE_MS,
  activeMs: 72 * HOUR_MS,
  concludeDays: 30,
  archiveDays: 60,
  textDays: 45,
}

export interface StageContext {
  db: Database
  lease: Lease
  memory: Memory
  rules: PipelineRules
  /** Read once for the batch. */
  now: number
  /** For the lease alone, which is renewed while a batch is worked. */
  clock: () => number
  /** Keeps the lease within a batch that takes long. */
  goingOn: GoingOn
  /** Knows what each stage has in hand, and takes less where it failed. */
  caution: Caution
  newId: () => string
  log: Log
  /** Gives articles their vectors, when an embedding server is configured. */
  embedder?: ArticleEmbedder | undefined
  /** Writes titles and summaries of situations, when one is configured. */
  model?: LanguageModel | undefined
}

/** The ids of what a stage takes. */
export const idsOf = (records: readonly { id: string }[]): string[] => records.map(({ id }) => id)

/** How much a stage did, and whether more is waiting. */
export interface StageOutcome {
  done: number
  more: boolean
}
