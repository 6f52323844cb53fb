/**
 * Addresses that only forms are sent to. A browser that brings its tabs back asks for them all the same, and so does whoever presses Return in
 * its address bar: both come to the nearest page above.
 */

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SiteDeps } from './deps.ts'
import { page, type Redirect } from './respond.ts'

/** Answers for what `register` posts to and shows no page at. */
export async function withFormAddresses(app: FastifyInstance, deps: SiteDeps, register: () => Promise<void>): Promise<void> {
  const pages = new Set<string>()
  const forms = new Set<string>()
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one === 'GET' || one === 'POST') (one === 'GET' ? pages : forms).add(url)
  })
  await register()
  for (const path of forms.difference(pages)) {
    const depth = nearestPage(path, pages)
    app.get(
      path,
      page(deps, (_, { request }) => upwards(request, depth), { kept: false }),
    )
  }
}

/** How many segments of an address the nearest page above it has. */
function nearestPage(path: string, pages: ReadonlySet<string>): number {
  const segments = path.split('/').slice(1)
  const depths = segments.map((_, index) => segments.length - 1 - index)
  return depths.find((depth) => pages.has(`/${segments.slice(0, depth).join('/')}`)) ?? 0
}

function upwards({ url }: FastifyRequest, depth: number): Redirect {
  const segments = url.split(/[/?]/).slice(1, 1 + depth)
  return { to: `/${segments.join('/')}`, status: 303 }
}
