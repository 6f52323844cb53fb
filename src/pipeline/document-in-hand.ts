/** Which feed's document is being read, for whoever watches that it comes to an end. */

export interface ReadingDeps {
  /** Told the feed before its document is read, and null afterwards. */
  reading?: ((feedId: string | null) => void) | undefined
}

/** Reads what a feed brought, in one go of the processor. Gives what `read` gives. */
export function readInHand<T>({ reading }: ReadingDeps, feedId: string, read: () => T): T {
  reading?.(feedId)
  try {
    return read()
  } finally {
    reading?.(null)
  }
}
