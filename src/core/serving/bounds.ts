/** The bounds of one request (R8-bounds), in one place: schemas, messages and documents read them from here. */

export interface IntegerBounds {
  readonly min: number
  readonly max: number
  readonly default: number
}

export const SITUATIONS_LIMIT: IntegerBounds = { min: 1, max: 50, default: 20 }
export const WINDOW_DAYS: IntegerBounds = { min: 1, max: 30, default: 7 }
export const TIMELINE_LIMIT: IntegerBounds = { min: 1, max: 500, default: 100 }
export const ARTICLES_LIMIT: IntegerBounds = { min: 1, max: 100, default: 100 }
export const SEARCH_LIMIT: IntegerBounds = { min: 1, max: 30, default: 30 }
export const SEARCH_DAYS: IntegerBounds = { min: 1, max: 30, default: 7 }

export const QUERY_CODE_POINTS_MAX = 200
export const COUNTRIES_MAX = 10
export const SITUATIONS_PAGES_MAX = 81
export const SEARCH_POOL_MAX = 150
export const ANONYMOUS_TIMELINE_ENTRIES_MAX = 50

export const ACTIVE_KEYS_MAX = 5
export const CURSOR_AGE_HOURS_MAX = 24

/** The nearest integer within the bounds. */
export function clampTo(bounds: Pick<IntegerBounds, 'min' | 'max'>, value: number): number {
  return Math.min(bounds.max, Math.max(bounds.min, value))
}
