// A language model beside the pipeline, over HTTP: it may write what readers see, it may never hold it up or add to it.

import { createServer, type Server } from 'node:http'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Log } from '../../src/log.ts'
import { createPipeline, type Pipeline } from '../../src/pipeline/pipeline.ts'
import { createLanguageModel } from '../../src/provider/language-model.ts'
import { explainSituation } from '../../src/service/explain.ts'
import { BURST, INQUIRY } from '../support/dam-affair.ts'
import { eventually } from '../support/eventually.ts'
import { listening } from '../support/free-port.ts'
import { createNewsroom, DAY, HOUR, type Newsroom } from '../support/pipeline.ts'
import { storeOfEach } from '../support/store.ts'

const KEY = 'key-that-nobody-may-see'
const reports = [...BURST, ...INQUIRY]
const SUPPORTED = {
  title: 'Tormin inquiry',
  background: 'Four people were killed in Tormin when the Velmara dam gave way above the Orska valley.',
  developments: ['Investigators in the Orska valley seized reports on cracks in the Velmara dam as the prosecutor opened an inquiry.'],
}
const MINUTE = 60_000
const WRITTEN = `${SUPPORTED.background}\n\n${SUPPORTED.developments[0]}`

const store = storeOfEach()
let newsroom: Newsroom
let server: Server
let pipeline: Pipeline
let asked: { authorization: string | undefined; body: { model: string; messages: { role: string; content: string }[] } }[]
let logged: string[]
/** What the model does with a question: null never answers. */
let answer: (material: string) => { status: number; content: unknown; retryAfter?: string } | null

beforeEach(async () => {
  newsroom = createNewsroom(store.db)
  asked = []
  logged = []
  server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request))
    asked.push({ authorization: request.headers.authorization, body: JSON.parse(body.toString()) })
    const told = answer(asked.at(-1)?.body.messages[1]?.content ?? '')
    if (told?.retryAfter) response.setHeader('retry-after', told.retryAfter)
    if (told) response.writeHead(told.status, { 'content-type': 'application/json' }).end(JSON.stringify(told.content))
  })
  const url = `http://127.0.0.1:${await listening(server)}`
  const note = (event: string, fields?: object) => void logged.push(JSON.stringify([event, fields]))
  const log: Log = { ...newsroom.deps.log, info: note, warn: note, error: note }
  pipeline = createPipeline({ ...newsroom.deps, log, model: createLanguageModel({ url, model: 'tiny', key: KEY }) })
})
afterEach(async () => {
  await pipeline.close()
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})

const isAboutDam = (material: string) => material.includes('Velmara')
/** Behind the first in rank, and due to be written. It has no reports. */
const addLesserSituation = () =>
  store.db.query(sql`
    with lesser as (
      insert into situations select (jsonb_populate_record(null::situations, to_jsonb(s) || jsonb_build_object('id', gen_random_uuid(), 'slug', 'lesser',
        'relevance_rank', 0, 'maintain_due', false, 'transition_at', null))).* from situations s where visible_at is not null returning id)
    insert into situation_texts (situation_id, title, summary, key) select id, '', '', 'lesser' from lesser`)
const message = (content: unknown) => ({
  status: 200,
  content: { choices: [{ message: { role: 'assistant', content: JSON.stringify(content) } }] },
})
const shown = () =>
  store.db.query<{ title: string; summary: string }>(sql`select title, summary from situations where visible_at is not null`)
/** Rounds until the expectation holds; the model answers beside them. */
const roundsUntil = (holds: () => unknown) =>
  eventually(async () => {
    await pipeline.round()
    await holds()
  })

async function publish(): Promise<{ title: string; summary: string }> {
  await newsroom.report(...reports)
  newsroom.pass(2 * DAY)
  await roundsUntil(async () => expect(await shown()).toHaveLength(1))
  return (await shown())[0]!
}

test('what the model writes is shown once every sentence is supported, asked once for one text, with the reports as material', async () => {
  answer = () => message(SUPPORTED)
  await publish()
  await roundsUntil(async () => expect(await shown()).toEqual([{ title: SUPPORTED.title, summary: WRITTEN }]))
  expect(asked[0]?.authorization).toBe(`Bearer ${KEY}`)
  expect(asked[0]?.body.model).toBe('tiny')
  expect(asked[0]?.body.messages.map(({ role, content }) => [role, content.includes('Tormin')])).toEqual([
    ['system', false],
    ['user', true],
  ])
  const [{ id }] = (await store.db.query<{ id: string }>(sql`select id from situations where visible_at is not null`)) as [{ id: string }]
  expect((await explainSituation(store.db, id)).situation.written).toEqual(['title', 'summary'])
  const questions = asked.length
  // Another voice on what is known changes nothing that was chosen.
  await newsroom.report({ ...reports[3]!, outlet: 'valleytimes', hour: 32 })
  newsroom.pass(HOUR)
  for (let round = 0; round < 10; round += 1) await pipeline.round()
  expect([asked.length, await shown()]).toEqual([questions, [{ title: SUPPORTED.title, summary: WRITTEN }]])
  expect(await store.db.query(sql`select 1 from changes where kind = 'situation.updated'`)).not.toEqual([])
})

test('a sentence that no member supports is never shown, and the model is asked twice at most', async () => {
  answer = () =>
    message({
      ...SUPPORTED,
      title: 'Velmara fraud',
      developments: ['The Orska prosecutor arrested 17 engineers of the Velmara dam for fraud.'],
    })
  const chosen = await publish()
  await roundsUntil(() => expect(logged.filter((line) => line.includes('situation.written'))).toHaveLength(2))
  for (let round = 0; round < 10; round += 1) await pipeline.round()
  expect([asked.length, await shown()]).toEqual([2, [chosen]])
  const [{ id }] = (await store.db.query<{ id: string }>(sql`select id from situations where visible_at is not null`)) as [{ id: string }]
  expect((await explainSituation(store.db, id)).situation.written).toEqual([])
})

test('an answer with signs that no store takes harms nothing', async () => {
  answer = () => message({ ...SUPPORTED, title: 'Tormin inquiry\u0000\ud800' })
  const chosen = await publish()
  await roundsUntil(async () => expect(await shown()).toEqual([{ title: chosen.title, summary: WRITTEN }]))
})

test.each<[string, typeof answer]>([
  ['names a time', () => ({ status: 429, content: {}, retryAfter: '600' })],
  ['answers with an error', () => ({ status: 503, content: { error: 'overloaded' } })],
  ['answers without a message', () => ({ status: 200, content: { choices: [] } })],
])('a model that %s is left alone for a while, and readers see what was chosen', async (_, failure) => {
  answer = failure
  const chosen = await publish()
  expect(chosen.summary).toContain('Velmara')
  await roundsUntil(() => expect(logged.filter((line) => line.includes('model.failed'))).toHaveLength(1))
  if (failure('')?.retryAfter) newsroom.pass(HOUR / 10)
  for (let round = 0; round < 10; round += 1) await pipeline.round()
  expect(asked).toHaveLength(1)
  answer = () => message(SUPPORTED)
  newsroom.pass(HOUR)
  await roundsUntil(async () => expect((await shown())[0]?.title).toBe(SUPPORTED.title))
  expect(logged.join()).not.toContain(KEY)
})

test.each<[string, typeof answer]>([
  ['key refused', () => ({ status: 401, content: {} })],
  ['over its limit', () => ({ status: 429, content: {} })],
  ['failing', () => ({ status: 503, content: {} })],
])('operators are told once that a model is in trouble (%s), and that it writes again', async (reason, failure) => {
  answer = failure
  await publish()
  const told = () => logged.filter((line) => line.includes('writing.')).map((line) => JSON.parse(line).filter(Boolean))
  for (let hour = 1; hour <= 2; hour += 1) {
    await roundsUntil(() => expect(logged.filter((line) => line.includes('model.failed'))).toHaveLength(hour))
    newsroom.pass(HOUR)
  }
  expect(told()).toEqual([['writing.failed', { reason }]])
  answer = () => message(SUPPORTED)
  newsroom.pass(HOUR)
  await roundsUntil(() => expect(told()).toEqual([['writing.failed', { reason }], ['writing.resumed']]))
})

test('a model that breaks down over one text is in trouble from the third time in a row', async () => {
  answer = () => ({ status: 500, content: {} })
  await publish()
  for (let times = 1; times <= 3; times += 1) {
    expect(logged.filter((line) => line.includes('writing.failed'))).toEqual([])
    await roundsUntil(() => expect(logged.filter((line) => line.includes('model.failed'))).toHaveLength(times))
    newsroom.pass(HOUR)
  }
  await eventually(() => expect(logged.filter((line) => line.includes('writing.failed'))).toHaveLength(1))
})

test('a text that the model has no answer to is asked twice at most, so that others have their turn', async () => {
  answer = () => ({
    status: 200,
    content: { choices: [{ finish_reason: 'content_filter', message: { role: 'assistant', content: null } }] },
  })
  const chosen = await publish()
  for (const questions of [1, 2]) {
    await roundsUntil(() => expect(logged.filter((line) => line.includes('model.failed'))).toHaveLength(questions))
    newsroom.pass(HOUR)
  }
  for (let round = 0; round < 10; round += 1) await pipeline.round()
  expect([asked.length, await shown()]).toEqual([2, [chosen]])
})

test('what no member says any more, though what was chosen is the same, is taken back and written anew', async () => {
  answer = () => message(SUPPORTED)
  await publish()
  await roundsUntil(async () => expect((await shown())[0]?.summary).toBe(WRITTEN))
  const questions = asked.length
  await store.db.query(sql`update situation_texts set written_summary = replace(written_summary, 'Four', 'Nine')`)
  await store.db.query(sql`update situations set maintain_due = true`)
  await roundsUntil(() => expect(asked).toHaveLength(questions + 1))
  await roundsUntil(async () => expect((await shown())[0]?.summary).toBe(WRITTEN))
  expect((await store.db.query(sql`select 1 from situations where summary like '%Nine people were killed%'`)).length).toBe(0)
})

test('a text over which the model breaks down keeps no other from being written, is asked about ever less, and six times at most', async () => {
  const broken = (material: string) => (isAboutDam(material) ? { status: 500, content: {} } : message(SUPPORTED))
  answer = broken
  await publish()
  const questions = (about: boolean) => asked.filter(({ body }) => isAboutDam(body.messages[1]?.content ?? '') === about).length
  await roundsUntil(() => expect(logged.filter((line) => line.includes('model.failed'))).toHaveLength(1))
  await addLesserSituation()
  newsroom.pass(MINUTE)
  // Once or twice: what is said of it is not to be believed.
  await roundsUntil(() => expect(questions(false)).toBeGreaterThan(0))
  expect(questions(true)).toBe(1)
  for (let hour = 1; hour <= 12; hour += 1) {
    newsroom.pass(HOUR)
    const failures = questions(true)
    for (let round = 0; round < 3; round += 1) await pipeline.round()
    if (hour === 1) await roundsUntil(() => expect(questions(true)).toBe(failures + 1))
    await eventually(() => expect(logged.filter((line) => line.includes('model.failed'))).toHaveLength(questions(true)))
  }
  expect(questions(true)).toBe(6)
})

test('a server that is out of reach costs no text its turn', async () => {
  answer = () => ({ status: 503, content: {} })
  await publish()
  for (let hour = 1; hour <= 8; hour += 1) {
    await roundsUntil(() => expect(asked).toHaveLength(hour))
    newsroom.pass(HOUR)
  }
  answer = () => message(SUPPORTED)
  newsroom.pass(HOUR)
  await roundsUntil(async () => expect((await shown())[0]?.title).toBe(SUPPORTED.title))
})

test('a model that never answers holds nothing up, not even the end', async () => {
  answer = () => null
  await publish()
  await roundsUntil(() => expect(asked).toHaveLength(1))
  await pipeline.close()
  expect((await shown())[0]?.summary).toContain('Velmara')
})
