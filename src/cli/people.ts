// What sign-in and the account pages are made with, from the settings.

import { createHmac } from 'node:crypto'
import type { Config } from '../config.ts'
import { createGithubProvider, createOidcProvider, type IdentityProvider } from '../provider/identity-provider.ts'
import { createMailer, type Mailer } from '../provider/mail.ts'
import { createBackground } from '../service/background.ts'
import { createFormTokens } from '../service/form-tokens.ts'
import type { Links } from '../service/links.ts'
import type { UsageHistory } from '../service/usage-history.ts'
import type { PeopleDeps } from '../site/deps.ts'
import type { Database } from '../store/database.ts'
import type { CommandContext } from './command.ts'
import { originOf } from './public-links.ts'

const GOOGLE_ISSUER = 'https://accounts.google.com'

/** `secret` is the store's own, the same in every process. */
export function createPeople(
  { config, clock, newId, newSecret, log }: Pick<CommandContext, 'config' | 'clock' | 'newId' | 'newSecret' | 'log'>,
  { db, links, secret, history, stopping }: { db: Database; links: Links; secret: string; history: UsageHistory; stopping: AbortSignal },
): PeopleDeps {
  return {
    db,
    newId,
    newSecret,
    links,
    registration: config.registration,
    mailer: mailerOf(config, links),
    background: createBackground({ log }),
    forms: createFormTokens({ secret: createHmac('sha256', secret).update('forms').digest('hex') }),
    isSecure: links.siteUrl.startsWith('https:'),
    providers: providersOf(config, { clock, stopping }),
    history,
    mcpUrl: `${config.mcp_url ?? originOf(config)}/mcp`,
  }
}

/** Absent where no mail server is configured. */
export function mailerOf(config: Config, links: Pick<Links, 'siteUrl'>): Mailer | undefined {
  if (config.smtp_url === undefined) return undefined
  const from = config.mail_from ?? `sitrep@${new URL(links.siteUrl).hostname}`
  return createMailer({ url: config.smtp_url, from: from.includes('<') ? from : `Sitrep <${from}>` })
}

/** By which people may sign in; `stopping` ends what is under way. */
export function providersOf(config: Config, shared: { clock: () => number; stopping: AbortSignal }): IdentityProvider[] {
  const { oidc_issuer: issuer } = config
  return [
    ...clientOf(config, 'google', 'Google').map((client) => createOidcProvider({ ...client, ...shared, issuer: GOOGLE_ISSUER })),
    ...clientOf(config, 'github', 'GitHub').map((client) => createGithubProvider({ ...client, ...shared })),
    ...(issuer === undefined
      ? []
      : clientOf(config, 'oidc', config.oidc_name).map((client) => createOidcProvider({ ...client, ...shared, issuer }))),
  ]
}

function clientOf(config: Config, key: 'google' | 'github' | 'oidc', name: string) {
  const clientId = config[`${key}_client_id`]
  return clientId === undefined ? [] : [{ key, name, clientId, clientSecret: config[`${key}_client_secret`] }]
}
