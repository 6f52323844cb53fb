/**
 * What a cluster reports, in its outlets' own sentences: a short form (one or two) and a long form (paragraphs).
 *
 * Greedy choice from the sentence pool: the best opening sentence for the title first, then whatever adds most that the centroid holds and the
 * chosen sentences do not, with a limit on repetition. A number of victims that contradicts the one already given keeps a sentence
 * out. No sentence is written by us: each stands in a member article, its teaser or its headline. Equal input, equal output.
 */
import { casualtiesOf } from './significance-casualties.ts'
import { addBest, type Choice, choiceFrom } from './summary-choice.ts'
import { cutAtWord } from './summary-cut.ts'
import { chosenVoices } from './summary-members.ts'
import { type Candidate, type Idf, sentencePool } from './summary-pool.ts'
import { termsOf } from './summary-terms.ts'
import { cleanHeadline, rankedHeadlines } from './title.ts'

export const SUMMARY_CHARACTERS_MAX = 500
const SUMMARY_FULL_CHARACTERS_MAX = 2_500
const PREVIEW_CHARACTERS_MAX = 220
const SENTENCES_FULL_MAX = 10
const SECOND_HEADLINE_SHARE_MIN = 0.5
const SECOND_HEADLINE_OVERLAP_MAX = 0.5
const PARAGRAPH_SENTENCES = 3
const SECOND_WEIGHT_SHARE_MIN = 0.3
const LATER_WEIGHT_SHARE_MIN = 0.2

export interface MemberArticle {
  id: string
  title: string
  summary: string
  body: string
  language: string
  sourceHost: string
  publishedAt: number
  copyOf: string | null
}

export interface SummarySentence {
  text: string
  articleIds: string[]
}

export interface ClusterSummary {
  /** One or two sentences, at most 500 characters. */
  summary: string
  /** Paragraphs parted by an empty line, at most 2,500 characters. */
  summaryFull: string
  sentences: SummarySentence[]
}

export function summarizeCluster(members: readonly MemberArticle[], idf?: Idf): ClusterSummary {
  const { voices, language } = chosenVoices(members)
  const pool = sentencePool(voices, language, idf)
  const [headline] = rankedHeadlines(members)
  const choice = choiceFrom(pool, new Set(headline && termsOf(headline.text, language)))
  if (choice === undefined) return headlineSummary(members)
  addBest(choice, { charactersMax: SUMMARY_CHARACTERS_MAX, shareMin: SECOND_WEIGHT_SHARE_MIN })
  const chosen = [...choice.chosen]
  const summary = chosen.map((candidate) => candidate.text).join(joinerOf(chosen[0]!.text))
  const rest = extend(choice)
  return {
    summary,
    summaryFull: inParagraphs(chosen, rest),
    sentences: [...chosen, ...rest].map((candidate) => ({
      text: candidate.text,
      articleIds: [candidate.articleId, ...candidate.supportingArticleIds],
    })),
  }
}

/** The first 220 characters, cut at a word with an ellipsis counted in; what fits stays untouched. */
export function previewOf(summary: string): string {
  return cutAtWord(summary, PREVIEW_CHARACTERS_MAX)
}

/** The further sentences of the long form, in the order in which articles tell them: early facts first, then the older report first. */
function extend(choice: Choice): Candidate[] {
  const before = choice.chosen.length
  while (choice.chosen.length < SENTENCES_FULL_MAX) {
    if (!addBest(choice, { charactersMax: SUMMARY_FULL_CHARACTERS_MAX - 20, shareMin: LATER_WEIGHT_SHARE_MIN })) break
  }
  return inReadingOrder(choice.chosen.slice(before))
}

function inReadingOrder(candidates: readonly Candidate[]): Candidate[] {
  return candidates.toSorted(
    (a, b) => Math.floor(a.position / 3) - Math.floor(b.position / 3) || a.publishedAt - b.publishedAt || a.position - b.position,
  )
}

function inParagraphs(lead: readonly Candidate[], rest: readonly Candidate[]): string {
  const joiner = joinerOf(lead[0]!.text)
  const paragraphs = [lead.map((candidate) => candidate.text).join(joiner)]
  for (let index = 0; index < rest.length; index += PARAGRAPH_SENTENCES) {
    paragraphs.push(
      rest
        .slice(index, index + PARAGRAPH_SENTENCES)
        .map((candidate) => candidate.text)
        .join(joiner),
    )
  }
  return paragraphs.join('\n\n')
}

/** Chinese and Japanese sentences follow each other without a space. */
function joinerOf(text: string): string {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? '' : ' '
}

/** Where outlets send headlines only: the best headline and, if it says something else, one more, each ended as a sentence. */
function headlineSummary(members: readonly MemberArticle[]): ClusterSummary {
  const { language } = chosenVoices(members)
  const chosen: { text: string; terms: Set<string>; articleIds: string[] }[] = []
  for (const headline of rankedHeadlines(members)) {
    if (chosen.length === 2) break
    const terms = new Set(termsOf(headline.text, language))
    const first = chosen[0]
    if (
      first !== undefined &&
      (headline.score < SECOND_HEADLINE_SHARE_MIN * headline.bestScore ||
        sharedShare(terms, first.terms) > SECOND_HEADLINE_OVERLAP_MAX ||
        contradictingText(headline.text, first.text))
    )
      continue
    const text = asSentence(cutAtWord(cleanHeadline(headline.text), SUMMARY_CHARACTERS_MAX / 2 - 2))
    if (text !== '') chosen.push({ text, terms, articleIds: [headline.articleId] })
  }
  const summary = chosen.map((entry) => entry.text).join(' ')
  return { summary, summaryFull: summary, sentences: chosen.map(({ text, articleIds }) => ({ text, articleIds })) }
}

function contradictingText(a: string, b: string): boolean {
  const [first, second] = [casualtiesOf(a), casualtiesOf(b)]
  return first.deaths > 0 && second.deaths > 0 && first.deaths !== second.deaths
}

function sharedShare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const term of a) if (b.has(term)) shared += 1
  return shared / Math.max(1, Math.min(a.size, b.size))
}

function asSentence(headline: string): string {
  if (headline === '' || /[.!?…。！？؟]["'”’»)]*$/u.test(headline)) return headline
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(headline) ? `${headline}。` : `${headline}.`
}
