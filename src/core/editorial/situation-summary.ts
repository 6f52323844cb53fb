/**
 * What a situation is about (one background sentence) and what is new (the latest developments), in the words of its member clusters'
 * summaries. It is stable: the text on show stays until something important and new happened.
 */

import { DAY_MS } from '../durations.ts'
import { sharedShare, termsOf } from '../text/content-terms.ts'
import { cutAtWord } from '../text/cut-at-word.ts'
import { sentencesOf } from '../text/sentences.ts'
import { consideredOf, languageOf, type MemberCluster, themesOf, weightOf } from './situation-members.ts'
import { asSentence } from './summary.ts'
import { onlyFollows, speaksAsAuthor } from './summary-clean.ts'
import { compareText } from './summary-members.ts'
import { promisesOnly, repeatsTitle } from './title.ts'

export const SITUATION_SUMMARY_CHARACTERS_MAX = 1_500
const DEVELOPMENTS_MAX = 4
const NOVELTY_OVERLAP_MAX = 0.6
const SAME_OVERLAP_MIN = 0.9
/** A member that shares so much less with the others than the most central one does is a stray. */
const STRAY_SHARE = 0.35
/** Among fewer nobody can tell who is the stray. */
const STRAY_AMONG_MIN = 4
/** What the first event counts more than the last, as the background of all. */
const EARLY_BONUS = 0.8
/** "Lisboa. Elétrico descarrila": what stands alone before a first sentence is none. */
const LABEL = /^\p{Script=Latin}[^\s]{0,24}\.$/u
/** A sentence on what was to come, which was no more than that when it was written: "Judges are set to meet on Monday". */
const AHEAD =
  /\b(?:(?:is|are|was|were) (?:\p{Ll}+ )?(?:preparing|expected|set|scheduled|due|poised|slated|about|planning|going) to|there will|will (?:begin|start|take place|meet|vote|hold|testify|appear|decide|be held)|(?:kicks?|gets?|begins?|starts?) (?:off |underway )?(?:today|tomorrow|next))\b/u
/** What such a sentence counts as the background of what happened since. */
const AHEAD_WEIGHT = 0.6
/** What a sentence counts there that leans on another one, asks, or speaks as its author ("Then …", "I, too, …"), and how much less as a development. */
const ADRIFT_WEIGHT = 0.4
const ADRIFT_MALUS = 3
const ASKS = /[?？؟]["”’»)]*$/u

/**
 * One background sentence, then up to four latest developments as a second paragraph, in order of time; without what only repeats the `title` on show, where anything else
 * is left. `previous` is the text on show.
 */
export function summarizeSituation(
  clusters: readonly MemberCluster[],
  { title = '', previous = null }: { title?: string; previous?: string | null } = {},
): { summary: string } {
  const considered = consideredOf(clusters)
  const sources = considered.map((cluster) => sourceOf(cluster, title)).filter((source) => source.first !== '')
  const background = namesakeOf(sources) ?? backgroundOf(sources, themesOf(considered), languageOf(considered))
  if (background === undefined) return { summary: previous ?? '' }
  const chosen = [background, ...developmentsOf(sources, background)]
  const repeats = ({ first }: Source) => repeatsTitle(first, title)
  const telling = chosen.some((source) => !repeats(source)) ? chosen.filter((source) => !repeats(source)) : chosen
  const isKept =
    previous !== null &&
    stillTells(previous, sources, telling) &&
    (telling.some(repeats) || !sources.some(({ forms }) => forms.some((form) => repeatsTitle(form, title) && previous.includes(form))))
  return { summary: isKept ? previous : written(telling, background) }
}

interface Source {
  cluster: MemberCluster
  /** What it says here: its first sentence, or its second where the first only repeats the title on show. */
  first: string
  /** What it says under one title or another. */
  forms: readonly string[]
  terms: Set<string>
  /** A headline that promises to explain or to list: no background beside another, and no development. */
  promises: boolean
}

function sourceOf(cluster: MemberCluster, title: string): Source {
  const [opening = '', ...others] = sentencesBehindTitle(cluster)
  const told = LABEL.test(opening) ? [opening, others.shift()].join(' ').trim() : opening
  const forms = [told, ...others.slice(0, 1).filter((other) => !isAdrift(other))]
  const first = (repeatsTitle(told, title) && forms[1]) || told
  const promises = isOfHeadlines(cluster) && promisesOnly(first)
  return { cluster, first, forms, terms: new Set(termsOf(`${cluster.title} ${first}`, cluster.language)), promises }
}

/** The first sentences of a cluster's summary; of headlines its title comes first, one sentence whatever stops stand in it ("Orgs. mailing …"). */
function sentencesBehindTitle(cluster: MemberCluster): string[] {
  const titled = asSentence(cluster.title)
  return isOfHeadlines(cluster) ? [titled, ...sentencesOf(cluster.summary.slice(titled.length), 2)] : sentencesOf(cluster.summary, 3)
}

/** Whether its outlets send headlines only. */
function isOfHeadlines({ title, summary }: MemberCluster): boolean {
  return title !== '' && summary.startsWith(asSentence(title))
}

/** Among headlines the member that the title on show is from: what stands below the title goes on with it. */
function namesakeOf(sources: readonly Source[]): Source | undefined {
  return sources.find(({ first, forms }) => first !== forms[0])
}

/** The oldest well-reported member that is about what the affair is about. */
function backgroundOf(sources: readonly Source[], themes: ReadonlyMap<string, number>, language: string): Source | undefined {
  let best: { source: Source; score: number } | undefined
  const native = sources.filter((source) => source.cluster.language === language)
  const pool = native.length > 0 ? native : sources
  const total = sources.reduce((sum, { cluster }) => sum + weightOf(cluster), 0)
  const centralities = pool.map(({ terms, cluster }) => {
    const own = weightOf(cluster) / total
    const weights = [...terms].map((term) => themes.get(term) ?? 0)
    const sum = (less: number) => weights.reduce((all, weight) => all + Math.max(0, weight - less), 0) / Math.max(4, terms.size) ** 0.6
    return { central: sum(0), shared: sum(own) }
  })
  // What a member alone says makes nothing central: in a small affair a stray one would be its own theme.
  const sharedMin = pool.length < STRAY_AMONG_MIN ? 0 : STRAY_SHARE * Math.max(...centralities.map(({ shared }) => shared))
  pool.forEach((source, index) => {
    const { central, shared } = centralities[index]!
    if (shared < sharedMin) return
    const early = 1 + EARLY_BONUS * (1 - index / Math.max(1, pool.length - 1))
    const score = central * early * (0.5 + 0.05 * weightOf(source.cluster)) * tellingOf(source)
    if (best === undefined || score > best.score + 1e-12) best = { source, score }
  })
  return best?.source
}

/**
 * The newest members that tell something else than the background and each other, in order of time: read one after the other they are a story, which ends
 * where things stand. A minor one yields to a greater one near it. The newest of all may repeat more of their words, as what ends an affair does. What
 * was before the background ("… before the storm arrives") is told only where nothing came after it.
 */
function developmentsOf(sources: readonly Source[], background: Source): Source[] {
  const last = sources.at(-1)?.cluster.publishedAt ?? 0
  const others = sources.filter((source) => source !== background && source.cluster.language === background.cluster.language)
  const since = others.filter(({ cluster }) => cluster.publishedAt >= background.cluster.publishedAt)
  const fresh = since.length > 0 ? since : others
  const telling = fresh.filter(({ promises }) => !promises)
  const ranked = (telling.length > 0 ? telling : fresh)
    .map((source) => ({
      source,
      value: weightOf(source.cluster) - (1.5 * (last - source.cluster.publishedAt)) / DAY_MS - (isAdrift(source.first) ? ADRIFT_MALUS : 0),
    }))
    .toSorted(
      (a, b) =>
        b.value - a.value ||
        b.source.cluster.publishedAt - a.source.cluster.publishedAt ||
        compareText(a.source.cluster.id, b.source.cluster.id),
    )
  const newest = ranked.map(({ source }) => source).toSorted((a, b) => b.cluster.publishedAt - a.cluster.publishedAt)[0]
  const chosen: Source[] = []
  let length = background.first.length + 2
  for (const { source } of ranked) {
    if (chosen.length === DEVELOPMENTS_MAX) break
    if (length + source.first.length + 1 > SITUATION_SUMMARY_CHARACTERS_MAX) continue
    const repeatsMax = source === newest ? SAME_OVERLAP_MIN : NOVELTY_OVERLAP_MAX
    if ([background, ...chosen].some((other) => sharedShare(source.terms, other.terms) > repeatsMax || other.first === source.first))
      continue
    chosen.push(source)
    length += source.first.length + 1
  }
  return chosen.toSorted((a, b) => a.cluster.publishedAt - b.cluster.publishedAt || compareText(a.cluster.id, b.cluster.id))
}

function tellingOf(source: Source): number {
  return (AHEAD.test(source.first) ? AHEAD_WEIGHT : 1) * (source.promises || isAdrift(source.first) ? ADRIFT_WEIGHT : 1)
}

function isAdrift(sentence: string): boolean {
  return onlyFollows(sentence) || speaksAsAuthor(sentence) || ASKS.test(sentence)
}

function written(telling: readonly Source[], background: Source): string {
  const paragraphs = [telling.filter((source) => source === background), telling.filter((source) => source !== background)]
  return paragraphs
    .filter((sources) => sources.length > 0)
    .map((sources) => sources.map(({ first }) => cutAtWord(first, SITUATION_SUMMARY_CHARACTERS_MAX)).join(' '))
    .join('\n\n')
}

/**
 * The text on show still serves when each of its sentences is still a member's and the only things it lacks are minor: less
 * significant than everything it tells, and not more than a day newer than the newest thing it tells.
 */
function stillTells(previous: string, sources: readonly Source[], wanted: readonly Source[]): boolean {
  const told = sources.filter(({ forms }) => forms.some((form) => previous.includes(form)))
  const forms = told.flatMap((source) => source.forms).toSorted((a, b) => b.length - a.length)
  const rest = forms.reduce((text, form) => text.replaceAll(form, ''), previous)
  if (told.length === 0 || rest.trim() !== '') return false
  const missing = wanted.filter((source) => !told.includes(source))
  const newest = Math.max(...told.map((source) => source.cluster.publishedAt))
  const least = Math.min(...told.map((source) => source.cluster.significance))
  return missing.every((source) => source.cluster.significance < least && source.cluster.publishedAt - newest < DAY_MS)
}
