import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadCommands } from '../../src/cli/commands.ts'
import { createEnding } from '../../src/cli/ending.ts'
import { fileFailure } from '../../src/cli/file-failure.ts'
import { announceServer } from '../../src/cli/serve.ts'
import { readConfig } from '../../src/config.ts'
import { sitrep } from './support.ts'

const all = (await loadCommands()).map(({ name }) => name)

test('a word loads the commands that begin with it, and no others', async () => {
  expect(all).toEqual(expect.arrayContaining(['serve', 'ingest', 'keys create', 'curate undo', 'config']))
  for (const word of new Set(all.map((name) => name.split(' ')[0] ?? ''))) {
    const names = (await loadCommands(word)).map(({ name }) => name)
    expect(names).toEqual(all.filter((name) => name.split(' ')[0] === word))
  }
})

test.each(['serv', '--help', 'constructor'])('%s is no such word: all are loaded, for the overview', async (word) => {
  expect(await loadCommands(word)).toHaveLength(all.length)
})

test.each(['ingest', 'keys create', 'keys', ''])('`help %s` is what `%s --help` prints', async (words) => {
  const asked = words.split(' ').filter((word) => word !== '')
  const helped = await sitrep(['help', ...asked])
  expect(helped).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`sitrep ${words === 'keys' || words === '' ? 'COMMAND' : words} `),
  })
  expect(helped).toEqual(await sitrep([...asked, '--help']))
})

test.each([
  ['help serv', 'unknown command "serv"; `sitrep --help` lists the commands'],
  ['keys mint', 'unknown command "keys mint"; `sitrep keys --help` lists the commands'],
])('`%s` names nothing and is told what does', async (words, problem) => {
  expect(await sitrep(words.split(' '))).toEqual({ code: 2, stdout: '', stderr: `sitrep: ${problem}\n` })
})

test('the version is that of the package', async () => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))
  expect(await sitrep(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' })
  expect(await sitrep(['--version', '--json'])).toEqual({ code: 0, stdout: `{"version":"${version}"}\n`, stderr: '' })
})

test.each([
  { words: 'check', code: 1 },
  { words: 'explain cluster x', code: 1 },
  { words: 'backup FILE', code: 1 },
  { words: 'curate list', code: 1 },
  { words: 'accounts create nobody', code: 2 },
  { words: 'outlets set a.example --country nobody', code: 2 },
])('`$words` on a mistyped folder ends with $code and makes nothing there', async ({ words, code }) => {
  const folder = await mkdtemp(join(tmpdir(), 'sitrep-mistyped-'))
  try {
    const missing = join(folder, 'dta')
    const ran = await sitrep([...words.replace('FILE', join(folder, 'kept.gz')).split(' '), '--data', missing])
    expect(ran).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(code === 1 ? `no store in ${missing}` : 'nobody') })
    expect(await readdir(folder)).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})

describe('a data directory that can not be looked into is told with the reason, not as one without a store:', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sitrep-closed-'))
    await writeFile(join(folder, 'file'), '')
    await symlink('circle', join(folder, 'circle'))
    await mkdir(join(folder, 'closed'), { mode: 0o000 })
  })
  afterAll(() => rm(folder, { recursive: true }))
  const asked = (name: string) => sitrep(['check', '--data', join(folder, name)])
  const told = (name: string, reason: string) => ({ code: 1, stdout: '', stderr: `sitrep: ${join(folder, name)}: ${reason}${NAMED}\n` })
  const NAMED = '; --data or SITREP_DATA_DIR names the data directory'

  test('a file', async () => expect(await asked('file')).toEqual(told('file', 'is no folder, or lies in none')))
  test('links in a circle', async () => expect(await asked('circle')).toEqual(told('circle', 'its links lead in a circle')))
  test('a path below a file', async () => expect(await asked('file/data')).toEqual(told('file/data', 'is no folder, or lies in none')))
  test('a name of 300 letters', async () => expect(await asked('n'.repeat(300))).toEqual(told('n'.repeat(300), 'the name is too long')))
  test.each([
    ['file', 'is no folder, or lies in none'],
    ['file/data', 'is no folder, or lies in none'],
    ['circle', 'its links lead in a circle'],
    ['n'.repeat(300), 'the name is too long'],
  ])('a store that is made where it is missing: %.20s', async (name, reason) => {
    const ran = await sitrep(['ingest', '-'], { environment: { SITREP_DATA_DIR: join(folder, name) } })
    expect(ran).toEqual(told(name, reason))
  })
  // To the system's administrator nothing is closed.
  test.skipIf(process.getuid?.() === 0)('a folder of somebody else', async () =>
    expect(await asked('closed')).toEqual(told('closed', 'permission denied')),
  )
})

test('what else the system refuses is told in its words, not by its code alone', () => {
  const readOnly = Object.assign(new Error("EROFS: read-only file system, mkdir '/mnt/data'"), { code: 'EROFS', syscall: 'mkdir' })
  expect(fileFailure(readOnly, '/mnt/data')?.message).toBe('/mnt/data: read-only file system')
  expect(fileFailure(Object.assign(new Error('it broke'), { code: 'EIO', syscall: 'read' }), 'a.xml')?.message).toBe('a.xml: EIO')
})

test.skipIf(!existsSync('/dev/full'))('output that nothing takes is a failure that is told', () => {
  const full = openSync('/dev/full', 'w')
  const program = join(import.meta.dirname, '../../src/main.ts')
  const { status, stderr } = spawnSync(process.execPath, [program, 'config'], { stdio: ['ignore', full, 'pipe'], encoding: 'utf8' })
  closeSync(full)
  expect([status, stderr]).toEqual([1, "sitrep: standard output can't be written: ENOSPC: no space left on device, write\n"])
})

test.skipIf(!existsSync('/dev/full'))('complaints that nothing takes end no work', () => {
  const full = openSync('/dev/full', 'w')
  const at = (path: string) => join(import.meta.dirname, '../..', path)
  const words = [at('src/main.ts'), 'feeds', 'check', '/nowhere.xml', at('sample/feeds/byteledger.feed.json'), '--json']
  const { status, stdout } = spawnSync(process.execPath, words, { stdio: ['ignore', 'pipe', full], encoding: 'utf8' })
  closeSync(full)
  expect([status, stdout]).toEqual([1, expect.stringContaining('byteledger.feed.json')])
})

test('a slash at the end of a public address is left out', async () => {
  const ran = await sitrep(['config', '--json'], {
    environment: { SITREP_PUBLIC_URL: 'https://News.example:443/', SITREP_API_URL: 'http://[::1]:8787' },
  })
  expect(JSON.parse(ran.stdout)).toMatchObject({ public_url: 'https://news.example', api_url: 'http://[::1]:8787' })
})

test.each([
  [{}, 'http://127.0.0.1:8787', 'http://127.0.0.1:8787'],
  [{ SITREP_PUBLIC_URL: 'https://news.example' }, 'https://news.example', 'https://news.example'],
  [{ SITREP_SITE_URL: 'https://news.example' }, 'https://news.example', 'http://127.0.0.1:8787'],
  [{ SITREP_PUBLIC_URL: 'https://news.example', SITREP_API_URL: 'https://api.example' }, 'https://news.example', 'https://api.example'],
])('serve with %j tells where the site and the API are', (environment, site, api) => {
  const told: string[] = []
  const print = (lines: string | readonly string[]) => void told.push(...lines)
  announceServer({ print, environment, config: readConfig({ environment, flags: {} }) }, 'http://127.0.0.1:8787', undefined)
  expect(told).toContain(`  site        ${site}`)
  expect(told).toContain(`  API         ${api}/v1/situations   (documents: ${api}/openapi.json)`)
})

test('the command that serve prints names its data directory so that a shell takes it', () => {
  const told: string[] = []
  const print = (lines: string | readonly string[]) => void told.push(...lines)
  const environment = { SITREP_DATA_DIR: '/srv/my news' }
  announceServer({ print, environment, config: readConfig({ environment, flags: {} }) }, 'http://127.0.0.1:8787', undefined)
  expect(told.join('\n')).toContain("npx sitrep accounts create EMAIL --data '/srv/my news'")
})

test('one Ctrl-C that comes twice, by the terminal and by a wrapper, asks once; a later one is an order', () => {
  let now = 0
  let orders = 0
  const ending = createEnding({ clock: () => now, leaveAtOnce: () => (orders += 1) })
  const askAt = (at: number): [boolean, number] => {
    now = at
    ending.ask()
    return [ending.signal.aborted, orders]
  }
  expect(ending.signal.aborted).toBe(false)
  expect([askAt(5_000), askAt(5_000), askAt(6_000)]).toEqual([
    [true, 0],
    [true, 0],
    [true, 0],
  ])
  expect(askAt(6_001)).toEqual([true, 1])
})
