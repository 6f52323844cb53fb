/**
 * How much an event matters, 1 to 10.
 *
 * z is a weighted sum of what newsrooms go by: how many outlets report it on their own, from how many countries, how fast, how grave
 * it is in words and in victims, whom it touches, how long it lasts; routine takes weight off. Only first reports of outlets with a text of
 * their own count, in every part: copies of one text, or more articles of one outlet, add nothing. A toll of the past is none of the event's.
 * z becomes a score by fixed breakpoints, the quantiles of a replayed reference stream, so that a quiet day mints no 10 and a 7 means
 * the same every day. Score 8 and above needs five independent outlets or a grave loss of life.
 */
import { DAY_MS, HOUR_MS } from '../durations.ts'
import { casualtiesOf } from '../text/casualties.ts'
import { eventGravity, HARM_CATEGORIES, isRoutineEvent, isTradeEvent, type ToldEvent } from './significance-gravity.ts'
import { gravityOf, harmsSomebody, namesPowers } from './significance-lexicon.ts'
import { withoutPast } from './significance-past.ts'
import { SCORE_BREAKPOINTS } from './significance-reference.ts'

const LEAD_CHARACTERS = 700
const PERSISTENCE_DAYS_MAX = 3
/** From here on a score is exceptional. */
export const EXCEPTIONAL_SCORE = 8
const OUTLETS_FOR_EXCEPTIONAL = 5
/** Gravity of a headline that calls its event a disaster, an attack or an outbreak. */
const GRAVE = 8
const DEATHS_MAX = 5_000
const BROAD_DOUBLINGS = 4
const BROAD_SLOPE = 0.5
const EARLY_SCORE_MAX = EXCEPTIONAL_SCORE - 1

/** Weights of the parts of z, set by hand after the published systems and the reading of real clusters. */
const WEIGHTS = {
  outlets: 1,
  outletCountries: 0.35,
  burst: 0.3,
  gravity: 0.21,
  deaths: 0.9,
  injured: 0.2,
  displaced: 0.25,
  money: 0.2,
  scope: 0.25,
  powers: 0.35,
  persistence: 0.2,
}
const ROUTINE_WEIGHT = 1.8
const SOFT_CATEGORY_WEIGHT = 1.1
/** What a toll weighs that stands in the text of an event which no headline and no category calls harm. */
const ASIDE_TOLL_WEIGHT = 0.3
const SOFT_CATEGORIES = new Set(['sports', 'culture', 'lifestyle'])

export interface SignificanceInput {
  /** Outlets with a text of their own. */
  independentOutlets: number
  /** Distinct home countries of these outlets. */
  outletCountries: number
  countries: readonly string[]
  categories: readonly string[]
  title: string
  text: string
  /** When each of these outlets first reported. */
  reportTimes: readonly number[]
  publishedAt: number
  now: number
}

export interface Significance {
  /** 1 to 10, whole. */
  score: number
  z: number
  parts: Record<string, number>
}

export function clusterSignificance(input: SignificanceInput): Significance {
  const title = input.title.slice(0, LEAD_CHARACTERS)
  const text = `${title}. ${input.text.slice(0, LEAD_CHARACTERS)}`
  const { tollWeight, ...harm } = harmOf(input, title)
  const { victims } = harm
  const event: ToldEvent = { ...input, ...harm, title, text }
  const soft = SOFT_CATEGORIES.has(input.categories[0] ?? '')
  const lastReport = input.reportTimes.reduce((last, time) => Math.max(last, time), input.publishedAt)
  const lasted = Math.max(0, Math.min(lastReport, input.now, input.publishedAt + PERSISTENCE_DAYS_MAX * DAY_MS) - input.publishedAt)
  const parts = {
    outlets: WEIGHTS.outlets * breadthOf(input.independentOutlets),
    outletCountries: WEIGHTS.outletCountries * Math.log2(Math.max(1, input.outletCountries)),
    burst: WEIGHTS.burst * Math.log2(1 + burstOf(input.reportTimes)),
    gravity: WEIGHTS.gravity * eventGravity(event) * (soft ? 0.5 : 1),
    deaths: tollWeight * WEIGHTS.deaths * tollOfDeaths(victims.deaths),
    injured: tollWeight * WEIGHTS.injured * Math.log10(1 + victims.injured),
    displaced: tollWeight * WEIGHTS.displaced * Math.log10(1 + victims.displaced),
    money: WEIGHTS.money * Math.max(0, Math.log10(Math.max(1, victims.money) / 1e8)),
    scope: WEIGHTS.scope * Math.min(4, Math.max(0, input.countries.length - 1)),
    powers: namesPowers(text) && !isTradeEvent(event) ? WEIGHTS.powers : 0,
    persistence: WEIGHTS.persistence * Math.log2(1 + lasted / (6 * HOUR_MS)),
    routine: isRoutineEvent(event) ? -ROUTINE_WEIGHT : 0,
    soft: soft ? -SOFT_CATEGORY_WEIGHT : 0,
  }
  const z = Object.values(parts).reduce((sum, part) => sum + part, 0)
  const severe = tollWeight === 1 && (victims.deaths >= 50 || victims.displaced >= 50_000)
  const trusted = input.independentOutlets >= OUTLETS_FOR_EXCEPTIONAL || (severe && input.independentOutlets >= 2)
  return { score: Math.min(scoreOfZ(z), trusted ? 10 : EARLY_SCORE_MAX), z, parts }
}

/**
 * The victims, those of the title alone, the title without the past, whether words of harm are meant as they stand, and what the toll weighs: a toll
 * that only the text of an article about something else gives (a bill, a book) is told in passing.
 */
function harmOf(
  input: SignificanceInput,
  title: string,
): Pick<ToldEvent, 'victims' | 'ofTitle' | 'present' | 'isHarm'> & { tollWeight: number } {
  // Read beyond the lead first: what tells that a toll is of the past may stand behind it.
  const told = withoutPast(`${title}. ${input.text.slice(0, 2 * LEAD_CHARACTERS)}`, input.publishedAt)
  const victims = casualtiesOf(told.slice(0, LEAD_CHARACTERS))
  const present = withoutPast(title, input.publishedAt)
  const ofTitle = casualtiesOf(present)
  const isHarm =
    harmsSomebody(title) ||
    input.categories.some((category) => HARM_CATEGORIES.has(category)) ||
    ofTitle.deaths + ofTitle.injured + ofTitle.displaced > 0
  return { victims, ofTitle, present, isHarm, tollWeight: isHarm || gravityOf(title, true) >= GRAVE ? 1 : ASIDE_TOLL_WEIGHT }
}

/** Tens of deaths: that there is one the words have told, and beyond five thousand it is the count of a whole war or epidemic. */
function tollOfDeaths(deaths: number): number {
  return Math.max(0, Math.log10((1 + Math.min(deaths, DEATHS_MAX)) / 2))
}

/** Doublings of outlets; past fifteen they count half: a fashionable trifle gathers hundreds as a war does. */
function breadthOf(outlets: number): number {
  const doublings = Math.log2(1 + Math.max(0, outlets))
  return Math.min(doublings, BROAD_DOUBLINGS) + BROAD_SLOPE * Math.max(0, doublings - BROAD_DOUBLINGS)
}

/** The score that a z has in the reference distribution. */
export function scoreOfZ(z: number): number {
  let score = 1
  for (const breakpoint of SCORE_BREAKPOINTS) if (z >= breakpoint) score += 1
  return score
}

/** Telegram's form of burst: reports that follow a start within about an hour count whole, later ones fade; the best start stands. */
function burstOf(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  let best = 0
  for (let start = 0; start < sorted.length; start += 1) {
    let sum = 0
    for (let other = start; other < sorted.length; other += 1) {
      const hours = (sorted[other]! - sorted[start]!) / HOUR_MS
      if (hours > 12) break
      sum += 2 / (1 + Math.exp(hours))
    }
    best = Math.max(best, sum)
  }
  return best
}

const SITUATION_DECAY_PER_DAY = 0.12
const SITUATION_GRACE_DAYS = 2
const SITUATION_SIZE_WEIGHT = 0.25
const SITUATION_LIFT_MAX = 1
const CLUSTERS_CONSIDERED_MAX = 2_000

/**
 * A situation is as significant as its greatest event, which fades with age, plus a little for being many events. The lift over the
 * greatest member is at most one point, and no lift makes a situation exceptional whose events are far from it.
 */
export function situationSignificance(clusters: readonly { score: number; z: number; publishedAt: number }[], now: number): Significance {
  let peak = Number.NEGATIVE_INFINITY
  let peakScore = 1
  for (const cluster of clusters.slice(-CLUSTERS_CONSIDERED_MAX)) {
    const age = Math.max(0, (now - cluster.publishedAt) / DAY_MS - SITUATION_GRACE_DAYS)
    const faded = cluster.z - SITUATION_DECAY_PER_DAY * age
    if (faded > peak) {
      peak = faded
      peakScore = Math.min(cluster.score, scoreOfZ(faded))
    }
  }
  if (peak === Number.NEGATIVE_INFINITY) return { score: 1, z: 0, parts: { peak: 0, size: 0 } }
  const size = SITUATION_SIZE_WEIGHT * Math.log2(clusters.length)
  const z = peak + size
  return { score: Math.max(1, Math.min(scoreOfZ(z), peakScore + SITUATION_LIFT_MAX)), z, parts: { peak, size } }
}
