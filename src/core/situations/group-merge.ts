import { inheritApart } from './group-constraints.ts'
import { attach, type LiveState, remove } from './group-state.ts'

export function mergeSituations(state: LiveState, from: string, into: string): void {
  if (from === into) return
  for (const clusterId of [...(state.situations.get(from) ?? [])]) attach(state, state.members.get(clusterId), into)
  inheritApart(state, from, into)
}

/** One event was merged into another, which takes its situation where it has none, and what an operator said of it. */
export function mergeClusters(state: LiveState, from: string, into: string): void {
  const left = state.members.get(from)?.situationId ?? null
  const survivor = state.members.get(into)
  remove(state, from)
  if (left !== null && survivor?.situationId === null) attach(state, survivor, left)
  inheritApart(state, from, into)
  if (state.pins.has(from)) state.pins.add(into)
}
