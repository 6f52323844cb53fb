import { expect, test } from 'vitest'
import { feedLinksOf } from './feed-links.ts'

test('the feeds that a page names are found, absolute, each once', () => {
  const html = `<html><head><base href="/news/"><title>x</title>
    <link rel="stylesheet" href="a.css"><link rel="alternate" hreflang="de" href="/de">
    <link rel='alternate home' type="application/rss+xml" title="All &amp; more" href="feed.xml">
    <LINK REL=alternate TYPE="application/atom+xml" HREF="https://other.example/atom">
    <link rel="alternate" type="application/feed+json" href="feed.xml"><link rel="alternate" type="application/rss+xml" href="javascript:x">
    </head><body></body></html>`
  expect(feedLinksOf(html, 'https://paper.example/start')).toEqual([
    { url: 'https://paper.example/news/feed.xml', title: 'All & more' },
    { url: 'https://other.example/atom', title: '' },
  ])
})

test('a title says nothing to the terminal that shows it', () => {
  const html = '<link rel="alternate" type="application/rss+xml" href="/feed" title="The\n A\x1b]0;x\x07\u202e">'
  expect(feedLinksOf(html, 'https://paper.example/')).toEqual([{ url: 'https://paper.example/feed', title: 'The A]0;x' }])
})

test('a page without feeds names none', () => {
  expect(feedLinksOf('<p>hello', 'https://paper.example/')).toEqual([])
})

test('of a page of open elements one in another what stands above is read, at once', { timeout: 5_000 }, () => {
  const html = `<link rel="alternate" type="application/rss+xml" href="/feed">${'<div>'.repeat(400_000)}`
  expect(feedLinksOf(html, 'https://paper.example/')).toEqual([{ url: 'https://paper.example/feed', title: '' }])
})
