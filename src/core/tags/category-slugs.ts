// D2-categories: complete, in this order.
export const CATEGORIES = [
  'international',
  'politics',
  'conflict',
  'crime',
  'business',
  'labour',
  'technology',
  'science',
  'health',
  'environment',
  'weather',
  'disaster',
  'education',
  'society',
  'religion',
  'culture',
  'lifestyle',
  'sports',
] as const

export type Category = (typeof CATEGORIES)[number]

const indexes: ReadonlyMap<string, number> = new Map(CATEGORIES.map((slug, i) => [slug, i]))

export function isCategory(value: string): value is Category {
  return indexes.has(value)
}

/** Place in CATEGORIES, or -1. */
export function categoryIndex(value: string): number {
  return indexes.get(value) ?? -1
}
