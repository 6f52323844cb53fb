// What an operator does for people from the command line, on the store of a server that runs.

import { Readable } from 'node:stream'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openClient } from '../accounts/site.ts'
import { PASSWORD } from '../accounts/support.ts'
import { openMailServer } from '../support/mail-server.ts'
import { clearRecords, NOW } from '../support/seed.ts'
import { openTestServer, type TestServer } from '../support/server.ts'
import { storeOfFile } from '../support/store.ts'
import { type Ran, type RunOptions, sitrep } from './support.ts'

const store = storeOfFile()
let server: TestServer

beforeEach(async () => {
  await clearRecords(store.db)
  server = await openTestServer(store, { now: NOW })
})
afterEach(() => server.close())

function run(words: string[], options: RunOptions = {}): Promise<Ran> {
  const { databaseUrl, dataDir } = store.options
  const environment = { ...options.environment, ...(databaseUrl === undefined ? {} : { SITREP_DATABASE_URL: databaseUrl }) }
  return sitrep([...words, '--data', dataDir], { now: NOW, ...options, environment })
}

/** Opens a link as its owner would, and chooses the password. */
async function open(url: string) {
  const client = openClient(server)
  const token = new URL(url).searchParams.get('token') ?? ''
  const answer = await client.submit(url.slice(server.origin.length), '/sign-in/link', { token, password: PASSWORD })
  return { status: answer.status, text: (await client.get('/account')).text }
}

describe('links', () => {
  test('lead to the server that runs, make the account, and set a new password', async () => {
    const made = await run(['accounts', 'link', 'ada@reader.example', '--json'])
    expect(JSON.parse(made.stdout)).toMatchObject({
      purpose: 'sign-up',
      url: expect.stringContaining(`${server.origin}/sign-in/link?token=`),
    })
    expect(await open(JSON.parse(made.stdout).url)).toMatchObject({ status: 303, text: expect.stringContaining('ada@reader.example') })
    const again = await run(['accounts', 'link', 'ADA@reader.example', '--json'])
    expect(JSON.parse(again.stdout).purpose).toBe('reset')
    expect((await open(JSON.parse(again.stdout).url)).status).toBe(303)
    expect((await run(['accounts', 'link', 'nobody'])).code).toBe(2)
  })

  test('of an invitation give its tier and its right', async () => {
    const { stdout } = await run(['accounts', 'invite', 'ada@reader.example', '--tier', 'builder', '--operator'])
    const { text } = await open(stdout.trim())
    expect(text).toContain('Builder')
    expect(text).toContain('href="/admin"')
    expect((await run(['accounts', 'invite', 'ada@reader.example'])).stderr).toContain('already')
  })
})

test('an invitation that names nobody needs a mail server or a sign-in provider', async () => {
  expect(await run(['accounts', 'invite'])).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'sitrep: without a mail server or a sign-in provider an invitation names an e-mail address: nothing could be sent to one given later\n',
  })
  const environment = { SITREP_GITHUB_CLIENT_ID: 'sitrep', SITREP_GITHUB_CLIENT_SECRET: 'hushed' }
  const { code, stdout } = await run(['accounts', 'invite'], { environment })
  expect([code, stdout]).toEqual([0, expect.stringContaining('/sign-up?invitation=')])
})

test('an address is the same with its domain in letters, as people type it, and as browsers and mail servers send it', async () => {
  const [letters, ascii] = ['ünï@Bücher.example', 'ünï@xn--bcher-kva.example']
  const purposeOf = async (email: string) => JSON.parse((await run(['accounts', 'link', email, '--json'])).stdout)
  expect((await run(['accounts', 'create', letters])).stdout).toContain(ascii)
  expect((await run(['accounts', 'create', ascii])).stderr).toContain('already')
  expect((await run(['accounts', 'set-tier', letters, 'builder'])).code).toBe(0)
  expect((await run(['keys', 'create', letters])).code).toBe(0)
  const link = await purposeOf(letters)
  expect(link.purpose).toBe('reset')
  expect((await open(link.url)).text).toContain('Builder')
  for (const email of [letters, ascii])
    expect((await openClient(server).submit('/sign-in', '/sign-in', { email, password: PASSWORD })).status).toBe(303)
})

test('an account that an older program stored with its domain in letters is found by either form, and has no second', async () => {
  expect((await run(['accounts', 'create', 'ada@reader.example'])).code).toBe(0)
  await store.db.query(sql`update accounts set email = 'ada@bücher.example' where email = 'ada@reader.example'`)
  for (const email of ['ada@bücher.example', 'ada@xn--bcher-kva.example']) {
    expect((await run(['accounts', 'create', email])).stderr).toContain('already')
    expect((await run(['accounts', 'set-tier', email, 'builder'])).code).toBe(0)
    expect(JSON.parse((await run(['accounts', 'link', email, '--json'])).stdout).purpose).toBe('reset')
  }
})

test('an invitation whose mail is refused is printed, and told as not sent', async () => {
  const mails = await openMailServer({ RCPT: () => '550 5.7.1 not from here' })
  try {
    const environment = { SITREP_SMTP_URL: mails.url }
    const { code, stdout, stderr } = await run(['accounts', 'invite', 'ada@reader.example'], { environment })
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'sitrep: the invitation was made, but the mail server did not take a mail: EENVELOPE, RCPT TO, 550 5.7.1\n',
    })
    expect((await open(stdout.trim())).status).toBe(303)
  } finally {
    await mails.close()
  }
})

test('an account is made an operator, and no longer', async () => {
  const password = { stdin: `${PASSWORD}\n` }
  expect((await run(['accounts', 'create', 'ada@reader.example', '--password', '-'], password)).code).toBe(0)
  const operator = async () => JSON.parse((await run(['accounts', 'list', '--json'])).stdout)[0].operator
  expect(await operator()).toBe(false)
  await run(['accounts', 'set-operator', 'ada@reader.example', 'yes'])
  expect(await operator()).toBe(true)
  await run(['accounts', 'set-operator', 'ada@reader.example', 'no'])
  expect(await operator()).toBe(false)
  expect((await run(['accounts', 'set-operator', 'ada@reader.example', 'perhaps'])).code).toBe(2)
  await run(['accounts', 'create', 'bob@reader.example', '--operator'])
  const accounts: { email: string; operator: boolean }[] = JSON.parse((await run(['accounts', 'list', '--json'])).stdout)
  expect(accounts.find(({ email }) => email === 'bob@reader.example')).toMatchObject({ operator: true })
})

test('an account is deleted: who is signed in to it is out, its keys and open links are gone', async () => {
  const { stdout } = await run(['accounts', 'link', 'ada@reader.example'])
  const client = openClient(server)
  const url = new URL(stdout.trim())
  await client.submit(`${url.pathname}${url.search}`, '/sign-in/link', { token: url.searchParams.get('token') ?? '', password: PASSWORD })
  await run(['keys', 'create', 'ada@reader.example'])
  expect((await client.get('/account')).status).toBe(200)
  await run(['accounts', 'link', 'ada@reader.example'])

  expect(await run(['accounts', 'delete', 'ADA@reader.example'])).toMatchObject({ code: 0 })
  expect((await client.get('/account')).status).toBe(303)
  expect(
    await store.db.query(sql`select prefix from api_keys union all select email from accounts union all select email from email_tokens`),
  ).toEqual([])
  expect(await run(['accounts', 'delete', 'ada@reader.example'])).toMatchObject({
    code: 1,
    stderr: 'sitrep: no account has this e-mail address\n',
  })
})

test('a key that was given an empty name has one all the same, by which its owner is asked about it', async () => {
  await run(['accounts', 'create', 'ada@reader.example'])
  for (const name of [[], ['--name', ' '], ['--name', 'laptop']]) await run(['keys', 'create', 'ada@reader.example', ...name])
  const keys: { name: string }[] = JSON.parse((await run(['keys', 'list', 'ada@reader.example', '--json'])).stdout)
  expect(keys.map(({ name }) => name).sort()).toEqual(['API key', 'command line', 'laptop'])
})

test('a link that was made for an address before its account goes with the account', async () => {
  const { stdout } = await run(['accounts', 'link', 'bob@reader.example'])
  await run(['accounts', 'create', 'bob@reader.example'])
  await run(['accounts', 'delete', 'bob@reader.example'])
  await open(stdout.trim())
  expect((await run(['accounts', 'list'])).stdout).not.toContain('bob@reader.example')
})

test('a weak password is taken from an operator, with a word of warning, and a short one is not', async () => {
  const weak = await run(['accounts', 'create', 'ada@reader.example', '--password', '-'], { stdin: 'password1' })
  expect(weak).toMatchObject({ code: 0, stderr: expect.stringContaining('weak') })
  expect((await run(['accounts', 'create', 'bob@reader.example', '--password', '-'], { stdin: 'short' })).code).toBe(1)
})

test('a password is read as it was typed, however its bytes come, and what no field of the site could hold is refused', async () => {
  const create = (stdin: Buffer | Readable) => run(['accounts', 'create', 'ada@reader.example', '--password', '-'], { stdin })
  for (const bytes of ['abcdefgh\xff', 'two lines of\na password\n', 'two lines of\r\n\r\n'])
    expect((await create(Buffer.from(bytes, 'latin1'))).code, bytes).toBe(1)
  const [password, half] = [Buffer.from('correct horse stäple über\n'), 15]
  expect((await create(Readable.from([password.subarray(0, half), password.subarray(half)]))).code).toBe(0)
  const signedIn = await openClient(server).submit('/sign-in', '/sign-in', {
    email: 'ada@reader.example',
    password: 'correct horse stäple über',
  })
  expect(signedIn.status).toBe(303)
})

test('Ctrl-C while the password is awaited ends the program; no account is made', async () => {
  const asked = new AbortController()
  const stdin = new Readable({ read: () => asked.abort() })
  const ran = await run(['accounts', 'create', 'eve@reader.example', '--password', '-'], { stdin, signal: asked.signal })
  expect(ran).toEqual({ code: 1, stdout: '', stderr: 'sitrep: interrupted; no account was made\n' })
  expect((await run(['accounts', 'list'])).stdout).not.toContain('eve@reader.example')
})
