/** An operator's title of a cluster or a situation. */

import { appendChanges } from '../store/changes.ts'
import { renameRecord } from '../store/curated-records.ts'
import type { CuratedKind } from '../store/curations.ts'
import { type Curated, checkedLine, liveSituation, openCluster, record, type Work } from './curate-work.ts'

const TITLE_CHARACTERS_MAX = 300

export async function renameByHand(work: Work, rename: { record: CuratedKind; id: string; title: string }): Promise<Curated> {
  const { tx, now } = work
  const kind = rename.record
  const named = kind === 'situation' ? await liveSituation(tx, rename.id, { orConcluded: true }) : await openCluster(tx, rename.id)
  const title = checkedLine(rename.title, { name: 'a title', charactersMax: TITLE_CHARACTERS_MAX })
  const curated = await record(
    work,
    { action: 'rename', record: kind, recordId: named.id, intoId: null },
    { title: named.title, titlePinned: named.titlePinned },
  )
  await renameRecord(tx, { record: kind, id: named.id, title, pinned: true })
  if (named.visible) await appendChanges(tx, [{ kind: `${kind}.updated`, recordId: named.id, detail: { title } }], now)
  return curated
}
