/**
 * What the cosine of an embedding server is worth. How near two texts with nothing in common lie differs from model to model, so a cosine alone says
 * little. It is held against two others: the usual cosine of articles that their words put into a cluster, and of those whose words turn their best
 * candidate down. As two normal distributions of one width they give the log odds of one event (a linear discriminant, Fisher 1936): the same scale
 * for all models, and nothing from one that hardly tells the two apart. What only repeats the words, as far as both rise and fall together, is taken off.
 * It learns from what the words say alone, never from its own advice.
 */
export interface CosineScale {
  readonly joined: Spread
  readonly apart: Spread
}

/** Means, variances and the covariance of cosines and of the scores by words. */
interface Spread {
  count: number
  cosine: number
  words: number
  cosineVariance: number
  wordsVariance: number
  covariance: number
}

/** An article and its best candidate. */
export interface ComparedCosine {
  readonly cosine: number
  /** The score by words alone, and whether it joins. */
  readonly words: number
  readonly isJoined: boolean
}

/** Fewer of either kind prove nothing. */
const COUNT_MIN = 20
/** What is older than so many fades, so that the scale follows the stream. */
const COUNT_MAX = 5_000
const VARIANCE_MIN = 1e-4
/** The rest of what moves together is no repetition: who is of one event is near in words and in meaning. Chosen on the labelled sets. */
const REPEATED_SHARE = 0.7
/** Doubted of the distance: few samples differ by chance, and what is near the middle of a large cluster is near by its size alone. */
const WIDTHS_DOUBTED = 0.5
/** However sure the cosine is, it stays one feature among others. */
const ODDS_MAX = 4

export function createCosineScale(): CosineScale {
  const nothing: Spread = { count: 0, cosine: 0, words: 0, cosineVariance: 0, wordsVariance: 0, covariance: 0 }
  return { joined: { ...nothing }, apart: { ...nothing } }
}

export function noteCosine(scale: CosineScale, { cosine, words, isJoined }: ComparedCosine): void {
  const spread = isJoined ? scale.joined : scale.apart
  spread.count = Math.min(COUNT_MAX, spread.count + 1)
  const cosineStep = cosine - spread.cosine
  const wordsStep = words - spread.words
  spread.cosine += cosineStep / spread.count
  spread.words += wordsStep / spread.count
  const wordsLeft = words - spread.words
  spread.cosineVariance += (cosineStep * (cosine - spread.cosine) - spread.cosineVariance) / spread.count
  spread.wordsVariance += (wordsStep * wordsLeft - spread.wordsVariance) / spread.count
  spread.covariance += (cosineStep * wordsLeft - spread.covariance) / spread.count
}

/** Log odds of one event, as far as the cosine tells more than the words; 0 while too little is known. */
export function cosineOdds({ joined, apart }: CosineScale, cosine: number): number {
  if (joined.count < COUNT_MIN || apart.count < COUNT_MIN) return 0
  const both = (name: 'cosineVariance' | 'wordsVariance' | 'covariance') => (joined[name] + apart[name]) / 2
  const repeated = (Math.max(0, both('covariance')) / Math.max(VARIANCE_MIN, both('wordsVariance'))) * (joined.words - apart.words)
  const variance = Math.max(VARIANCE_MIN, both('cosineVariance'))
  const distance = joined.cosine - apart.cosine - REPEATED_SHARE * repeated - WIDTHS_DOUBTED * Math.sqrt(variance)
  if (distance <= 0) return 0
  const odds = (distance / variance) * (cosine - (joined.cosine + apart.cosine) / 2)
  return Math.max(-ODDS_MAX, Math.min(ODDS_MAX, odds))
}
