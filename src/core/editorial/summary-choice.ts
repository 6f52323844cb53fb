/**
 * Choosing sentences from the pool, one after the other: the best opening first, then whatever adds most that the centroid holds and
 * the chosen sentences do not. A sentence that repeats a chosen one, or gives another number of victims, is barred for good.
 */
import { gazetteerOf } from '../tags/country-gazetteer.ts'
import { findMentions, splitWords } from '../tags/country-match.ts'
import { type Casualties, casualtiesOf } from '../text/casualties.ts'
import { correctsToll } from '../text/casualties-tolls.ts'
import { termOf } from '../text/content-terms.ts'
import { leansOnContext, onlyFollows } from './summary-clean.ts'
import type { Candidate, Pool } from './summary-pool.ts'

const CANDIDATES_CONSIDERED_MAX = 120
const REPEATED_TERMS_SHARE_MAX = 0.5
const REPEATED_MASS_SHARE_MAX = 0.6
const REPEATED_TERMS_MIN = 3
/** Above one: what is new counts for more than what is central, which the opening has said. */
const FRESHNESS_POWER = 1.4
const OPENING_PLACES = [1, 0.8, 0.62, 0.5] as const
const OPENING_LATER = 0.3
const OPENING_CHARACTERS_MAX = 330
const OUTDATED_TOLL_WEIGHT = 0.75
/** Two reports open with the same news in other words; what follows tells more. */
const OTHER_OPENING_WEIGHT = 0.6
/** What a sentence is worth that speaks of "Mr. Roe" before anybody has said who that is. */
const STRANGER_WEIGHT = 0.4
/** What an opening is worth that says nothing of the title. */
const TITLE_FLOOR = 0.4
/** What an opening is worth of the report whose headline is the title: the two were written for each other. */
const TITLED_WEIGHT = 1.15

export interface Choice {
  readonly pool: Pool
  readonly chosen: Candidate[]
  readonly barred: Set<Candidate>
  readonly said: Set<string>
  readonly title: ReadonlySet<string>
  characters: number
}

export interface AdditionLimits {
  readonly charactersMax: number
  /** Least weight, as a share of the opening's. */
  readonly shareMin: number
}

export interface Headline {
  /** Its terms. */
  readonly title: ReadonlySet<string>
  /** The articles that it heads. */
  readonly titledBy: ReadonlySet<string>
}

/** Opens a choice with a sentence that stands alone, comes from the top of its article and tells what the title says; undefined when the pool is empty. */
export function choiceFrom(pool: Pool, { title, titledBy }: Headline): Choice | undefined {
  const considered = { ...pool, candidates: pool.candidates.slice(0, CANDIDATES_CONSIDERED_MAX) }
  const { toll, isCorrected } = tollOf(considered)
  let best: { candidate: Candidate; score: number } | undefined
  for (const candidate of considered.candidates) {
    const titled = titledBy.has(candidate.articleId) ? TITLED_WEIGHT : 1
    const score = openingScore(candidate, toll) * titleFactor(candidate, title) * titled * strangerWeight(candidate, [], title)
    if (best === undefined || score > best.score + 1e-12) best = { candidate, score }
  }
  if (best === undefined) return undefined
  const barred = new Set(considered.candidates.filter((candidate) => isOutdated(candidate, { toll, isCorrected })))
  const choice: Choice = { pool: considered, chosen: [], barred, said: new Set(), title, characters: 0 }
  choose(choice, best.candidate)
  return choice
}

/** Adds the candidate with the greatest weight × unsaid share that keeps within the limits. False when there is none. */
export function addBest(choice: Choice, limits: AdditionLimits): boolean {
  const floor = choice.chosen[0]!.weight * limits.shareMin
  let best: { candidate: Candidate; value: number } | undefined
  for (const candidate of choice.pool.candidates) {
    if (candidate.weight < floor) break
    if (choice.barred.has(candidate) || choice.characters + candidate.text.length > limits.charactersMax) continue
    const value =
      candidate.weight *
      freshShare(candidate, choice) *
      followingWeight(candidate, choice.chosen.at(-1)!) *
      leadWeight(candidate, choice.chosen[0]!) *
      strangerWeight(candidate, choice.chosen, choice.title)
    if (value > (best?.value ?? 0)) best = { candidate, value }
  }
  if (best === undefined) return false
  choose(choice, best.candidate)
  return true
}

function choose(choice: Choice, candidate: Candidate): void {
  choice.chosen.push(candidate)
  choice.barred.add(candidate)
  choice.characters += candidate.text.length + 2
  for (const term of candidate.terms) choice.said.add(term)
  const toll = casualtiesOf(candidate.text)
  for (const other of choice.pool.candidates) {
    if (!choice.barred.has(other) && (repeats(other, candidate, choice.pool.centroid) || contradicts(other, toll))) choice.barred.add(other)
  }
}

function openingScore(candidate: Candidate, toll: number): number {
  const place = OPENING_PLACES[candidate.position] ?? OPENING_LATER
  const alone = onlyFollows(candidate.text) ? 0.3 : 1
  const long = candidate.text.length > OPENING_CHARACTERS_MAX ? 0.7 : 1
  const deaths = toll > 0 ? deathsAtTop(candidate) : 0
  return candidate.weight * place * alone * long * (deaths > 0 && deaths !== toll ? OUTDATED_TOLL_WEIGHT : 1)
}

/** Beside the newest toll, which readers have in the title, an older one contradicts; a higher one only where it was corrected. */
function isOutdated(candidate: Candidate, { toll, isCorrected }: { toll: number; isCorrected: boolean }): boolean {
  const deaths = toll > 1 || isCorrected ? deathsAtTop(candidate) : 0
  return deaths > 0 && (deaths < toll || (isCorrected && deaths > toll))
}

function deathsAtTop({ position, text }: Candidate): number {
  return position < OPENING_PLACES.length ? casualtiesOf(text).deaths : 0
}

/** What the title says is what readers look for in the first sentence; one that says nothing else is no sentence beside it. */
function titleFactor({ terms }: Candidate, title: ReadonlySet<string>): number {
  let told = 0
  for (const term of terms) if (title.has(term)) told += 1
  return told === terms.size ? TITLE_FLOOR : TITLE_FLOOR + (1 - TITLE_FLOOR) * (told / Math.max(1, title.size))
}

/** "Mr. Roe", but "Dr. Ann Roe" is told who that is, and "Mr. President" who else. */
const HONORIFIC = /(?<!\p{L})(?:Mr|Mrs|Ms|Dr)\.? (?!President|Speaker|Chairman|Secretary)(\p{Lu}[\p{L}’'-]*\p{L})(?![\p{L}’'-]| \p{Lu})/gu

/** Less for who is called by an honorific alone, unless the title or a chosen sentence names him, or he stands for a country. */
function strangerWeight({ text }: Candidate, chosen: readonly Candidate[], title: ReadonlySet<string>): number {
  const isKnown = (name: string) =>
    title.has(termOf(name, 'en')) ||
    chosen.some((earlier) => earlier.text.includes(name)) ||
    findMentions(splitWords(name), gazetteerOf('en')).some(({ name: { kind } }) => kind === 'strong-cue')
  return [...text.matchAll(HONORIFIC)].every(([, name]) => isKnown(name!.replace(/['’]s$/u, ''))) ? 1 : STRANGER_WEIGHT
}

/** The number of dead in the newest report that opens with one: tolls rise, and the older numbers are outdated rather than different. */
function tollOf(pool: Pool): { toll: number; isCorrected: boolean } {
  let newest = Number.NEGATIVE_INFINITY
  let toll = 0
  let isCorrected = false
  for (const candidate of pool.candidates) {
    if (candidate.position > 1 || candidate.publishedAt < newest) continue
    const { deaths } = casualtiesOf(candidate.text)
    if (deaths === 0) continue
    toll = candidate.publishedAt === newest ? Math.max(toll, deaths) : deaths
    isCorrected = correctsToll(candidate.text) || (isCorrected && candidate.publishedAt === newest)
    newest = candidate.publishedAt
  }
  return { toll, isCorrected }
}

function freshShare(candidate: Candidate, { said, pool }: Choice): number {
  let fresh = 0
  let all = 1e-9
  for (const term of candidate.terms) {
    const weight = pool.centroid.get(term) ?? 0.2
    all += weight
    if (!said.has(term)) fresh += weight
  }
  return (fresh / all) ** FRESHNESS_POWER
}

/** A sentence that leans on the one before it may follow exactly that one; elsewhere "he" and "this" point at nothing. */
function followingWeight(candidate: Candidate, last: Candidate): number {
  const follows = candidate.articleId === last.articleId && candidate.position === last.position + 1
  if (!leansOnContext(candidate.text)) return follows ? 1.15 : 1
  return follows ? 1.2 : 0.35
}

/** Less for how another report opens, beside a sentence that opens one. */
function leadWeight(candidate: Candidate, opening: Candidate): number {
  return candidate.position === 0 && opening.position === 0 && candidate.articleId !== opening.articleId ? OTHER_OPENING_WEIGHT : 1
}

/** Repetition by number of terms or, since a few heavy terms carry the event, by their weight in the centroid. */
function repeats(candidate: Candidate, earlier: Candidate, centroid: ReadonlyMap<string, number>): boolean {
  let shared = 0
  let sharedMass = 0
  let mass = 1e-9
  for (const term of candidate.terms) {
    const weight = Math.sqrt(centroid.get(term) ?? 0.2)
    mass += weight
    if (!earlier.terms.has(term)) continue
    shared += 1
    sharedMass += weight
  }
  if (shared < REPEATED_TERMS_MIN) return false
  return (
    shared > REPEATED_TERMS_SHARE_MAX * Math.min(candidate.terms.size, earlier.terms.size) || sharedMass > REPEATED_MASS_SHARE_MAX * mass
  )
}

function contradicts(candidate: Candidate, told: Casualties): boolean {
  if (told.deaths === 0 && told.injured === 0) return false
  const { deaths, injured } = casualtiesOf(candidate.text)
  return (deaths > 0 && told.deaths > 0 && deaths !== told.deaths) || (injured > 0 && told.injured > 0 && injured !== told.injured)
}
