// sitrep demo: everything on a throw-away store, with the sample stream, an account and a key.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAccount } from '../service/accounts.ts'
import { createKey } from '../service/keys.ts'
import { hashPassword } from '../service/passwords.ts'
import { openStore } from '../store/open-store.ts'
import type { CommandContext } from './command.ts'
import { loadMeanwhile } from './load-meanwhile.ts'
import { endInTime, refuseTakenPort, serve } from './serve.ts'

const EMAIL = 'demo@sitrep.example'
/** 32 letters that are hard to mistake for one another: a byte is spread over them evenly. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const PASSWORD_LETTERS = 12

/** The command, until it is asked to end. Gives the exit code. */
export async function runDemo(context: CommandContext): Promise<number> {
  endInTime(context)
  await refuseTakenPort(context.config)
  const dataDir = await mkdtemp(join(tmpdir(), 'sitrep-demo-'))
  context.stderr.write('Preparing a store with the sample stream (some seconds)…\n')
  try {
    return await serveSample(context, dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function serveSample(context: CommandContext, dataDir: string): Promise<number> {
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
      announce: (_, address) => announce(context, { address, key, password }),
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

function announce({ print }: CommandContext, { address, key, password }: { address: string; key: string; password: string }): void {
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
      'Invented news; the store is removed when you stop it with Ctrl-C.',
    ],
    { address, account: EMAIL, password, key },
  )
}
