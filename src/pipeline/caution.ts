// One bad record must not stop the stream. Whatever a stage takes is known by its ids; where a batch fails, less is taken until the record that
// fails alone is found. That is set aside, and all others go on. A fault that strikes every record would set all of them aside: after some in a row the pipeline pauses before each.

import type { SetAside, WorkStage } from '../store/set-aside.ts'

/** What a stage has in hand. */
export interface Taken {
  readonly stage: WorkStage
  readonly ids: readonly string[]
}

export interface Caution {
  /** How many records a stage takes at once, `full` while nothing is doubted. */
  most(stage: WorkStage, full: number): number
  /** A stage begins with these. */
  take(stage: WorkStage, ids: readonly string[]): void
  /** What was taken is done. */
  rest(): void
  /** What was taken is let go, neither done nor failed: another has the lease, or the store is away. */
  drop(): void
  /** What was taken failed. Gives it when another try at once may get further; null when nothing was in hand, or too many failed in a row. */
  blame(why: string): Taken | null
  /** What is to be set aside, until it is `settled`. */
  condemned(): readonly SetAside[]
  /** It was set aside. Gives it. */
  settled(): readonly SetAside[]
}

/** The share of a failed batch that is tried at once, then a share of that: few tries, since memory is read anew before each. */
const SHARE = 1 / 8
/** So many records in a row that failed alone are no accident. */
const IN_A_ROW_MAX = 10

interface Doubt {
  most: number
  /** Records of the failed batch that are still to pass. */
  left: number
  /** The record that failed alone once: it may have been an accident. */
  struck: string | null
}

export interface CautionOptions {
  /** Told of whatever is taken, and null when it is done. */
  told?: (taken: Taken | null) => void
  /** What the program had in hand when it ended without a word. */
  doubted?: Taken | undefined
}

export function createCaution({ told = () => {}, doubted }: CautionOptions = {}): Caution {
  const doubts = new Map<WorkStage, Doubt>()
  const condemned: SetAside[] = []
  let inHand: Taken | null = null
  let inARow = 0
  const pass = (stage: WorkStage, records: number): void => {
    const doubt = doubts.get(stage)
    if (!doubt) return
    doubt.left -= records
    doubt.struck = null
    if (doubt.left <= 0) doubts.delete(stage)
  }
  const narrow = ({ stage, ids }: Taken): void => {
    doubts.set(stage, { most: Math.max(1, Math.floor(ids.length * SHARE)), left: ids.length, struck: null })
  }
  if (doubted?.ids.length === 1) condemned.push({ stage: doubted.stage, id: doubted.ids[0]!, why: 'the program did not come back from it' })
  else if (doubted) narrow(doubted)
  return {
    most: (stage, full) => Math.min(full, doubts.get(stage)?.most ?? full),
    take(stage, ids) {
      inHand = { stage, ids }
      told(inHand)
    },
    rest() {
      if (!inHand) return
      pass(inHand.stage, inHand.ids.length)
      inARow = 0
      inHand = null
      told(null)
    },
    drop() {
      inHand = null
      told(null)
    },
    blame(why) {
      const failed = inHand
      inHand = null
      told(null)
      const [first] = failed?.ids ?? []
      if (!failed || first === undefined) return null
      const { stage, ids } = failed
      const doubt = doubts.get(stage) ?? { most: 1, left: 1, struck: null }
      doubts.set(stage, doubt)
      if (ids.length > 1) narrow(failed)
      else if (doubt.struck !== first) doubt.struck = first
      else {
        condemned.push({ stage, id: first, why })
        pass(stage, 1)
        inARow += 1
      }
      return inARow > IN_A_ROW_MAX ? null : failed
    },
    condemned: () => condemned,
    settled: () => condemned.splice(0),
  }
}
