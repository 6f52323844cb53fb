// Stage: what a cluster says. Title, summaries, tags and score come from its members anew whenever they changed.

import { isOpinion } from '../core/articles/opinion.ts'
import { keywordsOf } from '../core/editorial/keywords.ts'
import { clusterSignificance } from '../core/editorial/significance.ts'
import { summarizeCluster } from '../core/editorial/summary.ts'
import { majorityLanguage } from '../core/editorial/summary-members.ts'
import { chooseTitle, headlineOf } from '../core/editorial/title.ts'
import { categoryScores, clusterCategories, TAGGED_MEMBERS_MAX, type TaggedText } from '../core/tags/category.ts'
import { clusterCountries, countryWeights } from '../core/tags/country.ts'
import { homeCountryOf } from '../core/tags/home-country.ts'
import { slugCandidates } from '../core/text/slug.ts'
import { findHeadlines, findMembersByTurns, type StoredArticle } from '../store/articles.ts'
import { appendChanges } from '../store/changes.ts'
import {
  findUnsettledClusters,
  type SettledCluster,
  takenClusterSlugs,
  type UnsettledCluster,
  settleClusters as writeClusters,
} from '../store/clusters.ts'
import type { Queryable } from '../store/database.ts'
import { writeUnderLease } from '../store/leases.ts'
import { idsOf, type StageContext, type StageOutcome } from './stage.ts'

const BATCH_CLUSTERS = 50
/** More members than these add nothing to what a cluster says. */
const MEMBERS_MAX = 40

type Headline = Pick<StoredArticle, 'title' | 'sourceHost'>

/** Settles one batch. */
export async function settleClusters(context: StageContext): Promise<StageOutcome> {
  const { db, now, log, memory, caution, goingOn } = context
  const most = caution.most('settle', BATCH_CLUSTERS)
  const clusters = await findUnsettledClusters(db, most)
  if (clusters.length === 0) return { done: 0, more: false }
  caution.take('settle', idsOf(clusters))
  const found = await findMembersByTurns(
    db,
    clusters.map((cluster) => cluster.id),
    MEMBERS_MAX,
  )
  const members = Map.groupBy(
    found.map((article) => ({ ...memory.habits.withCredits(article), isOpinion: isOpinion(article) })),
    (article) => article.clusterId,
  )
  const unread = clusters.filter((cluster) => cluster.articleCount > MEMBERS_MAX && !isSaid(cluster.title, members.get(cluster.id) ?? []))
  const headlines = await headlinesOf(context, unread)
  const settled: { cluster: UnsettledCluster; content: Omit<SettledCluster, 'slug'> }[] = []
  for (const cluster of clusters) {
    await goingOn()
    const read = members.get(cluster.id) ?? []
    const shown = isSaid(cluster.title, headlines.get(cluster.id) ?? read) ? cluster.title : null
    settled.push({ cluster, content: contentOf({ ...cluster, shown }, read, now) })
  }
  await writeUnderLease(context, async (tx) => {
    const slugs = await freeSlugs(
      tx,
      settled.map(({ cluster, content }) => ({ ...cluster, title: content.title })),
    )
    await writeClusters(
      tx,
      settled.map(({ cluster, content }) => ({ ...content, slug: slugs.get(cluster.id) ?? cluster.id })),
    )
    const visible = clusters.filter((cluster) => cluster.visible)
    await appendChanges(
      tx,
      visible.map((cluster) => ({ kind: 'cluster.updated', recordId: cluster.id })),
      now,
    )
  })
  caution.rest()
  log.info('clusters.settled', { clusters: clusters.length })
  return { done: clusters.length, more: clusters.length === most }
}

/** `shown`: the title on show, while one of the articles still has it. */
function contentOf(
  cluster: UnsettledCluster & { shown: string | null },
  members: readonly StoredArticle[],
  now: number,
): Omit<SettledCluster, 'slug'> {
  const title = cluster.titlePinned ? cluster.title : chooseTitle(members, cluster.shown)
  // What can't be read any more goes on to say what it said.
  const isKept = cluster.summary !== '' && members.some((member) => member.isTextRemoved)
  const { summary, summaryFull, categories, countries, keywords }: Said = isKept ? cluster : readMembers(members, title)
  const language = members.length === 0 ? 'und' : majorityLanguage(members)
  const reports = ownReports(members)
  const significance = clusterSignificance({
    independentOutlets: cluster.independentCount,
    outletCountries: new Set(reports.map((report) => homeCountryOf(report.sourceHost)).filter((country) => country !== null)).size,
    countries,
    categories,
    title,
    text: summaryFull,
    reportTimes: reports.map((report) => report.publishedAt),
    publishedAt: cluster.publishedAt,
    now,
  })
  return {
    id: cluster.id,
    title,
    summary,
    summaryFull,
    language,
    categories,
    countries,
    keywords,
    significance: significance.score,
    significanceZ: significance.z,
    significanceParts: significance.parts,
  }
}

/** What only the texts of its members tell of an event. */
type Said = Pick<SettledCluster, 'summary' | 'summaryFull' | 'categories' | 'countries' | 'keywords'>

function readMembers(members: readonly StoredArticle[], title: string): Said {
  const tagged = members.slice(0, TAGGED_MEMBERS_MAX).map(taggedText)
  return {
    ...summarizeCluster(members, { title }),
    categories: clusterCategories(tagged.map(categoryScores)),
    countries: clusterCountries(tagged.map(countryWeights)),
    keywords: keywordsOf(members),
  }
}

/** The first report of each outlet that is no copy: what copies and repeats add to an event's weight is nothing. */
function ownReports(members: readonly StoredArticle[]): StoredArticle[] {
  const own = members.filter((member) => member.copyOf === null).toSorted((a, b) => a.publishedAt - b.publishedAt)
  return [...Map.groupBy(own, (member) => member.sourceHost).values()].map(([first]) => first!)
}

/** All headlines of clusters, as a title would show them. */
async function headlinesOf({ db, memory }: StageContext, clusters: readonly UnsettledCluster[]): Promise<Map<string, Headline[]>> {
  if (clusters.length === 0) return new Map()
  const found = await findHeadlines(
    db,
    clusters.map(({ id }) => id),
  )
  return Map.groupBy(
    found.map((headline) => memory.habits.withoutLabels(headline)),
    ({ clusterId }) => clusterId,
  )
}

/** Whether an article still has a title: what its publisher corrected must not stay. */
function isSaid(title: string, articles: readonly Headline[]): boolean {
  return title !== '' && articles.some((article) => headlineOf(article) === title)
}

function taggedText(article: StoredArticle): TaggedText {
  const { title, summary, body, language, sourceHost, categoryHint, countryHint, url } = article
  return { title, summary, body, language, sourceHost, categoryHint, countryHint, url }
}

/** A slug for each cluster that has none yet, free in the store and within the batch. */
async function freeSlugs(
  tx: Queryable,
  clusters: readonly { id: string; slug: string | null; title: string }[],
): Promise<Map<string, string>> {
  const candidates = new Map(clusters.filter((cluster) => cluster.slug === null).map(({ id, title }) => [id, slugCandidates(title, id)]))
  const taken = await takenClusterSlugs(tx, [...candidates.values()].flat())
  const chosen = new Map(clusters.map((cluster) => [cluster.id, cluster.slug ?? cluster.id]))
  for (const [id, slugs] of candidates) {
    const slug = slugs.find((candidate) => !taken.has(candidate)) ?? id
    taken.add(slug)
    chosen.set(id, slug)
  }
  return chosen
}
