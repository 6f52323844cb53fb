// Prepares one store with the sample stream taken in and published, for the tests that look at it with a browser.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { sitrep } from '../cli/support.ts'
import { SAMPLE, SAMPLE_NOW } from './sample.ts'
import { createTemplateDatabase, urlOf } from './services.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** As `storeTemplate`, with the sample stream in it. */
    sampleTemplate: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env.SITREP_TEST_DATABASE_URL
  const directory = mkdtempSync(join(tmpdir(), 'sitrep-sample-'))
  const database = serverUrl ? await createTemplateDatabase(serverUrl) : undefined
  const environment = serverUrl && database ? { SITREP_DATABASE_URL: urlOf(serverUrl, database.name) } : undefined
  const ran = await sitrep(['ingest', SAMPLE, '--wait', '--data', directory], { now: SAMPLE_NOW, ...(environment && { environment }) })
  if (ran.code !== 0) throw new Error(`the sample was not taken in: ${ran.stderr}`)
  project.provide('sampleTemplate', database?.name ?? directory)
  return async () => {
    await database?.drop()
    rmSync(directory, { recursive: true, force: true })
  }
}
