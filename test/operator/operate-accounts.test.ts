import { randomBytes, randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { TIERS } from '../../src/core/serving/tier.ts'
import { silentLog } from '../../src/log.ts'
import { openLink } from '../../src/service/account-links.ts'
import { removeAccount, setOperator } from '../../src/service/accounts.ts'
import { createAuthenticator } from '../../src/service/authenticate.ts'
import { createBackground } from '../../src/service/background.ts'
import { accountById, inviteByHand, listAccountsPage, markOperator, moveAccountToTier } from '../../src/service/operate-accounts.ts'
import { addFeed, listFeedsPage, setFeedPaused } from '../../src/service/operate-feeds.ts'
import { operatorActionsPage } from '../../src/service/operator-record.ts'
import { purgePeople } from '../../src/store/purge-people.ts'
import { accountDeps } from '../accounts/support.ts'
import { at, clearRecords, DAY, idOf, NOW, seedAccount } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
const clock = () => NOW
const ann = { accountId: idOf('account ann'), email: 'ann@reader.example' }
const all = { text: '', tier: undefined, operatorsOnly: false, after: undefined }

beforeEach(async () => {
  await clearRecords(store.db)
  await store.db.query(sql`delete from operator_actions`)
  await store.db.query(sql`delete from invitations`)
  await seedAccount(store.db, 'ann', 'scale')
  await seedAccount(store.db, 'ben', 'hobby')
})

const deps = () => ({ db: store.db, clock })
const record = async () => (await operatorActionsPage({ db: store.db }, {})).rows

test('a tier set by an operator holds for the next look-up of a key, and is recorded', async () => {
  await moveAccountToTier(deps(), idOf('account ben'), { tier: 'builder', actor: ann.email })
  const { authorization } = await seedAccount(store.db, 'carl', 'hobby')
  await moveAccountToTier(deps(), idOf('account carl'), { tier: 'scale', actor: ann.email })
  const caller = await createAuthenticator({ db: store.db, tiers: TIERS }).authenticate(authorization.slice('Bearer '.length), NOW)
  expect(caller.tier.key).toBe('scale')
  expect((await record()).at(-1)).toMatchObject({
    actor: ann.email,
    action: 'account.tier',
    subject: 'ben@reader.example',
    detail: { from: 'hobby', to: 'builder' },
  })
})

test('an operator marks others, never themselves', async () => {
  await markOperator(deps(), idOf('account ben'), { isOperator: true, actor: ann })
  expect(await accountById(deps(), idOf('account ben'))).toMatchObject({ isOperator: true })
  await expect(markOperator(deps(), ann.accountId, { isOperator: false, actor: ann })).rejects.toMatchObject({ code: 'bad_request' })
  expect(await record()).toHaveLength(1)
})

test('two who take the mark from each other at once leave one of them an operator', async () => {
  for (const name of ['ann', 'ben']) await setOperator(accountDeps(store.db), `${name}@reader.example`, true)
  const ben = { accountId: idOf('account ben'), email: 'ben@reader.example' }
  await markOperator(deps(), ann.accountId, { isOperator: false, actor: ben })
  const late = markOperator(deps(), ben.accountId, { isOperator: false, actor: ann })
  await expect(late).rejects.toMatchObject({ code: 'bad_request', message: 'somebody has to remain an operator' })
  expect(await accountById(deps(), ben.accountId)).toMatchObject({ isOperator: true })
})

test('an invitation gives a link of the site and is recorded without it', async () => {
  const people = {
    ...deps(),
    newId: () => randomUUID(),
    newSecret: (bytes: number) => randomBytes(bytes),
    links: { siteUrl: 'https://sitrep.example' },
    mailer: undefined,
    providers: [{}],
    background: createBackground({ log: silentLog }),
  }
  const link = await inviteByHand(people, { email: '', tier: 'builder', isOperator: false, actor: ann.email })
  expect(link).toMatch(/^https:\/\/sitrep\.example\/sign-up\?invitation=/)
  const [entry] = await record()
  expect(entry).toMatchObject({ action: 'account.invited', detail: { tier: 'builder', operator: false } })
  expect(JSON.stringify(entry)).not.toContain(link.split('=').at(-1))
  await expect(
    inviteByHand(people, { email: 'ben@reader.example', tier: 'hobby', isOperator: false, actor: ann.email }),
  ).rejects.toMatchObject({
    code: 'bad_request',
  })
})

test('an invitation that names nobody is made only where whoever holds it can use it', async () => {
  const people = { ...deps(), ...accountDeps(store.db), links: { siteUrl: 'https://sitrep.example' }, mailer: undefined }
  const byHand = { ...people, background: createBackground({ log: silentLog }) }
  const open = { email: '', tier: 'hobby', isOperator: false, actor: ann.email } as const
  await expect(inviteByHand(byHand, open)).rejects.toMatchObject({
    code: 'bad_request',
    message: 'without a mail server or a sign-in provider an invitation names an e-mail address: nothing could be sent to one given later',
  })
  expect(await store.db.query(sql`select 1 from invitations`)).toEqual([])
  expect(await record()).toEqual([])
  for (const way of [{ providers: [{}] }, { mailer: { send: async () => {}, close: () => {} } }])
    expect(await inviteByHand({ ...byHand, ...way }, open)).toContain('/sign-up?invitation=')
})

test('an invitation waits for no mail server', async () => {
  const failures: object[] = []
  const background = createBackground({ log: { error: (_event, fields) => void failures.push(fields ?? {}) } })
  let fail: ((error: Error) => void) | undefined
  const mailer = { send: () => new Promise<void>((_, reject) => (fail = reject)), close: () => {} }
  const people = { ...deps(), ...accountDeps(store.db), links: { siteUrl: 'https://sitrep.example' }, mailer, background }
  const link = await inviteByHand(people, { email: 'eve@reader.example', tier: 'hobby', isOperator: false, actor: ann.email })
  expect(link).toContain('/sign-in/link?token=')
  expect(await record()).toMatchObject([{ action: 'account.invited', subject: 'eve@reader.example' }])
  await background.settled(0)
  fail?.(new Error('gone'))
  await background.settled()
  expect(failures).toHaveLength(1)
})

test('pages of accounts repeat and skip none, and are found by a part of the address', async () => {
  await store.db.query(sql`
    insert into accounts (id, email, tier, created_at)
    select gen_random_uuid(), 'reader-' || number || '@many.example', 'hobby', ${at(NOW)} from generate_series(1, 120) as number`)
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await listAccountsPage(deps(), { ...all, after })
    seen.push(...page.accounts.map(({ email }) => email))
    after = page.next ?? undefined
  } while (after !== undefined)
  expect(seen).toHaveLength(122)
  expect(new Set(seen).size).toBe(122)
  expect((await listAccountsPage(deps(), { ...all, text: 'BEN@' })).accounts.map(({ email }) => email)).toEqual(['ben@reader.example'])
  expect((await listAccountsPage(deps(), { ...all, tier: 'scale' })).accounts.map(({ email, activeKeys }) => [email, activeKeys])).toEqual([
    ['ann@reader.example', 1],
  ])
})

test('nothing names a deleted operator: no feed that they paused, no invitation that they had no need of', async () => {
  const people = { ...deps(), ...accountDeps(store.db), links: { siteUrl: 'https://sitrep.example' }, mailer: undefined }
  const background = createBackground({ log: silentLog })
  await inviteByHand({ ...people, background }, { email: 'eve@reader.example', tier: 'scale', isOperator: true, actor: ann.email })
  await seedAccount(store.db, 'eve', 'scale')
  const feeds = { ...people, allowPrivate: false }
  await addFeed(feeds, { url: 'https://harbour.example/feed' }, 'eve@reader.example')
  const listed = async () => (await listFeedsPage(feeds, { text: 'harbour.example', state: undefined, after: undefined })).feeds
  await setFeedPaused(feeds, (await listed())[0]!.id, { paused: true, actor: 'eve@reader.example' })
  await removeAccount(people, 'eve@reader.example')
  expect(await listed()).toMatchObject([{ state: 'paused', pauseReason: 'by a former operator' }])
  expect(JSON.stringify(await record())).not.toContain('eve@')
  expect(await store.db.query(sql`select 1 from invitations where email is not null`)).toEqual([])
})

test('whoever loses the mark or the account keeps no invitation by which to be an operator again', async () => {
  const people = { ...deps(), ...accountDeps(store.db), links: { siteUrl: 'https://sitrep.example' }, mailer: undefined }
  const byHand = { ...people, providers: [{}], background: createBackground({ log: silentLog }) }
  const open = async () => (await store.db.query<{ tier: string }>(sql`select tier from invitations order by tier`)).map(({ tier }) => tier)
  for (const email of [ann.email, 'ben@reader.example']) await setOperator(people, email, true)
  const invite = (tier: 'builder' | 'scale', actor: string, email = '') => inviteByHand(byHand, { email, tier, isOperator: true, actor })
  await invite('scale', 'ben@reader.example')
  const link = await invite('scale', 'ben@reader.example', 'eve@reader.example')
  await invite('builder', ann.email)
  await markOperator(deps(), idOf('account ben'), { isOperator: false, actor: ann })
  expect(await open()).toEqual(['builder'])
  expect(await openLink(people, link.split('=').at(-1), NOW)).toBeUndefined()
  await invite('scale', 'ben@reader.example')
  await setOperator(people, 'BEN@reader.example', false)
  expect(await open()).toEqual(['builder'])
  await invite('scale', 'ben@reader.example')
  await removeAccount(people, 'ben@reader.example')
  expect(await open()).toEqual(['builder'])
})

test('an invitation that nobody used in its time is forgotten, with the address that it names', async () => {
  const people = { ...deps(), ...accountDeps(store.db), links: { siteUrl: 'https://sitrep.example' }, mailer: undefined }
  const background = createBackground({ log: silentLog })
  await inviteByHand({ ...people, background }, { email: 'eve@reader.example', tier: 'hobby', isOperator: false, actor: ann.email })
  const named = () => store.db.query(sql`select email from invitations`)
  await purgePeople(store.db, NOW + 7 * DAY - 1)
  expect(await named()).toEqual([{ email: 'eve@reader.example' }])
  await purgePeople(store.db, NOW + 7 * DAY)
  expect(await named()).toEqual([])
})
