// The real pipeline on a test's store, under a clock that the test moves.

import { randomUUID } from 'node:crypto'
import { beforeEach } from 'vitest'
import { normalizeArticle } from '../../src/core/articles/article.ts'
import { silentLog } from '../../src/log.ts'
import { storeArticles } from '../../src/pipeline/ingest.ts'
import type { PipelineDeps } from '../../src/pipeline/pipeline.ts'
import { settleAll } from '../../src/pipeline/run.ts'
import { DEFAULT_RULES, type PipelineRules } from '../../src/pipeline/stage.ts'
import type { Database } from '../../src/store/database.ts'
import type { WorkWaiting } from '../../src/store/pipeline-state.ts'
import { storeOfEach, type TestStore } from './store.ts'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR
/** A Monday morning. */
export const START = Date.parse('2026-03-02T08:00:00Z')

export interface Newsroom {
  deps: PipelineDeps
  /** Moves the clock on. */
  pass(milliseconds: number): void
  /** Takes in articles as a feed would bring them; times are hours after START. */
  report(...articles: Report[]): Promise<number>
  /** Works until nothing is due. */
  settle(): Promise<WorkWaiting>
}

export interface Report {
  outlet: string
  hour: number
  title: string
  body?: string
  language?: string
}

/** An empty store and a newsroom on it for each test of a file, and made `anew` within one that asks. */
export function newsroomOfEach(): { store: Pick<TestStore, 'db' | 'options'>; newsroom: Newsroom; anew: () => Promise<void> } {
  const store = storeOfEach()
  let made: Newsroom
  const make = (): void => {
    made = createNewsroom(store.db)
  }
  beforeEach(make)
  return {
    anew: () => store.empty().then(make),
    store,
    newsroom: {
      get deps() {
        return made.deps
      },
      pass: (milliseconds) => made.pass(milliseconds),
      report: (...articles) => made.report(...articles),
      settle: () => made.settle(),
    },
  }
}

export function createNewsroom(db: Database, rules: Partial<PipelineRules> = {}): Newsroom {
  let now = START
  let articles = 0
  const deps: PipelineDeps = { db, clock: () => now, newId: () => randomUUID(), log: silentLog, rules: { ...DEFAULT_RULES, ...rules } }
  return {
    deps,
    pass(milliseconds) {
      now += milliseconds
    },
    report(...reports) {
      const normalized = reports.map(({ outlet, hour, title, body = '', language = 'en' }) => {
        articles += 1
        const item = {
          url: `https://${outlet}.example/${articles}`,
          title,
          body,
          language,
          published_at: new Date(START + hour * HOUR).toISOString(),
        }
        const result = normalizeArticle(item, { now: START + 1_000 * DAY, missingDate: 'reject' })
        if (result.kind === 'rejected') throw new Error(`the test's own article was refused: ${result.reason}`)
        return result.article
      })
      return storeArticles(deps, normalized)
    },
    settle: () => settleAll(deps),
  }
}
