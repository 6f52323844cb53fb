/**
 * Words of Vietnamese, which parts its syllables by spaces, and not its words: most are of two ("công an", the police). Those that tell categories are
 * put together; a lone syllable says nothing beside them.
 */
import { FURTHER_WORDS } from '../data/category-words-further.ts'

const SYLLABLES_MAX = 3
/** With fewer words lone syllables are better than nothing. */
const WORDS_ENOUGH = 1

/** The first three syllables of longer ones ("áp thấp nhiệt đới"). */
const CUT =
  /^(?:áp_thấp_nhiệt|năng_lượng_tái|đa_dạng_sinh|chất_lượng_không|bảo_hiểm_xã|trí_tuệ_nhân|nhà_ở_xã|dự_báo_thời|tuyển_việt_nam|bác_sĩ_chỉ|cắt_giảm_nhân|máy_bay_chiến)[!?]?$/

const known: ReadonlySet<string> = new Set(
  Object.values(FURTHER_WORDS.vi ?? {})
    .flatMap((entries) => entries.split(/\s+/))
    .filter((entry) => entry.includes('_') && !CUT.test(entry))
    .map((entry) => entry.replace(/[!?]$/, '').replaceAll('_', ' ')),
)

/** The words of a text that are known, or all its syllables where hardly any is. */
export function vietnameseWords(text: string): string[] {
  const words: string[] = []
  for (const [run] of text.matchAll(/[\p{L}\p{N}\p{M}]+(?: [\p{L}\p{N}\p{M}]+)*/gu)) {
    const syllables = run.split(' ')
    for (let at = 0; at < syllables.length; ) {
      const length = lengthOfWord(syllables, at)
      if (length > 1)
        words.push(
          syllables
            .slice(at, at + length)
            .join(' ')
            .toLowerCase(),
        )
      at += length
    }
  }
  return words.length >= WORDS_ENOUGH ? words : [...words, ...(text.match(/\p{L}[\p{L}\p{M}\p{N}-]+[\p{L}\p{M}\p{N}]/gu) ?? [])]
}

/** A text whose words begin small: the capital of "Công an Orsk" opens a sentence or an office, and no name. */
export function withSmallWords(text: string): string {
  return text.replace(/(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}]* \p{Ll}[\p{L}\p{M}]*/gu, (word) =>
    known.has(word.toLowerCase()) ? word.charAt(0).toLowerCase() + word.slice(1) : word,
  )
}

function lengthOfWord(syllables: readonly string[], at: number): number {
  for (let length = SYLLABLES_MAX; length > 1; length -= 1)
    if (
      known.has(
        syllables
          .slice(at, at + length)
          .join(' ')
          .toLowerCase(),
      )
    )
      return length
  return 1
}
