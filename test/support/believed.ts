// What is believed of a language model's answer.

import type { MemberCluster } from '../../src/core/editorial/situation-members.ts'
import { believedText } from '../../src/core/editorial/written-text.ts'

/** The summary that an answer of one sentence leaves: the sentence, or null where it is not believed. */
export function believedSummary(members: readonly MemberCluster[], sentence: string): string | null {
  return believedText(JSON.stringify({ title: '', background: sentence, developments: [] }), members).summary
}
