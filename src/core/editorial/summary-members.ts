/**
 * Which members of a cluster speak for it: those in the majority language, every outlet's own text before wire copies, at most a
 * bounded number. A group of copies counts as one voice wherever agreement between outlets is counted.
 */
import type { MemberArticle } from './summary.ts'

const MEMBERS_CONSIDERED_MAX = 40

export interface Voice {
  readonly article: MemberArticle
  /** The copy group: articles with the same number are one text. */
  readonly group: number
}

export function chosenVoices(members: readonly MemberArticle[]): { voices: Voice[]; language: string } {
  const language = majorityLanguage(members)
  const ordered = members
    .filter((member) => member.language === language)
    .toSorted((a, b) => Number(a.copyOf !== null) - Number(b.copyOf !== null) || a.publishedAt - b.publishedAt || compareText(a.id, b.id))
  const groups = copyGroups(members)
  const voices = spreadOverOutlets(ordered)
    .slice(0, MEMBERS_CONSIDERED_MAX)
    .map((article) => ({ article, group: groups.get(article.id) ?? 0 }))
  return { voices, language }
}

/** The language of most outlets; more articles and then the alphabet break a tie, so that the answer does not hang on arrival order. */
export function majorityLanguage(members: readonly Pick<MemberArticle, 'language' | 'sourceHost'>[]): string {
  const outlets = new Map<string, Set<string>>()
  const articles = new Map<string, number>()
  for (const member of members) {
    outlets.set(member.language, (outlets.get(member.language) ?? new Set()).add(member.sourceHost))
    articles.set(member.language, (articles.get(member.language) ?? 0) + 1)
  }
  const languages = [...outlets.keys()].toSorted(
    (a, b) =>
      outlets.get(b)!.size - outlets.get(a)!.size ||
      articles.get(b)! - articles.get(a)! ||
      Number(b === 'en') - Number(a === 'en') ||
      compareText(a, b),
  )
  return languages[0] ?? 'en'
}

/** Numbers the texts behind the articles. Articles of one outlet share a number too: an outlet cannot corroborate itself. */
function copyGroups(members: readonly MemberArticle[]): Map<string, number> {
  const byRoot = new Map<string, number>()
  const byOutlet = new Map<string, number>()
  const groups = new Map<string, number>()
  let next = 0
  for (const member of members.toSorted((a, b) => Number(a.copyOf !== null) - Number(b.copyOf !== null) || compareText(a.id, b.id))) {
    const root = member.copyOf ?? member.id
    const known = byRoot.get(root) ?? (member.copyOf === null ? byOutlet.get(member.sourceHost) : undefined)
    const group = known ?? next++
    byRoot.set(root, group)
    byRoot.set(member.id, group)
    if (member.copyOf === null) byOutlet.set(member.sourceHost, group)
    groups.set(member.id, group)
  }
  return groups
}

/** One article of each outlet first, then the second ones, and so on: forty articles of one outlet would hear only that outlet. */
function spreadOverOutlets(articles: readonly MemberArticle[]): MemberArticle[] {
  const turn = new Map<string, number>()
  const ranked = articles.map((article, index) => {
    const round = turn.get(article.sourceHost) ?? 0
    turn.set(article.sourceHost, round + 1)
    return { article, round: round + (article.copyOf === null ? 0 : 1_000), index }
  })
  return ranked.toSorted((a, b) => a.round - b.round || a.index - b.index).map((entry) => entry.article)
}

export function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
