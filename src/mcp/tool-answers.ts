/**
 * Answers of tools that were just given, ready to be given again: as with the API's, for half a second, so that no reader sees anything older
 * than a second and a busy question costs the store little however many ask.
 */

import type { TimelineWalk } from '../service/timeline-walks.ts'

export const TOOL_ANSWER_AGE_MS_MAX = 500
const ANSWERS_CHARACTERS_MAX = 32 * 1_048_576

/** A tool's success, on its way to the wire. */
export interface ToolAnswer {
  markdown: string
  structured: Record<string, unknown>
  /** The result as JSON, encoded. */
  json: Buffer
  /** Of a timeline that goes on: to be noted for whoever is given it. */
  walk?: TimelineWalk
}

export interface ToolAnswers {
  /** Who asks while the answer is being made waits for it. Failures are not kept. */
  read(key: string, now: number, make: () => Promise<ToolAnswer>): Promise<ToolAnswer>
}

interface Entry {
  at: number
  answer: Promise<ToolAnswer>
  characters: number
}

export function createToolAnswers({ ageMsMax }: { ageMsMax: number }): ToolAnswers {
  const entries = new Map<string, Entry>()
  let characters = 0

  const forget = (key: string, entry: Entry): void => {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    characters -= entry.characters
  }

  // The order of the map is the order of age.
  const makeRoom = (now: number): void => {
    for (const [key, entry] of entries) {
      if (characters <= ANSWERS_CHARACTERS_MAX && isFresh(entry, now)) return
      forget(key, entry)
    }
  }

  const isFresh = ({ at }: Entry, now: number): boolean => now >= at && now - at < ageMsMax

  return {
    read: (key, now, make) => {
      const kept = entries.get(key)
      if (kept && isFresh(kept, now)) return kept.answer
      if (kept) forget(key, kept)
      const entry: Entry = { at: now, answer: make(), characters: key.length }
      entries.set(key, entry)
      characters += entry.characters
      entry.answer.then(
        (made) => {
          if (entries.get(key) !== entry) return
          entry.characters += made.json.length
          characters += made.json.length
          makeRoom(now)
        },
        () => forget(key, entry),
      )
      return entry.answer
    },
  }
}
