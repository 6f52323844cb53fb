// What `explain` prints of a decision makes up its score: weighed features, trees, and what was taken off besides.

import sql from 'sql-template-tag'
import { beforeAll, describe, expect, test } from 'vitest'
import { explainCommand } from '../../src/cli/explain.ts'
import { type ActiveClusters, createActiveClusters } from '../../src/core/clusters/assign.ts'
import type { ClusterableArticle } from '../../src/core/clusters/assign-prepare.ts'
import { assignRules } from '../../src/core/clusters/assign-rules.ts'
import { explainCluster, type Reason } from '../../src/service/explain.ts'
import { membersTable } from '../../src/site/admin/explain.ts'
import { renderHtml } from '../../src/site/html.ts'
import { HOUR, NOW } from '../support/seed.ts'
import { storeOfFile } from '../support/store.ts'
import { openDesk, takeInStream } from './support.ts'

const store = storeOfFile()
let cluster: string
let joined: { features: object; doubts: object }
beforeAll(async () => {
  const desk = await openDesk(store.db)
  await takeInStream(desk)
  const [row] = await store.db.query<{ id: string; joined: typeof joined }>(sql`
    select cluster_id as id, assignment as joined from articles where assignment ->> 'reason' = 'above_bar' order by seq limit 1`)
  cluster = row!.id
  joined = row!.joined
})

const report = (id: string, more: Partial<ClusterableArticle> = {}): ClusterableArticle => ({
  id,
  title: 'Ferry sinks off Marlow Island, 14 missing',
  summary: '',
  body: 'A ferry carrying 60 people sank off Marlow Island on Monday, the coast guard of Tarvania said. Fourteen passengers of the Sea Lark are missing and divers search the wreck near Port Ellen.',
  language: 'en',
  sourceHost: `${id}.example`,
  publishedAt: NOW,
  ...more,
})
const second = report('second', {
  title: 'Fourteen missing after ferry sinks near Marlow Island',
  body: 'The coast guard of Tarvania searched on Monday for fourteen passengers missing after the ferry Sea Lark sank off Marlow Island with 60 people on board, officials in Port Ellen said.',
  publishedAt: NOW + 5 * HOUR,
})
const strike = report('strike', {
  title: 'Rail workers on Marlow Island walk out over pay',
  body: 'Trains stood still near Port Ellen on Monday as the union of rail workers of Tarvania began a strike over pay that could last all week.',
})
const foreign = report('foreign', {
  title: 'Schiff gesunken: Taucher suchen 14 Vermisste',
  body: 'Die Behörden suchen am Montag mit Tauchern weiter nach 14 Vermissten, nachdem ein Schiff mit 60 Menschen an Bord gesunken war, sagte Minister Karl Obermann in Ostermark.',
  language: 'de',
  publishedAt: NOW + 5 * HOUR,
})

/** The same report with a country in it. */
const within = (country: string, { id, body, ...rest }: ClusterableArticle) =>
  report(id, { ...rest, body: `${body} The island is part of ${country}.` })

const holding = (...articles: ClusterableArticle[]): ActiveClusters => {
  const active = createActiveClusters()
  for (const article of articles) active.add(active.prepare(article), article.id)
  return active
}

/** A decision as it is recorded, and what the trees gave for the features as they were weighed. */
interface Weighed {
  recorded: { score: number | null; features: object; doubts: object }
  trees: number
}

function joining(article: ClusterableArticle, active: ActiveClusters): Weighed {
  const prepared = active.prepare(article)
  const { action, reason, score, features, doubts } = active.decide(prepared)
  return {
    recorded: { action, reason, score, features, doubts } as never,
    trees: assignRules.assignTrees(active.candidates(prepared)[0]!.features),
  }
}

function merging(active: ActiveClusters): Weighed {
  const [{ from, into, ...why }] = active.mergeProposals(new Map([['second', null]])) as [never] as [
    ReturnType<ActiveClusters['mergeProposals']>[number],
  ]
  return { recorded: { action: 'merge', ...why } as never, trees: assignRules.mergeTrees(active.mergeCandidates('second')[0]!.features) }
}

/** What is printed of a recorded assignment on the command line and on the operator's page, and what is explained. */
async function explained(assignment: object): Promise<{ why: Reason; printed: string[] }> {
  await store.db.query(sql`
    update articles set assignment = ${JSON.stringify(assignment)}::jsonb where seq = (select min(seq) from articles where cluster_id = ${cluster})`)
  const explanation = await explainCluster(store.db, cluster)
  const lines: string[] = []
  const context = { openStore: async () => store.db, print: (told: string[]) => void lines.push(...told) } as never
  await explainCommand.run(context, { positionals: ['cluster', cluster] } as never)
  const own = lines.slice(lines.indexOf('articles, in order of arrival'))
  const cells = renderHtml(membersTable(explanation, undefined)).split(/<[^>]+>/)
  return { why: explanation.articles[0]!.why!, printed: [own.find(isParts)!, cells.find(isParts)!] }
}

const isParts = (text: string): boolean => / × .*, trees /.test(text)

/** The sum of `one 1 × -3.548, others 0.310, trees 0.200`. */
function sumOf(printed: string): number {
  return printed.split(', ').reduce(
    (sum, part) =>
      sum +
      part
        .split(' ')
        .filter((word) => Number.isFinite(Number(word)) && word !== '')
        .reduce((product, word) => product * Number(word), 1),
    0,
  )
}

const partsOf = ({ features, doubts, trees }: Reason): number =>
  [...features, ...doubts].reduce((sum, { contribution }) => sum + contribution!, trees!)

describe('the parts that are explained make up the score, in which the trees are what the model gave', () => {
  test.each<[string, () => Weighed, string[]]>([
    ['a join by a lone candidate', () => joining(second, holding(report('first'))), ['loneDoubt', 'dailyDoubt']],
    ['a join by one of several', () => joining(second, holding(report('first'), strike)), []],
    [
      'a join across countries',
      () => joining(within('Peru', second), holding(within('Norway', report('first')), strike)),
      ['countryDoubt'],
    ],
    ['a decision across languages', () => joining(foreign, holding(report('first'), strike)), ['dailyDoubt', 'foreignDoubt', 'loneDoubt']],
  ])('of %s', async (_, decide, doubts) => {
    const { recorded, trees } = decide()
    const { why, printed } = await explained(recorded)
    expect(why.doubts.map(({ name }) => name).toSorted()).toEqual(doubts.toSorted())
    expect(Math.abs(why.trees! - trees)).toBeLessThan(0.01)
    for (const sum of [partsOf(why), ...printed.map(sumOf)]) expect(Math.abs(sum - recorded.score!)).toBeLessThan(0.01)
  })

  test.each<[string, () => Weighed, string[]]>([
    ['two reports that stand alone in the store', () => merging(holding(report('first'), second)), ['aloneDoubt', 'dailyDoubt']],
    ['two reports, others beside them', () => merging(holding(report('first'), second, strike)), ['aloneDoubt']],
    [
      'reports of two countries',
      () => merging(holding(within('Norway', report('first')), within('Peru', second), strike)),
      ['aloneDoubt', 'countryDoubt'],
    ],
  ])('of merging %s', async (_, decide, doubts) => {
    const { recorded, trees } = decide()
    const { why, printed } = await explained({ action: 'open', reason: 'no_candidate', score: null, features: {}, merged: [recorded] })
    const [merge] = why.merged
    expect(merge!.doubts.map(({ name }) => name).toSorted()).toEqual(doubts.toSorted())
    expect(Math.abs(merge!.trees! - trees)).toBeLessThan(0.01)
    for (const sum of [partsOf(merge!), ...printed.map(sumOf)]) expect(Math.abs(sum - recorded.score!)).toBeLessThan(0.01)
  })

  test('the pipeline records the doubts of a decision beside its features, not among them', () => {
    expect(joined.doubts).toEqual({ loneDoubt: 0.8 })
    expect(joined.features).not.toHaveProperty('loneDoubt')
  })

  test('a record of an older decision, without doubts, is explained with what is not weighed as its trees', async () => {
    const { why } = await explained({ action: 'join', reason: 'above_bar', score: 2.5, features: { one: 1, day: 1 } })
    expect(why.doubts).toEqual([])
    expect(partsOf(why)).toBeCloseTo(2.5, 9)
  })
})
