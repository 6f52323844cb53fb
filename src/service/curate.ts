/**
 * An operator's corrections. Each is one transaction: the record, its row in `curations` with what an undo needs, the rows of `changes`,
 * the list, the counts, and the flags by which the pipeline brings texts and index up to date. It is done under the pipeline's own lock, and
 * the pipeline reads its memory anew afterwards. A situation that it leaves with fewer than two events ends with it.
 *
 * What a correction means, and what keeps it from being decided away:
 * - merge situation A INTO B: B survives, whatever their sizes; A's id and slug answer with B. A's events are pinned to B.
 * - merge cluster A INTO B: A's articles move to B; A's id and slug answer with B.
 * - split situation S CLUSTER…: two or more events leave S for a situation of their own, pinned to it, and it is kept apart from S. A single
 *   event leaves S alone; it never comes back to S but is free to join another situation.
 * - split cluster C ARTICLE…: these articles become a cluster of their own, kept apart from C.
 * - retire situation S [CLUSTER]: S answers 404 with `moved_to`, that event's address, or 410 when there is none. Its events stand alone, pinned.
 * - retire cluster C: 410. Its articles stay with it, so that they are known and never assigned anew; it leaves its situation and the search.
 * - conclude situation: no longer listed, still readable. remove-archive situation: 410; concludes first.
 * - rename: the title is the operator's from now on. The slug never changes.
 *
 * Undo brings back the state before, as far as what happened later allows: members and articles that others moved, merged or pinned since
 * stay where they are, and what cannot stand on what is left is refused with the reason. Two records whose merge was undone are kept apart.
 */

import { type CuratedKind, type Curation, findCurationOfForm } from '../store/curations.ts'
import type { Database } from '../store/database.ts'
import { writeAsOperator } from '../store/leases.ts'
import { settleCounts } from '../store/situation-ends.ts'
import { mergeClusters, retireCluster, splitCluster } from './curate-cluster.ts'
import { renameByHand } from './curate-rename.ts'
import { concludeSituationByHand, mergeSituations, removeArchive, retireSituationByHand, splitSituation } from './curate-situation.ts'
import { type Curated, type CurationRules, checkedLine, OnlyAsked, refusal, type Work } from './curate-work.ts'

const REASON_CHARACTERS_MAX = 500

export interface CurateDeps {
  db: Database
  clock: () => number
  newId: () => string
  rules: CurationRules
  /** Who corrects: an account's e-mail address, or the command line. */
  actor: string
  /** The hash of what tells the form that asks from every other: sent twice, it corrects once. Absent where no form asks. */
  form?: Buffer
}

/** What an operator asks for. Records are named by id or slug, articles by id. */
export type Correction = { reason: string } & (
  | { action: 'merge'; record: CuratedKind; id: string; into: string }
  | { action: 'split'; record: 'situation'; id: string; clusters: readonly string[] }
  | { action: 'split'; record: 'cluster'; id: string; articles: readonly string[] }
  /** `movedTo`: an event; `newest`: the newest member; `none`: no successor. */
  | { action: 'retire'; record: 'situation'; id: string; movedTo: { cluster: string } | 'newest' | 'none' }
  | { action: 'retire'; record: 'cluster'; id: string }
  | { action: 'conclude' | 'remove-archive'; record: 'situation'; id: string }
  | { action: 'rename'; record: CuratedKind; id: string; title: string }
)

/** Carries a correction out. Throws `not_found` for a record that is unknown and `bad_request`, with the reason, for what cannot be done. */
export async function curate({ db, clock, newId, rules, actor, form }: CurateDeps, correction: Correction): Promise<Curated> {
  const reason = checkedReason(correction)
  const now = clock()
  return writeAsOperator(db, async (tx) => {
    const done = form && (await findCurationOfForm(tx, form))
    if (done) return asItWasDone(done)
    const curated = await carryOut({ tx, now, newId, rules, reason, actor, form }, correction)
    await settleCounts(tx, now)
    return curated
  })
}

/** Tells whether a correction can be carried out, by going its way up to where it would be recorded. Throws what `curate` throws, and changes nothing. */
export async function refuseImpossible({ db, clock, newId, rules, actor }: CurateDeps, correction: Correction): Promise<void> {
  const reason = checkedReason(correction)
  const work = { now: clock(), newId, rules, reason, actor, isOnlyAsked: true }
  try {
    await writeAsOperator(db, (tx) => carryOut({ ...work, tx }, correction))
  } catch (error) {
    if (!(error instanceof OnlyAsked)) throw error
  }
}

function checkedReason({ reason }: Correction): string {
  return checkedLine(reason, { name: 'the reason of a correction', charactersMax: REASON_CHARACTERS_MAX })
}

function asItWasDone({ id, action, record, recordId, intoId, undoneAt }: Curation): Curated {
  if (undoneAt !== null) throw refusal(`the form was sent already, as correction ${id}, which was undone since`)
  return { curation: id, action, record, id: recordId, into: intoId }
}

function carryOut(work: Work, correction: Correction): Promise<Curated> {
  switch (correction.action) {
    case 'merge':
      return correction.record === 'situation' ? mergeSituations(work, correction) : mergeClusters(work, correction)
    case 'split':
      return correction.record === 'situation' ? splitSituation(work, correction) : splitCluster(work, correction)
    case 'retire':
      return correction.record === 'situation' ? retireSituationByHand(work, correction) : retireCluster(work, correction)
    case 'conclude':
      return concludeSituationByHand(work, correction)
    case 'remove-archive':
      return removeArchive(work, correction)
    case 'rename':
      return renameByHand(work, correction)
  }
}
