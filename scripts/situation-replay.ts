import { readFileSync } from 'node:fs'
import type { ClusterableArticle } from '../src/core/clusters/assign-prepare.ts'
import { DAY_MS } from '../src/core/durations.ts'
import { keywordsOf } from '../src/core/editorial/keywords.ts'
import { namingKeywords } from '../src/core/editorial/naming-keywords.ts'
import type { LiveSituations } from '../src/core/situations/group.ts'
import type { ClusterProfile } from '../src/core/situations/link.ts'
import { categoryHintOf, categoryScores, clusterCategories } from '../src/core/tags/category.ts'
import { clusterCountries, countryWeights } from '../src/core/tags/country.ts'
import { hasNoCapitals } from '../src/core/text/uncased-languages.ts'
import { GROUP_WINDOW_MS } from '../src/pipeline/memory.ts'
import { atOnce } from '../test/support/at-once.ts'
import { taggedText } from '../test/support/tagged-text.ts'
import { readArticles } from './cluster-replay.ts'
import { readLines } from './read-lines.ts'

export interface GoldEvent {
  readonly profile: ClusterProfile
  readonly date: string
  /** Labels of the affairs it is filed under, outermost first. */
  readonly path: readonly string[]
}

const TITLE_CHARACTERS_MAX = 200

/** The events of a file in the order of their days, as they are replayed. */
export function readEvents(file: string, categoryFrom: 'file' | 'own' = 'file'): GoldEvent[] {
  const ids = new Set<string>()
  const events = readLines(file).map((line, i) => {
    const row = JSON.parse(line)
    const text: string = row.text
    const at = Date.parse(`${row.date}T12:00:00Z`)
    if (Number.isNaN(at)) throw new Error(`line ${i + 1} of ${file} has no date`)
    const id = String(row.id ?? i + 1)
    // Two of one id would stand in one place, and both be scored by it.
    if (ids.has(id)) throw new Error(`two events of ${file} have the id ${id}`)
    ids.add(id)
    const hint = categoryFrom === 'file' ? categoryHintOf(String(row.category)) : null
    // As the pipeline profiles a cluster of one article whose title is the head of its text.
    const title = text.length <= TITLE_CHARACTERS_MAX ? text : text.slice(0, text.lastIndexOf(' ', TITLE_CHARACTERS_MAX))
    const tagged = taggedText({ title, summary: text, categoryHint: hint })
    const profile = {
      id,
      title,
      text: `${text}\n${title}. ${text.slice(0, TITLE_CHARACTERS_MAX)}`,
      language: 'en',
      countries: clusterCountries([countryWeights(tagged)]),
      categories: clusterCategories([categoryScores(tagged)]),
      outlets: 1,
      publishedAt: at,
      updatedAt: at,
    }
    return { profile, date: row.date, path: (row.story_path ?? []).map(nodeKey) }
  })
  return events.toSorted((a, b) => a.profile.publishedAt - b.profile.publishedAt)
}

const LEAD_CHARACTERS = 400
const MEMBERS_MAX = 5

const PROFILE_MEMBERS = 10
const PROFILE_LEAD_CHARACTERS = 200

/** A cluster's articles as one event, as the pipeline would profile it; filed under nothing. */
export function eventOf(members: readonly ClusterableArticle[]): GoldEvent {
  const [{ id, title, language, publishedAt }] = members as [ClusterableArticle]
  const tagged = members.map((member) => ({ ...member, categoryHint: null, countryHint: null, url: '' }))
  const text = members
    .slice(0, PROFILE_MEMBERS)
    .map((member) => `${member.title}. ${(member.summary || member.body).slice(0, PROFILE_LEAD_CHARACTERS)}`)
    .join('\n')
  const keywords = hasNoCapitals(language) ? keywordsOf(members.map((member) => ({ ...member, copyOf: member.copyOf ?? null }))) : []
  const profile = {
    id,
    title,
    text,
    language,
    names: namingKeywords(keywords, { language, reports: text }),
    countries: clusterCountries(tagged.map(countryWeights)),
    categories: clusterCategories(tagged.map(categoryScores)),
    outlets: new Set(members.map(({ sourceHost }) => sourceHost)).size,
    publishedAt,
    updatedAt: Math.max(...members.map((member) => member.publishedAt)),
  }
  return { profile, date: new Date(publishedAt).toISOString().slice(0, 10), path: [] }
}

/** The clusters of the invented sample as events, from their articles as the pipeline would profile them. */
export function readSampleEvents(directory: string): GoldEvent[] {
  const gold: { clusters: Record<string, { situation: string | null; categories: string[] }> } = JSON.parse(
    readFileSync(`${directory}/gold.json`, 'utf8'),
  )
  const clusters = Map.groupBy(readArticles(`${directory}/stream.ndjson`), (article) => article.gold)
  return [...clusters].map(([id, members]) => {
    const text = members
      .slice(0, MEMBERS_MAX)
      .map(({ title, summary, body }) => `${title}. ${(summary || body).slice(0, LEAD_CHARACTERS)}`)
      .join('\n')
    const { publishedAt, title, language } = members[0]!
    const entry = gold.clusters[id]
    const profile = {
      id,
      title,
      text,
      language,
      countries: clusterCountries([countryWeights(taggedText({ body: text }))]),
      categories: entry?.categories ?? [],
      outlets: new Set(members.map((member) => member.sourceHost)).size,
      publishedAt,
      updatedAt: Math.max(...members.map((member) => member.publishedAt)),
    }
    const situation = entry?.situation ?? null
    return { profile, date: new Date(publishedAt).toISOString().slice(0, 10), path: situation === null ? [] : [situation] }
  })
}

/** Affairs are known by their first page, since labels vary. */
function nodeKey(node: { label: string; pages: string[] }): string {
  const page = node.pages[0]
  return page === undefined ? node.label : decodeURIComponent(page).split('#')[0]!.toLowerCase()
}

const LIVE_MS = 30 * DAY_MS

/** What one nightly repair changed, against what was there before it. */
export interface Night {
  readonly date: string
  /** Situations with an event of the last 30 days, and the events of that time that are in one. */
  readonly live: number
  readonly grouped: number
  /** Ids that were merged into another. */
  readonly ended: number
  /** Events that went from one situation to another. */
  readonly moved: number
}

/** Runs events day by day as the pipeline does, with a nightly repair; returns the situation of each event ('alone …' when in none). */
export function replaySituations(
  live: LiveSituations,
  events: readonly GoldEvent[],
): { atArrival: string[]; final: string[]; nights: Night[] } {
  const atArrival: string[] = []
  const nights: Night[] = []
  let day = events[0]?.date ?? ''
  let opened = 0
  const newId = () => `s${++opened}`
  const left = new Map<string, string>()
  for (const { profile, date } of events) {
    if (date !== day) {
      nights.push(repairNight(live, { date: day, events, newId, left }))
      day = date
    }
    const prepared = live.prepare(profile)
    const grouping = live.decide(prepared)
    let situationId = grouping.action === 'join' ? grouping.situationId : null
    if (grouping.action === 'pair') {
      situationId = newId()
      live.move(grouping.clusterId, situationId)
    }
    live.put(prepared, situationId)
    atArrival.push(situationId ?? `alone ${profile.id}`)
  }
  nights.push(repairNight(live, { date: day, events, newId, left }))
  const final = events.map(({ profile: { id } }) => live.situationOf(id) ?? left.get(id) ?? `alone ${id}`)
  return { atArrival, final, nights }
}

interface NightOf {
  readonly date: string
  readonly events: readonly GoldEvent[]
  readonly newId: () => string
  /** Where events stood that have left memory. */
  readonly left: Map<string, string>
}

function repairNight(live: LiveSituations, night: NightOf): Night {
  const now = Date.parse(`${night.date}T23:59:59Z`)
  forget(live, night, now)
  const recent = night.events.filter(({ profile }) => profile.publishedAt <= now && profile.publishedAt > now - LIVE_MS)
  const grouped = recent.map(({ profile }) => live.situationOf(profile.id)).filter((id) => id !== null)
  return { date: night.date, live: new Set(grouped).size, grouped: grouped.length, ...applyRepairs(live, now, night) }
}

/** As the pipeline does: what is older than its window takes no part any more. */
function forget(live: LiveSituations, { events, left }: NightOf, now: number): void {
  for (const { profile } of events) {
    const situationId = live.situationOf(profile.id)
    if (situationId !== null && profile.updatedAt < now - GROUP_WINDOW_MS) left.set(profile.id, situationId)
  }
  live.expire(now - GROUP_WINDOW_MS)
}

function applyRepairs(live: LiveSituations, now: number, { newId, left }: NightOf): { ended: number; moved: number } {
  const done = { ended: 0, moved: 0 }
  const busy = new Set<string>()
  for (const proposal of atOnce(live.repair(now))) {
    if (proposal.kind === 'merge') {
      if (busy.has(proposal.from) || busy.has(proposal.into)) continue
      live.mergeSituations(proposal.from, proposal.into)
      for (const [id, situationId] of left) if (situationId === proposal.from) left.set(id, proposal.into)
      busy.add(proposal.from).add(proposal.into)
      done.ended++
    } else if (proposal.kind === 'move') {
      if (busy.has(proposal.clusterId) || busy.has(proposal.to ?? '') || busy.has(proposal.from ?? '')) continue
      live.move(proposal.clusterId, proposal.to)
      busy.add(proposal.clusterId)
      if (proposal.from !== null) done.moved++
    } else {
      const [a, b] = proposal.clusterIds
      if (busy.has(a) || busy.has(b)) continue
      const id = newId()
      live.move(a, id)
      live.move(b, id)
      busy.add(a).add(b)
    }
  }
  return done
}
