import type { TaggedText } from '../../src/core/tags/category.ts'
import { countryWeights } from '../../src/core/tags/country.ts'

/** A text to be tagged of which nothing is known but `fields`. */
export const taggedText = (fields: Partial<TaggedText>): TaggedText => ({
  title: '',
  summary: '',
  body: '',
  language: 'en',
  sourceHost: 'example.com',
  categoryHint: null,
  countryHint: null,
  url: '',
  ...fields,
})

/** The countries that a headline alone tells, strongest first. */
export const countriesOf = (title: string, language: string): string[] =>
  [...countryWeights(taggedText({ title, language }))].toSorted(([, a], [, b]) => b - a).map(([country]) => country)
