/**
 * What a cluster reports, in its outlets' own sentences: a short form (one or two) and a long form (paragraphs).
 *
 * Greedy choice from the sentence pool: the best opening sentence for the title first, then whatever adds most that the centroid holds and the
 * chosen sentences do not, with a limit on repetition. A number of victims that contradicts the one already given keeps a sentence
 * out. No sentence is written by us: each stands in a member article, its teaser or its headline. Equal input, equal output.
 */
import { casualtiesOf } from '../text/casualties.ts'
import { sharedShare, termsOf } from '../text/content-terms.ts'
import { cutAtWord } from '../text/cut-at-word.ts'
import { CHINESE_OR_JAPANESE } from '../text/east-asian-words.ts'
import { addBest, type Choice, choiceFrom } from './summary-choice.ts'
import { chosenVoices } from './summary-members.ts'
import { type Candidate, sentencePool } from './summary-pool.ts'
import { cleanHeadline, rankedHeadlines } from './title.ts'

const SUMMARY_CHARACTERS_MAX = 500
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
  /** It argues rather than reports. */
  isOpinion?: boolean
}

export interface ClusterSummary {
  /** One or two sentences, at most 500 characters. */
  summary: string
  /** Paragraphs parted by an empty line, at most 2,500 characters. */
  summaryFull: string
}

/** `title` is the one on show: what the summary begins with goes with it. */
export function summarizeCluster(members: readonly MemberArticle[], { title }: { title?: string } = {}): ClusterSummary {
  const { voices, language } = chosenVoices(members)
  const pool = sentencePool(voices, language)
  const headlines = rankedHeadlines(members)
  const headline = headlines.find(({ text }) => text === title) ?? headlines[0]
  const choice = choiceFrom(pool, {
    title: new Set(headline && termsOf(headline.text, language)),
    titledBy: headline?.articleIds ?? new Set(),
  })
  if (choice === undefined) return headlineSummary(members, title)
  addBest(choice, { charactersMax: SUMMARY_CHARACTERS_MAX, shareMin: SECOND_WEIGHT_SHARE_MIN })
  const chosen = [...choice.chosen]
  const summary = chosen.map((candidate) => candidate.text).join(joinerOf(chosen[0]!.text))
  const rest = extend(choice)
  return { summary, summaryFull: inParagraphs(chosen, rest) }
}

/** The first 220 characters, cut at a word with an ellipsis counted in; what fits stays untouched. */
export function previewOf(summary: string): string {
  return cutAtWord(summary, PREVIEW_CHARACTERS_MAX)
}

/** The summary as it stands under its title: without a beginning that only says the title again, where more follows. */
export function summaryBeside(title: string, summary: string): string {
  const again = asSentence(title)
  return (again !== '' && summary.startsWith(again) && summary.slice(again.length).trim()) || summary
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
  return CHINESE_OR_JAPANESE.test(text) ? '' : ' '
}

/**
 * Where outlets send headlines only: the title's, and one that tells something else, or else the one that tells the same with most to it. What links events
 * and names affairs reads both; readers, who have just read the title, are given the other alone (`summaryBeside`).
 */
function headlineSummary(members: readonly MemberArticle[], title: string | undefined): ClusterSummary {
  const { language } = chosenVoices(members)
  const headlines = rankedHeadlines(members).map((headline) => ({ ...headline, terms: new Set(termsOf(headline.text, language)) }))
  const first = headlines.find(({ text }) => text === title) ?? headlines[0]
  const others = headlines.filter(
    ({ text, score, bestScore }) =>
      text !== first?.text && score >= SECOND_HEADLINE_SHARE_MIN * bestScore && !contradictingText(text, first!.text),
  )
  const second =
    others.find(({ terms }) => sharedShare(terms, first!.terms) <= SECOND_HEADLINE_OVERLAP_MAX) ??
    others
      .filter(({ terms }) => freshTerms(terms, first!.terms) > 0)
      .toSorted((a, b) => retoldValue(b, first!.terms) - retoldValue(a, first!.terms))[0]
  const sentences = [first, second].flatMap((headline) => {
    const text = headline === undefined ? '' : asSentence(cutAtWord(cleanHeadline(headline.text), SUMMARY_CHARACTERS_MAX / 2 - 2))
    return text === '' ? [] : [text]
  })
  const summary = sentences.join(' ')
  return { summary, summaryFull: summary }
}

/** What a headline is worth that tells again what another does, with more to it. */
function retoldValue({ terms, score }: { terms: ReadonlySet<string>; score: number }, told: ReadonlySet<string>): number {
  const fresh = freshTerms(terms, told)
  return score * (fresh / (1 + fresh))
}

function freshTerms(terms: ReadonlySet<string>, told: ReadonlySet<string>): number {
  return terms.difference(told).size
}

function contradictingText(a: string, b: string): boolean {
  const [first, second] = [casualtiesOf(a), casualtiesOf(b)]
  const differ = (one: number, other: number) => one > 0 && other > 0 && one !== other
  return differ(first.deaths, second.deaths) || differ(first.injured, second.injured)
}

/** A headline with the stop that a sentence has. */
export function asSentence(headline: string): string {
  if (headline === '' || /[.!?…。！？؟]["'”’»)]*$/u.test(headline)) return headline
  // Korean, which writes some countries with Han characters, ends a sentence as Latin scripts do.
  return CHINESE_OR_JAPANESE.test(headline) && !/\p{Script=Hangul}/u.test(headline) ? `${headline}。` : `${headline}.`
}
