// What the operator's tests share: a store with records, the pipeline run until it rests, and the API's answers.

import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { createPipeline } from '../../src/pipeline/pipeline.ts'
import { DEFAULT_RULES } from '../../src/pipeline/stage.ts'
import { type Correction, type CurateDeps, curate } from '../../src/service/curate.ts'
import { undoCuration } from '../../src/service/curate-undo.ts'
import { insertArticles } from '../../src/store/articles.ts'
import { moveCluster } from '../../src/store/clusters.ts'
import type { Database } from '../../src/store/database.ts'
import { openSituation } from '../../src/store/situations.ts'
import { openTestApi } from '../support/api.ts'
import { clearRecords, idOf, NOW, seedAccount, seedCluster, seedSituation } from '../support/seed.ts'

const ROUNDS_MAX = 50
const quiet = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} }

export interface Desk {
  db: Database
  deps: CurateDeps
  clock: { now: number }
  /** Corrects, and gives the correction's number. */
  correct(correction: DistributiveOmit<Correction, 'reason'>): Promise<number>
  undo(curation: number): Promise<void>
  /** Runs the pipeline until nothing is due. */
  work(): Promise<void>
  /** The events that stand in a situation, by their slugs. */
  membersOf(situation: string): Promise<string[]>
  articlesOf(cluster: string): Promise<number>
  /** What the API answers. */
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back.
  get(path: string): Promise<{ status: number; body: any }>
}

type DistributiveOmit<T, K extends keyof never> = T extends unknown ? Omit<T, K> : never

/** An operator's desk on an empty store. */
export async function openDesk(db: Database): Promise<Desk> {
  await db.query(sql`truncate pins, kept_apart, curations, search_documents cascade`)
  await clearRecords(db)
  const clock = { now: NOW }
  const deps: CurateDeps = {
    db,
    clock: () => clock.now,
    newId: () => randomUUID(),
    rules: { minOutlets: 2, archiveDays: 60 },
    actor: 'operator@sitrep.example',
  }
  const headers = await seedAccount(db, 'operator', 'scale')
  const { app } = openTestApi(db)
  return {
    db,
    deps,
    clock,
    correct: async (correction) => (await curate(deps, { ...correction, reason: 'a test' } as Correction)).curation,
    undo: async (curation) => void (await undoCuration(deps, curation)),
    work: async () => {
      const pipeline = createPipeline({ db, clock: () => clock.now, newId: () => randomUUID(), log: quiet as never, rules: DEFAULT_RULES })
      for (let round = 0; round < ROUNDS_MAX && (await pipeline.round()) === 'worked'; round += 1);
      await pipeline.close()
    },
    membersOf: async (situation) => {
      const rows = await db.query<{ slug: string }>(sql`
        select slug from clusters where situation_id = ${idOf(situation)} and state = 'open' order by slug`)
      return rows.map((row) => row.slug)
    },
    articlesOf: async (cluster) => {
      const [row] = await db.query<{ count: number }>(sql`select count(*) as count from articles where cluster_id = ${idOf(cluster)}`)
      return row!.count
    },
    get: async (path) => {
      const response = await app.inject({ url: `/v1${path}`, headers })
      return { status: response.statusCode, body: response.json() }
    },
  }
}

/** A situation with clusters named after it: `dam` gets `dam-1`, `dam-2`, … */
export async function seedAffair(db: Database, name: string, clusters = 2): Promise<void> {
  await seedSituation(db, name, { clusterCount: clusters, sourceCount: 2 })
  for (let number = 1; number <= clusters; number += 1) {
    await seedCluster(db, `${name}-${number}`, {
      situation: name,
      publishedAt: NOW - (number + 1) * 3_600_000,
      title: `${name} event number ${number}`,
    })
  }
}

const EVENTS = [
  [
    'Vell dam cracks after the spring flood',
    'Engineers found cracks in the Vell dam in Norland after the spring flood and emptied the reservoir.',
  ],
  [
    'Villages below the Vell dam are emptied',
    'Norland police took 4,000 people out of the villages below the Vell dam, whose cracks are growing.',
  ],
  ['Vell dam repair will take a year, Norland says', 'The repair of the cracked Vell dam will take a year, the ministry of Norland said.'],
  ['Harbour strike closes Port Osten', 'Dock workers of Port Osten began a strike over pay and closed the harbour.'],
  [
    'Port Osten harbour strike enters second week',
    'The strike of dock workers in Port Osten goes on for a second week as talks on pay fail.',
  ],
  ['Chess master Ilva Moren wins the Sorrel cup', 'Ilva Moren won the Sorrel cup in chess with nine points out of eleven.'],
] as const

const OUTLETS = ['harbourpost.example', 'norlandtimes.example', 'byteledger.example', 'orbitreport.example']

/**
 * Takes in a small stream through the real pipeline: six events of four outlets each. Then an operator groups three of them by hand, merges, retires
 * and takes corrections back, so that every table of theirs has rows.
 */
export async function takeInStream(desk: Desk): Promise<void> {
  const { db } = desk
  const articles = EVENTS.flatMap(([title, summary], event) =>
    OUTLETS.map((sourceHost, outlet) => {
      const url = `https://www.${sourceHost}/news/${event}`
      return {
        id: randomUUID(),
        url,
        canonicalUrl: url,
        sourceHost,
        title: `${title}${[', reports say', '', ' – live', ': what we know'][outlet]}`,
        summary,
        body: `${summary} ${['Residents spoke of a long night.', 'Officials gave no further details.', 'More is expected tomorrow.', 'Our correspondent was there.'][outlet]}`,
        language: 'en',
        category: null,
        country: null,
        publishedAt: NOW - (40 - event * 6) * 3_600_000 + outlet * 600_000,
        publishedAtIsFirstSeen: false,
      }
    }),
  )
  await insertArticles(db, articles, NOW)
  await desk.work()
  const clusters = await db.query<{ id: string; situation: string | null }>(sql`
    select id, situation_id as situation from clusters where state = 'open' and visible_at is not null order by published_at`)
  await groupByHand(desk, clusters)
  const free = clusters.at(-1)!.id
  await desk.correct({ action: 'retire', record: 'cluster', id: free })
  await desk.work()
}

/** Puts what the pipeline left alone into one situation, so that there is one whatever the bars of grouping are. */
async function groupByHand(desk: Desk, clusters: readonly { id: string; situation: string | null }[]): Promise<void> {
  const { db } = desk
  const id = randomUUID()
  const [first, second, third] = clusters
  await db.transaction(async (tx) => {
    await openSituation(tx, { id, title: 'The Vell dam' }, NOW)
    for (const cluster of [first!, second!, third!])
      await moveCluster(tx, { clusterId: cluster.id, to: id, grouping: { action: 'test' } }, NOW)
  })
  await desk.work()
  await desk.undo(await desk.correct({ action: 'rename', record: 'situation', id, title: 'The dam' }))
  await desk.undo(await desk.correct({ action: 'conclude', record: 'situation', id }))
  await desk.undo(await desk.correct({ action: 'split', record: 'situation', id, clusters: [third!.id] }))
  await desk.work()
}
