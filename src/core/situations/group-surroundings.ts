import { DAY_MS } from '../durations.ts'
import { startOf } from '../learning/vector.ts'
import { NAMES, type PreparedCluster } from './link.ts'
import type { Surroundings } from './link-features.ts'

const MONTH_DAYS = 30
const SHORT_DAYS = 3
const KEPT_DAYS = 45

/** Counts of events per day, in all, per country, per category and per both, kept for a little over a month. */
export interface EventCounts {
  note(prepared: PreparedCluster): void
  /** Takes back what was noted. */
  forget(prepared: PreparedCluster): void
  at(now: number): Surroundings
}

const dayOf = ({ publishedAt }: PreparedCluster['profile']) => Math.floor(publishedAt / DAY_MS)

export function createEventCounts(): EventCounts {
  const days = new Map<number, Map<string, number>>()
  const names = new Map<number, Map<number, number>>()
  const sum = (key: string, today: number, span: number) => {
    let total = 0
    for (let day = today - span + 1; day <= today; day++) total += days.get(day)?.get(key) ?? 0
    return total
  }
  const forgetBefore = (day: number) => {
    for (const table of [days, names]) for (const old of table.keys()) if (old < day) table.delete(old)
  }
  const add = <Key>(table: Map<number, Map<Key, number>>, day: number, amount: number) => {
    const counts = table.get(day) ?? new Map<Key, number>()
    table.set(day, counts)
    // What stood in a day that was forgotten since, and begun anew, is not there to be taken back.
    return (key: Key) => void counts.set(key, Math.max(0, (counts.get(key) ?? 0) + amount))
  }
  const addEvent = ({ profile, places, category, terms }: PreparedCluster, amount: number) => {
    const day = dayOf(profile)
    const bump = add(days, day, amount)
    bump('all')
    bump(`category ${category}`)
    for (const country of places.keys()) {
      bump(`place ${country}`)
      bump(`cell ${country} ${category}`)
    }
    const see = add(names, day, amount)
    for (let i = startOf(terms, NAMES); i < terms.ends[NAMES]!; i++) see(terms.ids[i]!)
  }
  return {
    note(prepared) {
      addEvent(prepared, 1)
      if (days.size > KEPT_DAYS * 2) forgetBefore(dayOf(prepared.profile) - KEPT_DAYS)
    },
    forget(prepared) {
      if (days.has(dayOf(prepared.profile))) addEvent(prepared, -1)
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
          const key = `${country} ${category}`
          const found = known.get(key)
          if (found) return found
          const made = {
            month: sum(`cell ${country} ${category}`, today, MONTH_DAYS),
            days: sum(`cell ${country} ${category}`, today, SHORT_DAYS),
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
