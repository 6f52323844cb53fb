import { expect, test } from 'vitest'
import { loadCommands } from '../../src/cli/commands.ts'

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
