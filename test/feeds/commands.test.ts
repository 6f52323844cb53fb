import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Ran, sitrep } from '../cli/support.ts'
import { storeOfFile } from '../support/store.ts'
import { type Farm, openFarm, rss } from './farm.ts'

const store = storeOfFile()
let farm: Farm
let directory: string
beforeAll(async () => {
  farm = await openFarm(() => 0)
  directory = mkdtempSync(join(tmpdir(), 'sitrep-feeds-'))
})
afterAll(async () => {
  await farm.close()
  rmSync(directory, { recursive: true, force: true })
})
beforeEach(() => store.db.query(sql`delete from feeds`))

const NOW = Date.parse('2026-03-20T12:00:00Z')
// Addresses are invented: nobody is asked about them.
const feeds = (...words: string[]): Promise<Ran> => feedsWith({}, ...words, ...(words[0] === 'add' && words.length > 1 ? ['--as-is'] : []))
const feedsWith = (environment: Record<string, string>, ...words: string[]): Promise<Ran> => {
  const server = store.options.databaseUrl ? { SITREP_DATABASE_URL: store.options.databaseUrl } : {}
  return sitrep(['feeds', ...words, '--data', store.options.dataDir], { now: NOW, environment: { ...server, ...environment } })
}
const listed = async (): Promise<Record<string, unknown>[]> => JSON.parse((await feeds('list', '--json')).stdout)
const file = (name: string, content: string): string => {
  const path = join(directory, name)
  writeFileSync(path, content)
  return path
}

describe('add, list, remove', () => {
  test('a feed is added with its hints, once, and listed as new', async () => {
    const added = await feeds(
      'add',
      'https://a.example/rss',
      '--title',
      'The A',
      '--category',
      'politics',
      '--country',
      'at',
      '--language',
      'de',
      '--json',
    )
    expect(added).toMatchObject({ code: 0, stdout: '{"url":"https://a.example/rss","added":true}\n' })
    expect(await feeds('add', 'https://a.example/rss')).toMatchObject({
      code: 0,
      stdout: 'https://a.example/rss is known; its hints are brought up to date\n',
    })
    expect(await listed()).toMatchObject([
      {
        url: 'https://a.example/rss',
        title: 'The A',
        category: 'politics',
        country: 'AT',
        language: 'de',
        state: 'new',
        next_due: '2026-03-20T12:00:00.000Z',
      },
    ])
    expect((await feeds('list')).stdout).toBe('new      https://a.example/rss  The A  read never  0 items  due 2026-03-20T12:00 (new)\n')
  })

  test('a store has 50,000 feeds at most, and those that are known count once', async () => {
    await store.db.query(sql`insert into feeds (id, url, host, next_at)
      select gen_random_uuid(), 'https://a.example/' || n, 'a.example', ${'2026-03-19T00:00:00Z'}
      from generate_series(1, 49999) n`)
    const outline = (n: number) => `<outline type="rss" xmlUrl="https://a.example/${n}"/>`
    const list = (...numbers: number[]) => file('full.opml', `<opml><body>${numbers.map(outline).join('')}</body></opml>`)
    expect(await feeds('import', list(1, 2, 50_000))).toMatchObject({ code: 0, stdout: '1 added, 2 known, 0 rejected\n' })
    expect(await feeds('add', 'https://a.example/7')).toMatchObject({ code: 0, stdout: expect.stringContaining('is known') })
    const refused = { code: 1, stdout: '', stderr: 'sitrep: a store has at most 50000 feeds\n' }
    expect(await feeds('import', list(3, 50_001))).toEqual(refused)
    expect(await feeds('add', 'https://a.example/50001')).toEqual(refused)
    expect(await store.db.query(sql`select count(*) as count from feeds`)).toEqual([{ count: 50_000 }])
  })

  test('a paused feed is listed with its reason', async () => {
    await feeds('add', 'https://a.example/rss')
    await store.db.query(sql`update feeds set paused_at = ${'2026-03-19T00:00:00Z'}, pause_reason = 'gone (HTTP status 410)', failures = 1`)
    expect((await feeds('list')).stdout).toContain('paused 2026-03-19T00:00: gone (HTTP status 410)')
    expect(await listed()).toMatchObject([{ state: 'paused', next_due: null, pause_reason: 'gone (HTTP status 410)' }])
    await feeds('add', 'https://b.example/rss')
    expect((await feeds('list', '--state', 'new')).stdout).toMatch(/^new {6}https:\/\/b\.example\/rss .*\n$/)
    expect(await feeds('list', '--state', 'dead')).toMatchObject({ code: 2 })
  })

  test('a feed is removed by its address; a second time there is none', async () => {
    await feeds('add', 'https://a.example/rss')
    expect(await feeds('remove', 'https://a.example/rss')).toMatchObject({ code: 0, stdout: 'removed https://a.example/rss\n' })
    expect(await feeds('remove', 'https://a.example/rss')).toMatchObject({
      code: 1,
      stderr: 'sitrep: there is no feed https://a.example/rss\n',
    })
  })

  test('the address to which another feed has moved removes the feed that was added by it, and that other one only when there is none', async () => {
    await feeds('add', 'https://old.example/rss')
    await store.db.query(sql`update feeds set moved_to = 'https://a.example/rss', failures = 1, last_error = 'HTTP status 500'`)
    expect((await feeds('list')).stdout).toContain('(new)  1 failure: HTTP status 500')
    await feeds('add', 'https://a.example/rss')
    await feeds('remove', 'https://a.example/rss')
    expect(await listed()).toMatchObject([{ url: 'https://old.example/rss' }])
    await feeds('remove', 'https://a.example/rss')
    expect(await listed()).toEqual([])
  })

  test.each([
    [['add', 'nonsense'], 2, 'not an http or https address'],
    [['add', 'ftp://a.example/'], 2, 'not an http or https address'],
    [['add', 'https://user:secret@a.example/'], 2, 'not an http or https address without a password'],
    [['add', 'https://a.example/', '--category', 'gossip'], 2, 'unknown category "gossip"'],
    [['add', 'https://a.example/', '--title', 'The \x1bA'], 2, 'a title holds no control characters'],
    [['add', 'https://a.example/', '--country', 'Austria'], 2, 'no country code'],
    [['add', 'https://a.example/', '--country', 'ﬁ'], 2, '"ﬁ" is no country code'],
    [['add', 'https://a.example/', '--language', '\u212Ao'], 2, 'no language code'],
    [['add', 'https://a.example/', '--language', 'xx'], 2, '"xx" is no language code'],
    [['add', 'https://a.example/', '--language', 'German'], 2, 'no language code'],
    [['add'], 2, 'usage: sitrep feeds add'],
    [['add', 'http://169.254.169.254/'], 1, 'not on the public internet'],
    [['add', 'http://[::1]/'], 1, 'not on the public internet'],
    [['add', 'http://localhost/'], 1, 'not on the public internet'],
    [['import', '/nowhere.opml'], 1, 'no such file'],
    [['import', '/tmp'], 1, '/tmp: is a directory'],
    [['import', '/dev/null'], 1, '/dev/null: is no regular file'],
    [['check'], 2, 'usage: sitrep feeds check'],
  ])('%j ends with %i: %s', async (words, code, message) => {
    const ran = await feeds(...words)
    expect(ran.code).toBe(code)
    expect(ran.stderr).toContain(message)
    expect(await listed()).toEqual([])
  })

  test('a private address is added where the operator allows it', async () => {
    expect(await feedsWith({ SITREP_FEEDS_ALLOW_PRIVATE: 'true' }, 'add', 'http://10.0.0.1/rss', '--as-is')).toMatchObject({ code: 0 })
  })
})

describe('import and export', () => {
  test('what is exported from one store can be imported into another', async () => {
    await feeds('add', 'https://a.example/rss?x=1&y=2', '--title', 'A & "B"', '--category', 'sports', '--country', 'FR', '--language', 'fr')
    await feeds('add', 'https://b.example/rss')
    const before = await listed()
    const path = file('export.opml', (await feeds('export')).stdout)
    await store.db.query(sql`delete from feeds`)
    expect(await feeds('import', path)).toMatchObject({ code: 0, stdout: '2 added, 0 known, 0 rejected\n' })
    expect(await listed()).toEqual(before)
    expect(await feeds('import', path, '--json')).toMatchObject({ code: 0, stdout: '{"added":0,"known":2,"rejected":0}\n' })
  })

  test('what is no feed in the list is named and counted, the rest goes in', async () => {
    const path = file(
      'mixed.opml',
      '<opml><body><outline text="A" xmlUrl="https://a.example/"/><outline text="F" xmlUrl="file:///x"/></body></opml>',
    )
    expect(await feeds('import', path)).toEqual({
      code: 1,
      stdout: '1 added, 0 known, 1 rejected\n',
      stderr: `${path}: F: the address is not http or https\n`,
    })
  })

  test('a private address in the list is named and counted, but where the operator allows it', async () => {
    const path = file('private.opml', '<opml><body><outline text="P" xmlUrl="http://127.0.0.1:81/rss"/></body></opml>')
    const ran = await feeds('import', path)
    expect([ran.code, ran.stdout]).toEqual([1, '0 added, 0 known, 1 rejected\n'])
    expect(ran.stderr).toContain('P: 127.0.0.1 is not on the public internet; SITREP_FEEDS_ALLOW_PRIVATE=true allows such feeds')
    expect(await feedsWith({ SITREP_FEEDS_ALLOW_PRIVATE: 'true' }, 'import', path)).toMatchObject({ code: 0 })
  })

  test('a file that is no list is refused', async () => {
    const path = file('feed.xml', rss([]))
    expect(await feeds('import', path)).toMatchObject({ code: 1, stderr: `sitrep: ${path}: not an OPML list\n` })
  })

  test('of a list that is cut off nothing goes in', async () => {
    const path = file('cut.opml', '<opml version="2.0"><body><outline text="A" xmlUrl="https://a.example/"/><outline text="B" xmlU')
    expect(await feeds('import', path)).toEqual({
      code: 1,
      stdout: '',
      stderr: `sitrep: ${path}: the list is cut off, feeds before that: 1; its end, </opml>, is missing\n`,
    })
    expect(await listed()).toEqual([])
  })

  test('twenty thousand feeds are taken in at once', async () => {
    const outlines = Array.from({ length: 20_000 }, (_, i) => `<outline text="F${i}" xmlUrl="https://h${i}.example/rss"/>`)
    const path = file('many.opml', `<opml><body>${outlines.join('')}</body></opml>`)
    expect(await feeds('import', path)).toMatchObject({ code: 0, stdout: '20000 added, 0 known, 0 rejected\n' })
  })
})

describe('check', () => {
  const GOOD = { title: 'Harbour bridge reopens', link: 'https://a.example/1', date: 'Fri, 20 Mar 2026 09:00:00 GMT' }

  test('shows what would be read and what would be refused, and takes nothing in', async () => {
    const path = file(
      'a.xml',
      rss([GOOD, { title: 'No address' }, { title: 'Undated', link: '/2' }, { ...GOOD, date: 'Fri, 01 Jan 2044 00:00:00 GMT' }]),
    )
    const { code, stdout } = await feeds('check', path, '--json')
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      source: path,
      title: 'The Gazette',
      items: [{ title: 'Harbour bridge reopens', link: 'https://a.example/1', published_at: '2026-03-20T09:00:00.000Z' }],
      rejected: [
        { title: 'No address', reason: 'the item has no address' },
        { title: 'Undated', reason: 'the item has no address' },
        { title: 'Harbour bridge reopens', reason: 'published_at is more than an hour in the future' },
      ],
    })
    expect(await store.db.query(sql`select 1 from articles`)).toEqual([])
  })

  test('gives one object a line for several inputs; one that can not be read is named, and the code is 1', async () => {
    const good = file('good.xml', rss([GOOD]))
    const bad = file('bad.xml', '<html><body>x</body></html>')
    const { code, stdout, stderr } = await feeds('check', good, bad, '/nowhere', '--json')
    expect(code).toBe(1)
    expect(stderr).toBe(`${bad}: a web page, not a feed\n/nowhere: no such file\n`)
    const rows = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(rows.map(({ source, items, rejected }) => [source, items.length, rejected])).toEqual([
      [good, 1, []],
      [bad, 0, [{ title: null, reason: 'a web page, not a feed' }]],
      ['/nowhere', 0, [{ title: null, reason: 'no such file' }]],
    ])
  })

  test('names the feeds of a web page', async () => {
    farm.hosts.set('127.0.0.1', (_, response) =>
      response
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><html><head><link rel="alternate" type="application/rss+xml" title="All" href="/rss"></head></html>'),
    )
    const { code, stdout } = await feedsWith({ SITREP_FEEDS_ALLOW_PRIVATE: 'true' }, 'check', farm.url('127.0.0.1', '/'))
    expect(code).toBe(1)
    expect(stdout).toBe(`  it names the feed ${farm.url('127.0.0.1', '/rss')} (All)\n`)
  })

  test('holds to what the server reads of a feed: 10 MB', async () => {
    const large = rss([GOOD], `<!--${'x'.repeat(10 * 1024 * 1024)}-->`)
    farm.hosts.set('127.0.0.1', (_, response) => response.end(large))
    const [path, address] = [file('large.xml', large), farm.url('127.0.0.1', '/large')]
    const { code, stderr } = await feedsWith({ SITREP_FEEDS_ALLOW_PRIVATE: 'true' }, 'check', path, address)
    expect(code).toBe(1)
    const reason = 'larger than 10 MB, the most that is read of it'
    expect(stderr).toBe(`${path}: ${reason}\n${address}: ${reason}\n`)
  })

  test('holds to what the server waits for a feed: 30 seconds', async () => {
    const address = farm.url('127.0.0.1', '/slow')
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    try {
      expect(await feedsWith({ SITREP_FEEDS_ALLOW_PRIVATE: 'true' }, 'check', address)).toMatchObject({
        code: 1,
        stderr: `${address}: no complete answer within 30 seconds\n`,
      })
      expect(timeout.mock.calls).toEqual([[30_000]])
    } finally {
      timeout.mockRestore()
    }
  })

  test('asks as the server does, by the same name', async () => {
    farm.hosts.set('127.0.0.1', (_, response) => response.end(rss([GOOD])))
    const environment = { SITREP_FEEDS_ALLOW_PRIVATE: 'true', SITREP_PUBLIC_URL: 'https://wire.example' }
    expect(await feedsWith(environment, 'check', farm.url('127.0.0.1', '/named'))).toMatchObject({ code: 0 })
    expect(farm.requests.at(-1)?.headers['user-agent']).toBe('Sitrep/0.1 (+https://wire.example)')
  })

  test('a private address is refused', async () => {
    const { code, stderr } = await feeds('check', farm.url('127.0.0.1', '/'))
    expect(code).toBe(1)
    expect(stderr).toContain('127.0.0.1 is not on the public internet; SITREP_FEEDS_ALLOW_PRIVATE=true allows such addresses')
  })

  test('of a feed of more than 10,000 items counts those behind them as rejected, and names them in one line', async () => {
    const long = file('long.xml', rss(Array.from({ length: 10_300 }, (_, i) => ({ ...GOOD, link: `https://a.example/${i}` }))))
    const { stdout } = await feeds('check', long)
    const lines = stdout.trimEnd().split('\n')
    expect(lines[0]).toBe(`${long}: The Gazette: 10000 items, 300 rejected`)
    expect(lines.slice(10_001)).toEqual(['  rejected: 300 items were left out: of a feed the first 10,000 are read'])
    const told = JSON.parse((await feeds('check', long, '--json')).stdout)
    expect([told.items.length, told.left_out, told.rejected]).toEqual([
      10_000,
      300,
      [{ title: null, reason: '300 items were left out: of a feed the first 10,000 are read' }],
    ])
  })

  test('one item is called one', async () => {
    expect(await feeds('check', file('one.xml', rss([GOOD])))).toMatchObject({ stdout: expect.stringContaining(': 1 item, 0 rejected\n') })
  })
})

describe('the feed behind an address', () => {
  const add = (host: string) => feedsWith({ SITREP_FEEDS_ALLOW_PRIVATE: 'true' }, 'add', `http://127.0.0.1:${farm.port}/${host}`)
  const page = (links: string): void => {
    farm.hosts.set('127.0.0.1', (request, response) =>
      request.url?.startsWith('/feed')
        ? response.end(rss([]))
        : response.setHeader('content-type', 'text/html').end(`<!doctype html><html><head>${links}</head></html>`),
    )
  }

  test('is the first that its page names; the others are told', async () => {
    page(
      '<link rel="alternate" type="application/rss+xml" href="/feed"><link rel="alternate" type="application/atom+xml" title="Sport" href="/feed/sport">',
    )
    const origin = `http://127.0.0.1:${farm.port}`
    expect(await add('news')).toMatchObject({
      code: 0,
      stdout: `added ${origin}/feed\n`,
      stderr: `the page also names ${origin}/feed/sport (Sport)\n`,
    })
    expect(await listed()).toMatchObject([{ url: `${origin}/feed` }])
  })

  test('is the address itself when it is a feed, or when nobody answers there now', async () => {
    page('')
    expect(await add('feed')).toMatchObject({ code: 0, stdout: `added http://127.0.0.1:${farm.port}/feed\n` })
    farm.hosts.set('127.0.0.1', (_, response) => response.writeHead(503).end())
    expect(await add('later')).toMatchObject({ code: 0, stderr: expect.stringContaining('was not looked at: the server answered 503') })
  })

  test('is none when its page names none', async () => {
    page('')
    expect(await add('news')).toMatchObject({ code: 1, stderr: expect.stringContaining('is a web page and names no feed') })
    expect(await listed()).toEqual([])
  })
})

describe('outlets', () => {
  const outlets = (...words: string[]): Promise<Ran> => {
    const server = store.options.databaseUrl ? { SITREP_DATABASE_URL: store.options.databaseUrl } : {}
    return sitrep(['outlets', ...words, '--data', store.options.dataDir], { now: NOW, environment: server })
  }

  test('full text is off until it is set, by the registrable domain', async () => {
    expect(
      await outlets('set', 'www.gazette.example', '--name', 'The Gazette', '--country', 'at', '--family', 'Osten Media', '--json'),
    ).toMatchObject({
      code: 0,
      stdout: '{"host":"gazette.example","name":"The Gazette","country":"AT","family":"Osten Media","full_text":false}\n',
    })
    expect(await outlets('list', '--full-text')).toMatchObject({ code: 0, stdout: '' })
    expect(await outlets('set', 'gazette.example', '--full-text', 'on')).toMatchObject({
      code: 0,
      stdout: 'gazette.example  The Gazette  AT  Osten Media  full text\n',
    })
    expect((await outlets('list', '--full-text')).stdout).toContain('gazette.example')
  })

  test.each([
    [['set', 'nonsense here'], 'names no outlet'],
    [['set', 'a.example', '--country', 'Austria'], 'no country code'],
    [['set', 'a.example', '--country', 'ﬁ'], '"ﬁ" is no country code'],
    [['set', 'a.example', '--name', 'The \x1bA'], '--name holds no control characters'],
    [['set', 'a.example', '--name', 'A'.repeat(101)], '--name has at most 100 characters'],
    [['set', 'a.example', '--family', 'A'.repeat(101)], '--family has at most 100 characters'],
    [['set', 'a.example', '--full-text', 'yes'], 'on or off'],
  ])('%j is refused', async (words, reason) => {
    expect(await outlets(...words)).toMatchObject({ code: 2, stderr: expect.stringContaining(reason) })
  })
})
