// What axe-core finds wrong with a page, by the rules of WCAG 2.2 AA and its own best practices.

import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

const { source } = createRequire(import.meta.url)('axe-core/axe.min.js') as typeof axe

/** One line for each problem: the rule, and where. */
export async function findProblems(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the page's own policy forbids that. Once for each page: that is half of the work.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const violations = await page.evaluate(async () => {
    const { axe: run } = globalThis as unknown as { axe: typeof axe }
    return (await run.run(document)).violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' | ')})`,
    )
  })
  return violations
}
