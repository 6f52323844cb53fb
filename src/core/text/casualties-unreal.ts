/** What looks like a count of victims and is none: ages, shares, those whom nothing happened to, what could have been. */

import { NUMBER_WORDS } from './casualties-numbers.ts'

/** "aged 12", "aged between 12 and 17", "ages 4 to 9" */
const AGE = /(?:^| )age[ds]?(?: (?:between|from|just|only|about|around|and|to|-|,|\d+))*$/
const AGE_TOKENS_MAX = 6
const PEOPLE = /^(?:people|others|more|men|women|adults|civilians|persons|were|had|have)$/
/** "una de cada cinco muertes" */
const SHARE_BEFORE = /^(?:de|em) cada$/
const SHARED_BY_MAX = 20
/** "none of the 120", "keiner der 120", "ninguno de los 120" */
const NONE_OF =
  /(?:^| )(?:(?:none|neither|not one) of|keine[rs]? (?:der|von|unter)|ningun[oa] de|aucune? (?:des|de|d['’]entre)|nessun[oa] (?:dei|degli|delle|di|tra)|nenhuma? (?:dos|das|de)|ingen av(?: de)?|ни один из)(?: (?:the|these|those|its|their|his|her|los|las|les|ses|leurs|den|about|some|more|than|over|nearly|almost|at|least)){0,4}$/
const NONE_OF_TOKENS_MAX = 8
/** Behind the victims it says what of them is not so: "none of the 12 people killed was armed". */
const SAYS_OF_VICTIMS = /^(?:was|were|is|are|has|have|had|wore|will|would|could|carried|lived|held|worked)$/

/** "four, not five, dead", "revising an earlier toll of five", "down from 12" */
const TAKEN_BACK =
  /(?:^| )(?:not|nicht|pas|no|non|não|inte|ikke|niet|не|(?:instead|statt|anstatt) (?:of )?|rather than|au lieu (?:de|d['’])|en (?:lugar|vez) de|invece di|em vez de|down from|(?:earlier|previous|initial|preliminary|first) (?:death )?(?:toll|count|figure|tally|reports?|estimates?) (?:of|that))(?: (?:at least|about|some|around|nearly|more than))?$/
const TAKEN_BACK_TOKENS_MAX = 7

const BETWEEN = new Set(['have', 'be', 'been', 'also', 'easily', 'potentially', 'possibly', 'probably', 'still', 'yet', 'well', 'get'])
const SUPPOSING = /^(?:could|would|might)$/
const ALLOWING = /^(?:may|can)$/
const MEANING =
  /^(?:plots?|plotted|plotting|plan|plans|planned|planning|threat|threats|threatens|threatened|vows?|vowed|attempts?|attempted|tried|wanted|bid)$/

/** An age, or a share of all. */
export function isAgeOrShare(tokens: readonly string[], index: number): boolean {
  const before = tokens.slice(Math.max(0, index - AGE_TOKENS_MAX), index).join(' ')
  if (AGE.test(before)) return !PEOPLE.test(tokens[index + 1] ?? '')
  return isShare(tokens, index)
}

/** A number that is named for no longer being so. */
export function isTakenBack(tokens: readonly string[], index: number): boolean {
  return TAKEN_BACK.test(tokens.slice(Math.max(0, index - TAKEN_BACK_TOKENS_MAX), index).join(' '))
}

/** Either number of "one in five deaths", "3 out of 10". */
function isShare(tokens: readonly string[], index: number): boolean {
  const value = (at: number): number =>
    /^\d/.test(tokens[at] ?? '') ? Number(tokens[at]) : (NUMBER_WORDS.get(tokens[at] ?? '') ?? Number.NaN)
  const isPart = (part: number, whole: number): boolean => value(part) < value(whole) && value(whole) <= SHARED_BY_MAX
  const [before = '', further = '', after = ''] = [tokens[index - 1], tokens[index - 2], tokens[index + 1]]
  if (SHARE_BEFORE.test(`${further} ${before}`)) return true
  if (after === 'in' && isPart(index, index + 2)) return true
  if (after === 'out' && tokens[index + 2] === 'of') return isPart(index, index + 3)
  if (before === 'in' && isPart(index - 2, index)) return true
  return before === 'of' && further === 'out' && isPart(index - 3, index)
}

/** Whether the report says that nothing befell those that are counted. `at`: where the word for victims stands. */
export function isOfNone(tokens: readonly string[], { index, next, at }: { index: number; next: number; at: number }): boolean {
  if (at === next || SAYS_OF_VICTIMS.test(tokens[at + 1] ?? '')) return false
  return NONE_OF.test(tokens.slice(Math.max(0, index - NONE_OF_TOKENS_MAX), index).join(' '))
}

/** "could have killed", "would be killed", "may kill", "a plot to kill"; but "may have died" is said of what happened. */
export function isSupposed(tokens: readonly string[], verbAt: number): boolean {
  let at = verbAt - 1
  while (BETWEEN.has(tokens[at] ?? '')) at -= 1
  const before = tokens[at] ?? ''
  // Turkish "can kaybı" is a loss of life.
  if (tokens[verbAt] === 'dead' || tokens[verbAt] === 'kaybi') return false
  if (SUPPOSING.test(before)) return true
  if (ALLOWING.test(before)) return !tokens.slice(at + 1, verbAt).includes('have')
  return before === 'to' && at === verbAt - 1 && MEANING.test(tokens[at - 1] ?? '')
}
