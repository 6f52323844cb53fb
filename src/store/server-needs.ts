// What a PostgreSQL server must have for the schema, told in words before a statement fails on what is missing.

import sql from 'sql-template-tag'
import type { Queryable } from './database.ts'

const POSTGRES_MIN = 16
const VECTOR_MIN = [0, 7] as const

export interface ServerVersions {
  /** As `server_version_num` has it: 170002. */
  number: number
  /** As people read it: "17.2 (Debian 17.2-1)". */
  name: string
  /** Of pgvector in this database, or else of what could be made there. */
  vector: string | null
  isVectorMade: boolean
  /** What the database writes its texts in. */
  encoding: string
}

/** What keeps the server from being used, if anything does. */
export async function findUnmetNeed(db: Queryable): Promise<string | undefined> {
  const [versions] = await db.query<ServerVersions>(sql`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as name,
      coalesce(made.extversion, able.default_version) as vector, made.extversion is not null as "isVectorMade",
      current_setting('server_encoding') as encoding
    from (select 'vector' as name) as needed
    left join pg_extension made on made.extname = needed.name
    left join pg_available_extensions able on able.name = needed.name`)
  return versions && unmetNeed(versions)
}

/** The same of known versions. */
export function unmetNeed({ number, name, vector, isVectorMade, encoding }: ServerVersions): string | undefined {
  const major = Math.floor(number / 10_000)
  if (major < POSTGRES_MIN) return `it is PostgreSQL ${name}, and ${POSTGRES_MIN} or newer is needed`
  if (encoding !== 'UTF8') {
    return `this database holds texts as ${encoding}, and UTF8 is needed: make one with "create database … encoding 'UTF8' template template0"`
  }
  const needed = VECTOR_MIN.join('.')
  const pack = `pgvector ${needed} or newer on the server (Debian: postgresql-${major}-pgvector)`
  if (vector === null) return `it has no pgvector: install ${pack}`
  if (!isOlder(vector)) return undefined
  const then = isVectorMade ? ', then run "alter extension vector update" in this database' : ''
  return `its pgvector is ${vector}: install ${pack}${then}`
}

function isOlder(vector: string): boolean {
  const [major = 0, minor = 0] = vector.split('.').map(Number)
  return major < VECTOR_MIN[0] || (major === VECTOR_MIN[0] && minor < VECTOR_MIN[1])
}
