/** Puts an entry last into a map whose order is that of age, or of use; of more than `entriesMax` the first goes. */
export function keepNewest<Key, Value>(map: Map<Key, Value>, [key, value]: readonly [Key, Value], entriesMax: number): void {
  map.delete(key)
  map.set(key, value)
  // Asked before: to find the first the map steps over all that was taken out since it was last put in order.
  if (map.size <= entriesMax) return
  for (const oldest of map.keys()) {
    map.delete(oldest)
    if (map.size <= entriesMax) return
  }
}
