/** Tolls that are said to have risen to a count: the noun stands before it, the verb on either side. */

import { FURTHER_RISES, FURTHER_TOLLS, RISES_AT_HEAD, RISES_BEHIND, TO_A_COUNT, TOLLS_OF_HURT } from '../data/casualty-words.ts'
import { EASTERN_RISES, EASTERN_TOLLS } from '../data/casualty-words-eastern.ts'
import type { Kind } from './casualties-unspaced.ts'
import { setOf } from './casualties-words.ts'

const RISES = setOf(
  'rises rose risen climbs climbed jumped reached stands steigt stieg stiegen gestiegen wächst klettert sinkt sank gesunken korrigiert sube subió aumenta aumentó asciende ascendió eleva elevó alourdit élève s\u0027alourdit s\u0027élève passe grimpe sale salito saliti salite salgono aumentato sobe subiu aumentou chega chegou stiger steg stigit ökar ökat ökade loopt opgelopen stijgt gestegen wzrosła wzrósł wzrosło выросло возросло увеличилось достигло превысило растет',
  FURTHER_RISES,
  EASTERN_RISES,
)
export const TOLLS = setOf(
  'toll todesopfer toten todesopfern bilan morts victimes muertos fallecidos víctimas morti vittime bilancio mortos vítimas döda dödsoffer dödssiffran dödstalet dodental doden ofiar погибших жертв',
  FURTHER_TOLLS,
  EASTERN_TOLLS,
)
/** They set it: "raised to 72", "revised down to 12". */
const SETS = setOf('raised revised lowered reduced cut')
/** Of much else they tell as well, so that the toll itself does it: "Death toll of the flood in Orsk tops 500", but "its toll grew, and the storm hit 45 villages". */
const TOLL_MEETS =
  /(?:^| )deaths(?: (?:in|from|across) (?:the )?\S+)? (?:near|nears|top|pass|surpass|exceed|reach)(?: [a-z]+){0,2}$|(?:^| )(?:death toll|number of (?:the )?(?:dead|deaths))(?: (?!(?:[,;:]|as|that|which|when|after|while) )\S+)* (?:hits?|pass(?:es|ed)|surpass(?:es|ed)|top(?:s|ped)|exceed(?:s|ed)|reach(?:es|ed)|nears)(?: [a-z]+){0,3}$/
/** "Police revise death toll of the crash in Orsk to three" */
const TOLL_SET =
  /(?:^| )(?:revis(?:e[sd]?|ing)|correct(?:s|ed|ing)?|lower(?:s|ed|ing)?|rais(?:e[sd]?|ing)|cuts?|reduc(?:e[sd]?|ing)) (?:the |its |their |an? )?(?:\S+ )?(?:toll|number of (?:the )?(?:dead|deaths)) (?:(?![,;:])\S+ )*to(?: at least| about| more than)?$/
/** In German the verb follows: "Zahl der Toten auf 41 gestiegen", "… hat sich auf 14 erhöht". */
const GERMAN_TOLL =
  /(?:^| )(?:zahl der (?:bestätigten )?(?:toten|todesopfer)|totenzahl|opferzahl) (?:\S+ )*auf(?: (?:mindestens|über|mehr als|rund|fast))?$/
/** "the number of dead", "the number of people killed" */
const NUMBER_OF_DEAD = /(?:^| )number of (?:the |those |people |confirmed |reported )*(?:dead|deaths|killed|fatalities)(?: |$)/
/** "rises above 85" */
const RISES_TOKENS_MAX = 2
const TOLL_TOKENS_MAX = 30
const HURT_TOLLS = setOf(TOLLS_OF_HURT)
const BEHIND = setOf(RISES_BEHIND)
const BEHIND_TOKENS_MAX = 3
const TO = setOf(TO_A_COUNT)
const AT_HEAD = setOf(RISES_AT_HEAD)

/** How reports say that fewer died than was told: "revising an earlier toll of five", "four, not five", "ramené de cinq à trois". */
const CORRECTS =
  /\b(?:(?:revis|correct|lower|reduc)\p{L}*\b[^.]{0,60}\b(?:toll|dead|deaths|killed|count|figure)|(?:toll|count|figure)\b[^.]{0,60}\b(?:revised|corrected|lowered|reduced|cut)|(?:earlier|previous|initial|preliminary) (?:death )?(?:toll|count|figure|tally|reports?|estimates?) (?:of|that)|down from|, not \p{L}+,|nach unten|korrigiert|(?:revu|ramené|révisé)e?s? (?:à la baisse|de|à)|rectifi\p{L}+|corrig\p{L}+|rebaja\p{L}*|a la baja|al ribasso|rettific\p{L}+|retific\p{L}+|baix(?:a|ou) (?:de|para))/iu

/** Whether it says that the toll was put too high before. */
export const correctsToll = (text: string): boolean => CORRECTS.test(text)

/** Where a count stands among the words of a text. */
export interface CountAt {
  readonly index: number
  /** What stands behind it. */
  readonly next: number
  /** Where the words that lead to it begin. */
  readonly from: number
}

/** "The toll of the flood in Orsk has risen to 85", "ölü sayısı 4'e yükseldi", within one sentence: of what kind the toll is. */
export function tollOf(tokens: readonly string[], at: CountAt): Kind | undefined {
  const before = tokens.slice(Math.max(0, at.index - TOLL_TOKENS_MAX), at.index)
  const sentence = before.slice(before.findLastIndex((token) => /^[.!?]$/.test(token)) + 1)
  const told = sentence.join(' ')
  if ([TOLL_MEETS, TOLL_SET, GERMAN_TOLL].some((pattern) => pattern.test(told))) return 'deaths'
  if (!rises(tokens, at, sentence)) return undefined
  for (let place = sentence.length - 1; place >= 0; place -= 1) {
    const [token, pair] = [sentence[place]!, `${sentence[place - 1]}_${sentence[place]}`]
    if (HURT_TOLLS.has(token) || HURT_TOLLS.has(pair)) return 'injured'
    if (TOLLS.has(token) || TOLLS.has(pair)) return 'deaths'
  }
  return NUMBER_OF_DEAD.test(told) ? 'deaths' : undefined
}

function rises(tokens: readonly string[], { index, next, from }: CountAt, sentence: readonly string[]): boolean {
  const lead = tokens.slice(Math.max(0, Math.min(from, index - RISES_TOKENS_MAX)), index)
  if (lead.some((token) => RISES.has(token) || (SETS.has(token) && lead.includes('to')))) return true
  if (TO.has(tokens[index - 1] ?? '') && sentence.some((token) => AT_HEAD.has(token))) return true
  const behind = tokens.slice(next, next + BEHIND_TOKENS_MAX)
  const end = behind.findIndex((token) => /^[\d,;:.!?()]/.test(token))
  return (end < 0 ? behind : behind.slice(0, end)).some((token) => BEHIND.has(token))
}
