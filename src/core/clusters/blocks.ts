/** Where blocks of numbers lie in large pages: a freed block serves the next one of its size. Positions count over all pages. */
export const PAGE_BITS = 18
export const PAGE_LENGTH = 1 << PAGE_BITS
export const IN_PAGE = PAGE_LENGTH - 1

export interface Blocks {
  take(length: number): number
  give(at: number, length: number): void
}

/** `addPage` is called whenever another page is needed. A block never crosses a page. */
export function createBlocks(addPage: () => void): Blocks {
  const free = new Map<number, number[]>()
  let pages = 0
  let bump = PAGE_LENGTH
  return {
    take(length) {
      const known = free.get(length)?.pop()
      if (known !== undefined) return known
      if (bump + length > PAGE_LENGTH) {
        addPage()
        pages++
        bump = 0
      }
      bump += length
      return (pages - 1) * PAGE_LENGTH + bump - length
    },
    give(at, length) {
      const list = free.get(length)
      if (list) list.push(at)
      else free.set(length, [at])
    },
  }
}
