// The settings: defaults < sitrep.config.json < environment < flags. One table names them all; `docs/operations.md` lists the same.

import { existsSync, readFileSync } from 'node:fs'
import {
  boolean,
  choice,
  databaseServer,
  headerSecret,
  host,
  integer,
  issuer,
  mailSender,
  mailServer,
  origin,
  type Parser,
  proxies,
  serverUrl,
  text,
  url,
  valkeyServer,
} from './config-values.ts'
import { parseCaps } from './core/serving/caps-setting.ts'

const CONFIG_FILE = 'sitrep.config.json'

interface Setting<Value> {
  parse: Parser<Value>
  default: Value
  /** Hidden in print, and readable from the file that `…_FILE` names. */
  secret?: true
}

const setting = <Value>(parse: Parser<Value>, fallback: Value): Setting<Value> => ({ parse, default: fallback })
const secret = <Value>(parse: Parser<Value>, fallback: Value): Setting<Value> => ({ parse, default: fallback, secret: true })

/** Every setting by its name in the configuration file; the environment's name is SITREP_ and the same in capitals. */
export const SETTINGS = {
  port: setting(integer(0, 65_535), 8787),
  host: setting(host, '127.0.0.1'),
  data_dir: setting(text, './data'),
  database_url: secret(databaseServer, undefined as string | undefined),
  valkey_url: secret(valkeyServer, undefined as string | undefined),
  public_url: setting(origin, undefined as string | undefined),
  site_url: setting(origin, undefined as string | undefined),
  api_url: setting(origin, undefined as string | undefined),
  mcp_url: setting(origin, undefined as string | undefined),
  client_documents: setting(boolean, false),
  trust_proxy: setting(proxies, [] as readonly string[]),
  publish_delay_minutes: setting(integer(0, 10_080), 30),
  min_outlets: setting(integer(1, 100), 2),
  active_hours: setting(integer(1, 8_760), 72),
  conclude_days: setting(integer(1, 3_650), 30),
  archive_days: setting(integer(1, 36_500), 60),
  text_days: setting(integer(1, 36_500), 45),
  metrics_token: secret(headerSecret, undefined as string | undefined),
  embeddings_url: setting(serverUrl, undefined as string | undefined),
  embeddings_model: setting(text, undefined as string | undefined),
  embeddings_key: secret(headerSecret, undefined as string | undefined),
  llm_url: setting(serverUrl, undefined as string | undefined),
  llm_model: setting(text, undefined as string | undefined),
  llm_key: secret(headerSecret, undefined as string | undefined),
  smtp_url: secret(mailServer, undefined as string | undefined),
  mail_from: setting(mailSender, undefined as string | undefined),
  registration: setting(choice('open', 'invite', 'closed'), 'open' as const),
  google_client_id: setting(text, undefined as string | undefined),
  google_client_secret: secret(text, undefined as string | undefined),
  github_client_id: setting(text, undefined as string | undefined),
  github_client_secret: secret(text, undefined as string | undefined),
  oidc_issuer: setting(issuer, undefined as string | undefined),
  oidc_client_id: setting(text, undefined as string | undefined),
  oidc_client_secret: secret(text, undefined as string | undefined),
  oidc_name: setting(text, 'single sign-on'),
  caps: setting(parseCaps, {}),
  address_ceiling_per_minute: setting(integer(1, 10_000_000), 1_200),
  upgrade_url: setting(url('http:', 'https:', 'mailto:'), undefined as string | undefined),
  feeds_allow_private: setting(boolean, false),
  log_level: setting(choice('info', 'warn', 'error', 'silent'), 'info' as const),
} as const satisfies Record<string, Setting<unknown>>

export type SettingName = keyof typeof SETTINGS

/** Settings that mean nothing without another. Google and GitHub know no clients without a secret; OpenID Connect does. */
const NEEDS: readonly (readonly [SettingName, SettingName])[] = [
  ['google_client_id', 'google_client_secret'],
  ['google_client_secret', 'google_client_id'],
  ['github_client_id', 'github_client_secret'],
  ['github_client_secret', 'github_client_id'],
  ['oidc_issuer', 'oidc_client_id'],
  ['oidc_client_id', 'oidc_issuer'],
  ['oidc_client_secret', 'oidc_client_id'],
]

type ValueOf<S> = S extends Setting<infer Value> ? Value : never
/** The effective settings, by their names in the configuration file. */
export type Config = { readonly [Name in SettingName]: ValueOf<(typeof SETTINGS)[Name]> }

/** A setting that can't be used. The message is the one line that the operator sees. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

type Given = Map<SettingName, { value: unknown; from: string }>

export interface ConfigSources {
  environment: Readonly<Record<string, string | undefined>>
  /** Settings given as flags, by setting name. */
  flags?: Partial<Record<SettingName, string | undefined>>
  /** The configuration file's path; it need not exist. */
  file?: string
}

/** Reads the settings. Throws `ConfigError` that names the first unknown or malformed one. */
export function readConfig(sources: ConfigSources): Config {
  const given: Given = new Map([
    ...givenInFile(sources.file ?? CONFIG_FILE),
    ...givenInEnvironment(sources.environment),
    ...givenAsFlags(sources.flags ?? {}),
  ])
  const values = Object.entries(SETTINGS).map(([name, { parse, default: fallback }]) => {
    const found = given.get(name as SettingName)
    if (!found) return [name, fallback]
    const parsed = parse(found.value)
    if (!parsed.ok) throw new ConfigError(`${found.from}: ${parsed.problem}`)
    return [name, parsed.value]
  })
  for (const [name, needed] of NEEDS) {
    const found = given.get(name)
    if (found && !given.has(needed)) throw new ConfigError(`${found.from}: needs ${PREFIX}${needed.toUpperCase()} as well`)
  }
  return Object.fromEntries(values) as Config
}

function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(SETTINGS, name)
}

function givenInFile(path: string): Given {
  const given: Given = new Map()
  if (!existsSync(path)) return given
  const content = readJson(path)
  if (typeof content !== 'object' || content === null || Array.isArray(content)) throw new ConfigError(`${path}: must hold one JSON object`)
  for (const [name, value] of Object.entries(content)) {
    if (!isSettingName(name)) throw new ConfigError(`${path}: unknown setting "${name}"`)
    given.set(name, { value, from: `${path}: "${name}"` })
  }
  return given
}

function readJson(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    throw new ConfigError(`${path}: can't be read (${error instanceof Error ? error.message : 'unknown problem'})`)
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ConfigError(`${path}: not readable as JSON (${problemOf(error, text)})`)
  }
}

/** What the parser says; where it would quote the text, which may be a secret, the place alone. */
function problemOf(error: unknown, text: string): string {
  const message = error instanceof Error ? error.message : 'unknown problem'
  if (!isQuoting(message)) return message
  // It tells no place then: the shortest beginning that has the problem ends there.
  let [below, length] = [0, text.length]
  while (length - below > 1) {
    const middle = (below + length) >> 1
    if (isQuoting(jsonProblem(text.slice(0, middle)))) length = middle
    else below = middle
  }
  const lines = text.slice(0, length).split('\n')
  return `Unexpected token (line ${lines.length} column ${lines.at(-1)?.length})`
}

const isQuoting = (message: string): boolean => message.startsWith('Unexpected token')

function jsonProblem(text: string): string {
  try {
    JSON.parse(text)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

const PREFIX = 'SITREP_'
const FILE_SUFFIX = '_file'

function givenInEnvironment(environment: ConfigSources['environment']): Given {
  const given: Given = new Map()
  for (const [variable, value] of Object.entries(environment)) {
    if (!variable.startsWith(PREFIX) || variable.startsWith('SITREP_TEST_') || value === undefined) continue
    const name = variable.slice(PREFIX.length).toLowerCase()
    const secretName = name.endsWith(FILE_SUFFIX) ? name.slice(0, -FILE_SUFFIX.length) : ''
    // What is empty is as good as none: so a container is given what is not set.
    if (isSettingName(name)) {
      if (value !== '') given.set(name, { value, from: variable })
    } else if (!isSettingName(secretName) || !('secret' in SETTINGS[secretName])) {
      throw new ConfigError(`${variable}: unknown setting`)
    } else if (value !== '') {
      const plain = variable.slice(0, -FILE_SUFFIX.length)
      if (environment[plain]) throw new ConfigError(`${variable}: ${plain} is given as well`)
      given.set(secretName, { value: readSecret(variable, value), from: variable })
    }
  }
  return given
}

function readSecret(variable: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    throw new ConfigError(`${variable}: the file ${path} can't be read`)
  }
}

function givenAsFlags(flags: NonNullable<ConfigSources['flags']>): Given {
  const given: Given = new Map()
  for (const [name, value] of Object.entries(flags)) {
    if (value !== undefined && isSettingName(name)) given.set(name, { value, from: `--${name.replace(/_.*/, '')}` })
  }
  return given
}

/** The settings for people: what is secret is hidden. */
export function printableConfig(config: Config): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(SETTINGS).map(([name, entry]) => {
      const value = config[name as SettingName]
      return [name, 'secret' in entry && value !== undefined ? '(hidden)' : (value ?? null)]
    }),
  )
}
