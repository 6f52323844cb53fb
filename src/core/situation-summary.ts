/**
 * What a situation is about (its title, one background sentence) and what is new (the latest developments), in the words of its
 * member clusters' summaries.
 *
 * Both are stable: a title or text on show stays until something clearly better or something important and new replaces it.
 */

import { sentencesOf } from './sentences.ts'
import { casualtiesOf } from './significance-casualties.ts'
import { cutAtWord } from './summary-cut.ts'
import { compareText, majorityLanguage } from './summary-members.ts'
import { termsOf } from './summary-terms.ts'
import { TITLE_CHARACTERS_MAX } from './title.ts'

export const SITUATION_SUMMARY_CHARACTERS_MAX = 1_500
const CLUSTERS_CONSIDERED_MAX = 60
const DEVELOPMENTS_MAX = 4
const NOVELTY_OVERLAP_MAX = 0.6
const DATED_TITLE_WEIGHT = 0.75
const SAME_OVERLAP_MIN = 0.9
const TITLE_KEEP_RATIO = 1.35
const DAY = 24 * 3_600_000

export interface MemberCluster {
  id: string
  title: string
  summary: string
  publishedAt: number
  updatedAt: number
  outlets: number
  significance: number
  keywords: readonly string[]
  language: string
}

/** Names the affair: the member title nearest to what all members are about, important members first, not merely the latest headline. */
export function situationTitle(clusters: readonly MemberCluster[], previous: string | null = null): string {
  const considered = consideredOf(clusters)
  if (considered.length === 0) return previous ?? ''
  const themes = themesOf(considered)
  const language = languageOf(considered)
  const scored = considered
    .filter((cluster) => cluster.title !== '' && cluster.language === language)
    .map((cluster) => ({ title: cluster.title, score: titleScore(cluster, themes), publishedAt: cluster.publishedAt, id: cluster.id }))
    .toSorted((a, b) => b.score - a.score || a.publishedAt - b.publishedAt || compareText(a.id, b.id))
  const best = scored[0]
  if (best === undefined) return previous ?? ''
  const kept = previous === null ? undefined : scored.find((entry) => cutAtWord(entry.title, TITLE_CHARACTERS_MAX) === previous)
  if (kept !== undefined && best.score < TITLE_KEEP_RATIO * kept.score) return previous!
  return cutAtWord(best.title, TITLE_CHARACTERS_MAX)
}

/** One background sentence, then two to four latest developments as a second paragraph. */
export function summarizeSituation(clusters: readonly MemberCluster[], previous: string | null = null): { summary: string } {
  const considered = consideredOf(clusters)
  const sources = considered.map((cluster) => sourceOf(cluster)).filter((source) => source.first !== '')
  const background = backgroundOf(sources, themesOf(considered), languageOf(considered))
  if (background === undefined) return { summary: previous ?? '' }
  const developments = developmentsOf(sources, background)
  const summary = written(background, developments)
  return { summary: previous !== null && stillTells(previous, sources, [background, ...developments]) ? previous : summary }
}

interface Source {
  cluster: MemberCluster
  first: string
  terms: Set<string>
}

/** The newest and the most significant members; a long affair has hundreds. Oldest first. */
function consideredOf(clusters: readonly MemberCluster[]): MemberCluster[] {
  const half = CLUSTERS_CONSIDERED_MAX / 2
  const newest = clusters.toSorted((a, b) => b.publishedAt - a.publishedAt || compareText(a.id, b.id)).slice(0, half)
  const greatest = clusters
    .toSorted((a, b) => weightOf(b) - weightOf(a) || a.publishedAt - b.publishedAt || compareText(a.id, b.id))
    .slice(0, half)
  const chosen = new Map([...newest, ...greatest].map((cluster) => [cluster.id, cluster]))
  return [...chosen.values()].toSorted((a, b) => a.publishedAt - b.publishedAt || compareText(a.id, b.id))
}

function weightOf(cluster: MemberCluster): number {
  return cluster.significance + 0.5 * Math.log2(1 + cluster.outlets)
}

function languageOf(clusters: readonly MemberCluster[]): string {
  return majorityLanguage(
    clusters.map((cluster) => ({
      language: cluster.language,
      sourceHost: cluster.id,
      id: cluster.id,
      title: '',
      summary: '',
      body: '',
      publishedAt: 0,
      copyOf: null,
    })),
  )
}

function sourceOf(cluster: MemberCluster): Source {
  const first = sentencesOf(cluster.summary, 1)[0] ?? ''
  return { cluster, first, terms: new Set(termsOf(`${cluster.title} ${first}`, cluster.language)) }
}

/** Term → share of members that are about it, keywords and titles counted, weighed by what the members matter. */
function themesOf(clusters: readonly MemberCluster[]): Map<string, number> {
  const themes = new Map<string, number>()
  let all = 0
  for (const cluster of clusters) {
    const weight = weightOf(cluster)
    all += weight
    const terms = new Set([
      ...termsOf(cluster.title, cluster.language),
      ...cluster.keywords.slice(0, 10).flatMap((keyword) => termsOf(keyword, cluster.language)),
    ])
    for (const term of terms) themes.set(term, (themes.get(term) ?? 0) + weight)
  }
  for (const [term, weight] of themes) themes.set(term, weight / Math.max(1e-9, all))
  return themes
}

function titleScore(cluster: MemberCluster, themes: ReadonlyMap<string, number>): number {
  const terms = new Set(termsOf(cluster.title, cluster.language))
  let sum = 0
  for (const term of terms) sum += (themes.get(term) ?? 0) ** 1.5
  const central = sum / Math.max(2, terms.size) ** 0.6
  const long = cluster.title.length > 110 ? 0.85 : 1
  // A toll or a score dates a title: the affair outlives it.
  const dated = /\d/.test(cluster.title) || casualtiesOf(cluster.title).deaths > 0 ? DATED_TITLE_WEIGHT : 1
  return central * long * dated * (0.6 + 0.04 * weightOf(cluster))
}

/** The oldest well-reported member that is about what the affair is about. */
function backgroundOf(sources: readonly Source[], themes: ReadonlyMap<string, number>, language: string): Source | undefined {
  let best: { source: Source; score: number } | undefined
  const native = sources.filter((source) => source.cluster.language === language)
  const pool = native.length > 0 ? native : sources
  pool.forEach((source, index) => {
    let central = 0
    for (const term of source.terms) central += themes.get(term) ?? 0
    central /= Math.max(4, source.terms.size) ** 0.6
    const early = 1 + 0.5 * (1 - index / Math.max(1, pool.length - 1))
    const score = central * early * (0.5 + 0.05 * weightOf(source.cluster))
    if (best === undefined || score > best.score + 1e-12) best = { source, score }
  })
  return best?.source
}

/** The newest members that tell something else than the background and each other, newest first; a minor one yields to a greater one near it. */
function developmentsOf(sources: readonly Source[], background: Source): Source[] {
  const last = sources.at(-1)?.cluster.publishedAt ?? 0
  const ranked = sources
    .filter((source) => source !== background && source.cluster.language === background.cluster.language)
    .map((source) => ({ source, value: weightOf(source.cluster) - (1.5 * (last - source.cluster.publishedAt)) / DAY }))
    .toSorted(
      (a, b) =>
        b.value - a.value ||
        b.source.cluster.publishedAt - a.source.cluster.publishedAt ||
        compareText(a.source.cluster.id, b.source.cluster.id),
    )
  const chosen: Source[] = []
  let length = background.first.length + 2
  for (const { source } of ranked) {
    if (chosen.length === DEVELOPMENTS_MAX) break
    if (length + source.first.length + 1 > SITUATION_SUMMARY_CHARACTERS_MAX) continue
    if ([background, ...chosen].some((other) => overlap(source.terms, other.terms) > NOVELTY_OVERLAP_MAX || other.first === source.first))
      continue
    chosen.push(source)
    length += source.first.length + 1
  }
  // Two reports so alike that neither adds much: the newest still says where things stand.
  const newest = ranked.map(({ source }) => source).toSorted((a, b) => b.cluster.publishedAt - a.cluster.publishedAt)[0]
  if (
    chosen.length === 0 &&
    newest !== undefined &&
    overlap(newest.terms, background.terms) < SAME_OVERLAP_MIN &&
    length + newest.first.length < SITUATION_SUMMARY_CHARACTERS_MAX
  )
    return [newest]
  return chosen.toSorted((a, b) => b.cluster.publishedAt - a.cluster.publishedAt || compareText(a.cluster.id, b.cluster.id))
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const term of a) if (b.has(term)) shared += 1
  return shared / Math.max(1, Math.min(a.size, b.size))
}

function written(background: Source, developments: readonly Source[]): string {
  const first = cutAtWord(background.first, SITUATION_SUMMARY_CHARACTERS_MAX)
  if (developments.length === 0) return first
  return `${first}\n\n${developments.map((source) => source.first).join(' ')}`
}

/**
 * The text on show still serves when each of its sentences is still a member's and the only things it lacks are minor: less
 * significant than everything it tells, and not more than a day newer than the newest thing it tells.
 */
function stillTells(previous: string, sources: readonly Source[], wanted: readonly Source[]): boolean {
  const told = sources.filter((source) => previous.includes(source.first))
  const toldLength = told.reduce((sum, source) => sum + source.first.length, 0)
  if (told.length === 0 || toldLength < 0.9 * previous.replace(/\s+/g, ' ').length - told.length * 2) return false
  const missing = wanted.filter((source) => !told.includes(source))
  const newest = Math.max(...told.map((source) => source.cluster.publishedAt))
  const least = Math.min(...told.map((source) => source.cluster.significance))
  return missing.every((source) => source.cluster.significance < least && source.cluster.publishedAt - newest < DAY)
}
