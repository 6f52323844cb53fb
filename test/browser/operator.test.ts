// An operator's day in a browser, without scripts: feeds, accounts, a correction and its undoing; and the reference.

import { randomBytes, randomUUID } from 'node:crypto'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSession } from '../../src/service/sessions.ts'
import { insertInvitation } from '../../src/store/email-tokens.ts'
import { findProblems } from '../support/axe.ts'
import { launchBrowser, openPage, type TestPage } from '../support/browser.ts'
import { DAY, idOf, NOW, seedAccount, seedCluster, seedSituation } from '../support/seed.ts'
import { openTestServer, type TestServer } from '../support/server.ts'
import { openTestStore, type TestStore } from '../support/store.ts'

let store: TestStore
let server: TestServer
let browser: Browser
let token: string

beforeAll(async () => {
  store = await openTestStore()
  for (const affair of ['ferry', 'harbour']) {
    await seedSituation(store.db, affair, { title: `The ${affair} affair` })
    for (const number of [1, 2, 3])
      await seedCluster(store.db, `${affair}-${number}`, { situation: affair, title: `${affair} event ${number}`, outlets: 3 })
  }
  await seedAccount(store.db, 'ann', 'scale')
  await seedAccount(store.db, 'ben', 'hobby')
  await store.db.query(sql`update accounts set is_operator = true where email = 'ann@reader.example'`)
  const deps = { db: store.db, newId: () => randomUUID(), newSecret: (bytes: number) => randomBytes(bytes) }
  ;({ token } = await startSession(deps, { accountId: idOf('account ann'), signedInWith: 'password', userAgent: '', now: NOW }))
  server = await openTestServer(store, { now: NOW })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  await store?.close()
})

async function openAsOperator(options: BrowserContextOptions = {}): Promise<TestPage> {
  const opened = await openPage(browser, server.origin, options)
  await opened.page.context().addCookies([{ name: 'sitrep_session', value: token, url: server.origin }])
  return opened
}

test('nobody else finds the pages', async () => {
  const { page } = await openPage(browser, server.origin)
  expect((await page.goto('/admin'))?.status()).toBe(404)
})

describe('without scripts', () => {
  const options = { javaScriptEnabled: false }

  test('a feed is added, found, paused, resumed and, after a question, removed', async () => {
    const { page, complaints } = await openAsOperator(options)
    await page.goto('/admin/feeds')
    await page.getByLabel('Address', { exact: true }).fill('https://outlet.example/feed')
    await page.getByLabel('Title', { exact: true }).fill('The Outlet')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('https://outlet.example/feed is on the list').waitFor()
    await page.getByRole('button', { name: 'Pause The Outlet' }).click()
    await page.getByText('by ann@reader.example').waitFor()
    await page.getByRole('button', { name: 'Resume The Outlet' }).click()
    await page.getByRole('button', { name: 'Remove The Outlet' }).click()
    await page.getByRole('heading', { name: 'Remove The Outlet?' }).waitFor()
    await page.getByRole('button', { name: 'Remove the feed' }).click()
    await page.getByText('is off the list').waitFor()
    await page.getByRole('link', { name: 'Actions' }).click()
    await expect.poll(() => page.getByRole('row').count()).toBe(5)
    expect(complaints).toEqual([])
  })

  test('what a form got wrong is said beside it, and what was typed stays', async () => {
    const { page } = await openAsOperator(options)
    await page.goto('/admin/feeds')
    await page.getByLabel('Address', { exact: true }).fill('http://127.0.0.1/feed')
    await page.getByLabel('Country').fill('no')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('alert').getByText('127.0.0.1 is not on the public internet', { exact: false }).waitFor()
    expect(await page.getByLabel('Country').inputValue()).toBe('no')
  })

  test('an account changes its plan, and another is invited', async () => {
    const { page } = await openAsOperator(options)
    await page.goto('/admin/accounts?q=ben')
    await page.getByRole('link', { name: 'ben@reader.example' }).click()
    await page.getByLabel('Plan').selectOption('builder')
    await page.getByRole('button', { name: 'Change the plan' }).click()
    await page.getByText('On Builder from now on.', { exact: false }).waitFor()
    await page.goto('/admin/accounts')
    await page.locator('form[action="/admin/accounts/invite"]').getByLabel('E-mail address').fill('eve@reader.example')
    await page.getByRole('button', { name: 'Make an invitation' }).click()
    expect(await page.getByRole('region', { name: 'Link of the invitation' }).textContent()).toContain('/sign-in/link?token=')
  })

  test('a situation is found, merged after a question, answers with its survivor, and comes back by the undo', async () => {
    const { page } = await openAsOperator(options)
    await page.goto('/admin/records')
    await page.getByLabel('Id, slug, address or words').fill(`${server.origin}/situations/harbour`)
    await page.getByRole('button', { name: 'Find' }).click()
    await page.getByRole('heading', { name: 'The harbour affair' }).waitFor()
    await page.getByText('Merge into another', { exact: true }).click()
    await page.getByLabel('Id or slug of the situation that stays').fill('ferry')
    await page.locator('#field-reason-merge').fill('one and the same')
    await page.getByRole('button', { name: 'Merge into another…' }).click()
    await page.getByRole('heading', { name: 'Merge “The harbour affair” into “The ferry affair”?' }).waitFor()
    await page.getByRole('button', { name: 'Do it' }).click()
    await page.getByText(/Done, as correction \d+/).waitFor()
    const asked = () => store.db.query<{ state: string }>(sql`select state from situations where slug = 'harbour'`)
    expect(await asked()).toEqual([{ state: 'merged' }])
    await page.getByRole('link', { name: 'Undo it' }).click()
    await page.getByRole('button', { name: /^Take correction \d+ back$/ }).click()
    await page.getByText(/Correction \d+ was taken back/).waitFor()
    expect(await asked()).toEqual([{ state: 'live' }])
    const [row] = await store.db.query<{ actor: string; by: string }>(
      sql`select actor, undone_by as by from curations order by id desc limit 1`,
    )
    expect(row).toEqual({ actor: 'ann@reader.example', by: 'ann@reader.example' })
  })

  test('what is ticked goes along from page to page of a large event', async () => {
    await seedCluster(store.db, 'crowd', { outlets: 170, title: 'A crowd' })
    const { page, complaints } = await openAsOperator(options)
    const boxes = () => page.getByRole('checkbox', { name: 'Split off:' })
    await page.goto(`/admin/events/${idOf('crowd')}`)
    await boxes().nth(0).check()
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByText('1 ticked on other pages').waitFor()
    await boxes().nth(1).check()
    await page.locator('#field-reason-split').fill('another affair')
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByText('2 ticked on other pages').waitFor()
    expect(await page.locator('#field-reason-split').inputValue()).toBe('another affair')
    await page.getByRole('button', { name: 'Previous page' }).click()
    expect(await boxes().nth(1).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Previous page' }).click()
    expect(await boxes().nth(0).isChecked()).toBe(true)
    await page.locator('#field-reason-split').press('Enter')
    await page.getByRole('heading', { name: 'Split 2 articles off “A crowd”?' }).waitFor()
    expect(complaints).toEqual([])
  })

  test('events are ticked and split off, and a correction that cannot be is refused in place', async () => {
    const { page } = await openAsOperator(options)
    await page.goto(`/admin/situations/${idOf('ferry')}`)
    for (const number of [1, 2, 3]) await page.getByLabel(`Split off: ferry event ${number}`).check()
    await page.getByText('Split off', { exact: true }).click()
    await page.locator('#field-reason-split').fill('another affair')
    await page.getByRole('button', { name: 'Split off…' }).click()
    await page.getByRole('alert').getByText('retire it instead', { exact: false }).waitFor()
    await page.getByLabel('Split off: ferry event 1').check()
    await page.getByLabel('Split off: ferry event 2').uncheck()
    await page.getByLabel('Split off: ferry event 3').uncheck()
    await page.getByRole('button', { name: 'Split off…' }).click()
    await page.getByRole('button', { name: 'Do it' }).click()
    await page.getByText(/Done, as correction \d+/).waitFor()
  })
})

test('on the narrowest phone no table of operators hides what it says beside the screen', async () => {
  const { page } = await openAsOperator({ viewport: { width: 320, height: 700 } })
  const title = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
  await seedCluster(store.db, 'harbour-4', { situation: 'harbour', title, articles: [{ outlet: `${title.toLowerCase()}.example`, title }] })
  await store.db.query(sql`
    insert into curations (at, actor, action, record, record_id, reason, before) values (${new Date(NOW).toISOString()}, 'ann@reader.example', 'rename', 'cluster', ${idOf('harbour-4')}, 'clearer', '{}')`)
  const invitation = { id: randomUUID(), hash: randomBytes(32), email: `ann@${title.toLowerCase()}.example`, tier: 'hobby' } as const
  await insertInvitation(store.db, { ...invitation, isOperator: true, createdAt: NOW, expiresAt: NOW + DAY })
  for (const path of [
    `situations/${idOf('harbour')}`,
    `events/${idOf('harbour-4')}`,
    'accounts',
    'changes',
    'corrections',
    'actions',
    'feeds',
  ]) {
    await page.goto(`/admin/${path}`)
    const hidden = await page.locator('.table').evaluateAll((tables) => tables.map((table) => table.scrollWidth - table.clientWidth))
    expect({ path, hidden }).toEqual({ path, hidden: hidden.map(() => 0) })
  }
  await page.goto(`/admin/situations/${idOf('harbour')}`)
  const heads = await page
    .locator('tbody tr')
    .first()
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => cell.dataset.head))
  expect(heads).toEqual(['Split', 'Published', 'Event', 'Outlets', 'Significance', 'Why it is here'])
})

test.each(['light', 'dark'] as const)(
  'the reference, %s: closed, open, trying, with a key: axe finds nothing and no policy is broken',
  async (colorScheme) => {
    const { page, complaints } = await openPage(browser, server.origin, { colorScheme, viewport: { width: 1280, height: 900 } })
    await page.goto('/docs/reference')
    await page.locator('.opblock').first().waitFor()
    expect(await findProblems(page)).toEqual([])
    await page.locator('.opblock-summary-control').first().click()
    await page.getByRole('button', { name: 'Try it out' }).click()
    expect(await findProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Authorize' }).first().click()
    expect(await findProblems(page)).toEqual([])
    await page.getByRole('dialog', { name: 'Your key' }).waitFor()
    const outside = 'a[href]:not([inert] *, [inert])'
    expect(await page.locator(outside).count()).toBe(0)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Authorize')
    expect(await page.locator(outside).count()).toBeGreaterThan(0)
    expect(complaints).toEqual([])
  },
)

test.each([1280, 320])(
  'the reference, %i pixels wide: nothing lies on a padlock, words have room, buttons have names of their own, and an open endpoint moves no page sideways',
  async (width) => {
    const { page } = await openPage(browser, server.origin, { colorScheme: 'dark', viewport: { width, height: 900 } })
    await page.goto('/docs/reference')
    await page.locator('.opblock').first().waitFor()
    const gaps = await page.locator('.opblock-summary').evaluateAll((lines) =>
      lines.map((line) => {
        const [copy, padlock] = ['.copy-to-clipboard button', '.authorization__btn'].map((part) =>
          line.querySelector(part)?.getBoundingClientRect(),
        )
        return (padlock?.left ?? 0) - (copy?.right ?? 0)
      }),
    )
    expect(gaps).toHaveLength(5)
    expect(Math.min(...gaps)).toBeGreaterThan(0)
    const room = await page.locator('.opblock-summary-description').evaluateAll((texts) => texts.map((text) => text.clientWidth))
    expect(Math.min(...room)).toBeGreaterThan(120)
    const names = await page
      .locator('.reference :is(.copy-to-clipboard button, .authorization__btn, .opblock-tag button)')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))
    expect([names.length, new Set(names).size]).toEqual([14, 14])
    const ink = await page.locator('.reference h2').evaluate((heading) => getComputedStyle(heading).color)
    for (const sign of ['.opblock-control-arrow svg', '.authorization__btn svg', '.expand-operation svg'])
      expect([
        sign,
        await page
          .locator(sign)
          .first()
          .evaluate((drawn) => getComputedStyle(drawn).color),
      ]).toEqual([sign, ink])
    await page.locator('.opblock', { hasText: '/search' }).locator('.opblock-summary-control').click()
    const required = page.locator('.parameter__name.required').first()
    const alarm = await required.locator('span').evaluate((star) => getComputedStyle(star).color)
    expect(await required.evaluate((name) => getComputedStyle(name, '::after').color)).toBe(alarm)
    await page.locator('.responses-table').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  },
)

test('the reference asks the API also where that has another origin than the page', async () => {
  const { page } = await openPage(browser, server.origin.replace('127.0.0.1', 'localhost'))
  await page.goto('/docs/reference')
  await page.locator('.opblock-summary-control').first().click()
  await page.getByRole('button', { name: 'Try it out' }).click()
  const answer = page.waitForResponse(`${server.origin}/v1/situations**`)
  await page.getByRole('button', { name: 'Execute' }).click()
  expect((await answer).status()).toBe(401)
})

test('the reference, with forced colours: its buttons to copy stay', async () => {
  const { page, complaints } = await openPage(browser, server.origin, { forcedColors: 'active' })
  await page.goto('/docs/reference')
  const button = page.locator('.copy-to-clipboard button').first()
  await button.waitFor()
  expect(await button.evaluate((drawn) => getComputedStyle(drawn).maskImage)).toBe('none')
  expect(complaints).toEqual([])
})

test('the reference whose scripts do not come says where the same is told', async () => {
  const { page } = await openPage(browser, server.origin)
  await page.route(/swagger|reference\.[^/]+\.js/, (route) => route.abort())
  await page.goto('/docs/reference')
  await page.getByText('The reference needs scripts.').waitFor()
  await page.unrouteAll()
  await page.reload()
  await page.locator('.opblock').first().waitFor()
  expect(await page.getByText('The reference needs scripts.').count()).toBe(0)
})

test('a button that may not copy selects what it would have copied', async () => {
  const { page, complaints } = await openPage(browser, server.origin)
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await page.goto('/docs')
  const block = page.locator('[data-copy]').first()
  await block.getByRole('button', { name: 'Copy: Shell, block 1' }).click()
  await block.getByRole('status').getByText('the text is selected').waitFor()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await block.locator('code').innerText())
  expect(complaints).toEqual([])
})
