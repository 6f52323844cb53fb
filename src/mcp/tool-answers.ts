/** Answers of tools that were just given, kept as the API's are (rest/response-cache.ts). */

import { type AnswerCache, createAnswerCache } from '../rest/response-cache.ts'
import type { TimelineWalk } from '../service/timeline-walks.ts'

export const TOOL_ANSWER_AGE_MS_MAX = 500
const ANSWERS_BYTES_MAX = 32 * 1_048_576

/** A tool's success, on its way to the wire. */
export interface ToolAnswer {
  markdown: string
  structured: Record<string, unknown>
  /** The result as JSON, encoded. */
  json: Buffer
  /** Of a timeline: where it is gone on with. To be noted for whoever is given it. */
  walks?: readonly TimelineWalk[]
}

export type ToolAnswers = Pick<AnswerCache<ToolAnswer>, 'read'>

export function createToolAnswers({ ageMsMax }: { ageMsMax: number }): ToolAnswers {
  return createAnswerCache({ ageMsMax, bytesMax: ANSWERS_BYTES_MAX, bytesOf: ({ json }) => json.length })
}
