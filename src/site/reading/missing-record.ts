/** Where no record answers: readers are sent to the one that the address names after all, or told in their own words what became of it. */

import { type ErrorCode, type NamedRecord, ServiceError } from '../../core/serving/errors.ts'
import type { Make } from '../respond.ts'

type Kind = NamedRecord['kind']

const PATHS: Record<Kind, string> = { cluster: '/events', situation: '/situations' }

const WORDS: Record<Kind, Partial<Record<ErrorCode, string>>> = {
  cluster: {
    not_found: 'No event has this address. It may have been mistyped.',
    gone: 'It turned out to be no event of its own: its reports are found under others, or were withdrawn.',
  },
  situation: {
    not_found: 'No situation has this address. It may have been mistyped.',
    gone: 'It came to its end, or turned out to be no situation of its own, and what was kept of it was removed.',
  },
}

/** Makes what `make` does, and throws as it does, for readers. */
export function orMissing(kind: Kind, make: Make): Make {
  return async (deps, visit) => {
    try {
      return await make(deps, visit)
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      if (error.named) return { to: `${PATHS[error.named.kind]}/${error.named.id}`, status: 301 }
      const words = WORDS[kind][error.code]
      throw words === undefined ? error : new ServiceError(error.code, words)
    }
  }
}
