/**
 * Words of scripts that are written without spaces, as they would be searched for.
 *
 * The platform's dictionary cuts a text into words, and a name that it does not know into pieces. Pieces that outlets of a cluster write
 * beside each other, and hardly ever otherwise, are put together again.
 */

import { koreanNoun, piecesOf, wordsBetweenSpaces } from '../text/east-asian-words.ts'
import { isBareOffice } from './keywords-offices.ts'

const ROUNDS = 2
const TOGETHER_SHARE = 0.75
const GROUPS_MIN = 2
const WORD_CHARACTERS_MAX = 12
/** Numbers and counts: "11", "一万", "三人". */
const COUNT = /^(?:[\p{N}.,%]+|[〇零一二两兩三四五六七八九十百千万萬亿億数几何]+.?)$/u

/** They end what stands before them ("政策金利を"), or part it from what follows. */
const PARTICLE =
  /^(?:を|が|は|へ|に|で|と|も|から|まで|より|ที่|ใน|ของ|และ|จาก|ให้|ได้|เป็น|มี|ไม่|ว่า|กับ|แต่|หรือ|โดย|เพื่อ|เมื่อ|แล้ว|จะ|ต้อง|อยู่|ถูก|ราย|คน|หลัง|ต่อ|ขึ้น|ลง|ด้วย|ซึ่ง|นี้|วันที่)$/u

/** The words of each text; a group is the texts of one voice. */
export function unspacedWords(texts: readonly { text: string; group: number }[], language: string): string[][] {
  let cut = texts.map(({ text, group }) => ({ group, runs: runsOf(text, language) }))
  for (let round = 0; round < ROUNDS; round += 1) {
    const together = piecesTogether(cut, language)
    if (together.size === 0) break
    cut = cut.map(({ group, runs }) => ({ group, runs: runs.map((run) => joined(run, together)) }))
  }
  // What Korean writes right behind a number is what it counts: "23명이", "8강전".
  const known = language === 'ko' ? wordsBetweenSpaces(texts.map(({ text }) => text)) : new Set<string>()
  const wordOf = (word: string) => (language === 'ko' ? koreanNoun(word, known) : word)
  return cut.map(({ runs }) =>
    runs
      .flatMap((run) => (language === 'ko' ? run.filter((_, i) => !/^[\d.,]+$/.test(run[i - 1] ?? '')) : run))
      .map(wordOf)
      .filter((word) => word.length >= 2 && !COUNT.test(word)),
  )
}

/** Pieces in the order of the text, parted where something stands between them. */
function runsOf(text: string, language: string): string[][] {
  const runs: string[][] = [[]]
  for (const part of piecesOf(text, language)) {
    if (part.isWordLike) runs.at(-1)!.push(part.segment)
    else runs.push([])
  }
  return runs
}

function piecesTogether(cut: readonly { group: number; runs: readonly string[][] }[], language: string): Set<string> {
  const alone = new Map<string, number>()
  const pairs = new Map<string, { count: number; groups: Set<number>; parts: readonly [string, string] }>()
  for (const { group, runs } of cut) {
    for (const run of runs) {
      run.forEach((piece, i) => {
        alone.set(piece, (alone.get(piece) ?? 0) + 1)
        const next = run[i + 1]
        if (next === undefined || PARTICLE.test(piece) || PARTICLE.test(next)) return
        if (COUNT.test(piece) || COUNT.test(next) || piece.length + next.length > WORD_CHARACTERS_MAX) return
        // 市长|欧阳文博, 佐々木健太郎|知事: Chinese says before a name what somebody is, Japanese behind it.
        if (isBareOffice(language === 'zh' ? piece : next, language)) return
        const key = `${piece} ${next}`
        const pair = pairs.get(key) ?? { count: 0, groups: new Set<number>(), parts: [piece, next] as const }
        pair.count += 1
        pair.groups.add(group)
        pairs.set(key, pair)
      })
    }
  }
  const together = [...pairs].filter(
    ([, { count, groups, parts }]) =>
      groups.size >= GROUPS_MIN && count >= TOGETHER_SHARE * Math.max(alone.get(parts[0])!, alone.get(parts[1])!),
  )
  return new Set(together.map(([key]) => key))
}

function joined(run: readonly string[], together: ReadonlySet<string>): string[] {
  const words: string[] = []
  for (let i = 0; i < run.length; i += 1) {
    const next = run[i + 1]
    const joins = next !== undefined && together.has(`${run[i]} ${next}`)
    words.push(joins ? run[i]! + next : run[i]!)
    if (joins) i += 1
  }
  return words
}
