/** What the authorization server is given by the composition root. */

import type { FastifyRequest } from 'fastify'
import type { JWKS } from 'oidc-provider'
import { originAt } from '../core/serving/local-origin.ts'
import type { ApiLog } from '../rest/deps.ts'
import type { AddressCeiling } from '../service/address-ceiling.ts'
import type { Links } from '../service/links.ts'
import type { OAuthRecordsDeps } from '../service/oauth-records.ts'
import type { Viewer } from '../site/deps.ts'

/** The answer at an address; nothing is followed, and nothing of our own network is reached. Throws when there is none. */
export type FetchDocument = (url: string) => Promise<{ status: number; text: string; cacheControl: string | undefined }>

export interface OAuthDeps {
  db: OAuthRecordsDeps['db']
  clock: () => number
  log: ApiLog
  links: Links
  /** Stands before everything here, as before all else that strangers may ask. */
  ceiling: AddressCeiling
  /** {mcp_url} without its path. */
  mcpUrl: string
  /** The same in every process of the store, and after a restart. */
  secrets: OAuthSecrets
  /** Fetches the document by which a client may describe itself, at the address that is its id; absent: no client may. */
  fetchDocument: FetchDocument | undefined
  /** Who is signed in on the website. */
  readViewer: (request: FastifyRequest) => Promise<Viewer | null>
}

export interface OAuthSecrets {
  jwks: JWKS
  cookieKeys: string[]
}

/** The site is where people sign in: it vouches for them. */
export function issuerOf({ links }: Pick<OAuthDeps, 'links'>): string {
  return links.siteUrl
}

/** The one thing that tokens are for. */
export function audienceOf({ mcpUrl }: Pick<OAuthDeps, 'mcpUrl'>): string {
  return `${mcpUrl}/mcp`
}

/** Whether a client means the tool server: what a person types becomes the resource that it asks for, in whatever case and with whatever query. */
export function isOwnResource({ mcpUrl }: Pick<OAuthDeps, 'mcpUrl'>, resource: string): boolean {
  const asked = URL.parse(resource)
  if (asked === null || asked.username !== '') return false
  return asked.origin === originAt(mcpUrl, asked.host) && ['/mcp', '/mcp/', '/'].includes(asked.pathname)
}
