/** The reading pages. */

import type { FastifyPluginAsync } from 'fastify'
import type { SiteDeps } from '../deps.ts'
import { html } from '../html.ts'
import { page } from '../respond.ts'

export function readingArea(deps: SiteDeps): FastifyPluginAsync {
  return async (app) => {
    app.get(
      '/',
      page(deps, () => ({
        title: 'Sitrep',
        path: '/',
        place: 'situations',
        body: html`<div class="wrap"><h1>Top situations</h1></div>`,
      })),
    )
  }
}
