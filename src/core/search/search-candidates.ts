import type { WeighedWord } from './search-weigh.ts'

/**
 * By which words of a query documents are found, before all of its words score them: the rare ones. What stands in many documents is not looked
 * up at all, since to find them costs more than to score the newest ones as they come.
 */

/** Words are taken from the rarest on while together they stand in at most so many documents. */
const RARE_DOCUMENTS_MAX = 3_000
/** When even the rarest word stands in this share of all documents, hundreds of the newest have it. */
const COMMON_SHARE = 0.1

/** What makes a document a candidate: any of the keys, or a key of each part of a whole. */
export interface CandidateKeys {
  readonly keys: readonly number[]
  readonly wholes: readonly (readonly (readonly number[])[])[]
}

/** Keys of the rarest words asked, one word at least, and of those of the words near them that are rare together; null when every document is a candidate. */
export function candidateKeys(asked: readonly WeighedWord[], near: readonly WeighedWord[], total: number): CandidateKeys | null {
  const [rarest, ...others] = rarestFirst(asked)
  if (rarest && rarest.documents >= COMMON_SHARE * total) return null
  const taken = rarest ? [rarest, ...whileRare(others, rarest.documents)] : []
  const found = [...taken, ...whileRare(rarestFirst(near), 0)].flatMap(rarestOfWordings)
  return {
    keys: found.flatMap(({ keys, whole }) => (whole ? [] : keys)),
    wholes: found.flatMap(({ whole }) => (whole ? [whole] : [])),
  }
}

/** What has the rarest word of a wording may have the others. Of what counts whole all of it is asked: its rarest part may be common. */
function rarestOfWordings(word: WeighedWord): WeighedWord[] {
  return word.wordings?.map((words) => words.reduce((one, other) => (other.documents < one.documents ? other : one))) ?? [word]
}

function rarestFirst(words: readonly WeighedWord[]): WeighedWord[] {
  return words.filter((word) => word.keys.length > 0).sort((a, b) => a.documents - b.documents)
}

/** Words in order, while they and what is taken already stand in few documents. */
function whileRare(words: readonly WeighedWord[], taken: number): WeighedWord[] {
  let documents = taken
  const end = words.findIndex((word) => {
    documents += word.documents
    return documents > RARE_DOCUMENTS_MAX
  })
  return end < 0 ? [...words] : words.slice(0, end)
}
