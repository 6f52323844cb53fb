/** What happened, page by page: visible changes, corrections by hand, and what operators did to feeds and accounts. */

import { ServiceError } from '../core/serving/errors.ts'
import { type CuratedKind, type Curation, findCuration, listCurations } from '../store/curations.ts'
import type { Queryable } from '../store/database.ts'
import { listOperatorActions, type OperatorAction } from '../store/operator-actions.ts'
import { type ListedChange, listChanges } from '../store/read-changes.ts'

const PAGE_ROWS = 50

export interface RecordPage<Row> {
  rows: Row[]
  /** The number that the next page starts before; null on the last one. */
  next: number | null
}

export async function changesPage(
  { db }: { db: Queryable },
  ask: { before?: number | undefined; record?: CuratedKind | undefined },
): Promise<RecordPage<ListedChange>> {
  const found = await listChanges(db, { before: ask.before, record: ask.record, limit: PAGE_ROWS + 1 })
  return pageOf(found, (row) => row.seq)
}

export async function correctionsPage({ db }: { db: Queryable }, ask: { before?: number | undefined }): Promise<RecordPage<Curation>> {
  return pageOf(await listCurations(db, { before: ask.before, limit: PAGE_ROWS + 1 }), (row) => row.id)
}

/** One correction by its number. Throws `not_found`. */
export async function correctionOf({ db }: { db: Queryable }, number: number | undefined): Promise<Curation> {
  const correction = number === undefined ? undefined : await findCuration(db, number)
  if (!correction) throw new ServiceError('not_found', 'there is no such correction')
  return correction
}

export async function operatorActionsPage(
  { db }: { db: Queryable },
  ask: { before?: number | undefined },
): Promise<RecordPage<OperatorAction>> {
  return pageOf(await listOperatorActions(db, { before: ask.before, limit: PAGE_ROWS + 1 }), (row) => row.id)
}

function pageOf<Row>(found: readonly Row[], numberOf: (row: Row) => number): RecordPage<Row> {
  const rows = found.slice(0, PAGE_ROWS)
  const last = rows.at(-1)
  return { rows, next: last !== undefined && found.length > PAGE_ROWS ? numberOf(last) : null }
}
