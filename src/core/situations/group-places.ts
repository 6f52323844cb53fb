import { startOf } from '../learning/vector.ts'
import { NAMES, PAIRS, type PreparedCluster } from './link.ts'

/**
 * Which countries names go with, learned from the stream: an event that names a militia or a city but no country is placed by what events with
 * those names named before. A guessed country weighs less than a named one.
 */
const NAMES_KEPT_MAX = 200_000
const SHARE_MIN = 0.3
const GUESS_WEIGHT = 0.7
/** Sightings elsewhere that every name begins with: "Monday", seen twice, is of no country. */
const DOUBTED_SIGHTINGS = 20

export interface NamePlaces {
  note(prepared: PreparedCluster): void
  /** Takes back what was noted. */
  forget(prepared: PreparedCluster): void
  /** The countries of an event, named ones first, then guessed ones. */
  of(prepared: PreparedCluster): ReadonlyMap<string, number>
}

export function createNamePlaces(): NamePlaces {
  const known = new Map<number, { sightings: number; countries: Map<string, number> }>()
  const eachName = ({ terms }: PreparedCluster, visit: (name: number) => void) => {
    for (const field of [NAMES, PAIRS]) for (let i = startOf(terms, field); i < terms.ends[field]!; i++) visit(terms.ids[i]!)
  }
  return {
    note(prepared) {
      eachName(prepared, (name) => {
        const found = known.get(name) ?? { sightings: 0, countries: new Map<string, number>() }
        // Map order is age: a name seen again moves to the end, the name unseen for longest leaves first.
        known.delete(name)
        known.set(name, found)
        found.sightings++
        for (const country of prepared.places.keys()) found.countries.set(country, (found.countries.get(country) ?? 0) + 1)
      })
      for (const oldest of known.keys()) {
        if (known.size <= NAMES_KEPT_MAX) break
        known.delete(oldest)
      }
    },
    forget(prepared) {
      eachName(prepared, (name) => {
        const found = known.get(name)
        if (!found) return
        found.sightings--
        for (const country of prepared.places.keys()) found.countries.set(country, (found.countries.get(country) ?? 0) - 1)
        if (found.sightings <= 0) known.delete(name)
      })
    },
    of(prepared) {
      const guesses = new Map<string, number>()
      eachName(prepared, (name) => {
        const found = known.get(name)
        if (!found) return
        for (const [country, count] of found.countries) {
          const share = count / (found.sightings + DOUBTED_SIGHTINGS)
          if (share > SHARE_MIN && !prepared.places.has(country))
            guesses.set(country, Math.max(guesses.get(country) ?? 0, GUESS_WEIGHT * share))
        }
      })
      return new Map([...prepared.places, ...guesses])
    },
  }
}
