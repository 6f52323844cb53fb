/**
 * The pictures of the README: node scripts/screenshots.ts [ORIGIN]
 *
 * Looks at a running server (`npm run demo` unless another is named) with Chromium and writes docs/images/. Each picture must stay under 150 KB.
 */

import { statSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium } from 'playwright-core'

const FOLDER = join(import.meta.dirname, '../docs/images')
const BYTES_MAX = 150_000
const origin = process.argv[2] ?? 'http://127.0.0.1:8787'

const DESK: BrowserContextOptions = { viewport: { width: 1120, height: 700 } }
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 780 }, isMobile: true }

interface Picture {
  name: string
  path: string
  options: BrowserContextOptions
}

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
try {
  for (const picture of await pictures()) await take(picture)
} finally {
  await browser.close()
}

async function pictures(): Promise<Picture[]> {
  const situation = await pathIn('/feeds/situations.json', 0)
  const event = await pathIn(`${situation}/feed.json`, -1)
  return [
    { name: 'front', path: '/', options: DESK },
    { name: 'situation', path: situation, options: DESK },
    { name: 'event', path: event, options: DESK },
    { name: 'situation-phone-dark', path: situation, options: { ...PHONE, colorScheme: 'dark' } },
  ]
}

/** The page of an entry of a feed: 0 is the newest, -1 the oldest. */
async function pathIn(feed: string, place: number): Promise<string> {
  const { items } = (await (await fetch(origin + feed)).json()) as { items: { url: string }[] }
  return new URL(items.at(place)?.url ?? '').pathname
}

async function take({ name, path, options }: Picture): Promise<void> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.goto(origin + path, { waitUntil: 'load' })
  const file = join(FOLDER, `${name}.png`)
  await page.screenshot({ path: file })
  await context.close()
  const { size } = statSync(file)
  if (size > BYTES_MAX) throw new Error(`${name}.png has ${size} bytes; at most ${BYTES_MAX} fit`)
  process.stdout.write(`${name}.png ${size}\n`)
}
