// sitrep keys: API keys of an account.

import { accountOf } from '../service/accounts.ts'
import { createKey, revokeKeyByPrefix } from '../service/keys.ts'
import { listApiKeys } from '../store/api-keys.ts'
import { type Command, textOption } from './command.ts'
import { isoOrNull, minuteText } from './instants.ts'

const create: Command = {
  name: 'keys create',
  usage: 'EMAIL [--name N]',
  summary: 'Creates an API key and prints it, once.',
  options: { name: { type: 'string' } },
  positionals: { min: 1, max: 1 },
  run: async (context, given) => {
    const db = await context.openStore()
    const account = await accountOf({ db }, given.positionals[0] ?? '')
    const { key, prefix } = await createKey({ ...context, db }, account.id, textOption(given, 'name') ?? 'command line')
    context.print(key, { key, prefix })
    return 0
  },
}

const list: Command = {
  name: 'keys list',
  usage: 'EMAIL',
  summary: 'Lists the keys of an account by their beginnings.',
  positionals: { min: 1, max: 1 },
  run: async (context, { positionals: [email = ''] }) => {
    const db = await context.openStore()
    const account = await accountOf({ db }, email)
    const keys = await listApiKeys(db, account.id)
    const lines = keys.map((key) =>
      [
        `${key.prefix}…`,
        key.name,
        `created ${minuteText(key.created_at)}`,
        `used ${minuteText(key.last_used_at)}`,
        key.revoked_at === null ? 'active' : 'revoked',
      ].join('  '),
    )
    const rows = keys.map((key) => ({
      prefix: key.prefix,
      name: key.name,
      created_at: new Date(key.created_at).toISOString(),
      last_used_at: isoOrNull(key.last_used_at),
      revoked_at: isoOrNull(key.revoked_at),
    }))
    context.print(lines, rows)
    return 0
  },
}

const revoke: Command = {
  name: 'keys revoke',
  usage: 'PREFIX',
  summary: 'Revokes the key that begins so; it stops working within a second.',
  positionals: { min: 1, max: 1 },
  run: async (context, { positionals: [prefix = ''] }) => {
    const key = await revokeKeyByPrefix({ ...context, db: await context.openStore() }, prefix)
    context.print(`revoked ${key.prefix}…`, { prefix: key.prefix })
    return 0
  },
}

export const keyCommands = [create, list, revoke]
