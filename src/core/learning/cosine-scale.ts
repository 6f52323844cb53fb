/**
 * What the cosine of an embedding server is worth. How near two texts with nothing in common lie differs from model to model, and in one model from
 * language to language, so a cosine alone says little. It is held against two others: the usual cosine of articles that their words put into a cluster,
 * and of those whose words turn their best candidate down. As two normal distributions of one width they give the log odds of one event (a linear
 * discriminant, Fisher 1936): the same scale for all models, and nothing in a language that a model can't read.
 * It learns from what the words say alone, never from its own advice.
 */
export type CosineScale = Record<string, { readonly joined: Spread; readonly apart: Spread }>

/** Mean and variance of cosines. */
interface Spread {
  count: number
  cosine: number
  variance: number
}

/** An article and its best candidate. */
export interface ComparedCosine {
  /** Of both. */
  readonly languages: string
  readonly cosine: number
  /** Whether it joins by words alone. */
  readonly isJoined: boolean
}

/** Fewer of either kind prove nothing. */
const COUNT_MIN = 20
/** What is older than so many fades, so that the scale follows the stream. */
const COUNT_MAX = 5_000
const VARIANCE_MIN = 1e-4
/** Doubted of the distance: few samples differ by chance, and what is near the middle of a large cluster is near by its size alone. */
const WIDTHS_DOUBTED = 0.25
/** However sure the cosine is, it stays one feature among others. */
const ODDS_MAX = 4

export function createCosineScale(): CosineScale {
  return {}
}

/** Under what a pair of languages is kept, whichever comes first. */
export function languagePair(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`
}

export function noteCosine(scale: CosineScale, { languages, cosine, isJoined }: ComparedCosine): void {
  scale[languages] ??= { joined: nothing(), apart: nothing() }
  const known = scale[languages]
  const spread = isJoined ? known.joined : known.apart
  spread.count = Math.min(COUNT_MAX, spread.count + 1)
  const step = cosine - spread.cosine
  spread.cosine += step / spread.count
  spread.variance += (step * (cosine - spread.cosine) - spread.variance) / spread.count
}

function nothing(): Spread {
  return { count: 0, cosine: 0, variance: 0 }
}

/** Log odds of one event; 0 while too little is known of these languages. */
export function cosineOdds(scale: CosineScale, { languages, cosine }: Pick<ComparedCosine, 'languages' | 'cosine'>): number {
  const known = scale[languages]
  if (!known || known.joined.count < COUNT_MIN || known.apart.count < COUNT_MIN) return 0
  const { joined, apart } = known
  const variance = Math.max(VARIANCE_MIN, (joined.variance + apart.variance) / 2)
  const distance = joined.cosine - apart.cosine - WIDTHS_DOUBTED * Math.sqrt(variance)
  if (distance <= 0) return 0
  const odds = (distance / variance) * (cosine - (joined.cosine + apart.cosine) / 2)
  return Math.max(-ODDS_MAX, Math.min(ODDS_MAX, odds))
}
