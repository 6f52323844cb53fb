// A server that has no connection left for anybody still has those that we hold: whoever is refused another takes the next of ours that comes back.

import type pg from 'pg'

export interface OwnConnections {
  /** Whether to ask the pool once more: as soon as one of ours is free, unless there is none or the deadline has passed. */
  nextFree(deadline: AbortSignal): Promise<boolean>
}

export function watchOwnConnections(pool: pg.Pool): OwnConnections {
  let lent = 0
  const waiting = new Set<() => void>()
  pool.on('acquire', () => {
    lent += 1
  })
  // Who has waited longest: were all told, all but one would ask the server in vain.
  pool.on('release', () => {
    lent -= 1
    const [first] = waiting
    first?.()
  })
  return {
    async nextFree(deadline) {
      if (deadline.aborted) return false
      if (pool.idleCount > 0) return true
      if (lent === 0) return false
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.add(resolve)
      deadline.addEventListener('abort', () => resolve(), { once: true })
      await promise.finally(() => waiting.delete(resolve))
      return !deadline.aborted
    },
  }
}
