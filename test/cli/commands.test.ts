import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCommands } from '../../src/cli/commands.ts'
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

test.each([
  { words: 'check', code: 1 },
  { words: 'explain cluster x', code: 1 },
  { words: 'backup FILE', code: 1 },
  { words: 'curate list', code: 1 },
  { words: 'accounts create nobody', code: 2 },
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
