// From the front door to an API key and back out, as people go, with scripts and without.

import type { Browser, Page } from 'playwright-core'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstAccountLink } from '../../src/service/account-links.ts'
import { dailyPlot } from '../../src/site/account/daily-plot.ts'
import { renderHtml } from '../../src/site/html.ts'
import { accountDeps } from '../accounts/support.ts'
import { findProblems } from '../support/axe.ts'
import { launchBrowser, openPage } from '../support/browser.ts'
import { type MailServer, openMailServer } from '../support/mail-server.ts'
import { at, DAY, NOW } from '../support/seed.ts'
import { openTestServer, type TestServer } from '../support/server.ts'
import { openTestStore, type TestStore } from '../support/store.ts'

const PASSWORD = 'seven herons over the weir'

let store: TestStore
let mail: MailServer
let server: TestServer
let browser: Browser

beforeAll(async () => {
  store = await openTestStore()
  mail = await openMailServer()
  server = await openTestServer(store, { now: NOW, environment: { SITREP_SMTP_URL: mail.url } })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  await mail?.close()
  await store?.close()
})

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Get an API key' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await page.getByRole('heading', { name: 'Look into your mail' }).waitFor()
  const { text } = await mail.next(email)
  await page.goto(/http\S+\/sign-in\/link\?token=[\w-]+/.exec(text)?.[0] ?? 'no link')
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Make the account' }).click()
  await page.getByRole('heading', { name: 'API keys' }).waitFor()
}

async function createKey(page: Page, name: string): Promise<string> {
  await page.getByLabel('Name of the new key').fill(name)
  await page.getByRole('button', { name: 'Create key' }).click()
  return (await page.getByRole('region', { name: 'The new API key' }).textContent()) ?? ''
}

const ask = (key: string) => fetch(`${server.origin}/v1/situations`, { headers: { authorization: `Bearer ${key}` } })

// Before anybody has an account.
test('the page on which the first account is made: axe finds nothing', async () => {
  const { page, complaints } = await openPage(browser, server.origin)
  await page.goto((await firstAccountLink({ ...accountDeps(store.db), links: { siteUrl: server.origin } }, NOW)) ?? '')
  await page.getByRole('heading', { name: 'Your server’s first account' }).waitFor()
  expect(await findProblems(page)).toEqual([])
  expect(complaints).toEqual([])
})

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s', (_, javaScriptEnabled) => {
  // R5-active-keys
  test('somebody signs up, makes a key, calls the API, sees the use, revokes the key and is refused', async () => {
    const { page, complaints } = await openPage(browser, server.origin, { javaScriptEnabled })
    const email = `ada-${javaScriptEnabled}@reader.example`
    await signUp(page, email)
    const key = await createKey(page, 'laptop')
    expect(key).toMatch(/^sitrep_[0-9A-Za-z]{40}$/)
    expect((await ask(key)).status).toBe(200)
    expect((await ask(key)).status).toBe(200)
    await page.getByRole('link', { name: 'Usage' }).click()
    await page.getByText('2 of 100', { exact: false }).waitFor()
    await page.getByRole('img', { name: /^Requests by endpoint: 2 in 30 days/ }).waitFor()
    await page.getByRole('link', { name: 'API keys', exact: true }).click()
    expect(await page.content()).not.toContain(key)
    await page.getByRole('button', { name: 'Revoke laptop' }).click()
    await page.getByRole('heading', { name: 'Revoke “laptop”?' }).waitFor()
    await page.getByRole('link', { name: 'Leave it as it is' }).click()
    await page.getByRole('button', { name: 'Revoke laptop' }).click()
    await page.getByRole('button', { name: 'Revoke the key' }).click()
    await page.getByText('You have no keys yet.').waitFor()
    server.clock.now += 1_000
    expect((await ask(key)).status).toBe(401)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('link', { name: 'Sign in' }).waitFor()
    await page.goto('/account/usage')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    expect(new URL(page.url()).pathname).toBe('/account/usage')
    expect(complaints).toEqual([])
  })
})

test('who comes back to a page from before they signed in is signed in on it, and signed out on one from before they signed out', async () => {
  const { page, complaints } = await openPage(browser, server.origin)
  await signUp(page, 'back@reader.example')
  const button = page.getByRole('button', { name: 'Sign out' })
  const comeBack = (steps: number) => page.evaluate((by) => history.go(by), steps)
  await button.click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('E-mail').fill('back@reader.example')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Account' }).waitFor()
  await comeBack(-2)
  await page.getByRole('heading', { name: 'Top situations' }).waitFor()
  await button.waitFor()
  await button.click()
  await page.getByRole('link', { name: 'Sign in' }).waitFor()
  expect(complaints).toEqual([])
})

test('after a button is pressed the page begins, for the keyboard, with what came of it or what is wrong', async () => {
  const { page } = await openPage(browser, server.origin)
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.getAttribute('name'))
  await page.goto('/sign-in')
  await page.getByLabel('E-mail').fill('nobody@reader.example')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  await expect.poll(focused).toBe('The address or the password is wrong.')
  await signUp(page, 'kay@reader.example')
  await page.getByLabel('Name of the new key').fill('laptop')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your new key “laptop”' }).waitFor()
  await expect.poll(focused).toContain('Your new key “laptop”')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('The new API key')
  expect(await findProblems(page)).toEqual([])
  await page.context().close()
})

test.each([375, 700, 1280])('the tiers have every figure in sight, %i pixels wide', async (width) => {
  const { page } = await openPage(browser, server.origin, { viewport: { width, height: 800 } })
  await page.goto('/pricing')
  const table = page.getByRole('group', { name: 'Plans and their caps' })
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const row = page.getByRole('row', { name: /^Builder/ })
  // Who hears a figure hears whose it is.
  expect(await row.getByRole('rowheader').innerText()).toBe('Builder')
  expect(await row.getByRole('cell').allInnerTexts()).toEqual(['$29 a month', '5,000', '60', '250', '30 days', 'full'])
})

describe('every page', () => {
  const DOOR = ['/sign-in', '/sign-up', '/sign-in/forgotten', '/sign-in/link?token=none', '/pricing']
  const INSIDE = ['/account', '/account/keys', '/account/usage', '/account/connections', '/account/plan', '/account/security']

  test.each([
    ['wide and light', { viewport: { width: 1280, height: 900 }, colorScheme: 'light' }],
    ['on a phone, dark', { viewport: { width: 360, height: 740 }, colorScheme: 'dark' }],
  ] as const)('%s: axe finds nothing, and nothing sticks out', async (name, options) => {
    const { page } = await openPage(browser, server.origin, options)
    const look = async (path: string): Promise<void> => {
      await page.goto(path)
      expect({ path, problems: await findProblems(page) }).toEqual({ path, problems: [] })
      const overhangs = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      expect({ path, overhangs }).toEqual({ path, overhangs: false })
      const folder = process.env.SITREP_TEST_SCREENSHOTS
      if (folder)
        await page.screenshot({ path: `${folder}/${path.replaceAll(/\W+/g, '-')}-${name.replaceAll(/\W+/g, '-')}.png`, fullPage: true })
    }
    for (const path of DOOR) await look(path)
    const email = `eve-${options.viewport.width}@reader.example`
    await signUp(page, email)
    const key = await createKey(page, 'dashboard')
    expect(await findProblems(page)).toEqual([])
    for (let request = 0; request < 21; request += 1) await ask(key)
    for (const path of INSIDE) await look(path)
    expect(await page.getByText('minute cap, 1 refused').count()).toBe(0)
    await page.goto('/account/usage')
    await page.getByText('minute cap, 1 refused').waitFor()
  })
})

test.each([320, 360])('an assistant whose host is long sticks out of no phone, %i pixels wide', async (width) => {
  const { page } = await openPage(browser, server.origin, { viewport: { width, height: 700 }, isMobile: true })
  const email = `dan-${width}@reader.example`
  await signUp(page, email)
  const client = `https://${'news'.repeat(15)}.assistants.example/client.json`
  await store.db.query(sql`
    insert into oauth_records (model, id, payload, account_id, client_id, grant_id, created_at, expires_at)
    select model, ${email}, '{}', accounts.id, ${client}, ${email}, ${at(NOW)}::timestamptz, ${at(NOW + DAY)}::timestamptz
    from accounts, unnest(array['Grant', 'AccessToken']) as model where email = ${email}`)
  await page.goto('/account/connections')
  await page.getByText('Answers go to').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  await page.context().close()
})

test('a reader with colours of their own can tell what is used of a cap from what is left', async () => {
  const { page } = await openPage(browser, server.origin, { forcedColors: 'active' })
  await signUp(page, 'cyd@reader.example')
  await page.goto('/account/usage')
  const fillOf = (part: string) =>
    page
      .locator(`.meter ${part}`)
      .first()
      .evaluate((bar) => getComputedStyle(bar).fill)
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await fillOf('.whole')).toBe(ground)
  expect(await fillOf('.part')).not.toBe(ground)
  await page.context().close()
})

test('a reader with colours of their own can tell the series of a plot apart by its legend', async () => {
  const { page } = await openPage(browser, server.origin, { forcedColors: 'active' })
  await page.goto('/pricing')
  const series = Array.from({ length: 8 }, (_, tone) => ({ name: `endpoint ${tone}`, tone, values: [tone + 1] }))
  const plot = renderHtml(dailyPlot('Requests', ['2026-06-01'], series))
  const { ground, bars, legend } = await page.evaluate((markup) => {
    const main = document.querySelector('main') as HTMLElement
    main.innerHTML = markup
    const colours = (selector: string, property: 'fill' | 'backgroundColor') =>
      Array.from(main.querySelectorAll(selector), (drawn) => getComputedStyle(drawn)[property])
    return {
      ground: getComputedStyle(document.body).backgroundColor,
      bars: colours('rect', 'fill'),
      legend: colours('.swatch', 'backgroundColor'),
    }
  }, plot)
  expect(legend).toEqual(bars)
  expect(new Set([ground, ...bars]).size).toBe(9)
  await page.context().close()
})

test.each([360, 1280])(
  'on a screen of %d pixels a plot of use has whole figures at its side, and each date below its own day',
  async (width) => {
    const { page } = await openPage(browser, server.origin, { viewport: { width, height: 800 } })
    await page.goto('/pricing')
    const days = Array.from({ length: 30 }, (_, day) => `2026-06-${String(day + 1).padStart(2, '0')}`)
    for (const most of [7, 1_234, 234_567, 2_345_678]) {
      const plot = renderHtml(dailyPlot('Requests', days, [{ name: 'served', tone: 0, values: days.map(() => most) }]))
      const { outside, apart } = await page.evaluate((markup) => {
        const main = document.querySelector('main') as HTMLElement
        main.innerHTML = markup
        const boxes = (selector: string) => Array.from(main.querySelectorAll<SVGGraphicsElement>(selector), (part) => part.getBBox())
        const centreOf = (box: DOMRect | undefined) => (box ? box.x + box.width / 2 : Number.NaN)
        const texts = boxes('text')
        return {
          outside: texts.filter(({ x, width: wide }) => x < 0 || x + wide > 720).length,
          apart: Math.abs(centreOf(texts.at(-1)) - centreOf(boxes('rect').at(-1))),
        }
      }, plot)
      expect({ most, outside, isBelow: apart < 1 }).toEqual({ most, outside: 0, isBelow: true })
    }
    await page.context().close()
  },
)
