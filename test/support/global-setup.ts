// Prepares one migrated store for the whole run; each test file works on a clone of it.

import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openStore } from '../../src/store/open-store.ts'
import { createTemplateDatabase } from './services.ts'

/** By their numbers, template1 and template0. */
const ENGINE_TEMPLATES = ['1', '4']

declare module 'vitest' {
  interface ProvidedContext {
    /** Directory of the prepared embedded store, or the name of the prepared database. */
    storeTemplate: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // What the runner's processes and the programs that tests start compile is kept, as the program's own start keeps it (bin/sitrep.js).
  process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../node_modules/.sitrep')
  const serverUrl = process.env.SITREP_TEST_DATABASE_URL
  if (serverUrl) {
    const template = await createTemplateDatabase(serverUrl)
    project.provide('storeTemplate', template.name)
    return template.drop
  }
  const directory = mkdtempSync(join(tmpdir(), 'sitrep-template-'))
  const db = await openStore({ dataDir: directory })
  await db.close()
  // The engine's own templates for further databases: more than half of the files, and nobody makes another database on a clone.
  for (const number of ENGINE_TEMPLATES) {
    rmSync(join(directory, 'postgres/base', number), { recursive: true })
    mkdirSync(join(directory, 'postgres/base', number), { mode: 0o700 })
  }
  // The engine writes zeros over all of its buffers when it starts, a third of that time; tests keep little.
  appendFileSync(join(directory, 'postgres/postgresql.conf'), '\nshared_buffers = 16MB\n')
  project.provide('storeTemplate', directory)
  return async () => rmSync(directory, { recursive: true, force: true })
}
