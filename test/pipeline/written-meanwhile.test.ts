// What feeds, readers of pages and language models write while a stage is at work is not lost: they do not wait for the pipeline.

import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { assignWaiting } from '../../src/pipeline/assign-articles.ts'
import { createCaution } from '../../src/pipeline/caution.ts'
import { emptyMemory } from '../../src/pipeline/memory.ts'
import { reviseArticles } from '../../src/pipeline/revise-articles.ts'
import type { StageContext } from '../../src/pipeline/stage.ts'
import { finishPage } from '../../src/store/article-pages.ts'
import { reviseArticles as correctArticles } from '../../src/store/articles.ts'
import { takeLease } from '../../src/store/leases.ts'
import { meanwhile } from '../support/meanwhile.ts'
import { HOUR, newsroomOfEach } from '../support/pipeline.ts'
import { claimPage } from '../support/seed.ts'

const { store, newsroom } = newsroomOfEach()

/** What stages are given, over one memory. */
async function contextOf(): Promise<StageContext> {
  const now = newsroom.deps.clock()
  const lease = (await takeLease(store.db, 'test', { now }))!
  const memory = await emptyMemory(store.db, undefined)
  return { ...newsroom.deps, memory, lease, now, goingOn: async () => {}, caution: createCaution() }
}

const WIRE =
  'Dock workers of Port Osten began a strike over pay on Monday and closed the harbour to all ships, the union and the port said. Talks with the owners of the terminals broke down on Sunday night after nine hours, and no date for new ones was set.'
const OWN =
  'Nothing moves at Port Osten. Our reporter walked along the quays this morning with crane drivers who have not been paid for overtime since May: eleven percent is what they want, they say, and a written promise about night shifts in winter.'
const title = 'Dock workers of Port Osten strike over pay'

const post = async () =>
  (
    await store.db.query<{ id: string; copy: boolean; due: boolean }>(sql`
      select id, copy_of is not null as copy, revision_due as due from articles where source_host = 'post.example'`)
  )[0]!

test('a correction that comes while another one of the same article is judged is judged as well', async () => {
  await newsroom.report(
    { outlet: 'herald', hour: 0, title, body: WIRE },
    { outlet: 'post', hour: 1, title: `${title}, harbour closed`, body: OWN },
  )
  newsroom.pass(2 * HOUR)
  const context = await contextOf()
  await assignWaiting(context)
  const { id } = await post()
  const correct = (body: string) => correctArticles(store.db, [{ id, title, summary: '', body, language: 'en' }], context.now)
  await correct(WIRE)
  await reviseArticles({ ...context, db: meanwhile(store.db, () => correct(OWN)) })
  expect(await post()).toEqual({ id, copy: true, due: true })
  await reviseArticles(context)
  expect(await post()).toEqual({ id, copy: false, due: false })
})

test.each([true, false])(
  'a page that is read while its article is put into a cluster is judged (%s: it comes in time)',
  async (isInTime) => {
    await newsroom.report({ outlet: 'herald', hour: 0, title, body: WIRE }, { outlet: 'post', hour: 1, title: `${title} and shut harbour` })
    newsroom.pass(2 * HOUR)
    const context = await contextOf()
    const { id } = await post()
    const page = await claimPage(store.db, id)
    const read = () => finishPage(store.db, page, { text: WIRE, originUrl: null })
    if (isInTime) await read()
    await assignWaiting(isInTime ? context : { ...context, db: meanwhile(store.db, read) })
    expect(await post()).toEqual({ id, copy: isInTime, due: !isInTime })
    await reviseArticles(context)
    expect(await post()).toEqual({ id, copy: true, due: false })
  },
)
