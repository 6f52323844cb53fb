// sitrep demo: everything on a store of its own, with the sample stream, an account and a key. It is thrown away unless somebody says where it is to be.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAccount } from '../service/accounts.ts'
import { createKey } from '../service/keys.ts'
import { hashPassword } from '../service/passwords.ts'
import { hasStore, openStore } from '../store/open-store.ts'
import { type Arguments, type CommandContext, CommandFailure, textOption } from './command.ts'
import { dataFailure } from './file-failure.ts'
import { loadMeanwhile } from './load-meanwhile.ts'
import { endInTime, refuseTakenPort, serve } from './serve.ts'

const EMAIL = 'demo@sitrep.example'
/** 32 letters that are hard to mistake for one another: a byte is spread over them evenly. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const PASSWORD_LETTERS = 12

/** The command, until it is asked to end. Gives the exit code. */
export async function runDemo(context: CommandContext, given: Arguments): Promise<number> {
  endInTime(context)
  await refuseTakenPort(context.config)
  // What the environment names is the store of a service, which a demo has no business with.
  const keptDir = textOption(given, 'data') === undefined ? null : context.config.data_dir
  if (keptDir !== null) refuseStoreIn(keptDir)
  const dataDir = keptDir ?? (await mkdtemp(join(tmpdir(), 'sitrep-demo-')))
  context.stderr.write('Preparing a store with the sample stream (some seconds)…\n')
  try {
    return await serveSample(context, { dataDir, isKept: keptDir !== null })
  } catch (error) {
    throw (keptDir === null ? undefined : dataFailure(error, dataDir)) ?? error
  } finally {
    if (keptDir === null) await rm(dataDir, { recursive: true, force: true })
  }
}

/** Invented news and an operator's account go into no store that holds anything. */
function refuseStoreIn(dataDir: string): void {
  let isThere: boolean
  try {
    isThere = hasStore({ dataDir })
  } catch (error) {
    throw dataFailure(error, dataDir) ?? error
  }
  if (isThere) throw new CommandFailure(`there is a store in ${dataDir} already; a demo makes its own: name another folder, or none`)
}

interface Place {
  dataDir: string
  isKept: boolean
}

async function serveSample(context: CommandContext, { dataDir, isKept }: Place): Promise<number> {
  const { signal } = context
  const quiet = { ...context.log, served() {}, info() {} }
  // The pipeline's thread makes its own log, as the settings say.
  const { log_level: level } = context.config
  const config = { ...context.config, log_level: level === 'info' ? 'warn' : level, data_dir: dataDir, database_url: undefined }
  const demoContext: CommandContext = { ...context, log: quiet, config }
  const opened = openStore({ dataDir, abandon: signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
  // What takes two seconds to load is loaded while the store starts, which is another process.
  const [db, ingestSample] = await Promise.all([
    opened,
    loadMeanwhile(async () => (await import('./sample.ts')).ingestSample),
    loadMeanwhile(() => import('./server.ts')),
  ])
  if (!db) return 0
  try {
    await ingestSample(demoContext, db)
    if (signal.aborted) return 0
    const password = passwordFor(context)
    const passwordHash = await hashPassword(password, context.newSecret)
    const account = await createAccount({ ...context, db }, { email: EMAIL, tier: 'scale', isOperator: true, passwordHash })
    const { key } = await createKey({ ...context, db }, account.id, 'demo')
    return await serve(demoContext, {
      db,
      role: 'all',
      starterFeeds: false,
      hasOwnPort: false,
      announce: (_, address) =>
        announce(context, {
          address,
          key,
          password,
          fate: isKept ? `the store stays in ${dataDir}.` : 'the store is removed when you stop it with Ctrl-C.',
        }),
    })
  } finally {
    await db.close()
  }
}

/** What a newcomer is told to try. Each finds something in the sample's last seven days. */
export const DEMO_REQUESTS = ['/v1/situations?limit=5', '/v1/search?q=cable']

/** Easy to type, and another one each time: the demo may be within others' reach. */
function passwordFor({ newSecret }: CommandContext): string {
  return [...newSecret(PASSWORD_LETTERS)]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-')
}

interface Announced {
  address: string
  key: string
  password: string
  /** What becomes of the store. */
  fate: string
}

function announce({ print }: CommandContext, { address, key, password, fate }: Announced): void {
  print(
    [
      '',
      `Sitrep demo  ${address}`,
      `  account    ${EMAIL} (scale, operator)`,
      `  password   ${password}   (sign in at ${address}/sign-in)`,
      `  API key    ${key}`,
      '',
      'Try:',
      ...DEMO_REQUESTS.map((path) => `  curl -s -H 'Authorization: Bearer ${key}' '${address}${path}'`),
      '',
      `Invented news; ${fate}`,
    ],
    { address, account: EMAIL, password, key },
  )
}
