/** What an account has allowed assistants to do, and taking it back. */

import type { Queryable } from '../store/database.ts'
import { deleteGrant, listGrantRows } from '../store/oauth.ts'

export interface Grant {
  id: string
  /** What the client calls itself: its own word, nobody checked it. */
  clientName: string
  /** Where it sends people back to: hosts, or schemes of programs on the device. */
  redirectPlaces: string[]
  createdAt: number
  usedAt: number | null
}

/** The connected assistants of an account, the newest first. */
export async function listGrants({ db }: { db: Queryable }, accountId: string, now: number): Promise<Grant[]> {
  const rows = await listGrantRows(db, accountId, now)
  return rows.map((row) => ({
    id: row.id,
    clientName: row.client_name ?? nameOf(row.client_id),
    redirectPlaces: [...new Set((row.redirect_uris ?? [row.client_id]).map(redirectPlaceOf))],
    createdAt: row.created_at,
    usedAt: row.used_at,
  }))
}

/** Its tokens stop working within a second. False when the account has no such grant. */
export function revokeGrant({ db }: { db: Queryable }, grant: { accountId: string; grantId: string }): Promise<boolean> {
  return deleteGrant(db, { id: grant.grantId, accountId: grant.accountId })
}

/** The part of an address that says who gets what is sent there: of a program's own scheme that alone, whatever host it puts behind it. */
export function redirectPlaceOf(uri: string): string {
  const parsed = URL.parse(uri)
  if (!parsed) return uri
  return /^https?:$/.test(parsed.protocol) ? parsed.host : parsed.protocol
}

// A client that is known by the address of its description.
function nameOf(clientId: string): string {
  return URL.parse(clientId)?.host ?? 'An assistant without a name'
}
