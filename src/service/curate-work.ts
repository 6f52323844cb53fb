/** What all corrections share: the work itself, naming records, and recording what was done. */

import { ServiceError } from '../core/serving/errors.ts'
import { typedLine } from '../core/text/typed-line.ts'
import { type CuratedCluster, type CuratedMember, type CuratedSituation, findCluster, findSituation } from '../store/curated-records.ts'
import { type CuratedKind, type CurationAction, insertCuration, type NewCuration } from '../store/curations.ts'
import type { Queryable } from '../store/database.ts'
import type { Before, CurationKind, Home } from './curate-before.ts'
import { recordKeyOf } from './record-key.ts'

export const SPLIT_MEMBERS_MAX = 1_000

export interface CurationRules {
  minOutlets: number
  archiveDays: number
}

export interface Curated {
  /** The number by which it can be undone. */
  curation: number
  action: CurationAction
  record: CuratedKind
  id: string
  /** The other record: the survivor, the successor, or what was split off. */
  into: string | null
}

/** A correction at work. */
export interface Work {
  tx: Queryable
  now: number
  newId: () => string
  rules: CurationRules
  reason: string
  actor: string
  form?: Buffer | undefined
  /** Whether it is only asked if it can be done: it ends with `OnlyAsked` where it would be recorded. */
  isOnlyAsked?: boolean
}

/** Thrown in place of recording a correction that is only asked about. All that refuses one comes before. */
export class OnlyAsked extends Error {
  override readonly name = 'OnlyAsked'
}

/** The reason that changes made by hand carry. */
export const BY_HAND = 'operator'

/** Why a member went where a correction, or undoing it, put it. */
export function byHand<Action extends string>(action: Action, curation: number) {
  return { action, reason: BY_HAND, score: null, curation }
}

type Recorded = Omit<NewCuration, 'before' | 'reason' | 'actor' | 'form'>

/** Records a correction; the state before it is of its kind. */
export async function record<Action extends CurationAction, Kind extends CuratedKind>(
  { tx, now, reason, actor, form, isOnlyAsked }: Work,
  recorded: Recorded & { action: Action; record: Kind },
  before: Before<Extract<CurationKind, `${Action} ${Kind}`>>,
): Promise<Curated> {
  const { action, record: kind, recordId, intoId } = recorded
  if (isOnlyAsked) throw new OnlyAsked()
  const curation = await insertCuration(tx, { action, record: kind, recordId, intoId, reason, actor, before, form }, now)
  return { curation, action, record: kind, id: recordId, into: intoId }
}

/** What cannot be done, and why. */
export function refusal(message: string): ServiceError {
  return new ServiceError('bad_request', message)
}

/** The live situation of an id or slug, or a concluded one where `orConcluded`. Throws what is wrong with it otherwise. */
export async function liveSituation(tx: Queryable, name: string, { orConcluded = false } = {}): Promise<CuratedSituation> {
  const key = recordKeyOf(name)
  const found = key && (await findSituation(tx, key))
  if (!found) throw new ServiceError('not_found', `no situation has the id or slug "${name}"`)
  switch (found.state) {
    case 'live':
      return found
    case 'concluded':
      if (orConcluded) return found
      throw refusal(`situation "${name}" is concluded`)
    case 'merged':
      throw refusal(`situation "${name}" was merged into ${found.mergedInto}`)
    case 'retired':
      throw refusal(`situation "${name}" was retired`)
    case 'removed':
      throw refusal(`situation "${name}" is concluded and its archive was removed`)
  }
}

/** The open cluster of an id or slug. Throws what is wrong with it otherwise. */
export async function openCluster(tx: Queryable, name: string): Promise<CuratedCluster> {
  const key = recordKeyOf(name)
  const found = key && (await findCluster(tx, key))
  if (!found) throw new ServiceError('not_found', `no cluster has the id or slug "${name}"`)
  switch (found.state) {
    case 'open':
      return found
    case 'merged':
      throw refusal(`cluster "${name}" was merged into ${found.mergedInto}`)
    case 'retired':
      throw refusal(`cluster "${name}" was retired`)
  }
}

/** One line that says something, without control characters. */
export function checkedLine(text: string, { name, charactersMax }: { name: string; charactersMax: number }): string {
  const line = typedLine(text)
  if (line === undefined) throw refusal(`${name} holds no control characters`)
  if (line === '' || line.length > charactersMax) throw refusal(`${name} has 1 to ${charactersMax} characters`)
  return line
}

export function homeOf(situationId: string, members: readonly CuratedMember[]): Home {
  return { situationId, members: members.map(({ clusterId, grouping }) => ({ clusterId, grouping })) }
}
