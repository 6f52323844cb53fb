/** In which language events speak, for pages that say so of each text: the resources themselves do not carry it. */

export interface Spoken {
  /** Of its reports and its summary. */
  language: string
  /** Whether an operator gave the title, in whatever language. */
  titlePinned?: boolean
}

/** By the id of the event. */
export type Languages = ReadonlyMap<string, Spoken>

export function languagesOf(events: readonly { id: string; language: string; title_pinned: boolean }[]): Languages {
  return new Map(events.map(({ id, language, title_pinned: titlePinned }) => [id, { language, titlePinned }]))
}
