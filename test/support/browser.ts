// The system's Chromium, driven by Playwright. What a page complains of is kept, so that a test can say that there was nothing.

import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Playwright's own: people's browsers keep the pages that they go back to. */
const FLAGS_NOT_TAKEN = ['--disable-back-forward-cache']

export interface TestPage {
  page: Page
  /** Messages of the console at the level of errors, what the browser finds wanting in forms, exceptions of scripts, and requests to elsewhere than the given origin. */
  complaints: string[]
}

/** Call in `beforeAll`, and `close` in `afterAll`. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), headless: true, args: FLAGS, ignoreDefaultArgs: FLAGS_NOT_TAKEN })
}

/** A page in a context of its own: no cookies, nothing kept. `origin` is where relative addresses lead. */
export async function openPage(browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<TestPage> {
  const context = await browser.newContext({ baseURL: origin, ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().startsWith('[DOM]')) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) complaints.push(`a request to ${url.origin}`)
  })
  return { page, complaints }
}

/** Chromium on the PATH, by any of the names that systems give it. */
function chromiumPath(): string {
  const candidates = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name)))
  const found = candidates.find(isExecutable)
  if (!found) throw new Error('browser tests need Chromium on the PATH (Debian: apt-get install chromium)')
  return found
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Waits until what was changed of a page (its size, its medium, its scheme) is laid out and drawn: the answer to the change does not wait for that. */
export function nextFrame(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))
}

/** How far things moved that nobody moved. Watched from before the first paint. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const watched = globalThis as unknown as { shifted: number }
    watched.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shifted += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)
}
