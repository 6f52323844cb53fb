import { expect, test } from 'vitest'
import { parseFeed } from './read-feed.ts'

function read(feed: string): unknown {
  const result = parseFeed(feed, { url: 'https://notes.example/@council.rss' })
  return result.kind === 'feed' ? result.feed.items.map(({ title, summary, link }) => [title, summary, link]) : result.code
}
const item = (children: string): string =>
  `<rss><channel><link>https://notes.example/@council</link><item>${children}</item></channel></rss>`

test('a note without a title is headed by its first sentence and keeps its whole text', () => {
  const note =
    '<p>The bridge is closed until spring. Buses go round by <a href="https://notes.example/tags/orsk">#<span>Orsk</span></a>.</p>'
  const escaped = note.replaceAll('<', '&lt;')
  const expected = [
    ['The bridge is closed until spring', 'The bridge is closed until spring. Buses go round by #Orsk.', 'https://notes.example/1'],
  ]
  const guid = '<guid isPermaLink="true">https://notes.example/1</guid>'
  expect(read(item(`${guid}<description>${escaped}</description>`))).toEqual(expected)
  expect(read(item(`<title>…</title>${guid}<description>${escaped}</description>`))).toEqual(expected)
  const text = 'The bridge is closed until spring. Buses go round.'
  expect(read(JSON.stringify({ items: [{ id: 'https://notes.example/1', content_text: text }] }))).toMatchObject([
    ['The bridge is closed until spring', '', 'https://notes.example/1'],
  ])
})

test('a picture without a word has no title', () => {
  expect(read(item('<link>https://notes.example/1</link><description>&lt;img src="1.jpg"/></description>'))).toMatchObject([
    ['', '', expect.anything()],
  ])
})

test.each([
  ['https://www.notes.example/?p=7', 'https://www.notes.example/?p=7'],
  ['https://elsewhere.example/7', null],
  ['7', null],
])('a guid that says that it is no address is one where there is no other, and of the outlet: %s', (guid, link) => {
  const told = `<title>One</title><guid isPermaLink="false">${guid}</guid>`
  expect(read(item(told))).toEqual([['One', '', link]])
  expect(read(item(`${told}<link>/1</link>`))).toEqual([['One', '', 'https://notes.example/1']])
})
