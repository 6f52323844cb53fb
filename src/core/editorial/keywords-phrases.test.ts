import { expect, test } from 'vitest'
import { keywordsOf } from './keywords.ts'

/** The keywords of reports of as many outlets. */
function keywordsIn(reports: readonly (readonly [title: string, body: string])[], language = 'en'): string[] {
  return keywordsOf(
    reports.map(([title, body], i) => ({
      ...{ id: `a${i}`, title, summary: '', body, language, sourceHost: `outlet${i}.example`, publishedAt: 0, copyOf: null },
      ...{ url: `https://outlet${i}.example/1`, isAggregated: false, isTextRemoved: false },
    })),
  )
}

test('two words that stand side by side are one keyword, and neither is one by itself', () => {
  const keywords = keywordsIn([
    ['Velmont names special counsel', 'The special counsel will look into human rights in the prisons of Velmont.'],
    ['Human Rights: Special Counsel Named in Velmont', 'A special counsel was named over human rights. The counsel has a year.'],
  ])
  expect(keywords).toEqual(expect.arrayContaining(['special counsel', 'human rights']))
  for (const half of ['special', 'counsel', 'human', 'rights']) expect(keywords).not.toContain(half)
})

test('a word that stands alone as often stays alone', () => {
  const keywords = keywordsIn([
    ['Velmont ferry strike ends', 'The strike was long. The ferry sails. A strike of the port goes on.'],
    ['Strike in Velmont is over', 'The ferry is back. The owner of the ferry says that the strike cost a fortune.'],
  ])
  expect(keywords).toEqual(expect.arrayContaining(['ferry', 'strike']))
})

test('a third word that nearly always follows is part of it, and where few reports tell there is no half of it', () => {
  const told = 'The federal appeals court of Velmont let the harbour tax stand.'
  const many = ['one', 'two', 'three'].map((day) => [`Velmont court backs harbour tax on day ${day}`, told] as const)
  expect(keywordsIn(many)).toContain('federal appeals court')
  const few = keywordsIn(many.slice(1))
  for (const half of ['federal appeals', 'appeals court']) expect(few).not.toContain(half)
})

test('"media" is a keyword behind another word alone', () => {
  const keywords = keywordsIn([
    ['Velmont bans social media for pupils', 'The media reported a ban on social media in Velmont.'],
    ['Pupils of Velmont lose social media', ''],
  ])
  expect(keywords).toContain('social media')
  expect(keywords).not.toContain('media')
})

test('a noun and what it does, in a headline, are no phrase', () => {
  const keywords = keywordsIn([
    ['Judge rules against ferry line in Velmont', ''],
    ['Ferry line of Velmont loses, judge rules', ''],
  ])
  expect(keywords).toContain('ferry line')
  expect(keywords).not.toContain('judge rules')
})

test('other languages, whose words are bent side by side, keep them apart', () => {
  const titles = ['Långsam färja skakar Tarsk', 'Tarsk: långsam färja skakar staden'] as const
  expect(
    keywordsIn(
      titles.map((title) => [title, ''] as const),
      'sv',
    ).filter((keyword) => keyword.includes(' ')),
  ).toEqual([])
})
