import {
  createReadStream,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { storeOfFile } from '../support/store.ts'
import { type RunOptions, sitrep } from './support.ts'

const store = storeOfFile()
let directory: string
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'sitrep-cli-'))
})
afterAll(async () => {
  rmSync(directory, { recursive: true, force: true })
})

const ingest = (words: readonly string[], options: RunOptions = {}) => {
  const environment = store.options.databaseUrl ? { SITREP_DATABASE_URL: store.options.databaseUrl } : {}
  return sitrep(['ingest', ...words, '--data', store.options.dataDir], { environment, ...options })
}
const file = (name: string, content: string | Buffer): string => {
  const path = join(directory, name)
  writeFileSync(path, content)
  return path
}
const line = (id: string, over: Record<string, unknown> = {}): string =>
  JSON.stringify({
    url: `https://lantern.example/${id}`,
    title: `Ferry ${id} leaves Port Ansel`,
    published_at: '2026-03-20T10:00:00Z',
    ...over,
  })
const titles = async (): Promise<string[]> =>
  (await store.db.query<{ title: string }>(sql`select title from articles order by seq`)).map(({ title }) => title)

describe('what goes in', () => {
  test('the same address twice is one article, whatever its tracking parameters', async () => {
    const path = file(
      'twice.ndjson',
      [line('a1'), line('a1', { url: 'http://www.lantern.example/a1?utm_source=x#top' }), line('a2')].join('\n'),
    )
    expect(await ingest([path, '--json'])).toMatchObject({ code: 0, stdout: '{"accepted":2,"duplicate":1,"rejected":0,"held":0}\n' })
    expect(await ingest([path])).toMatchObject({ code: 0, stdout: '0 accepted, 3 duplicate, 0 rejected\n' })
  })

  test('gzip, several sources and standard input go in alike', async () => {
    const packed = file('b.ndjson.gz', gzipSync(line('b1')))
    const feed = file(
      'b.xml',
      '<rss version="2.0"><channel><title>Lantern</title><item><title>Ferry b3 returns</title><link>https://lantern.example/b3</link><pubDate>Fri, 20 Mar 2026 09:00:00 GMT</pubDate></item></channel></rss>',
    )
    expect(await ingest([packed, '-', feed], { stdin: line('b2') })).toMatchObject({
      code: 0,
      stdout: '3 accepted, 0 duplicate, 0 rejected\n',
    })
    expect((await titles()).slice(-3)).toEqual(['Ferry b1 leaves Port Ansel', 'Ferry b2 leaves Port Ansel', 'Ferry b3 returns'])
  })

  test('unlike items of a feed under one address are articles each, as where the feed is followed, and one that stands there twice is one', async () => {
    const item = (guid: string, title: string) =>
      `<item><guid>${guid}</guid><title>${title}</title><link>https://lantern.example/live</link><pubDate>Fri, 20 Mar 2026 09:00:00 GMT</pubDate></item>`
    const items = [item('l1', 'Ferry l1 returns'), item('l2', 'Council passes budget'), item('l1', 'Ferry l1 returns')]
    const feed = file('live.xml', `<rss version="2.0"><channel><title>Lantern</title>${items.join('')}</channel></rss>`)
    expect((await ingest([feed])).stdout).toBe('2 accepted, 1 duplicate, 0 rejected\n')
    expect((await titles()).slice(-2)).toEqual(['Ferry l1 returns', 'Council passes budget'])
    expect((await ingest([feed])).stdout).toBe('0 accepted, 3 duplicate, 0 rejected\n')
  })

  test('--rebase shifts all times so that the newest is now, and a broken date far ahead does not count', async () => {
    const lines = [
      line('c1', { published_at: '2019-05-01T00:00:00Z' }),
      line('c2', { published_at: '2019-05-03T00:00:00Z' }),
      line('c3', { published_at: '2031-01-01T00:00:00Z' }),
    ]
    expect(await ingest(['-', '--rebase'], { stdin: lines.join('\n') })).toMatchObject({
      code: 1,
      stdout: '2 accepted, 0 duplicate, 1 rejected\n',
    })
    const times = await store.db.query(sql`select published_at as at from articles where url like '%/c_' order by seq`)
    expect(times).toEqual([{ at: Date.parse('2026-03-18T12:00:00Z') }, { at: Date.parse('2026-03-20T12:00:00Z') }])
  })
})

describe('what a line says that no article can have', () => {
  const wrong = { body: 5, summary: ['x'], source_host: 'not a host', category: 'nonsense', country: 'SU', language: 7 }

  test('is told once for each field, with the first line and how many articles go without it, and they go in', async () => {
    const path = file('unused.ndjson', [line('u1'), line('u2', wrong), line('u3', { category: 'rubbish', country: 'no' })].join('\n'))
    expect(await ingest([path])).toEqual({
      code: 0,
      stdout: '3 accepted, 0 duplicate, 0 rejected\n',
      stderr: [
        `${path}:2: source_host is not a host; the article goes without it`,
        `${path}:2: summary is not a string; the article goes without it`,
        `${path}:2: body is not a string; the article goes without it`,
        `${path}:2: language is not a string; the article goes without it`,
        `${path}:2: category is not a category; 2 articles go without their category`,
        `${path}:2: country is not a country code; the article goes without it`,
        '',
      ].join('\n'),
    })
    const told = JSON.parse((await ingest([path, '--json'])).stdout)
    expect(told.unused_fields).toEqual({ source_host: 1, summary: 1, body: 1, language: 1, category: 2, country: 1 })
  })

  test('is not told of what is left open, nor of lines that are refused', async () => {
    const open = { body: null, summary: '', source_host: ' ', category: null, country: '', language: 'und' }
    const path = file('open.ndjson', [line('u4', open), line('u5', { ...wrong, title: '' })].join('\n'))
    const { stderr, stdout } = await ingest([path, '--json'])
    expect(stderr).toBe(`${path}:2: title is missing\n`)
    expect(JSON.parse(stdout)).toEqual({ accepted: 1, duplicate: 0, rejected: 1, held: 0 })
  })
})

describe('what is refused, by file, line and reason, while the rest goes in', () => {
  const refused: [string, string, string][] = [
    ['a line that is not JSON', '{"url": oops', 'the line is not JSON'],
    ['a missing title', '{"url":"https://lantern.example/x","published_at":"2026-03-20T10:00:00Z"}', 'title is missing'],
    // D4-undated
    ['a missing date', '{"url":"https://lantern.example/x","title":"T"}', 'published_at is missing'],
    ['a date of year 0', line('x', { published_at: '0000-01-01T00:00:00Z' }), 'published_at'],
    ['a date more than an hour ahead', line('x', { published_at: '2026-03-20T13:00:01Z' }), 'published_at'],
    ['an empty title', line('x', { title: '<b> </b>' }), 'title'],
    ['an address that is not of the web', line('x', { url: 'ftp://lantern.example/x' }), 'url'],
    ['an address with a control character', line('x', { url: 'https://lantern.example/\u0000' }), 'url'],
  ]
  test.each(refused)('%s', async (name, bad, reason) => {
    const id = name.replaceAll(' ', '-')
    const path = file('bad.ndjson', [line(`${id}-1`), bad, line(`${id}-2`)].join('\n'))
    const ran = await ingest([path])
    expect(ran).toMatchObject({ code: 1, stdout: '2 accepted, 0 duplicate, 1 rejected\n' })
    expect(ran.stderr).toContain(`${path}:2: `)
    expect(ran.stderr).toContain(reason)
  })

  test('a damaged gzip: what stood before the damage went in, and one message says where it broke', async () => {
    const lines = Array.from({ length: 2_000 }, (_, i) => line(`d${i}`, { body: `Report ${i} ${Math.sin(i)}` })).join('\n')
    const packed = gzipSync(lines)
    const path = file('cut.ndjson.gz', packed.subarray(0, packed.length - 2_000))
    const ran = await ingest([path, '--json'])
    const counts = JSON.parse(ran.stdout)
    expect(ran.code).toBe(1)
    expect(counts.accepted).toBeGreaterThan(1_500)
    expect(ran.stderr.trim().split('\n').at(-1)).toMatch(/cut\.ndjson\.gz:\d+: /)
  })

  test('a binary file is one message', async () => {
    const path = file('picture.ndjson', Buffer.from(Array.from({ length: 4_096 }, (_, i) => (i * 73) % 256)))
    const ran = await ingest([path])
    expect(ran).toMatchObject({ code: 1, stdout: '0 accepted, 0 duplicate, 1 rejected\n' })
    expect(ran.stderr.trim().split('\n')).toHaveLength(1)
  })

  test('a feed with entity definitions is refused whole, in one message', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><rss version="2.0"><channel><item><title>&b;</title><link>https://lantern.example/bomb</link></item></channel></rss>`
    const ran = await ingest([file('bomb.xml', bomb)])
    expect(ran).toMatchObject({ code: 1, stdout: '0 accepted, 0 duplicate, 1 rejected\n' })
    expect(ran.stderr.trim().split('\n')).toHaveLength(1)
  })

  test('a line over a megabyte is refused by its number, and the next one goes in', async () => {
    const ran = await ingest(['-'], { stdin: `${line('e1', { body: 'x'.repeat(5_000_000) })}\n${line('e2')}` })
    expect(ran).toMatchObject({ code: 1, stdout: '1 accepted, 0 duplicate, 1 rejected\n' })
    expect(ran.stderr).toContain('standard input:1: the line is longer than 1 MB')
  })

  test('a file that is not there is named', async () => {
    const ran = await ingest([join(directory, 'absent.ndjson')])
    expect(ran.code).toBe(1)
    expect(ran.stderr).toContain('absent.ndjson')
  })

  test('--rejects keeps every refused line with its reason', async () => {
    const rejects = join(directory, 'rejects.ndjson')
    await ingest(['-', '--rejects', rejects], { stdin: '{"broken"\n[]\n' })
    const kept = readFileSync(rejects, 'utf8')
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text))
    expect(kept).toEqual([
      { source: 'standard input', line: 1, reason: 'the line is not JSON', raw: '{"broken"' },
      { source: 'standard input', line: 2, reason: 'the line is not a JSON object', raw: '[]' },
    ])
  })

  test('of more than twenty refused lines the first twenty are told, and that there are more; of twenty no more is said', async () => {
    const told = async (lines: number, words: readonly string[] = []) =>
      (await ingest(['-', ...words], { stdin: '{"broken"\n'.repeat(lines) })).stderr.trimEnd().split('\n')
    expect(await told(20)).toEqual(Array.from({ length: 20 }, (_, at) => `standard input:${at + 1}: the line is not JSON`))
    const rejects = join(directory, 'further.ndjson')
    for (const [words, further] of [
      [[], 'further rejections are counted (--rejects FILE writes all)'],
      [['--rejects', rejects], `further rejections are counted and written to ${rejects}`],
    ] as const) {
      expect((await told(22, words)).slice(19)).toEqual(['standard input:20: the line is not JSON', further])
    }
  })

  test('--rebase, which reads standard input twice, still names it so', async () => {
    const rejects = join(directory, 'rebased.ndjson')
    const ran = await ingest(['-', '--rebase', '--rejects', rejects], { stdin: `${line('r1')}\n{"broken"\n` })
    expect(ran).toMatchObject({ code: 1, stderr: 'standard input:2: the line is not JSON\n' })
    expect(JSON.parse(readFileSync(rejects, 'utf8'))).toMatchObject({ source: 'standard input', line: 2 })
  })

  test('a folder for the file of --rejects is told as one', async () => {
    expect(await ingest(['-', '--rejects', tmpdir()], { stdin: '' })).toMatchObject({
      code: 1,
      stderr: `sitrep: ${tmpdir()}: is a directory\n`,
    })
  })

  test.skipIf(!existsSync('/dev/full'))('a file of --rejects that cannot be written is told with what was taken in', async () => {
    const ran = await ingest(['-', '--rejects', '/dev/full'], { stdin: `{"broken"\n${line('beside-full')}\n` })
    const told = 'no space left; not all that was rejected is in it, and what was taken in stays (1 accepted, 0 duplicate, 1 rejected)'
    expect(ran).toMatchObject({ code: 1, stderr: `standard input:1: the line is not JSON\nsitrep: /dev/full: ${told}\n` })
  })
})

describe('a file that is read is never the one to write', () => {
  const content = gzipSync(line('w1'))
  const given = (name: string) => {
    const path = file(name, content)
    const [symbolic, hard] = [join(directory, `soft-${name}`), join(directory, `hard-${name}`)]
    symlinkSync(path, symbolic)
    linkSync(path, hard)
    return { path, symbolic, hard }
  }

  test.each(['path', 'symbolic', 'hard'] as const)('--rejects by its %s is refused, and the file stays whole', async (way) => {
    const files = given(`read-${way}.ndjson.gz`)
    const ran = await ingest([file('other.ndjson', line('w2')), files.path, '--rejects', files[way]])
    expect(ran).toMatchObject({ code: 2, stdout: '', stderr: `sitrep: --rejects ${files[way]}: this file is read (${files.path})\n` })
    expect(readFileSync(files.path)).toEqual(content)
  })

  test('a file that the shell makes standard input counts', async () => {
    const { path } = given('shell.ndjson.gz')
    const stdin = createReadStream('', { fd: openSync(path, 'r') })
    expect((await ingest(['-', '--rejects', path], { stdin })).code).toBe(2)
    stdin.destroy()
    expect(readFileSync(path)).toEqual(content)
  })

  test.each(['clusters', 'situations', 'countries'])('so does what eval %s reads', async (what) => {
    const { path, symbolic } = given(`eval-${what}.ndjson.gz`)
    expect(await sitrep(['eval', what, path, '--out', symbolic])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `sitrep: --out ${symbolic}: this file is read (${path})\n`,
    })
    expect(readFileSync(path)).toEqual(content)
  })

  test('a file of --out keeps what it holds where a source is not there', async () => {
    const { path } = given('results.ndjson')
    expect(await sitrep(['eval', 'countries', join(directory, 'mistyped.ndjson'), '--out', path])).toMatchObject({
      code: 1,
      stderr: `sitrep: ${join(directory, 'mistyped.ndjson')}: no such file or folder\n`,
    })
    expect(readFileSync(path)).toEqual(content)
  })

  test.skipIf(!existsSync('/dev/full'))('a file of --out that cannot be written is one line', async () => {
    const path = file('labelled.ndjson', line('w3', { countries: ['FR'] }))
    expect(await sitrep(['eval', 'countries', path, '--out', '/dev/full'])).toMatchObject({
      code: 1,
      stderr: 'sitrep: /dev/full: no space left\n',
    })
  })
})

describe('an interruption', () => {
  /** Gives a line, and then nothing for ever but the interruption. */
  const endless = (text: string, interrupt: () => void): Readable => {
    const parts = [text]
    return new Readable({
      read() {
        const part = parts.shift()
        if (part === undefined) interrupt()
        else this.push(part)
      },
    })
  }

  test('while standard input is read: what came in stays, nothing is rejected', async () => {
    const asked = new AbortController()
    const stdin = endless(`${line('i1')}\n`, () => asked.abort())
    expect(await ingest(['-', '--wait'], { stdin, signal: asked.signal })).toEqual({
      code: 1,
      stdout: '',
      stderr: 'sitrep: interrupted; what was taken in stays (1 accepted, 0 duplicate, 0 rejected)\n',
    })
    expect((await titles()).at(-1)).toBe('Ferry i1 leaves Port Ansel')
  })

  test('before a file is read: it is not rejected', async () => {
    expect(await ingest([file('i2.ndjson', line('i2'))], { signal: AbortSignal.abort() })).toMatchObject({
      code: 1,
      stderr: 'sitrep: interrupted; what was taken in stays (0 accepted, 0 duplicate, 0 rejected)\n',
    })
  })

  test('while a rebase keeps standard input aside: nothing is left behind', async () => {
    const temporary = join(directory, 'temporary')
    mkdirSync(temporary)
    vi.stubEnv('TMPDIR', temporary)
    const asked = new AbortController()
    const stdin = endless(`${line('i3')}\n`, () => asked.abort())
    const ran = await ingest(['-', '--rebase'], { stdin, signal: asked.signal })
    vi.unstubAllEnvs()
    expect(ran).toMatchObject({ code: 1, stderr: 'sitrep: interrupted; nothing was taken in\n' })
    expect(readdirSync(temporary)).toEqual([])
  })

  test.each(['demo', 'serve --sample'])('while %s takes in the sample: nothing is served', async (words) => {
    const asked = new AbortController()
    // Looked at when the sample is brought up to now.
    const clock = () => {
      asked.abort()
      return Date.parse('2026-03-20T12:00:00Z')
    }
    const data = join(directory, 'sample')
    const ran = await sitrep([...words.split(' '), '--port', '0', '--data', data], { clock, signal: asked.signal })
    expect(ran).toMatchObject({ code: 0, stdout: '' })
  })

  test('while --wait waits: it tells how far the store is read, and ends after the round in work', async () => {
    const asked = new AbortController()
    let now = Date.parse('2026-03-20T12:00:00Z')
    const ran = await ingest(['-', '--wait'], {
      stdin: line('i4'),
      clock: () => (now += 1_000),
      watch: (text) => {
        if (text.includes('waiting: ')) asked.abort()
      },
      signal: asked.signal,
    })
    expect(ran).toMatchObject({ code: 1, stdout: '' })
    expect(ran.stderr).toMatch(/reading the store: 0 of \d+ articles, 0 of \d+ events/)
    expect(ran.stderr).toContain('sitrep: interrupted; what was taken in stays (1 accepted, 0 duplicate, 0 rejected)\n')
  })
})

describe('bad usage', () => {
  test.each([
    [['ingest'], 'usage: sitrep ingest'],
    [['ingest', 'x', '--nonsense'], 'usage: sitrep ingest'],
    [['inhale'], 'unknown command "inhale"'],
    [['accounts', 'create', 'a@b.example', '--tier', 'gold'], 'unknown tier "gold"'],
    [['serve', '--port', '-1'], "use '--port=-XYZ'; usage: sitrep serve"],
  ])('%j gives exit code 2 and one line', async (words, message) => {
    const ran = await sitrep(words)
    expect(ran.code).toBe(2)
    expect(ran.stderr.trim().split('\n')).toHaveLength(1)
    expect(ran.stderr).toContain(message)
  })

  test.each([
    [{ SITREP_PROT: '1' }, 'SITREP_PROT: unknown setting'],
    [{ SITREP_PROT: '' }, 'SITREP_PROT: unknown setting'],
    [{ SITREP_PORT_FILE: '' }, 'SITREP_PORT_FILE: unknown setting'],
    [{ SITREP_PORT: 'eighty' }, 'SITREP_PORT: must be a whole number from 0 to 65535'],
    [{ SITREP_PUBLIC_URL: 'https://news.example/sitrep' }, 'SITREP_PUBLIC_URL: must be scheme, host and port alone'],
    [{ SITREP_SITE_URL: 'https://news.example//' }, 'SITREP_SITE_URL: must be scheme, host and port alone'],
    [{ SITREP_API_URL: 'https://news.example/?a=b' }, 'SITREP_API_URL: must be scheme, host and port alone'],
    [{ SITREP_MCP_URL: 'https://news.example/#mcp' }, 'SITREP_MCP_URL: must be scheme, host and port alone'],
    [{ SITREP_PUBLIC_URL: 'https://:secret@news.example' }, 'SITREP_PUBLIC_URL: must be scheme, host and port alone'],
    [{ SITREP_PUBLIC_URL: 'news.example' }, 'SITREP_PUBLIC_URL: must be an address that starts with http: or https:'],
    [{ SITREP_CAPS: '{"gold":{}}' }, 'SITREP_CAPS: unknown tier "gold"'],
    [{ SITREP_DATABASE_URL: 'mysql://u:secret@h/d' }, 'SITREP_DATABASE_URL: must be an address that starts with postgres:'],
  ])('the setting %j stops the start with one line that names it', async (environment, message) => {
    const ran = await sitrep(['config'], { environment: environment as Record<string, string> })
    expect(ran.code).toBe(2)
    expect(ran.stderr).toContain(message)
    expect(ran.stderr.trim().split('\n')).toHaveLength(1)
    expect(ran.stderr).not.toContain('secret')
  })
})
