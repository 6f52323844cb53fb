/**
 * The picture that stands beside links to the site elsewhere: node scripts/preview-picture.ts
 *
 * Drawn by Chromium in the letters and colours of the site, and kept in src/site/assets/preview.png.
 */

import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

const ASSETS = join(import.meta.dirname, '../src/site/assets')
const BYTES_MAX = 60_000

const style = readFileSync(join(ASSETS, 'site.css'), 'utf8')
/** A situation: bars that rise, a mark below the line for each event. */
const bars = [3, 5, 4, 9, 16, 27, 41, 36, 52, 44, 33, 38, 24, 19, 21, 12, 9, 6].map(
  (height, place) => `<rect x="${place * 60}" y="${210 - 4 * height}" width="46" height="${4 * height}" fill="var(--plot)"/>`,
)
const marks = [190, 250, 318, 400, 486, 508, 700, 905].map((x) => `<rect x="${x}" y="218" width="5" height="14" fill="var(--alarm)"/>`)
const page = `<!doctype html><style>${style}
  body { width: 1200px; height: 630px; margin: 0; padding: 76px 80px; box-sizing: border-box; background: var(--paper); display: flex; flex-direction: column }
  h1 { font: 700 104px/1 var(--serif); letter-spacing: -.02em; margin: 0 }
  p { font: 42px/1.3 var(--serif); color: var(--soft); margin: 26px 0 0; max-width: 24em }
  hr { width: 100%; border: 0; border-top: 4px solid var(--ink); margin: 0 0 40px }
  svg { margin-top: auto; width: 100%; display: block; overflow: visible }
</style><hr><h1>Sitrep</h1><p>The news as events and situations, each with its sources.</p>
<svg viewBox="0 0 1066 234">${bars.join('')}<rect y="210" width="1066" height="1.5" fill="var(--ink)"/>${marks.join('')}</svg>`

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
try {
  const tab = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' })
  await tab.setContent(page)
  const file = join(ASSETS, 'preview.png')
  await tab.screenshot({ path: file })
  const { size } = statSync(file)
  if (size > BYTES_MAX) throw new Error(`preview.png has ${size} bytes; at most ${BYTES_MAX} fit`)
  process.stdout.write(`preview.png ${size}\n`)
} finally {
  await browser.close()
}
