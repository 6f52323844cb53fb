/** What an operator said of events and situations, and what that forbids the pipeline. */

import type { LiveState } from './group-state.ts'

/** Keeps two records (clusters, situations, or one of each) apart. */
export function keepApart(state: LiveState, one: string, other: string): void {
  apartFrom(state, one).add(other)
  apartFrom(state, other).add(one)
}

/** What was said of a record that ended holds of the one that took it in. */
export function inheritApart(state: LiveState, from: string, into: string): void {
  for (const other of state.apart.get(from) ?? []) keepApart(state, into, other)
}

/** Whether two records must not come together, a situation with all of its members. */
export function areApart(state: LiveState, one: string, other: string): boolean {
  if (state.apart.size === 0) return false
  const others = withMembers(state, other)
  return withMembers(state, one).some((id) => {
    const apart = state.apart.get(id)
    return apart !== undefined && others.some((met) => apart.has(met))
  })
}

/** Whether one event may be merged into another: where that leaves the survivor, neither may be kept from, nor be pinned elsewhere. */
export function mayBecomeOne(state: LiveState, from: string, into: string): boolean {
  const homeOf = (id: string): string | null => state.members.get(id)?.situationId ?? null
  const [left, kept] = [homeOf(from), homeOf(into)]
  const home = kept ?? left
  if ((state.pins.has(from) && left !== home) || (state.pins.has(into) && kept !== home)) return false
  const isKeptFrom = (id: string) => home !== null && state.apart.get(id)?.has(home)
  return !isKeptFrom(from) && !isKeptFrom(into)
}

const withMembers = (state: LiveState, id: string): string[] => [id, ...(state.situations.get(id) ?? [])]

function apartFrom(state: LiveState, id: string): Set<string> {
  const known = state.apart.get(id)
  if (known) return known
  const made = new Set<string>()
  state.apart.set(id, made)
  return made
}
