import { expect, test } from 'vitest'
import { parseRobots } from './robots-rules.ts'

test.each<[string, string, string, boolean]>([
  ['nothing forbids nothing', '', '/x', true],
  ['a web page forbids nothing', '<html><body>Not found: really</body></html>', '/x', true],
  ['everybody', 'User-agent: *\nDisallow: /private/', '/private/x', false],
  ['what begins otherwise', 'User-agent: *\nDisallow: /private/', '/privately', true],
  ['an empty rule', 'User-agent: *\nDisallow:', '/x', true],
  ['others', 'User-agent: GreedyBot\nDisallow: /', '/x', true],
  ['us, in any letters and with a version', 'user-AGENT:SITREP/1.0\nDISALLOW:/', '/x', false],
  ['us before everybody', 'User-agent: *\nDisallow: /\n\nUser-agent: sitrep\nDisallow: /private', '/x', true],
  ['us with a group that forbids nothing', 'User-agent: *\nDisallow: /\n\nUser-agent: sitrep\nDisallow:', '/x', true],
  ['several names', 'User-agent: GreedyBot\nUser-agent: sitrep\nDisallow: /', '/x', false],
  ['two groups of one name', 'User-agent: sitrep\nDisallow: /a\n\nUser-agent: sitrep\nDisallow: /b', '/b', false],
  ['rules before any name', 'Disallow: /\nUser-agent: GreedyBot\nDisallow: /', '/x', true],
  ['comments, tabs and other line ends', '\uFEFF# ours\rUser-agent:\t* # all\r\n  Disallow : /x # no', '/x', false],
  [
    'names with another record between them',
    'User-agent: sitrep\nSitemap: https://gazette.example/s.xml\nUser-agent: GreedyBot\nDisallow: /',
    '/x',
    false,
  ],
  ['names with a delay between them', 'User-agent: *\nCrawl-delay: 9\n\nUser-agent: GreedyBot\nDisallow: /', '/x', false],
  ['a delay among the rules', 'User-agent: *\nDisallow: /a\nCrawl-delay: 9\nUser-agent: GreedyBot\nDisallow: /', '/x', true],
  ['an empty rule between two names', 'User-agent: *\nDisallow:\nUser-agent: GreedyBot\nDisallow: /', '/x', true],
  ['the longest rule', 'User-agent: *\nDisallow: /news\nAllow: /news/world', '/news/world/1', true],
  ['the longest rule, wherever it stands', 'User-agent: *\nAllow: /news/world\nDisallow: /news', '/news/world/1', true],
  ['of two as long the one that allows', 'User-agent: *\nDisallow: /x\nAllow: /x', '/x', true],
  ['a wildcard', 'User-agent: *\nDisallow: /*/print', '/a/b/print.html', false],
  ['a wildcard that is not met', 'User-agent: *\nDisallow: /*/print', '/a/b', true],
  ['an end', 'User-agent: *\nDisallow: /*.pdf$', '/a.pdf', false],
  ['an end that is none', 'User-agent: *\nDisallow: /*.pdf$', '/a.pdf?x', true],
  ['an end that stands twice', 'User-agent: *\nDisallow: /*a$', '/a/a', false],
  ['an end within what came before', 'User-agent: *\nDisallow: /aba*ba$', '/aba', true],
  ['an end without a wildcard', 'User-agent: *\nDisallow: /x$', '/xy', true],
  ['the query', 'User-agent: *\nDisallow: /*?print=', '/x?print=1', false],
  ['other letters', 'User-agent: *\nDisallow: /zürich/%c3%bc', '/z%C3%BCrich/%C3%BC', false],
])('%s', (_, text, path, isAllowed) => {
  expect(parseRobots(text, 'sitrep')(path)).toBe(isAllowed)
})

// Each took the product of its parts: gigabytes, or a minute of a program that does nothing else.
test.each<[string, string, boolean]>([
  ['names before rules', 'User-agent: *\n'.repeat(20_000) + 'Disallow: /a\n'.repeat(20_000), false],
  ['wildcards in one rule', `User-agent: *\nDisallow: /${'*'.repeat(500_000)}`, false],
  ['wildcards in each rule', `User-agent: *\n${`Disallow: /${'a*'.repeat(990)}b\n`.repeat(250)}`, true],
])('a file of half a megabyte of %s is read and matched', (_, text, isAllowed) => {
  expect(parseRobots(text, 'sitrep')(`/${'a'.repeat(2_000)}`)).toBe(isAllowed)
})
