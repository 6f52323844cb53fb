// Writers that bring the same articles at the same time.

import { StoreUnavailable } from '../store/database.ts'

const DEADLOCK = '40P01'

/** Two writers that bring the same articles may lock each other out; the one that is turned away tries again. */
export async function storeOnce<T>(store: () => Promise<T>): Promise<T> {
  try {
    return await store()
  } catch (error) {
    if (isDeadlock(error)) return store()
    throw error
  }
}

function isDeadlock(error: unknown): boolean {
  const cause = error instanceof StoreUnavailable ? error.cause : null
  return cause instanceof Error && 'code' in cause && cause.code === DEADLOCK
}
