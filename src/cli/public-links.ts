// Under which addresses readers reach the service.

import type { Config } from '../config.ts'
import type { Database } from '../store/database.ts'
import { findStoreValue, writeStoreValue } from '../store/store-values.ts'
import type { CommandContext } from './command.ts'

/** Where everything is that has no address of its own. */
export function originOf(config: Config): string {
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  return config.public_url ?? `http://${host}:${config.port}`
}

/** The public addresses, as the settings have them. */
export function linksOf(config: Config): { siteUrl: string; apiUrl: string } {
  const origin = originOf(config)
  return { siteUrl: config.site_url ?? origin, apiUrl: `${config.api_url ?? origin}/v1` }
}

/** The site's address once the server listens: a port that it was free to pick is known only then. */
export function siteUrlAt(config: Config, address: string): string {
  const { siteUrl } = linksOf(config)
  return config.port === 0 && config.site_url === undefined && config.public_url === undefined ? address : siteUrl
}

/** So that commands print the address of the server that was started last, whatever its flags were. */
export async function rememberSiteUrl(db: Database, siteUrl: string): Promise<void> {
  await writeStoreValue(db, 'site_url', siteUrl)
}

/** The addresses for a command: those of the settings, else those of the server that was started last. */
export async function knownLinks({ config }: Pick<CommandContext, 'config'>, db: Database): Promise<{ siteUrl: string }> {
  if (config.site_url !== undefined || config.public_url !== undefined) return linksOf(config)
  const siteUrl = await findStoreValue<string>(db, 'site_url')
  return siteUrl === undefined ? linksOf(config) : { siteUrl }
}
