import { startOf } from '../learning/vector.ts'
import { isBareHeadline, linkProbabilities, UNLINKED } from './group-rules.ts'
import type { Link, LiveState, Member, Tie } from './group-state.ts'
import { NAMES, PAIRS, type PreparedCluster, placeTerm, type Weighed, WORDS } from './link.ts'
import { compareEvents, LINK_AT, LINK_FEATURES, type Surroundings } from './link-features.ts'

const CANDIDATES_MAX = 80
const WORD_IDF_MIN = 3
const NAME_IDF_MIN = 2
const PLACE_WEIGHT_MIN = 2
/** Where few events were counted, a country is not yet rare. */
const PLACE_PRIOR_EVENTS = 20
/** Weaker links are not asked whether a template made them. */
const NOTICES_LINKED_MIN = 0.2
/** Least cosine of the names of two notices of one template that open an affair: a toll, a rate or an index of one thing, day by day. */
const SERIES_NAMES_MIN = 0.4

/** The links from an event to its candidates, or to those of them that are asked for, best first. */
export function linksOf(state: LiveState, weighed: Weighed, isAskedFor: (member: Member) => boolean = () => true): Link[] {
  const { prepared } = weighed
  const { lens, postings } = state
  const surroundings = state.counts.at(prepared.profile.publishedAt)
  for (const [term, weight] of queryTerms(state, weighed, surroundings)) postings.accumulate(term, weight)
  const near = postings.best(CANDIDATES_MAX + 1)
  lens.load(weighed.vectors)
  const links: Link[] = []
  for (const { slot } of near) {
    const member = state.bySlot.get(slot)!
    if (member.prepared.profile.id === prepared.profile.id || !isAskedFor(member)) continue
    links.push(
      isLikeLoaded(state, member) ? linkTo(state, member, { weighed, surroundings }) : { member, features: UNCOMPARED, ...UNLINKED },
    )
  }
  lens.clear()
  return bestFirst(links)
}

/** Of what was not compared. */
const UNCOMPARED = new Float64Array(LINK_FEATURES.length)

/** Whether there is evidence for a link in words or names. Of nine in ten that are near there is none: they are not linked, however well place and time fit, and not compared in full. */
function isLikeLoaded({ lens, rules }: LiveState, { vectors }: Member): boolean {
  return lens.product(vectors, WORDS) + lens.product(vectors, NAMES) >= rules.evidenceMin
}

function linkTo(state: LiveState, member: Member, { weighed, surroundings }: { weighed: Weighed; surroundings: Surroundings }): Link {
  const { lens, statistics, rules } = state
  const features = compareEvents(weighed, member, { lens, statistics, surroundings })
  const link = { member, features, ...linkProbabilities(rules, features) }
  return areTwoThings(state, weighed.prepared, link) ? { ...link, ...UNLINKED } : link
}

/** Whether a template is all that links two events: where it would count, and they do not name the same. Of a road check's headlines each names its county. */
function areTwoThings({ reports }: LiveState, { profile }: PreparedCluster, { member, features, joined, paired }: Link): boolean {
  if (Math.max(joined, paired) < NOTICES_LINKED_MIN) return false
  const nameTheSame = !isBareHeadline(features) || features[LINK_AT.bestName]! > features[LINK_AT.unsharedName]!
  if (features[LINK_AT.names]! >= SERIES_NAMES_MIN && nameTheSame) return false
  return reports.areOtherNotices(profile.id, member.prepared.profile.id)
}

function* queryTerms(state: LiveState, { vectors, places }: Weighed, surroundings: Surroundings): Generator<[number, number]> {
  for (const [field, least] of [
    [WORDS, WORD_IDF_MIN],
    [NAMES, NAME_IDF_MIN],
    [PAIRS, NAME_IDF_MIN],
  ] as const) {
    for (let i = startOf(vectors, field); i < vectors.ends[field]!; i++) {
      const idf = state.statistics.idfInTexts(vectors.ids[i]!)
      if (idf > least) yield [vectors.ids[i]!, idf * idf]
    }
  }
  for (const country of places.keys()) {
    const { place, all } = surroundings.cell(country, '')
    const rarity = Math.log((all + PLACE_PRIOR_EVENTS) / (place + 1))
    yield [placeTerm(country), Math.max(PLACE_WEIGHT_MIN, rarity * rarity)]
  }
}

/** The features of the link between two members, weighed as things stand now. */
export function featuresBetween(state: LiveState, one: Member, other: Member): Record<string, number> {
  const [newer, older] = one.order > other.order ? [one, other] : [other, one]
  const { lens, statistics, counts } = state
  lens.load(newer.vectors)
  const features = compareEvents(newer, older, { lens, statistics, surroundings: counts.at(newer.prepared.profile.publishedAt) })
  lens.clear()
  return namedFeatures(features)
}

/** The kept links of a member, best first. */
export function tiesOf(state: LiveState, member: Member): Tie[] {
  const ties: Tie[] = []
  for (const [slot, link] of member.links) ties.push({ member: state.bySlot.get(slot)!, ...link })
  return bestFirst(ties)
}

function bestFirst<T extends Tie>(ties: T[]): T[] {
  return ties.sort((a, b) => b.joined - a.joined || a.member.order - b.member.order)
}

/** Whether a link may bring two together: an operator may forbid it, and one event in two clusters is no affair. */
export function mayMeet(state: LiveState, clusterId: string, { member, paired }: Tie): boolean {
  const isAlone = member.situationId === null
  // An operator left it alone.
  if (isAlone && state.pins.has(member.prepared.profile.id)) return false
  // One event that stands in two clusters is no affair: merged, it would leave a situation of one.
  if (isAlone && paired > state.rules.pairBar && state.reports.mayBeOne(clusterId, member.prepared.profile.id)) return false
  const apart = state.apart.get(clusterId)
  if (!apart) return true
  return !apart.has(member.prepared.profile.id) && !(member.situationId !== null && apart.has(member.situationId))
}

export function namedFeatures(features: Float64Array): Record<string, number> {
  return Object.fromEntries(LINK_FEATURES.map((name, i) => [name, Math.round(features[i]! * 10_000) / 10_000]))
}
