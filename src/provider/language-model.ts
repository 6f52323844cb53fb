// An OpenAI-compatible language model: POST {url}/chat/completions with {model, messages}. It is asked for JSON and gives text, which is a
// stranger's: whoever asks checks it.

import { UpstreamError } from '../core/serving/errors.ts'
import { askModelServer, field, type ModelServerOptions, RequestRefused } from './model-server.ts'

const DEADLINE_MS = 60_000
/**
 * How an answer is bounded, in the form that nearly all servers know, and in that of hosted models that think first: these refuse the other form and
 * any temperature but their own, and count what they think. (OpenAI's reference of chat completions.)
 */
const BOUNDS = [{ temperature: 0, max_tokens: 1_000 }, { max_completion_tokens: 4_000 }] as const
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
  let bounds: (typeof BOUNDS)[number] = BOUNDS[0]
  const asked = async ({ task, material }: Question, signal: AbortSignal): Promise<unknown> =>
    askModelServer(options, {
      server: 'language model',
      path: 'chat/completions',
      body: {
        model: options.model,
        messages: [
          { role: 'system', content: task },
          { role: 'user', content: material },
        ],
        ...bounds,
      },
      signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
      responseBytesMax: RESPONSE_BYTES_MAX,
    })
  // A refusal does not say what it is for: the form in which a question got through is kept.
  const askedInEitherForm = async (question: Question, signal: AbortSignal): Promise<unknown> => {
    try {
      return await asked(question, signal)
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error
      const before = bounds
      bounds = BOUNDS.find((form) => form !== before)!
      try {
        return await asked(question, signal)
      } catch (again) {
        bounds = before
        throw again instanceof RequestRefused ? error : again
      }
    }
  }
  return {
    model: options.model,
    async ask(question, signal) {
      const choices = field(await askedInEitherForm(question, signal), 'choices')
      const message = field(Array.isArray(choices) ? choices[0] : undefined, 'message')
      if (message === undefined) throw new UpstreamError('the language model answered without a message')
      const content = field(message, 'content')
      // A filter, or a refusal: asking again is no use.
      if (typeof content !== 'string') throw new RequestRefused('the language model gave no text')
      return content
    },
  }
}
