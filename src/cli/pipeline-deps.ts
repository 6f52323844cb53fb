// The pipeline's dependencies from the settings.

import type { Config } from '../config.ts'
import { HOUR_MS, MINUTE_MS } from '../core/durations.ts'
import type { PipelineDeps } from '../pipeline/pipeline.ts'
import type { PipelineRules } from '../pipeline/stage.ts'
import { createEmbeddingServer } from '../provider/embedding-server.ts'
import { createLanguageModel } from '../provider/language-model.ts'
import type { Database } from '../store/database.ts'

export function pipelineRules(config: Config): PipelineRules {
  return {
    minOutlets: config.min_outlets,
    publishDelayMs: config.publish_delay_minutes * MINUTE_MS,
    activeMs: config.active_hours * HOUR_MS,
    concludeDays: config.conclude_days,
    archiveDays: config.archive_days,
    textDays: config.text_days,
  }
}

export function pipelineDeps(context: { config: Config } & Pick<PipelineDeps, 'clock' | 'newId' | 'log'>, db: Database): PipelineDeps {
  const { config, clock, newId, log } = context
  return { db, clock, newId, log, rules: pipelineRules(config), server: embeddingServerOf(config), model: languageModelOf(config) }
}

/** The configured embedding server, if any. */
export function embeddingServerOf(config: Config): ReturnType<typeof createEmbeddingServer> | undefined {
  if (!config.embeddings_url) return undefined
  return createEmbeddingServer({ url: config.embeddings_url, model: config.embeddings_model ?? '', key: config.embeddings_key })
}

function languageModelOf(config: Config): ReturnType<typeof createLanguageModel> | undefined {
  if (!config.llm_url) return undefined
  return createLanguageModel({ url: config.llm_url, model: config.llm_model ?? '', key: config.llm_key })
}
