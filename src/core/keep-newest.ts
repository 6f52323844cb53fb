/** Puts an entry last into a map whose order is that of age, or of use; of more than `entriesMax` the first goes. */
export function keepNewest<Key, Value>(map: Map<Key, Value>, [key, value]: readonly [Key, Value], entriesMax: number): void {
  map.delete(key)
  map.set(key, value)
  for (const oldest of map.keys()) {
    if (map.size <= entriesMax) return
    map.delete(oldest)
  }
}
