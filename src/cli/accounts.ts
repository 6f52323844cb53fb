// sitrep accounts: made, listed and moved between tiers.

import { isUtf8 } from 'node:buffer'
import { addAbortSignal } from 'node:stream'
import { PASSWORD_CODE_POINTS_MIN, passwordProblem } from '../core/serving/password-rules.ts'
import { ACCOUNT_TIER_KEYS, type AccountTierKey } from '../core/serving/tier.ts'
import { type Mail, MailError, type Mailer } from '../provider/mail.ts'
import { linkFor } from '../service/account-links.ts'
import { createAccount, removeAccount, setOperator, setTier } from '../service/accounts.ts'
import { canonicalEmail, isEmailAddress } from '../service/email-address.ts'
import { invite } from '../service/invitations.ts'
import { hashPassword } from '../service/passwords.ts'
import { listAccounts } from '../store/accounts.ts'
import { type Arguments, type Command, type CommandContext, CommandFailure, textOption, UsageError } from './command.ts'
import { mailerOf, providersOf } from './people.ts'
import { knownLinks } from './public-links.ts'

function tierOf(given: string): AccountTierKey {
  const tier = ACCOUNT_TIER_KEYS.find((key) => key === given)
  if (!tier) throw new UsageError(`unknown tier "${given}" (the tiers are ${ACCOUNT_TIER_KEYS.join(', ')})`)
  return tier
}

function emailOf(given: string): string {
  const email = canonicalEmail(given)
  if (!isEmailAddress(email)) throw new UsageError(`"${given}" is not an e-mail address`)
  return email
}

const create: Command = {
  name: 'accounts create',
  usage: 'EMAIL [--tier hobby|builder|scale] [--password -] [--operator]',
  summary: 'Creates an account; `--password -` reads its password from standard input.',
  options: { tier: { type: 'string' }, password: { type: 'string' }, operator: { type: 'boolean' } },
  positionals: { min: 1, max: 1 },
  run: async (context, given) => {
    const email = emailOf(given.positionals[0] ?? '')
    const tier = tierOf(textOption(given, 'tier') ?? 'hobby')
    const password = await passwordOf(context, given)
    const db = await context.openStore()
    const secret = password === undefined ? {} : { passwordHash: await hashPassword(password, context.newSecret) }
    const isOperator = given.values.operator === true
    const account = await createAccount({ ...context, db }, { email, tier, isOperator, ...secret })
    context.print(`created ${account.email} (${tier}${isOperator ? ', operator' : ''})`, { email: account.email, tier, id: account.id })
    return 0
  },
}

async function passwordOf(context: CommandContext, given: Arguments): Promise<string | undefined> {
  const option = textOption(given, 'password')
  const [email = ''] = given.positionals
  if (option === undefined) return undefined
  if (option !== '-') throw new UsageError('a password is never an argument: `--password -` reads it from standard input')
  const password = (await readShort(context)).replace(/\r?\n$/, '')
  if (/[\r\n]/.test(password)) throw new CommandFailure('a password is one line; standard input has more')
  if ([...password].length < PASSWORD_CODE_POINTS_MIN) {
    throw new CommandFailure(`a password has at least ${PASSWORD_CODE_POINTS_MIN} characters`)
  }
  const problem = passwordProblem(password, email)
  // Who runs the server may know better; readers are not asked.
  if (problem !== undefined) context.stderr.write(`sitrep: a weak password: ${problem}\n`)
  return password
}

const PASSWORD_BYTES_MAX = 1_000

async function readShort({ stdin, signal }: CommandContext): Promise<string> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of addAbortSignal(signal, stdin)) {
      chunks.push(Buffer.from(chunk))
      if (Buffer.concat(chunks).length > PASSWORD_BYTES_MAX) throw new CommandFailure('the password is too long')
    }
  } catch (error) {
    throw signal.aborted ? new CommandFailure('interrupted; no account was made') : error
  }
  const bytes = Buffer.concat(chunks)
  if (!isUtf8(bytes)) throw new CommandFailure('the password is not in UTF-8')
  return bytes.toString()
}

const list: Command = {
  name: 'accounts list',
  usage: '',
  summary: 'Lists the accounts.',
  positionals: { min: 0, max: 0 },
  run: async (context) => {
    const accounts = await listAccounts(await context.openStore())
    const rows = accounts.map((account) => ({
      email: account.email,
      tier: account.tier,
      id: account.id,
      operator: account.is_operator,
      verified: account.email_verified_at !== null,
    }))
    context.print(
      rows.map(({ email, tier, operator }) => `${tier.padEnd(8)} ${email}${operator ? ' (operator)' : ''}`),
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

const setOperatorCommand: Command = {
  name: 'accounts set-operator',
  usage: 'EMAIL yes|no',
  summary: 'Makes an account an operator, who sees /admin, or no longer.',
  positionals: { min: 2, max: 2 },
  run: async (context, { positionals: [email = '', answer] }) => {
    if (answer !== 'yes' && answer !== 'no') throw new UsageError('say yes or no')
    await setOperator({ db: await context.openStore() }, email, answer === 'yes')
    context.print(`${email} is ${answer === 'yes' ? 'an operator' : 'no operator'}`, { email, operator: answer === 'yes' })
    return 0
  },
}

const deleteCommand: Command = {
  name: 'accounts delete',
  usage: 'EMAIL',
  summary: "Deletes an account, the last operator's too, with its keys, sessions and usage.",
  positionals: { min: 1, max: 1 },
  run: async (context, { positionals: [email = ''] }) => {
    await removeAccount({ db: await context.openStore() }, email)
    context.print(`${email} is deleted`, { email, deleted: true })
    return 0
  },
}

const link: Command = {
  name: 'accounts link',
  usage: 'EMAIL',
  summary: 'Prints a link that works once, for a day: it makes the account, or lets its owner choose a new password.',
  positionals: { min: 1, max: 1 },
  run: async (context, { positionals: [given = ''] }) => {
    const email = emailOf(given)
    const db = await context.openStore()
    const { purpose, url } = await linkFor({ ...context, db, links: await knownLinks(context, db) }, { email, now: context.clock() })
    context.print(url, { email, purpose, url })
    return 0
  },
}

const inviteCommand: Command = {
  name: 'accounts invite',
  usage: '[EMAIL] [--tier hobby|builder|scale] [--operator]',
  summary:
    'Prints an invitation that works once, for a week. One with EMAIL is also sent, where there is a mail server; one without, for whoever holds it, needs a mail server or a sign-in provider.',
  options: { tier: { type: 'string' }, operator: { type: 'boolean' } },
  positionals: { min: 0, max: 1 },
  run: async (context, given) => {
    const tier = tierOf(textOption(given, 'tier') ?? 'hobby')
    const email = given.positionals[0] === undefined ? undefined : emailOf(given.positionals[0])
    const db = await context.openStore()
    const links = await knownLinks(context, db)
    const isOperator = given.values.operator === true
    const mailer = mailerOf(context.config, links)
    const providers = providersOf(context.config, { clock: context.clock, stopping: context.signal })
    const { url, mail } = await invite({ ...context, db, links, mailer, providers }, { email, tier, isOperator, now: context.clock() })
    // First: the link works whatever becomes of the mail.
    context.print(url, { email: email ?? null, tier, url })
    if (mail) await send(context, mailer, mail)
    return 0
  },
}

async function send({ signal }: CommandContext, mailer: Mailer | undefined, mail: Mail): Promise<void> {
  const stop = (): void => mailer?.close()
  signal.addEventListener('abort', stop, { once: true })
  try {
    await mailer?.send(mail)
  } catch (error) {
    throw error instanceof MailError ? new CommandFailure(`the invitation was made, but ${error.message}`) : error
  } finally {
    stop()
  }
}

export const accountCommands = [create, list, setTierCommand, setOperatorCommand, deleteCommand, link, inviteCommand]
