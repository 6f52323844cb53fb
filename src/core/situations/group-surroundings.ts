import { DAY_MS } from '../durations.ts'
import { startOf } from '../learning/vector.ts'
import { NAMES, type PreparedCluster } from './link.ts'
import type { Surroundings } from './link-features.ts'

const MONTH_DAYS = 30
const SHORT_DAYS = 3
const KEPT_DAYS = 45
/** Of a day with more names those that come later are not counted: bounds memory, some 4 MB a day. */
const NAMES_OF_DAY_MAX = 100_000

/** Counts of events per day, in all, per country, per category and per both, kept for a little over a month. */
export interface EventCounts {
  note(prepared: PreparedCluster): void
  /** Takes back what was noted. */
  forget(prepared: PreparedCluster): void
  at(now: number): Surroundings
}

const dayOf = ({ publishedAt }: PreparedCluster['profile']) => Math.floor(publishedAt / DAY_MS)

export function createEventCounts(namesOfDayMax: number = NAMES_OF_DAY_MAX): EventCounts {
  /** By kind: the kinds are few, and each is asked for all days of a month. */
  const kinds = new Map<string, Map<number, number>>()
  /** By day: the names are many. */
  const names = new Map<number, Map<number, number>>()
  const sum = (kind: string, today: number, span: number) => {
    const counts = kinds.get(kind)
    let total = 0
    if (counts) for (let day = today - span + 1; day <= today; day++) total += counts.get(day) ?? 0
    return total
  }
  const forgetBefore = (first: number) => {
    for (const day of names.keys()) if (day < first) names.delete(day)
    for (const [kind, counts] of kinds) {
      for (const day of counts.keys()) if (day < first) counts.delete(day)
      if (counts.size === 0) kinds.delete(kind)
    }
  }
  // What stood in a day that was forgotten since, and begun anew, is not there to be taken back.
  const add = (counts: Map<number, number>, key: number, amount: number) =>
    void counts.set(key, Math.max(0, (counts.get(key) ?? 0) + amount))
  const addEvent = ({ profile, places, category, terms }: PreparedCluster, amount: number) => {
    const day = dayOf(profile)
    const bump = (kind: string) => add(entryOf(kinds, kind), day, amount)
    bump('all')
    bump(`category ${category}`)
    for (const country of places.keys()) {
      bump(`place ${country}`)
      bump(`cell ${country} ${category}`)
    }
    const seen = entryOf(names, day)
    for (let i = startOf(terms, NAMES); i < terms.ends[NAMES]!; i++)
      if (seen.size < namesOfDayMax || seen.has(terms.ids[i]!)) add(seen, terms.ids[i]!, amount)
  }
  return {
    note(prepared) {
      addEvent(prepared, 1)
      if (names.size > KEPT_DAYS * 2) forgetBefore(dayOf(prepared.profile) - KEPT_DAYS)
    },
    forget(prepared) {
      if (names.has(dayOf(prepared.profile))) addEvent(prepared, -1)
    },
    at(now) {
      const today = Math.floor(now / DAY_MS)
      const known = new Map<string, ReturnType<Surroundings['cell']>>()
      return {
        sightings: (name) => {
          let total = 0
          for (let day = today - MONTH_DAYS + 1; day <= today; day++) total += names.get(day)?.get(name) ?? 0
          return total
        },
        cell(country, category) {
          const key = `cell ${country} ${category}`
          const found = known.get(key)
          if (found) return found
          const made = {
            month: sum(key, today, MONTH_DAYS),
            days: sum(key, today, SHORT_DAYS),
            place: sum(`place ${country}`, today, MONTH_DAYS),
            placeDays: sum(`place ${country}`, today, SHORT_DAYS),
            category: sum(`category ${category}`, today, MONTH_DAYS),
            all: sum('all', today, MONTH_DAYS),
            allDays: sum('all', today, SHORT_DAYS),
          }
          known.set(key, made)
          return made
        },
      }
    },
  }
}

function entryOf<Key>(table: Map<Key, Map<number, number>>, key: Key): Map<number, number> {
  const found = table.get(key)
  if (found) return found
  const made = new Map<number, number>()
  table.set(key, made)
  return made
}
