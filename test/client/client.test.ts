// A client generated from the document that the service serves, compiled strictly, and used against the service. The generator is a package of
// its own (npm ci --prefix test/client), for it needs an older compiler than the project.

import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../support/api.ts'
import { DAY, idOf, NOW, seedAccount, seedCluster, seedSituation } from '../support/seed.ts'
import { openTestStore, type TestStore } from '../support/store.ts'

const HERE = import.meta.dirname
const GENERATOR = join(HERE, 'node_modules/.bin/openapi-ts')
const COMPILER = join(HERE, '../../node_modules/.bin/tsc')
const COMPILER_OPTIONS = [
  '--strict',
  '--noUncheckedIndexedAccess',
  '--module',
  'nodenext',
  '--target',
  'es2024',
  '--lib',
  'es2024,dom',
  '--skipLibCheck',
]

let directory: string
let store: TestStore
let api: TestApi
let origin: string
let key: string

describe.skipIf(!existsSync(GENERATOR))('a generated client', () => {
  beforeAll(async () => {
    // Within the project, so that the compiled program is a module as the project's own are.
    directory = mkdtempSync(join(HERE, '.built-'))
    store = await openTestStore()
    const { db } = store
    key = (await seedAccount(db, 'reader', 'builder')).authorization.replace('Bearer ', '')
    await seedSituation(db, 'ferry')
    await seedSituation(db, 'flood', { lastUpdated: NOW - DAY })
    await seedCluster(db, 'aground', { situation: 'ferry', outlets: 3 })
    await seedCluster(db, 'hearing', { situation: 'ferry', outlets: 2, publishedAt: NOW - DAY })
    api = openTestApi(db)
    api.search.index = async () => [{ clusterId: idOf('hearing'), score: 1 }]
    origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await api?.app.close()
    await store?.close()
    if (directory) rmSync(directory, { recursive: true, force: true })
  })

  test('compiles, and reads lists, timelines, articles, hits and refusals by the types it promises', async () => {
    const document = join(directory, 'openapi.json')
    writeFileSync(document, await (await fetch(`${origin}/openapi.json`)).text())
    writeFileSync(join(directory, 'package.json'), '{"type":"module"}')
    execFileSync(GENERATOR, ['-i', document, '-o', join(directory, 'generated'), '-c', '@hey-api/client-fetch', '--silent'])
    copyFileSync(join(HERE, 'reader.ts'), join(directory, 'reader.ts'))
    execFileSync(COMPILER, ['--ignoreConfig', ...COMPILER_OPTIONS, '--outDir', join(directory, 'out'), join(directory, 'reader.ts')], {
      encoding: 'utf8',
    })
    const { read }: { read: (baseUrl: string, key: string) => Promise<object> } = await import(join(directory, 'out/reader.js'))
    const reading = await read(`${origin}/v1`, key)
    expect(reading).toMatchObject({
      tier: 'builder',
      situations: [{ slug: 'ferry' }, { slug: 'flood' }],
      timeline: [{ slug: 'aground' }, { slug: 'hearing' }],
      outlets: [3, 2],
      hits: ['hearing'],
      refusals: ['401 unauthorized', '404 not_found'],
    })
  })
})
