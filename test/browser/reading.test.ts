// The reading pages in a real browser: from a headline to its sources, at all widths, in both schemes, with scripts and without.

import type { Browser, BrowserContextOptions } from 'playwright-core'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bucketsOf } from '../../src/core/situations/coverage.ts'
import { renderHtml } from '../../src/site/html.ts'
import { coveragePlot } from '../../src/site/reading/coverage-plot.ts'
import { findProblems } from '../support/axe.ts'
import { launchBrowser, nextFrame, openPage, watchShifts } from '../support/browser.ts'
import { SAMPLE_NOW } from '../support/sample.ts'
import { openTestServer, type TestServer } from '../support/server.ts'
import { openTestStore, type TestStore } from '../support/store.ts'

const PAGE_BYTES_MAX = 100_000
/** What readers do not notice; the measure of the web's own makers for "good" is 0.1. */
const SHIFT_MAX = 0.01

let store: TestStore
let server: TestServer
let browser: Browser
let paths: Record<string, string>

beforeAll(async () => {
  store = await openTestStore('sample')
  server = await openTestServer(store, { now: SAMPLE_NOW })
  browser = await launchBrowser()
  const first = async (path: string): Promise<string> => {
    const feed = (await (await fetch(server.origin + path)).json()) as { items: { url: string }[] }
    return new URL(feed.items[0]?.url ?? '').pathname
  }
  const situation = await first('/feeds/situations.json')
  const event = await first(`${situation}/feed.json`)
  paths = { front: '/', category: '/?category=business', situation, event, search: '/search', feeds: '/feeds', missing: '/nowhere' }
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  await store?.close()
})

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
const SETTINGS: [string, BrowserContextOptions][] = [
  ['a wide screen', DESK],
  ['a wide screen in the dark', { ...DESK, colorScheme: 'dark' }],
  ['a tablet', { viewport: { width: 768, height: 1024 } }],
  ['a phone', PHONE],
  ['a phone in the dark', { ...PHONE, colorScheme: 'dark' }],
]

describe.each(SETTINGS)('on %s', (_, options) => {
  test('every page is accessible, quiet, still and within its width', async () => {
    const { page, complaints } = await openPage(browser, server.origin, options)
    const shifted = await watchShifts(page)
    for (const [name, path] of Object.entries(paths)) {
      await page.goto(path, { waitUntil: 'load' })
      expect({ name, problems: await findProblems(page) }).toEqual({ name, problems: [] })
      expect({ name, shifted: (await shifted()) <= SHIFT_MAX }).toEqual({ name, shifted: true })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect({ name, fits: overflow <= 0 }).toEqual({ name, fits: true })
    }
    // The page that is not there is a failed request, and the browser says so.
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
    await page.context().close()
  })
})

test('every page weighs less than 100 KB with its style and script', async () => {
  for (const [name, path] of Object.entries(paths)) {
    const { page } = await openPage(browser, server.origin, DESK)
    const sizes: Promise<number>[] = []
    page.on('response', (response) => {
      if (!response.url().endsWith('.svg'))
        sizes.push(
          response
            .request()
            .sizes()
            .then(({ responseBodySize }) => responseBodySize),
        )
    })
    await page.goto(path, { waitUntil: 'load' })
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect({ name, light: bytes > 0 && bytes < PAGE_BYTES_MAX }).toEqual({ name, light: true })
    const html = Buffer.byteLength(await page.content())
    expect({ name, light: html < PAGE_BYTES_MAX }).toEqual({ name, light: true })
    await page.context().close()
  }
})

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s', (_, javaScriptEnabled) => {
  test('a reader narrows the list, turns the page, and comes from a headline to its sources', async () => {
    const { page, complaints } = await openPage(browser, server.origin, { ...DESK, javaScriptEnabled })
    await page.goto('/')
    const firstPage = await page.locator('.situations h2').allTextContents()
    expect(firstPage).toHaveLength(20)
    await page.getByRole('link', { name: 'More situations' }).click()
    await page.getByRole('link', { name: 'Back to the top' }).waitFor()
    const secondPage = await page.locator('.situations h2').allTextContents()
    expect(secondPage.filter((title) => firstPage.includes(title))).toEqual([])
    await page.goto('/')
    await page.getByLabel('Category').selectOption('business')
    await page.getByLabel('Order').selectOption('recent')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('heading', { level: 1, name: 'Business' }).waitFor()
    await page.locator('.situations .category', { hasText: 'Business' }).first().waitFor()
    await page.locator('.situations h2 a').first().click()
    await page.getByRole('heading', { name: 'Timeline' }).waitFor()
    await page.locator('.entry h4 a').first().click()
    await page.getByRole('heading', { name: 'Sources' }).waitFor()
    const link = page.locator('.report h3 a').first()
    expect(await link.getAttribute('href')).toMatch(/^https:\/\//)
    expect(await link.getAttribute('rel')).toBe('noopener nofollow')
    await page.locator('.whole-title a').click()
    await page.getByRole('heading', { name: 'How this was put together' }).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

test('a browser that refuses cookies, and with them all else that it might keep, complains of nothing', async () => {
  const { page, complaints } = await openPage(browser, server.origin)
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(globalThis, 'sessionStorage', { get: refuse })
  })
  await page.goto('/', { waitUntil: 'load' })
  await nextFrame(page)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('by keyboard alone: the first stop skips to the content, and the list can be reached', async () => {
  const { page } = await openPage(browser, server.origin, DESK)
  await page.goto('/')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  for (const stop of ['How it works', 'category']) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent)).toBe(stop)
  }
  await page.context().close()
})

test('on paper nothing is dark, nothing is cut off, and there is no form to fill in', async () => {
  const { page } = await openPage(browser, server.origin, DESK)
  await page.goto('/docs/situations')
  const grounds = () =>
    page.evaluate(() => Array.from(document.querySelectorAll('.code, code'), (code) => getComputedStyle(code).backgroundColor))
  const onScreen = await grounds()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect.poll(grounds).toEqual(onScreen)
  const cut = () => Array.from(document.querySelectorAll('pre'), (pre) => pre.scrollWidth - pre.clientWidth).filter((hidden) => hidden > 0)
  await expect.poll(() => page.evaluate(cut)).toEqual([])
  await page.goto('/')
  await expect.poll(() => page.locator('form:visible').count()).toBe(0)
  const styleOf = (selector: string, name: 'content' | 'breakInside' | 'display', part?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, [asked, pseudo]) => getComputedStyle(element, pseudo)[asked], [name, part] as const)
  // Paper is read at any time, so that "3 h ago" has its instant beside it; and what belongs together is on one sheet.
  expect(await styleOf('.ago', 'content', '::after')).not.toBe('none')
  expect(await styleOf('.situation', 'breakInside')).toBe('avoid')
  // Firefox keeps nothing together in a grid.
  for (const grid of ['.front-columns', '.situations']) expect([grid, await styleOf(grid, 'display')]).toEqual([grid, 'block'])
  await page.context().close()
})

test('on paper no table loses its last columns', async () => {
  // A4 without its margins.
  const { page } = await openPage(browser, server.origin, { viewport: { width: 718, height: 1000 } })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/docs/limits')
  const hidden = () => Array.from(document.querySelectorAll('.table'), (table) => table.scrollWidth - table.clientWidth)
  await expect.poll(() => page.evaluate(hidden)).toEqual([0, 0, 0])
  await page.context().close()
})

test('on paper every outlet of an event stands, those that are folded under a text that they copied too', async () => {
  const { page } = await openPage(browser, server.origin, DESK)
  await page.goto('/events/all-nine-miners-rescued-from-chilean-copper-mine')
  const copies = page.locator('.report details li')
  const shown = () => copies.evaluateAll((items) => items.filter((item) => item.checkVisibility({ contentVisibilityAuto: true })).length)
  expect([(await copies.count()) > 0, await shown()]).toEqual([true, 0])
  await page.emulateMedia({ media: 'print' })
  // What is folded is laid out with the next frame, not with the answer.
  await expect.poll(shown, { timeout: 30_000 }).toBe(await copies.count())
  await page.context().close()
})

test('on a phone whose letters are twice as large nothing sticks out', async () => {
  const { page } = await openPage(browser, server.origin, { viewport: { width: 360, height: 740 }, isMobile: true })
  for (const [name, path] of Object.entries(paths)) {
    await page.goto(path, { waitUntil: 'load' })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect({ name, width }).toEqual({ name, width: 360 })
  }
  await page.context().close()
})

test('a headline from right to left begins at the edge that the text below it begins at', async () => {
  await store.db.query(
    sql`update clusters set title = 'انهيار سد', summary = ${'انهار سد فيلمارا يوم الاثنين بعد أسبوع من الأمطار. '.repeat(5)}, language = 'ar'`,
  )
  const { page } = await openPage(browser, server.origin, DESK)
  await page.goto(`${paths.situation}?rtl`, { waitUntil: 'load' })
  const edges = await page
    .locator('.entry')
    .first()
    .evaluate((entry) => Array.from(entry.querySelectorAll('h4, .short'), (part) => Math.round(part.getBoundingClientRect().right)))
  expect(edges).toHaveLength(2)
  expect(edges[0]).toBe(edges[1])
  await store.db.query(sql`update situations set title = 'انهيار سد فيلمارا'`)
  await store.db.query(sql`update articles set title = 'انهيار سد', language = 'ar'`)
  await page.goto(`${paths.event}?rtl`, { waitUntil: 'load' })
  const endsOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((block) => {
        const text = document.createRange()
        text.selectNodeContents(block)
        return Math.round(block.getBoundingClientRect().right - text.getBoundingClientRect().right)
      })
  expect([await endsOf('.report h3'), await endsOf('.whole-title')]).toEqual([0, 0])
  await page.context().close()
})

test.each([360, 1280])('on a screen of %d pixels every label of the plot of coverage is whole, and none lies on another', async (width) => {
  const { page } = await openPage(browser, server.origin, { viewport: { width, height: 900 } })
  await page.goto('/', { waitUntil: 'load' })
  const spans = [
    // The newest bar lies just before a tick, and just after one.
    { from: '2025-11-26T05:00:00Z', to: '2025-11-28T23:00:00Z', label: '29 Nov' },
    { from: '2025-11-22T05:00:00Z', to: '2025-11-29T00:30:00Z', label: 'Nov' },
    { from: '2026-09-01T03:00:00Z', to: '2026-09-23T01:00:00Z', label: 'Sept' },
    { from: '2025-11-28T00:00:00Z', to: '2027-01-01T02:00:00Z', label: '1 Jan 2027' },
  ]
  for (const { from, to, label } of spans)
    for (const most of [1, 1_800, 25_000]) {
      const { since, bucketMs, buckets } = bucketsOf(Date.parse(from), Date.parse(to))
      const plot = coveragePlot({ since, bucketMs, counts: Array(buckets).fill(most) }, { events: [], isExact: true })
      const { texts, outside, touching } = await page.evaluate((markup) => {
        const main = document.querySelector('main') as HTMLElement
        main.innerHTML = markup
        const drawing = Array.from(main.querySelectorAll('.plot svg')).find((svg) => svg.getBoundingClientRect().width > 0) as Element
        const frame = drawing.getBoundingClientRect()
        const labels = Array.from(drawing.querySelectorAll('text'), (text) => ({
          text: text.textContent,
          box: text.getBoundingClientRect(),
        }))
        const meet = (one: DOMRect, other: DOMRect) =>
          one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
        return {
          texts: labels.map(({ text }) => text),
          outside: labels.filter(({ box }) => box.left < frame.left || box.right > frame.right || box.bottom > frame.bottom),
          touching: labels.filter(({ box }, place) => labels.slice(place + 1).some((other) => meet(box, other.box))),
        }
      }, renderHtml(plot))
      expect(texts).toContainEqual(expect.stringContaining(label))
      expect({ label, most, outside, touching }).toEqual({ label, most, outside: [], touching: [] })
    }
  await page.context().close()
})

test('on the narrowest phone a word longer than the screen breaks, wherever it stands', async () => {
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenanpassungsgesetz'
  await store.db.query(sql`update situations set title = ${long}, summary = ${long}, latest_cluster_title = ${`${long}, zweiter Teil`}`)
  await store.db.query(sql`update clusters set title = ${long}, summary = ${long}, summary_full = ${long}, keywords = array[${long}]`)
  await store.db.query(sql`update articles set title = ${long}, source_host = ${`${long.toLowerCase()}.example`}`)
  const { page } = await openPage(browser, server.origin, { viewport: { width: 320, height: 640 }, isMobile: true })
  for (const name of ['front', 'situation', 'event']) {
    await page.goto(`${paths[name]}?long`, { waitUntil: 'load' })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect({ name, width }).toEqual({ name, width: 320 })
  }
  await page.context().close()
})
