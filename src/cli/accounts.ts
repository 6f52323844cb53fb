// sitrep accounts: made, listed and moved between tiers.

import type { AccountTierKey } from '../core/tier.ts'
import { createAccount, setTier } from '../service/accounts.ts'
import { hashPassword } from '../service/passwords.ts'
import { listAccounts } from '../store/accounts.ts'
import { type Arguments, type Command, type CommandContext, CommandFailure, textOption, UsageError } from './command.ts'

const TIERS = ['hobby', 'builder', 'scale'] as const satisfies readonly AccountTierKey[]

function tierOf(given: string): AccountTierKey {
  const tier = TIERS.find((key) => key === given)
  if (!tier) throw new UsageError(`unknown tier "${given}" (the tiers are ${TIERS.join(', ')})`)
  return tier
}

const create: Command = {
  name: 'accounts create',
  usage: 'EMAIL [--tier hobby|builder|scale] [--password -]',
  summary: 'Creates an account; `--password -` reads its password from standard input.',
  options: { tier: { type: 'string' }, password: { type: 'string' } },
  positionals: { min: 1, max: 1 },
  run: async (context, given) => {
    const tier = tierOf(textOption(given, 'tier') ?? 'hobby')
    const password = await passwordOf(context, given)
    const db = await context.openStore()
    const secret = password === undefined ? {} : { passwordHash: await hashPassword(password, context.newSecret) }
    const account = await createAccount({ ...context, db }, { email: given.positionals[0] ?? '', tier, ...secret })
    context.print(`created ${account.email} (${tier})`, { email: account.email, tier, id: account.id })
    return 0
  },
}

async function passwordOf({ stdin }: CommandContext, given: Arguments): Promise<string | undefined> {
  const option = textOption(given, 'password')
  if (option === undefined) return undefined
  if (option !== '-') throw new UsageError('a password is never an argument: `--password -` reads it from standard input')
  let text = ''
  for await (const chunk of stdin) {
    text += chunk
    if (text.length > 1_000) throw new CommandFailure('the password is too long')
  }
  const password = text.replace(/\r?\n$/, '')
  if (password.length < 8) throw new CommandFailure('a password has at least 8 characters')
  return password
}

const list: Command = {
  name: 'accounts list',
  usage: '',
  summary: 'Lists the accounts.',
  positionals: { min: 0, max: 0 },
  run: async (context) => {
    const accounts = await listAccounts(await context.openStore())
    const rows = accounts.map((account) => ({ email: account.email, tier: account.tier, id: account.id }))
    context.print(
      rows.map(({ email, tier }) => `${tier.padEnd(8)} ${email}`),
      rows,
    )
    return 0
  },
}

const setTierCommand: Command = {
  name: 'accounts set-tier',
  usage: 'EMAIL TIER',
  summary: 'Moves an account to another tier; it counts within a second.',
  positionals: { min: 2, max: 2 },
  run: async (context, { positionals: [email = '', tierName = ''] }) => {
    const tier = tierOf(tierName)
    await setTier({ db: await context.openStore() }, email, tier)
    context.print(`${email} is now ${tier}`, { email, tier })
    return 0
  },
}

export const accountCommands = [create, list, setTierCommand]
