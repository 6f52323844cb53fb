import { describe, expect, test } from 'vitest'
import { createStandingLines } from './standing-lines.ts'

const TITLES = [
  'Ferries resume after harbour storm',
  'Parliament votes on pensions bill',
  'Champion keeps her belt in Marburn',
  'Two held over museum theft',
]
const REPORT = 'The police of Velia have held two men.'
const NOTICE = 'This story is free to read for everybody thanks to our members.'

const read = { sourceHost: 'gazette.example', title: TITLES[3]!, body: '' }

function seen(line: string, { titles = TITLES.slice(0, 2), hosts = ['gazette.example'] } = {}) {
  const lines = createStandingLines()
  for (const [i, title] of titles.entries()) lines.note({ sourceHost: hosts[i % hosts.length]!, title, body: `${line}\nOther news.` })
  return lines
}

describe('a line above a text is left out', () => {
  test('once it stood above two others, under headlines that have little in common', () => {
    const article = { ...read, body: `${NOTICE}\n${REPORT}` }
    expect(seen(NOTICE, { titles: TITLES.slice(0, 1) }).without(article)).toBe(article.body)
    expect(seen(NOTICE).without(article)).toBe(REPORT)
  })
  test('whatever its hour, its day and its number', () => {
    const lines = seen('Published 3 hours ago | 2 min read')
    expect(lines.without({ ...read, body: `Published 11 hours ago | 5 min read\n${REPORT}` })).toBe(REPORT)
  })
  test('between others, which stay', () => {
    const lines = seen('Image source, Getty Images')
    expect(lines.without({ ...read, body: `Crime news\nImage source, Getty Images\n${REPORT}\nMore` })).toBe(`Crime news\n${REPORT}\nMore`)
  })
  test('at any outlet, if it is short and no sentence', () => {
    const [label, said] = ['Listen to this article', 'Our members read this first.']
    const hosts = ['post.example', 'herald.example']
    expect(seen(label, { hosts }).without({ ...read, body: `${label}\n${REPORT}` })).toBe(REPORT)
    expect(seen(said, { hosts }).without({ ...read, body: `${said}\n${REPORT}` })).toBe(`${said}\n${REPORT}`)
  })
})

describe('a line stays', () => {
  const stays = (line: string, lines = seen(line)) => {
    const body = `${line}\n${REPORT}`
    expect(lines.without({ ...read, body })).toBe(body)
  }
  test('that tells the headline, or told one of those before', () => {
    stays('Museum theft: two held')
    stays('Harbour storm: ferries resume')
  })
  test('of one word, as a town is', () => stays('ISTANBUL'))
  test('that stood under headlines which are alike', () =>
    stays(NOTICE, seen(NOTICE, { titles: ['Storm at nine', 'Storm at ten', 'Storm at noon'] })))
  test('that is the whole text, or its last line', () => {
    for (const body of [NOTICE, `${REPORT}\n${NOTICE}`]) expect(seen(NOTICE).without({ ...read, body })).toBe(body)
  })
  test('far down in the text', () => {
    const body = `${Array.from({ length: 6 }, (_, i) => `Paragraph ${'x'.repeat(i)}`).join('\n')}\n${NOTICE}\n${REPORT}`
    expect(seen(NOTICE).without({ ...read, body })).toBe(body)
  })
})

test('what is watched is bounded: what was met least lately is forgotten', () => {
  const lines = seen(NOTICE)
  const above = Array.from({ length: 12 }, (_, i) => `line ${'i'.repeat(i)}`).join('\n')
  for (let i = 0; i < 10_000; i++) lines.note({ ...read, body: above.replaceAll('line', `line${String.fromCharCode(0x4e00 + i)}`) })
  const article = { ...read, body: `${NOTICE}\n${REPORT}` }
  expect(lines.without(article)).toBe(article.body)
})
