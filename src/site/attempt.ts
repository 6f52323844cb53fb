import { ServiceError } from '../core/serving/errors.ts'

/** Carries something out; what the service refuses comes back as its sentence, everything else is thrown. */
export async function attempt<Done>(doing: Promise<Done>): Promise<{ done: Done } | { problem: string }> {
  try {
    return { done: await doing }
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status >= 500) throw error
    return { problem: error.message }
  }
}
