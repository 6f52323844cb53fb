/**
 * The pool a summary is chosen from: every usable sentence of the chosen members with what the choice needs to know about it.
 *
 * Weight of a sentence = closeness to the cluster's centroid × place in its article × how well it stands alone ×
 * (1 + .25·log2(1 + independent outlets that say the same)) × (1 + .15·recency). The centroid counts in how many independent texts a
 * term stands, headlines three times: what most outlets put in a headline is what the event is (Radev's centroid, cf. methods on WCEP).
 */

import { termsOf } from '../text/content-terms.ts'
import { paragraphsOf, sentencesOf } from '../text/sentences.ts'
import { hasBoilerplate } from './summary-boilerplate.ts'
import { cleanSentence, isReportable, SENTENCE_CHARACTERS_MAX, standsAlone } from './summary-clean.ts'
import { withoutWireHead } from './summary-datelines.ts'
import { withoutInserts } from './summary-inserts.ts'
import { withBothMarks } from './summary-marks.ts'
import type { Voice } from './summary-members.ts'

/** Sentences kept per article: what is new stands at the top. Few articles are read further down than many. */
const SENTENCES_ALL_TARGET = 120
const SENTENCES_PER_MEMBER_MIN = 5
const SENTENCES_PER_MEMBER_MAX = 12
/** Captions, headings and boilerplate among the kept ones. */
const SENTENCES_SKIPPED_MAX = 6
/** A dateline and a label may come off; what is longer than that is no sentence. */
const RAW_SENTENCE_CHARACTERS_MAX = SENTENCE_CHARACTERS_MAX + 160
const SENTENCE_TERMS_MIN = 3
const TITLE_WEIGHT = 3
const LEAD_WEIGHT = 1.5
const LEAD_SENTENCES = 3
const POSITION_SCALE = 4
const POSITION_FLOOR = 0.35
/** A shorter one may be how the sentence itself begins. */
const HEADLINE_CHARACTERS_MIN = 20
/** What somebody argues, beside what others report. */
const OPINION_WEIGHT = 0.4
const SAME_STATEMENT_SHARE = 0.5
const SAME_STATEMENT_TERMS_MIN = 3

export interface Candidate {
  readonly text: string
  readonly terms: ReadonlySet<string>
  readonly articleId: string
  readonly group: number
  readonly position: number
  readonly publishedAt: number
  readonly alone: number
  /** Other independent outlets that say the same. */
  supporters: Set<number>
  weight: number
}

export interface Pool {
  readonly candidates: Candidate[]
  readonly centroid: ReadonlyMap<string, number>
}

export function sentencePool(voices: readonly Voice[], language: string): Pool {
  const sentencesMax = Math.min(
    SENTENCES_PER_MEMBER_MAX,
    Math.max(SENTENCES_PER_MEMBER_MIN, Math.ceil(SENTENCES_ALL_TARGET / Math.max(1, voices.length))),
  )
  const drafts = voices.map((voice) => draftsOf(voice, language, sentencesMax))
  const centroid = centroidOf(voices, drafts, language)
  const candidates = withoutRepeats(drafts.flat())
  support(candidates)
  weigh(candidates, centroid)
  return {
    candidates: candidates.toSorted((a, b) => b.weight - a.weight || a.publishedAt - b.publishedAt || a.position - b.position),
    centroid,
  }
}

function draftsOf(voice: Voice, language: string, sentencesMax: number): Candidate[] {
  const { article, group } = voice
  const drafts: Candidate[] = []
  const take = (sentences: readonly string[]) => {
    let position = 0
    for (const sentence of sentences) {
      if (position >= sentencesMax) return
      const reading = readingOf(withoutHeadline(sentence, article.title), language)
      if (reading === null) continue
      drafts.push({
        ...{
          ...reading,
          alone: reading.alone * (article.isOpinion ? OPINION_WEIGHT : 1),
          group,
          position,
          articleId: article.id,
          publishedAt: article.publishedAt,
        },
        ...{ supporters: new Set<number>(), weight: 0 },
      })
      position += 1
    }
  }
  take(sentencesOf(withoutWireHead(article.summary), LEAD_SENTENCES + 1))
  const read = sentencesMax + SENTENCES_SKIPPED_MAX
  take(paragraphsOf(withoutInserts(withoutWireHead(article.body)), read).flatMap(withoutQuotedWhole))
  return drafts
}

/** A paragraph's sentences without those that stand in the middle of what somebody is quoted with: without its marks each reads as the report's own. */
function withoutQuotedWhole(sentences: readonly string[]): string[] {
  const opens = sentences.some((sentence) => /[“„]/.test(sentence)) ? '“' : '"'
  if (opens === '“' && sentences.some((sentence) => sentence.includes('„'))) return [...sentences]
  let isQuoted = false
  return sentences.filter((sentence) => {
    const isInner = isQuoted && !QUOTE_MARK.test(sentence)
    isQuoted = opens === '“' ? staysOpen(sentence, isQuoted) : isQuoted !== (sentence.split('"').length % 2 === 0)
    return !isInner
  })
}

const QUOTE_MARK = /["“”]/

/** Whether a quotation is open behind a sentence, by its last mark. */
function staysOpen(sentence: string, isQuoted: boolean): boolean {
  const last = Math.max(sentence.lastIndexOf('“'), sentence.lastIndexOf('”'))
  return last < 0 ? isQuoted : sentence[last] === '“'
}

/** Where a page's text begins with its headline without a mark: "Ferry sinks off Port Maren The coast guard said …". */
function withoutHeadline(sentence: string, title: string): string {
  if (title.length < HEADLINE_CHARACTERS_MIN || !sentence.toLowerCase().startsWith(title.toLowerCase())) return sentence
  const rest = sentence.slice(title.length)
  return /^ ["“‘']?\p{Lu}/u.test(rest) ? rest.trimStart() : sentence
}

interface Reading {
  readonly text: string
  readonly terms: ReadonlySet<string>
  readonly alone: number
}

const READINGS_MAX = 6_000
const readings = new Map<string, Reading | null>()

/** What a sentence says by itself, null when it is not fit. Remembered, since a cluster is settled again with every article that joins. */
function readingOf(sentence: string, language: string): Reading | null {
  if (sentence.length > RAW_SENTENCE_CHARACTERS_MAX) return null
  const key = `${language} ${sentence}`
  const known = readings.get(key)
  if (known !== undefined) return known
  const reading = read(sentence, language)
  if (readings.size >= READINGS_MAX) readings.clear()
  readings.set(key, reading)
  return reading
}

function read(sentence: string, language: string): Reading | null {
  // Also what comes off with a label: "READ MORE: Ferries stand still again."
  if (hasBoilerplate(sentence)) return null
  const text = cleanSentence(sentence)
  if (!isReportable(text, language)) return null
  const terms = new Set(termsOf(text, language))
  return terms.size < SENTENCE_TERMS_MIN ? null : { text: withBothMarks(text, language), terms, alone: standsAlone(text) }
}

/** Term → weight. One voice per group: fifty prints of one wire text do not make its words the event. */
function centroidOf(voices: readonly Voice[], drafts: readonly Candidate[][], language: string): Map<string, number> {
  const heard = new Map<string, Map<number, number>>()
  const hear = (term: string, group: number, weight: number) => {
    const groups = heard.get(term) ?? new Map<number, number>()
    groups.set(group, Math.max(groups.get(group) ?? 0, weight))
    heard.set(term, groups)
  }
  voices.forEach((voice, index) => {
    for (const candidate of drafts[index]!) {
      const weight = candidate.position < LEAD_SENTENCES ? LEAD_WEIGHT : 0.4
      for (const term of candidate.terms) hear(term, voice.group, weight)
    }
    for (const term of termsOf(voice.article.title, language)) hear(term, voice.group, TITLE_WEIGHT)
  })
  const groupCount = new Set(voices.map((voice) => voice.group)).size
  const centroid = new Map<string, number>()
  for (const [term, groups] of heard) {
    // With three or more independent texts a term of one text alone is that text's own colour.
    if (groupCount >= 3 && groups.size < 2) continue
    let sum = 0
    for (const weight of groups.values()) sum += weight
    centroid.set(term, sum)
  }
  return centroid
}

/** The same sentence in several articles is one candidate: the earliest keeps it, the others support it. */
function withoutRepeats(drafts: readonly Candidate[]): Candidate[] {
  const byText = new Map<string, Candidate>()
  for (const draft of drafts) {
    const key = [...draft.terms].join(' ')
    const known = byText.get(key)
    if (known === undefined) byText.set(key, draft)
    else if (draft.group !== known.group) known.supporters.add(draft.group)
  }
  return [...byText.values()]
}

/** Counts, for every candidate, the independent outlets with a sentence that shares at least half of the shorter one's terms. */
function support(candidates: readonly Candidate[]): void {
  const postings = new Map<string, number[]>()
  candidates.forEach((candidate, index) => {
    for (const term of candidate.terms) {
      const list = postings.get(term)
      if (list === undefined) postings.set(term, [index])
      else list.push(index)
    }
  })
  const shared = new Int32Array(candidates.length)
  candidates.forEach((candidate, index) => {
    shared.fill(0)
    for (const term of candidate.terms) for (const other of postings.get(term)!) shared[other]! += 1
    for (let other = index + 1; other < candidates.length; other += 1) {
      const second = candidates[other]!
      if (shared[other]! < SAME_STATEMENT_TERMS_MIN || second.group === candidate.group) continue
      if (shared[other]! < SAME_STATEMENT_SHARE * Math.min(candidate.terms.size, second.terms.size)) continue
      candidate.supporters.add(second.group)
      second.supporters.add(candidate.group)
    }
  })
}

function weigh(candidates: readonly Candidate[], centroid: ReadonlyMap<string, number>): void {
  let norm = 0
  for (const weight of centroid.values()) norm += weight * weight
  norm = Math.sqrt(norm) || 1
  const first = candidates.reduce((least, candidate) => Math.min(least, candidate.publishedAt), Number.POSITIVE_INFINITY)
  const last = candidates.reduce((most, candidate) => Math.max(most, candidate.publishedAt), Number.NEGATIVE_INFINITY)
  const span = Math.max(1, last - first)
  for (const candidate of candidates) {
    let dot = 0
    for (const term of candidate.terms) dot += centroid.get(term) ?? 0
    const cosine = dot / (norm * Math.sqrt(candidate.terms.size))
    const place = POSITION_FLOOR + (1 - POSITION_FLOOR) * Math.exp(-candidate.position / POSITION_SCALE)
    const agreed = 1 + 0.25 * Math.log2(1 + candidate.supporters.size)
    const recent = 1 + 0.15 * ((candidate.publishedAt - first) / span)
    candidate.weight = cosine * place * candidate.alone * agreed * recent * lengthWeight(candidate.text)
  }
}

/** Long sentences gather terms; past 240 characters they cost more than they say. */
function lengthWeight(text: string): number {
  if (text.length > 360) return 0.6
  if (text.length > 240) return 0.85
  return text.length < 60 ? 0.85 : 1
}
