/** So many items are read of a feed, the first ones; the others are counted. */
export const FEED_ITEMS_MAX = 10_000

/** Why items were left out, for people. */
export function leftOutReason(count: number): string {
  const items = count === 1 ? '1 item was' : `${count.toLocaleString('en')} items were`
  return `${items} left out: of a feed the first ${FEED_ITEMS_MAX.toLocaleString('en')} are read`
}
