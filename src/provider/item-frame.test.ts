import { describe, expect, test } from 'vitest'
import { parseFeed } from './read-feed.ts'

const TITLE = 'Bridge falls in Orsk'

function textOf(markup: string): string {
  const escaped = markup.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const item = `<item><title>${TITLE}</title><link>https://gazette.example/1</link><description>${escaped}</description></item>`
  const result = parseFeed(`<rss><channel>${item}</channel></rss>`)
  return result.kind === 'feed' ? (result.feed.items[0]?.summary ?? '') : result.code
}

describe('a description that is but links is no text', () => {
  const named = (title: string, outlet: string): string =>
    `<a href="https://news.example/1" target="_blank">${title}</a>&nbsp;&nbsp;<font color="#6f6f6f">${outlet}</font>`
  test.each([
    ['to the item, beside its outlet', named(TITLE, 'The Gazette')],
    [
      'to what others report',
      `<ol><li>${named(TITLE, 'The Gazette')}</li><li>${named('Ports reopen in Lind after a week', 'Lantern')}</li></ol>`,
    ],
    ['to its comments', '<a href="https://talk.example/1">Comments</a>'],
    ['around a picture', '<a href="https://gazette.example/1"><img src="1.jpg"></a>'],
  ])('%s', (_, markup) => expect(textOf(markup)).toBe(''))

  test('one that says more is', () => {
    expect(textOf('Five died. <a href="/1">Read more</a>')).toBe('Five died. Read more')
    expect(textOf('<a href="/1">Five people died when the bridge fell.</a>')).toBe('Five people died when the bridge fell.')
  })
})

test.each([
  ['arXiv:2611.00001v1 Announce Type: new \nAbstract: We study bridges.', 'We study bridges.'],
  [
    '<p>It fell at noon.</p> &#32; submitted by &#32; <a href="/u"> /u/lind </a> &#32; to &#32; <a href="/r"> r/orsk </a> <br/> <span><a href="/1">[link]</a></span> &#32; <span><a href="/2">[comments]</a></span>',
    'It fell at noon.',
  ],
  [
    `<p>It fell at noon.</p><p><a href="/1">${TITLE}</a> was originally published in <a href="/2">Harbours</a> on Lines, where people are continuing the conversation by highlighting and responding to this story.</p>`,
    'It fell at noon.',
  ],
])('the line that a platform puts around each text is no part of it: %s', (markup, text) => expect(textOf(markup)).toBe(text))

test('an address that was escaped twice is read as it was meant', () => {
  const result = parseFeed('<rss><item><title>One</title><link>https://gazette.example/?id=1&amp;amp;page=2</link></item></rss>')
  expect(result.kind === 'feed' && result.feed.items[0]?.link).toBe('https://gazette.example/?id=1&page=2')
})
