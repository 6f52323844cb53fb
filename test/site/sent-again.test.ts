// Forms of operators that are sent twice. A browser shows the answer to the second press of a button.

import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { clearRecords, idOf, MINUTE, seedAccount, seedCluster, seedSituation } from '../support/seed.ts'
import { BROWSER, openTestSite, sendForm, type TestSite, viewerOf } from '../support/site.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
let site: TestSite

beforeEach(async () => {
  await store.db.query(sql`truncate invitations, operator_actions, pins, kept_apart, curations, search_documents cascade`)
  await clearRecords(store.db)
  await seedAccount(store.db, 'ann', 'scale')
  site = openTestSite(store.db, { sendsMail: true })
  site.session.viewer = viewerOf('ann', { isOperator: true })
})

const get = (url: string) => site.app.inject({ url, headers: BROWSER })
const post = (url: string, fields: Record<string, string> = {}) => sendForm(site, url, fields)
const chanceIn = (body: string): string => /name="chance" value="([^"]+)"/.exec(body)?.[1] ?? ''
const actions = async () => (await store.db.query<{ action: string }>(sql`select action from operator_actions`)).map(({ action }) => action)

describe('an invitation', () => {
  const PATH = '/admin/accounts/invite'
  const linkIn = (body: string) => /https:\/\/sitrep\.example\/sign-[\w/?=-]+/.exec(body)?.[0]
  const form = async (email: string) => ({ email, tier: 'hobby', chance: chanceIn((await get('/admin/accounts')).body) })
  const invitations = () => store.db.query(sql`select 1 from invitations`)

  test.each([
    ['', 0],
    ['ada@reader.example', 1],
  ])('is made once, and its link is shown again for five minutes: for “%s”', async (email, links) => {
    const fields = await form(email)
    const [one, other] = await Promise.all([post(PATH, fields), post(PATH, fields)])
    expect(linkIn(one.body)).toMatch(/[\w-]{43}$/)
    expect([other.statusCode, linkIn(other.body)]).toEqual([200, linkIn(one.body)])
    site.clock.now += 5 * MINUTE
    expect(linkIn((await post(PATH, fields)).body)).toBe(linkIn(one.body))
    site.clock.now += 1
    const late = await post(PATH, fields)
    expect([late.statusCode, late.body]).toEqual([409, expect.stringContaining('the form was sent already')])
    expect(await invitations()).toHaveLength(1)
    expect(await actions()).toEqual(['account.invited'])
    expect(await store.db.query(sql`select 1 from email_tokens`)).toHaveLength(links)
  })

  test.each(['', 'ada@reader.example'])('that was withdrawn is not made again by its old form: for “%s”', async (email) => {
    const fields = await form(email)
    const made = await post(PATH, fields)
    const path = /\/admin\/accounts\/invitations\/[^/]+\/withdraw/.exec(made.body)?.[0] ?? ''
    expect((await post(path, { confirmed: 'yes' })).statusCode).toBe(303)
    const again = await post(PATH, fields)
    expect([again.statusCode, again.body]).toEqual([409, expect.stringContaining('its invitation is withdrawn')])
    expect(again.body).not.toContain('Open invitations')
    expect(await actions()).toEqual(['account.invited', 'account.uninvited'])
    expect((await get('/admin/actions')).body).not.toContain('token')
    const { pathname, search } = new URL(linkIn(made.body) ?? '')
    site.session.viewer = null
    if (email !== '') expect((await get(pathname + search)).statusCode).toBe(410)
    expect(await store.db.query(sql`select 1 from email_tokens`)).toEqual([])
  })

  test('of other content is another', async () => {
    const fields = await form('')
    const [one, other] = [await post(PATH, fields), await post(PATH, { ...fields, tier: 'scale' })]
    expect(linkIn(other.body)).not.toBe(linkIn(one.body))
    expect(await invitations()).toHaveLength(2)
  })
})

test('a feed is added once, and the second press is told of as the first', async () => {
  await store.db.query(sql`delete from feeds`)
  const add = () => post('/admin/feeds', { url: 'https://harbour.example/feed' })
  const told = ({ headers }: { headers: Record<string, unknown> }) =>
    Buffer.from(/told=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '', 'base64url').toString()
  const [one, other] = [await add(), await add()]
  expect(told(one)).toContain('https://harbour.example/feed is on the list')
  expect(told(other)).toBe(told(one))
  expect(await store.db.query(sql`select 1 from feeds`)).toHaveLength(1)
})

describe('a correction', () => {
  const path = `/admin/situations/${idOf('ferry')}`
  const curations = () => store.db.query(sql`select action, undone_at is not null as undone from curations order by id`)

  beforeEach(async () => {
    for (const name of ['ferry', 'harbour']) {
      await seedSituation(store.db, name)
      for (const number of [1, 2, 3]) await seedCluster(store.db, `${name}-${number}`, { situation: name })
    }
  })

  /** What the last page before the deed sends: the question, or the form itself. */
  const lastForm = async (fields: Record<string, string>) => {
    const { body } = fields.action === 'rename' ? await get(path) : await post(path, fields)
    return { ...fields, into: '', title: '', successor: '', ...fields, confirmed: 'yes', chance: chanceIn(body) }
  }

  test.each([
    { action: 'rename', title: 'The ferry', reason: 'shorter' },
    { action: 'merge', into: 'harbour', reason: 'one affair' },
    { action: 'split', member: idOf('ferry-1'), reason: 'another affair' },
    { action: 'retire', reason: 'none' },
    { action: 'conclude', reason: 'over' },
    { action: 'remove-archive', reason: 'over' },
  ])('is made once, and the second press is answered as the first: %o', async (fields) => {
    const form = await lastForm(fields)
    const [one, other] = [await post(path, form), await post(path, form)]
    expect([one.statusCode, other.statusCode]).toEqual([303, 303])
    expect(other.headers.location).toBe(one.headers.location)
    expect(await curations()).toEqual([{ action: fields.action, undone: false }])
  })

  test('that was undone is not made again by its old form', async () => {
    const form = await lastForm({ action: 'rename', title: 'The ferry', reason: 'shorter' })
    const number = /\d+$/.exec(String((await post(path, form)).headers.location))?.[0]
    await post(`/admin/corrections/${number}/undo`)
    const again = await post(path, form)
    expect([again.statusCode, again.body]).toEqual([409, expect.stringContaining(`as correction ${number}, which was undone since`)])
    expect(await curations()).toEqual([{ action: 'rename', undone: true }])
  })

  test('of other content is another', async () => {
    const form = await lastForm({ action: 'rename', title: 'The ferry', reason: 'shorter' })
    await post(path, form)
    await post(path, { ...form, title: 'A ferry' })
    expect(await curations()).toHaveLength(2)
  })
})
