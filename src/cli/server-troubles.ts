// What the process that answers requests knows to be wrong: a store that takes nothing in, which is seen by those who are refused for it alone,
// and a Valkey that is away.

import { StoreUnavailable, troubleOf } from '../store/database.ts'
import type { CommandContext } from './command.ts'

/** Who is refused is counted nowhere: it is told for so long. */
const FULL_TOLD_MS = 30_000

export interface ServerTroublesDeps extends Pick<CommandContext, 'log' | 'clock'> {
  /** What others tell: the pipeline's thread, or other processes. */
  behind: () => readonly string[]
}

export interface ServerTroubles {
  /** The log, which notes what passes through it. */
  log: CommandContext['log']
  /** Whether Valkey can be used, and if not, why. */
  valkeyChanged: (reason: string | undefined) => void
  /** All that is wrong, in the words of `/readyz`. */
  present: () => readonly string[]
}

export function createServerTroubles({ log, clock, behind }: ServerTroublesDeps): ServerTroubles {
  let fullAt = Number.NEGATIVE_INFINITY
  let isValkeyAway = false
  return {
    log: {
      ...log,
      error(event, fields) {
        if (event === 'request.failed' && fields?.err instanceof StoreUnavailable && troubleOf(fields.err) === 'disk full') fullAt = clock()
        log.error(event, fields)
      },
    },
    valkeyChanged(reason) {
      isValkeyAway = reason !== undefined
      if (isValkeyAway) log.warn('valkey.failed', { reason })
      else log.info('valkey.resumed')
    },
    present: () => [
      ...behind(),
      ...(Math.abs(clock() - fullAt) < FULL_TOLD_MS ? ['requests: disk full'] : []),
      ...(isValkeyAway ? ['valkey: out of reach'] : []),
    ],
  }
}
