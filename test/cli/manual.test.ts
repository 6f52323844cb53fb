// The operator's manual lists what the program has, and nothing else.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCommands } from '../../src/cli/commands.ts'
import { SETTINGS } from '../../src/config.ts'
import { METRICS } from '../../src/meter.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const manual = read('docs/operations.md')
const commands = await loadCommands()

test('it lists every setting, and no other', () => {
  const listed = [...manual.matchAll(/^\| `SITREP_(\w+)`/gm)].map(([, name]) => name?.toLowerCase())
  expect(listed.toSorted()).toEqual(Object.keys(SETTINGS).toSorted())
})

test('it tells the default of each setting, and which are secrets', () => {
  for (const [name, setting] of Object.entries(SETTINGS)) {
    const [, told, meaning] = new RegExp(`^\\| \`SITREP_${name.toUpperCase()}\` \\| (.+?) \\| (.+) \\|$`, 'm').exec(manual) ?? []
    const isPlain = ['string', 'number', 'boolean'].includes(typeof setting.default)
    // What is none of these is told in words: "the public URL", "none".
    if (isPlain) expect(told, name).toBe(String(setting.default))
    expect(/\bsecret\b/.test(meaning ?? ''), name).toBe('secret' in setting)
  }
})

test('it lists every command, and no other, as its help tells it', () => {
  const rows = manual.matchAll(/^\| `sitrep ([a-z -]+)`(?: `(.*?)`)? \| (.+) \|$/gm)
  const listed = [...rows].map(([, name, usage = '', summary]) => ({ name, usage: usage.replaceAll('\\|', '|'), summary }))
  const byName = (one: { name?: string | undefined }, other: { name?: string | undefined }) =>
    (one.name ?? '').localeCompare(other.name ?? '')
  expect(listed.toSorted(byName)).toEqual(commands.map(({ name, usage, summary }) => ({ name, usage, summary })).toSorted(byName))
})

test('the usage of a command names each option that it takes, and no other', () => {
  for (const { name, usage, options = {} } of commands) {
    const named = [...usage.matchAll(/--([a-z-]+)/g)].map(([, option]) => option).filter((option) => option !== 'data')
    expect([...new Set(named)].toSorted(), name).toEqual(Object.keys(options).toSorted())
  }
})

test('it lists every metric, and no other', () => {
  const rows = [...manual.matchAll(/^\| (`sitrep_[\w`, ]+`) \|/gm)].map(([, names = '']) => names)
  const listed = rows.flatMap((names) => [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  const gauges = [...read('src/service/stream-gauges.ts').matchAll(/name: '(sitrep_\w+)'/g)].map(([, name]) => name)
  expect(gauges.length).toBeGreaterThan(5)
  expect(listed.toSorted()).toEqual([...Object.keys(METRICS), ...gauges].toSorted())
})

test('it lists every event that the log warns of or calls an error, by its level', () => {
  const rows = [...manual.matchAll(/^\| (`[a-z_]+\.[a-z_]+`[^|]*) \| ([45]0) \|/gm)]
  const listed = rows.flatMap(([, names = '', level]) => [...names.matchAll(/`([\w.]+)`/g)].map(([, event]) => `${level} ${event}`))
  const logged = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) => [...read(`src/${path}`).matchAll(/\b(warn|error)\(\s*'([a-z_]+\.[a-z_]+)'/g)])
    .map(([, level, event]) => `${level === 'warn' ? 40 : 50} ${event}`)
  expect(listed.toSorted()).toEqual([...new Set(logged)].toSorted())
})

test('it lists every reason why a feed is due, and every page of operators', () => {
  const rows = /\| reason \| due then, since \|\n([\s\S]*?)\n\n/.exec(manual)?.[1] ?? ''
  const reasons = [...rows.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  )
  const decided = /type ScheduleReason = ([^\n]+)/.exec(read('src/core/feeds/feed-schedule.ts'))?.[1] ?? ''
  const stored = ['src/store/feeds.ts', 'src/store/migrations/0002-feeds.sql'].map(read).join('\n')
  const given = [
    ...stored.matchAll(/(?:schedule_reason(?: = | text not null default )|CLAIMED\w* = )'(\w+)'/g),
    ...decided.matchAll(/'(\w+)'/g),
  ]
  expect(reasons.toSorted()).toEqual([...new Set(given.map(([, name]) => name))].toSorted())
  const pages = [...read('src/site/admin/frame.ts').matchAll(/path: '(\/admin\S*)', label/g)].map(([, path]) => path)
  expect(pages.length).toBeGreaterThan(5)
  expect([...manual.matchAll(/^\| `(\/admin\S*)` \|/gm)].map(([, path]) => path)).toEqual(pages)
})

test('it lists every reason and every doubt that a decision is explained by', () => {
  const section = /### Reading a decision\n([\s\S]*?)\n## /.exec(manual)?.[1] ?? ''
  const named = new Set([...section.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  const clusters = ['assign', 'merge', 'split'].map((name) => `src/core/clusters/${name}.ts`)
  const situations = ['group', 'group-repair'].map((name) => `src/core/situations/${name}.ts`)
  const reasons = [...clusters, ...situations, 'src/core/articles/near-duplicate.ts', 'src/pipeline/judge-copies.ts']
    .flatMap((path) => [...read(path).matchAll(/\breason: ((?:Copy\['reason'\] \| )?'[^;,}\n]+)/g)])
    .flatMap(([, type = '']) => [...type.replace("Copy['reason']", '').matchAll(/'(\w+)'/g)].map(([, name]) => name))
  const doubts = [...read('src/core/clusters/assign-rank.ts').matchAll(/^ {2}(\w+Doubt): 0,$/gm)].map(([, name]) => name)
  expect([reasons.length > 15, doubts.length > 5]).toEqual([true, true])
  expect([...reasons, ...doubts].filter((name) => !named.has(name))).toEqual([])
})
