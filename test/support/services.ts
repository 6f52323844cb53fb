// Databases on the real server that `SITREP_TEST_DATABASE_URL` names.

import { randomUUID } from 'node:crypto'
import { raw } from 'sql-template-tag'
import { migrate } from '../../src/store/migrate.ts'
import { openPostgres } from '../../src/store/postgres.ts'

/** The address of another database on the same server. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/** Runs one statement against the server's own database. */
export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const db = openPostgres({ url: serverUrl })
  try {
    await db.query(raw(statement))
  } finally {
    await db.close()
  }
}

export async function createTemplateDatabase(serverUrl: string): Promise<{ name: string; drop: () => Promise<void> }> {
  const name = `sitrep_template_${randomUUID().replaceAll('-', '')}`
  await onServer(serverUrl, `create database ${name}`)
  const db = openPostgres({ url: urlOf(serverUrl, name) })
  await migrate(db)
  await db.close()
  return { name, drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`) }
}
