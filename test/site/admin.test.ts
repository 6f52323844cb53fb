import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { groupRules } from '../../src/core/situations/group-rules.ts'
import { curate } from '../../src/service/curate.ts'
import { addFeeds } from '../../src/store/feeds.ts'
import { insertIdentity, partIdentities } from '../../src/store/identities.ts'
import { setAside, type WorkStage } from '../../src/store/set-aside.ts'
import { at, clearRecords, idOf, MINUTE, NOW, seedAccount, seedCluster, seedSituation } from '../support/seed.ts'
import { BROWSER, openTestSite, sendForm, type TestSite, viewerOf } from '../support/site.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()
let site: TestSite

beforeEach(async () => {
  await store.db.query(sql`truncate pins, kept_apart, curations, search_documents cascade`)
  await store.db.query(sql`delete from operator_actions`)
  await store.db.query(sql`delete from set_aside`)
  await store.db.query(sql`delete from feeds`)
  await clearRecords(store.db)
  await seedAccount(store.db, 'ann', 'scale')
  await seedSituation(store.db, 'ferry', { title: 'The ferry affair' })
  for (const number of [1, 2]) await seedCluster(store.db, `ferry-${number}`, { situation: 'ferry', title: `Ferry event ${number}` })
  site = openTestSite(store.db)
  site.session.viewer = viewerOf('ann', { isOperator: true })
})

const get = (url: string) => site.app.inject({ url, headers: BROWSER })
const post = (url: string, fields: Record<string, string> = {}) => sendForm(site, url, fields)

const PAGES = () => [
  '/admin',
  '/admin/feeds',
  '/admin/accounts',
  `/admin/accounts/${idOf('account ann')}`,
  '/admin/records',
  `/admin/situations/${idOf('ferry')}`,
  `/admin/events/${idOf('ferry-1')}`,
  '/admin/changes',
  '/admin/corrections',
  '/admin/actions',
]
const FORMS = () => [
  '/admin/feeds',
  `/admin/feeds/${idOf('feed')}/pause`,
  '/admin/accounts/invite',
  `/admin/accounts/invitations/${idOf('invitation')}/withdraw`,
  `/admin/accounts/${idOf('account ann')}/tier`,
  `/admin/accounts/${idOf('account ann')}/operator`,
  `/admin/situations/${idOf('ferry')}`,
  `/admin/events/${idOf('ferry-1')}`,
  '/admin/corrections/1/undo',
]

const correcting = () => ({
  db: store.db,
  clock: () => NOW,
  newId: () => idOf('made'),
  rules: { minOutlets: 2, archiveDays: 60 },
  actor: 'ann@reader.example',
})

async function addFeed(title: string): Promise<void> {
  const hints = { category: null, country: null, language: null, nextAt: NOW }
  await addFeeds(store.db, [{ id: idOf('feed'), url: 'https://outlet.example/feed', title, ...hints }])
}

describe('who may', () => {
  test('operators see every page, which is kept nowhere and found by no search engine', async () => {
    for (const url of PAGES()) {
      const { statusCode, headers, body } = await get(url)
      expect({ url, statusCode, kept: headers['cache-control'] }).toEqual({ url, statusCode: 200, kept: 'private, no-store' })
      expect(body).toContain('<meta name="robots" content="noindex"/>')
    }
    expect(site.faults).toEqual([])
  })

  test.each([
    ['nobody', null],
    ['an account without the mark', viewerOf('ben')],
  ])('for %s there is no such page, and no such form', async (_, viewer) => {
    site.session.viewer = viewer
    for (const url of PAGES()) expect({ url, status: (await get(url)).statusCode }).toEqual({ url, status: 404 })
    for (const url of FORMS()) expect({ url, refused: [403, 404].includes((await post(url)).statusCode) }).toEqual({ url, refused: true })
    expect(await store.db.query(sql`select 1 from operator_actions union all select 1 from curations`)).toEqual([])
  })

  test('a form without the viewer’s own token does nothing', async () => {
    for (const url of FORMS())
      expect({ url, status: (await post(url, { csrf: 'guessed', confirmed: 'yes' })).statusCode }).toEqual({ url, status: 403 })
    expect(await store.db.query(sql`select 1 from operator_actions union all select 1 from curations`)).toEqual([])
  })
})

test.each(['/admin/accounts?q=%00', '/admin/feeds?q=%00', '/admin/feeds?after=%00', '/admin/records?q=%00'])(
  '%s asks for nothing that the store cannot take',
  async (url) => expect((await get(url)).statusCode).toBe(200),
)

describe('an invitation is open to everybody only where the address was left empty', () => {
  const invitations = () => store.db.query(sql`select email from invitations`)
  const invite = (body: string) =>
    site.app.inject({
      method: 'POST',
      url: '/admin/accounts/invite',
      headers: { ...BROWSER, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `csrf=csrf-of-tests&tier=scale&operator=yes&${body}`,
    })
  beforeEach(() => store.db.query(sql`delete from invitations`))

  test.each([
    ['a zero character', 'email=ada%00%40reader.example', 400],
    ['zero characters alone', 'email=%00', 400],
    ['two addresses', 'email=ada%40reader.example&email=', 400],
    ['another control character', 'email=ada%01%40reader.example', 409],
    ['white space', 'email=%0B%20', 409],
  ])('%s makes none', async (_, body, status) => {
    expect((await invite(body)).statusCode).toBe(status)
    expect(await invitations()).toEqual([])
    expect(await store.db.query(sql`select 1 from operator_actions`)).toEqual([])
  })

  test('nothing at all makes none on a server by which nobody could come, and the form says that it needs an address', async () => {
    const { statusCode, body } = await invite('email=')
    expect([statusCode, body]).toEqual([409, expect.stringContaining('an invitation names an e-mail address')])
    expect(body.slice(body.indexOf('action="/admin/accounts/invite"'))).toMatch(/<input[^>]* type="email"[^>]* required/)
    expect(await invitations()).toEqual([])
  })

  test('nothing at all makes one where mail is sent', async () => {
    site = openTestSite(store.db, { sendsMail: true })
    site.session.viewer = viewerOf('ann', { isOperator: true })
    expect((await invite('email=')).body).toContain('/sign-up?invitation=')
    expect(await invitations()).toEqual([{ email: null }])
  })
})

test.each([
  [{ url: 'https://harbour.example/feed', category: '\0' }, 400],
  [{ url: 'https://harbour.example/feed', title: 'Har\x1bbour' }, 409],
])('a feed described as %o is not added', async (fields, status) => {
  expect((await post('/admin/feeds', fields as unknown as Record<string, string>)).statusCode).toBe(status)
  expect(await store.db.query(sql`select 1 from feeds`)).toEqual([])
})

// ADR 0014: no reader is late for them, so that the status says nothing of it.
test('the overview tells how many records are set aside at which stage, and what names them', async () => {
  for (const name of ['pipeline', 'feeds'])
    await store.db.query(sql`update leases set holder = 'somebody', expires_at = ${at(NOW + MINUTE)} where name = ${name}`)
  const told = async () =>
    /<div class="notice [^>]*>(.*?)<\/div>/s
      .exec((await get('/admin')).body)?.[1]
      ?.replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  expect(await told()).toBe('All is as it should be.')
  const aside = (stage: WorkStage, name: string) => ({ stage, id: idOf(name), why: 'a test' })
  await setAside(store.db, [aside('settle', 'one')], NOW)
  expect(await told()).toBe('1 record set aside, since a stage could not work it: 1 at settle. npx sitrep check tells which and why.')
  await setAside(store.db, [aside('assign', 'two'), aside('assign', 'three')], NOW)
  expect(await told()).toBe(
    '3 records set aside, since a stage could not work them: 2 at assign, 1 at settle. npx sitrep check tells which and why.',
  )
})

test('an account tells by what it is signed in to', async () => {
  const told = async () => /<dt>Signs in by<\/dt>\s*<dd>([^<]*)<\/dd>/.exec((await get(`/admin/accounts/${idOf('account ann')}`)).body)?.[1]
  expect(await told()).toBe('nothing yet')
  await store.db.query(sql`update accounts set password_hash = 'a hash' where id = ${idOf('account ann')}`)
  for (const provider of ['google', 'github'])
    await insertIdentity(store.db, { issuer: provider, subject: 'ann', accountId: idOf('account ann'), provider, at: NOW })
  await partIdentities(store.db, { accountId: idOf('account ann'), provider: 'github' }, NOW)
  expect(await told()).toBe('password, google; parted from github')
})

test('an invitation that nobody has used is listed, and withdrawn once the operator is sure', async () => {
  await store.db.query(sql`delete from invitations`)
  expect((await get('/admin/accounts')).body).not.toContain('Open invitations')
  const made = await post('/admin/accounts/invite', { email: 'ada@reader.example', operator: 'yes' })
  const path = /\/admin\/accounts\/invitations\/[^/]+\/withdraw/.exec(made.body)?.[0] ?? ''
  expect(made.body).toMatch(/Open invitations.*ada@reader\.example.*operator/s)
  expect((await post(path)).body).toContain('Withdraw the invitation?')
  expect(await store.db.query(sql`select email from invitations`)).toEqual([{ email: 'ada@reader.example' }])
  for (const _ of [1, 2]) expect((await post(path, { confirmed: 'yes' })).headers.location).toBe('/admin/accounts')
  expect(
    await store.db.query(sql`select 1 from invitations union all select 1 from email_tokens where email = 'ada@reader.example'`),
  ).toEqual([])
  expect(await store.db.query(sql`select 1 from operator_actions where action = 'account.uninvited'`)).toHaveLength(1)
  expect((await post(`/admin/accounts/invitations/${idOf('unknown')}/withdraw`, { confirmed: 'yes' })).statusCode).toBe(404)
  expect((await get('/admin/actions')).body).toMatch(/account uninvited.*ada@reader\.example/s)
})

test('an invitation that is refused keeps all that was filled in', async () => {
  const { statusCode, body } = await post('/admin/accounts/invite', { email: 'ada at reader', tier: 'scale', operator: 'yes' })
  expect(statusCode).toBe(409)
  const form = body.slice(body.indexOf('action="/admin/accounts/invite"'))
  expect(form).toContain('value="ada at reader"')
  expect(form).toMatch(/<option value="scale" selected/)
  expect(form).toMatch(/<input type="checkbox" name="operator"[^>]* checked/)
})

describe('corrections', () => {
  const path = `/admin/situations/${idOf('ferry')}`
  const curations = () => store.db.query(sql`select action, actor, reason from curations order by id`)

  test.each([
    ['merge', { into: 'harbour' }],
    ['split', { member: idOf('ferry-1') }],
    ['retire', {}],
    ['conclude', {}],
    ['remove-archive', {}],
  ])('%s asks before it does anything', async (action, fields) => {
    await seedSituation(store.db, 'harbour')
    const { statusCode, body } = await post(path, { action, reason: 'because', ...fields })
    expect(statusCode).toBe(200)
    expect(body).toContain('name="confirmed" value="yes"')
    expect(await curations()).toEqual([])
  })

  test('only a situation that lives is said to be active', async () => {
    await seedSituation(store.db, 'joined', { state: 'merged', mergedInto: 'ferry' })
    const stateOf = async (name: string) => /<dt>State<\/dt><dd>([^<]*)/.exec((await get(`/admin/situations/${idOf(name)}`)).body)?.[1]
    expect([await stateOf('ferry'), await stateOf('joined')]).toEqual(['live, ACTIVE', 'merged'])
  })

  test.each([
    [[1], 'It stands alone, free to join another situation'],
    [[1, 2], 'They become a situation of their own'],
  ])('a split says what becomes of what is split off: events %o', async (numbers, meaning) => {
    await seedCluster(store.db, 'ferry-3', { situation: 'ferry' })
    const members = numbers.map((number) => `&member=${idOf(`ferry-${number}`)}`).join('')
    const payload = `csrf=csrf-of-tests&action=split&reason=r${members}`
    const headers = { ...BROWSER, 'content-type': 'application/x-www-form-urlencoded' }
    expect((await site.app.inject({ method: 'POST', url: path, headers, payload })).body).toContain(meaning)
  })

  test('rename is done at once, under the operator’s name', async () => {
    const done = await post(path, { action: 'rename', title: 'The ferry', reason: 'shorter' })
    expect([done.statusCode, done.headers.location]).toEqual([303, expect.stringMatching(new RegExp(`^${path}\\?done=\\d+$`))])
    expect(await curations()).toEqual([{ action: 'rename', actor: 'ann@reader.example', reason: 'shorter' }])
    expect((await get(path)).body).toContain('<h1><span dir="auto">The ferry</span></h1>')
  })

  test.each([
    [{ action: 'rename', title: 'x' }, 'say why'],
    [{ action: 'rename', title: 'The \x1bferry', reason: 'r' }, 'a title holds no control characters'],
    [{ action: 'rename', title: 'The ferry', reason: 'r\x9b' }, 'the reason of a correction holds no control characters'],
    [{ action: 'merge', into: 'no-such', reason: 'r', confirmed: 'yes' }, 'no situation has the id or slug'],
    [{ action: 'split', reason: 'r' }, 'tick the members'],
    [{ action: 'merge', into: 'ferry', reason: 'r', confirmed: 'yes' }, 'cannot be merged into itself'],
    [{ action: 'vanish', reason: 'r' }, 'choose what is to be done'],
  ])('%o is refused in place', async (fields, message) => {
    const { statusCode, body } = await post(path, fields as unknown as Record<string, string>)
    expect(statusCode).toBe(409)
    expect(body).toContain('role="alert"')
    expect(body).toContain(message)
    expect(await curations()).toEqual([])
  })

  test('a record without a title is offered none to be renamed by: one press would give it the words that say so', async () => {
    await seedCluster(store.db, 'untitled', { title: '', isVisible: false })
    const { body } = await get(`/admin/events/${idOf('untitled')}`)
    expect(body).toContain('(no title yet)</span></h1>')
    expect(/<input[^>]*id="field-title"[^>]*>/.exec(body)?.[0]).not.toContain('no title yet')
  })

  test('who asks for a reason says who will read it', async () => {
    const said = (body: string) => new Set([...body.matchAll(/id="help-reason-[^"]+">([^<]+)</g)].map(([, help]) => help))
    expect(said((await get(path)).body)).toEqual(new Set(['Readers see it on the page of the situation.']))
    expect(said((await get(`/admin/events/${idOf('ferry-1')}`)).body)).toEqual(new Set(['Operators alone see it.']))
  })

  test('what was ticked stays ticked where a split is refused', async () => {
    const { body } = await post(path, { action: 'split', member: idOf('ferry-1') })
    const boxes = [...body.matchAll(/<input type="checkbox" form="split"[^>]*>/g)].map(([box]) => [
      box.includes(`value="${idOf('ferry-1')}"`),
      box.includes(' checked'),
    ])
    expect(boxes.length).toBeGreaterThan(1)
    for (const [isTicked, isChecked] of boxes) expect(isChecked).toBe(isTicked)
  })

  test('what was ticked on another page goes along, and is split off with the rest', async () => {
    const { body } = await post(path, { action: 'split', member: idOf('elsewhere'), reason: 'r', turn: '80' })
    expect(body).toContain('1 ticked on other pages')
    expect(body).toContain(`<input type="hidden" name="member" value="${idOf('elsewhere')}"`)
    expect(await curations()).toEqual([])
  })

  test('of an event that was moved, the page names each move and leads to the situation that it left', async () => {
    await seedSituation(store.db, 'harbour', { title: 'The harbour affair' })
    await seedCluster(store.db, 'harbour-1', { situation: 'harbour', title: 'Harbour event' })
    const moved = { action: 'move', reason: 'closer', score: 0.7, own: 0.31, from: idOf('quay'), via: [idOf('ferry-2')] }
    await store.db.query(sql`update clusters set grouping = ${JSON.stringify(moved)}::jsonb where slug = 'harbour-1'`)
    const { curation } = await curate(correcting(), {
      action: 'merge',
      record: 'situation',
      id: 'harbour',
      into: 'ferry',
      reason: 'one affair',
    })
    for (const url of [`/admin/situations/${idOf('ferry')}`, `/admin/events/${idOf('harbour-1')}`]) {
      const text = (await get(url)).body.replace(/<(?!a )[^>]*>/g, '').replace(/\s+/g, ' ')
      const link = (place: string, name: string) => `<a href="/admin/${place}/${idOf(name)}">${idOf(name).slice(0, 8)}`
      expect(text).toContain(
        `move: closer, score 0.700 (bar ${groupRules.joinBar.toFixed(3)}), its own came to 0.310, out of situation ${link('situations', 'quay')}`,
      )
      expect(text).toContain(`by its links to ${link('events', 'ferry-2')}`)
      expect(text).toContain(`merge: operator, out of situation ${link('situations', 'harbour')}, by correction ${curation}`)
    }
    expect((await get(`/admin/situations/${idOf('harbour')}`)).body).toContain('in situation <a')
    const changes = (await get('/admin/changes')).body
    expect(changes).toContain(`into <a href="/admin/situations/${idOf('ferry')}">${idOf('ferry').slice(0, 8)}</a>`)
    expect((await get(`/admin/situations/${idOf('harbour')}`)).body).toContain('<div>situation merged</div>')
  })

  test('a record is found by id, slug and address, an event by its words', async () => {
    for (const text of [idOf('ferry'), 'ferry', 'https://sitrep.example/situations/ferry'])
      expect((await get(`/admin/records?q=${encodeURIComponent(text)}`)).headers.location).toBe(path)
    site.search.index = async () => [{ clusterId: idOf('ferry-2'), score: 1 }]
    expect((await get('/admin/records?q=aground+ferry')).body).toContain(`/admin/events/${idOf('ferry-2')}`)
  })

  // An address may be anybody's, or of yesterday.
  test('no address says of a correction what is not so', async () => {
    const { headers } = await post(path, { action: 'rename', title: 'The ferry', reason: 'shorter' })
    const number = Number(/done=(\d+)/.exec(String(headers.location))?.[1])
    const isDone = async (at: string, said: number) => (await get(`${at}?done=${said}`)).body.includes(`Done, as correction ${said}.`)
    const elsewhere = `/admin/events/${idOf('ferry-1')}`
    expect([await isDone(path, number), await isDone(path, number + 1), await isDone(elsewhere, number)]).toEqual([true, false, false])
    await post(`/admin/corrections/${number}/undo`)
    expect(await isDone(path, number)).toBe(false)
    const { body } = await get(`/admin/corrections?done=${number}&undone=${number + 1}&elsewhere=2`)
    expect(body).not.toContain('role="status"')
  })

  test('an undo asks first, and is done once: pressed twice it is told again, later it says why not', async () => {
    const { headers } = await post(path, { action: 'conclude', reason: 'over', confirmed: 'yes' })
    const number = /done=(\d+)/.exec(String(headers.location))?.[1]
    expect((await get(`/admin/corrections/${number}/undo`)).body).toContain(`Take correction ${number} back?`)
    for (const _ of [1, 2]) {
      const undone = await post(`/admin/corrections/${number}/undo`)
      expect([undone.statusCode, undone.headers.location]).toEqual([303, '/admin/corrections'])
      const [cookie = ''] = String(undone.headers['set-cookie']).split(';')
      const told = await site.app.inject({ url: '/admin/corrections', headers: { ...BROWSER, cookie } })
      expect(told.body).toContain(`Correction ${number} was taken back.`)
    }
    site.clock.now += 6 * MINUTE
    const again = await post(`/admin/corrections/${number}/undo`)
    expect(again.statusCode).toBe(409)
    expect(again.body).toContain('is undone already')
    expect((await get('/admin/corrections/none/undo')).statusCode).toBe(404)
  })
})

test('a record of any size is a light page, and its pages repeat and skip no member', async () => {
  await seedSituation(store.db, 'flood')
  for (let number = 1; number <= 170; number += 1)
    await seedCluster(store.db, `flood-${number}`, { situation: 'flood', publishedAt: NOW - number * 60_000 })
  const reason = {
    action: 'join',
    reason: 'link',
    score: 1.25,
    features: Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`a feature number ${at}`, at + 0.5])),
  }
  await store.db.query(sql`update clusters set grouping = ${JSON.stringify(reason)}::jsonb`)
  const seen: string[] = []
  const url = `/admin/situations/${idOf('flood')}`
  let turn: string | undefined = '0'
  while (turn !== undefined) {
    const { body }: { body: string } = turn === '0' ? await get(url) : await post(url, { action: 'split', turn })
    expect(Buffer.byteLength(body)).toBeLessThan(100_000)
    seen.push(...[...body.matchAll(/name="member" value="([^"]+)"/g)].map(([, id]) => id ?? ''))
    turn = /name="turn" value="(\d+)"[^>]*>Next page/.exec(body)?.[1]
  }
  expect(seen).toEqual(Array.from({ length: 170 }, (_, at) => idOf(`flood-${at + 1}`)))
})

test('what strangers wrote is text on every page', async () => {
  const hostile = '<script>alert(1)</script>"><img src=x onerror=alert(1)>'
  await addFeed(hostile)
  await store.db.query(sql`update feeds set last_error = ${hostile}, failures = 3`)
  await store.db.query(sql`update clusters set title = ${hostile}`)
  await store.db.query(sql`update situations set title = ${hostile}`)
  await store.db.query(sql`update articles set title = ${hostile}, url = 'javascript:alert(1)', source_host = ${hostile}`)
  await post(`/admin/situations/${idOf('ferry')}`, { action: 'rename', title: hostile, reason: hostile })
  for (const url of [...PAGES(), '/status']) {
    const { body } = await get(url)
    expect({ url, broken: /<script>alert|<img src=x|href="javascript:/.test(body) }).toEqual({ url, broken: false })
  }
})
