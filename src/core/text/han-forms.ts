import { TRADITIONAL_AND_SIMPLIFIED } from '../data/han-forms.ts'

const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  [...TRADITIONAL_AND_SIMPLIFIED.replaceAll('\n', '').matchAll(/(.)(.)/gu)].map(([, traditional, simple]) => [traditional!, simple!]),
)

/** Chinese as mainland China writes it, character by character: "雲南" is "云南". Not for readers: of names and of words some are written otherwise. */
export function simplified(text: string): string {
  let told = ''
  for (const character of text) told += SIMPLIFIED.get(character) ?? character
  return told
}
