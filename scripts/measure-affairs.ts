/**
 * Scores grouping on the affairs of real streams, filed by reading (judged-affairs.json): node scripts/measure-affairs.ts --data DIRECTORY [--second-half]
 *   [--rules FILE] [--bars JSON]
 * DIRECTORY holds `streams`. A line for each stream in one store, and one for its spans of twelve days, each in an empty store; `--second-half` scores only
 * that, for links that learned from the first.
 * Of the situations of two events or more `pure` hold one affair alone, `nonsense` no two events of one; `found`: affairs of which one holds two events.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Agreement, bcubed, pairwise } from '../src/core/learning/metrics.ts'
import { createLiveSituations } from '../src/core/situations/group.ts'
import { type GroupRules, groupRules, rulesOf } from '../src/core/situations/group-rules.ts'
import { type RealStream, readJudgedAffairs } from './judged-events.ts'
import { spansOf } from './link-examples.ts'
import { type GoldEvent, replaySituations } from './situation-replay.ts'

const SPAN_DAYS = 12

interface Filed {
  readonly affair: string
  readonly situation: string
}

export interface AffairScores {
  readonly bcubed: Agreement
  readonly pairwise: Agreement
  /** Events of the largest situation. */
  readonly largest: number
  /** Situations of two events or more; the shares of them that hold one affair alone, and no two events of one. */
  readonly situations: number
  readonly pure: number
  readonly nonsense: number
  /** Affairs of two events or more, and how many of them have two in one situation. */
  readonly affairs: number
  readonly found: number
}

/** All events of a stream, in one store and in spans of some days, each of which begins with an empty one. Events that are filed under nothing count too. */
export function affairScores(
  rules: GroupRules,
  events: readonly GoldEvent[],
  { from = 0 } = {},
): { whole: AffairScores; spans: AffairScores } {
  const filed = (list: readonly GoldEvent[]): Filed[] => {
    const { final } = replaySituations(createLiveSituations(rules), list)
    return list.map(({ path, profile }, i) => ({ affair: path[0] ?? `alone ${profile.id}`, situation: final[i]! }))
  }
  return { whole: scoresOf([filed(events).slice(from)]), spans: scoresOf(spansOf(events.slice(from), SPAN_DAYS).map(filed)) }
}

/** Spans are scored together; neither situations nor affairs reach from one into another. */
function scoresOf(spans: readonly Filed[][]): AffairScores {
  const all = spans.flatMap((span, i) =>
    span.map(({ affair, situation }) => ({ affair: `${i} ${affair}`, situation: `${i} ${situation}` })),
  )
  const severalOf = (key: (event: Filed) => string) => [...Map.groupBy(all, key).values()].filter((members) => members.length > 1)
  const situations = severalOf(({ situation }) => situation)
  // Per situation its affairs, the largest first.
  const told = situations.map((members) => [...Map.groupBy(members, ({ affair }) => affair)].sort(([, a], [, b]) => b.length - a.length))
  const share = (of: (affairs: (typeof told)[number]) => boolean) => told.filter(of).length / Math.max(1, told.length)
  const [predicted, gold] = [all.map(({ situation }) => situation), all.map(({ affair }) => affair)]
  return {
    bcubed: bcubed(predicted, gold),
    pairwise: pairwise(predicted, gold),
    largest: Math.max(0, ...situations.map(({ length }) => length)),
    situations: situations.length,
    pure: share((affairs) => affairs.length === 1),
    nonsense: share(([largest]) => largest![1].length === 1),
    affairs: severalOf(({ affair }) => affair).length,
    found: new Set(told.flatMap((affairs) => affairs.filter(([, members]) => members.length > 1).map(([affair]) => affair))).size,
  }
}

/** Both lines of a stream; of its second half alone, for links that learned from the first. */
export function affairLines(rules: GroupRules, { stream, events }: RealStream, secondHalf: boolean): string[] {
  const { whole, spans } = affairScores(rules, events, { from: secondHalf ? Math.floor(events.length / 2) : 0 })
  const name = stream.slice(0, 9)
  return [`${name} ${lineOf(whole)}`, `${name} in spans of ${SPAN_DAYS} days ${lineOf(spans)}`]
}

function lineOf({ bcubed: b, pairwise: p, largest, situations, pure, nonsense, affairs, found }: AffairScores): string {
  const told = ({ f1, precision, recall }: Agreement) => `${f1.toFixed(3)} (P ${precision.toFixed(2)} R ${recall.toFixed(2)})`
  const shown = `situations ${situations} pure ${pure.toFixed(2)} nonsense ${nonsense.toFixed(2)} found ${found}/${affairs}`
  return `${told(b)} / ${told(p)} largest ${largest} ${shown}`
}

if (import.meta.main) {
  const { values: options } = parseArgs({
    options: {
      data: { type: 'string', default: '../shared/data' },
      'second-half': { type: 'boolean', default: false },
      rules: { type: 'string' },
      bars: { type: 'string', default: '{}' },
    },
  })
  const rules = options.rules ? rulesOf(JSON.parse(readFileSync(options.rules, 'utf8'))) : groupRules
  for (const stream of readJudgedAffairs(options.data))
    for (const line of affairLines({ ...rules, ...JSON.parse(options.bars) }, stream, options['second-half'])) console.log(line)
}
