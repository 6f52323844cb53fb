// Finds an e-mail address in a column.

import { domainToUnicode } from 'node:url'
import sql, { type Sql } from 'sql-template-tag'

/** Whether `column` holds an address. Given in its canonical form, it may be stored with its domain in letters by an older program. */
export function holdsAddress(column: Sql, email: string): Sql {
  const at = email.lastIndexOf('@') + 1
  return sql`lower(${column}) in (lower(${email}), lower(${email.slice(0, at) + domainToUnicode(email.slice(at))}))`
}
