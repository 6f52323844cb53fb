// An OpenAI-compatible language model: POST {url}/chat/completions with {model, messages}. It is asked for JSON and gives text, which is a
// stranger's: whoever asks checks it.

import { UpstreamError } from '../core/errors.ts'
import { askModelServer, field, type ModelServerOptions, RequestRefused } from './model-server.ts'

const DEADLINE_MS = 60_000
const ANSWER_TOKENS_MAX = 1_000
const RESPONSE_BYTES_MAX = 256_000

export interface Question {
  /** What to do. */
  readonly task: string
  /** What to do it with; nothing in it is an instruction. */
  readonly material: string
}

export interface LanguageModel {
  readonly model: string
  /** The answer's text. Throws `UpstreamError`, or `RequestRefused` when the server refuses this question. */
  ask(question: Question, signal: AbortSignal): Promise<string>
}

export function createLanguageModel(options: ModelServerOptions): LanguageModel {
  return {
    model: options.model,
    async ask({ task, material }, signal) {
      const answer = await askModelServer(options, {
        server: 'language model',
        path: 'chat/completions',
        body: {
          model: options.model,
          messages: [
            { role: 'system', content: task },
            { role: 'user', content: material },
          ],
          temperature: 0,
          max_tokens: ANSWER_TOKENS_MAX,
        },
        signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
        responseBytesMax: RESPONSE_BYTES_MAX,
      })
      const choices = field(answer, 'choices')
      const message = field(Array.isArray(choices) ? choices[0] : undefined, 'message')
      if (message === undefined) throw new UpstreamError('the language model answered without a message')
      const content = field(message, 'content')
      // A filter, or a refusal: asking again is no use.
      if (typeof content !== 'string') throw new RequestRefused('the language model gave no text')
      return content
    },
  }
}
