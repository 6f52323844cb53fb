import { DAY_MS } from '../durations.ts'
import type { PreparedCluster } from './link.ts'

/**
 * The height of a war: many events in few days, most of which name one country. What is fought there in those days is most likely part of it,
 * also where the event names a third country that none of the others names, which makes it unlike each of them.
 */
const HEIGHT_DAYS = 3
const HEIGHT_EVENTS_MIN = 10
const FOUGHT = 'conflict'
/** Without some likeness to the members it is another fight in that country. */
const VOTE_MIN = 0.2
const VOTE_ADDED = 0.15

export interface Heights {
  /** An event came into a situation (1) or left it (-1). */
  note(situationId: string, prepared: PreparedCluster, by: 1 | -1): void
  /** What is added to the vote of a situation's members for an event, null for nothing. */
  raiseOf(vote: number, situationId: string, prepared: PreparedCluster): Raise | null
}

/** A vote that was raised: by how much, for which country, and how many events of the situation stood in the days around. */
export interface Raise {
  readonly rule: 'conflict_height'
  readonly by: number
  readonly country: string
  readonly events: number
}

interface DayCount {
  events: number
  readonly countries: Map<string, number>
}

export function createHeights(): Heights {
  const known = new Map<string, Map<number, DayCount>>()
  const heightOf = (situationId: string, day: number): { country: string; events: number } | null => {
    let events = 0
    const countries = new Map<string, number>()
    for (let near = day - HEIGHT_DAYS; near <= day + HEIGHT_DAYS; near++) {
      const count = known.get(situationId)?.get(near)
      events += count?.events ?? 0
      for (const [country, times] of count?.countries ?? []) countries.set(country, (countries.get(country) ?? 0) + times)
    }
    if (events < HEIGHT_EVENTS_MIN) return null
    let most: string | null = null
    for (const [country, times] of countries) {
      const lead = most === null ? 1 : times - countries.get(most)!
      if (lead > 0 || (lead === 0 && country < most!)) most = country
    }
    return most === null || countries.get(most)! * 2 <= events ? null : { country: most, events }
  }
  return {
    note(situationId, { profile, places }, by) {
      const days = known.get(situationId) ?? new Map<number, DayCount>()
      known.set(situationId, days)
      const day = dayOf(profile.publishedAt)
      const count = days.get(day) ?? { events: 0, countries: new Map<string, number>() }
      days.set(day, count)
      count.events += by
      for (const country of places.keys()) count.countries.set(country, (count.countries.get(country) ?? 0) + by)
      if (count.events === 0) days.delete(day)
      if (days.size === 0) known.delete(situationId)
    },
    raiseOf(vote, situationId, { profile, places }) {
      if (vote < VOTE_MIN || !profile.categories.includes(FOUGHT)) return null
      const height = heightOf(situationId, dayOf(profile.publishedAt))
      return height !== null && places.has(height.country)
        ? { rule: 'conflict_height', by: Math.min(1 - vote, VOTE_ADDED), ...height }
        : null
    },
  }
}

const dayOf = (at: number): number => Math.floor(at / DAY_MS)
