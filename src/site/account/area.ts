/** Accounts: the door, and the pages behind it. */

import type { FastifyPluginAsync } from 'fastify'
import type { SiteDeps } from '../deps.ts'
import { connectionRoutes } from './connections.ts'
import { keyRoutes } from './keys.ts'
import { overviewRoutes } from './overview.ts'
import { planRoutes } from './plan.ts'
import { providerRoutes } from './providers.ts'
import { securityRoutes } from './security.ts'
import { signInRoutes } from './sign-in.ts'
import { signUpRoutes } from './sign-up.ts'
import { usageRoutes } from './usage.ts'

const ROUTES = [
  signInRoutes,
  signUpRoutes,
  providerRoutes,
  overviewRoutes,
  keyRoutes,
  usageRoutes,
  planRoutes,
  connectionRoutes,
  securityRoutes,
]

export function accountArea(deps: SiteDeps): FastifyPluginAsync {
  return async (app) => {
    for (const routes of ROUTES) routes(app, deps)
  }
}
