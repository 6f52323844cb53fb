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
  /** Where pgvector lies, if our search_path leaves that out. */
  vectorAside: string | null
  /** What the database writes its texts in. */
  encoding: string
  /** What the small letter of "I" is by the database's collation. */
  smallI: string
  /** Whether a store is there already: it goes on as it began. */
  isStore: boolean
  /** Where our tables are made; null where the search_path names nothing that is there. */
  schema: string | null
  /** What a server, a database or a role may set otherwise for each session of ours. */
  dateStyle: string
  isolation: string
}

/** What keeps the server from being used, if anything does. */
export async function findUnmetNeed(db: Queryable): Promise<string | undefined> {
  const [versions] = await db.query<ServerVersions>(sql`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as name,
      coalesce(made.extversion, able.default_version) as vector, made.extversion is not null as "isVectorMade",
      case when to_regtype('vector') is null then made.extnamespace::regnamespace::text end as "vectorAside",
      current_setting('server_encoding') as encoding, lower('I') as "smallI", to_regclass('accounts') is not null as "isStore", current_schema()::text as schema, current_setting('datestyle') as "dateStyle",
      current_setting('default_transaction_isolation') as isolation
    from (select 'vector' as name) as needed
    left join pg_extension made on made.extname = needed.name
    left join pg_available_extensions able on able.name = needed.name`)
  return versions && unmetNeed(versions)
}

/** The same of known versions. */
export function unmetNeed(server: ServerVersions): string | undefined {
  const { number, name, encoding, smallI, isStore } = server
  const major = Math.floor(number / 10_000)
  if (major < POSTGRES_MIN) return `it is PostgreSQL ${name}, and ${POSTGRES_MIN} or newer is needed`
  if (encoding !== 'UTF8') {
    return `this database holds texts as ${encoding}, and UTF8 is needed: make one with "create database … encoding 'UTF8' template template0"`
  }
  // Turkish and Azeri have another: INFO@… and info@… would be two accounts.
  if (smallI !== 'i' && !isStore) {
    return `the small letter of "I" is "${smallI}" in this database, and "i" is needed: make one with "create database … locale 'C.UTF-8' template template0"`
  }
  return unmetSetting(server) ?? unmetVector(server, major)
}

/** Dates in another style would be misread; of those who write one row at once a stricter level fails all but one. */
function unmetSetting({ schema, dateStyle, isolation }: ServerVersions): string | undefined {
  if (schema === null) return 'the search_path of this role names no schema that is there: make one, or "alter role … set search_path = …"'
  if (!dateStyle.startsWith('ISO')) {
    return `it writes dates in the style "${dateStyle}", and ISO is needed: "alter role … set datestyle = 'ISO'"`
  }
  if (isolation.startsWith('read ')) return undefined
  return `its transactions are ${isolation}, and read committed is needed: "alter role … set default_transaction_isolation = 'read committed'"`
}

function unmetVector({ vector, isVectorMade, vectorAside }: ServerVersions, major: number): string | undefined {
  const needed = VECTOR_MIN.join('.')
  const pack = `pgvector ${needed} or newer on the server (Debian: postgresql-${major}-pgvector)`
  if (vector === null) return `it has no pgvector: install ${pack}`
  if (vectorAside !== null) {
    return `its pgvector is in the schema ${vectorAside}, which the search_path of this role leaves out: "alter role … set search_path = …, ${vectorAside}"`
  }
  if (!isOlder(vector)) return undefined
  const then = isVectorMade ? ', then run "alter extension vector update" in this database' : ''
  return `its pgvector is ${vector}: install ${pack}${then}`
}

function isOlder(vector: string): boolean {
  const [major = 0, minor = 0] = vector.split('.').map(Number)
  return major < VECTOR_MIN[0] || (major === VECTOR_MIN[0] && minor < VECTOR_MIN[1])
}
