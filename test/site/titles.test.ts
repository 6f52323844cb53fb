// What pages say of the language of a title, for those who hear it or read it from the other side.

import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { addFeeds } from '../../src/store/feeds.ts'
import { HOUR, idOf, NOW, seedCluster, seedSituation } from '../support/seed.ts'
import { BROWSER, openTestSite, viewerOf } from '../support/site.ts'
import { storeOfFile } from '../support/store.ts'

const store = storeOfFile()

test('on the pages of operators a title runs in the direction of its letters, and one of an event in that of its language, which is said', async () => {
  const site = openTestSite(store.db)
  site.session.viewer = viewerOf('ann', { isOperator: true })
  const get = (url: string) => site.app.inject({ url, headers: BROWSER })
  const title = 'انهيار سد فيلمارا بعد أسبوع من الأمطار'
  await seedSituation(store.db, 'dam', { title })
  await seedCluster(store.db, 'dam-1', { situation: 'dam', title, articles: [{ outlet: 'outlet.example', title }] })
  await store.db.query(sql`update clusters set language = 'ar' where id = ${idOf('dam-1')}`)
  await store.db.query(sql`update articles set language = 'ar' where cluster_id = ${idOf('dam-1')}`)
  await store.db.query(sql`
    insert into changes (at, kind, record, record_id, detail) values (${new Date(NOW).toISOString()}, 'cluster.published', 'cluster', ${idOf('dam-1')}, '{}')`)
  const [ofEvent, ofSituation] = [`<span dir="rtl" lang="ar">${title}</span>`, `<span dir="auto">${title}</span>`]
  const event = (await get(`/admin/events/${idOf('dam-1')}`)).body
  expect(event).toContain(`<h1>${ofEvent}</h1>`)
  expect(event).toContain(`<title>${title} – Operator – Sitrep</title>`)
  expect(event).toContain(`${ofEvent}</a></div></td>`)
  expect(event).toContain(`${ofSituation}</a>`)
  const situation = (await get(`/admin/situations/${idOf('dam')}`)).body
  expect(situation).toContain(`<h1>${ofSituation}</h1>`)
  expect(situation).toContain(`${ofEvent}</a></div></td>`)
  expect((await get('/admin/changes')).body).toContain(`${ofEvent}</a>`)
})

test('a text in a language that runs from the right does so where a name in Latin letters begins it', async () => {
  const title = 'FIFA تعلن إلغاء مباراة فيلمارا بعد أسبوع من الأمطار'
  await seedCluster(store.db, 'match', { title, articles: [{ outlet: 'outlet.example', title }] })
  await store.db.query(sql`update clusters set language = 'ar' where id = ${idOf('match')}`)
  const { body } = await openTestSite(store.db).app.inject({ url: '/events/match', headers: BROWSER })
  expect(body).toContain('<div class="summary" lang="ar" dir="rtl">')
  expect(body).toContain(`lang="ar" dir="rtl">${title}`)
})

test('the title of a feed in trouble runs in the direction of its letters', async () => {
  const title = 'أخبار فيلمارا!'
  const hints = { category: null, country: null, language: 'ar', nextAt: NOW }
  await addFeeds(store.db, [{ id: idOf('feed'), url: 'https://outlet.example/feed', title, ...hints }])
  await store.db.query(sql`update feeds set failures = 9, last_error = 'gone'`)
  const { body } = await openTestSite(store.db).app.inject({ url: '/status', headers: BROWSER })
  expect(body).toContain(`<span dir="auto">${title}</span> <span class="muted">outlet.example</span>`)
})

test('a title that an operator gave is said to be in the language that it shows, and what stands below it in that of the reports', async () => {
  const site = openTestSite(store.db)
  site.session.viewer = viewerOf('ann', { isOperator: true })
  const get = async (url: string) => (await site.app.inject({ url, headers: BROWSER })).body
  const summary = 'In Halldal sind nach dem Bruch des Staudamms tausende Menschen auf der Flucht vor dem Wasser.'
  await seedSituation(store.db, 'damm', { title: 'Dammbruch in Halldal', summary })
  for (const [name, title] of [
    ['given', 'Thousands flee as dam breaks in Halldal'],
    ['own', 'Tausende fliehen nach Dammbruch in Halldal'],
  ] as const) {
    await seedCluster(store.db, name, { situation: 'damm', title, summary, summaryFull: summary })
    await store.db.query(sql`update clusters set language = 'de', title_pinned = ${name === 'given'} where id = ${idOf(name)}`)
    await store.db.query(sql`
      insert into changes (at, kind, record, record_id, detail) values (${new Date(NOW).toISOString()}, 'cluster.published', 'cluster', ${idOf(name)}, '{}')`)
  }
  const timeline = await get('/situations/damm')
  expect(timeline).toContain('<h4><a href="/events/given">Thousands flee')
  expect(timeline).toContain('<h4 lang="de" dir="auto"><a href="/events/own">Tausende fliehen')
  expect(timeline).toContain(`<p class="short" lang="de" dir="auto">${summary}`)
  const event = await get('/events/given')
  expect(event).toContain('<h1><span>Thousands flee')
  expect(event).toContain('<div class="summary" lang="de" dir="auto">')
  for (const url of [`/admin/events/${idOf('given')}`, `/admin/situations/${idOf('damm')}`, '/admin/changes'])
    expect({ url, body: await get(url) }).toMatchObject({ body: expect.stringContaining('<span dir="auto">Thousands flee as dam') })
})

test('what an operator calls an English event or situation in German is said to be German, and what stands below it English', async () => {
  const site = openTestSite(store.db)
  const get = async (url: string) => (await site.app.inject({ url, headers: BROWSER })).body
  const [title, summary] = ['Tausende fliehen nach Dammbruch im Tal', 'Thousands flee as the dam breaks in the valley, officials said.']
  const inGerman = 'lang="de" dir="auto"'
  await seedSituation(store.db, 'valley', { title, summary })
  await seedCluster(store.db, 'called', { situation: 'valley', title, summary, summaryFull: summary })
  await seedCluster(store.db, 'beside', { situation: 'valley', title: 'Neue Regierung', publishedAt: NOW - 5 * HOUR })
  await store.db.query(sql`update clusters set title_pinned = true where id = ${idOf('called')}`)
  await store.db.query(sql`update clusters set language = 'de' where id = ${idOf('beside')}`)
  await store.db.query(sql`update situations set title_pinned = true where id = ${idOf('valley')}`)
  const event = await get('/events/called')
  expect(event).toContain(`<h1><span ${inGerman}>${title}`)
  expect(event).toContain('<div class="summary"><p>Thousands flee')
  expect(event).toContain(`<strong ${inGerman}>${title}`)
  expect(event).toContain(`<a href="/events/beside" ${inGerman}>Neue Regierung`)
  const situation = await get('/situations/valley')
  expect(situation).toContain(`<h1><span ${inGerman}>${title}`)
  expect(situation).toContain('<div class="summary"><p>Thousands flee')
  const front = await get('/?days=7')
  expect(front).toContain(`<h2 ${inGerman}><a href="/situations/valley">`)
  expect(front).toContain('<p class="preview">Thousands flee')
})
