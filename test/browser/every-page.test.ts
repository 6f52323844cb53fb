// Every page: all that links lead to, and those that only a form, a mail, an assistant or a mistake leads to. What must hold of each: nothing
// for axe to find, no complaint of the browser, no request to elsewhere, nothing that moves or sticks out, and less than 100 KB.

import { mkdirSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLink, linkFor } from '../../src/service/account-links.ts'
import { createAccount, setOperator } from '../../src/service/accounts.ts'
import { hashPassword } from '../../src/service/passwords.ts'
import { startSession } from '../../src/service/sessions.ts'
import { addFeeds } from '../../src/store/feeds.ts'
import { accountDeps, PASSWORD } from '../accounts/support.ts'
import { newClient, running } from '../mcp/connector.ts'
import { findProblems } from '../support/axe.ts'
import { launchBrowser, nextFrame, openPage, type TestPage, watchShifts } from '../support/browser.ts'
import { SAMPLE_NOW } from '../support/sample.ts'
import { idOf } from '../support/seed.ts'
import { openTestServer } from '../support/server.ts'
import { openTestStore, type TestStore } from '../support/store.ts'

const PAGE_BYTES_MAX = 100_000
/** What readers do not notice; the measure of the web's own makers for "good" is 0.1. */
const SHIFT_MAX = 0.01
/** More kinds of pages than there are: a walk that never ends is a mistake. */
const KINDS_MAX = 120
const VIEWS = [
  { name: 'wide-light', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: 'phone-dark', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const
/** The one page that is a program (ADR 8). */
const HEAVY = '/docs/reference'
const OPERATOR = 'ann@reader.example'
const ELSE = 'ben@reader.example'

let store: TestStore
let browser: Browser
const accounts = new Map<string, string>()

beforeAll(async () => {
  store = await openTestStore('sample')
  const deps = accountDeps(store.db)
  const passwordHash = await hashPassword(PASSWORD, deps.newSecret)
  for (const email of [OPERATOR, ELSE]) accounts.set(email, (await createAccount(deps, { email, tier: 'hobby', passwordHash })).id)
  await setOperator(deps, OPERATOR, true)
  const hints = { title: 'The Outlet', category: null, country: null, language: null, nextAt: SAMPLE_NOW }
  await addFeeds(store.db, [{ id: idOf('feed'), url: 'https://outlet.example/feed', ...hints }])
  running.server = await openTestServer(store, { now: SAMPLE_NOW })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await running.server?.close()
  await store?.close()
})

interface Watched extends TestPage {
  bytes(): Promise<number>
  shifted(): Promise<number>
}

/** A page whose weight and movements are watched, of somebody who is signed in or of nobody. */
async function watch(email?: string): Promise<Watched> {
  const opened = await openPage(browser, running.server.origin)
  const { page } = opened
  if (email !== undefined) {
    const session = { accountId: accounts.get(email) ?? '', signedInWith: 'password', userAgent: 'Firefox', now: SAMPLE_NOW }
    const { token } = await startSession(accountDeps(store.db), session)
    await page.context().addCookies([{ name: 'sitrep_session', value: token, url: running.server.origin }])
  }
  // Nothing is kept, so that each page is weighed whole.
  await page.route('**', (route) => route.continue())
  let sizes: Promise<number>[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.redirectedFrom() === null) sizes = []
  })
  page.on('response', (response) => {
    if (/\.(svg|png)$/.test(response.url()) || response.status() >= 300) return
    sizes.push(
      response.body().then(
        ({ length }) => length,
        () => 0,
      ),
    )
  })
  const shifted = await watchShifts(page)
  return { ...opened, shifted, bytes: async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) }
}

/** Judges the page that is open. */
async function judge({ page, bytes, shifted }: Watched, name: string): Promise<void> {
  await page.waitForLoadState('load')
  const isLight = name.startsWith(HEAVY) || (await bytes()) < PAGE_BYTES_MAX
  expect.soft({ name, isLight, isStill: (await shifted()) <= SHIFT_MAX }).toEqual({ name, isLight: true, isStill: true })
  for (const { name: view, viewport, colorScheme } of VIEWS) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await nextFrame(page)
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await picture(page, `${name}-${view}`)
    expect.soft({ name, view, overhang, problems: await findProblems(page) }).toEqual({ name, view, overhang: 0, problems: [] })
  }
  await page.setViewportSize(VIEWS[0].viewport)
}

/** For whoever wants to look: SITREP_TEST_SCREENSHOTS=FOLDER. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SITREP_TEST_SCREENSHOTS
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: `${folder}/${name.replaceAll(/\W+/g, '-').slice(0, 90)}.png`, fullPage: true })
}

/** Pages of one kind differ in the record that they show and in what was filled in. */
function kindOf(address: URL): string {
  const path = address.pathname.replace(/^(\/admin)?\/(situations|events|accounts|corrections)\/[^/]+/, '$1/$2/:')
  return `${path}?${[...address.searchParams.keys()].toSorted().join('&')}`
}

const NO_PAGE = /\.(xml|txt|md|atom|json)$|^\/(v1|assets|sign-in\/with)\//

/** Follows links until every kind of page was seen. Gives how many there were. */
async function walk(watched: Watched, start: readonly string[]): Promise<string[]> {
  const { page } = watched
  const { origin } = running.server
  const seen = new Set<string>()
  const ahead = start.map((path) => new URL(path, origin))
  for (let address = ahead.shift(); address !== undefined && seen.size < KINDS_MAX; address = ahead.shift()) {
    if (address.origin !== origin || NO_PAGE.test(address.pathname) || seen.has(kindOf(address))) continue
    seen.add(kindOf(address))
    await page.goto(address.href)
    const links = await page.evaluate(() => Array.from(document.links, ({ href }) => href))
    ahead.push(...links.flatMap((href) => URL.parse(href) ?? []))
    await judge(watched, address.pathname + address.search)
  }
  expect(seen.size).toBeLessThan(KINDS_MAX)
  return [...seen]
}

async function look(watched: Watched, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await watched.page.goto(path)
    await judge(watched, path)
  }
}

// What the browser says of a page that is refused, forbidden or gone.
const loud = (complaints: readonly string[]) => complaints.filter((complaint) => !/status of 4\d\d/.test(complaint))

const LONG = 600_000

test('all that a visitor comes to', { timeout: LONG }, async () => {
  const watched = await watch()
  const kinds = await walk(watched, ['/', '/sign-up?invitation=x', '/account'])
  await look(watched, ['/nowhere', '/situations/none', '/search?q=flood'])
  expect(kinds).toEqual(expect.arrayContaining(['/situations/:?', '/events/:?', '/docs/tools?', '/pricing?', '/status?', '/feeds?']))
  expect(loud(watched.complaints)).toEqual([])
})

test('all that an operator comes to', { timeout: LONG }, async () => {
  const watched = await watch(OPERATOR)
  const kinds = await walk(watched, ['/admin', '/account', '/docs'])
  await look(watched, ['/search?q=election', '/search?q=zzzz', '/search?q=flood&days=x', '/admin/situations/none'])
  expect(kinds).toEqual(expect.arrayContaining(['/admin/situations/:?', '/admin/events/:?', '/admin/accounts/:?', '/account/connections?']))
  expect(loud(watched.complaints)).toEqual([])
})

test('what forms lead to: refusals, questions, what is shown once', { timeout: LONG }, async () => {
  const door = await watch()
  const { page } = door
  const fill = async (path: string, values: Record<string, string>, button: string) => {
    await page.goto(path)
    for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByRole('button', { name: button }).click()
    await judge(door, `${path}-${button}`)
  }
  await fill('/sign-in', { 'E-mail': ELSE, Password: 'wrong' }, 'Sign in')
  await fill('/sign-up', { 'E-mail': 'new@reader.example' }, 'Ask for the link')
  await fill('/sign-in/forgotten', { 'E-mail': ELSE }, 'Ask for a link')
  await page.goto('/sign-in')
  await page.context().clearCookies()
  await page.getByLabel('E-mail').fill(ELSE)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await judge(door, 'stale form')

  const inside = await watch(OPERATOR)
  const press = async (path: string, button: string, name = `${path}-${button}`) => {
    await inside.page.goto(path)
    await inside.page.getByRole('button', { name: button }).first().click()
    await judge(inside, name)
  }
  await press('/account/keys', 'Create key')
  await press('/docs', 'Make a key and fill it in')
  await press('/account/keys', 'Revoke')
  await press('/account/keys', 'Replace')
  await inside.page.getByRole('button', { name: 'Replace the key' }).click()
  await judge(inside, 'replaced key')
  await press('/admin/feeds', 'Pause')
  await press('/admin/feeds', 'Remove')
  await press('/admin/accounts', 'Make an invitation')
  await press(`/admin/accounts/${accounts.get(ELSE)}`, 'Make an operator', 'question of the mark')
  await inside.page.goto('/account/security')
  await inside.page.getByText('nothing of yours is kept').click()
  await inside.page.locator('form[action="/account/delete"] input[type="password"]').fill('wrong')
  await inside.page.locator('form[action="/account/delete"] button').click()
  await judge(inside, 'no deletion')
  expect(loud([...door.complaints, ...inside.complaints])).toEqual([])
})

test('what corrections lead to: the question, what was done, its undoing', { timeout: LONG }, async () => {
  const watched = await watch(OPERATOR)
  const { page } = watched
  const feed = (await (await fetch(`${running.server.origin}/feeds/situations.json`)).json()) as { items: { url: string }[] }
  await page.goto(`/admin/records?q=${encodeURIComponent(feed.items.at(-1)?.url ?? '')}`)
  await page.getByText('Conclude', { exact: true }).click()
  await page.locator('#field-reason-conclude').fill('nothing new')
  await page.getByRole('button', { name: 'Conclude…' }).click()
  await judge(watched, 'question of a correction')
  await page.getByRole('button', { name: 'Do it' }).click()
  await judge(watched, 'corrected record')
  await page.getByRole('link', { name: 'Undo it' }).click()
  await judge(watched, 'question of the undoing')
  await page.getByRole('button', { name: /^Take correction \d+ back$/ }).click()
  await judge(watched, 'corrections, one undone')
  expect(loud(watched.complaints)).toEqual([])
})

test('what links in mails lead to', { timeout: LONG }, async () => {
  const watched = await watch()
  const deps = { ...accountDeps(store.db), links: { siteUrl: running.server.origin } }
  const now = SAMPLE_NOW
  const links = {
    'new account': (await linkFor(deps, { email: 'new@reader.example', now })).url,
    'new password': (await linkFor(deps, { email: ELSE, now })).url,
    verification: await createLink(deps, { purpose: 'verify', email: ELSE, accountId: accounts.get(ELSE) ?? '', now }),
    'dead link': '/sign-in/link?token=none',
  }
  for (const [name, link] of Object.entries(links)) {
    await watched.page.goto(link)
    await judge(watched, name)
  }
  await watched.page.goto(links['new password'])
  await watched.page.getByLabel('New password').fill('password1')
  await watched.page.getByRole('button', { name: 'Set the password' }).click()
  await judge(watched, 'weak password')
  expect(loud(watched.complaints)).toEqual([])
})

test('what an assistant leads to', { timeout: LONG }, async () => {
  const watched = await watch(ELSE)
  const { page } = watched
  const clients = {
    'a program': await newClient({ client_name: 'Reader' }),
    'a site': await newClient({ client_name: 'Quill', redirect_uris: ['https://quill.example/cb'] }, 'https://quill.example/cb'),
    'no name': await newClient({ client_name: undefined }),
  }
  for (const [name, client] of Object.entries(clients)) {
    await page.goto(client.url())
    await judge(watched, `consent to ${name}`)
  }
  await page.goto('/oauth/consent/none')
  await judge(watched, 'consent that is over')
  await page.goto(clients['a site'].url({ client_id: 'nobody' }))
  await judge(watched, 'unknown assistant')
  expect(loud(watched.complaints)).toEqual([])
})
