/** In which language events speak, for pages that say so of each text: the resources themselves do not carry it. */

/** By the id of the event. */
export type Languages = ReadonlyMap<string, string>

export function languagesOf(events: readonly { id: string; language: string }[]): Languages {
  return new Map(events.map(({ id, language }) => [id, language]))
}
