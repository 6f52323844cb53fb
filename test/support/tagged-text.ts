import type { TaggedText } from '../../src/core/tags/category.ts'

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
