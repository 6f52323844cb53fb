/** Numbers of victims in Chinese and Japanese, which part no words. */

import { hanNumberOf } from './words.ts'

export type Kind = 'deaths' | 'injured' | 'displaced'

const COUNT_MAX = 50_000_000
const SCALES = new Map([
  ['千', 1_000],
  ['万', 10_000],
])
const VAGUE = new Map([
  ['数十', 24],
  ['数百', 200],
])
const NUMERAL = '\\d[\\d,]*|[〇零一二三四五六七八九十百两兩]+'
const COUNT = '(\\d[\\d,]*|数[十百]|[〇零一二三四五六七八九十百两兩]+)([千万])?[多余餘]?[人名]'
const VICTIMS = (
  [
    ['deaths', '死亡|遇难|遇難|丧生|喪生|身亡|罹难|罹難|死者|死去|亡くな|犠牲'],
    ['injured', '受伤|受傷|傷者|伤者|重伤|重傷|轻伤|輕傷|軽傷|負傷|负伤|けが|怪我|重軽傷'],
    ['displaced', '撤离|撤離|疏散|避難|转移|轉移|流离失所|流離失所'],
  ] as const
).map(([kind, words]) => ({
  kind,
  pattern: new RegExp(`${COUNT}[^。！!?、,，;；\\d]{0,8}?(?:${words})|(?:${words})[^。！!?、,，;；\\d]{0,6}?${COUNT}`, 'gu'),
}))

/** "2死15伤", "釀三死七傷", "致5死", as Chinese headlines have it; "二死満塁" is said of a game, "九死一生" of nobody. */
const IN_SHORT = new RegExp(
  `(?<![\\d.,〇零一二三四五六七八九十百两兩])(${NUMERAL})死(?:[、，]?(${NUMERAL})(?:[伤傷]|失[踪联蹤聯])|(?<=[致酿釀成]\\1死)(?![刑囚角率]))`,
  'gu',
)

/** "12人死亡", "死者は12人", "３千人が避難": a count of people before its word, or the word before it, within one clause. */
export function unspacedVictims(text: string): Record<Kind, number> {
  const found = { deaths: 0, injured: 0, displaced: 0 }
  for (const { kind, pattern } of VICTIMS) {
    for (const match of text.normalize('NFKC').matchAll(pattern)) {
      const [, ahead, aheadScale, behind, behindScale] = match
      const count = countOf(ahead ?? behind ?? '') * (SCALES.get(aheadScale ?? behindScale ?? '') ?? 1)
      if (count <= COUNT_MAX) found[kind] = Math.max(found[kind], count)
    }
  }
  for (const [all, deaths = '', others = ''] of text.normalize('NFKC').matchAll(IN_SHORT)) {
    found.deaths = Math.max(found.deaths, countOf(deaths))
    if (/[伤傷]$/.test(all)) found.injured = Math.max(found.injured, countOf(others))
  }
  return found
}

function countOf(numeral: string): number {
  if (/^\d/.test(numeral)) return numberOf(numeral)
  return VAGUE.get(numeral) ?? hanNumberOf(numeral)
}

/** "1,200", "1.200", "1 200", "1’200" and, in India, "1,00,000" are thousands; "1.2" and "1,2" have a fraction. */
export function numberOf(numeral: string): number {
  if (/^\d{1,3}(?:[., '’\u00a0\u202f]\d{3})+$|^\d{1,2}(?:,\d{2})+,\d{3}$/.test(numeral)) return Number(numeral.replace(/\D/g, ''))
  return Number(numeral.replace(',', '.')) || 0
}
