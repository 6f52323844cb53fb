// What holds for every page: its shell, its headers, its failures, and the border to the API.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { dataScript, html, renderHtml } from '../../src/site/html.ts'
import { speech, speechOf } from '../../src/site/speech.ts'
import { BROWSER, openTestSite, type TestSite, viewerOf } from '../support/site.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
let site: TestSite

beforeAll(async () => {
  site = openTestSite(store.db)
})

test('bars of plots stand out from the page by three to one, by day and by night', () => {
  const style = readFileSync(join(import.meta.dirname, '../../src/site/assets/site.css'), 'utf8')
  const lightness = (colour: string) => {
    const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    const [red = 0, green = 0, blue = 0] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
  }
  const valuesOf = (name: string) =>
    [...style.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6});`, 'g'))].map(([, colour = '']) => lightness(colour))
  const papers = valuesOf('paper')
  expect(papers).toHaveLength(2)
  for (const [at, paper] of papers.entries()) {
    const bar = valuesOf('plot')[at] ?? paper
    expect(Math.max(bar, paper) / Math.min(bar, paper)).toBeGreaterThanOrEqual(3)
  }
})

describe('every page', () => {
  test('forbids what is inline and what comes from elsewhere but the API, and being framed', async () => {
    const { headers } = await site.app.inject({ url: '/', headers: BROWSER })
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self' https://api.sitrep.example; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    })
  })

  // D7-request-id
  test('names its request, as do feeds, files, redirects and what leads nowhere', async () => {
    const urls = [
      '/',
      '/',
      '/status',
      '/status.json',
      '/robots.txt',
      '/feeds/situations.atom',
      '/sign-in',
      '/account',
      '/situations/nope',
      '/%ZZ',
    ]
    const ids = await Promise.all(urls.map(async (url) => (await site.app.inject({ url, headers: BROWSER })).headers['x-request-id']))
    expect(ids).not.toContain(undefined)
    expect(new Set(ids).size).toBe(urls.length)
  })

  test('is confirmed to who has it, and kept nowhere once somebody is signed in', async () => {
    const first = await site.app.inject({ url: '/' })
    expect(first.headers).toMatchObject({ 'cache-control': 'public, no-cache', vary: 'Cookie, Accept-Encoding' })
    const again = await site.app.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } })
    expect(again.statusCode).toBe(304)
    const strong = String(first.headers.etag).slice('W/'.length)
    for (const [tags, status] of [
      [strong, 304],
      [`"another", ${strong}`, 304],
      ['*', 304],
      ['"another"', 200],
    ] as const)
      expect([tags, (await site.app.inject({ url: '/', headers: { 'if-none-match': tags } })).statusCode]).toEqual([tags, status])
    expect(again.body).toBe('')
    site.session.viewer = viewerOf('somebody')
    const own = await site.app.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } })
    site.session.viewer = null
    expect(own.statusCode).toBe(200)
    expect(own.headers['cache-control']).toBe('private, no-store')
    expect(own.headers).not.toHaveProperty('etag')
    expect(own.body).toContain('somebody@reader.example')
  })

  test('names a picture of our own for links to it elsewhere, and it is there', async () => {
    const { body } = await site.app.inject({ url: '/', headers: BROWSER })
    const picture = /property="og:image" content="https:\/\/sitrep\.example([^"]+)"/.exec(body)?.[1] ?? ''
    const { statusCode, headers, rawPayload } = await site.app.inject({ url: picture })
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ])
    // A PNG tells its width and height in its first chunk.
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1_200, 630])
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  })

  test('goes out squeezed to who takes it so', async () => {
    const squeezed = await site.app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } })
    expect(squeezed.headers['content-encoding']).toBe('gzip')
    const plain = await site.app.inject({ url: '/', headers: { 'accept-encoding': 'gzip;q=0' } })
    expect(plain.headers).not.toHaveProperty('content-encoding')
  })

  test('names only its own style, script and icon, whose names hold their hash', async () => {
    const { body } = await site.app.inject({ url: '/' })
    const named = [...body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, address]) => address)
    expect(named).toHaveLength(3)
    for (const url of named) {
      const asset = await site.app.inject({ url: String(url) })
      expect({ url, status: asset.statusCode, cache: asset.headers['cache-control'] }).toEqual({
        url,
        status: 200,
        cache: 'public, max-age=31536000, immutable',
      })
    }
    expect(body).not.toMatch(/<style|style="|\son[a-z]+="/)
  })
})

describe('markup', () => {
  test('what is put into a template is text', () => {
    expect(renderHtml(html`<p title=${'"><script>'}>${'<img src=x onerror=alert(1)>'}</p>`)).toBe(
      '<p title="&quot;>&lt;script>">&lt;img src=x onerror=alert(1)></p>',
    )
  })

  test('no text ends a script of data', () => {
    expect(renderHtml(dataScript('application/ld+json', { title: '</script><script>alert(1)</script>' }))).toBe(
      '<script type="application/ld+json">{"title":"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>"}</script>',
    )
  })
})

describe('failures', () => {
  test('an unknown address is a page for browsers and the JSON error for programs', async () => {
    const page = await site.app.inject({ url: '/nowhere', headers: BROWSER })
    expect(page.statusCode).toBe(404)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).toContain('There is nothing here')
    for (const headers of [{}, { accept: 'application/json' }, { accept: '*/*' }]) {
      const json = await site.app.inject({ url: '/nowhere', headers })
      expect(json.statusCode).toBe(404)
      expect(json.json()).toEqual({
        error: { code: 'not_found', message: 'no such endpoint, or not by this method; those of the API are in /openapi.json' },
      })
    }
  })

  test.each([
    ['/docs/', '/docs'],
    ['/docs/?from=there', '/docs?from=there'],
    ['/situations/flood//', '/situations/flood'],
  ])('%s, as links from elsewhere have it, leads to %s', async (url, place) => {
    for (const headers of [BROWSER, {}]) {
      const { statusCode, headers: sent } = await site.app.inject({ url, headers })
      expect([statusCode, sent.location]).toEqual([308, place])
    }
  })

  test.each(['//evil.example/', '/..//evil.example/', '/v1/situations/'])('a slash at the end of %s leads nowhere', async (url) => {
    const { statusCode, headers } = await site.app.inject({ url, headers: BROWSER })
    expect([statusCode, headers.location]).toEqual([404, undefined])
  })

  test('what is sent to an address with a slash at its end is not sent on', async () => {
    expect((await site.app.inject({ method: 'POST', url: '/docs/', headers: BROWSER })).statusCode).toBe(404)
  })

  test('an address that cannot be decoded is a page for browsers', async () => {
    const page = await site.app.inject({ url: '/situations/%E0%A4%A', headers: BROWSER })
    expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).toContain('That address cannot be read')
    const json = await site.app.inject('/situations/%E0%A4%A')
    expect([json.statusCode, json.json()]).toEqual([
      400,
      { error: { code: 'bad_request', message: 'the address is not correctly percent-encoded' } },
    ])
  })

  // R4-unknown-path
  test('under the API every unknown path is the JSON error, for browsers too', async () => {
    for (const url of ['/v1', '/v1/', '/v1/nothing', '/v1/%E0%A4%A', '/v2/situations', '//v1/situations']) {
      const response = await site.app.inject({ url, headers: BROWSER })
      expect({ url, status: response.statusCode, body: response.json() }).toEqual({
        url,
        status: 404,
        body: { error: { code: 'not_found', message: 'no such endpoint, or not by this method; those of the API are in /openapi.json' } },
      })
    }
  })

  // R8-ceiling
  test('past the ceiling of an address a page is refused with the time that is left', async () => {
    const busy = openTestSite(store.db, { ceilingPerMinute: 2 })
    await busy.app.inject({ url: '/' })
    await busy.app.inject({ url: '/' })
    const refused = await busy.app.inject({ url: '/', headers: BROWSER })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('30')
    expect(refused.body).toContain('Please try again in 30 seconds.')
  })
})

describe('the language of a text', () => {
  test.each([
    ['River floods the valley and the town, officials said', {}],
    ['Halldal einigt sich mit Grünen und Regionalpartei: Neue Regierung in Island', { lang: 'de', dir: 'auto' }],
    ['Gobierno y oposición firman un acuerdo sobre la reforma de las pensiones', { lang: 'es', dir: 'auto' }],
    ['الحكومة تعلن اتفاقا جديدا بشأن المياه', { lang: 'ar', dir: 'rtl' }],
    ['', {}],
    // Names of no language in particular, in English words.
    ["Denmark's Vestra Foods bids $18.4bn for Pemberlin Brands", {}],
    ['Singer Mira Sollange scraps Brazilian stadium tour', {}],
  ])('%s', (text, expected) => {
    expect(speech(text)).toEqual(expected)
  })

  test('a title in other letters than its summary says so, and the summary stays what it is', () => {
    expect(
      speechOf({ title: 'الحكومة تعلن اتفاقا جديدا', text: 'Talks on the river and the dam ended, officials said.', titlePinned: false }),
    ).toEqual({
      title: { lang: 'ar', dir: 'rtl' },
      text: {},
    })
    expect(
      speechOf({ title: 'Talks on the river and the dam', text: 'الحكومة تعلن اتفاقا جديدا بشأن المياه', titlePinned: false }),
    ).toEqual({
      title: {},
      text: { lang: 'ar', dir: 'rtl' },
    })
    const german = { lang: 'de', dir: 'auto' }
    expect(speechOf({ title: 'Neue Regierung', text: 'Halldal einigt sich mit Grünen und Regionalpartei.', titlePinned: false })).toEqual({
      title: german,
      text: german,
    })
    const told = 'In Halldal sind nach dem Bruch des Staudamms tausende Menschen auf der Flucht vor dem Wasser. Das Militär hilft.'
    expect(speechOf({ title: 'Thousands flee as dam breaks in Halldal', text: told, titlePinned: false })).toEqual({
      title: {},
      text: german,
    })
  })

  test('a title that an operator gave to a situation is said to be in the language that it shows, in whatever letters', () => {
    const [german, english] = ['Tausende fliehen nach Dammbruch in Halldal', 'Thousands flee as the dam breaks in Halldal, officials said.']
    const spanish = 'Miles de personas huyen del agua tras la rotura de la presa'
    const inGerman = { lang: 'de', dir: 'auto' }
    expect(speechOf({ title: german, text: english, titlePinned: true })).toEqual({ title: inGerman, text: {} })
    expect(speechOf({ title: spanish, text: `${german}. ${german}.`, titlePinned: true })).toEqual({
      title: { lang: 'es', dir: 'auto' },
      text: inGerman,
    })
    expect(speechOf({ title: english, text: german, titlePinned: true })).toEqual({ title: {}, text: inGerman })
  })
})
