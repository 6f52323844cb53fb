// Writers that bring the same articles at the same time.

const DEADLOCK = '40P01'

/** Two writers that bring the same articles may lock each other out; the one that is turned away tries again. */
export async function storeOnce<T>(store: () => Promise<T>): Promise<T> {
  try {
    return await store()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === DEADLOCK) return store()
    throw error
  }
}
