/** What stands in a path for a record: a UUID in any case, or a slug. */

export type RecordKey = { id: string } | { slug: string }

const SLUG_CHARACTERS_MAX = 200
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Undefined when no record can have that name. */
export function recordKeyOf(text: string): RecordKey | undefined {
  const id = uuidOf(text)
  if (id) return { id }
  return text.length <= SLUG_CHARACTERS_MAX && /^[a-z0-9-]+$/.test(text) ? { slug: text } : undefined
}

export function uuidOf(text: string): string | undefined {
  const lower = text.toLowerCase()
  return UUID.test(lower) ? lower : undefined
}
