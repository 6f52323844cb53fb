/** Fields that several resources and parameters share. */

import { z } from 'zod'
import { COUNTRIES_MAX, clampTo, type IntegerBounds } from '../core/serving/bounds.ts'
import { CATEGORIES } from '../core/tags/category-slugs.ts'
import { countryCodeOf } from '../core/tags/country-codes.ts'

/** An integer that is clamped, not refused, when out of bounds; the JSON Schema still prints the bounds. */
export function clamped(bounds: IntegerBounds, description: string) {
  return z
    .int()
    .overwrite((value) => clampTo(bounds, value))
    .meta({ description, minimum: bounds.min, maximum: bounds.max })
    .default(bounds.default)
}

export const id = z.uuid()
export const slug = z.string().min(1)
export const time = z.iso.datetime().describe('ISO-8601, UTC')
export const category = z.enum(CATEGORIES)
export const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .describe('ISO 3166-1 alpha-2')
export const significanceScore = z.int().min(1).max(10).describe('8 and above is exceptional')
export const count = z.int().min(0)

/** The usable codes of a comma-separated list, upper case, each once, at most ten; what is no code is dropped (D3-country). */
export function usableCountries(text: string): string[] {
  const usable = new Set(text.split(',').flatMap((code) => countryCodeOf(code.trim()) ?? []))
  return [...usable].slice(0, COUNTRIES_MAX)
}
