// The pages of situations and events, and what becomes of their addresses.

import { parseHTML } from 'linkedom'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clearRecords, DAY, HOUR, idOf, NOW, seedCluster, seedSituation } from '../support/seed.ts'
import { BROWSER, openTestSite, type TestSite } from '../support/site.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
let site: TestSite

beforeAll(async () => {
  site = openTestSite(store.db)
})
beforeEach(() => clearRecords(store.db))

interface Visited {
  status: number
  location: string | undefined
  body: string
  document: Document
  text: string
}

async function visit(url: string): Promise<Visited> {
  const { statusCode, body, headers } = await site.app.inject({ url, headers: BROWSER })
  const { document } = parseHTML(body || '<html></html>')
  const text = (document.body?.textContent ?? '').replace(/\s+/g, ' ')
  return { status: statusCode, location: headers.location, body, document, text }
}

test('readers get the paragraphs that were written: none lies in another, where browsers make three of two', async () => {
  await seedSituation(store.db, 'flood', { countries: ['KE'] })
  await seedCluster(store.db, 'breach', { situation: 'flood', publishedAt: NOW - 5 * HOUR })
  for (const url of ['/', '/situations/flood', '/events/breach']) {
    const { document, body } = await visit(url)
    expect({ url, paragraphs: document.querySelectorAll('p').length }).toEqual({ url, paragraphs: body.match(/<p[ >]/g)?.length })
  }
})

describe('a situation', () => {
  test('that was renamed in letters of another direction is headed so wherever it is listed', async () => {
    await seedSituation(store.db, 'flood', { title: 'فيضانات النهر تغرق المدينة', summary: 'The river and the town, officials said.' })
    await seedCluster(store.db, 'breach', { situation: 'flood', publishedAt: NOW - 5 * HOUR })
    for (const [url, heading, text] of [
      ['/situations/flood', 'h1 span', '.summary'],
      ['/', '.situation h2', '.situation .preview'],
    ] as const) {
      const { document } = await visit(url)
      const said = (selector: string) => ['lang', 'dir'].map((name) => document.querySelector(selector)?.getAttribute(name))
      expect([url, said(heading), said(text)]).toEqual([url, ['ar', 'rtl'], [null, null]])
    }
  })

  test('shows what it is, its figures, its coverage and its timeline, newest first', async () => {
    await seedSituation(store.db, 'flood', {
      title: 'River floods',
      summary: 'First paragraph.\n\nSecond paragraph.',
      countries: ['KE', 'UG'],
      clusterCount: 2,
      sourceCount: 9,
      firstSeen: NOW - 3 * DAY,
    })
    await seedCluster(store.db, 'breach', { title: 'Dam breaks', situation: 'flood', publishedAt: NOW - 3 * DAY, outlets: 2 })
    await seedCluster(store.db, 'rescue', { title: 'Rescue begins', situation: 'flood', publishedAt: NOW - 5 * HOUR, outlets: 4 })
    const { status, document, text } = await visit('/situations/flood')
    expect(status).toBe(200)
    expect(document.querySelector('h1')?.textContent).toBe('River floods')
    expect([...document.querySelectorAll('.summary p')].map((paragraph) => paragraph.textContent)).toEqual([
      'First paragraph.',
      'Second paragraph.',
    ])
    expect([...document.querySelectorAll('.entry h4 a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Rescue begins', '/events/rescue'],
      ['Dam breaks', '/events/breach'],
    ])
    for (const part of [
      'First seen15 March 2026',
      'Span4 days',
      'Outlets9',
      'Articles6',
      'Politics Kenya, Uganda',
      'Countries Kenya, Uganda',
      '4 outlets Significance',
      '2 events linked as the reports came in',
    ]) {
      expect(text).toContain(part)
    }
    const plot = document.querySelector('.plot.wide')
    expect(plot?.getAttribute('aria-label')).toMatch(
      /^Coverage over time: 6 articles from 15 March 2026 on, most in the \w+( \w+)? from 18 March 2026/,
    )
    expect(plot?.querySelectorAll('style')).toHaveLength(0)
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://sitrep.example/situations/flood')
    expect(JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')).toMatchObject({
      '@type': 'CollectionPage',
      name: 'River floods',
      abstract: 'First paragraph. Second paragraph.',
    })
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('First paragraph. Second paragraph.')
  })

  test('has a long timeline on several pages, each event once', async () => {
    await seedSituation(store.db, 'long', { clusterCount: 120 })
    for (let place = 0; place < 120; place++) {
      await seedCluster(store.db, `event-${place}`, {
        title: `Event ${place}`,
        situation: 'long',
        publishedAt: NOW - place * HOUR,
        outlets: 1,
      })
    }
    const seen: string[] = []
    let path: string | undefined = '/situations/long'
    while (path !== undefined && seen.length < 200) {
      const { document } = await visit(path)
      seen.push(...[...document.querySelectorAll('.entry h4 a')].map((link) => link.textContent ?? ''))
      path = document.querySelector('a[rel=next]')?.getAttribute('href') ?? undefined
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, place) => `Event ${place}`))
  })

  test('is drawn with all its events and told in all its numbers, though its timeline goes on elsewhere', async () => {
    await seedSituation(store.db, 'long', { clusterCount: 55, firstSeen: NOW - 54 * 3 * HOUR })
    for (let place = 0; place < 55; place++)
      await seedCluster(store.db, `event-${place}`, { situation: 'long', publishedAt: NOW - place * 3 * HOUR })
    const { document } = await visit('/situations/long')
    expect(document.querySelectorAll('.entry')).toHaveLength(50)
    for (const size of ['wide', 'narrow']) {
      const marks = document.querySelectorAll(`.plot.${size} g[stroke="var(--alarm)"] line`)
      expect({ size, marks: new Set([...marks].map((mark) => mark.getAttribute('x1'))).size }).toEqual({ size, marks: 55 })
    }
    expect(document.querySelectorAll('.coverage tbody tr')).toHaveLength(55)
    // Fourteen digits of each place would be half of the page.
    expect(document.querySelector('.plot.wide')?.innerHTML).not.toMatch(/\.\d\d/)
  })

  test.each(['x', '%20', idOf('elsewhere')])(
    'whose older events are asked for before %s, which is none of its own, is shown from the top',
    async (before) => {
      await seedSituation(store.db, 'flood')
      await seedCluster(store.db, 'breach', { situation: 'flood' })
      const { status, location } = await visit(`/situations/flood?before=${before}`)
      expect([status, location]).toEqual([302, '/situations/flood'])
      expect((await visit('/situations/unknown?before=x')).status).toBe(404)
    },
  )

  test('tells who was merged into it and what an editor changed, in words that stir none around them', async () => {
    await seedSituation(store.db, 'survivor')
    await seedCluster(store.db, 'member', { situation: 'survivor' })
    await seedSituation(store.db, 'other', { title: 'The other', state: 'merged', mergedInto: 'survivor' })
    await store.db.query(sql`
      insert into curations (at, action, record, record_id, reason, before)
      values (${new Date(NOW).toISOString()}::timestamptz, 'rename', 'situation', ${idOf('survivor')}, 'The title named the wrong river', '{}')`)
    const { text, body } = await visit('/situations/survivor')
    expect(text).toContain('Joined with “The other”: it was the same affair.')
    expect(text).toContain("An editor's correction (rename) on 18 March 2026: The title named the wrong river")
    expect(body).toContain('<bdi>The title named the wrong river</bdi>')
  })

  test('with more corrections and mergers than fit tells the newest', async () => {
    await seedSituation(store.db, 'survivor')
    await seedCluster(store.db, 'member', { situation: 'survivor' })
    for (let number = 1; number <= 21; number += 1) {
      // The later a situation came to be, the earlier it was merged.
      await seedSituation(store.db, `other-${number}`, { title: `Other ${number}`, state: 'merged', mergedInto: 'survivor' })
      const at = sql`${new Date(NOW - number * HOUR).toISOString()}::timestamptz`
      await store.db.query(sql`
        insert into changes (at, kind, record, record_id) values (${at}, 'situation.merged', 'situation', ${idOf(`other-${number}`)})`)
      await store.db.query(sql`
        insert into curations (at, action, record, record_id, reason, before)
        values (${new Date(NOW).toISOString()}::timestamptz, 'rename', 'situation', ${idOf('survivor')}, ${`Wrong ${number}.`}, '{}')`)
    }
    const { text } = await visit('/situations/survivor')
    const told = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, number]) => Number(number))
    expect(told(/Joined with “Other (\d+)”/g)).toEqual(Array.from({ length: 20 }, (_, place) => 20 - place))
    expect(told(/: Wrong (\d+)\./g)).toEqual(Array.from({ length: 20 }, (_, place) => place + 2))
  })

  test('its id leads to its slug', async () => {
    await seedSituation(store.db, 'flood')
    expect(await visit(`/situations/${idOf('flood').toUpperCase()}`)).toMatchObject({ status: 301, location: '/situations/flood' })
  })

  test('merged leads to the survivor, which says so', async () => {
    await seedSituation(store.db, 'survivor', { title: 'Survivor' })
    await seedCluster(store.db, 'member', { situation: 'survivor' })
    await seedSituation(store.db, 'between', { state: 'merged', mergedInto: 'survivor' })
    await seedSituation(store.db, 'merged', { state: 'merged', mergedInto: 'between' })
    const { status, location } = await visit('/situations/merged')
    expect([status, location]).toEqual([301, '/situations/survivor?merged=1'])
    expect((await visit(location ?? '')).text).toContain('turned out to be this one')
    expect((await visit('/situations/survivor')).text).not.toContain('turned out to be this one')
  })

  test('retired with an event left leads to the event, which says so', async () => {
    await seedCluster(store.db, 'left', { title: 'What is left' })
    await seedSituation(store.db, 'retired', { state: 'retired', movedTo: 'left' })
    const first = await visit('/situations/retired')
    expect([first.status, first.location]).toEqual([301, `/events/${idOf('left')}?from=situation`])
    const second = await visit(first.location ?? '')
    expect([second.status, second.location]).toEqual([301, '/events/left?from=situation'])
    expect((await visit(second.location ?? '')).text).toContain('the event that is left of it')
  })

  test('retired, or removed after its end, is explained as gone', async () => {
    await seedSituation(store.db, 'retired', { state: 'retired' })
    await seedSituation(store.db, 'removed', { state: 'removed' })
    for (const path of ['/situations/retired', '/situations/removed']) {
      const text = expect.stringContaining(
        'It came to its end, or turned out to be no situation of its own, and what was kept of it was removed.',
      )
      expect(await visit(path)).toMatchObject({ status: 410, text })
    }
  })

  test('asked for as an event leads to the situation, and an event asked for as a situation to the event', async () => {
    await seedSituation(store.db, 'flood')
    await seedCluster(store.db, 'breach', { situation: 'flood' })
    expect(await visit('/events/flood')).toMatchObject({ status: 301, location: `/situations/${idOf('flood')}` })
    expect(await visit('/situations/breach')).toMatchObject({ status: 301, location: `/events/${idOf('breach')}` })
  })

  test('concluded can still be read, and says that it is', async () => {
    await seedSituation(store.db, 'over', { state: 'concluded' })
    await seedCluster(store.db, 'member', { situation: 'over' })
    const { status, text } = await visit('/situations/over')
    expect([status, text]).toEqual([200, expect.stringContaining('This situation is concluded')])
    // An operator may conclude what was reported a moment ago.
    expect(text).toMatch(/Status ?Concluded/)
    expect(text).not.toMatch(/Active|for a long time/)
  })

  test('unknown or unpublished is not found', async () => {
    await seedSituation(store.db, 'hidden', { isVisible: false })
    for (const name of ['hidden', 'nothing', '..%2F', 'a%20b', '%3Cscript%3E', 'x'.repeat(300)]) {
      const { status, document } = await visit(`/situations/${name}`)
      expect({ name, status, heading: document.querySelector('h1')?.textContent }).toEqual({
        name,
        status: 404,
        heading: 'There is nothing here',
      })
      expect(document.querySelector('.lede')?.textContent).toBe('No situation has this address. It may have been mistyped.')
    }
  })
})

describe('an event', () => {
  test('of one bare headline does not say its title again, on its page and in a timeline', async () => {
    await seedSituation(store.db, 'flood')
    await seedCluster(store.db, 'breach', { title: 'Dam breaks', summary: 'Dam breaks.', summaryFull: 'Dam breaks.', situation: 'flood' })
    expect((await visit('/events/breach')).document.querySelectorAll('.summary p')).toHaveLength(0)
    expect((await visit('/situations/flood')).document.querySelectorAll('.entry .short')).toHaveLength(0)
  })

  test('shows its whole summary, keywords and every outlet, copies folded under what they repeat', async () => {
    await seedCluster(store.db, 'breach', {
      title: 'Dam breaks',
      summaryFull: 'All of it.\n\nAnd more.',
      keywords: ['dam', 'flood'],
      articles: [
        { outlet: 'wire.example', title: 'Dam breaks, agency says' },
        { outlet: 'own.example', title: 'Our reporter at the dam' },
        { outlet: 'copy.example', title: 'Dam breaks', copyOf: 'breach-1' },
        { outlet: 'second-copy.example', title: 'Dam breaks again', copyOf: 'breach-3' },
      ],
    })
    const { document, text } = await visit('/events/breach')
    expect([...document.querySelectorAll('.summary p')].map((paragraph) => paragraph.textContent)).toEqual(['All of it.', 'And more.'])
    expect([...document.querySelectorAll('.keywords li')].map((item) => item.textContent)).toEqual(['dam', 'flood'])
    const reports = [...document.querySelectorAll('.report')].map((report) => ({
      link: report.querySelector('h3 a')?.getAttribute('href'),
      rel: report.querySelector('h3 a')?.getAttribute('rel'),
      copies: [...report.querySelectorAll('details .host')].map((host) => host.textContent),
    }))
    expect(reports).toEqual([
      { link: 'https://www.wire.example/breach-1', rel: 'noopener nofollow', copies: ['copy.example', 'second-copy.example'] },
      { link: 'https://www.own.example/breach-2', rel: 'noopener nofollow', copies: [] },
    ])
    expect(text).toContain('4 outlets, in order of publication; copies of one text are folded under it.')
    expect(text).toMatch(/First report18 March 2026, \d\d:\d\d UTCNewest report18 March 2026, \d\d:\d\d UTC/)
  })

  test('says of its keywords in which language they are', async () => {
    await seedCluster(store.db, 'breach', { keywords: ['السد', 'NATO'] })
    await store.db.query(sql`update clusters set language = 'ar' where id = ${idOf('breach')}`)
    const { document } = await visit('/events/breach')
    expect([...document.querySelectorAll('.keywords li')].map((item) => [item.getAttribute('lang'), item.getAttribute('dir')])).toEqual([
      ['ar', 'rtl'],
      ['ar', 'rtl'],
    ])
  })

  test('tells programs its language and where its situation is', async () => {
    await seedSituation(store.db, 'flood', { title: 'River floods' })
    await seedCluster(store.db, 'breach', { situation: 'flood' })
    await store.db.query(sql`update clusters set language = 'ar' where id = ${idOf('breach')}`)
    const { document } = await visit('/events/breach')
    expect(JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')).toMatchObject({
      '@type': 'Article',
      inLanguage: 'ar',
      isPartOf: { '@type': 'CollectionPage', name: 'River floods', url: 'https://sitrep.example/situations/flood' },
    })
  })

  test('shows where it lies in its situation', async () => {
    await seedSituation(store.db, 'flood', { title: 'River floods' })
    for (const [place, name] of ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].entries()) {
      await seedCluster(store.db, name, { title: `The ${name}`, situation: 'flood', publishedAt: NOW - DAY + place * HOUR })
    }
    const { document, text } = await visit('/events/third')
    expect(document.querySelector('.whole-title a')?.getAttribute('href')).toBe('/situations/flood')
    expect(text).toContain('Event 3 of 6 in its timeline')
    expect([...document.querySelectorAll('.around li')].map((item) => item.textContent?.replace(/^\d+ \w+ /, ''))).toEqual([
      'The fifth',
      'The fourth',
      'The third',
      'The second',
      'The first',
    ])
    expect(document.querySelector('.around [aria-current]')?.textContent).toContain('The third')
  })

  test('merged leads to the survivor; retired is gone; its id leads to its slug', async () => {
    await seedCluster(store.db, 'survivor')
    await seedCluster(store.db, 'merged', { state: 'merged', mergedInto: 'survivor' })
    await seedCluster(store.db, 'retired', { state: 'retired' })
    expect(await visit('/events/merged')).toMatchObject({ status: 301, location: '/events/survivor?merged=1' })
    expect(await visit(`/events/${idOf('survivor')}`)).toMatchObject({ status: 301, location: '/events/survivor' })
    expect(await visit('/events/retired')).toMatchObject({
      status: 410,
      text: expect.stringContaining('It turned out to be no event of its own'),
    })
    expect(await visit('/events/nothing')).toMatchObject({ status: 404 })
  })
})

test('the lists themselves are the front page', async () => {
  expect(await visit('/situations')).toMatchObject({ status: 301, location: '/' })
  expect(await visit('/events')).toMatchObject({ status: 301, location: '/' })
})
