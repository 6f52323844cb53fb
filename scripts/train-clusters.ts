/**
 * Trains the join and merge scores: node scripts/train-clusters.ts --data DIRECTORY [--more DIRECTORY] [--without SET | --held-out | --halves] [--out FILE] [--date YYYY-MM-DD]
 * DIRECTORY holds `clusters`, `streams` and `situations`. The same data gives the same file, byte for byte.
 * `--more` learns from further labelled sets too, files as `read-public-sets.ts` writes them; what is shipped learned from basil and og2021.
 * `--without` leaves a set out and scores it; `--held-out` does so for each set in turn, beside what training on all gives, and writes nothing;
 * `--halves` learns from half of every set's clusters and scores the other halves, both ways round, and writes nothing.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { allVariants, halfOf, scoringVariants, type Variant } from './cluster-variants.ts'
import { learn, SETTINGS, type Settings, scored } from './learn-clusters.ts'

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    more: { type: 'string' },
    without: { type: 'string', default: '' },
    'held-out': { type: 'boolean', default: false },
    halves: { type: 'boolean', default: false },
    out: { type: 'string', default: 'src/core/data/assign-weights.json' },
    date: { type: 'string', default: '2026-11-27' },
    /** Other settings, for an experiment. */
    try: { type: 'string', default: '{}' },
  },
})
const settings: Settings = { ...SETTINGS, ...(JSON.parse(options.try) as Partial<Settings>) }
const variants = allVariants(options.data, settings, options.more)
const judged = scoringVariants(options.data)
const without = (set: string) => variants.filter((variant) => set === '' || !variant.set.startsWith(set))
const said = (text: string) => console.log(`${process.uptime().toFixed(0)} s ${text}`)

function trained(training: readonly Variant[]) {
  const learned = learn(training, settings)
  said(`learned from ${training.length} variants`)
  return learned
}

if (options['held-out']) sayHeldOut()
else if (options.halves) sayHalves()
else {
  const training = without(options.without)
  const from = [...new Set(training.map(({ set }) => set))]
  const by = `scripts/train-clusters.ts${options.without ? ` --without ${options.without}` : ''}`
  const learned = trained(training)
  writeFileSync(options.out, `${JSON.stringify({ provenance: { made: options.date, by, from }, ...learned })}\n`)
  for (const variant of judged) {
    if (options.without !== '' && !variant.set.startsWith(options.without)) continue
    const { atArrival, final } = scored(learned, variant)
    const [precision, recall] = [final.precision.toFixed(2), final.recall.toFixed(2)]
    said(`${variant.name.padEnd(40)} arrival ${atArrival.f1.toFixed(3)} final ${final.f1.toFixed(3)} (P ${precision} R ${recall})`)
  }
}

/** A row for each set and variant: F1 with the set in the training and without. */
function sayHeldOut(): void {
  const all = trained(variants)
  for (const set of new Set(judged.map((variant) => variant.set))) {
    const others = trained(without(set))
    for (const variant of judged) {
      if (variant.set !== set) continue
      const [held, left] = [scored(all, variant).final, scored(others, variant).final]
      said(
        `${variant.name.padEnd(40)} held in ${held.f1.toFixed(3)} held out ${left.f1.toFixed(3)} (P ${left.precision.toFixed(2)} R ${left.recall.toFixed(2)})`,
      )
    }
  }
}

/** A row for each set and variant: F1 of each half, learned from the others. */
function sayHalves(): void {
  const halves = [0, 1].map((side) => ({ side, learned: trained(variants.map((variant) => halfOf(variant, 1 - side))) }))
  for (const variant of judged) {
    const [one, other] = halves.map(({ side, learned }) => scored(learned, halfOf(variant, side)).final.f1) as [number, number]
    said(`${variant.name.padEnd(40)} halves ${one.toFixed(3)} ${other.toFixed(3)} mean ${((one + other) / 2).toFixed(3)}`)
  }
}
